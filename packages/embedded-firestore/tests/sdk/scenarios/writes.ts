import {
  collection,
  doc,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  orderBy,
  type Query,
  query,
  runTransaction,
  setDoc,
  writeBatch,
} from 'firebase/firestore';
import { ok, refused, same } from '../check';
import { observeDoc, observeQuery } from '../observed';
import type { Scenarios } from '../scenario';

const count = async (target: Query) => (await getCountFromServer(target)).data().count;

export const writes: Scenarios = {
  '§24.8 a batch whose precondition fails leaves nothing behind': async ({ client }) => {
    const db = client();
    const batch = writeBatch(db);
    batch.set(doc(db, 'batch/first'), { n: 1 });
    batch.update(doc(db, 'batch/missing'), { n: 2 });
    batch.set(doc(db, 'batch/last'), { n: 3 });

    await refused(batch.commit(), 'not-found');

    same(await count(collection(db, 'batch')), 0);
    await setDoc(doc(db, 'batch/after'), { n: 4 });
    same(await count(collection(db, 'batch')), 1);
  },

  '§24.8 a batch takes 500 writes and more': async ({ client }) => {
    const db = client();
    for (const [name, size] of [
      ['five hundred', 500],
      ['one more', 501],
    ] as const) {
      const batch = writeBatch(db);
      for (let n = 0; n < size; n++) batch.set(doc(db, name, `d${n}`), { n });
      await batch.commit();
      same(await count(collection(db, name)), size, name);
    }
  },

  '§24.38 documents of 900 kB travel both ways': async ({ client }) => {
    const writer = client();
    const reader = client();
    const text = '0123456789abcde\n'.repeat(56_250);
    const seen = observeDoc(doc(reader, 'big/one'));
    await seen.next();

    await Promise.all([setDoc(doc(writer, 'big/one'), { text }), setDoc(doc(writer, 'big/two'), { text, n: 2 })]);

    const { data } = await seen.until(({ exists }) => exists);
    ok((data as { text: string }).text === text, 'the listener has the text');
    ok((await getDocFromServer(doc(reader, 'big/two'))).get('text') === text, 'getDoc has the text');
  },

  '§24.38 a snapshot of 5,000 documents arrives as one': async ({ client, write }) => {
    const size = 5_000;
    const ids = Array.from({ length: size }, (_, n) => `d${String(n).padStart(5, '0')}`);
    await write(Object.fromEntries(ids.map((id, n) => [`many/${id}`, { n, text: 'some text of a usual size', tags: ['a', 'b'] }])));

    const seen = observeQuery(query(collection(client(), 'many'), orderBy('n')));
    const first = await seen.until(({ fromCache }) => !fromCache);

    same(first.ids.length, size);
    same(first.ids[size - 1], 'd04999');
    same(seen.all.length, 1, 'snapshots');
  },

  '§24.38 a value beyond the limit is refused as invalid-argument, the next write works': async ({ client }) => {
    const db = client();
    const refusedWrite = refused(setDoc(doc(db, 'limits/too-big'), { text: 'x'.repeat(1_048_577) }), 'invalid-argument');
    const next = setDoc(doc(db, 'limits/next'), { n: 1 });

    await refusedWrite;
    await next;

    same(
      (await getDocsFromServer(collection(db, 'limits'))).docs.map(({ id }) => id),
      ['next'],
    );
    const halves = { a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) };
    await refused(setDoc(doc(db, 'limits/sum'), halves), 'invalid-argument', 'a document above 1 MiB of smaller values');
    await refused(
      runTransaction(db, async (transaction) => {
        transaction.set(doc(db, 'limits/transaction'), halves);
      }),
      'invalid-argument',
      'the same in a transaction',
    );
    await setDoc(doc(db, 'limits/last'), { n: 2 });
    same(await count(collection(db, 'limits')), 2);
  },
};
