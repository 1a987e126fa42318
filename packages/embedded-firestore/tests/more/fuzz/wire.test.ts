import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../../../src/server';
import { GrpcClient, type Json } from '../../conformance/grpc-client';
import { post, send } from '../../conformance/http-client';
import { ChannelRequests } from '../../fuzz/channel-requests';
import { controlRequest } from '../../fuzz/control-requests';
import { type Exchange, exchange } from '../../fuzz/exchange';
import { GrpcConnections, grpcCall } from '../../fuzz/grpc-calls';
import { Random } from '../../fuzz/random';
import { rawConnection } from '../../fuzz/raw-connections';
import { restRequest } from '../../fuzz/rest-requests';
import { draws } from '../../support/draws';

/** Many of them wait: for the locks of transactions that others left open, or for the end of a half request. */
const AT_ONCE = 64;
const MEGABYTE = 1024 * 1024;

let server: Server;
let folder: string;
let heapBefore: number;
const complaints: string[] = [];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** In bytes, without what nobody refers to any more. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

beforeAll(async () => {
  heapBefore = heapInUse();
  folder = mkdtempSync(join(tmpdir(), 'embedded-firestore-fuzz-'));
  const log = (line: string): void => {
    if (/internal|bug|failed/i.test(line)) complaints.push(line);
  };
  server = await createServer({ log, limits: { requestMillis: 500, unreadBytes: 20 * MEGABYTE, unreadBytesOfAll: 40 * MEGABYTE } });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Runs an attempt for each seed, some at once; a failure names its seed. */
async function forSeeds(count: number, attempt: (random: Random) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let seed = next++; seed < count; seed = next++) {
      try {
        await attempt(new Random(seed));
        expect(complaints).toEqual([]);
      } catch (error) {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function isAnswered(attempt: Exchange): Promise<string> {
  const answer = await exchange(server.port, attempt);
  if (answer !== '' && !answer.startsWith('HTTP/1.1 ') && !answer.startsWith('\0')) throw new Error(`no HTTP: ${answer.slice(0, 200)}`);
  if (answer.includes('"INTERNAL"')) throw new Error(`${answer}\nfor ${attempt.parts.join('').slice(0, 1_000)}`);
  return answer;
}

describe('whatever comes is answered with a refusal or a closed connection:', { timeout: 120_000 }, () => {
  it('REST requests', () => forSeeds(draws(4_000), async (random) => void (await isAnswered(restRequest(random)))));

  it('WebChannel requests', async () => {
    const channel = new ChannelRequests();

    await forSeeds(draws(2_500), async (random) => channel.learn(await isAnswered(channel.next(random))));
  });

  it('connections that speak no protocol', () => forSeeds(draws(1_500), async (random) => void (await isAnswered(rawConnection(random)))));

  it('control requests and rules', async () => {
    await forSeeds(800, async (random) => void (await isAnswered(controlRequest(random, join(folder, 'a/b')))));

    expect(readdirSync(folder)).toEqual(['a']);
    expect(readdirSync(join(folder, 'a/b/deep'))).toEqual(['er']);
    expect(existsSync(join(folder, 'a/b/above'))).toBe(false);
  });

  it('gRPC calls', async () => {
    const connections = new GrpcConnections(server.port);

    await forSeeds(draws(1_200), async (random) => {
      const { message } = await connections.call(grpcCall(random));
      if (message.startsWith('Internal error')) throw new Error(message);
    });
    connections.close();
  });
});

describe('afterwards', () => {
  const documents = 'projects/healthy/databases/(default)/documents';
  const owner = 'Bearer owner';

  it('writes, reads, queries and listeners work as ever', async () => {
    const grpc = new GrpcClient(server.port);
    const stream = grpc.stream('Listen', owner);
    const target = { targetId: 1, query: { parent: documents, structuredQuery: { from: [{ collectionId: 'c' }] } } };
    stream.send({ database: 'projects/healthy/databases/(default)', addTarget: target });
    const write = { update: { name: `${documents}/c/a`, fields: { n: { integerValue: '7' } } } };

    const written = await post(server.port, `${documents}:commit`, { writes: [write] }, owner);
    const query = { structuredQuery: { from: [{ collectionId: 'c' }] } };
    const [answer] = (await post(server.port, `${documents}:runQuery`, query, owner)).json as Json[];
    const read = await grpc.call('GetDocument', { name: `${documents}/c/a` }, owner);

    expect(written.status).toBe(200);
    expect(answer).toMatchObject({ document: write.update });
    expect(read).toMatchObject([{ fields: { n: { integerValue: '7' } } }]);
    for (let heard = ''; !heard.includes('"7"'); ) heard += JSON.stringify(await stream.receive());
    stream.cancel();
    grpc.close();
  });

  it('nothing is left of those who came', async () => {
    const health = async () => JSON.parse((await send(server.port, { method: 'GET', path: '/__/health' })).body) as Json;

    expect((await health()).sessions).toBeLessThanOrEqual(1_000);
    expect(heapInUse() - heapBefore).toBeLessThan(100 * MEGABYTE);
  });
});
