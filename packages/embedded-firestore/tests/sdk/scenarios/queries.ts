import {
  and,
  collection,
  collectionGroup,
  doc,
  documentId,
  endAt,
  endBefore,
  type Firestore,
  getDoc,
  getDocsFromServer,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  query,
  setDoc,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore';
import { refused, same } from '../check';
import { observeQuery } from '../observed';
import type { Scenarios } from '../scenario';

const ids = async (target: Query): Promise<string[]> => (await getDocsFromServer(target)).docs.map(({ id }) => id);
const paths = async (target: Query): Promise<string[]> => (await getDocsFromServer(target)).docs.map(({ ref }) => ref.path);

/** A function that answers the ids a query over one collection gives. */
const asking =
  (db: Firestore, name: string) =>
  (...constraints: QueryConstraint[]): Promise<string[]> =>
    ids(query(collection(db, name), ...constraints));

const asked = (db: Firestore, name: string, filter: QueryCompositeFilterConstraint, ...rest: ReturnType<typeof orderBy>[]) =>
  ids(query(collection(db, name), filter, ...rest));

export const queries: Scenarios = {
  '§24.17 limits and cursors cut by values and by snapshots': async ({ client, write }) => {
    await write({
      'page/a': { n: 1, s: 'x' },
      'page/b': { n: 2, s: 'x' },
      'page/c': { n: 2, s: 'y' },
      'page/d': { n: 3, s: 'x' },
      'page/e': { n: 4, s: 'y' },
    });
    const db = client();
    const find = asking(db, 'page');
    const c = await getDoc(doc(db, 'page/c'));

    same(await find(orderBy('n'), limit(2)), ['a', 'b']);
    same(await find(orderBy('n'), limitToLast(2)), ['d', 'e']);
    same(await find(orderBy('n', 'desc'), limitToLast(3)), ['c', 'b', 'a']);
    same(await find(orderBy('n'), startAt(2)), ['b', 'c', 'd', 'e']);
    same(await find(orderBy('n'), startAfter(2)), ['d', 'e']);
    same(await find(orderBy('n'), endAt(2)), ['a', 'b', 'c']);
    same(await find(orderBy('n'), endBefore(2)), ['a']);
    same(await find(orderBy('n'), orderBy('s'), startAfter(2, 'x'), endAt(3, 'x')), ['c', 'd']);
    same(await find(orderBy('n'), orderBy('s', 'desc'), startAt(2, 'x')), ['b', 'd', 'e']);
    same(await find(orderBy('n'), startAt(c)), ['c', 'd', 'e'], 'startAt a snapshot');
    same(await find(orderBy('n'), startAfter(c)), ['d', 'e'], 'startAfter a snapshot');
    same(await find(orderBy('n'), endBefore(c)), ['a', 'b'], 'endBefore a snapshot');
    same(await find(orderBy('n', 'desc'), endAt(c)), ['e', 'd', 'c'], 'endAt a snapshot, descending');
    same(await find(orderBy('n'), endBefore(c), limitToLast(1)), ['b'], 'limitToLast before a snapshot');
    same(await find(where('s', '==', 'x'), startAfter(await getDoc(doc(db, 'page/a')))), ['b', 'd'], 'by name');
    same(await find(orderBy('n'), startAt(0), endAt(-1)), [], 'an empty range');
  },

  '§24.17 a listener on limitToLast with cursors follows changes': async ({ client, write }) => {
    await write({ 'tail/a': { n: 1 }, 'tail/b': { n: 2 }, 'tail/c': { n: 3 }, 'tail/d': { n: 4 } });
    const db = client();
    const seen = observeQuery(query(collection(client(), 'tail'), orderBy('n'), endBefore(4), limitToLast(2)));
    same((await seen.next()).ids, ['b', 'c']);

    await setDoc(doc(db, 'tail/e'), { n: 3.5 });
    same((await seen.until(({ ids: found }) => found.includes('e'))).ids, ['c', 'e']);
    await setDoc(doc(db, 'tail/f'), { n: 9 });
    await setDoc(doc(db, 'tail/c'), { n: 0 });
    same((await seen.until(({ ids: found }) => !found.includes('c'))).ids, ['b', 'e']);
  },

  '§24.20 and/or filters nest': async ({ client, write }) => {
    await write({
      'items/a': { x: 1, y: 'p', z: true },
      'items/b': { x: 2, y: 'p', z: false },
      'items/c': { x: 3, y: 'q', z: true },
      'items/d': { x: 4, y: 'r' },
      'items/e': { x: 5, y: 'q', z: false, list: ['k'] },
    });
    const db = client();

    same(await asked(db, 'items', or(where('x', '==', 1), where('y', '==', 'q'))), ['a', 'c', 'e']);
    same(await asked(db, 'items', and(where('z', '==', true), or(where('x', '==', 1), where('x', '==', 2)))), ['a']);
    same(
      await asked(db, 'items', or(and(where('y', '==', 'p'), where('z', '==', false)), and(where('x', '>', 3), where('y', '==', 'r')))),
      ['b', 'd'],
    );
    same(await asked(db, 'items', or(where('x', 'in', [1, 2]), where('list', 'array-contains', 'k')), orderBy('x', 'desc')), [
      'e',
      'b',
      'a',
    ]);
    same(await asked(db, 'items', or(where('x', '==', 9))), []);
    same(await asked(db, 'items', and(where('x', '>', 1), where('y', '<', 'r'), or(where('z', '==', true), where('x', '<=', 2)))), [
      'b',
      'c',
    ]);
  },

  '§24.20 several fields may have inequalities': async ({ client, write }) => {
    await write({
      'multi/a': { x: 1, y: 9 },
      'multi/b': { x: 2, y: 8 },
      'multi/c': { x: 2, y: 7 },
      'multi/d': { x: 3, y: 1 },
      'multi/e': { x: 3 },
    });
    const find = asking(client(), 'multi');

    same(await find(where('x', '>=', 2), where('y', '>', 1)), ['c', 'b'], 'in the order of the fields');
    same(await find(where('x', '>=', 2), where('y', '>', 0), orderBy('y', 'desc')), ['b', 'c', 'd']);
    same(await find(where('x', '!=', 3), where('y', '<=', 8)), ['c', 'b']);
    same(await find(where('y', '>', 0), where('x', '<', 3), limit(2)), ['a', 'c'], 'x before y');
  },

  '§24.21 orderBy leaves documents without the field out, and orders types': async ({ client, write }) => {
    await write({
      'mixed/none': { other: 1 },
      'mixed/null': { v: null },
      'mixed/bool': { v: true },
      'mixed/number': { v: 3 },
      'mixed/half': { v: 2.5 },
      'mixed/text': { v: 'a' },
      'mixed/list': { v: [1] },
      'mixed/map': { v: { a: 1 } },
    });
    const find = asking(client(), 'mixed');

    same(await find(orderBy('v')), ['null', 'bool', 'half', 'number', 'text', 'list', 'map']);
    same(await find(orderBy('v', 'desc'), limit(3)), ['map', 'list', 'text']);
    same(await find(orderBy('other')), ['none']);
    same(await find(orderBy('absent')), []);
  },

  '§24.21 documentId orders and bounds, numeric ids first and by number': async ({ client, write }) => {
    const all = ['__id7__', '__id20__', '10', '9', 'A', 'a', 'b', 'é', '😀'];
    await write(Object.fromEntries(all.map((id) => [`names/${id}`, { id }])));
    const db = client();
    const find = asking(db, 'names');

    same(await find(), all, 'no order');
    same(await find(orderBy(documentId())), all, 'by name');
    same(await find(where(documentId(), '>=', 'a'), where(documentId(), '<', 'c')), ['a', 'b']);
    same(await find(where(documentId(), '==', 'A')), ['A']);
    same(await find(where(documentId(), 'in', ['b', '9', 'absent'])), ['9', 'b']);
    same(await find(where(documentId(), '!=', 'A'), limit(5)), ['__id7__', '__id20__', '10', '9', 'a']);
    same(await find(orderBy(documentId()), startAfter('a'), limit(1)), ['b']);
    same(await find(orderBy('id'), orderBy(documentId(), 'desc'), limitToLast(2)), ['é', '😀']);
  },

  '§24.22 a collection group reaches every depth and parent, also below missing documents': async ({ client, write }) => {
    await write({
      'notes/top': { n: 1 },
      'a/1/notes/one': { n: 2 },
      'a/1/b/2/notes/deep': { n: 3 },
      'ghost/x/notes/orphan': { n: 4 },
      'a/1/notesx/other': { n: 5 },
      'notes/top/notes/again': { n: 6 },
    });
    const db = client();

    same(await paths(collectionGroup(db, 'notes')), [
      'a/1/b/2/notes/deep',
      'a/1/notes/one',
      'ghost/x/notes/orphan',
      'notes/top',
      'notes/top/notes/again',
    ]);
    same(await paths(query(collectionGroup(db, 'notes'), where('n', '>', 2), orderBy('n', 'desc'))), [
      'notes/top/notes/again',
      'ghost/x/notes/orphan',
      'a/1/b/2/notes/deep',
    ]);
    same(await paths(query(collectionGroup(db, 'notes'), where(documentId(), '>=', 'ghost/x'))), [
      'ghost/x/notes/orphan',
      'notes/top',
      'notes/top/notes/again',
    ]);
    same(await ids(collection(db, 'ghost')), [], 'the missing parent is not a result');
    same(await ids(collection(db, 'ghost/x/notes')), ['orphan']);
    const seen = observeQuery(collectionGroup(client(), 'notes'));
    same((await seen.next()).ids.length, 5);
    await setDoc(doc(db, 'very/deep/in/there/notes/new'), { n: 7 });
    same((await seen.until(({ ids: found }) => found.length === 6)).changes, ['added new -1→5']);
  },

  '§24.40 an invalid query is refused as invalid-argument while other listeners go on': async ({ client, write }) => {
    await write({ 'fine/a': { n: 1 } });
    const db = client();
    const good = observeQuery(collection(db, 'fine'));
    await good.until(({ fromCache }) => !fromCache);

    // The only query the SDK lets through that the service refuses: the descending name alone needs an index of its own.
    const many = Array.from({ length: 4 }, (_, n) => where(`f${n}`, 'in', [1, 2, 3]));
    const bad = observeQuery(query(collection(db, 'fine'), ...many));
    same((await bad.failure()).code, 'invalid-argument');
    await refused(getDocsFromServer(query(collection(db, 'fine'), ...many)), 'invalid-argument');

    await setDoc(doc(client(), 'fine/b'), { n: 2 });
    same((await good.until(({ ids: found }) => found.includes('b'))).ids, ['a', 'b']);
    same(
      good.all.some(({ fromCache }) => fromCache),
      false,
      'the stream was not interrupted',
    );
  },
};
