import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countedWire } from '../../scripts/counted-wire.mjs';
import { orgId, tourId } from '../../src/domain/ids';
import { packEntry } from '../../src/domain/tours/index/entry';
import { packShard, shardIds, shardOf } from '../../src/domain/tours/index/shard';
import { type ListedTour, listedTourFrom } from '../../src/domain/tours/listed-tour';
import type { Fields } from '../rules/operation';
import { type Documents, storeDocuments, type Wire } from '../rules/store-wire';
import { aStore, enterPage, inTime, leavePage, rememberedAs } from './support';

// Somebody is signed in, so that the database listens; who that is plays no part here.
vi.mock('../../src/backend/auth/signed-in', () => ({
  signedInUser: async () => null,
  restoredUser: async () => null,
  signedInUid: async () => 'ada',
}));

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    match /tours/{tour} {
      allow create, delete;
      allow get: if resource.data.organization == 'acme';
      allow update: if request.resource.data.name != 'Refused';
      allow list: if resource.data.organization == 'acme';
    }
    match /app/global { allow get; }
    match /organizations/{organization}/tourIndex/{shard} { allow read: if organization == 'acme'; }
  }
}`;
const count = 300;
const at = new Date('2026-05-06T07:08:09Z');
const aTour = (name: string, fields: Fields = {}): Fields => ({ name, organization: 'acme', public: false, updated: at, ...fields });
const tours: Record<string, Fields> = Object.fromEntries(
  Array.from({ length: count }, (_, number) => [`t${number}`, aTour(`Tour ${number}`)]),
);
const shardPath = (id: string) => `organizations/acme/tourIndex/${id}`;

/** The shards of an index of these tours. */
const shardsOf = (listed: Record<string, Fields>): Documents =>
  Object.fromEntries(
    shardIds.map((id) => {
      const entries = Object.entries(listed).filter(([tour]) => shardOf(tour) === id);
      const lines = new Map(entries.map(([tour, fields]) => [tour, packEntry(listedTourFrom(tour, fields))]));
      return [shardPath(id), { state: 'ready', packed: packShard(lines) }];
    }),
  );
const tourDocuments = Object.fromEntries(Object.entries(tours).map(([id, fields]) => [`tours/${id}`, fields]));

let store: Wire;
let wire: Awaited<ReturnType<typeof countedWire>>;
let device: Map<string, string>;

beforeAll(async () => {
  store = await aStore('tour-index', rules);
});
beforeEach(async () => {
  await storeDocuments(store, { ...tourDocuments, ...shardsOf(tours) });
  wire = await countedWire(store.port);
  device = new Map([rememberedAs('ada')]);
  enterPage(store.project, wire.port, device);
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  await wire.close();
  leavePage();
});

async function openList(organization = 'acme') {
  const { listedToursOf } = await import('../../src/backend/tours/listed-tours');
  const lists: ListedTour[][] = [];
  const failures: unknown[] = [];
  const stop = listedToursOf(orgId(organization))(
    (tours) => lists.push(tours),
    (error) => failures.push(error),
  );
  const latest = () => lists.at(-1) ?? [];
  return { lists, failures, stop, latest, nameOf: (id: string) => latest().find((tour) => tour.id === id)?.name };
}
const shown = (list: { latest: () => readonly unknown[] }, length: number) =>
  vi.waitFor(() => expect(list.latest()).toHaveLength(length), inTime);
/** Waits until the listener to this list has taken over. */
async function isFollowed(name: string): Promise<void> {
  const { isCached } = await import('../../src/backend/cache/cached-lists');
  await vi.waitFor(() => expect(isCached(name)).toBe(true), inTime);
}
const indexName = JSON.stringify(['organizations/acme/tourIndex', {}]);

/** Writes a document as the server does. */
async function elsewhere(path: string, fields: Fields | null): Promise<void> {
  const values = (value: unknown): object =>
    typeof value === 'boolean'
      ? { booleanValue: value }
      : value instanceof Date
        ? { timestampValue: value.toISOString() }
        : { stringValue: value };
  const body =
    fields && JSON.stringify({ fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, values(value)])) });
  await fetch(`http://127.0.0.1:${store.port}/v1/projects/${store.project}/databases/(default)/documents/${path}`, {
    method: body ? 'PATCH' : 'DELETE',
    headers: { Authorization: 'Bearer owner' },
    ...(body && { body }),
  });
}
/** When the app changed a tour last, as the tour says. */
async function updateOf(tour: string): Promise<Date> {
  const path = `projects/${store.project}/databases/(default)/documents/tours/${tour}`;
  const response = await fetch(`http://127.0.0.1:${store.port}/v1/${path}`, { headers: { Authorization: 'Bearer owner' } });
  return new Date((await response.json()).fields.updated.timestampValue);
}
/** What the trigger writes once it has heard of these tours. */
const index = (listed: Record<string, Fields>, tour: string) =>
  elsewhere(shardPath(shardOf(tour)), shardsOf(listed)[shardPath(shardOf(tour))] ?? {});

const commands = () => import('../../src/backend/tours/commands');

describe('a list of tours with an index', () => {
  it('reads 32 documents, whatever the number of tours, and of a change one [TOUR-082]', async () => {
    const list = await openList();
    await shown(list, count);
    await isFollowed(indexName);

    expect(wire.take().toSorted()).toEqual(shardIds.map(shardPath));
    await index({ ...tours, t7: aTour('Renamed elsewhere') }, 't7');
    await vi.waitFor(() => expect(list.nameOf('t7')).toBe('Renamed elsewhere'), inTime);

    expect(wire.take()).toEqual([shardPath(shardOf('t7'))]);
    list.stop();
  });

  it('shows one’s own new name at once, without having read the tour, and as the store has it, before the index does [TOUR-058]', async () => {
    const list = await openList();
    await shown(list, count);
    await isFollowed(indexName);
    wire.take();
    const { updateTour } = await commands();

    const renamed = updateTour({ id: tourId('t7'), name: 'Mine' });
    await vi.waitFor(() => expect(list.nameOf('t7')).toBe('Mine'), inTime);
    await renamed;
    await vi.waitFor(() => expect(new Set(wire.take())).toEqual(new Set(['tours/t7'])), inTime);
    await elsewhere('tours/t7', aTour('Theirs', { updated: new Date('2026-06-01T00:00:00Z') }));
    await vi.waitFor(() => expect(list.nameOf('t7')).toBe('Theirs'), inTime);

    expect(new Set(list.lists.map((each) => each.find(({ id }) => id === 't7')?.name))).toEqual(new Set(['Tour 7', 'Mine', 'Theirs']));
    list.stop();
  });

  it('follows a tour that one changed until the index has the change, and shows others’ changes of it then', async () => {
    const list = await openList();
    await shown(list, count);
    const { updateTour } = await commands();
    await updateTour({ id: tourId('t7'), name: 'Mine' });
    const { ownChanges } = await import('../../src/backend/cache/own-changes');
    expect([...ownChanges().keys()]).toEqual(['t7']);
    await vi.waitFor(() => expect(list.nameOf('t7')).toBe('Mine'), inTime);

    await index({ ...tours, t7: aTour('Mine', { updated: await updateOf('t7') }) }, 't7');
    await vi.waitFor(() => expect(ownChanges().size).toBe(0), inTime);
    await index({ ...tours, t7: aTour('Theirs') }, 't7');

    await vi.waitFor(() => expect(list.nameOf('t7')).toBe('Theirs'), inTime);
    list.stop();
  });

  it('takes back a name that the server refuses', async () => {
    const list = await openList();
    await shown(list, count);
    const { updateTour } = await commands();

    await expect(updateTour({ id: tourId('t7'), name: 'Refused' })).rejects.toMatchObject({ code: 'permission-denied' });

    await vi.waitFor(() => expect(list.nameOf('t7')).toBe('Tour 7'), inTime);
    expect(list.lists.some((each) => each.some(({ name }) => name === 'Refused'))).toBe(true);
    list.stop();
  });

  it('shows one’s own change after a reload, and a tour that one created or deleted, before the index has them', async () => {
    const first = await openList();
    await shown(first, count);
    const { asOwnChange } = await import('../../src/backend/cache/own-changes');
    await asOwnChange(['new', 't3', 't7'], async () => {
      await elsewhere('tours/new', aTour('New'));
      await elsewhere('tours/t3', null);
      await elsewhere('tours/t7', aTour('Saved', { updated: new Date('2026-06-01T00:00:00Z') }));
    });
    await vi.waitFor(
      () => expect([first.nameOf('new'), first.nameOf('t3'), first.nameOf('t7')]).toEqual(['New', undefined, 'Saved']),
      inTime,
    );
    first.stop();
    await Promise.all(getApps().map(deleteApp));
    enterPage(store.project, wire.port, device);

    const again = await openList();

    await vi.waitFor(
      () => expect([again.nameOf('new'), again.nameOf('t3'), again.nameOf('t7')]).toEqual(['New', undefined, 'Saved']),
      inTime,
    );
    again.stop();
  });

  it('shows a tour that one restores, though the list followed its deletion', async () => {
    const list = await openList();
    await shown(list, count);
    const { asOwnChange } = await import('../../src/backend/cache/own-changes');
    await asOwnChange(['t3'], () => elsewhere('tours/t3', { binnedFrom: 'acme' }));
    await shown(list, count - 1);

    await asOwnChange(['t3'], () => elsewhere('tours/t3', aTour('Restored', { updated: new Date('2026-06-01T00:00:00Z') })));

    await vi.waitFor(() => expect(list.nameOf('t3')).toBe('Restored'), inTime);
    list.stop();
  });

  it('is the query of all tours while there are many own changes', async () => {
    const list = await openList();
    await shown(list, count);
    wire.take();
    const { asOwnChange } = await import('../../src/backend/cache/own-changes');

    const many = Object.keys(tours).slice(0, 101);
    await asOwnChange(many, () => elsewhere('tours/t7', aTour('Batch')));

    await vi.waitFor(() => expect(list.nameOf('t7')).toBe('Batch'), inTime);
    expect(new Set(wire.take().filter((path) => path.startsWith('tours/'))).size).toBe(count);
    list.stop();
  });
});

describe('a list of tours without an index that can be read', () => {
  it.each<[string, Documents]>([
    ['is missing', {}],
    ['lacks a part', Object.fromEntries(Object.entries(shardsOf(tours)).slice(1))],
    ['is being built', { ...shardsOf(tours), [shardPath('05')]: { state: 'building', packed: '' } }],
    ['is malformed', { ...shardsOf(tours), [shardPath('05')]: { state: 'ready', packed: 'id\tname\nt7\tOld' } }],
  ])('is the query of all tours where it %s', async (_what, shards) => {
    await storeDocuments(store, { ...tourDocuments, ...shards });

    const list = await openList();
    await shown(list, count);

    expect(new Set(wire.take().filter((path) => path.startsWith('tours/'))).size).toBe(count);
    list.stop();
  });

  it('goes over to the index when it is there, and back when it is not, and shows the tours all the time', async () => {
    await storeDocuments(store, tourDocuments);
    const list = await openList();
    await shown(list, count);
    await isFollowed(indexName);

    for (const [path, fields] of Object.entries(shardsOf({ ...tours, t7: aTour('By the index') }))) await elsewhere(path, fields);
    await vi.waitFor(() => expect(list.nameOf('t7')).toBe('By the index'), inTime);
    await elsewhere(shardPath('05'), null);
    await vi.waitFor(() => expect(list.nameOf('t7')).toBe('Tour 7'), inTime);

    expect(list.lists.every((each) => each.length === count)).toBe(true);
    list.stop();
  });

  it('shows what the device has of the tours at once, without waiting for an index', async () => {
    await storeDocuments(store, tourDocuments);
    const first = await openList();
    await shown(first, count);
    await isFollowed(JSON.stringify(['tours', { organization: 'acme' }]));
    first.stop();
    await isFollowed(indexName);
    // without the server, there is only what the device has
    await wire.close();

    const again = await openList();
    await shown(again, count);

    expect(again.failures).toEqual([]);
    again.stop();
  });

  it('is refused to those who may not list the tours', async () => {
    const list = await openList('zed');

    await vi.waitFor(() => expect(list.failures).toMatchObject([{ name: 'AppError', code: 'permission-denied' }]), inTime);
    expect(list.lists).toEqual([]);
  });
});
