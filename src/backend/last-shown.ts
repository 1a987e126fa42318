import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { isSame } from '@/domain/same';
import { isRecord, text } from '@/domain/stored';
import { rememberedUser } from './auth/remembered';
import { isCached } from './cached-lists';
import { idle } from './idle';
import type { Source } from './source';

let opened: UseStore | undefined;
const device = (): UseStore => {
  opened ??= createStore('loggia-seen', 'seen');
  return opened;
};

// by name: what the device has, and what it is about to store
const stored = new Map<string, readonly unknown[]>();
const waiting = new Map<string, readonly unknown[]>();

/**
 * What a list or document was when this browser last showed it to the same person; null when that is not known. The SDK needs seconds to read
 * thousands of documents from its cache: until then this is shown.
 */
export async function lastShown<T>(readCached: NonNullable<Source<T>['readCached']>, name: string): Promise<T[] | null> {
  const found: unknown = await ifPossible(async () => get(keyOf(name), device()));
  if (!Array.isArray(found)) return null;
  const values = found.filter(isRecord).map((value) => readCached(text(value.id), value));
  stored.set(name, values);
  return values;
}

/** Stores what is shown, a list or a document, for the next visit, when the page has nothing else to do. */
export async function storeShown(name: string, value: unknown): Promise<void> {
  const values = Array.isArray(value) ? value : [value].filter(isRecord);
  const isWaiting = waiting.has(name);
  waiting.set(name, values);
  if (isWaiting) return;
  await idle();
  const latest = waiting.get(name);
  waiting.delete(name);
  // the cache may have been emptied in the meantime
  if (!latest || !isCached(name) || isSame(latest, stored.get(name))) return;
  stored.set(name, latest);
  await ifPossible(async () => set(keyOf(name), latest, device()));
}

/** Forgets all of it, together with the SDK's cache. */
export async function forgetShown(): Promise<void> {
  waiting.clear();
  stored.clear();
  await ifPossible(() => clear(device()));
}

const keyOf = (name: string): IDBValidKey => [rememberedUser()?.uid ?? '', name];

/** Where the browser's storage is closed or full nothing is stored, and the SDK shows everything, only later. */
async function ifPossible<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
