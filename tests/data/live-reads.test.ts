import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countedWire } from '../../scripts/counted-wire.mjs';
import type { Listen } from '../../src/backend/live/live-query';
import { docName, listName, type Source } from '../../src/backend/live/source';
import type { Stored } from '../../src/domain/stored';
import { storeDocuments, type Wire } from '../rules/store-wire';
import { aStore, enterPage, inTime, leavePage, received, rememberedAs } from './support';

// Somebody is signed in, so that the database listens; who that is plays no part here.
vi.mock('../../src/backend/auth/signed-in', () => ({
  signedInUser: async () => null,
  restoredUser: async () => null,
  signedInUid: async () => 'ada',
}));

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    match /halls/{hall} { allow get; allow list: if resource.data.owner == 'acme'; allow write; }
  }
}`;

type Hall = { id: string; fields: Stored };
const halls: Source<Hall> = { path: 'halls', read: (id, fields) => ({ id, fields }) };
const ofAcme = { owner: 'acme', open: true };
const aHall = (name: string, fields = {}) => ({ name, ...ofAcme, updated: new Date('2024-05-06T07:08:09.123Z'), ...fields });

let store: Wire;
let wire: Awaited<ReturnType<typeof countedWire>>;

beforeAll(async () => {
  store = await aStore('live-reads', rules);
});
beforeEach(async () => {
  await storeDocuments(store, { 'halls/a': aHall('A'), 'halls/b': aHall('B'), 'halls/other': aHall('Other', { owner: 'zed' }) });
  wire = await countedWire(store.port);
  enterPage(store.project, wire.port, new Map([rememberedAs('ada')]));
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  await wire.close();
  leavePage();
});

/** Listens, and keeps what it was told. */
function follow<T>(listen: Listen<T>) {
  const followed = received(listen);
  const latest = () => {
    expect(followed.failures).toEqual([]);
    return followed.told.at(-1);
  };
  return { ...followed, latest };
}

const loadListen = () => import('../../src/backend/live/listen');
const loadStore = async () => (await import('../../src/backend/firestore/store')).store();
/** Waits until the server has answered the listener too. */
async function handedOver(name: string): Promise<void> {
  const { isCached } = await import('../../src/backend/cache/cached-lists');
  await vi.waitFor(() => expect(isCached(name)).toBe(true), inTime);
}

const namesOf = (list: Hall[] | undefined) => list?.map(({ fields }) => fields.name);
/** Changes a document as somebody else would, past this program. */
const elsewhere = (path: string, name: string) =>
  fetch(`http://127.0.0.1:${store.port}/v1/projects/${store.project}/databases/(default)/documents/${path}?updateMask.fieldPaths=name`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { name: { stringValue: name } } }),
  });

describe('docsOf', () => {
  it('shows a list by one request before the database is loaded, and reads no document twice [TOUR-082]', async () => {
    const { docsOf } = await loadListen();
    const { isStoreOpen } = await import('../../src/backend/firestore/store');

    const list = follow(docsOf(halls, ofAcme));
    await vi.waitFor(() => expect(namesOf(list.latest())).toEqual(['A', 'B']), inTime);
    const openAtFirst = isStoreOpen();
    await handedOver(listName(halls, ofAcme));

    expect(openAtFirst).toBe(false);
    expect(wire.take()).toEqual(['halls/a', 'halls/b']);
    list.stop();
  });

  it('goes on live: of later changes it reads those documents, and keeps the others the same objects [TOUR-082]', async () => {
    const { docsOf } = await loadListen();
    const list = follow(docsOf(halls, ofAcme));
    await handedOver(listName(halls, ofAcme));
    wire.take();

    await elsewhere('halls/b', 'B, renamed');
    await vi.waitFor(() => expect(namesOf(list.latest())).toEqual(['A', 'B, renamed']), inTime);
    const [first] = list.latest() ?? [];
    await elsewhere('halls/b', 'B, again');
    await vi.waitFor(() => expect(namesOf(list.latest())).toEqual(['A', 'B, again']), inTime);

    expect(wire.take()).toEqual(['halls/b', 'halls/b']);
    expect(list.latest()?.[0]).toBe(first);
    list.stop();
  });

  it('shows what was changed between the first answer and the listener', async () => {
    const { docsOf } = await loadListen();
    const list = follow(docsOf(halls, ofAcme));
    await vi.waitFor(() => expect(list.told.length).toBe(1), inTime);

    await elsewhere('halls/a', 'A, renamed at once');

    await vi.waitFor(() => expect(namesOf(list.latest())).toEqual(['A, renamed at once', 'B']), inTime);
    list.stop();
  });

  it('refuses a list that the rules refuse, without loading the database', async () => {
    const { docsOf } = await loadListen();
    const list = follow(docsOf(halls, { owner: 'zed' }));

    await vi.waitFor(() => expect(list.failures).toMatchObject([{ name: 'AppError', code: 'permission-denied' }]), inTime);

    expect((await import('../../src/backend/firestore/store')).isStoreOpen()).toBe(false);
    expect(list.told).toEqual([]);
  });
});

describe('docOf', () => {
  it('reads a document once and follows it [PLAYER-070]', async () => {
    const { docOf } = await loadListen();
    const hall = follow(docOf(halls, 'a'));
    await handedOver(docName(halls, 'a'));

    expect(hall.told[0]).toEqual({ id: 'a', fields: aHall('A') });
    expect(wire.take()).toEqual(['halls/a']);
    await elsewhere('halls/a', 'A, renamed');
    await vi.waitFor(() => expect(hall.latest()?.fields.name).toBe('A, renamed'), inTime);

    expect(wire.take()).toEqual(['halls/a']);
    hall.stop();
  });

  it('tells null for one that is not there, and the document once it is', async () => {
    const { docOf } = await loadListen();
    const hall = follow(docOf(halls, 'new'));
    await handedOver(docName(halls, 'new'));
    const before = hall.latest();

    await elsewhere('halls/new', 'New');

    await vi.waitFor(() => expect(hall.latest()?.fields.name).toBe('New'), inTime);
    expect(before).toBeNull();
    hall.stop();
  });

  it('shows a write of one’s own at once, also before the listener has taken over', async () => {
    const { docOf } = await loadListen();
    const hall = follow(docOf(halls, 'a'));
    await vi.waitFor(() => expect(hall.told.length).toBe(1), inTime);
    const { db, doc, updateDoc } = await loadStore();

    await updateDoc(doc(db, 'halls/a'), { name: 'Mine' });

    await vi.waitFor(() => expect(hall.latest()?.fields.name).toBe('Mine'), inTime);
    hall.stop();
  });

  it('is unavailable when the server cannot be reached and this device has nothing', async () => {
    await wire.close();
    const { docOf } = await loadListen();
    const hall = follow(docOf(halls, 'a'));

    await vi.waitFor(() => expect(hall.failures).toMatchObject([{ name: 'AppError', code: 'unavailable' }]), inTime);

    expect(hall.told).toEqual([]);
    hall.stop();
  });

  it('stopped before the answer, it tells nothing and loads nothing', async () => {
    const { docOf } = await loadListen();
    const hall = follow(docOf(halls, 'a'));
    hall.stop();

    const other = follow(docOf(halls, 'b'));
    await vi.waitFor(() => expect(other.told.length).toBeGreaterThan(0), inTime);

    expect([hall.told, hall.failures]).toEqual([[], []]);
    other.stop();
  });
});

describe('the end of a session', () => {
  it('clears the cache and ends every listener without an error, because the page is reloaded [AUTH-034]', async () => {
    const { docsOf } = await loadListen();
    const list = follow(docsOf(halls, ofAcme));
    await handedOver(listName(halls, ofAcme));
    const { forgetStore, isStoreOpen } = await import('../../src/backend/firestore/store');

    await forgetStore();
    wire.take();
    await elsewhere('halls/a', 'A, renamed');

    const { isCached } = await import('../../src/backend/cache/cached-lists');
    expect([isStoreOpen(), isCached(listName(halls, ofAcme))]).toEqual([false, false]);
    expect([namesOf(list.latest()), wire.take()]).toEqual([['A', 'B'], []]);
  });

  it('leaves the cache of the person it began with: nobody else opens it [AUTH-056]', async () => {
    const { store } = await import('../../src/backend/firestore/store');
    localStorage.setItem(...rememberedAs('bob'));
    localStorage.setItem('cacheOwner', 'bob');

    await expect(store()).rejects.toMatchObject({ name: 'AppError', code: 'unauthenticated' });

    expect(localStorage.getItem('cacheOwner')).toBe('bob');
  });
});
