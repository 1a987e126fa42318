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
import { AppError } from '@/domain/app-error';
import type { Stored } from '@/domain/stored';
import { bundleOf } from './bundle';
import { isCached, markCached } from './cached-lists';
import type { Listen } from './live-query';
import type { Answer, RestQuery } from './rest';
import { docName, listName, type Pins, type Source } from './source';

type Opened = { db: Firestore; isPersistent: boolean };

/** Puts an answer of the server into the SDK's cache: a listener to the same question goes on from it. */
export async function addToCache({ db }: Opened, name: string, question: RestQuery, answer: Answer): Promise<void> {
  // What cannot be cached is read again by the listener, and nothing else is lost.
  await loadBundle(db, bundleOf(name, question, answer)).catch((error) => console.warn('An answer could not be cached.', error));
}

const notHere = () =>
  new AppError('unavailable', 'The server cannot be reached, and this is not on this device yet. Connect, then try again.');

/** How long the server may take to say what a document is that this device does not have. */
const timeoutMs = (): number => (navigator.onLine ? 10_000 : 0);

/** One document, live; `null` when it does not exist. Missing on this device while the server is out of reach is `unavailable`. */
export const watchDoc =
  <T>({ db, isPersistent }: Opened, source: Source<T>, id: string): Listen<T | null> =>
  (next, failed) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onSnapshot(
      doc(db, source.path, id),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        clearTimeout(timer);
        if (!fromCache && isPersistent) markCached(docName(source, id));
        if (snapshot.exists()) next(readSnapshot(source, snapshot));
        else if (!fromCache) next(null);
        else timer = setTimeout(() => failed(notHere()), timeoutMs());
      },
      failed,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  };

/** How long a list that this device has only in part waits for the server. */
const partialListMs = 1500;

/**
 * Every document of a list, live. A document is read once for each of its versions, so what did not change stays the same object.
 * A list that the cache has whole is shown from it at once; else the cache may have the one tour that was opened by a link, and the server is
 * waited for, but not long.
 */
export const watchDocs =
  <T>({ db, isPersistent }: Opened, source: Source<T>, pins: Pins): Listen<T[]> =>
  (next, failed) => {
    const name = listName(source, pins);
    const known = new Map<string, T>();
    let isWaiting = !isCached(name);
    let list: T[] | undefined;
    const timer = setTimeout(() => {
      if (isWaiting && list) next(list);
      isWaiting = false;
    }, partialListMs);
    const filters = Object.entries(pins).map(([field, value]) => where(field, '==', value));
    const stop = onSnapshot(
      query(collection(db, source.path), ...filters),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        // nothing here, and the SDK has given up on the server for now
        if (snapshot.empty && fromCache && !isCached(name)) return failed(notHere());
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === 'removed') known.delete(doc.id);
          else known.set(doc.id, readSnapshot(source, doc));
        }
        list = snapshot.docs.map((doc) => known.get(doc.id) ?? readSnapshot(source, doc));
        if (!fromCache) isWaiting = false;
        if (!fromCache && isPersistent) markCached(name);
        if (!isWaiting) next(list);
      },
      failed,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  };

const readSnapshot = <T>({ read, fields }: Source<T>, snapshot: DocumentSnapshot): T =>
  read(snapshot.id, fields ? someFieldsOf(snapshot, fields) : fieldsOf(snapshot));

/** The fields of a document, with times as `Date`; a server time still on its way is estimated. */
export const fieldsOf = (snapshot: DocumentSnapshot): Stored => withDates(snapshot.data({ serverTimestamps: 'estimate' }) ?? {});

// Field by field: to convert all of a document takes longer than all else that is done with it.
const someFieldsOf = (snapshot: DocumentSnapshot, names: readonly string[]): Stored =>
  Object.fromEntries(names.map((name) => [name, dated(snapshot.get(name, { serverTimestamps: 'estimate' }))]));

const withDates = (fields: DocumentData): Stored => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, dated(value)]));

function dated(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(dated);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) return withDates(value);
  return value;
}
