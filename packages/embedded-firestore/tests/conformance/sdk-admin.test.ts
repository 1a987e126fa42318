import { initializeApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { AggregateField, FieldValue, getFirestore, initializeFirestore, Timestamp } from 'firebase-admin/firestore';
import { PassThroughClient } from 'google-auth-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '../support/recorded';
import { startTestedServer, type TestedServer } from '../support/tested-server';
import { comparableStep, outcomeOf, type RecordedStep } from './recorded-steps';

type Steps = Readonly<Record<string, (db: Firestore) => unknown>>;

let server: TestedServer;

beforeAll(async () => {
  server = await startTestedServer();
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${server.port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
});

afterAll(() => server.close());

/** The Admin SDK over its default transport, and by the only recipe that makes it use REST without credentials. */
const transports = {
  gRPC: (name: string) => getFirestore(initializeApp({ projectId: name }, name)),
  REST: (name: string) => {
    const db = initializeFirestore(initializeApp({ projectId: name }, name), { preferRest: true });
    db.settings({ authClient: new PassThroughClient() });
    return db;
  },
} as const;

/**
 * What the SDK's own REST client gets wrong, whoever answers: it makes codes out of HTTP statuses, takes every 409 for ABORTED and tries
 * again for a minute.
 */
const NOT_OVER_REST = new Set(['create existing', 'delete with stale lastUpdateTime']);

/** Takes the recorded steps in order, each on what the ones before left. */
function replay(file: string, steps: Steps): void {
  const all = recorded<RecordedStep[]>(file);
  describe.each(Object.keys(transports) as (keyof typeof transports)[])('over %s', (transport) => {
    let db: Firestore;
    beforeAll(() => {
      db = transports[transport](`${file.slice(0, 8)}-${transport.toLowerCase()}`);
    });
    afterAll(() => db.terminate());

    const taken = all.filter(({ name }) => transport === 'gRPC' || !NOT_OVER_REST.has(name));
    it.each(taken.map((step) => [step.name, step] as const))('%s', async (name, step) => {
      const run = steps[name];
      const outcome = await outcomeOf(() => run?.(db), step);

      expect(run, 'the step has an implementation').toBeDefined();
      expect(comparableStep(outcome, step)).toEqual(comparableStep(step, step));
    });
  });
}

const ok = async (run: Promise<unknown>): Promise<string> => {
  await run;
  return 'ok';
};
const dataOf = async (db: Firestore, path: string) => (await db.doc(path).get()).data();
const idsOf = (refs: readonly { id: string }[]) => refs.map(({ id }) => id);
const alice = { name: 'Alice', age: 30, tags: ['a', 'b'], nested: { x: 1 } };
let written: Timestamp;

describe('recorded steps of the Admin SDK: documents', () => {
  replay('sdk-documents-official-v1.22.0.json', {
    'set alice': async (db) => {
      written = (await db.doc('users/alice').set(alice)).writeTime;
      return 'ok';
    },
    'get alice': async (db) => {
      const { exists, createTime, updateTime, ...snapshot } = await db.doc('users/alice').get().then(snapshotOf);
      return {
        exists,
        data: snapshot.data,
        createEqualsUpdate: createTime?.isEqual(updateTime as Timestamp),
        updateEqualsWrite: updateTime?.isEqual(written),
      };
    },
    'update dotted': async (db) => {
      await db.doc('users/alice').update({ 'nested.y': 2, age: 31 });
      return dataOf(db, 'users/alice');
    },
    'set merge': async (db) => {
      await db.doc('users/alice').set({ city: 'Tokyo', nested: { z: 3 } }, { merge: true });
      return dataOf(db, 'users/alice');
    },
    'create existing': (db) => db.doc('users/alice').create({}),
    'update missing': (db) => db.doc('users/nobody').update({ a: 1 }),
    'delete with stale lastUpdateTime': async (db) => {
      const lastUpdateTime = Timestamp.fromMillis(1000);
      const message = (thrown: Error & { details?: string }) => thrown.details?.replace(/\(\d+\)/g, '(<n>)');
      await db
        .doc('users/alice')
        .delete({ lastUpdateTime })
        .catch((thrown: Error) => {
          throw Object.assign(thrown, { details: message(thrown) });
        });
    },
    'identical set keeps updateTime': async (db) => {
      const before = await db.doc('users/alice').get();
      const { writeTime } = await db.doc('users/alice').set(before.data() ?? {});
      const after = await db.doc('users/alice').get();
      const same = (time: Timestamp | undefined) => time?.isEqual(before.updateTime as Timestamp);
      return { writeTimeIsOldUpdateTime: same(writeTime), updateTimeUnchanged: same(after.updateTime) };
    },
    getAll: async (db) => {
      const snapshots = await db.getAll(db.doc('users/nobody'), db.doc('users/alice'));
      return snapshots.map(({ id, exists }) => ({ id, exists }));
    },
    batch: async (db) => {
      const batch = db.batch();
      for (const path of ['users/bob', 'users/carol', 'users/bob/posts/p', 'ghosts/g/sub/x']) batch.set(db.doc(path), { n: 1 });
      batch.delete(db.doc('users/alice'));
      return (await batch.commit()).length;
    },
    'listDocuments users': async (db) => idsOf(await db.collection('users').listDocuments()),
    'listDocuments ghosts (missing parent)': async (db) => idsOf(await db.collection('ghosts').listDocuments()),
    'listCollections root': async (db) => idsOf(await db.listCollections()),
    'listCollections bob': async (db) => idsOf(await db.doc('users/bob').listCollections()),
    bulkWriter: async (db) => {
      const writer = db.bulkWriter();
      writer.onWriteError(() => false);
      const results = [
        writer.create(db.doc('users/dave'), { n: 1 }),
        writer.create(db.doc('users/bob'), { n: 1 }),
        writer.update(db.doc('users/nobody'), { n: 1 }),
        writer.delete(db.doc('users/carol')),
      ].map((result) => result.then(() => 'ok').catch(({ code }: { code: number }) => `error ${code}`));
      await writer.close();
      return Promise.all(results);
    },
    'after bulkWriter': async (db) => idsOf(await db.collection('users').listDocuments()),
    serverTimestamp: async (db) => {
      const { writeTime } = await db.doc('t/time').set({ at: FieldValue.serverTimestamp(), m: { at: FieldValue.serverTimestamp() } });
      const data = await dataOf(db, 't/time');
      const at = data?.at as Timestamp;
      return {
        isTimestamp: at instanceof Timestamp,
        millisecondPrecision: at.nanoseconds % 1_000_000 === 0,
        notAfterWrite: at <= writeTime,
        sameInNested: at.isEqual(data?.m.at),
      };
    },
    increment: async (db) => {
      await db.doc('t/n').set({ n: 1, f: 0.5 });
      await db.doc('t/n').update({ n: FieldValue.increment(2), f: FieldValue.increment(2), fresh: FieldValue.increment(5) });
      return dataOf(db, 't/n');
    },
    'arrayUnion and arrayRemove': async (db) => {
      await db.doc('t/list').set({ list: ['a', 1] });
      await db.doc('t/list').update({ list: FieldValue.arrayUnion('a', 'b') });
      const afterUnion = (await dataOf(db, 't/list'))?.list;
      await db.doc('t/list').update({ list: FieldValue.arrayRemove('a', 1) });
      return { afterUnion, afterRemove: (await dataOf(db, 't/list'))?.list };
    },
    'FieldValue.delete': async (db) => {
      await db.doc('t/del').set({ keep: 1, gone: 2, m: { x: 1, y: 2 } });
      await db.doc('t/del').update({ gone: FieldValue.delete(), 'm.x': FieldValue.delete() });
      return dataOf(db, 't/del');
    },
    'merge with transforms': async (db) => {
      await db.doc('t/merge').set({ a: 1, b: 1, list: ['x'] });
      await db.doc('t/merge').set({ b: FieldValue.increment(2), list: FieldValue.arrayUnion('y') }, { merge: true });
      return dataOf(db, 't/merge');
    },
  });
});

const snapshotOf = (snapshot: FirebaseFirestore.DocumentSnapshot) => ({
  exists: snapshot.exists,
  data: snapshot.data(),
  createTime: snapshot.createTime,
  updateTime: snapshot.updateTime,
});

const orders = (db: Firestore) => db.collection('orders');
const open = (db: Firestore) => orders(db).where('state', '==', 'open');
const { count, sum, average } = AggregateField;
const aggregate = async (query: FirebaseFirestore.Query, spec: FirebaseFirestore.AggregateSpec) =>
  (await query.aggregate(spec).get()).data();

describe('recorded steps of the Admin SDK: aggregations', () => {
  replay('sdk-aggregations-official-v1.22.0.json', {
    seed: (db) => {
      const batch = db.batch();
      const all = [
        { price: 5, qty: 1, state: 'open' },
        { price: 6.5, qty: 2, state: 'open' },
        { price: 8, qty: 3 },
        { price: 'free', qty: 3 },
        { qty: 3 },
      ];
      for (const [index, order] of all.entries()) batch.set(db.doc(`orders/o${index}`), order);
      for (const id of ['a', 'b']) batch.set(db.doc(`big/${id}`), { n: Number.MAX_SAFE_INTEGER });
      for (const id of ['a', 'b']) batch.set(db.doc(`shops/${id}/items/i`), { qty: 5 });
      return ok(batch.commit());
    },
    count: async (db) => (await orders(db).count().get()).data(),
    'count with a filter': async (db) => (await open(db).count().get()).data(),
    'count with a limit': async (db) => (await orders(db).limit(2).count().get()).data(),
    'sum and average': (db) => aggregate(orders(db), { total: sum('price'), mean: average('price') }),
    'count next to sum': (db) => aggregate(orders(db), { n: count(), qty: sum('qty') }),
    'count next to sum of a sparse field': (db) => aggregate(orders(db), { n: count(), total: sum('price') }),
    'average of nothing': (db) => aggregate(db.collection('nothing'), { mean: average('price'), total: sum('price') }),
    'sum beyond 2^53': (db) => aggregate(db.collection('big'), { n: sum('n') }),
    'collection group count and sum': (db) => aggregate(db.collectionGroup('items'), { n: count(), qty: sum('qty') }),
    'in a transaction': (db) =>
      db.runTransaction(async (transaction) => {
        const found = await transaction.get(open(db).count());
        transaction.set(db.doc('orders/late'), { state: 'open' });
        return found.data();
      }),
    'after the transaction': async (db) => (await open(db).count().get()).data(),
    'in a read-only transaction': (db) =>
      db.runTransaction(async (transaction) => (await transaction.get(orders(db).count())).data(), { readOnly: true }),
  });
});

describe('the Admin SDK over gRPC', () => {
  it('deletes everything below a document, reads selected fields, and listens', async () => {
    const db = getFirestore(initializeApp({ projectId: 'more' }, 'more'));
    await Promise.all(['c/a', 'c/a/s/1', 'c/a/s/1/t/2', 'c/b'].map((path) => db.doc(path).set({ n: 1, m: 2 })));
    const seen: string[][] = [];
    let wake = () => {};
    const stop = db.collection('c').onSnapshot((snapshot) => {
      seen.push(idsOf(snapshot.docs));
      wake();
    });

    const [masked] = await db.getAll(db.doc('c/b'), { fieldMask: ['m'] });
    await db.recursiveDelete(db.doc('c/a'));
    while (seen.at(-1)?.join() !== 'b')
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    stop();

    expect(masked?.data()).toEqual({ m: 2 });
    expect((await db.collectionGroup('s').get()).size + (await db.collectionGroup('t').get()).size).toBe(0);
    await db.terminate();
  });
});
