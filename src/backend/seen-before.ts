import { asAnswer } from './first-answers';
import { isHeld } from './held-lists';
import type { Listen } from './live-query';
import type { ReadBefore, Source } from './source';
import { isStoreOpen } from './store';

/**
 * What a list or document said when this browser last showed it, for sources that keep that; null where it is not known, and where the database
 * is open: it knows more than what was kept, and soon.
 */
export async function seenBefore<T>({ kept }: Source<T>, name: string): Promise<ReadBefore<T>[] | null> {
  if (!kept || isStoreOpen() || !isHeld(name)) return null;
  return asAnswer(import('./last-seen').then(({ lastSeen }) => lastSeen(kept, name)));
}

/** The same listener, for sources that keep what it tells for the next visit. */
export const keeping = <T, V>({ kept }: Source<T>, name: string, listen: Listen<V>): Listen<V> => {
  if (!kept) return listen;
  const keep = (value: V) => {
    if (isHeld(name)) void import('./last-seen').then(({ keepSeen }) => keepSeen(name, valuesOf(value)));
  };
  return (next, failed) =>
    listen((value) => {
      next(value);
      keep(value);
    }, failed);
};

/** Those of a list, or that of a document that exists. */
function valuesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null ? [] : [value];
}
