import { QueryClient } from '@tanstack/react-query';
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { orgId } from '../../src/domain/ids';
import { storeDocuments, type Wire } from '../rules/store-wire';
import { aStore, enterPage, leavePage } from './support';

vi.mock('../../src/backend/auth/signed-in', () => ({
  signedInUser: async () => null,
  restoredUser: async () => null,
  signedInUid: async () => 'grace',
}));

const rules = `rules_version = '2';
service cloud.firestore { match /databases/{db}/documents { match /{document=**} { allow read, write; } } }`;

let store: Wire;
beforeAll(async () => {
  store = await aStore('older-copies', rules);
});
beforeEach(() => {
  enterPage(store.project, store.port, new Map());
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  leavePage();
});

const hall = 'organizations/acme/tours/hall';
const from = { organization: orgId('acme'), tour: 'hall' };
const listId = 'l'.repeat(20);
const poi = [{ identifier: 'a', name: 'Stove', tasks: [{ identifier: 'b', name: 'Knob' }] }];
const points = { [`${hall}/pointsOfInterest/a`]: { name: 'Old stove' }, [`${hall}/pointsOfInterest/c`]: { name: 'Door' } };
const aCopy = (id: string) => ({ organization: orgId('north'), tour: id.padEnd(20, '0') });

/** What the player of a copy shows: the names of its latest list, and of the points beside it. */
async function shown(copy: { organization: ReturnType<typeof orgId>; tour: string }) {
  const { olderQueries } = await import('../../src/backend/older/queries');
  const { mergedItems } = await import('../../src/domain/older/merged-points');
  const { latestList } = await import('../../src/domain/older/poi-lists');
  const { allItems } = await import('../../src/domain/older/edits');
  const client = new QueryClient();
  const [lists, documents] = await Promise.all([
    client.fetchQuery(olderQueries.lists(copy.organization, copy.tour)),
    client.fetchQuery(olderQueries.points(copy.organization, copy.tour)),
  ]);
  client.clear();
  const merged = mergedItems(latestList(lists), documents);
  return { lists: lists.length, names: allItems(merged).map(({ name }) => name) };
}

describe('a copy of an older tour', () => {
  it('shows what the tour shows, in its list and beside it, however often it is copied [ADMIN-043 ADMIN-047 ADMIN-076]', async () => {
    await storeDocuments(store, {
      [hall]: { name: 'Hall' },
      [`${hall}/pois/${listId}`]: { poi, updated: new Date(1), user: 'bo' },
      ...points,
    });
    const { copyPoints } = await import('../../src/backend/older/copies');
    const copy = aCopy('twice');

    expect(await copyPoints(from, copy)).toBe(3);
    expect(await copyPoints(from, copy)).toBe(3);

    expect(await shown(copy)).toEqual({ lists: 1, names: ['Stove', 'Knob', 'Door'] });
  });

  it('does not show again what the list of the tour removed', async () => {
    await storeDocuments(store, { [`${hall}/pois/${listId}`]: { poi, taken: ['a', 'c'], updated: new Date(2), user: 'bo' } });
    const { copyPoints } = await import('../../src/backend/older/copies');
    const copy = aCopy('removed');

    expect(await copyPoints(from, copy)).toBe(2);

    expect((await shown(copy)).names).toEqual(['Stove', 'Knob']);
  });

  it('shows imported points of a tour without a list, and those that are imported into the copy [ADMIN-057]', async () => {
    await storeDocuments(store, { 'organizations/acme/tours/bare/pointsOfInterest/x': { name: 'Window' } });
    const { copyPoints, addImportedPoint } = await import('../../src/backend/older/copies');
    const { importedPoi } = await import('../../src/domain/older/console-import');
    const copy = aCopy('bare');

    expect(await copyPoints({ organization: orgId('acme'), tour: 'bare' }, copy)).toBe(1);
    const entry = { sweep_title: 'Audit door', sweep_uuid: 's', sweep_x: 0, sweep_y: 0 };
    await addImportedPoint(copy, importedPoi(entry, { x: 0, y: 0, z: 0 }, 'grace'));

    expect(await shown(copy)).toEqual({ lists: 0, names: ['Audit door', 'Window'] });
  });
});
