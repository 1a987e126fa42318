import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../../packages/embedded-firestore/tests/fuzz/random';
import { password } from '../../../scripts/demo-data/accounts.mjs';
import { ownFolder, removeFolder } from '../../../scripts/own-folder.mjs';
import { Bucket } from '../../storage/wire';
import { drawn, send } from '../odd-requests';
import { fallen, processOf } from '../standing';
import { killWhole, type Loggia, left, startLoggia } from './loggia';

const seed = 31;
const odd = 500;
/** Below the system's ephemeral ports, and above those of the stacks of test runs. */
const base = 32_100;
const startMs = 300_000;
const stopMs = 90_000;
const bucketName = 'demo-loggia.appspot.com';
const editor = { email: 'editor@northlight.example', email_verified: true, organization: 'Northlight', role: 'superuser' };
const files = 'organizations/Northlight/tour/stockholm-city-hall/files';

const folder = ownFolder('start');
let loggia: Loggia;

beforeAll(async () => {
  loggia = await startLoggia(folder, base);
}, startMs);
afterAll(async () => {
  await killWhole(loggia);
  removeFolder(folder);
}, stopMs);

const at = (service: string, path: string) => `http://127.0.0.1:${loggia.ports[service]}${path}`;
const asOwner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const documentAt = (id: string) => at('firestore', `/v1/projects/demo-loggia/databases/(default)/documents/pages/${id}`);

async function identity(path: string, body: object): Promise<{ status: number; idToken: string }> {
  const response = await fetch(at('auth', `/identitytoolkit.googleapis.com/v1/accounts:${path}?key=demo-api-key`), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as { idToken: string }) };
}

/** Creates an account, a file and a document, each of which is acknowledged. @returns the account's session */
async function write(id: string): Promise<string> {
  const { idToken } = await identity('signUp', { email: `${id}@people.example`, password, returnSecureToken: true });
  const file = await new Bucket(loggia.ports.storage ?? 0, bucketName).create(
    `${files}/${id} 100%.pdf`,
    { contentType: 'application/pdf' },
    editor,
    new TextEncoder().encode(id),
  );
  const body = JSON.stringify({ fields: { id: { stringValue: id } } });
  const document = await fetch(documentAt(id), { method: 'PATCH', headers: asOwner, body });
  expect([typeof idToken, file.status, document.status]).toEqual(['string', 200, 200]);
  return idToken;
}

/** What is there of an account, its session, a file and a document. */
async function found(id: string, idToken: string) {
  const bucket = new Bucket(loggia.ports.storage ?? 0, bucketName);
  const content = await bucket.get(`${files}/${id} 100%.pdf`, 'owner', '?alt=media');
  return {
    account: (await identity('signInWithPassword', { email: `${id}@people.example`, password, returnSecureToken: true })).status,
    session: (await identity('lookup', { idToken })).status,
    file: [content.text, content.header('content-type'), content.header('content-disposition')?.split(';')[0]],
    document: (await fetch(documentAt(id), { headers: asOwner })).status,
  };
}
const all = (id: string) => ({ account: 200, session: 200, file: [id, 'application/pdf', 'inline'], document: 200 });

/** The production build is made, and served, after the rest. */
const allServed = () => expect.poll(() => fallen(loggia.ports), { timeout: startMs }).toEqual([]);

/** The processes of Loggia, with some of functions among them. */
async function withFunctions() {
  await allServed();
  const processes = loggia.processes();
  expect(processes.filter(({ command }) => command.includes('functionsEmulatorRuntime'))).not.toEqual([]);
  return processes;
}

function kill(processes: ReturnType<Loggia['processes']>, program: string): void {
  const running = processes.find(({ command }) => command.includes(program));
  if (!running) throw new Error(`${program} does not run.`);
  process.kill(running.pid, 'SIGKILL');
}

const restarts = () => loggia.said().split('The backend is back.').length - 1;

// each continues where the previous one ended
describe('npm start', { retry: 0 }, () => {
  it(`goes on after ${odd} odd requests to all that it serves`, async () => {
    const random = new Random(seed);
    await allServed();
    const before = await processOf(loggia.ports);

    for (let sent = 0; sent < odd; sent += 1) {
      const { service, bytes } = drawn(random);
      await send(loggia.ports[service] ?? 0, bytes);
    }

    expect(await fallen(loggia.ports)).toEqual([]);
    expect((await fetch(at('web', '/'))).status).toBe(200);
    expect((await fetch(at('mails', '/mails.json'))).status).toBe(200);
    expect([await processOf(loggia.ports), restarts()]).toEqual([before, 0]);
  });

  it.each([
    ['the emulators', 'emulators-process.mjs'],
    ['Firestore', 'cli.js'],
    ['the rules of files', 'storage-runtime.js'],
  ])('is back, with everything that was acknowledged, after %s were killed', async (_what, program) => {
    const id = program.replace(/\W/g, '-');
    const before = loggia.processes().filter(({ command }) => !/start\.mjs|vite\.js|esbuild/.test(command));
    const earlier = restarts();
    const session = await write(id);

    kill(before, program);
    await expect.poll(restarts, { timeout: startMs }).toBe(earlier + 1);

    expect(await found(id, session)).toEqual(all(id));
    expect(await fallen(loggia.ports)).toEqual([]);
    expect(left(before)).toEqual([]);
  });

  it.each([
    ['stopped', 'SIGINT', 0],
    ['killed', 'SIGKILL', null],
  ] as const)('leaves no process when it is %s, and has everything at the next start', { timeout: startMs }, async (id, signal, code) => {
    const session = await write(id);
    const before = await withFunctions();

    expect(await loggia.end(signal)).toBe(code);
    await expect.poll(() => left(before)).toEqual([]);
    loggia = await startLoggia(folder, base);

    expect(await found(id, session)).toEqual(all(id));
  });

  it('leaves no process when it and the emulators are killed at once', async () => {
    const before = await withFunctions();

    process.kill(await processOf(loggia.ports), 'SIGKILL');
    await loggia.end('SIGKILL');

    await expect.poll(() => left(before)).toEqual([]);
  });
});
