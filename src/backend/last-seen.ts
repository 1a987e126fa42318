import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { isRecord, type Stored, text } from '@/domain/stored';
import { heldSession } from './auth/held-session';
import { signedInUid } from './auth/signed-in';
import { isHeld } from './held-lists';
import { idle } from './idle';
import type { ReadBefore, Source } from './source';

/** How a kept value is read. */
type Kept<T> = NonNullable<Source<T>['kept']>;

let opened: UseStore | undefined;
const device = (): UseStore => {
  opened ??= createStore('loggia-seen', 'seen');
  return opened;
};

// What the device has by now, and what it is about to have, by name.
const written = new Map<string, readonly unknown[]>();
const waiting = new Map<string, readonly unknown[]>();

/**
 * What a list or document said when this browser last showed it to the same person; null when that is not known. The database needs seconds to
 * read thousands of documents from its disk: until then this is shown, and what was changed elsewhere meanwhile follows.
 */
export async function lastSeen<T>(kept: Kept<T>, name: string): Promise<ReadBefore<T>[] | null> {
  const seen: unknown = await ifPossible(async () => get(await keyOf(name), device()));
  if (!Array.isArray(seen)) return null;
  const entries = seen.filter(isRecord).map((value: Stored): ReadBefore<T> => {
    const id = text(value.id);
    // not when it was changed: since then much can have happened, and whoever changes a document need not say so in it
    return { id, value: kept(id, value), updated: null };
  });
  written.set(
    name,
    entries.map(({ value }) => value),
  );
  return entries;
}

/** Keeps what is shown for the next visit, when the page has nothing else to do. */
export async function keepSeen(name: string, values: readonly unknown[]): Promise<void> {
  const isAwaited = waiting.has(name);
  waiting.set(name, values);
  if (isAwaited) return;
  await idle();
  const latest = waiting.get(name);
  waiting.delete(name);
  // the cache may have been emptied meanwhile
  if (!latest || !isHeld(name) || isSame(latest, written.get(name))) return;
  written.set(name, latest);
  await ifPossible(async () => set(await keyOf(name), latest, device()));
}

/** Forgets all of it, together with the cache. */
export async function forgetSeen(): Promise<void> {
  waiting.clear();
  written.clear();
  await ifPossible(() => clear(device()));
}

/** Where the browser's storage is closed or full nothing is kept, and the database shows everything, only later. */
async function ifPossible<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

const keyOf = async (name: string): Promise<IDBValidKey> => [(await heldSession())?.identity.uid ?? (await signedInUid()), name];

const isSame = (values: readonly unknown[], others: readonly unknown[] | undefined): boolean =>
  values.length === others?.length && values.every((value, index) => value === others[index]);
