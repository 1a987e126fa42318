import {
  average,
  collection,
  collectionGroup,
  count,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  limit,
  orderBy,
  type Query,
  query,
  setDoc,
  sum,
  where,
} from 'firebase/firestore';
import { refused, same } from '../check';
import type { Scenarios } from '../scenario';

export const aggregates: Scenarios = {
  '§24.23 counts, sums and averages over some, none and mixed documents': async ({ client, write }) => {
    await write({
      'sales/a': { amount: 10, region: 'n' },
      'sales/b': { amount: 2.5, region: 's' },
      'sales/c': { amount: 'text', region: 's' },
      'sales/d': { region: 's' },
      'sales/e': { amount: null, region: 'n' },
      'other/x/sales/deep': { amount: 100 },
    });
    const db = client();
    const sales = collection(db, 'sales');
    const data = async (target: Query, field = 'amount') =>
      (await getAggregateFromServer(target, { total: sum(field), mean: average(field), n: count() })).data();

    same((await getCountFromServer(sales)).data(), { count: 5 });
    same((await getCountFromServer(query(sales, where('region', '==', 's')))).data(), { count: 3 });
    same((await getCountFromServer(query(sales, limit(2)))).data(), { count: 2 });
    same((await getCountFromServer(collectionGroup(db, 'sales'))).data(), { count: 6 });
    same((await getCountFromServer(query(sales, orderBy('amount')))).data(), { count: 4 });
    same(await data(sales), { total: 12.5, mean: 6.25, n: 4 }, 'documents without the field are left out of all');
    same(await data(query(sales, where('region', '==', 'n'))), { total: 10, mean: 10, n: 2 });
    same(await data(query(sales, where('region', '==', 'none'))), { total: 0, mean: null, n: 0 });
    same(await data(sales, 'absent'), { total: 0, mean: null, n: 0 });
    same((await getAggregateFromServer(sales, { n: count() })).data(), { n: 5 });
  },

  '§24.23 sums beyond 64 bits become doubles, NaN spreads': async ({ client, write }) => {
    const big = Number.MAX_SAFE_INTEGER;
    await write({ 'sums/a': { n: big, x: 1 }, 'sums/b': { n: big, x: 2.5 }, 'sums/c': { n: -1 } });
    const huge = Object.fromEntries(Array.from({ length: 1_100 }, (_, n) => [`huge/d${n}`, { n: big }]));
    await write(huge);
    const db = client();

    same((await getAggregateFromServer(collection(db, 'sums'), { s: sum('n') })).data(), { s: 2 * big - 1 });
    await setDoc(doc(db, 'sums/d'), { x: Number.NaN });
    same((await getAggregateFromServer(collection(db, 'sums'), { s: sum('x'), a: average('x') })).data(), { s: Number.NaN, a: Number.NaN });
    const { s, a } = (await getAggregateFromServer(collection(db, 'huge'), { s: sum('n'), a: average('n') })).data();
    same(Math.abs(s / (1_100 * big) - 1) < 1e-12, true, `sum ${s}`);
    same(Math.abs((a ?? 0) / big - 1) < 1e-12, true, `average ${a}`);
  },

  '§24.23 more than five aggregations are refused, the client goes on': async ({ client, write }) => {
    await write({ 'few/a': { n: 1 } });
    const few = collection(client(), 'few');
    const asked = { a: count(), b: sum('n'), c: average('n'), d: sum('m'), e: average('m') };

    same((await getAggregateFromServer(few, { a: count(), b: sum('n'), c: average('n') })).data(), { a: 1, b: 1, c: 1 });
    await refused(getAggregateFromServer(few, { ...asked, f: sum('o') }), 'invalid-argument');
    same((await getCountFromServer(few)).data(), { count: 1 });
  },
};
