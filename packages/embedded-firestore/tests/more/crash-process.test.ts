import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GrpcClient, type Json } from '../conformance/grpc-client';
import { post, send } from '../conformance/http-client';
import { Random } from '../fuzz/random';
import { Mirror } from '../support/mirror';
import { Program, type Shipped, ship } from '../support/program';

const ROUNDS = 10;
/** A round takes two seconds on an idle machine. */
const timeout = ROUNDS * 20_000;
const WRITES = 1_000;
const AT_ONCE = 8;
const BATCH = 5;
const database = 'projects/demo/databases/(default)';
const documents = `${database}/documents`;
const owner = 'Bearer owner';

let shipped: Shipped;
let folder: string;
const running = new Set<Program>();

beforeAll(() => {
  shipped = ship();
  folder = mkdtempSync(join(tmpdir(), 'embedded-firestore-kill-'));
});

afterAll(async () => {
  for (const program of running) await program.kill();
  shipped.remove();
  rmSync(folder, { recursive: true });
});

/** What a client knows: the newest number that each document, or batch of documents, was acknowledged with, and those still asked for. */
class Knowledge {
  readonly acknowledged = new Map<string, number>();
  readonly asked = new Map<string, number>();
  latest = '';
  count = 0;
  /** Called at each acknowledgement. */
  learned = (): void => {};

  /** The number in a document must be the acknowledged one, or that of the write that was cut off. */
  allows(key: string, number: number | undefined): boolean {
    const known = this.acknowledged.get(key);
    return number === known || (number !== undefined && number === this.asked.get(key));
  }

  learn(key: string, number: number, time: string): void {
    this.acknowledged.set(key, number);
    this.count += 1;
    if (instant(time) > instant(this.latest)) this.latest = time;
    this.learned();
  }
}

/** A time in microseconds, to be compared. */
function instant(time: string): number {
  const [, seconds = '', fraction = ''] = /^(.*?)(?:\.(\d+))?Z$/.exec(time) ?? [];
  return seconds === '' ? 0 : Date.parse(`${seconds}Z`) * 1000 + Number(fraction.padEnd(6, '0'));
}

const fields = (n: number): Json => ({ n: { integerValue: String(n) }, text: { stringValue: 'é'.repeat(n % 300) } });
const numberIn = (document: Json | undefined): number | undefined => {
  const n = ((document?.fields as Json | undefined)?.n as Json | undefined)?.integerValue;
  return n === undefined ? undefined : Number(n);
};

/** One write in the way its key says, until it is acknowledged. @throws when the server is gone */
async function write(port: number, grpc: GrpcClient, key: string, n: number): Promise<string> {
  const [way = ''] = key.split('-');
  const name = `${documents}/c/${key}`;
  if (way === 'rest') {
    const body = JSON.stringify({ fields: fields(n) });
    const answer = await send(port, { method: 'PATCH', path: `/v1/${name}`, headers: { Authorization: owner }, body });
    return String((JSON.parse(answer.body) as Json).updateTime);
  }
  const names = way === 'single' ? [name] : Array.from({ length: BATCH }, (_, part) => `${name}.${part}`);
  const writes = names.map((each) => ({ update: { name: each, fields: fields(n) } }));
  if (way !== 'restbatch') return String((await grpc.call('Commit', { database, writes }, owner))[0]?.commitTime);
  return String(((await post(port, `${documents}:commit`, { writes }, owner)).json as Json).commitTime);
}

/** Up to a thousand writes, several at once, each document by one writer. */
async function load(port: number, grpc: GrpcClient, known: Knowledge, first: number): Promise<void> {
  const writer = async (at: number): Promise<void> => {
    const key = `${['rest', 'single', 'batch', 'restbatch'][at % 4]}-${at}`;
    for (let n = first; n < first + WRITES / AT_ONCE; n += 1) {
      known.asked.set(key, n);
      known.learn(key, n, await write(port, grpc, key, n));
    }
  };
  await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, at) => writer(at)));
}

async function stored(port: number): Promise<Map<string, Json>> {
  const query = { structuredQuery: { from: [{ collectionId: 'c' }] } };
  const answers = (await post(port, `${documents}:runQuery`, query, owner)).json as Json[];
  return new Map(answers.flatMap(({ document }) => (document ? [[String((document as Json).name), document as Json]] : [])));
}

function check(known: Knowledge, present: ReadonlyMap<string, Json>): void {
  for (const key of known.asked.keys()) {
    const parts = key.includes('batch') ? Array.from({ length: BATCH }, (_, part) => `${key}.${part}`) : [key];
    const numbers = new Set(parts.map((part) => numberIn(present.get(`${documents}/c/${part}`))));
    expect([key, [...numbers].length], 'a batch is there as a whole or not at all').toEqual([key, 1]);
    const [number] = numbers;
    expect(known.allows(key, number), `${key} holds ${number}, acknowledged was ${known.acknowledged.get(key)}`).toBe(true);
    if (number !== undefined) known.acknowledged.set(key, number);
  }
}

/** The documents without what the two ways of asking print differently. */
const comparable = (present: ReadonlyMap<string, Json>) =>
  new Map([...present].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, document]) => [name, [numberIn(document), document.updateTime]]));

async function round(dataDir: string, random: Random, known: Knowledge, mirror: Mirror, first: number): Promise<void> {
  const program = new Program(process.execPath, [shipped.cli, '--port', '0', '--data', dataDir]);
  running.add(program);
  const port = await program.port();
  const grpc = new GrpcClient(port);

  const present = await stored(port);
  check(known, present);
  await mirror.listen(grpc, () => true);
  expect(comparable(mirror.documents)).toEqual(comparable(present));
  const before = known.latest;
  const probe = await write(port, grpc, 'single-probe', first);
  expect(instant(probe)).toBeGreaterThan(instant(before));
  known.asked.set('single-probe', first);
  known.learn('single-probe', first, probe);

  const listening = mirror.listen(grpc);
  const goal = known.count + 1 + random.below(150);
  const later = random.below(4);
  known.learned = () => void (known.count === goal && setTimeout(() => program.process.kill('SIGKILL'), later));
  await load(port, grpc, known, first);
  expect(await program.exit()).toBe('SIGKILL');
  running.delete(program);
  known.learned = () => {};
  await listening;
  grpc.close();
}

describe('the program, killed in the middle of a thousand writes', () => {
  it.concurrent.each([1, 2])(`has lost nothing it acknowledged, ${ROUNDS} times (folder %i)`, { timeout }, async (seed) => {
    const random = new Random(seed);
    const dataDir = join(folder, `data-${seed}`);
    const known = new Knowledge();
    const mirror = new Mirror(database, 'c');

    for (let turn = 0; turn < ROUNDS; turn += 1) await round(dataDir, random, known, mirror, 1 + turn * WRITES);

    expect(known.count).toBeGreaterThan(ROUNDS);
  });
});
