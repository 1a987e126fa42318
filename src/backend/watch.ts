import {
  collection,
  type DocumentData,
  type DocumentSnapshot,
  doc,
  type Firestore,
  loadBundle,
  onSnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { isSame } from '@/domain/same';
import type { Stored } from '@/domain/stored';
import { bundleOf } from './bundle';
import { holdList, isHeld } from './held-lists';
import type { Listen } from './live-query';
import { confirmation, notHere } from './not-here';
import type { Answer, RestQuery } from './rest';
import { docName, listName, type Pins, type ReadBefore, type Source } from './source';

/** Puts an answer of the server into the cache. */
export async function take(db: Firestore, name: string, question: RestQuery, answer: Answer): Promise<void> {
  // What cannot be kept is read once more by the listener, and nothing else is lost.
  await loadBundle(db, bundleOf(name, question, answer)).catch((error) =>
    console.warn('An answer could not be kept on this device.', error),
  );
}

/**
 * One document, live; `null` when it does not exist. Missing on this device while the server is out of reach is `unavailable`.
 * @param before what it was read as, if it was
 */
export const watchDoc =
  <T>(db: Firestore, source: Source<T>, id: string, before: readonly ReadBefore<T>[] = []): Listen<T | null> =>
  (next, failed) => {
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    const read = readerOf(source, before);
    const stop = onSnapshot(
      doc(db, source.path, id),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        clearTimeout(giveUp);
        if (!fromCache) holdList(docName(source, id));
        if (snapshot.exists()) next(read(snapshot));
        else if (!fromCache) next(null);
        else giveUp = setTimeout(() => failed(notHere()), confirmation());
      },
      failed,
    );
    return () => {
      clearTimeout(giveUp);
      stop();
    };
  };

/** How long a list that this device has only in part waits for the server, in milliseconds. */
const patience = 1500;

/**
 * Every document of a list, live. A document is read once for each of its versions, so what did not change stays the same object.
 * What this device has of it is shown at once when it has been here whole before; else it may be the one tour that was opened by a
 * link, and the server is waited for, but not long.
 * @param before what some of them were read as
 */
export const watchDocs =
  <T>(db: Firestore, source: Source<T>, pins: Pins, before: readonly ReadBefore<T>[] = []): Listen<T[]> =>
  (next, failed) => {
    const list = listName(source, pins);
    const read = readerOf(source, before);
    const known = new Map<string, T>();
    let waiting = !isHeld(list);
    let part: T[] | undefined;
    const endWait = setTimeout(() => {
      if (waiting && part) next(part);
      waiting = false;
    }, patience);
    const stop = onSnapshot(
      listQuery(db, source, pins),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        // nothing here, and the SDK has given up on the server for now
        if (snapshot.empty && fromCache && !isHeld(list)) return failed(notHere());
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === 'removed') known.delete(doc.id);
          else known.set(doc.id, read(doc));
        }
        part = snapshot.docs.map((doc) => known.get(doc.id) ?? read(doc));
        if (!fromCache) {
          holdList(list);
          waiting = false;
        }
        if (!waiting) next(part);
      },
      failed,
    );
    return () => {
      clearTimeout(endWait);
      stop();
    };
  };

const listQuery = (db: Firestore, { path }: Source<unknown>, pins: Pins) =>
  query(collection(db, path), ...Object.entries(pins).map(([field, value]) => where(field, '==', value)));

/** Reads a document, unless it was read before and says that it has not been changed since; what reads the same as before stays the same object. */
function readerOf<T>({ read, fields }: Source<T>, before: readonly ReadBefore<T>[]): (snapshot: DocumentSnapshot) => T {
  const readBefore = new Map(before.map((entry) => [entry.id, entry]));
  return (snapshot) => {
    const known = readBefore.get(snapshot.id);
    // once: what changes from now on is read, whatever it says of itself
    readBefore.delete(snapshot.id);
    if (known && saysSame(known, snapshot)) return known.value;
    const value = read(snapshot.id, fields ? chosenOf(snapshot, fields) : fieldsOf(snapshot));
    return known && isSame(known.value, value) ? known.value : value;
  };
}

function saysSame({ updated }: ReadBefore<unknown>, snapshot: DocumentSnapshot): boolean {
  if (!(updated instanceof Date) || snapshot.metadata.hasPendingWrites) return false;
  const now: unknown = snapshot.get('updated');
  return now instanceof Timestamp && now.toMillis() === updated.getTime();
}

/** The fields of a document, with times as `Date`; a server time still on its way is estimated. */
export const fieldsOf = (snapshot: DocumentSnapshot): Stored => withDates(snapshot.data({ serverTimestamps: 'estimate' }) ?? {});

// Field by field: to convert all of a document takes longer than all else that is done with it.
const chosenOf = (snapshot: DocumentSnapshot, names: readonly string[]): Stored =>
  Object.fromEntries(names.map((name) => [name, dated(snapshot.get(name, { serverTimestamps: 'estimate' }))]));

const withDates = (fields: DocumentData): Stored => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, dated(value)]));

function dated(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(dated);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) return withDates(value);
  return value;
}
