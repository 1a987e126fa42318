import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getDocsFromServer,
  increment,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  query,
  setDoc,
  updateDoc,
  waitForPendingWrites,
  where,
  writeBatch,
} from 'firebase/firestore';
import { eventually, same, show } from '../check';
import { dice } from '../dice';
import { type Observed, observeQuery, type SeenQuery, withMetadata } from '../observed';
import type { Context, Scenarios } from '../scenario';

type Roll = (below: number) => number;

const rolling = (seed: number): Roll => {
  const roll = dice(seed);
  return (below) => Math.floor(roll() * below);
};

const queriesOf = (db: Firestore): Record<string, Query> => {
  const storm = collection(db, 'storm');
  return {
    all: storm,
    'n < 5': query(storm, where('n', '<', 5)),
    'tag a': query(storm, where('tag', '==', 'a')),
    'tag in': query(storm, where('tag', 'in', ['a', 'b']), orderBy('n', 'desc')),
    'list has 1': query(storm, where('list', 'array-contains', 1)),
    'not c': query(storm, where('tag', '!=', 'c')),
    'top 3': query(storm, orderBy('n', 'desc'), limit(3)),
    'last 3': query(storm, orderBy('n'), limitToLast(3)),
    'top 2 of a': query(storm, where('tag', '==', 'a'), orderBy('n'), limit(2)),
    either: query(storm, or(where('tag', '==', 'b'), where('n', '>=', 7))),
    group: query(collectionGroup(db, 'storm'), where('n', '>', 3)),
  };
};

async function change(db: Firestore, roll: Roll): Promise<void> {
  const path = () => (roll(4) === 0 ? `deep/x/storm/d${roll(4)}` : `storm/d${roll(12)}`);
  const data = () => ({ n: roll(10), tag: 'abcd'[roll(4)], list: [roll(3)] });
  const kind = roll(6);
  if (kind === 0) await deleteDoc(doc(db, path()));
  else if (kind === 1) await updateDoc(doc(db, path()), { n: increment(roll(5) - 2), list: arrayUnion(roll(3)) });
  else if (kind === 2) {
    const batch = writeBatch(db);
    for (let writes = roll(6); writes >= 0; writes--) {
      if (roll(3) === 0) batch.delete(doc(db, path()));
      else batch.set(doc(db, path()), data());
    }
    await batch.commit();
  } else await setDoc(doc(db, path()), data(), { merge: kind === 3 });
}

/** A client that could not connect waits longer each time before it tries again, and on a busy machine it fails more than once. */
const reconnectMs = 50_000;

/** Whatever was written, missed and caught up with: in the end each listener shows what a fresh client is answered. */
async function agree(observed: Record<string, Observed<SeenQuery>>, fresh: Firestore, about: string): Promise<void> {
  for (const [name, target] of Object.entries(queriesOf(fresh))) {
    const expected = (await getDocsFromServer(target)).docs.map((each) => [each.ref.path, each.data()]);
    const settled = await eventually(
      () => observed[name]?.all.at(-1),
      (last) =>
        last !== undefined &&
        !last.fromCache &&
        !last.pending &&
        show(last.data) === show(Object.fromEntries(expected.map(([path, data]) => [String(path).split('/').at(-1), data]))),
      `${about}, ${name}, expected ${show(expected)}`,
      reconnectMs,
    );
    same(settled?.ids.length, expected.length, `${about}, ${name}`);
  }
}

/** Six rounds of changes, some while the reader is away; `port` is where the reader finds the server. */
export async function playStorm({ client }: Context, seed: number, port?: number): Promise<void> {
  const roll = rolling(seed);
  const [reader, writer] = [client(port === undefined ? {} : { port }), client()];
  const observed = Object.fromEntries(
    Object.entries(queriesOf(reader)).map(([name, target]) => [name, observeQuery(target, withMetadata)]),
  );
  for (let round = 0; round < 6; round++) {
    const away = roll(2) === 0;
    if (away) await disableNetwork(reader);
    const changes = Array.from({ length: 12 }, () => change(roll(4) === 0 && !away ? reader : writer, roll).catch(() => {}));
    if (away) change(reader, roll).catch(() => {});
    await Promise.all(changes);
    if (away) await enableNetwork(reader);
    await waitForPendingWrites(reader);
    await agree(observed, client(), `seed ${seed}, round ${round}`);
  }
}

export const storms: Scenarios = Object.fromEntries(
  [1, 2].map((seed) => [
    `§24.29 after random writes and absences all listeners agree with fresh queries (seed ${seed})`,
    (context: Context) => playStorm(context, seed),
  ]),
);
