import { createStore, get, set, type UseStore } from 'idb-keyval';
import { copiesDatabase, copiesStore } from '@/domain/application/stored-copies';
import type { CopyStore, StoredCopy } from '../session/reuse-state';

const last = 'last';

/** Stores it in IndexedDB, for browsers whose clipboard has no type of ours, and so that pasting needs no permission. */
export function createCopyStore(): CopyStore {
  let database: UseStore | null = null;
  const copies = () => {
    database ??= createStore(copiesDatabase, copiesStore);
    return database;
  };
  return {
    put: (copy) => set(last, copy, copies()),
    get: async () => (await get<StoredCopy>(last, copies())) ?? null,
  };
}
