import {
  type DocumentReference,
  type DocumentSnapshot,
  type FirestoreError,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  type SnapshotListenOptions,
} from 'firebase/firestore';
import { show } from './check';

// A client that met a closed port may wait for 15 s before it tries again.
const patience = 40_000;

/** For waiting until nothing is pending or from the cache: otherwise such changes alone are not told. */
export const withMetadata: SnapshotListenOptions = { includeMetadataChanges: true };

/** What a listener was told, in order, and a way to wait for more. */
export class Observed<T> {
  readonly all: T[] = [];
  private readonly waiting = new Set<() => void>();
  private read = 0;
  private failed: FirestoreError | undefined;
  readonly stop: () => void;

  constructor(subscribe: (next: (value: T) => void, fail: (error: FirestoreError) => void) => () => void) {
    this.stop = subscribe(
      (value) => {
        this.all.push(value);
        this.wake();
      },
      (error) => {
        this.failed = error;
        this.wake();
      },
    );
  }

  /** The first value not yet waited for that fits; those before it count as read. */
  until(fits: (value: T) => boolean, about = 'a value'): Promise<T> {
    return this.settled(about, () => {
      while (this.read < this.all.length) {
        const value = this.all[this.read++] as T;
        if (fits(value)) return { value };
      }
      if (this.failed) throw this.failed;
      return undefined;
    });
  }

  next(): Promise<T> {
    return this.until(() => true, 'another value');
  }

  /** The error that ended the listener. */
  failure(): Promise<FirestoreError> {
    return this.settled('an error', () => (this.failed ? { value: this.failed } : undefined));
  }

  private settled<R>(about: string, look: () => { value: R } | undefined): Promise<R> {
    return new Promise((resolve, reject) => {
      const attempt = () => {
        try {
          const found = look();
          if (!found) return;
          resolve(found.value);
        } catch (error) {
          reject(error);
        }
        clearTimeout(timer);
        this.waiting.delete(attempt);
      };
      const timer = setTimeout(() => {
        this.waiting.delete(attempt);
        reject(new Error(`waited in vain for ${about}; seen: ${show(this.all.slice(-8))}`));
      }, patience);
      this.waiting.add(attempt);
      attempt();
    });
  }

  private wake(): void {
    for (const attempt of [...this.waiting]) attempt();
  }
}

/** A document as a listener saw it. */
export type SeenDoc = { exists: boolean; data: unknown; fromCache: boolean; pending: boolean };

/** A query's result as a listener saw it; `changes` are `type id old→new`. */
export type SeenQuery = { ids: string[]; data: Record<string, unknown>; changes: string[]; fromCache: boolean; pending: boolean };

export const seenDoc = (snapshot: DocumentSnapshot): SeenDoc => ({
  exists: snapshot.exists(),
  data: snapshot.data() ?? null,
  fromCache: snapshot.metadata.fromCache,
  pending: snapshot.metadata.hasPendingWrites,
});

export const seenQuery = (snapshot: QuerySnapshot): SeenQuery => ({
  ids: snapshot.docs.map(({ id }) => id),
  data: Object.fromEntries(snapshot.docs.map((item) => [item.id, item.data()])),
  changes: snapshot.docChanges().map(({ type, doc, oldIndex, newIndex }) => `${type} ${doc.id} ${oldIndex}→${newIndex}`),
  fromCache: snapshot.metadata.fromCache,
  pending: snapshot.metadata.hasPendingWrites,
});

export const observeDoc = (ref: DocumentReference, options: SnapshotListenOptions = {}): Observed<SeenDoc> =>
  new Observed((next, fail) => onSnapshot(ref, options, (snapshot) => next(seenDoc(snapshot)), fail));

export const observeQuery = (query: Query, options: SnapshotListenOptions = {}): Observed<SeenQuery> =>
  new Observed((next, fail) => onSnapshot(query, options, (snapshot) => next(seenQuery(snapshot)), fail));
