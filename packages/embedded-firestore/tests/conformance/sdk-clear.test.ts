import { initializeApp } from 'firebase/app';
import { collection, connectFirestoreEmulator, doc, type Firestore, getFirestore, onSnapshot, terminate } from 'firebase/firestore';
import { initializeApp as initializeAdmin } from 'firebase-admin/app';
import { type Firestore as AdminFirestore, getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '../support/recorded';
import { startTestedServer, type TestedServer } from '../support/tested-server';
import { differenceOf } from './differences';
import { send } from './http-client';

type Seen = { ids?: string[]; exists?: boolean };
type Step = { step: string; listeners: Record<string, Seen[]> };

const FILE = 'sdk-clear-official-v1.22.0.json';
const projectId = 'sdk-clear';
const emulator = `/emulator/v1/projects/${projectId}/databases/(default)/documents`;

let server: TestedServer;
let admin: AdminFirestore;
let web: Firestore;
/** What each listener saw last. */
const state: Record<string, Seen> = {};
let wake = () => {};

function saw(listener: string, seen: Seen): void {
  state[listener] = seen;
  wake();
}

beforeAll(async () => {
  server = await startTestedServer();
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${server.port}`;
  admin = getAdminFirestore(initializeAdmin({ projectId }, projectId));
  web = getFirestore(initializeApp({ projectId }, projectId));
  connectFirestoreEmulator(web, '127.0.0.1', server.port);
});

afterAll(async () => {
  await terminate(web);
  await server.close();
});

const seed = async (): Promise<void> => {
  const batch = admin.batch();
  for (const path of ['c/a', 'c/b', 'c/a/sub/x', 'd/z']) batch.set(admin.doc(path), { n: 1 });
  await batch.commit();
};
const remove = async (path: string): Promise<void> => {
  expect((await send(server.port, { method: 'DELETE', path })).status).toBe(200);
};

const listen = async (): Promise<void> => {
  admin.collection('d').onSnapshot((snapshot) => saw('admin: d', { ids: snapshot.docs.map(({ id }) => id) }));
  admin.collectionGroup('sub').onSnapshot((snapshot) => saw('admin: group sub', { ids: snapshot.docs.map(({ ref }) => ref.path) }));
  onSnapshot(
    collection(web, 'c'),
    (snapshot) => saw('web: c', { ids: snapshot.docs.map(({ id }) => id) }),
    () => {},
  );
  onSnapshot(
    doc(web, 'c/a'),
    (snapshot) => saw('web: c/a', { exists: snapshot.exists() }),
    () => {},
  );
};

const actions: Readonly<Record<string, () => Promise<void>>> = {
  seed,
  listen,
  'seed again': seed,
  'Emulator UI: delete c/a recursively': () => remove(`${emulator}/c/a`),
  'rules-unit-testing: clearFirestore()': () => remove(emulator),
  'POST /reset': async () => {
    expect((await send(server.port, { method: 'POST', path: '/reset' })).status).toBe(200);
  },
  'write after the reset': async () => {
    await admin.doc('c/b').set({ n: 2 });
  },
};

/** Where the official emulator's listeners are silent, ours go on. */
const OURS: Readonly<Record<string, Record<string, Seen>>> = {
  'POST /reset': { 'admin: d': { ids: [] }, 'admin: group sub': { ids: [] }, 'web: c': { ids: [] }, 'web: c/a': { exists: false } },
  'write after the reset': { 'web: c': { ids: ['b'] } },
};

describe('recorded listeners while data is cleared', () => {
  it.each(recorded<Step[]>(FILE).map((step) => [step.step, step] as const))('%s', async (name, { listeners }) => {
    const last = (seen: Seen[]): Seen => (seen.at(-1)?.ids ? { ids: seen.at(-1)?.ids ?? [] } : { exists: seen.at(-1)?.exists ?? false });
    const official = Object.fromEntries(Object.entries(listeners).map(([listener, seen]) => [listener, last(seen)]));
    const expected = differenceOf(FILE, name) ? OURS[name] : official;

    await actions[name]?.();

    while (JSON.stringify({ ...state, ...expected }) !== JSON.stringify(state))
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    expect(state).toMatchObject(expected ?? {});
  });
});
