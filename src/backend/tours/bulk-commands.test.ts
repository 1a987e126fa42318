import { afterEach, expect, it, vi } from 'vitest';
import { tourId, tourTypeId } from '@/domain/ids';
import { requireOnlineStore } from '../firestore/online-store';
import { changeTourFields, undoTourFields } from './bulk-commands';

vi.mock('../firestore/online-store');
vi.mock('../cache/own-changes', () => ({ asOwnChange: (_tours: unknown, write: () => unknown) => write() }));

afterEach(() => vi.resetAllMocks());

const [home, office] = [tourTypeId('home'), tourTypeId('office')];

type Stored = Record<string, unknown>;
type Transaction = { get: () => Promise<{ data: () => Stored }>; update: (path: unknown, fields: Stored) => void };

/** A store with one tour that commits a transaction, loses the answer, and runs it again as the SDK does. */
function aStoreThatLosesAnswers(tour: Stored) {
  const stored = { ...tour };
  const run = async (work: (transaction: Transaction) => Promise<void>) => {
    for (const _attempt of [1, 2])
      await work({ get: async () => ({ data: () => ({ ...stored }) }), update: (_path, fields) => void Object.assign(stored, fields) });
  };
  const opened = { db: {}, doc: () => 'tour', serverTimestamp: () => 'now', runTransaction: (_db: unknown, work: never) => run(work) };
  vi.mocked(requireOnlineStore).mockResolvedValue(opened as never);
  return stored;
}

it('knows what there was before a change whose answer was lost, and undoes it', async () => {
  const stored = aStoreThatLosesAnswers({ organization: 'Acme', tourTypeId: home, public: false });

  const change = await changeTourFields({ id: tourId('hall'), change: { tourTypeId: office } });
  expect(stored.tourTypeId).toBe(office);
  expect(change).toEqual({ before: { tourTypeId: home }, written: { tourTypeId: office } });

  await undoTourFields({ id: tourId('hall'), change });
  expect(stored.tourTypeId).toBe(home);
});

it('undoes nothing that somebody else changed since', async () => {
  const stored = aStoreThatLosesAnswers({ organization: 'Acme', tourTypeId: 'shop' });
  const change = { before: { tourTypeId: home }, written: { tourTypeId: office } };

  await expect(undoTourFields({ id: tourId('hall'), change })).rejects.toMatchObject({ code: 'aborted' });
  expect(stored.tourTypeId).toBe('shop');
});
