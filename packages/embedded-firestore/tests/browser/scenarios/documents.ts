import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocFromServer,
  onSnapshot,
  query,
  setDoc,
  updateDoc,
  waitForPendingWrites,
  where,
  writeBatch,
} from 'firebase/firestore';
import { type Connection, until, withFirestore } from './connect';

type Entry =
  | { exists: boolean; data: unknown; fromCache: boolean; pending: boolean }
  | { get: unknown }
  | { query: string[] }
  | { final: string[] };

/** What a listener sees while one document is created, changed, read and deleted, as the recordings tell it. */
export function lifeOfADocument(connection: Connection, alsoQuery = false): Promise<Entry[]> {
  return withFirestore(connection, async (db) => {
    const entries: Entry[] = [];
    const reference = doc(db, 'c/more-1');
    const stop = onSnapshot(reference, { includeMetadataChanges: true }, (snapshot) => {
      const { fromCache, hasPendingWrites: pending } = snapshot.metadata;
      entries.push({ exists: snapshot.exists(), data: snapshot.data() ?? null, fromCache, pending });
    });
    const seen = (count: number) =>
      until(
        () => entries.length >= count,
        () => entries,
      );
    await seen(1);
    await setDoc(reference, { n: 1 });
    await seen(3);
    await updateDoc(reference, { n: 2 });
    await seen(5);
    entries.push({ get: (await getDoc(reference)).data() });
    if (alsoQuery) await followQuery(db, entries);
    const before = entries.length;
    await deleteDoc(reference);
    await seen(before + 1);
    await waitForPendingWrites(db);
    await getDocFromServer(doc(db, 'c/other'));
    stop();
    return entries;
  });
}

async function followQuery(db: Firestore, entries: Entry[]): Promise<void> {
  let ids: string[] = [];
  const stop = onSnapshot(query(collection(db, 'c'), where('n', '>=', 1)), (snapshot) => {
    ids = snapshot.docs.map(({ id }) => id);
  });
  const batch = writeBatch(db);
  batch.set(doc(db, 'c/b1'), { n: 5 });
  batch.set(doc(db, 'c/b2'), { n: 6 });
  await batch.commit();
  await until(
    () => ids.includes('b2') && ids.includes('more-1'),
    () => ids,
  );
  entries.push({ final: ids });
  stop();
}

/** A write that the server refuses, and the next one. */
export function refusedWrite(connection: Connection): Promise<string[]> {
  return withFirestore(connection, async (db) => {
    const outcome = async (write: Promise<void>) => write.then(() => 'ok').catch(({ code, message }) => `${code}: ${message}`);
    return [await outcome(setDoc(doc(db, 'c/big'), { s: 'x'.repeat(1_048_488) })), await outcome(setDoc(doc(db, 'c/good'), { n: 1 }))];
  });
}
