import { bundleOf } from './bundle';
import { config } from './config';
import { allAnswered, firstAnswer, forgetAnswer, readOf } from './first-answers';
import { isHeld } from './held-lists';
import type { Listen } from './live-query';
import { documentQuery, documentsRoot, listQuery, type RestQuery } from './rest';
import { docName, listName, type Pins, type ReadBefore, type Source } from './source';
import { isStoreOpen, type Store, store } from './store';

/** One document, live; `null` when it does not exist. Missing on this device while the server is out of reach is `unavailable`. */
export const docOf = <T>(source: Source<T>, id: string): Listen<T | null> =>
  live(source, {
    name: docName(source, id),
    question: (root) => documentQuery(root, source.path, id),
    pick: ([first]) => first?.value ?? null,
    watched: ({ watchDoc }, db, before) => watchDoc(db, source, id, before),
  });

/**
 * The same for a document that most people are refused and no page waits for. Only the database is asked, and after what the page itself asks
 * for: a browser reports every plain request that is refused as a failure, and here the refusal is an answer.
 */
export const docIfAllowed =
  <T>(source: Source<T>, id: string): Listen<T | null> =>
  (next, failed) => {
    let stopped = false;
    let stop = () => {};
    const start = async () => {
      if (!isStoreOpen() && !isHeld(docName(source, id))) await new Promise((resolve) => setTimeout(resolve, headStart));
      if (stopped) return;
      const [{ db }, { watchDoc }] = await patiently(loadAll, () => stopped);
      if (!stopped) stop = watchDoc(db, source, id)(next, failed);
    };
    start().catch((error: unknown) => {
      if (!stopped) failed(error);
    });
    return () => {
      stopped = true;
      stop();
    };
  };

/** How long the page has to begin with what it asks for itself, in milliseconds. */
const headStart = 1000;

/** Every document of a list, live. A document is read once for each of its versions, so what did not change stays the same object. */
export const docsOf = <T>(source: Source<T>, pins: Pins = {}): Listen<T[]> =>
  live(source, {
    name: listName(source, pins),
    question: (root) => listQuery(root, source.path, pins),
    pick: (entries) => entries.map(({ value }) => value),
    watched: ({ watchDocs }, db, before) => watchDocs(db, source, pins, before),
  });

type Watch = typeof import('./watch');
type Reading<T, V> = {
  name: string;
  question: (root: string) => RestQuery;
  pick: (entries: readonly ReadBefore<T>[]) => V;
  watched: (watch: Watch, db: Store['db'], before: readonly ReadBefore<T>[]) => Listen<V>;
};

/**
 * What this device has not held yet is asked for by one plain request, and shown, while the database's code is not even loaded; the database
 * then takes the answer as its own and listens on from there, so nothing is read twice. What it has held, the database shows from disk.
 */
const live =
  <T, V>({ read }: Source<T>, { name, question, pick, watched }: Reading<T, V>): Listen<V> =>
  (next, failed) => {
    let stopped = false;
    let stop = () => {};
    const start = async () => {
      const asked = question(documentsRoot(config()));
      const answer = await firstAnswer(name, asked);
      if (stopped) return;
      const before = (answer?.documents ?? []).map((document) => readOf(read, document));
      if (answer) next(pick(before));
      const [{ db }, watch] = await (answer ? patiently(loadAll, () => stopped) : loadAll());
      if (answer) await watch.take(db, bundleOf(name, asked, answer));
      forgetAnswer(name);
      if (!stopped) stop = watched(watch, db, before)(next, failed);
    };
    start().catch((error: unknown) => {
      if (!stopped) failed(error);
    });
    return () => {
      stopped = true;
      forgetAnswer(name);
      stop();
    };
  };

const loadAll = () => Promise.all([store(), import('./watch')]);

/** How long a part that did not arrive is waited for before it is asked for again, in milliseconds. */
const pause = 15_000;

/** Loads once every first answer is there and shown. What is shown stays when the code does not arrive; it is asked for until it does. */
async function patiently<T>(load: () => Promise<T>, isOver: () => boolean): Promise<T> {
  await allAnswered();
  await idle();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isOver()) throw error;
      await onlineOr(pause);
    }
  }
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has none
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 100);
  });

const onlineOr = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => end(), milliseconds);
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    addEventListener('online', end);
  });
