import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countedWire } from '../../scripts/counted-wire.mjs';
import type { Listen } from '../../src/backend/live-query';
import type { Source } from '../../src/backend/source';
import type { Stored } from '../../src/domain/stored';
import { given, type Wire } from '../rules/store-wire';
import { aStore, enterPage, leavePage, told } from './support';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    match /halls/{hall} { allow get: if resource == null || resource.data.get('open', true); allow list: if resource.data.owner == 'acme'; }
  }
}`;
const patience = { timeout: 10_000, interval: 20 };

type Hall = { id: string; fields: Stored };
const halls: Source<Hall> = { path: 'halls', read: (id, fields) => ({ id, fields }) };
const ofAcme = { owner: 'acme', open: true };
const aHall = (name: string, fields = {}) => ({ name, ...ofAcme, ...fields });

let store: Wire;
let wire: Awaited<ReturnType<typeof countedWire>>;
const kept = new Map<string, string>();
const stops: (() => void)[] = [];

beforeAll(async () => {
  store = await aStore('visitor-reads', rules);
});
beforeEach(async () => {
  await given(store, { 'halls/a': aHall('A'), 'halls/b': aHall('B'), 'halls/shut': aHall('Shut', { open: false }) });
  wire = await countedWire(store.port);
  kept.clear();
  enterPage(store.project, wire.port, kept);
  // a window's, which the page has
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await wire.close();
  leavePage();
});

/** Listens until the test is over, and keeps what it was told. */
function follow<T>(listen: Listen<T>) {
  const followed = told(listen);
  stops.push(followed.stop);
  return followed;
}

const loadListen = () => import('../../src/backend/listen');
const isStoreOpen = async () => (await import('../../src/backend/store')).isStoreOpen();
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
  it('PLAYER-070 reads a document once and follows it without the database', async () => {
    const { docOf } = await loadListen();
    const hall = follow(docOf(halls, 'a'));
    await vi.waitFor(() => expect(hall.told.map(nameOf)).toEqual(['A']), patience);

    await renamed('halls/a', 'A, renamed');
    await vi.waitFor(() => expect(hall.told.map(nameOf)).toEqual(['A', 'A, renamed']), patience);

    expect(wire.take()).toEqual(['halls/a', 'halls/a']);
    expect(await isStoreOpen()).toBe(false);
    expect(hall.failures).toEqual([]);
  });

  it('hears on one connection what else it listens to, and is told when it is gone', async () => {
    const { docOf } = await loadListen();
    const one = follow(docOf(halls, 'a'));
    const other = follow(docOf(halls, 'new'));
    await vi.waitFor(() => expect([one.told.map(nameOf), other.told]).toEqual([['A'], [null]]), patience);

    await renamed('halls/new', 'New');
    await vi.waitFor(() => expect(nameOf(other.told.at(-1))).toBe('New'), patience);
    one.stop();
    await written('halls/new', { method: 'DELETE' });

    await vi.waitFor(() => expect(other.told.at(-1)).toBeNull(), patience);
    expect(one.told.map(nameOf)).toEqual(['A']);
  });

  it('follows a list: of a change it reads that document, and keeps the others the same objects', async () => {
    const { docsOf } = await loadListen();
    const list = follow(docsOf(halls, ofAcme));
    await vi.waitFor(() => expect(list.told.map(namesOf)).toEqual([['A', 'B']]), patience);

    await renamed('halls/b', 'B, renamed');
    await vi.waitFor(() => expect(namesOf(list.told.at(-1))).toEqual(['A', 'B, renamed']), patience);
    await written('halls/b', { method: 'DELETE' });
    await vi.waitFor(() => expect(namesOf(list.told.at(-1))).toEqual(['A']), patience);

    expect(wire.take().filter((path) => path === 'halls/a')).toHaveLength(1);
    expect(list.told.at(-1)?.[0]).toBe(list.told[0]?.[0]);
  });

  it('goes on after the connection broke, with what changed meanwhile', async () => {
    const { docOf } = await loadListen();
    const hall = follow(docOf(halls, 'a'));
    await renamed('halls/a', 'Second');
    await vi.waitFor(() => expect(nameOf(hall.told.at(-1))).toBe('Second'), patience);

    await wire.close();
    await renamed('halls/a', 'Third');
    wire = await countedWire(store.port, wire.port);

    await vi.waitFor(() => expect(nameOf(hall.told.at(-1))).toBe('Third'), { timeout: 20_000, interval: 50 });
    expect(hall.failures).toEqual([]);
  });

  it('knows what left a list while the connection was broken', async () => {
    const { docsOf } = await loadListen();
    const list = follow(docsOf(halls, ofAcme));
    await renamed('halls/a', 'A, renamed');
    await vi.waitFor(() => expect(namesOf(list.told.at(-1))).toEqual(['A, renamed', 'B']), patience);

    await wire.close();
    await written('halls/b', { method: 'DELETE' });
    wire = await countedWire(store.port, wire.port);

    await vi.waitFor(() => expect(namesOf(list.told.at(-1))).toEqual(['A, renamed']), { timeout: 20_000, interval: 50 });
    expect(list.failures).toEqual([]);
  });

  it('is refused what the rules refuse, also when it is closed while it is watched', async () => {
    const { docOf } = await loadListen();
    const shut = follow(docOf(halls, 'shut'));
    await vi.waitFor(() => expect(shut.failures).toMatchObject([{ name: 'AppError', code: 'permission-denied' }]), patience);
    const hall = follow(docOf(halls, 'a'));
    await vi.waitFor(() => expect(hall.told.map(nameOf)).toEqual(['A']), patience);

    await written('halls/a?updateMask.fieldPaths=open', {
      method: 'PATCH',
      body: JSON.stringify({ fields: { open: { booleanValue: false } } }),
    });

    await vi.waitFor(() => expect(hall.failures).toMatchObject([{ name: 'AppError', code: 'permission-denied' }]), patience);
  });

  it('is followed by the database from when on somebody signs in, without a gap', async () => {
    vi.doMock('../../src/backend/auth/signed-in', () => ({
      signedInUser: async () => null,
      knownUser: async () => null,
      signedInUid: async () => 'somebody',
    }));
    const { docOf } = await loadListen();
    const { rememberSignedIn } = await import('../../src/backend/auth/remembered');
    const hall = follow(docOf(halls, 'a'));
    await renamed('halls/a', 'Second');
    await vi.waitFor(() => expect(nameOf(hall.told.at(-1))).toBe('Second'), patience);

    rememberSignedIn(true);
    await vi.waitFor(async () => expect(await isStoreOpen()).toBe(true), patience);
    await renamed('halls/a', 'Third');
    await vi.waitFor(() => expect(nameOf(hall.told.at(-1))).toBe('Third'), patience);

    expect(hall.told).not.toContain(null);
    expect(hall.failures).toEqual([]);
    vi.doUnmock('../../src/backend/auth/signed-in');
  });

  it('is told at once that the server cannot be reached while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await wire.close();
    const { docOf } = await loadListen();
    const hall = follow(docOf(halls, 'a'));

    await vi.waitFor(() => expect(hall.failures).toMatchObject([{ name: 'AppError', code: 'unavailable' }]), patience);

    expect(hall.told).toEqual([]);
  });
});
