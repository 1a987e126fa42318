import {
  collection,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { ok, refused, same } from '../check';
import { observeDoc, observeQuery, withMetadata } from '../observed';
import type { Scenarios } from '../scenario';

const denied = 'permission-denied';

const openAndSecret = `
  match /open/{id} { allow read, write; }
  match /secret/{id} { allow read, write: if false; }`;

export const rules: Scenarios = {
  '§24.41 every kind of call reports permission-denied, and the client stays usable': async ({ client, rules, write }) => {
    await rules(openAndSecret);
    await write({ 'open/a': { n: 1 }, 'secret/a': { n: 1 } });
    const db = client({ user: { sub: 'alice' } });
    const good = observeQuery(collection(db, 'open'), withMetadata);
    await good.until(({ fromCache }) => !fromCache);

    const secret = doc(db, 'secret/a');
    await refused(getDoc(secret), denied, 'getDoc');
    await refused(getDoc(doc(db, 'secret/missing')), denied, 'getDoc of a missing document');
    await refused(getDocs(collection(db, 'secret')), denied, 'getDocs');
    await refused(getCountFromServer(collection(db, 'secret')), denied, 'count');
    await refused(setDoc(secret, { n: 2 }), denied, 'setDoc');
    await refused(updateDoc(secret, { n: 2 }), denied, 'updateDoc');
    const batch = writeBatch(db).set(doc(db, 'open/b'), { n: 2 }).delete(secret);
    await refused(batch.commit(), denied, 'a batch with one refused write');
    await refused(
      runTransaction(db, async (transaction) => void (await transaction.get(secret))),
      denied,
      'a read in a transaction',
    );
    await refused(
      runTransaction(db, async (transaction) => void transaction.set(secret, { n: 3 })),
      denied,
      'a write in a transaction',
    );
    same((await observeDoc(secret).failure()).code, denied, 'a document listener');
    same((await observeQuery(collection(db, 'secret')).failure()).code, denied, 'a query listener');

    same((await getDoc(doc(db, 'open/a'))).data(), { n: 1 });
    await setDoc(doc(db, 'open/c'), { n: 3 });
    same((await good.until(({ pending, ids }) => !pending && ids.includes('c'))).ids, ['a', 'c']);
  },

  '§24.41 a refusal says which line refused, and shows nothing of what is stored': async ({ client, rules, write }) => {
    await rules(`
  match /roles/{id} {
    allow get: if resource.data.role == 'reader';
    allow list: if false;
  }`);
    await write({ 'roles/a': { role: 'hidden-value' } });
    const db = client();

    const { message } = await refused(getCountFromServer(collection(db, 'roles')), denied);
    ok(/false for 'list' @ L\d+/.test(message), message);
    const error = await refused(getDoc(doc(db, 'roles/a')), denied);
    ok(!error.message.includes('hidden-value'), error.message);
  },

  '§24.42 a refused write is rolled back in the local view in one step': async ({ client, rules, write }) => {
    await rules(`match /things/{id} { allow read; allow write: if request.resource.data.n < 10; }`);
    await write({ 'things/a': { n: 1 } });
    const db = client();
    const one = observeDoc(doc(db, 'things/a'));
    await one.until(({ exists }) => exists);
    const all = observeQuery(collection(db, 'things'));
    await all.until(({ ids }) => ids.length === 1);

    await refused(updateDoc(doc(db, 'things/a'), { n: 50 }), denied);
    await refused(setDoc(doc(db, 'things/b'), { n: 60 }), denied);
    await updateDoc(doc(db, 'things/a'), { n: 2 });
    await one.until(({ data }) => (data as { n: number }).n === 2);
    await all.until(({ data }) => (data.a as { n: number }).n === 2);

    same(
      one.all.map(({ data }) => (data as { n: number }).n),
      [1, 50, 1, 2],
    );
    same(
      all.all.map(({ ids, data }) => [ids.length, (data.a as { n: number }).n]),
      [
        [1, 1],
        [1, 50],
        [1, 1],
        [2, 1],
        [1, 1],
        [1, 2],
      ],
    );
  },

  '§24.43 an open listener ends with permission-denied when new rules refuse it': async ({ client, rules, write }) => {
    await rules(`match /news/{id} { allow read, write; } match /kept/{id} { allow read, write; }`);
    await write({ 'news/a': { n: 1 }, 'kept/a': { n: 1 } });
    const db = client();
    const [list, one, kept] = [
      observeQuery(collection(db, 'news')),
      observeDoc(doc(db, 'news/a')),
      observeQuery(collection(db, 'kept'), withMetadata),
    ];
    await Promise.all([
      list.until(({ ids }) => ids.length === 1),
      one.until(({ exists }) => exists),
      kept.until(({ ids }) => ids.length === 1),
    ]);

    await rules(`match /kept/{id} { allow read, write; }`);

    same((await list.failure()).code, denied);
    same((await one.failure()).code, denied);
    await setDoc(doc(db, 'kept/b'), { n: 2 });
    same((await kept.until(({ pending, ids }) => !pending && ids.length === 2)).ids, ['a', 'b']);
    await rules(openAndSecret);
    same((await kept.failure()).code, denied);
  },

  '§24.43 an open listener ends when a document that its rule reads changes': async ({ client, rules, write }) => {
    await rules(`
  match /teams/{team} {
    allow read: if request.auth.uid in get(/databases/$(database)/documents/members/$(team)).data.uids;
  }`);
    await write({
      'teams/red': { n: 1 },
      'members/red': { uids: ['alice', 'bob'] },
      'teams/blue': { n: 1 },
      'members/blue': { uids: ['alice'] },
    });
    const db = client({ user: { sub: 'alice' } });
    const [red, blue] = [observeDoc(doc(db, 'teams/red')), observeDoc(doc(db, 'teams/blue'))];
    await Promise.all([red.until(({ exists }) => exists), blue.until(({ exists }) => exists)]);

    await write({ 'members/red': { uids: ['bob'] } });

    same((await red.failure()).code, denied);
    await write({ 'teams/blue': { n: 2 } });
    same((await blue.until(({ data }) => (data as { n: number }).n === 2)).exists, true);
    same((await observeDoc(doc(client({ user: { sub: 'bob' } }), 'teams/red')).next()).data, { n: 1 });
  },

  '§24.44 a document that leaves a query for where it may not be read is removed without its new content': async (context) => {
    const { client, rules, write, control, shared } = context;
    const port = await control.proxy(shared);
    await rules(`match /posts/{id} { allow read: if resource.data.public == true; }`);
    await write({ 'posts/a': { public: true, text: 'first-content' }, 'posts/b': { public: true, text: 'stays' } });
    const db = client({ port, user: { sub: 'reader' } });
    const seen = observeQuery(query(collection(db, 'posts'), where('public', '==', true)));
    const one = observeDoc(doc(db, 'posts/a'));
    await Promise.all([seen.until(({ ids }) => ids.length === 2), one.until(({ exists }) => exists)]);
    one.stop();

    await write({ 'posts/a': { public: false, text: 'private-content' } });

    same((await seen.until(({ ids }) => ids.length === 1)).ids, ['b']);
    await refused(getDoc(doc(db, 'posts/a')), denied);
    same(await control.sawOnTheWire(port, 'first-content'), true, 'the proxy sees what is sent');
    same(await control.sawOnTheWire(port, 'private-content'), false, 'the new content was sent');
  },

  '§24.44 a document that leaves a query and stays readable is told as it is': async ({ client, rules, write }) => {
    await rules(`match /drafts/{id} { allow read; }`);
    await write({ 'drafts/a': { open: true, n: 1 }, 'drafts/b': { open: true, n: 2 } });
    const db = client();
    const open = observeQuery(query(collection(db, 'drafts'), where('open', '==', true)));
    const one = observeDoc(doc(db, 'drafts/a'));
    await Promise.all([open.until(({ ids }) => ids.length === 2), one.until(({ exists }) => exists)]);

    await write({ 'drafts/a': { open: false, n: 3 } });

    same((await open.until(({ ids }) => ids.length === 1)).ids, ['b']);
    same((await one.until(({ data }) => (data as { n: number }).n === 3)).data, { open: false, n: 3 });
  },

  '§24.50 parent and child created together see each other through getAfter and existsAfter': async ({ client, rules }) => {
    await rules(`
  function after(path) { return getAfter(/databases/$(database)/documents/parents/$(path)).data; }
  match /parents/{p} { allow create: if existsAfter(/databases/$(database)/documents/parents/$(p)/children/first); }
  match /parents/{p}/children/{c} {
    allow create: if after(p).owner == request.auth.uid && !exists(/databases/$(database)/documents/parents/$(p));
  }`);
    const db = client({ user: { sub: 'alice' } });
    const parent = (id: string) => doc(db, 'parents', id);
    const child = (id: string) => doc(db, 'parents', id, 'children/first');

    await refused(setDoc(parent('one'), { owner: 'alice' }), denied, 'the parent alone');
    await refused(setDoc(child('one'), { n: 1 }), denied, 'the child alone');
    const foreign = writeBatch(db).set(parent('one'), { owner: 'bob' }).set(child('one'), { n: 1 });
    await refused(foreign.commit(), denied, 'a parent of somebody else');
    await writeBatch(db).set(parent('one'), { owner: 'alice' }).set(child('one'), { n: 1 }).commit();
    await writeBatch(db).set(child('two'), { n: 1 }).set(parent('two'), { owner: 'alice' }).commit();
  },

  '§24.51 ten documents may be read by a rule, eleven may not, the same one any number of times': async ({ client, rules, write }) => {
    const reads = (count: number) =>
      Array.from({ length: count }, (_, n) => `get(/databases/$(database)/documents/flags/f${n}).data.on`).join(' && ');
    const repeated = Array.from({ length: 20 }, () => 'get(/databases/$(database)/documents/flags/f0).data.on').join(' && ');
    await rules(`
  match /ten/{id} { allow read: if ${reads(10)}; }
  match /eleven/{id} { allow read: if ${reads(11)}; }
  match /repeated/{id} { allow read: if ${repeated} && exists(/databases/$(database)/documents/flags/f0); }`);
    await write({
      ...Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`flags/f${n}`, { on: true }])),
      'ten/a': { n: 1 },
      'eleven/a': { n: 1 },
      'repeated/a': { n: 1 },
    });
    const db = client();

    same((await getDoc(doc(db, 'ten/a'))).data(), { n: 1 });
    same((await getDocs(collection(db, 'ten'))).docs.length, 1);
    await refused(getDoc(doc(db, 'eleven/a')), denied);
    await refused(getDocs(collection(db, 'eleven')), denied);
    same((await getDoc(doc(db, 'repeated/a'))).data(), { n: 1 });
  },

  '§24.52 a server timestamp equals request.time in the rules': async ({ client, rules }) => {
    await rules(`
  match /stamped/{id} {
    allow read;
    allow create: if request.resource.data.at == request.time && request.resource.data.at is timestamp;
    allow update: if request.resource.data.at == request.time && resource.data.at < request.time
      && request.resource.data.n == resource.data.n + 1;
  }`);
    const db = client();
    const ref = doc(db, 'stamped/a');

    await refused(setDoc(ref, { at: Timestamp.now(), n: 1 }), denied, 'a time of the client');
    await setDoc(ref, { at: serverTimestamp(), n: 1 });
    await updateDoc(ref, { at: serverTimestamp(), n: increment(1) });
    await refused(updateDoc(ref, { at: serverTimestamp(), n: increment(2) }), denied, 'the future value counts');
    await refused(updateDoc(ref, { n: increment(1) }), denied, 'an old time');
    same((await getDoc(ref)).get('n'), 2);
  },
};
