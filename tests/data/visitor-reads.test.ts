import * as firebaseApp from '@firebase/app';
import { Component } from '@firebase/component';
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countedWire } from '../../scripts/counted-wire.mjs';
import type { Listen } from '../../src/backend/live/live-query';
import { docName, type Source } from '../../src/backend/live/source';
import { identityFrom } from '../../src/domain/access/identity';
import type { Stored } from '../../src/domain/stored';
import { bearer, storeDocuments, type Wire } from '../rules/store-wire';
import { aStore, enterPage, inTime, leavePage, received } from './support';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    match /halls/{hall} {
      allow get: if resource == null || resource.data.get('open', true) || request.auth != null;
      allow list: if resource.data.owner == 'acme';
      allow write: if request.auth != null;
    }
  }
}`;

type Hall = { id: string; fields: Stored };
const halls: Source<Hall> = { path: 'halls', read: (id, fields) => ({ id, fields }) };
const ofAcme = { owner: 'acme', open: true };
const aHall = (name: string, fields = {}) => ({ name, ...ofAcme, ...fields });

// The SDK as browsers load it, once: that for Node speaks another protocol, whose client cannot open a server again that it has just closed.
const browsers = await vi.hoisted(() => import('../../node_modules/@firebase/firestore/dist/index.esm.js' as string));
vi.mock('firebase/firestore', () => browsers);

/** Who is signed in as far as the SDK of accounts knows: a token, and the database's listener for when it changes. */
const accounts = vi.hoisted(() => ({ token: null as string | null, changed: new Set<(token: string | null) => void>() }));
vi.mock('../../src/backend/auth/signed-in', () => {
  const signedInUser = async () => accounts.token && { uid: 'ada', getIdToken: async () => accounts.token };
  return { signedInUser, restoredUser: signedInUser, signedInUid: async () => (accounts.token ? 'ada' : '') };
});
// what the SDK of accounts gives to that of the database
Reflect.get(
  firebaseApp,
  '_registerComponent',
)(
  new Component(
    'auth-internal' as never,
    () =>
      ({
        getToken: async () => accounts.token && { accessToken: accounts.token },
        getUid: () => accounts.token && 'ada',
        addAuthTokenListener: (listener: (token: string | null) => void) => {
          accounts.changed.add(listener);
          queueMicrotask(() => listener(accounts.token));
        },
        removeAuthTokenListener: (listener: (token: string | null) => void) => accounts.changed.delete(listener),
      }) as never,
    'PUBLIC' as never,
  ),
);

let store: Wire;
let wire: Awaited<ReturnType<typeof countedWire>>;
const kept = new Map<string, string>();
const stops: (() => void)[] = [];

beforeAll(async () => {
  store = await aStore('visitor-reads', rules);
});
beforeEach(async () => {
  await storeDocuments(store, { 'halls/a': aHall('A'), 'halls/b': aHall('B'), 'halls/shut': aHall('Shut', { open: false }) });
  wire = await countedWire(store.port);
  kept.clear();
  accounts.token = null;
  enterPage(store.project, wire.port, kept);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await Promise.all(getApps().map(deleteApp));
  accounts.changed.clear();
  await wire.close();
  leavePage();
});

/** As the form does, and the session that hears of it. */
async function signIn(): Promise<void> {
  const { storeUser } = await import('../../src/backend/auth/stored-user');
  accounts.token = bearer(store, { uid: 'ada' })?.replace('Bearer ', '') ?? null;
  for (const changed of accounts.changed) changed(accounts.token);
  storeUser(identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, {}));
}

/** Listens until the test is over, and keeps what it was told. */
function follow<T>(listen: Listen<T>) {
  const followed = received(listen);
  stops.push(followed.stop);
  return followed;
}

const loadListen = () => import('../../src/backend/live/listen');
const loadStore = () => import('../../src/backend/firestore/store');
const opened = async () => {
  const { isStoreOpen } = await loadStore();
  await vi.waitFor(() => expect(isStoreOpen()).toBe(true), inTime);
};
const isCached = async (name: string) => (await import('../../src/backend/cache/cached-lists')).isCached(name);
const nameOf = (hall: Hall | null | undefined) => hall?.fields.name;
const namesOf = (list: Hall[] | undefined) => list?.map(nameOf);
const written = (path: string, request: RequestInit) =>
  fetch(`http://127.0.0.1:${store.port}/v1/projects/${store.project}/databases/(default)/documents/${path}`, {
    headers: { Authorization: 'Bearer owner' },
    ...request,
  });
/** Changes a document as an editor would, past this program. */
const renamed = (path: string, name: string) =>
  written(`${path}?updateMask.fieldPaths=name`, { method: 'PATCH', body: JSON.stringify({ fields: { name: { stringValue: name } } }) });

describe('a visitor', () => {
  it('is shown a document before the database is there, follows it then, and reads nothing twice [PLAYER-070]', async () => {
    const { docOf } = await loadListen();
    const { isStoreOpen } = await loadStore();
    const hall = follow(docOf(halls, 'a'));
    const other = follow(docOf(halls, 'b'));
    await vi.waitFor(() => expect([...hall.told, ...other.told].map(nameOf)).toEqual(['A', 'B']), inTime);
    expect(isStoreOpen()).toBe(false);
    await opened();

    // the server has answered the first listener when it tells the second one something
    await renamed('halls/b', 'B, renamed');
    await vi.waitFor(() => expect(nameOf(other.told.at(-1))).toBe('B, renamed'), inTime);
    await renamed('halls/a', 'A, renamed');
    await vi.waitFor(() => expect(nameOf(hall.told.at(-1))).toBe('A, renamed'), inTime);

    expect(wire.take().toSorted()).toEqual(['halls/a', 'halls/a', 'halls/b', 'halls/b']);
    expect(hall.failures).toEqual([]);
    // a cache on disk is for who is signed in
    expect([(await (await loadStore()).store()).isPersistent, [...kept]]).toEqual([false, []]);
  });

  it('is told null for what is not there, what it is once it is, and when it is gone', async () => {
    const { docOf } = await loadListen();
    const hall = follow(docOf(halls, 'new'));
    await vi.waitFor(() => expect(hall.told).toEqual([null]), inTime);
    await opened();

    await renamed('halls/new', 'New');
    await vi.waitFor(() => expect(nameOf(hall.told.at(-1))).toBe('New'), inTime);
    await written('halls/new', { method: 'DELETE' });

    await vi.waitFor(() => expect(hall.told.at(-1)).toBeNull(), inTime);
  });

  it('follows a list: of a change it reads that document', async () => {
    const { docsOf } = await loadListen();
    const list = follow(docsOf(halls, ofAcme));
    await vi.waitFor(() => expect(list.told.map(namesOf)).toEqual([['A', 'B']]), inTime);
    await opened();

    await renamed('halls/b', 'B, renamed');
    await vi.waitFor(() => expect(namesOf(list.told.at(-1))).toEqual(['A', 'B, renamed']), inTime);
    await written('halls/b', { method: 'DELETE' });
    await vi.waitFor(() => expect(namesOf(list.told.at(-1))).toEqual(['A']), inTime);

    expect(wire.take().filter((path) => path === 'halls/a')).toHaveLength(1);
    expect(list.failures).toEqual([]);
  });

  it('goes on after the connection broke, with what changed in the meantime', async () => {
    const { docOf } = await loadListen();
    const hall = follow(docOf(halls, 'a'));
    await opened();
    await renamed('halls/a', 'Second');
    await vi.waitFor(() => expect(nameOf(hall.told.at(-1))).toBe('Second'), inTime);

    await wire.close();
    await renamed('halls/a', 'Third');
    wire = await countedWire(store.port, wire.port);

    await vi.waitFor(() => expect(nameOf(hall.told.at(-1))).toBe('Third'), inTime);
    expect(hall.failures).toEqual([]);
  });

  it('is refused what the rules refuse, also when it is closed while it is watched', async () => {
    const { docOf } = await loadListen();
    const shut = follow(docOf(halls, 'shut'));
    await vi.waitFor(() => expect(shut.failures).toMatchObject([{ name: 'AppError', code: 'permission-denied' }]), inTime);
    const hall = follow(docOf(halls, 'a'));
    await vi.waitFor(() => expect(hall.told.map(nameOf)).toEqual(['A']), inTime);
    await opened();

    await written('halls/a?updateMask.fieldPaths=open', {
      method: 'PATCH',
      body: JSON.stringify({ fields: { open: { booleanValue: false } } }),
    });

    await vi.waitFor(() => expect(hall.failures).toMatchObject([{ code: 'permission-denied' }]), inTime);
  });

  it('is told at once that the server cannot be reached while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await wire.close();
    const { docOf } = await loadListen();
    const hall = follow(docOf(halls, 'a'));

    await vi.waitFor(() => expect(hall.failures).toMatchObject([{ name: 'AppError', code: 'unavailable' }]), inTime);

    expect(hall.told).toEqual([]);
  });
});

describe('a visitor who signs in', () => {
  it('goes on with what is shown, live, in a database whose cache is on disk, and no gap is seen', async () => {
    const { docOf, docsOf } = await loadListen();
    const hall = follow(docOf(halls, 'a'));
    const list = follow(docsOf(halls, ofAcme));
    await vi.waitFor(() => expect([hall.told.length, list.told.length]).toEqual([1, 1]), inTime);
    await opened();
    await renamed('halls/a', 'Second');
    await vi.waitFor(() => expect([nameOf(hall.told.at(-1)), namesOf(list.told.at(-1))]).toEqual(['Second', ['Second', 'B']]), inTime);
    const { store: openStore } = await loadStore();
    const visitors = await openStore();

    await signIn();

    const signedIn = await openStore();
    expect([visitors.isPersistent, signedIn.isPersistent, signedIn.db === visitors.db]).toEqual([false, true, false]);
    await vi.waitFor(async () => expect(await isCached(docName(halls, 'a'))).toBe(true), inTime);
    await renamed('halls/a', 'Third');
    await vi.waitFor(() => expect([nameOf(hall.told.at(-1)), namesOf(list.told.at(-1))]).toEqual(['Third', ['Third', 'B']]), inTime);

    expect([hall.failures, list.failures]).toEqual([[], []]);
    expect(hall.told).not.toContain(null);
    expect(new Set(list.told.map((values) => values.length))).toEqual(new Set([2]));
  });

  it('reads again only what it listens to', async () => {
    const { docOf } = await loadListen();
    const hall = follow(docOf(halls, 'a'));
    await opened();
    await renamed('halls/a', 'Second');
    await vi.waitFor(() => expect(nameOf(hall.told.at(-1))).toBe('Second'), inTime);
    wire.take();

    await signIn();
    await vi.waitFor(async () => expect(await isCached(docName(halls, 'a'))).toBe(true), inTime);
    await renamed('halls/a', 'Third');
    await vi.waitFor(() => expect(nameOf(hall.told.at(-1))).toBe('Third'), inTime);

    expect(wire.take()).toEqual(['halls/a', 'halls/a']);
  });

  it('has their rights from then on: what was refused is shown, and what they write is sent as theirs', async () => {
    const { docOf } = await loadListen();
    const open = follow(docOf(halls, 'a'));
    const refused = follow(docOf(halls, 'shut'));
    await vi.waitFor(() => expect([open.told.length, refused.failures.length]).toEqual([1, 1]), inTime);
    await opened();

    await signIn();
    const shut = follow(docOf(halls, 'shut'));
    const { db, doc, updateDoc } = await (await loadStore()).store();
    await updateDoc(doc(db, 'halls/a'), { name: 'Mine' });

    await vi.waitFor(() => expect([nameOf(shut.told.at(-1)), nameOf(open.told.at(-1))]).toEqual(['Shut', 'Mine']), inTime);
    expect([shut.failures, open.failures]).toEqual([[], []]);
  });

  it('while the database is only on its way gets the one with a cache on disk', async () => {
    const { store: openStore } = await loadStore();
    const opening = openStore();
    await signIn();

    expect([(await openStore()).isPersistent, (await opening).isPersistent]).toEqual([true, true]);
  });
});
