import { retryUntilLoaded } from '@/loading/retry-until-loaded';
import { isCached } from '../cache/cached-lists';
import { isStoreOpen, type Store, store, whenStoreCloses } from '../firestore/store';
import { documentQuery, listQuery, type RestQuery, type RestResponse } from '../rest/rest';
import { whenPageSettled } from '../when-page-settled';
import type { Listen } from './live-query';
import { forgetRestFetch, readDocument, restFetch, trackRestFetch } from './rest-fetches';
import { docName, type EqualityFilters, listName, type Source } from './source';

/** What to listen to; `pick` turns the matching documents into the value. */
type LiveSource<T, V> = {
  source: Source<T>;
  name: string;
  query: () => RestQuery;
  pick: (documents: T[]) => V;
  watch: (store: Store) => Listen<V>;
};

/** Listens to one document; `null` when it does not exist. Fails with `unavailable` when it is not cached and the server cannot be reached. */
export const docOf = <T>(source: Source<T>, id: string): Listen<T | null> =>
  live({
    source,
    name: docName(source, id),
    query: () => documentQuery(source.path, id),
    pick: ([first]) => first ?? null,
    watch: (store) => store.watchDoc(store, source, id),
  });

/** Listens to every document of a list. Unchanged documents keep their object identity. */
export const docsOf = <T>(source: Source<T>, filters: EqualityFilters = {}): Listen<T[]> =>
  live({
    source,
    name: listName(source, filters),
    query: () => listQuery(source.path, filters),
    pick: (documents) => documents,
    watch: (store) => store.watchDocs(store, source, filters),
  });

/**
 * Like `docOf`, for a document that most users may not read and no page waits for. Skips the REST fetch, because the browser would log every
 * denied request as an error, and starts after the page's own requests.
 */
export const docIfAllowed = <T>(source: Source<T>, id: string): Listen<T | null> =>
  restarting(async (_next, isOver) => {
    await whenPageSettled();
    const opened = await retryUntilLoaded(store, isOver);
    return opened.watchDoc(opened, source, id);
  });

/** Listens once the store is open, without a REST fetch. */
export const inStore = <V>(watch: (store: Store, ...listener: Parameters<Listen<V>>) => () => void): Listen<V> =>
  restarting(async () => {
    const opened = await store();
    return (...listener) => watch(opened, ...listener);
  });

/**
 * Data that is not cached is first fetched by one REST request and shown before the SDK is loaded. The SDK then adds the response to its cache
 * and listens from there, so nothing is read twice. Cached data comes from the SDK, after the value last shown, if that is stored.
 */
const live = <T, V>(liveSource: LiveSource<T, V>): Listen<V> => {
  const { name, query, pick, watch } = liveSource;
  return restarting(
    async (show, isOver, isRestart) => {
      const { documents, response } = await firstDocuments(liveSource, !isRestart && !isStoreOpen());
      if (documents && !isOver()) show(pick(documents));
      if (documents) await whenPageSettled();
      if (isOver()) return null;
      const opened = await (documents ? retryUntilLoaded(store, isOver) : store());
      if (response) await opened.addToCache(opened, name, query(), response);
      forgetRestFetch(name);
      return (next, failed) => watch(opened)(persisting(liveSource, next), failed);
    },
    () => forgetRestFetch(name),
  );
};

type FirstDocuments<T> = { documents: T[] | undefined; response: RestResponse | null };

/** What is shown before the SDK is there: what was shown last, if that may be restored, else the response to a REST request. Empty if only the SDK has it. */
async function firstDocuments<T>({ source, name, query }: LiveSource<T, unknown>, mayRestore: boolean): Promise<FirstDocuments<T>> {
  const { readCached } = source;
  const last = mayRestore && readCached && isCached(name) ? await trackRestFetch(lastShown(readCached, name)) : null;
  if (last) return { documents: last, response: null };
  const response = await restFetch(name, query, source.isInCopies);
  return { documents: response?.documents.map((document) => readDocument(source, document)), response };
}

const lastShown = async <T>(readCached: NonNullable<Source<T>['readCached']>, name: string): Promise<T[] | null> =>
  (await import('../cache/last-shown')).restoreShown(readCached, name);

/** A listener that also persists each value, for the next visit. */
const persisting =
  <T, V>({ source, name }: Pick<LiveSource<T, V>, 'source' | 'name'>, next: (value: V) => void) =>
  (value: V) => {
    next(value);
    // a page that is being left may not get the code; the next visit then shows what the server sends
    if (source.readCached && isCached(name))
      void import('../cache/last-shown').then(
        ({ persistShown }) => persistShown(name, value),
        () => undefined,
      );
  };

type Start<V> = (next: (value: V) => void, isOver: () => boolean, isRestart: boolean) => Promise<Listen<V> | null>;

/** A listener with asynchronous setup, which restarts when the store is reopened. The screen keeps the values shown so far. */
const restarting =
  <V>(startListening: Start<V>, onStop = () => {}): Listen<V> =>
  (next, failed) => {
    let round = 0;
    let stop = () => {};
    const start = () => {
      const ownRound = round;
      const isOver = () => round !== ownRound;
      const fail = (error: unknown) => {
        if (!isOver()) failed(error);
      };
      startListening(next, isOver, ownRound > 0)
        .then((listen) => {
          if (listen && !isOver()) stop = listen(next, failed);
        })
        .catch(fail);
    };
    const end = () => {
      round += 1;
      stop();
      stop = () => {};
    };
    const stopWatchingStore = whenStoreCloses((reopens) => {
      end();
      if (reopens) start();
    });
    start();
    return () => {
      stopWatchingStore();
      end();
      onStop();
    };
  };
