import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { initializeApp } from 'firebase/app';
import {
  arrayUnion,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  onSnapshot,
  serverTimestamp,
  setDoc,
  Timestamp,
  terminate,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '../support/recorded';
import { startTestedServer, type TestedServer } from '../support/tested-server';
import { comparableStep, outcomeOf, type RecordedStep } from './recorded-steps';

let server: TestedServer;

beforeAll(async () => {
  server = await startTestedServer();
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${server.port}`;
});

afterAll(() => server.close());

/** A web SDK client of its own; `user` signs in with a mock token. */
function client(projectId: string, name: string, user?: { sub: string }): Firestore {
  const db = getFirestore(initializeApp({ projectId }, name));
  connectFirestoreEmulator(db, '127.0.0.1', server.port, user ? { mockUserToken: user } : {});
  return db;
}

const dataOf = async (db: Firestore, path: string) => (await getDoc(doc(db, path))).data();
const idsOf = async (db: Firestore, path: string) => (await getDocs(collection(db, path))).docs.map(({ id }) => id);
const nothing = async (run: Promise<void>) => {
  await run;
  return null;
};

describe('recorded writes of the web SDK', () => {
  let db: Firestore;
  beforeAll(() => {
    db = client('web-writes', 'web-writes');
  });
  afterAll(() => terminate(db));

  const steps: Readonly<Record<string, () => unknown>> = {
    setDoc: async () => {
      await setDoc(doc(db, 'c/a'), { n: 1, s: 'x', tags: ['a'] });
      return dataOf(db, 'c/a');
    },
    'setDoc merge': async () => {
      await setDoc(doc(db, 'c/a'), { m: { x: 1 } }, { merge: true });
      return dataOf(db, 'c/a');
    },
    'updateDoc with transforms': async () => {
      await setDoc(doc(db, 'c/a'), { m: { x: 1 }, n: 1, tags: ['a'] });
      await updateDoc(doc(db, 'c/a'), { at: serverTimestamp(), n: increment(2), tags: arrayUnion('b') });
      const data = await dataOf(db, 'c/a');
      return { ...data, at: data?.at instanceof Timestamp ? 'timestamp' : data?.at };
    },
    'updateDoc of a missing document': () => updateDoc(doc(db, 'c/missing'), { n: 1 }),
    deleteDoc: () => nothing(deleteDoc(doc(db, 'c/a'))),
    writeBatch: async () => {
      await setDoc(doc(db, 'c/b1'), { n: 1 });
      await writeBatch(db).delete(doc(db, 'c/b1')).set(doc(db, 'c/b2'), { n: 2 }).commit();
      return { b1: (await dataOf(db, 'c/b1')) ?? null, b2: await dataOf(db, 'c/b2') };
    },
    'fifty writes at once': async () => {
      await Promise.all(Array.from({ length: 50 }, (_, i) => setDoc(doc(db, `c/d${i}`), { i })));
      return { d0: await dataOf(db, 'c/d0'), d49: await dataOf(db, 'c/d49') };
    },
    'fifty increments of one document': async () => {
      await Promise.all(Array.from({ length: 50 }, () => setDoc(doc(db, 'c/count'), { n: increment(1) }, { merge: true })));
      return dataOf(db, 'c/count');
    },
    'a write after a failed one': async () => {
      await updateDoc(doc(db, 'c/missing'), { n: 1 }).catch(() => {});
      await setDoc(doc(db, 'c/after'), { ok: true });
      return dataOf(db, 'c/after');
    },
  };

  const all = recorded<RecordedStep[]>('sdk-web-writes-official-v1.22.0.json');
  it.each(all.map((step) => [step.name, step] as const))('%s', async (name, step) => {
    expect(comparableStep(await outcomeOf(() => steps[name]?.(), step), step)).toEqual(comparableStep(step, step));
  });
});

describe('recorded identities of the web SDK, the rules test library and the Admin SDK', () => {
  const projectId = 'sdk-auth';
  let environment: RulesTestEnvironment;
  let user: Firestore;
  let anonymous: Firestore;
  beforeAll(async () => {
    environment = await initializeTestEnvironment({ projectId });
    user = client(projectId, 'auth-user', { sub: 'alice' });
    anonymous = client(projectId, 'auth-anonymous');
  });
  afterAll(() => Promise.all([environment.cleanup(), terminate(user), terminate(anonymous)]));
  const admin = () => getAdminFirestore(initializeAdmin({ projectId }, `auth-admin-${Math.random()}`));

  /** Runs without rules, and gives back what that came to. */
  async function withoutRules<T>(run: (db: Firestore) => Promise<T>): Promise<T | undefined> {
    let result: T | undefined;
    await environment.withSecurityRulesDisabled(async (context) => {
      result = await run(context.firestore() as unknown as Firestore);
    });
    return result;
  }

  const steps: Readonly<Record<string, () => unknown>> = {
    'user writes c/a': async () => {
      await setDoc(doc(user, 'c/a'), { by: 'alice' });
      return 'ok';
    },
    'user reads c/a': () => dataOf(user, 'c/a'),
    'user listens to c': () =>
      new Promise((resolve, reject) => {
        const stop = onSnapshot(
          collection(user, 'c'),
          { includeMetadataChanges: true },
          (snapshot) => {
            if (snapshot.metadata.fromCache) return;
            stop();
            resolve(snapshot.docs.map(({ id }) => id));
          },
          reject,
        );
      }),
    'signed-out user reads c/a': () => dataOf(anonymous, 'c/a'),
    'signed-out user queries c': () => idsOf(anonymous, 'c'),
    'rules disabled writes c/b': async () => {
      await withoutRules((db) => setDoc(doc(db, 'c/b'), { by: 'owner' }));
      return 'ok';
    },
    'rules disabled lists c': () => withoutRules((db) => idsOf(db, 'c')),
    'Admin SDK lists collections': async () => (await admin().listCollections()).map(({ id }) => id),
    'Admin SDK reads c': async () => (await admin().collection('c').get()).docs.map((snapshot) => [snapshot.id, snapshot.data()]),
  };

  const all = recorded<{ step: string; result: unknown }[]>('sdk-auth-official-v1.22.0.json');
  it.each(all.map((step) => [step.step, step.result] as const))('%s', async (step, result) => {
    expect(await steps[step]?.()).toEqual(result);
  });
});
