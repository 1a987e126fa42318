import { type DocumentReference, onSnapshot, type Query } from 'firebase/firestore';
import { AppError } from '@/domain/app-error';
import type { Listen } from './live-query';

const notHere = () => new AppError('unavailable', 'You are offline, and this is not on this device yet. Connect, then try again.');

/** One document, live; `null` when it does not exist. Offline and never seen is no absence, but `unavailable`. */
export const docOf =
  <T>(reference: DocumentReference<T>): Listen<T | null> =>
  (next, failed) =>
    onSnapshot(
      reference,
      (snapshot) => (!snapshot.exists() && snapshot.metadata.fromCache ? failed(notHere()) : next(snapshot.data() ?? null)),
      failed,
    );

/** Every document of a query, live. A document is read once for each of its versions, so what did not change stays the same object. */
export const docsOf =
  <T>(source: Query<T>): Listen<T[]> =>
  (next, failed) => {
    const known = new Map<string, T>();
    return onSnapshot(
      source,
      (snapshot) => {
        if (snapshot.empty && snapshot.metadata.fromCache) return failed(notHere());
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === 'removed') known.delete(doc.ref.path);
          else known.set(doc.ref.path, doc.data());
        }
        next(snapshot.docs.map((doc) => known.get(doc.ref.path) ?? doc.data()));
      },
      failed,
    );
  };
