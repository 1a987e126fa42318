import {
  collection,
  type DocumentData,
  doc,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { type Connection, connect, until } from './connect';

/** A query's result: ids with data, in order. */
export type Result = [id: string, data: DocumentData][];

const opened: { get: () => Promise<unknown>; current: () => Record<string, unknown> }[] = [];

/** Opens the web listeners of the recorded sequences and returns a number to ask for their results with. */
export async function listenToCities(connection: Connection): Promise<number> {
  const { db } = connect(connection);
  const cities = collection(db, 'cities');
  const results: Record<string, unknown> = {};
  const follow = (name: string) => (snapshot: QuerySnapshot) => {
    results[name] = snapshot.docs.map((found) => [found.id, plain(found.data())]);
  };
  const byPopulation = query(cities, where('state', '==', 'CA'), orderBy('pop'));
  onSnapshot(byPopulation, follow('web: CA by pop'));
  onSnapshot(query(cities, orderBy('pop', 'desc'), limit(2)), follow('web: top 2 by pop'));
  onSnapshot(doc(cities, 'NY'), (snapshot) => {
    results['web: doc NY'] = snapshot.exists() ? plain(snapshot.data()) : null;
  });
  await until(
    () => Object.keys(results).length === 3,
    () => results,
  );
  opened.push({
    current: () => results,
    get: async () => ({
      one: (await getDoc(doc(cities, 'SF'))).exists(),
      all: (await getDocs(query(cities, orderBy('pop')))).docs.map(({ id }) => id),
    }),
  });
  return opened.length - 1;
}

const plain = (data: DocumentData): DocumentData => ('at' in data ? { ...data, at: 'timestamp' } : data);

/** The results of the listeners once they are the expected ones; fails with the last ones otherwise. */
export async function cityResults(handle: number, expected: Record<string, unknown>): Promise<void> {
  const current = opened[handle]?.current ?? (() => ({}));
  const wanted = JSON.stringify(sorted(expected));
  await until(() => JSON.stringify(sorted(current())) === wanted, current);
}

export const getCities = (handle: number): Promise<unknown> => opened[handle]?.get() ?? Promise.reject(new Error('no such listener'));

/** Without regard to the order of map keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
