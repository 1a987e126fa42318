import { collection, doc, getDocFromServer, getDocs, increment, onSnapshot, setDoc, updateDoc } from 'firebase/firestore';
import { type Connection, connect, until, withFirestore } from './connect';

/**
 * Counts to `count` with one increment after the other, some at a time, while a listener watches.
 * @returns what the listener saw last, and whether it ever went back
 */
export function countTo(connection: Connection, count: number, text = ''): Promise<{ last: number; wentBack: boolean }> {
  return withFirestore(connection, async (db) => {
    const counter = doc(db, 'counters/one');
    let last = 0;
    let wentBack = false;
    const stop = onSnapshot(counter, (snapshot) => {
      const n: number = snapshot.get('n') ?? 0;
      wentBack ||= n < last;
      last = n;
    });
    await setDoc(counter, { n: 0 });
    for (let done = 0; done < count; done += 5) {
      const batch = Array.from({ length: Math.min(5, count - done) }, (_, at) =>
        updateDoc(counter, { n: increment(1), text: text + (done + at) }),
      );
      await Promise.all(batch);
    }
    await until(
      () => last === count,
      () => last,
    );
    stop();
    return { last, wentBack };
  });
}

/** Reads a collection and returns how many documents it has. */
export const countDocuments = (connection: Connection, path: string): Promise<number> =>
  withFirestore(connection, async (db) => (await getDocs(collection(db, path))).size);

const followed: { ids: string[]; fromCache: boolean }[] = [];

/** Follows a collection; `followedIds` tells what it shows. */
export function follow(connection: Connection, path: string): number {
  const { db } = connect(connection);
  const state = { ids: [] as string[], fromCache: true };
  onSnapshot(collection(db, path), { includeMetadataChanges: true }, (snapshot) => {
    state.ids = snapshot.docs.map(({ id }) => id);
    state.fromCache = snapshot.metadata.fromCache;
  });
  return followed.push(state) - 1;
}

/** Waits until the followed collection consists of exactly these documents, as the server has them. */
export async function followedIds(handle: number, ids: readonly string[]): Promise<void> {
  const state = followed[handle];
  await until(
    () => state?.fromCache === false && state.ids.join() === ids.join(),
    () => state,
  );
}

/** Writes one document and waits for the acknowledgement. */
export const writeOnce = (connection: Connection, path: string): Promise<void> =>
  withFirestore(connection, (db) => setDoc(doc(db, path), { written: true }));

/** The median time of an acknowledged write and of a document read from the server, in milliseconds. */
export function medians(connection: Connection, rounds: number): Promise<{ set: number; get: number }> {
  return withFirestore(connection, async (db) => {
    const set: number[] = [];
    const get: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      await setDoc(doc(db, `timed/${round}`), { round });
      const written = performance.now();
      await getDocFromServer(doc(db, `timed/${round}`));
      set.push(written - started);
      get.push(performance.now() - written);
    }
    return { set: median(set), get: median(get) };
  });
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
