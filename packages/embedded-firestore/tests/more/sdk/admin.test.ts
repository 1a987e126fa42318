import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldPath, type Firestore, initializeFirestore, Timestamp } from 'firebase-admin/firestore';
import { PassThroughClient } from 'google-auth-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../sdk/check';
import { createControl } from '../../sdk/control';

const closed = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{path=**} { allow read, write: if false; } } }`;

describe('the Admin SDK', { timeout: 60_000 }, () => {
  const control = createControl('grpc');
  const ended: (() => Promise<void>)[] = [];
  let shared: number;
  let count = 0;

  beforeAll(async () => {
    shared = await control.sharedServer();
    process.env.METADATA_SERVER_DETECTION = 'none';
  });
  afterAll(async () => {
    await Promise.all(ended.map((end) => end()));
    await control.close();
    expect(control.bugs).toEqual([]);
  });

  /** An administrator's client; the SDK reads where the emulator is from the environment when it is made. */
  const admin = (port = shared, preferRest = false): Firestore => {
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
    const app = initializeApp({ projectId: `demo-admin-${++count}` }, `admin-${count}`);
    const db = initializeFirestore(app, { preferRest });
    if (preferRest) db.settings({ authClient: new PassThroughClient() });
    ended.push(async () => {
      await db.terminate();
      await deleteApp(app);
    });
    return db;
  };
  const fill = async (db: Firestore, documents: Record<string, Record<string, unknown>>) => {
    const batch = db.batch();
    for (const [path, data] of Object.entries(documents)) batch.set(db.doc(path), data);
    await batch.commit();
  };

  it('§24.54 lists documents with the missing parents of others, and collections at every level', async () => {
    const db = admin();
    await fill(db, {
      'towns/a': { n: 1 },
      'towns/ghost/streets/x': { n: 2 },
      'towns/a/streets/y': { n: 3 },
      'towns/a/squares/z': { n: 4 },
    });

    const listed = await db.collection('towns').listDocuments();
    expect(listed.map(({ id }) => id)).toEqual(['a', 'ghost']);
    const found = await db.getAll(...listed);
    expect(found.map(({ exists }) => exists)).toEqual([true, false]);
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['towns']);
    expect((await db.doc('towns/a').listCollections()).map(({ id }) => id)).toEqual(['squares', 'streets']);
    expect((await db.doc('towns/ghost').listCollections()).map(({ id }) => id)).toEqual(['streets']);
  });

  it('§24.54 passes over rules, deletes recursively and leaves neighbours alone', async () => {
    const db = admin();
    await control.loadRules(shared, `demo-admin-${count}`, closed);
    await fill(db, {
      'trees/a': { n: 1 },
      'trees/a/leaves/x': { n: 2 },
      'trees/a/leaves/x/veins/v': { n: 3 },
      'trees/ghost/leaves/y': { n: 4 },
      'trees/b': { n: 5 },
      'treesnot/a': { n: 6 },
    });

    await db.recursiveDelete(db.doc('trees/a'));
    expect((await db.collectionGroup('leaves').get()).docs.map(({ ref }) => ref.path)).toEqual(['trees/ghost/leaves/y']);
    expect((await db.collectionGroup('veins').get()).size).toBe(0);
    await db.recursiveDelete(db.collection('trees'));

    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['treesnot']);
  });

  it('§24.54 a bulk writer reports each write by itself', async () => {
    const db = admin();
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const outcomes = await Promise.allSettled(
      [
        ...Array.from({ length: 100 }, (_, n) => writer.create(db.doc(`bulk/d${n}`), { n })),
        writer.create(db.doc('bulk/d5'), { again: true }),
        writer.update(db.doc('bulk/missing'), { n: 1 }),
        writer.delete(db.doc('bulk/d99')),
      ].concat(writer.flush().then(() => undefined as never)),
    );
    await writer.close();

    const failed = outcomes.flatMap((outcome, n) => (outcome.status === 'rejected' ? [[n, outcome.reason.code]] : []));
    expect(failed).toEqual([
      [100, 6],
      [101, 5],
    ]);
    expect((await db.collection('bulk').count().get()).data().count).toBe(99);
  });

  it('§24.54 getAll reads several documents, some fields of them if so asked', async () => {
    const db = admin();
    await fill(db, { 'masks/a': { n: 1, map: { x: 1, y: 2 }, 'odd.name': 3 }, 'masks/b': { m: 2 } });
    const refs = ['a', 'missing', 'b'].map((id) => db.doc(`masks/${id}`));

    const whole = await db.getAll(...refs);
    const masked = await db.getAll(...refs, { fieldMask: ['map.x', new FieldPath('odd.name')] });

    expect(whole.map((each) => each.data())).toEqual([{ n: 1, map: { x: 1, y: 2 }, 'odd.name': 3 }, undefined, { m: 2 }]);
    expect(masked.map((each) => each.data())).toEqual([{ map: { x: 1 }, 'odd.name': 3 }, undefined, {}]);
  });

  it('§24.54 listeners of documents and queries follow changes', async () => {
    const db = admin();
    const seen: string[] = [];
    const stops = [
      db.doc('live/a').onSnapshot((snapshot) => seen.push(`doc ${snapshot.get('n') ?? 'missing'}`)),
      db
        .collection('live')
        .orderBy('n', 'desc')
        .limit(2)
        .onSnapshot((snapshot) => seen.push(`top ${snapshot.docs.map(({ id }) => id).join()}`)),
    ];
    const until = (line: string) =>
      eventually(
        () => seen.filter((each) => each === line).length,
        (found) => found > 0,
        line,
      );
    await Promise.all([until('doc missing'), until('top ')]);

    await fill(db, { 'live/a': { n: 1 }, 'live/b': { n: 2 }, 'live/c': { n: 3 } });
    await Promise.all([until('doc 1'), until('top c,b')]);
    await db.doc('live/c').delete();
    await until('top b,a');
    for (const stop of stops) stop();

    expect(seen.filter((line) => line.startsWith('top'))).toEqual(['top ', 'top c,b', 'top b,a']);
  });

  it('§24.54 preconditions, creation, update times and projections', async () => {
    const db = admin();
    const { writeTime } = await db.doc('pre/a').create({ n: 1, m: { x: 1 } });
    await expect(db.doc('pre/a').create({ n: 2 })).rejects.toMatchObject({ code: 6 });
    await expect(db.doc('pre/missing').update({ n: 2 })).rejects.toMatchObject({ code: 5 });
    const read = await db.doc('pre/a').get();
    expect(read.updateTime?.isEqual(writeTime)).toBe(true);
    const { writeTime: second } = await db.doc('pre/a').update({ n: 2 }, { lastUpdateTime: writeTime });
    await expect(db.doc('pre/a').delete({ lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
    expect(second.toMillis()).toBeGreaterThanOrEqual(writeTime.toMillis());
    const selected = await db.collection('pre').select('m.x').get();
    expect(selected.docs.map((each) => each.data())).toEqual([{ m: { x: 1 } }]);
  });

  it('§24.55 a writer waits for the transaction that has read its document', async () => {
    const db = admin();
    await fill(db, { 'locks/a': { n: 1 } });
    let other: Promise<unknown> | undefined;

    await db.runTransaction(async (transaction) => {
      const n: number = (await transaction.get(db.doc('locks/a'))).get('n');
      other ??= db.doc('locks/a').update({ n: 100 });
      expect((await db.doc('locks/a').get()).get('n')).toBe(1);
      transaction.update(db.doc('locks/a'), { n: n + 1 });
      transaction.set(db.doc('locks/copy'), { n });
    });
    await other;

    const [a, copy] = await db.getAll(db.doc('locks/a'), db.doc('locks/copy'));
    expect([a?.get('n'), copy?.get('n')]).toEqual([100, 1]);
  });

  it('§24.55 two transactions that want each other’s documents both get through in the end', async () => {
    const db = admin();
    await fill(db, { 'cross/a': { n: 0 }, 'cross/b': { n: 0 } });
    const swap = (first: string, second: string) =>
      db.runTransaction(
        async (transaction) => {
          const one = await transaction.get(db.doc(`cross/${first}`));
          const two = await transaction.get(db.doc(`cross/${second}`));
          transaction.update(one.ref, { n: one.get('n') + 1 }).update(two.ref, { n: two.get('n') + 1 });
        },
        { maxAttempts: 20 },
      );

    await Promise.all(Array.from({ length: 6 }, (_, n) => (n % 2 === 0 ? swap('a', 'b') : swap('b', 'a'))));

    const both = await db.getAll(db.doc('cross/a'), db.doc('cross/b'));
    expect(both.map((each) => each.get('n'))).toEqual([6, 6]);
  });

  it.each([5, 20])('counts fifty increments exactly, %i transactions at a time (§24.55)', async (inFlight) => {
    const db = admin();
    const counter = db.doc('counters/c');
    await counter.set({ n: 0 });
    let started = 0;
    const increment = () =>
      db.runTransaction(async (transaction) => {
        const n: number = (await transaction.get(counter)).get('n');
        transaction.update(counter, { n: n + 1 });
      });
    const client = async () => {
      while (started < 50) {
        started += 1;
        await increment();
      }
    };

    await Promise.all(Array.from({ length: inFlight }, client));

    expect((await counter.get()).get('n')).toBe(50);
  });

  it('updates each found document once when transactions query for work at the same time (§24.55)', async () => {
    const db = admin();
    await fill(db, Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`work/w${n}`, { done: false, times: 0 }])));
    const open = db.collection('work').where('done', '==', false).limit(1);

    await Promise.all(
      Array.from({ length: 12 }, () =>
        db.runTransaction(async (transaction) => {
          const [found] = (await transaction.get(open)).docs;
          if (found) transaction.update(found.ref, { done: true, times: found.get('times') + 1 });
        }),
      ),
    );

    const all = await db.collection('work').get();
    expect(all.docs.map((each) => each.data())).toEqual(Array.from({ length: 12 }, () => ({ done: true, times: 1 })));
  });

  it('§24.55 a read-only transaction reads one moment, now or in the past', async () => {
    const db = admin();
    const { writeTime } = await db.doc('past/a').set({ n: 1 });
    await db.doc('past/a').set({ n: 2 });
    await db.doc('past/b').set({ n: 3 });

    const then = await db.runTransaction(
      async (transaction) => {
        const [a, b] = await transaction.getAll(db.doc('past/a'), db.doc('past/b'));
        const all = await transaction.get(db.collection('past'));
        return [a?.data(), b?.exists, all.size];
      },
      { readOnly: true, readTime: writeTime },
    );
    const now = await db.runTransaction(
      async (transaction) => {
        const before = (await transaction.get(db.doc('past/a'))).get('n');
        await db.doc('past/a').set({ n: 9 });
        return [before, (await transaction.get(db.doc('past/a'))).get('n')];
      },
      { readOnly: true },
    );

    expect(then).toEqual([{ n: 1 }, false, 1]);
    expect(now).toEqual([2, 2]);
    expect((await db.doc('past/a').get()).get('n')).toBe(9);
    const tooEarly = db.runTransaction(async (transaction) => transaction.get(db.doc('past/a')), {
      readOnly: true,
      readTime: Timestamp.fromMillis(Date.now() - 2 * 3_600_000),
    });
    await expect(tooEarly).rejects.toMatchObject({ code: 9 });
  });

  it('§24.55 a transaction that was idle for more than a minute is gone, and others go on before', async () => {
    const db = admin(await control.ownServer({ hurry: 60 }));
    await fill(db, { 'idle/a': { n: 1 } });
    let attempts = 0;

    const late = db.runTransaction(
      async (transaction) => {
        attempts++;
        await transaction.get(db.doc('idle/a'));
        // Waits for the lock, which only the end of the idle transaction gives free.
        await db.doc('idle/a').update({ n: 2 });
        transaction.update(db.doc('idle/a'), { n: 3 });
      },
      { maxAttempts: 1 },
    );

    await expect(late).rejects.toThrow(/expired|no longer valid/);
    expect([attempts, (await db.doc('idle/a').get()).get('n')]).toEqual([1, 2]);
  });

  it('§24.55 over REST with the recipe of a client that passes everything through', async () => {
    const db = admin(shared, true);
    await fill(db, { 'rest/a': { n: 1, at: Timestamp.fromMillis(5) }, 'rest/b': { n: 2 } });

    expect((await db.doc('rest/a').get()).data()).toEqual({ n: 1, at: Timestamp.fromMillis(5) });
    expect((await db.collection('rest').where('n', '>', 1).get()).docs.map(({ id }) => id)).toEqual(['b']);
    expect((await db.collection('rest').count().get()).data().count).toBe(2);
    await db.runTransaction(async (transaction) => {
      const n: number = (await transaction.get(db.doc('rest/a'))).get('n');
      transaction.update(db.doc('rest/a'), { n: n + 10 });
    });
    expect((await db.getAll(db.doc('rest/a'), db.doc('rest/none'))).map((each) => each.get('n'))).toEqual([11, undefined]);
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['rest']);
    await db.recursiveDelete(db.collection('rest'));
    expect((await db.collection('rest').listDocuments()).length).toBe(0);
  });
});
