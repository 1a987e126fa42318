import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  persistentSingleTabManager,
  runTransaction,
  setDoc,
} from 'firebase/firestore';
import { type Observed, observeQuery, type SeenQuery } from './observed';

const caches = {
  memory: () => memoryLocalCache(),
  'one tab': () => persistentLocalCache({ tabManager: persistentSingleTabManager({}) }),
  'many tabs': () => persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
};

export type TabOptions = { readonly port: number; readonly projectId: string; readonly cache: keyof typeof caches };

/** One page as a tab of an app, driven from outside; all arguments and results are JSON. */
export class Tab {
  private db: Firestore | undefined;
  private seen: Observed<SeenQuery> | undefined;
  private sharing = false;

  /** Starts the client and listens to a collection. */
  open({ port, projectId, cache }: TabOptions, path: string): void {
    const app = initializeApp({ projectId, apiKey: 'demo', appId: '1:1:web:1' });
    this.sharing = cache === 'many tabs';
    this.db = initializeFirestore(app, { localCache: caches[cache]() });
    connectFirestoreEmulator(this.db, '127.0.0.1', port);
    this.seen = observeQuery(collection(this.db, path), { includeMetadataChanges: true });
  }

  /** What the listener was told first: after a reload, what is in the cache. */
  first(): Promise<SeenQuery> {
    const { seen } = this.started();
    const [first] = seen.all;
    return first ? Promise.resolve(first) : seen.next();
  }

  /**
   * Waits until the server has confirmed a result with all of these documents and no others. Tabs that share a cache are not asked whether
   * something is pending: acknowledgements travel through the browser's storage, and the SDK ignores those of writes a tab has not seen.
   */
  until(ids: readonly string[]): Promise<SeenQuery> {
    const { seen } = this.started();
    const fits = (value: SeenQuery) =>
      !value.fromCache && (this.sharing || !value.pending) && value.ids.join() === [...ids].toSorted().join();
    const last = seen.all.at(-1);
    return last && fits(last) ? Promise.resolve(last) : seen.until(fits, ids.join());
  }

  set(path: string, data: Record<string, unknown>): Promise<void> {
    return setDoc(doc(this.started().db, path), data);
  }

  /** Adds one to a document's `n` in a transaction, which goes over REST. */
  async add(path: string): Promise<void> {
    const { db } = this.started();
    await runTransaction(db, async (transaction) => {
      const ref = doc(db, path);
      const n: number = (await transaction.get(ref)).get('n') ?? 0;
      transaction.set(ref, { n: n + 1 });
    });
  }

  private started(): { db: Firestore; seen: Observed<SeenQuery> } {
    if (!this.db || !this.seen) throw new Error('the tab is not open');
    return { db: this.db, seen: this.seen };
  }
}
