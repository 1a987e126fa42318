import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  average,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  sum,
  Timestamp,
  terminate,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refused } from './check';
import { createControl } from './control';

describe('firebase/firestore/lite, which speaks REST', { timeout: 60_000 }, () => {
  const control = createControl('grpc');
  let port: number;
  let app: FirebaseApp;
  let db: Firestore;

  beforeAll(async () => {
    setLogLevel('silent');
    port = await control.sharedServer();
  });
  afterEach(async () => {
    await terminate(db);
    await deleteApp(app);
  });
  afterAll(async () => {
    await control.close();
    expect(control.bugs).toEqual([]);
  });
  const start = (projectId: string, user?: string) => {
    app = initializeApp({ projectId });
    db = getFirestore(app);
    connectFirestoreEmulator(db, '127.0.0.1', port, user === undefined ? {} : { mockUserToken: { sub: user } });
  };

  it('§24.1 §24.2 §24.3 §24.4 reads, writes, merges, updates and deletes documents', async () => {
    start('demo-lite-documents');
    const ref = doc(db, 'lite/ä ö%/deep/😀');
    await setDoc(ref, { n: 1, zero: -0, nan: Number.NaN, map: { a: 1, b: [null, 'x'] }, at: serverTimestamp() });
    await updateDoc(ref, { n: increment(2), 'map.a': deleteField() });
    await setDoc(ref, { map: { c: 3 } }, { merge: true });

    const { at, ...rest } = (await getDoc(ref)).data() ?? {};
    expect(at).toBeInstanceOf(Timestamp);
    expect(rest).toEqual({ n: 3, zero: 0, nan: Number.NaN, map: { b: [null, 'x'], c: 3 } });
    await refused(updateDoc(doc(db, 'lite/missing'), { n: 1 }), 'not-found');
    const { id } = await addDoc(collection(db, 'lite'), {});
    expect(id).toHaveLength(20);
    await deleteDoc(ref);
    expect((await getDoc(ref)).exists()).toBe(false);
  });

  it('§24.8 §24.9 commits batches and transactions', async () => {
    start('demo-lite-writes');
    const refusedBatch = writeBatch(db).set(doc(db, 'b/a'), { n: 1 }).update(doc(db, 'b/missing'), { n: 1 });
    await refused(refusedBatch.commit(), 'not-found');
    await writeBatch(db).set(doc(db, 'b/a'), { n: 1 }).set(doc(db, 'b/b'), { n: 2 }).commit();

    await Promise.all(
      Array.from({ length: 4 }, () =>
        runTransaction(
          db,
          async (transaction) => {
            const n: number = (await transaction.get(doc(db, 'b/a'))).get('n');
            transaction.update(doc(db, 'b/a'), { n: n + 1 });
          },
          { maxAttempts: 50 },
        ),
      ),
    );

    expect((await getDoc(doc(db, 'b/a'))).data()).toEqual({ n: 5 });
  });

  it('§24.17 §24.23 queries, pages and aggregates', async () => {
    start('demo-lite-queries');
    await control.write(port, 'demo-lite-queries', Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`q/d${n}`, { n, odd: n % 2 === 1 }])));
    const q = collection(db, 'q');

    const page = await getDocs(query(q, orderBy('n', 'desc'), limit(2)));
    expect(page.docs.map(({ id }) => id)).toEqual(['d5', 'd4']);
    const [, last] = page.docs;
    expect((await getDocs(query(q, orderBy('n', 'desc'), startAfter(last), limit(2)))).docs.map(({ id }) => id)).toEqual(['d3', 'd2']);
    expect((await getDocs(query(q, where('odd', '==', true), where('n', '>', 1)))).size).toBe(2);
    expect((await getCount(q)).data()).toEqual({ count: 5 });
    expect((await getAggregate(q, { s: sum('n'), a: average('n') })).data()).toEqual({ s: 15, a: 3 });
    // From a status of 400 this SDK cannot tell what was wrong and calls all of it failed-precondition.
    const tooMany = Array.from({ length: 31 }, (_, n) => n);
    await refused(getDocs(query(q, where('n', 'in', tooMany))), 'failed-precondition');
  });

  it('§24.41 §24.46 obeys the rules with the identity of its token', async () => {
    start('demo-lite-rules', 'alice');
    await control.loadRules(
      port,
      'demo-lite-rules',
      `service cloud.firestore { match /databases/{d}/documents { match /own/{uid} { allow read, write: if request.auth.uid == uid; } } }`,
    );

    await setDoc(doc(db, 'own/alice'), { n: 1 });
    expect((await getDoc(doc(db, 'own/alice'))).data()).toEqual({ n: 1 });
    await refused(getDoc(doc(db, 'own/bob')), 'permission-denied');
    await refused(setDoc(doc(db, 'own/bob'), {}), 'permission-denied');
    await refused(getDocs(collection(db, 'own')), 'permission-denied');
    await refused(getCount(collection(db, 'own')), 'permission-denied');
    await refused(
      runTransaction(db, async (transaction) => void (await transaction.get(doc(db, 'own/bob')))),
      'permission-denied',
    );
  });
});
