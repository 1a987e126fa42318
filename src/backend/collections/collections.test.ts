import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collectionId, orgId, tourId } from '@/domain/ids';
import { createCollection, deleteCollection, saveCollectionOrder, updateCollection } from './commands';
import { addToCollection, transferBatchSize } from './transfer';

const commit = vi.hoisted(() => vi.fn());
const writes = vi.hoisted((): unknown[][] => []);
const sdk = vi.hoisted(() => ({
  db: {},
  doc: (_db: unknown, ...path: string[]) => path.join('/'),
  serverTimestamp: () => 'now',
  setDoc: async (...write: unknown[]) => void writes.push(['set', ...write]),
  updateDoc: async (...write: unknown[]) => void writes.push(['update', ...write]),
  deleteDoc: async (...write: unknown[]) => void writes.push(['delete', ...write]),
  writeBatch: () => {
    const batch: unknown[] = [];
    return { update: (path: string, fields: unknown) => batch.push([path, fields]), commit: () => commit(batch) };
  },
}));
vi.mock('../firestore/store', () => ({ store: async () => sdk }));
vi.mock('../firestore/online-store', () => ({ requireOnlineStore: async () => sdk }));

beforeEach(() => {
  writes.length = 0;
  commit.mockReset().mockResolvedValue(undefined);
});

const id = collectionId('villas');
const fields = { name: ' Villas ', description: '', coverUrl: '', coverAlt: '', isPublic: false };

describe('collections are written by', () => {
  it('set, update of what changed, merge of the order, and delete [COLL-025]', async () => {
    await createCollection({ id, organization: orgId('Acme'), fields });
    await updateCollection({ id, changes: { description: ' By the sea ' } });
    await saveCollectionOrder({ id, sortType: 'custom', sortOrder: [tourId('b'), tourId('a')] });
    await deleteCollection(id);

    expect(writes).toEqual([
      ['set', 'collections/villas', { ...fields, name: 'Villas', organization: 'Acme', sortOrder: [], sortType: 'name' }],
      ['update', 'collections/villas', { description: 'By the sea' }],
      ['update', 'collections/villas', { sortType: 'custom', sortOrder: ['b', 'a'] }],
      ['delete', 'collections/villas'],
    ]);
  });

  it('nobody without an organization and a name [COLL-019 COLL-020]', async () => {
    const create = (organization: string, name: string) =>
      createCollection({ id, organization: orgId(organization), fields: { ...fields, name } });

    await expect(create('', '')).rejects.toThrow('Missing organization');
    await expect(create('Acme', ' ')).rejects.toThrow('Please fill out a collection name');
    expect(writes).toEqual([]);
  });
});

describe('tours are added to a collection', () => {
  const tours = Array.from({ length: transferBatchSize + 20 }, (_, index) => tourId(`t${index}`));

  it('in one batch, and in several above 500 [COLL-012]', async () => {
    const progress: number[] = [];

    expect(await addToCollection({ collection: id, tours: tours.slice(0, 2) })).toBe(2);
    expect(commit.mock.calls).toEqual([
      [
        [
          ['tours/t0', { collection: 'villas', updated: 'now' }],
          ['tours/t1', { collection: 'villas', updated: 'now' }],
        ],
      ],
    ]);
    await addToCollection({ collection: id, tours, onProgress: (written) => progress.push(written) });

    expect(commit.mock.calls.map(([batch]) => batch.length)).toEqual([2, 500, 20]);
    expect(progress).toEqual([500, 520]);
  });

  it('until a batch fails; those before it stay and are counted [COLL-012]', async () => {
    const progress: number[] = [];
    commit.mockResolvedValueOnce(undefined).mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }));

    const adding = addToCollection({ collection: id, tours, onProgress: (written) => progress.push(written) });

    await expect(adding).rejects.toMatchObject({ code: 'permission-denied' });
    expect(progress).toEqual([500]);
  });

  it('until it is stopped, at the end of a batch [COLL-012]', async () => {
    const stopping = new AbortController();

    const written = await addToCollection({ collection: id, tours, signal: stopping.signal, onProgress: () => stopping.abort() });

    expect(written).toBe(500);
    expect(commit).toHaveBeenCalledTimes(1);
  });
});
