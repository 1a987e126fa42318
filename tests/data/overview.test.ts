import { QueryClient } from '@tanstack/react-query';
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { countedWire } from '../../scripts/counted-wire.mjs';
import { orgId } from '../../src/domain/ids';
import { storeDocuments, type Wire } from '../rules/store-wire';
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
    match /tours/{tour} { allow read; }
    match /organizations/{organization}/overview/{audience} { allow get; }
    match /organizations/{organization}/activity/{entry} { allow read; }
    match /organizations/{organization}/tourIndex/{shard} { allow read; }
  }
}`;
const acme = orgId('acme');
const numbers = Array.from({ length: 40 }, (_, number) => number);

let store: Wire;
let wire: Awaited<ReturnType<typeof countedWire>>;

beforeAll(async () => {
  store = await aStore('overview', rules);
});
beforeEach(async () => {
  await storeDocuments(store, {
    'organizations/acme/overview/admin': { tours: { count: 40 } },
    ...Object.fromEntries(
      numbers.map((number) => [`organizations/acme/activity/e${number}`, { kind: 'settings-changed', at: new Date(number) }]),
    ),
    ...Object.fromEntries(numbers.map((number) => [`tours/t${number}`, { name: `Tour ${number}`, organization: 'acme' }])),
  });
  wire = await countedWire(store.port);
  enterPage(store.project, wire.port, new Map([rememberedAs('ada')]));
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  await wire.close();
  leavePage();
});

it('the overview of an organization reads six documents, whatever the number of its tours', async () => {
  const [{ overviewQuery }, { activityQueries }, { shownToursQuery }, { isCached }] = await Promise.all([
    import('../../src/backend/overview/queries'),
    import('../../src/backend/activity/queries'),
    import('../../src/backend/tours/shown-tours'),
    import('../../src/backend/cache/cached-lists'),
  ]);
  const client = new QueryClient();

  const overview = await client.fetchQuery(overviewQuery(acme, 'admin'));
  const [activity, tours] = await Promise.all([client.fetchQuery(activityQueries.latest(acme)), client.fetchQuery(shownToursQuery(acme))]);
  // the database listens from here
  await vi.waitFor(() => expect(isCached('organizations/acme/overview/admin')).toBe(true), inTime);

  expect(overview?.tours.count).toBe(40);
  expect(activity.entries.map(({ id }) => id)).toEqual(['e39', 'e38', 'e37', 'e36', 'e35']);
  expect(tours).toEqual([]);
  expect(wire.take()).toHaveLength(6);
  client.clear();
});
