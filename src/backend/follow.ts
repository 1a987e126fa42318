import { mayBeSignedIn, whenSignedIn } from './auth/remembered';
import { config } from './config';
import type { Listen } from './live-query';
import { type Answer, documentsRoot, type RestQuery } from './rest';
import type { ReadBefore, Source } from './source';
import { type Store, store } from './store';

type Watch = typeof import('./watch');

/** A question, and how it is asked of the database. */
export type Reading<T, V> = {
  source: Source<T>;
  /** Of the question, the same for the same one. */
  name: string;
  question: (root: string) => RestQuery;
  pick: (entries: readonly ReadBefore<T>[]) => V;
  watched: (watch: Watch, db: Store['db'], before: readonly ReadBefore<T>[]) => Listen<V>;
};

/** What the server answered so far, with its documents as they were read. */
export type Answered<T> = { answer: Answer | null; before: readonly ReadBefore<T>[] };

/**
 * Loads what listens on from an answer: the database with its cache for who is signed in, and for everybody else a plain listener, which is
 * much less code. When somebody signs in meanwhile, the database takes over.
 * @throws when the code does not arrive
 */
export const loadFollower = <T, V>(reading: Reading<T, V>, answered: Answered<T>): Promise<Listen<V>> =>
  mayBeSignedIn() ? inStore(reading, answered) : asVisitor(reading, answered);

async function inStore<T, V>({ name, question, watched }: Reading<T, V>, { answer, before }: Answered<T>): Promise<Listen<V>> {
  const [{ db }, watch] = await Promise.all([store(), import('./watch')]);
  if (answer) await watch.take(db, name, question(documentsRoot(config())), answer);
  return watched(watch, db, before);
}

async function asVisitor<T, V>(reading: Reading<T, V>, answered: Answered<T>): Promise<Listen<V>> {
  const { watchAsVisitor } = await import('./visitors/watch');
  // somebody signed in while it was on its way
  if (mayBeSignedIn()) return inStore(reading, answered);
  const { source, question, pick } = reading;
  return (next, failed) => {
    const entries = watchAsVisitor(source, question(documentsRoot(config())), answered.answer, answered.before);
    let stopped = false;
    let stop = entries((found) => next(pick(found)), failed);
    const takeOver = async () => {
      forget();
      const watchInStore = await inStore(reading, { answer: null, before: [] });
      if (stopped) return;
      stop();
      stop = watchInStore(next, failed);
    };
    const forget = whenSignedIn(() => void takeOver().catch(failed));
    return () => {
      stopped = true;
      forget();
      stop();
    };
  };
}
