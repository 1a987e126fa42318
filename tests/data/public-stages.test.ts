import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { orgId, type TourTypeId } from '../../src/domain/ids';
import type { Tour } from '../../src/domain/tours/tour';
import { storeDocuments, type Wire } from '../rules/store-wire';
import { aStore, enterPage, inTime, leavePage, received } from './support';

vi.mock('../../src/backend/auth/signed-in', () => {
  const nobody = async () => null;
  return { signedInUser: nobody, restoredUser: nobody, signedInUid: async () => '' };
});

const idOf = (at: number) => `stage-${String(at).padStart(3, '0')}`;
const aStage = { name: 'Stage', organization: 'acme', tourTypeId: 'museum', public: true, matterportId: 'AbCdEfGh123' };
const others = {
  'tours/private': { ...aStage, public: false },
  'tours/of-another-type': { ...aStage, tourTypeId: 'bridge' },
  'tours/of-others': { ...aStage, organization: 'globex' },
};

let store: Wire;
beforeAll(async () => {
  store = await aStore('public-stages', readFileSync('firestore.rules', 'utf8'));
});
beforeEach(() => enterPage(store.project, store.port, new Map()));
afterEach(leavePage);

/** What a visitor is told of the stages. */
async function stages() {
  const { pagesOf } = await import('../../src/backend/live/pages-of');
  const { tours } = await import('../../src/backend/tours/refs');
  const filters = { organization: orgId('acme'), tourTypeId: 'museum' as TourTypeId, public: true };
  return received(pagesOf<Tour>(tours, filters));
}

describe('a visitor is shown the public stages of a place', () => {
  it.each([0, 1, 99, 100, 101, 250])('all %i of them, page by page, each once [STAGE-003]', async (count) => {
    const all = Array.from({ length: count }, (_, at) => idOf(at));
    await storeDocuments(store, { ...others, ...Object.fromEntries(all.map((id) => [`tours/${id}`, aStage])) });

    const found = await stages();

    await vi.waitFor(() => expect(found.told).toHaveLength(1), inTime);
    expect(found.told[0]?.map(({ id }) => id)).toEqual(all);
    expect(found.failures).toEqual([]);
  });

  it('and nothing once nobody waits for it', async () => {
    await storeDocuments(store, { 'tours/one': aStage });
    const gone = await stages();
    gone.stop();

    const found = await stages();

    await vi.waitFor(() => expect(found.told).toHaveLength(1), inTime);
    expect([gone.told, gone.failures]).toEqual([[], []]);
  });

  it('or told why not', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));

    const found = await stages();

    await vi.waitFor(() => expect(found.failures).toMatchObject([{ code: 'unavailable' }]), inTime);
  });
});
