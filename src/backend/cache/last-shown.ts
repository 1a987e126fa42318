import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { isDeepEqual } from '@/domain/same';
import { isRecord, text } from '@/domain/stored';
import { storedUser } from '../auth/stored-user';
import type { Source } from '../live/source';
import { whenPageIdle } from '../live/when-page-idle';
import { isCached } from './cached-lists';

/** IndexedDB; the names are those of earlier versions. */
const lastShownDatabase = 'loggia-seen';
const lastShownStore = 'seen';

let opened: UseStore | undefined;
const database = (): UseStore => {
  opened ??= createStore(lastShownDatabase, lastShownStore);
  return opened;
};

// by name: the values stored on this device, and those about to be stored
const stored = new Map<string, readonly unknown[]>();
const pending = new Map<string, readonly unknown[]>();

/**
 * Restores a list or document as this browser last showed it to the same user; null when it is not stored. It bridges the seconds that the SDK
 * needs to read thousands of documents from its cache.
 */
export async function restoreShown<T>(readCached: NonNullable<Source<T>['readCached']>, name: string): Promise<T[] | null> {
  const persisted: unknown = await ifPossible(async () => get(keyOf(name), database()));
  if (!Array.isArray(persisted)) return null;
  const values = persisted.filter(isRecord).map((value) => readCached(text(value.id), value));
  stored.set(name, values);
  return values;
}

/** Stores the visible list or document for the next visit, once the page is idle. */
export async function persistShown(name: string, value: unknown): Promise<void> {
  const values = Array.isArray(value) ? value : [value].filter(isRecord);
  const isPending = pending.has(name);
  pending.set(name, values);
  if (isPending) return;
  await whenPageIdle();
  const latest = pending.get(name);
  pending.delete(name);
  // the cache may have been cleared in the meantime
  if (!latest || !isCached(name) || isDeepEqual(latest, stored.get(name))) return;
  stored.set(name, latest);
  await ifPossible(async () => set(keyOf(name), latest, database()));
}

/** Clears all stored values; call it when the SDK's cache is cleared. */
export async function forgetShown(): Promise<void> {
  pending.clear();
  stored.clear();
  await ifPossible(() => clear(database()));
}

const keyOf = (name: string): IDBValidKey => [storedUser()?.uid ?? '', name];

/** Ignores unavailable or full browser storage; the data is then shown later, by the SDK. */
async function ifPossible<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
