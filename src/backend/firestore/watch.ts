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
import { isCached, markCached } from '../cache/cached-lists';
import type { Listen } from '../live/live-query';
import { docName, type EqualityFilters, listName, type Source } from '../live/source';
import { removedAt } from '../offline/removals';
import type { RestQuery, RestResponse } from '../rest/rest';
import { serverErrorTexts } from '../texts';
import { bundleOf } from './bundle';

type OpenStore = { db: Firestore; isPersistent: boolean };

/** Adds a REST response to the SDK's cache, so that a listener to the same query resumes from it. */
export async function addToCache({ db }: OpenStore, name: string, restQuery: RestQuery, response: RestResponse): Promise<void> {
  // on failure the listener only reads the data again
  await loadBundle(db, bundleOf(name, restQuery, response)).catch((error) => console.warn('An answer could not be cached.', error));
}

const notCachedError = () => new AppError('unavailable', serverErrorTexts.get().notOnDevice);

/** How long to wait for the server when a document is not cached. */
const timeoutMs = (): number => (navigator.onLine ? 10_000 : 0);

/**
 * Listens to one document; `null` when it does not exist. Fails with `unavailable` when the server cannot be reached and it is not cached, or its
 * copy was removed from this device: the SDK's cache cannot drop single documents.
 */
export const watchDoc =
  <T>({ db, isPersistent }: OpenStore, source: Source<T>, id: string): Listen<T | null> =>
  (next, failed) => {
    const name = docName(source, id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = false;
    const stop = onSnapshot(
      doc(db, source.path, id),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        const show = () => {
          isShown = true;
          next(snapshot.exists() ? readSnapshot(source, snapshot) : null);
        };
        const mayShow = () => !fromCache || (snapshot.exists() && (isShown || removedAt(name) === null));
        clearTimeout(timer);
        if (!fromCache && isPersistent) markCached(name);
        if (mayShow()) show();
        // the page may have been opened anew in the meantime
        else timer = setTimeout(() => (mayShow() ? show() : failed(notCachedError())), timeoutMs());
      },
      failed,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  };

/** How long a partially cached list waits for the server. */
const partialListTimeoutMs = 1500;

/**
 * Listens to every document of a list. Unchanged documents keep their object identity.
 * A fully cached list is shown at once. Otherwise the cache may hold only single documents, such as a tour opened by a link, so this waits
 * briefly for the server.
 */
export const watchDocs =
  <T>({ db, isPersistent }: OpenStore, source: Source<T>, filters: EqualityFilters): Listen<T[]> =>
  (next, failed) => {
    const name = listName(source, filters);
    const documents = new Map<string, T>();
    let isWaiting = !isCached(name);
    let list: T[] | undefined;
    const timer = setTimeout(() => {
      if (isWaiting && list) next(list);
      isWaiting = false;
    }, partialListTimeoutMs);
    const constraints = Object.entries(filters).map(([field, value]) => where(field, '==', value));
    const stop = onSnapshot(
      query(collection(db, source.path), ...constraints),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        // nothing is cached, and the SDK cannot reach the server; a list that had entries is empty because the last one was deleted here
        if (snapshot.empty && fromCache && !list && !isCached(name)) return failed(notCachedError());
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === 'removed') documents.delete(doc.id);
          else documents.set(doc.id, readSnapshot(source, doc));
        }
        list = snapshot.docs.map((doc) => documents.get(doc.id) ?? readSnapshot(source, doc));
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

/**
 * Listens to a document that somebody wrote: null if there is none, undefined while the SDK does not know. `isSynced` once the server has sent it to this
 * listener, `isConfirmed` while that is what the server has, without a write that waits for it.
 */
export const watchWritten =
  <T>({ db }: OpenStore, source: Source<T>, id: string): Listen<{ live: T | null | undefined; isSynced: boolean; isConfirmed: boolean }> =>
  (next, failed) => {
    let isSynced = false;
    return onSnapshot(
      doc(db, source.path, id),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache, hasPendingWrites } = snapshot.metadata;
        isSynced ||= !fromCache;
        const missing = isSynced ? null : undefined;
        next({
          live: snapshot.exists() ? readSnapshot(source, snapshot) : missing,
          isSynced,
          isConfirmed: !fromCache && !hasPendingWrites,
        });
      },
      failed,
    );
  };

const readSnapshot = <T>({ read, fields }: Source<T>, snapshot: DocumentSnapshot): T =>
  read(snapshot.id, fields ? someFieldsOf(snapshot, fields) : fieldsOf(snapshot));

/** The fields of a document, with times as `Date`; pending server timestamps are estimated. */
export const fieldsOf = (snapshot: DocumentSnapshot): Stored => withDates(snapshot.data({ serverTimestamps: 'estimate' }) ?? {});

// converts field by field, because converting a whole document is slow
const someFieldsOf = (snapshot: DocumentSnapshot, names: readonly string[]): Stored =>
  Object.fromEntries(names.map((name) => [name, toPlainValue(snapshot.get(name, { serverTimestamps: 'estimate' }))]));

const withDates = (fields: DocumentData): Stored =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlainValue(value)]));

function toPlainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) return withDates(value);
  return value;
}
