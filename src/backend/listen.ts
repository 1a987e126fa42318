import { isCached } from './cached-lists';
import { retryUntilLoaded, whenShown } from './deferred-import';
import { asFirstAnswer, firstAnswer, forgetAnswer, readDocument } from './first-answers';
import type { Listen } from './live-query';
import { documentQuery, listQuery, type RestQuery } from './rest';
import { docName, listName, type Pins, type Source } from './source';
import { isStoreOpen, type Store, store, whenStoreCloses } from './store';

/** What is listened to; `pick` makes its value of the documents that answer it. */
type Reading<T, V> = {
  source: Source<T>;
  name: string;
  question: () => RestQuery;
  pick: (documents: T[]) => V;
  watch: (store: Store) => Listen<V>;
};

/** One document, live; `null` when it does not exist. Missing on this device while the server is out of reach is `unavailable`. */
export const docOf = <T>(source: Source<T>, id: string): Listen<T | null> =>
  live({
    source,
    name: docName(source, id),
    question: () => documentQuery(source.path, id),
    pick: ([first]) => first ?? null,
    watch: (store) => store.watchDoc(store, source, id),
  });

/** Every document of a list, live. A document is read once for each of its versions, so what did not change stays the same object. */
export const docsOf = <T>(source: Source<T>, pins: Pins = {}): Listen<T[]> =>
  live({
    source,
    name: listName(source, pins),
    question: () => listQuery(source.path, pins),
    pick: (documents) => documents,
    watch: (store) => store.watchDocs(store, source, pins),
  });

/**
 * The same as `docOf` for a document that most people are refused and no page waits for. It is only listened to, and after what the page itself
 * asks for: a browser reports every plain request that is refused as a failure, and here the refusal is an answer.
 */
export const docIfAllowed = <T>(source: Source<T>, id: string): Listen<T | null> =>
  restarting(async (_next, isOver) => {
    await whenShown();
    const opened = await retryUntilLoaded(store, isOver);
    return opened.watchDoc(opened, source, id);
  });

/** A listener that begins once the database is there, for what is only asked where it is. */
export const inStore = <V>(watch: (store: Store, ...listener: Parameters<Listen<V>>) => () => void): Listen<V> =>
  restarting(async () => {
    const opened = await store();
    return (...listener) => watch(opened, ...listener);
  });

/**
 * The two paths. What this device does not have is asked for by one plain request and shown, while the SDK is not even loaded; the SDK then
 * takes that answer into its cache and listens on from there, so nothing is read twice. What its cache has, it shows itself, after what was
 * last shown of it, if that is stored.
 */
const live = <T, V>({ source, name, question, pick, watch }: Reading<T, V>): Listen<V> => {
  const { readCached } = source;
  const isStored = () => readCached !== undefined && isCached(name);
  return restarting(
    async (next, isOver, isRestart) => {
      const isFirst = !isRestart && !isStoreOpen();
      const last = isFirst && readCached && isStored() ? await asFirstAnswer(lastShown(readCached, name)) : null;
      const answer = last ? null : await firstAnswer(name, question);
      const documents = last ?? answer?.documents.map((document) => readDocument(source, document));
      if (documents && !isOver()) next(pick(documents));
      if (documents) await whenShown();
      if (isOver()) return null;
      const opened = await (documents ? retryUntilLoaded(store, isOver) : store());
      if (answer) await opened.addToCache(opened, name, question(), answer);
      forgetAnswer(name);
      return (next, failed) =>
        watch(opened)((value) => {
          next(value);
          if (isStored()) void import('./last-shown').then(({ storeShown }) => storeShown(name, value));
        }, failed);
    },
    () => forgetAnswer(name),
  );
};

const lastShown = async <T>(readCached: NonNullable<Source<T>['readCached']>, name: string): Promise<T[] | null> =>
  (await import('./last-shown')).lastShown(readCached, name);

type Begin<V> = (next: (value: V) => void, isOver: () => boolean, isRestart: boolean) => Promise<Listen<V> | null>;

/** A listener that waits for something first. When the database is opened again, it begins again; what was shown stays. */
const restarting =
  <V>(begin: Begin<V>, ended = () => {}): Listen<V> =>
  (next, failed) => {
    let round = 0;
    let stop = () => {};
    const start = () => {
      const mine = round;
      const isOver = () => round !== mine;
      const fail = (error: unknown) => {
        if (!isOver()) failed(error);
      };
      begin(next, isOver, mine > 0)
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
    const ignoreStore = whenStoreCloses((reopens) => {
      end();
      if (reopens) start();
    });
    start();
    return () => {
      ignoreStore();
      end();
      ended();
    };
  };
