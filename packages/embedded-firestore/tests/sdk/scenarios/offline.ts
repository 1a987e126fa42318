import {
  addDoc,
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  getDoc,
  getDocFromCache,
  getDocFromServer,
  getDocs,
  getDocsFromServer,
  increment,
  orderBy,
  query,
  setDoc,
  terminate,
  updateDoc,
  waitForPendingWrites,
} from 'firebase/firestore';
import { ok, refused, same } from '../check';
import { observeDoc, observeQuery, withMetadata } from '../observed';
import type { Scenarios } from '../scenario';

export const offline: Scenarios = {
  '§24.24 cache and server can be asked apart; offline, queries answer from the cache': async ({ client, write }) => {
    await write({ 'places/known': { n: 1 }, 'places/other': { n: 2 } });
    const db = client();
    const known = doc(db, 'places/known');
    await refused(getDocFromCache(known), 'unavailable', 'an empty cache');
    const listener = observeDoc(known);
    await listener.until(({ exists }) => exists);
    await write({ 'places/known': { n: 5 } });
    await listener.until(({ data }) => (data as { n: number }).n === 5);

    same((await getDocFromCache(known)).data(), { n: 5 });
    await disableNetwork(db);
    same((await getDoc(known)).metadata.fromCache, true);
    const cached = await getDocs(collection(db, 'places'));
    same([cached.metadata.fromCache, cached.docs.map(({ id }) => id)], [true, ['known']]);
    await refused(getDocFromServer(known), 'unavailable', 'the server, offline');
    await refused(getDoc(doc(db, 'places/other')), 'unavailable', 'an unknown document, offline');
    await enableNetwork(db);
    same((await getDocsFromServer(collection(db, 'places'))).docs.length, 2);
  },

  '§24.25 writes made offline arrive in order and are acknowledged once each': async ({ client }) => {
    const db = client();
    const ref = doc(db, 'queue/one');
    await setDoc(ref, { n: 0 });
    const acknowledged: number[] = [];
    await disableNetwork(db);

    const written = Array.from({ length: 25 }, (_, n) =>
      updateDoc(ref, { n: increment(1), [`step${n}`]: n, last: n }).then(() => acknowledged.push(n)),
    );
    const added = addDoc(collection(db, 'queue'), { offline: true });
    same((await getDoc(ref)).get('last'), 24, 'the local view');
    same(acknowledged, [], 'nothing is acknowledged offline');
    await enableNetwork(db);
    await Promise.all([...written, added]);

    same(
      acknowledged,
      Array.from({ length: 25 }, (_, n) => n),
    );
    const stored = (await getDocFromServer(doc(client(), 'queue/one'))).data();
    same([stored?.n, stored?.last], [25, 24]);
  },

  '§24.26 waitForPendingWrites waits for all writes made before it': async ({ client }) => {
    const db = client();
    await waitForPendingWrites(db);
    await disableNetwork(db);
    const done: string[] = [];
    const writes = ['a', 'b', 'c'].map((id) => setDoc(doc(db, 'pending', id), { id }).then(() => done.push(id)));
    const waited = waitForPendingWrites(db).then(() => done.push('waited'));
    await enableNetwork(db);

    await Promise.all([...writes, waited]);

    same(done.toSorted(), ['a', 'b', 'c', 'waited']);
    same((await getDocsFromServer(collection(client(), 'pending'))).docs.length, 3);
  },

  '§24.26 a client terminated with pending writes leaves the others alone': async ({ client }) => {
    const db = client();
    const other = client();
    await setDoc(doc(db, 'ended/one'), { n: 1 });
    await disableNetwork(db);
    setDoc(doc(db, 'ended/two'), { n: 2 }).catch(() => {});

    await terminate(db);

    await setDoc(doc(other, 'ended/three'), { n: 3 });
    same(
      (await getDocsFromServer(collection(other, 'ended'))).docs.map(({ id }) => id),
      ['one', 'three'],
    );
  },

  '§24.27 after a restart of the server listeners see what changed, and no write happens twice': async ({ client, control }) => {
    const port = await control.ownServer();
    const db = client({ port });
    const ref = doc(db, 'restart/one');
    await setDoc(ref, { n: 1 });
    const one = observeDoc(ref, withMetadata);
    const all = observeQuery(query(collection(db, 'restart'), orderBy('n')), withMetadata);
    await Promise.all([one.until(({ fromCache, exists }) => exists && !fromCache), all.until(({ fromCache }) => !fromCache)]);
    const before = all.all.length;

    await control.stopServer(port);
    const written = updateDoc(ref, { n: increment(1) });
    const added = setDoc(doc(db, 'restart/two'), { n: 7 });
    await one.until(({ data, pending }) => pending && (data as { n: number }).n === 2);
    await control.startServer(port);
    await Promise.all([written, added]);

    same((await one.until(({ pending, fromCache }) => !pending && !fromCache)).data, { n: 2 });
    await all.until(({ fromCache, pending, ids }) => !fromCache && !pending && ids.length === 2);
    same((await getDocFromServer(doc(client({ port }), 'restart/one'))).data(), { n: 2 });
    const added2 = all.all.slice(before).flatMap(({ changes }) => changes.filter((change) => change.startsWith('added')));
    same(added2, ['added two -1→1'], 'each document is added once');
  },

  '§24.28 when all data is cleared, listeners show nothing and go on': async ({ client, write, control, shared, projectId }) => {
    await write({ 'gone/a': { n: 1 }, 'gone/b': { n: 2 } });
    const db = client();
    const one = observeDoc(doc(db, 'gone/a'), withMetadata);
    const all = observeQuery(collection(db, 'gone'), withMetadata);
    await Promise.all([one.until(({ exists }) => exists), all.until(({ ids }) => ids.length === 2)]);

    await control.clear(shared, projectId);

    await one.until(({ exists }) => !exists);
    await all.until(({ ids }) => ids.length === 0);
    await setDoc(doc(client(), 'gone/c'), { n: 3 });
    same((await all.until(({ ids }) => ids.length === 1)).data, { c: { n: 3 } });
    await setDoc(doc(db, 'gone/a'), { n: 4 });
    same((await all.until(({ ids, pending }) => ids.length === 2 && !pending)).data, { a: { n: 4 }, c: { n: 3 } });
  },

  '§24.28 when the server comes back without its data, listeners show what is there now': async ({ client, control, projectId }) => {
    const port = await control.ownServer({ forgetful: true });
    await control.write(port, projectId, { 'lost/a': { n: 1 }, 'lost/b': { n: 2 } });
    const db = client({ port });
    const one = observeDoc(doc(db, 'lost/a'), withMetadata);
    const all = observeQuery(collection(db, 'lost'), withMetadata);
    await Promise.all([
      one.until(({ exists, fromCache }) => exists && !fromCache),
      all.until(({ ids, fromCache }) => ids.length === 2 && !fromCache),
    ]);

    await control.stopServer(port);
    await control.startServer(port);

    await one.until(({ exists, fromCache }) => !exists && !fromCache);
    await all.until(({ ids, fromCache }) => ids.length === 0 && !fromCache);
    await setDoc(doc(db, 'lost/b'), { n: 3 });
    same((await all.until(({ ids, pending }) => ids.length === 1 && !pending)).data, { b: { n: 3 } });
  },

  '§24.28 when data below a path is cleared, only that is gone': async ({ client, write, control, shared, projectId }) => {
    await write({ 'trees/a': { n: 1 }, 'trees/a/leaves/x': { n: 2 }, 'trees/b': { n: 3 } });
    const db = client();
    const trees = observeQuery(collection(db, 'trees'));
    const leaves = observeQuery(collection(db, 'trees/a/leaves'));
    await Promise.all([trees.until(({ ids }) => ids.length === 2), leaves.until(({ ids }) => ids.length === 1)]);

    await control.clear(shared, projectId, 'trees/a');

    same((await trees.until(({ ids }) => ids.length === 1)).ids, ['b']);
    await leaves.until(({ ids }) => ids.length === 0);
  },

  '§24.29 a listener that was away is told only the difference': async ({ client, write, control, shared }) => {
    const port = await control.proxy(shared);
    const text = 'x'.repeat(500);
    await write(Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`away/d${n}`, { n, text }])));
    const db = client({ port });
    const seen = observeQuery(collection(db, 'away'), withMetadata);
    await seen.until(({ fromCache, ids }) => !fromCache && ids.length === 1_000);
    const whole = (await control.traffic(port)).fromServer;

    await disableNetwork(db);
    await write({ 'away/d5': { n: -5 }, 'away/d6': null, 'away/new': { n: 1_000 } });
    await enableNetwork(db);

    const back = await seen.until(({ fromCache, ids }) => !fromCache && ids.includes('new'));
    same([back.ids.length, back.ids.includes('d6'), back.data.d5], [1_000, false, { n: -5 }]);
    const difference = (await control.traffic(port)).fromServer - whole;
    ok(difference < whole / 20, `${difference} bytes for the difference, ${whole} for everything`);
  },

  '§24.30 a token older than the history gives the full result and no stale documents': async ({ client, control, projectId }) => {
    const port = await control.ownServer({ historyBytes: 100_000 });
    const write = (documents: Record<string, Record<string, unknown> | null>) => control.write(port, projectId, documents);
    await write(Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`old/d${n}`, { n }])));
    const db = client({ port });
    const seen = observeQuery(query(collection(db, 'old'), orderBy('n')), withMetadata);
    await seen.until(({ fromCache, ids }) => !fromCache && ids.length === 50);

    await disableNetwork(db);
    await write(Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`old/d${n * 2}`, null])));
    await write({ 'old/d1': { n: 1_000 } });
    await write(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`noise/d${n}`, { n }])));
    await enableNetwork(db);

    const back = await seen.until(({ fromCache, ids }) => !fromCache && ids.length === 25);
    same(back.ids, [...Array.from({ length: 24 }, (_, n) => `d${n * 2 + 3}`), 'd1']);
    same(
      (await getDocsFromServer(query(collection(db, 'old'), orderBy('n')))).docs.map(({ id }) => id),
      back.ids,
    );
  },

  '§24.31 a client that missed a deletion finds out by the count and asks again': async ({ client, write, control, shared }) => {
    const port = await control.proxy(shared);
    await write({ 'counted/keep': { n: 1 }, 'counted/lost': { n: 2 }, 'counted/other': { n: 3 } });
    const db = client({ port });
    const seen = observeQuery(collection(db, 'counted'), withMetadata);
    await seen.until(({ fromCache, ids }) => !fromCache && ids.length === 3);

    await control.disturb(port, { kind: 'swallow', text: 'counted/lost' });
    await write({ 'counted/lost': null });
    await write({ 'counted/keep': { n: 10 } });
    same((await seen.until(({ data }) => (data.keep as { n: number }).n === 10)).ids, ['keep', 'lost', 'other'], 'misled');
    same((await control.traffic(port)).disturbed > 0, true, 'a message was swallowed');
    await control.disturb(port, { kind: 'none' });
    await disableNetwork(db);
    await write({ 'counted/other': { n: 30 } });
    await enableNetwork(db);

    same((await seen.until(({ ids, fromCache }) => !fromCache && ids.length === 2)).data, { keep: { n: 10 }, other: { n: 30 } });
  },
};
