import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  increment,
  limit,
  onSnapshot,
  onSnapshotsInSync,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { same } from '../check';
import { Observed, observeDoc, observeQuery, withMetadata } from '../observed';
import type { Scenarios } from '../scenario';

export const listeners: Scenarios = {
  '§24.12 a document listener sees missing, created, changed, deleted': async ({ client }) => {
    const writer = client();
    const seen = observeDoc(doc(client(), 'life/one'));
    same((await seen.next()).exists, false);

    await setDoc(doc(writer, 'life/one'), { n: 1 });
    same((await seen.next()).data, { n: 1 });
    await updateDoc(doc(writer, 'life/one'), { n: 2 });
    same((await seen.next()).data, { n: 2 });
    await deleteDoc(doc(writer, 'life/one'));
    same((await seen.next()).exists, false);
    await setDoc(doc(writer, 'life/one'), { n: 3 });
    same((await seen.next()).data, { n: 3 });

    same(seen.all.length, 5, 'snapshots');
    same(
      seen.all.some(({ fromCache }) => fromCache),
      false,
      'from cache',
    );
  },

  '§24.13 with metadata changes, a write is pending and then acknowledged, as recorded': async ({ client }) => {
    const db = client();
    const ref = doc(db, 'metadata/one');
    const seen = observeDoc(ref, withMetadata);
    await seen.next();

    await setDoc(ref, { n: 1 });
    await seen.until(({ pending, exists }) => exists && !pending);
    await updateDoc(ref, { n: 2 });
    await seen.until(({ pending, data }) => !pending && (data as { n: number }).n === 2);
    same((await getDoc(ref)).data(), { n: 2 });
    await deleteDoc(ref);
    await seen.until(({ exists }) => !exists);

    const state = (data: unknown, pending: boolean) => ({ exists: data !== null, data, fromCache: false, pending });
    same(seen.all, [
      state(null, false),
      state({ n: 1 }, true),
      state({ n: 1 }, false),
      state({ n: 2 }, true),
      state({ n: 2 }, false),
      state(null, false),
    ]);
  },

  '§24.13 a query listener with metadata changes goes from cache to server': async ({ client, write }) => {
    await write({ 'meta/a': { n: 1 } });
    const db = client();
    const seen = observeQuery(collection(db, 'meta'), withMetadata);
    await seen.until(({ fromCache }) => !fromCache);
    const second = observeQuery(query(collection(db, 'meta'), where('n', '>', 0)), withMetadata);
    await second.until(({ fromCache }) => !fromCache);
    same(
      second.all.map(({ ids, fromCache }) => [ids, fromCache]),
      [
        [['a'], true],
        [['a'], false],
      ],
    );

    await updateDoc(doc(db, 'meta/a'), { n: 1 });
    await seen.until(({ pending }) => !pending && seen.all.some((value) => value.pending));
    same(
      seen.all.slice(-2).map(({ pending }) => pending),
      [true, false],
      'a write that changes nothing is acknowledged',
    );
  },

  '§24.14 a query listener tells what was added, modified and removed, with old and new places': async ({ client, write }) => {
    await write({ 'cities/a': { pop: 10 }, 'cities/b': { pop: 20 }, 'cities/c': { pop: 30 } });
    const writer = client();
    const seen = observeQuery(query(collection(client(), 'cities'), orderBy('pop')));
    same((await seen.next()).changes, ['added a -1→0', 'added b -1→1', 'added c -1→2']);

    await setDoc(doc(writer, 'cities/d'), { pop: 15 });
    same((await seen.next()).changes, ['added d -1→1']);
    await updateDoc(doc(writer, 'cities/a'), { pop: 25 });
    same((await seen.next()).changes, ['modified a 0→2']);
    await updateDoc(doc(writer, 'cities/a'), { name: 'A' });
    same((await seen.next()).changes, ['modified a 2→2']);
    await deleteDoc(doc(writer, 'cities/b'));
    const last = await seen.next();

    same(last.changes, ['removed b 1→-1']);
    same(last.ids, ['d', 'a', 'c']);
  },

  '§24.15 an update moves a document into, within and out of a query': async ({ client, write }) => {
    await write({ 'move/a': { state: 'CA', pop: 1 }, 'move/b': { state: 'CA', pop: 5 }, 'move/x': { state: 'NY', pop: 3 } });
    const writer = client();
    const seen = observeQuery(
      query(collection(client(), 'move'), where('state', '==', 'CA'), where('pop', '<', 9), orderBy('pop', 'desc')),
    );
    same((await seen.next()).ids, ['b', 'a']);

    await updateDoc(doc(writer, 'move/x'), { state: 'CA' });
    same((await seen.next()).changes, ['added x -1→1']);
    await updateDoc(doc(writer, 'move/x'), { pop: 7 });
    same((await seen.next()).changes, ['modified x 1→0']);
    await updateDoc(doc(writer, 'move/x'), { pop: 9 });
    same((await seen.next()).changes, ['removed x 0→-1']);
    await updateDoc(doc(writer, 'move/b'), { state: 'TX', pop: 2 });
    same((await seen.next()).changes, ['removed b 0→-1']);
    await setDoc(doc(writer, 'move/a'), { state: 'CA' });
    same((await seen.next()).ids, [], 'without its ordered field it is out');
  },

  '§24.16 a limit query fills up again after a deletion, in one step': async ({ client, write }) => {
    await write(Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`top/d${n}`, { n }])));
    const writer = client();
    const seen = observeQuery(query(collection(client(), 'top'), orderBy('n', 'desc'), limit(2)));
    same((await seen.next()).ids, ['d5', 'd4']);

    await deleteDoc(doc(writer, 'top/d5'));
    same((await seen.until(({ ids }) => ids.length === 2 && !ids.includes('d5'))).ids, ['d4', 'd3']);
    await setDoc(doc(writer, 'top/d9'), { n: 9 });
    same((await seen.until(({ ids }) => ids.includes('d9'))).ids, ['d9', 'd4']);
    await updateDoc(doc(writer, 'top/d1'), { n: 7 });

    same((await seen.until(({ ids }) => ids.includes('d1'))).ids, ['d9', 'd1']);
  },

  '§24.16 a batch shows in a limit query as one snapshot': async ({ client, write }) => {
    await write(Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`window/d${n}`, { n }])));
    const writer = client();
    const seen = observeQuery(query(collection(client(), 'window'), orderBy('n', 'desc'), limit(3)));
    same((await seen.next()).ids, ['d5', 'd4', 'd3']);

    const batch = writeBatch(writer);
    for (const n of [5, 4]) batch.delete(doc(writer, `window/d${n}`));
    for (const n of [6, 7, 8]) batch.set(doc(writer, `window/d${n}`), { n });
    await batch.commit();
    same((await seen.next()).ids, ['d8', 'd7', 'd6']);

    const back = writeBatch(writer);
    for (const n of [6, 7, 8]) back.update(doc(writer, `window/d${n}`), { n: increment(-10) });
    await back.commit();
    same((await seen.until(({ ids }) => !ids.includes('d8'))).ids, ['d3', 'd2', 'd1']);
  },

  '§24.16 a batch over several documents is one snapshot of an unlimited query': async ({ client }) => {
    const writer = client();
    const seen = observeQuery(collection(client(), 'pairs'));
    await seen.next();

    for (let round = 1; round <= 10; round++) {
      const batch = writeBatch(writer);
      for (const side of ['left', 'right']) batch.set(doc(writer, `pairs/${side}`), { round });
      await batch.commit();
    }
    await seen.until(({ data }) => (data as { left?: { round: number } }).left?.round === 10);

    for (const { data } of seen.all.slice(1)) {
      const { left, right } = data as { left: unknown; right: unknown };
      same(left, right, 'both halves of a batch');
    }
  },

  '§24.59 onSnapshotsInSync fires after all listeners that a change concerns': async ({ client, write }) => {
    await write({ 'sync/a': { n: 1, even: false } });
    const writer = client();
    const db = client();
    const story: string[] = [];
    const listen = (name: string, target: ReturnType<typeof query>) =>
      new Observed<number>((next, fail) =>
        onSnapshot(
          target,
          (snapshot) => {
            const n: number = snapshot.docs[0]?.get('n');
            story.push(`${name} ${n}`);
            next(n);
          },
          fail,
        ),
      );
    const whole = listen('whole', query(collection(db, 'sync')));
    const positive = listen('positive', query(collection(db, 'sync'), where('n', '>', 0)));
    await Promise.all([whole.next(), positive.next()]);
    const inSync = new Observed<void>((next) =>
      onSnapshotsInSync(db, () => {
        story.push('in sync');
        next();
      }),
    );
    await inSync.next();
    story.length = 0;

    for (const n of [2, 3]) {
      await updateDoc(doc(writer, 'sync/a'), { n });
      await Promise.all([whole.until((value) => value === n), positive.until((value) => value === n), inSync.next()]);
    }

    const steps = story.join(', ').split(/, in sync(?:, )?/);
    const told = steps.filter((step) => step !== '').map((step) => step.split(', ').toSorted());
    same(told, [
      ['positive 2', 'whole 2'],
      ['positive 3', 'whole 3'],
    ]);
  },
};
