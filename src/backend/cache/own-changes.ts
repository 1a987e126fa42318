import { minuteMs } from '@/domain/durations';
import { record, type Stored } from '@/domain/stored';
import { listedFields } from '@/domain/tours/listed-tour';
import { storedUser } from '../auth/stored-user';

/** localStorage key, with the account: tours that its user changed, while the index of their organization may be older. */
const prefix = 'ownTourChanges/';
const keyOfUser = (): string => `${prefix}${storedUser()?.uid ?? ''}`;

/** The fields of lists that were written, and when, in milliseconds. */
export type WrittenTour = { fields: Stored; at: number };

/** Batches that took part in so long are in the index, if it is not broken. */
const batchMs = 10 * minuteMs;

// by tour: how many writes of this tab wait for the server
const writing = new Map<string, number>();
const listeners = new Set<() => void>();

/** The tours that the user of this device changed, by id. */
export function ownChanges(): ReadonlyMap<string, WrittenTour> {
  try {
    const stored = record(JSON.parse(localStorage.getItem(keyOfUser()) ?? '{}'));
    return new Map(
      Object.entries(stored).map(([id, change]) => [id, { fields: record(record(change).fields), at: Number(record(change).at) }]),
    );
  } catch {
    return new Map();
  }
}

/**
 * Runs a write of tours, and has lists show it at once: `fields` from the moment of the call, and the tours as the store has them, until the index has
 * them too. @throws what `write` throws
 */
export async function asOwnChange<T>(tours: readonly string[], write: () => Promise<T>, fields: Stored = {}): Promise<T> {
  const written = Object.fromEntries(Object.entries(fields).filter(([name]) => listedFields.some((listed) => listed === name)));
  for (const tour of tours) writing.set(tour, (writing.get(tour) ?? 0) + 1);
  change((changes) => {
    for (const tour of tours) changes.set(tour, { fields: { ...changes.get(tour)?.fields, ...written }, at: Date.now() });
  });
  let isWritten = false;
  try {
    const result = await write();
    isWritten = true;
    return result;
  } finally {
    for (const tour of tours) writing.set(tour, (writing.get(tour) ?? 1) - 1);
    change((changes) => {
      for (const tour of tours) {
        const change = changes.get(tour);
        // what was rejected is not shown any more; a write whose response was lost is what the store says
        if (change) changes.set(tour, { fields: isWritten ? change.fields : {}, at: Math.max(Date.now(), change.at + 1) });
      }
    });
  }
}

/** Forgets changes that the index has, unless the tours are being written. */
export function dropOwnChanges(tours: Iterable<string>): void {
  const indexed = [...tours].filter((tour) => !isWriting(tour));
  if (indexed.length === 0) return;
  change((changes) => {
    for (const tour of indexed) changes.delete(tour);
  });
}

/** Whether a write of this tab waits for the server. */
export const isWriting = (tour: string): boolean => (writing.get(tour) ?? 0) > 0;

/** Forgets what was written in batches a while ago, of more tours than this. */
export function dropOldBatches(most: number): void {
  const changes = ownChanges();
  if (changes.size <= most) return;
  dropOwnChanges([...changes].filter(([, { at }]) => at < Date.now() - batchMs).map(([tour]) => tour));
}

/** Calls back when the changes change, here or in another tab. Returns a function that unsubscribes. */
export function whenOwnChangesChange(listener: () => void): () => void {
  listeners.add(listener);
  const listenToTabs = ({ key }: StorageEvent) => key === keyOfUser() && listener();
  globalThis.addEventListener?.('storage', listenToTabs);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', listenToTabs);
  };
}

/** Clears the changes of all users; call it when the SDK's cache is cleared. */
export function forgetOwnChanges(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

function change(act: (changes: Map<string, WrittenTour>) => void): void {
  const changes = new Map(ownChanges());
  act(changes);
  try {
    if (changes.size === 0) localStorage.removeItem(keyOfUser());
    else localStorage.setItem(keyOfUser(), JSON.stringify(Object.fromEntries(changes)));
  } catch {
    // without storage others' changes and own ones are shown at the same time
  }
  for (const listener of [...listeners]) listener();
}
