import { config } from './config';
import { firstAnswer, forgetAnswer, readOf } from './first-answers';
import { loadFollower, type Reading } from './follow';
import { isHeld } from './held-lists';
import { insist, shown } from './late-code';
import type { Listen } from './live-query';
import { documentQuery, documentsRoot, listQuery } from './rest';
import { keeping, seenBefore } from './seen-before';
import { docName, listName, type Pins, type Source } from './source';
import { isStoreOpen } from './store';

/** One document, live; `null` when it does not exist. Missing on this device while the server is out of reach is `unavailable`. */
export const docOf = <T>(source: Source<T>, id: string): Listen<T | null> => live(documentReading(source, id));

/**
 * The same for a document that most people are refused and no page waits for. It is only listened to, and after what the page itself asks
 * for: a browser reports every plain request that is refused as a failure, and here the refusal is an answer.
 */
export const docIfAllowed = <T>(source: Source<T>, id: string): Listen<T | null> =>
  late(async (_next, isOver) => {
    const reading = documentReading(source, id);
    if (!isStoreOpen() && !isHeld(reading.name)) await new Promise((resolve) => setTimeout(resolve, headStart));
    return isOver() ? null : patiently(() => loadFollower(reading, { answer: null, before: [] }), isOver);
  });

/** How long the page has to begin with what it asks for itself, in milliseconds. */
const headStart = 1000;

/** Every document of a list, live. A document is read once for each of its versions, so what did not change stays the same object. */
export const docsOf = <T>(source: Source<T>, pins: Pins = {}): Listen<T[]> =>
  live({
    source,
    name: listName(source, pins),
    question: (root) => listQuery(root, source.path, pins),
    pick: (entries) => entries.map(({ value }) => value),
    watched: ({ watchDocs }, db, before) => watchDocs(db, source, pins, before),
  });

const documentReading = <T>(source: Source<T>, id: string): Reading<T, T | null> => ({
  source,
  name: docName(source, id),
  question: (root) => documentQuery(root, source.path, id),
  pick: ([first]) => first?.value ?? null,
  watched: ({ watchDoc }, db, before) => watchDoc(db, source, id, before),
});

/**
 * What this device has not held yet is asked for by one plain request, and shown, while the code that listens is not even loaded; that then
 * takes the answer as its own and listens on from there, so nothing is read twice. What it has held, the database shows from disk,
 * after what was kept of it as it was last shown.
 */
const live = <T, V>(reading: Reading<T, V>): Listen<V> => {
  const { source, name, question, pick } = reading;
  const begin = async (next: (value: V) => void, isOver: () => boolean) => {
    const seen = await seenBefore(source, name);
    const answer = seen ? null : await firstAnswer(name, question(documentsRoot(config())));
    if (isOver()) return null;
    const before = seen ?? (answer?.documents ?? []).map((document) => readOf(source, document));
    const isShown = seen !== null || answer !== null;
    if (isShown) next(pick(before));
    const load = () => loadFollower(reading, { answer, before });
    const follower = await (isShown ? patiently(load, isOver) : load());
    forgetAnswer(name);
    return keeping(source, name, follower);
  };
  return late(begin, () => forgetAnswer(name));
};

/** A listener that has something to do before it begins, and ends at once when it is stopped before. */
const late =
  <V>(begin: (next: (value: V) => void, isOver: () => boolean) => Promise<Listen<V> | null>, ended = () => {}): Listen<V> =>
  (next, failed) => {
    let stopped = false;
    let stop = () => {};
    begin(next, () => stopped)
      .then((listen) => {
        if (!stopped && listen) stop = listen(next, failed);
      })
      .catch((error: unknown) => {
        if (!stopped) failed(error);
      });
    return () => {
      stopped = true;
      ended();
      stop();
    };
  };

/** Loads once every first answer is there and shown. */
async function patiently<T>(load: () => Promise<T>, isOver: () => boolean): Promise<T> {
  await shown();
  return insist(load, isOver);
}
