import { doc, getDocFromServer, increment, runTransaction, setDoc, type Transaction, updateDoc } from 'firebase/firestore';
import { ok, refused, same } from '../check';
import { observeDoc, withMetadata } from '../observed';
import type { Scenarios } from '../scenario';

export const transactions: Scenarios = {
  '§24.9 a transaction reads, changes and writes, and answers what its function answers': async ({ client }) => {
    const db = client();
    const ref = doc(db, 'accounts/a');
    await setDoc(ref, { balance: 10 });

    const result = await runTransaction(db, async (transaction) => {
      const balance: number = (await transaction.get(ref)).get('balance');
      transaction.update(ref, { balance: balance - 3 });
      transaction.set(doc(db, 'accounts/b'), { balance: 3 });
      transaction.delete(doc(db, 'accounts/never'));
      return balance;
    });

    same(result, 10);
    same((await getDocFromServer(ref)).data(), { balance: 7 });
    same((await getDocFromServer(doc(db, 'accounts/b'))).data(), { balance: 3 });
  },

  '§24.9 ten clients on one counter count exactly': async ({ client }) => {
    const clients = Array.from({ length: 10 }, () => client());
    const [first] = clients;
    ok(first, 'there are clients');
    await setDoc(doc(first, 'counters/shared'), { n: 0 });

    await Promise.all(
      clients.map((db) =>
        runTransaction(
          db,
          async (transaction) => {
            const ref = doc(db, 'counters/shared');
            const n: number = (await transaction.get(ref)).get('n');
            transaction.update(ref, { n: n + 1 });
          },
          { maxAttempts: 100 },
        ),
      ),
    );

    same((await getDocFromServer(doc(first, 'counters/shared'))).data(), { n: 10 });
  },

  '§24.10 a transaction that only read a document is run again when that document changes': async ({ client }) => {
    const db = client();
    const other = client();
    await setDoc(doc(db, 'verify/read'), { n: 1 });
    const seen: number[] = [];

    await runTransaction(db, async (transaction) => {
      const n: number = (await transaction.get(doc(db, 'verify/read'))).get('n');
      seen.push(n);
      if (seen.length === 1) await updateDoc(doc(other, 'verify/read'), { n: 2 });
      transaction.set(doc(db, 'verify/written'), { copied: n });
    });

    same(seen, [1, 2]);
    same((await getDocFromServer(doc(db, 'verify/written'))).data(), { copied: 2 });
  },

  '§24.10 a transaction without writes verifies what it read': async ({ client }) => {
    const db = client();
    await setDoc(doc(db, 'verify/only'), { n: 1 });

    const read = await runTransaction(db, async (transaction) => (await transaction.get(doc(db, 'verify/only'))).data());

    same(read, { n: 1 });
  },

  '§24.10 a transaction creates what it read as missing, and runs again when somebody else created it': async ({ client }) => {
    const db = client();
    const other = client();
    let runs = 0;
    const create = async (transaction: Transaction) => {
      const ref = doc(db, 'create/one');
      const found = await transaction.get(ref);
      runs++;
      if (runs === 1) await setDoc(doc(other, 'create/one'), { by: 'other' });
      if (found.exists()) return 'there already';
      transaction.set(ref, { by: 'transaction' });
      return 'created';
    };

    same(await runTransaction(db, create), 'there already');
    same(runs, 2);
    same((await getDocFromServer(doc(db, 'create/one'))).data(), { by: 'other' });
    const fresh = await runTransaction(db, async (transaction) => {
      const found = await transaction.get(doc(db, 'create/two'));
      transaction.set(doc(db, 'create/two'), { before: found.exists() });
    });
    same(fresh, undefined);
    same((await getDocFromServer(doc(db, 'create/two'))).data(), { before: false });
  },

  '§24.11 a transaction that never gets through is given up after five attempts': async ({ client }) => {
    const db = client();
    const other = client();
    const ref = doc(db, 'contended/one');
    await setDoc(ref, { n: 0, mine: 0 });
    let attempts = 0;

    const error = await runTransaction(db, async (transaction) => {
      attempts++;
      await transaction.get(ref);
      await updateDoc(doc(other, 'contended/one'), { n: increment(1) });
      transaction.update(ref, { mine: attempts });
    }).then(
      () => undefined,
      (reason: { code?: string }) => reason.code,
    );

    same(attempts, 5);
    ok(error === 'failed-precondition' || error === 'aborted', `code ${error}`);
    same((await getDocFromServer(ref)).data(), { n: 5, mine: 0 });
  },

  '§24.11 an error thrown in a transaction rolls it back': async ({ client }) => {
    const db = client();
    await setDoc(doc(db, 'thrown/one'), { n: 1 });
    const seen = observeDoc(doc(db, 'thrown/one'), withMetadata);
    await seen.until(({ fromCache }) => !fromCache);

    const outcome = runTransaction(db, async (transaction) => {
      await transaction.get(doc(db, 'thrown/one'));
      transaction.update(doc(db, 'thrown/one'), { n: 2 });
      throw Object.assign(new Error('changed my mind'), { code: 'mine' });
    });

    await refused(outcome, 'mine');
    await updateDoc(doc(db, 'thrown/one'), { after: true });
    same((await seen.until(({ data, pending }) => !pending && 'after' in (data as object))).data, { n: 1, after: true });
  },
};
