import { type DocumentReference, onSnapshot, type Query } from 'firebase/firestore';
import { AppError } from '@/domain/app-error';
import { holdList, isHeld } from './held-lists';
import type { Listen } from './live-query';

const notHere = () =>
  new AppError('unavailable', 'The server cannot be reached, and this is not on this device yet. Connect, then try again.');

/** How long an absence waits for the server to confirm it, in milliseconds. */
const confirmation = 10_000;

/** One document, live; `null` when it does not exist. Missing on this device while the server is out of reach is `unavailable`. */
export const docOf =
  <T>(reference: DocumentReference<T>): Listen<T | null> =>
  (next, failed) => {
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    const stop = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        clearTimeout(giveUp);
        if (snapshot.exists() || !snapshot.metadata.fromCache) next(snapshot.data() ?? null);
        else giveUp = setTimeout(() => failed(notHere()), navigator.onLine ? confirmation : 0);
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
 * Every document of a query, live. A document is read once for each of its versions, so what did not change stays the same object.
 * @param list names the query. What this device has of it is shown at once when it has been here whole before; else it may be the one tour
 * that was opened by a link, and the server is waited for, but not long
 */
export const docsOf =
  <T>(source: Query<T>, list: string): Listen<T[]> =>
  (next, failed) => {
    const known = new Map<string, T>();
    let waiting = !isHeld(list);
    let part: T[] | undefined;
    const endWait = setTimeout(() => {
      if (waiting && part) next(part);
      waiting = false;
    }, patience);
    const stop = onSnapshot(
      source,
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        // nothing here, and the SDK has given up on the server for now
        if (snapshot.empty && fromCache && !isHeld(list)) return failed(notHere());
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === 'removed') known.delete(doc.ref.path);
          else known.set(doc.ref.path, doc.data());
        }
        part = snapshot.docs.map((doc) => known.get(doc.ref.path) ?? doc.data());
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
