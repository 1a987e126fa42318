import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countedWire } from '../../scripts/counted-wire.mjs';
import { docName } from '../../src/backend/live/source';
import { tourId } from '../../src/domain/ids';
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
    match /tours/{tour} { allow get: if resource.data.public; }
    match /organizations/{organization} { allow get; }
  }
}`;
const tour = 'tours/hall';
const acme = 'organizations/acme';

let store: Wire;
let wire: Awaited<ReturnType<typeof countedWire>>;
const kept = new Map<string, string>();

beforeAll(async () => {
  store = await aStore('read-ahead', rules);
});
beforeEach(async () => {
  await storeDocuments(store, {
    [tour]: { name: 'Hall', organization: 'acme', public: true },
    'tours/private': { name: 'Flat', organization: 'acme', public: false },
    [acme]: { name: 'Acme' },
  });
  wire = await countedWire(store.port);
  kept.clear();
  kept.set(...rememberedAs('ada'));
  enterPage(store.project, wire.port, kept);
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  await wire.close();
  leavePage();
});

const look = async (id: string) => {
  const { prefetchTour } = await import('../../src/backend/tours/prefetch-tour');
  const told: unknown[] = [];
  await prefetchTour(tourId(id), ({ name }, organization) => told.push([name, organization?.name ?? null]));
  return told;
};

/** Listens as the screens do: to the tour, and once that is there to its organization. */
async function listen(): Promise<{ names: string[]; stop: () => void }> {
  const { docOf } = await import('../../src/backend/live/listen');
  const { tours } = await import('../../src/backend/tours/refs');
  const { organizations } = await import('../../src/backend/organizations/refs');
  const names: string[] = [];
  const fail = (error: unknown) => names.push(String(error));
  const stops: (() => void)[] = [];
  const stopTour = docOf(tours, 'hall')((found) => {
    names.push(found?.name ?? 'none');
    if (stops.length === 0) stops.push(docOf(organizations, 'acme')((whose) => names.push(whose?.name ?? 'none'), fail));
  }, fail);
  return { names, stop: () => [stopTour, ...stops].forEach((stop) => void stop()) };
}

const handedOver = async () => {
  const { isCached } = await import('../../src/backend/cache/cached-lists');
  for (const [path, id] of [tour, acme].map((name) => name.split('/')) as [string, string][])
    await vi.waitFor(() => expect(isCached(docName({ path }, id))).toBe(true), inTime);
};

describe('prefetchTour', () => {
  it('tells a tour and its organization without the database, and the listeners after it read neither again [PLAYER-070]', async () => {
    expect(await look('hall')).toEqual([
      ['Hall', null],
      ['Hall', 'Acme'],
    ]);
    expect((await import('../../src/backend/firestore/store')).isStoreOpen()).toBe(false);

    const screens = await listen();
    await handedOver();

    expect(screens.names.slice(0, 2)).toEqual(['Hall', 'Acme']);
    expect(wire.take().toSorted()).toEqual([acme, tour]);
    screens.stop();
  });

  it('shares what is asked for at the same time [PLAYER-070]', async () => {
    const [told, screens] = await Promise.all([look('hall'), listen()]);
    await handedOver();

    expect(told.at(-1)).toEqual(['Hall', 'Acme']);
    expect(wire.take().toSorted()).toEqual([acme, tour]);
    screens.stop();
  });

  it('tells nothing of a tour that is refused or does not exist, and does not ask for its organization', async () => {
    expect(await look('private')).toEqual([]);
    expect(await look('none')).toEqual([]);

    expect(wire.take()).toEqual([]);
  });

  it('asks for nothing that this device has held before', async () => {
    kept.set('heldLists', JSON.stringify([docName({ path: 'tours' }, 'hall')]));

    expect(await look('hall')).toEqual([]);

    expect(wire.take()).toEqual([]);
  });

  it('leaves it to the listener to say that the server cannot be reached', async () => {
    await wire.close();

    expect(await look('hall')).toEqual([]);
  });
});
