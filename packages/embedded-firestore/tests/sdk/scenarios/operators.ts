import {
  Bytes,
  collection,
  doc,
  GeoPoint,
  getDocsFromCache,
  getDocsFromServer,
  type Query,
  query,
  setDoc,
  Timestamp,
  vector,
  type WhereFilterOp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { refused, same } from '../check';
import { observeQuery, withMetadata } from '../observed';
import type { Context, Scenarios } from '../scenario';

const ids = async (target: Query): Promise<string[]> => (await getDocsFromServer(target)).docs.map(({ id }) => id);

/** One document per value, in value order; the id tells what it holds. */
const valuesFor = (db: ReturnType<Context['client']>): Record<string, unknown> => ({
  'a null': null,
  'b false': false,
  'b true': true,
  'c nan': Number.NaN,
  'd -1': -1,
  'd 0': 0,
  'd 1': 1,
  'd 1.5': 1.5,
  'd infinity': Number.POSITIVE_INFINITY,
  'e early': new Timestamp(1, 0),
  'e late': new Timestamp(2, 0),
  'f ': '',
  'f a': 'a',
  'f b': 'b',
  'g bytes': Bytes.fromUint8Array(new Uint8Array([1])),
  'g more bytes': Bytes.fromUint8Array(new Uint8Array([1, 0])),
  'h reference': doc(db, 'x/a'),
  'h reference b': doc(db, 'x/b'),
  'i place': new GeoPoint(1, 2),
  'i place east': new GeoPoint(1, 3),
  'j empty list': [],
  'j list': [1, 'a'],
  'j list 2': [1, 'b', null],
  'k vector': vector([1, 2]),
  'k vector 2': vector([1, 3]),
  'l empty map': {},
  'l map': { a: 1 },
  'l map 2': { a: 1, b: 2 },
});

const operators: WhereFilterOp[] = ['<', '<=', '==', '!=', '>=', '>'];

/**
 * Null and NaN are left out where queries share a cache: the SDK takes them for smaller than any number, the service does not, and a query
 * whose cached documents the server does not list waits for each of them.
 */
const isPlain = (value: unknown): boolean => value !== null && !Number.isNaN(value);

async function fill({ client }: Context, name: string, fits: (value: unknown) => boolean) {
  const db = client();
  const values = Object.fromEntries(Object.entries(valuesFor(db)).filter(([, value]) => fits(value)));
  const batch = writeBatch(db);
  for (const [id, v] of Object.entries(values)) batch.set(doc(db, name, id), { v });
  batch.set(doc(db, name, 'z missing'), { other: 1 });
  await batch.commit();
  return { db: client(), values };
}

const compared = (left: string, op: WhereFilterOp, right: string, order: readonly string[]): boolean => {
  const [l, r] = [order.indexOf(left), order.indexOf(right)];
  if (op === '!=') return l !== r;
  if (op === '==') return l === r;
  if (left[0] !== right[0]) return false;
  return op.startsWith('<') ? l < r || (op === '<=' && l === r) : l > r || (op === '>=' && l === r);
};

export const operatorScenarios: Scenarios = {
  '§24.18 every operator compares within the type of its value': async (context) => {
    const { db, values } = await fill(context, 'types', isPlain);
    const order = Object.keys(values);
    const asked = order.flatMap((id) => operators.map((op) => ({ id, op })));

    await Promise.all(
      asked.map(async ({ id, op }) => {
        const found = await ids(query(collection(db, 'types'), where('v', op, values[id])));
        const expected = order.filter((other) => compared(other, op, id, order));
        same(found, expected, `${op} ${id}`);
      }),
    );
  },

  '§24.18 comparisons with null and NaN': async (context) => {
    const { values } = await fill(context, 'nulls', () => true);
    const find = (op: WhereFilterOp, value: unknown) => ids(query(collection(context.client(), 'nulls'), where('v', op, value)));
    const all = Object.keys(values);

    same(await find('!=', null), all.slice(1), 'everything but null');
    same(
      await find('!=', Number.NaN),
      all.filter((id) => id !== 'a null' && id !== 'c nan'),
      'everything but NaN and null',
    );
    same(await find('==', Number.NaN), ['c nan']);
    same(await find('>', Number.NaN), []);
    same(await find('<', 1), ['d -1', 'd 0']);
  },

  '§24.18 server and cache of the SDK agree on every query': async (context) => {
    const { db, values } = await fill(context, 'agree', isPlain);
    const everything = observeQuery(collection(db, 'agree'), withMetadata);
    await everything.until(({ fromCache, ids: found }) => !fromCache && found.length === Object.keys(values).length + 1);
    const several = Object.values(values);
    const single = several.filter((value) => !Array.isArray(value));
    const targets = [
      ...several.flatMap((value) => operators.map((op) => [op, value] as const)),
      ...single.map((value) => ['array-contains', value] as const),
      ...single.map((_value, n) => ['in', single.slice(n, n + 7)] as const),
      ...single.map((_value, n) => ['not-in', single.slice(n, n + 9)] as const),
      ['array-contains-any', single.slice(0, 20)] as const,
    ];

    await Promise.all(
      targets.map(async ([op, value]) => {
        const target = query(collection(db, 'agree'), where('v', op, value));
        const cached = (await getDocsFromCache(target)).docs.map(({ id }) => id);
        same(await ids(target), cached, `${op} over ${String(value)}`);
      }),
    );
  },

  '§24.19 in and array-contains-any take 30 values, 31 are refused; not-in takes 10': async ({ client, write }) => {
    await write(Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`numbers/d${String(n).padStart(2, '0')}`, { n, list: [n, -n] }])));
    const db = client();
    const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
    const find = (field: string, op: WhereFilterOp, value: unknown) => ids(query(collection(db, 'numbers'), where(field, op, value)));

    same((await find('n', 'in', numbers(30))).length, 30);
    await refused(find('n', 'in', numbers(31)), 'invalid-argument', '31 values');
    same((await find('list', 'array-contains-any', numbers(30))).length, 30);
    await refused(find('list', 'array-contains-any', numbers(31)), 'invalid-argument', '31 values in a list');
    same((await find('n', 'not-in', numbers(10))).length, 30);
    await refused(find('n', 'not-in', numbers(11)), 'invalid-argument', '11 excluded values');
  },

  '§24.19 not-in and != want the field to exist and not be null': async ({ client, write }) => {
    await write({
      'fields/null': { v: null },
      'fields/missing': { other: 1 },
      'fields/one': { v: 1 },
      'fields/text': { v: 'a' },
      'fields/two': { v: 2 },
    });
    const db = client();
    const find = (op: WhereFilterOp, value: unknown) => ids(query(collection(db, 'fields'), where('v', op, value)));

    same(await find('!=', 1), ['two', 'text']);
    same(await find('not-in', [1, 'b']), ['two', 'text']);
    same(await find('not-in', [null]), []);
    same(await find('in', [null, 1]), ['one'], 'null in a list is ignored');
    same(await find('==', null), ['null']);
    same(await find('!=', null), ['one', 'two', 'text']);
  },

  '§24.19 array-contains and array-contains-any look into lists only': async ({ client, write }) => {
    await write({
      'lists/a': { tags: ['x', 'y', 1] },
      'lists/b': { tags: ['y'] },
      'lists/c': { tags: 'x' },
      'lists/d': { tags: [{ k: 'x' }] },
      'lists/e': { tags: [1.5, null] },
    });
    const db = client();
    const find = (op: WhereFilterOp, value: unknown) => ids(query(collection(db, 'lists'), where('tags', op, value)));

    same(await find('array-contains', 'x'), ['a']);
    same(await find('array-contains', 1), ['a']);
    same(await find('array-contains', { k: 'x' }), ['d']);
    same(await find('array-contains-any', ['x', 'y', 1.5]), ['a', 'b', 'e']);
    await setDoc(doc(db, 'lists/f'), { tags: ['z'] });
    same(await ids(query(collection(db, 'lists'), where('tags', 'array-contains-any', ['z', 'x']), where('tags', 'in', [['z'], ['y']]))), [
      'f',
    ]);
  },
};
