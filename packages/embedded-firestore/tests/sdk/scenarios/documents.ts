import {
  addDoc,
  arrayRemove,
  arrayUnion,
  Bytes,
  collection,
  deleteDoc,
  deleteField,
  doc,
  GeoPoint,
  getDoc,
  getDocFromServer,
  increment,
  onSnapshot,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  vector,
  writeBatch,
} from 'firebase/firestore';
import { ok, refused, same } from '../check';
import { Observed, observeDoc } from '../observed';
import type { Scenarios } from '../scenario';

export const documents: Scenarios = {
  '§24.1 setDoc and getDoc round-trip every value type': async ({ client }) => {
    const writer = client();
    const values = {
      null: null,
      yes: true,
      no: false,
      integer: 42,
      biggest: Number.MAX_SAFE_INTEGER,
      smallest: Number.MIN_SAFE_INTEGER,
      double: 0.1 + 0.2,
      tiny: 5e-324,
      huge: 1.7976931348623157e308,
      'beyond integers': 2 ** 63,
      nan: Number.NaN,
      up: Number.POSITIVE_INFINITY,
      down: Number.NEGATIVE_INFINITY,
      text: 'grüße 😀',
      empty: '',
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 1, 127, 128, 255])),
      'no bytes': Bytes.fromUint8Array(new Uint8Array()),
      place: new GeoPoint(-89.5, 179.25),
      micros: new Timestamp(1_700_000_000, 123_456_000),
      'long ago': new Timestamp(-62_135_596_800, 0),
      'far ahead': new Timestamp(253_402_300_799, 999_999_000),
      list: [1, 'two', [3].length, { four: [5, null] }],
      'empty list': [],
      map: { a: { b: { c: { 'd.e': [] } } }, '`': 2, 'x y': 3 },
      'empty map': {},
      vector: vector([1, -2.5, 1e300]),
    };

    await setDoc(doc(writer, 'values/all'), { ...values, reference: doc(writer, 'some where/else') });

    const reader = client();
    const stored = (await getDocFromServer(doc(reader, 'values/all'))).data() ?? {};
    const { reference, ...rest } = stored;
    same(rest, values);
    same(reference, doc(reader, 'some where/else'));
  },

  '§24.1 the negative zero is stored as zero, nanoseconds are cut to microseconds': async ({ client }) => {
    const writer = client();
    await setDoc(doc(writer, 'values/odd'), { zero: -0, time: new Timestamp(1, 123_456_789) });

    const stored = (await getDocFromServer(doc(client(), 'values/odd'))).data();

    ok(stored?.zero === 0, 'the zero is a zero');
    same(stored?.time, new Timestamp(1, 123_456_000));
  },

  '§24.2 a merging setDoc keeps what it does not name, mergeFields writes only what it names': async ({ client }) => {
    const db = client();
    const ref = doc(db, 'merge/one');
    await setDoc(ref, { a: 1, map: { x: 1, y: 2, deep: { p: 1, q: 2 } }, list: [1], gone: true });

    await setDoc(ref, { b: 2, map: { y: 3, deep: { q: deleteField() } }, list: [2], gone: deleteField() }, { merge: true });
    same((await getDocFromServer(ref)).data(), { a: 1, b: 2, map: { x: 1, y: 3, deep: { p: 1 } }, list: [2] });

    await setDoc(ref, { a: 9, map: { x: 7, deep: {} }, ignored: true }, { mergeFields: ['map.deep', 'map.x', 'a'] });
    same((await getDocFromServer(ref)).data(), { a: 9, b: 2, map: { x: 7, y: 3, deep: {} }, list: [2] });

    await setDoc(doc(db, 'merge/two'), { only: deleteField(), map: {} }, { merge: true });
    same((await getDocFromServer(doc(client(), 'merge/two'))).data(), { map: {} });
  },

  '§24.3 updateDoc changes dotted paths, and refuses a missing document with not-found': async ({ client }) => {
    const db = client();
    const ref = doc(db, 'update/one');
    await setDoc(ref, { a: { b: 1, c: 2 }, 'odd name': 0, n: 1 });

    await updateDoc(ref, { 'a.b': 5, 'a.new.deep': true, n: deleteField() });
    same((await getDocFromServer(ref)).data(), { a: { b: 5, c: 2, new: { deep: true } }, 'odd name': 0 });

    await updateDoc(ref, { a: { whole: true } });
    same((await getDocFromServer(ref)).data(), { a: { whole: true }, 'odd name': 0 });

    await refused(updateDoc(doc(db, 'update/missing'), { n: 1 }), 'not-found');
    same((await getDocFromServer(doc(db, 'update/missing'))).exists(), false);
  },

  '§24.4 addDoc gives an id of 20 characters, deleting a missing document succeeds': async ({ client }) => {
    const db = client();
    const added = await addDoc(collection(db, 'added'), { n: 1 });

    ok(/^[A-Za-z0-9]{20}$/.test(added.id), `id ${added.id}`);
    same((await getDocFromServer(doc(client(), added.path))).data(), { n: 1 });

    await deleteDoc(added);
    await deleteDoc(added);
    await deleteDoc(doc(db, 'added/never'));
    same((await getDocFromServer(added)).exists(), false);
  },

  '§24.5 serverTimestamp shows as none, estimate or previous until acknowledged, and is one time per batch': async ({ client }) => {
    const db = client();
    const ref = doc(db, 'times/one');
    await setDoc(ref, { at: 'before' });
    const seen = new Observed<{ pending: boolean; none: unknown; estimate: unknown; previous: unknown }>((next, fail) =>
      onSnapshot(
        ref,
        { includeMetadataChanges: true },
        (snapshot) =>
          next({
            pending: snapshot.metadata.hasPendingWrites,
            none: snapshot.get('at'),
            estimate: snapshot.get('at', { serverTimestamps: 'estimate' }),
            previous: snapshot.get('at', { serverTimestamps: 'previous' }),
          }),
        fail,
      ),
    );
    await seen.until(({ none, pending }) => none === 'before' && !pending);

    const batch = writeBatch(db).update(ref, { at: serverTimestamp() });
    batch.set(doc(db, 'times/two'), { at: serverTimestamp(), map: { at: serverTimestamp() } });
    const written = batch.commit();
    const local = await seen.until(({ pending }) => pending);
    await written;
    const acknowledged = await seen.until(({ pending }) => !pending);

    same(local.none, null, 'none');
    ok(local.estimate instanceof Timestamp, 'the estimate is a time');
    same(local.previous, 'before', 'previous');
    const { none: at } = acknowledged;
    ok(at instanceof Timestamp && Math.abs(at.toMillis() - Date.now()) < 60_000, 'the time is now');
    same((await getDocFromServer(doc(db, 'times/two'))).data(), { at, map: { at } });
  },

  '§24.6 increments of two clients add up, a missing field counts as zero, a string is replaced': async ({ client }) => {
    const clients = [client(), client()];
    const [first] = clients;
    ok(first, 'there are clients');
    await setDoc(doc(first, 'counters/one'), { n: 0, text: 'abc', half: 0.5 });

    await Promise.all(
      clients.flatMap((db) => Array.from({ length: 10 }, () => updateDoc(doc(db, 'counters/one'), { n: increment(1), m: increment(2) }))),
    );
    await updateDoc(doc(first, 'counters/one'), { text: increment(7), half: increment(1), 'new.deep': increment(-1.5) });

    same((await getDocFromServer(doc(first, 'counters/one'))).data(), { n: 20, m: 40, text: 7, half: 1.5, new: { deep: -1.5 } });
  },

  '§24.7 arrayUnion and arrayRemove take 1 and 1.0 for equal and keep the order of the rest': async ({ client }) => {
    const db = client();
    const ref = doc(db, 'arrays/one');
    // The SDK writes whole numbers as integers; a double of the same value comes from arithmetic on the server.
    await setDoc(ref, { list: ['a', { k: 1 }], double: 0.5, none: 'text' });
    await updateDoc(ref, { list: arrayUnion(1, 'a', { k: 1 }, 2, null, [3].length, 1), none: arrayUnion('x', 'x') });
    same((await getDocFromServer(ref)).data(), { list: ['a', { k: 1 }, 1, 2, null], double: 0.5, none: ['x'] });

    await updateDoc(ref, { list: arrayRemove(1, { k: 1 }, 'absent'), missing: arrayRemove(1) });
    same((await getDocFromServer(ref)).data(), { list: ['a', 2, null], double: 0.5, none: ['x'], missing: [] });
  },

  '§24.7 a double on the server is the equal of an integer for arrayUnion and arrayRemove': async ({ client, projectId, shared }) => {
    const db = client();
    const ref = doc(db, 'arrays/two');
    const name = `projects/${projectId}/databases/(default)/documents/arrays/two`;
    const stored = { list: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 2 }, { integerValue: '3' }] } } };
    await fetch(`http://127.0.0.1:${shared}/v1/${name}`, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ fields: stored }),
    });

    await updateDoc(ref, { list: arrayUnion(1, 3, 4) });
    same((await getDocFromServer(ref)).get('list'), [1, 2, 3, 4]);
    await updateDoc(ref, { list: arrayRemove(2) });
    same((await getDocFromServer(ref)).get('list'), [1, 3, 4]);
  },

  '§24.39 strange strings and ids arrive as they left': async ({ client }) => {
    const writer = client();
    const reader = client();
    const longId = `é${'x'.repeat(1498)}`;
    const ids = [
      '😀',
      'with space',
      '100%',
      '%41',
      'a+b',
      `"'\``,
      '\\',
      'a?b#c&d=e',
      longId,
      '\u{10ffff}',
      '日本',
      '..x',
      '_',
      '__a',
      '\n',
      '~',
    ];
    const texts = [
      '😀 and 👩‍👩‍👧',
      'NUL \0 inside',
      'lines\r\nand\ttabs',
      '\u2028\u2029',
      '</script>',
      '\\u0041',
      '"quoted"',
      '\u{10ffff}',
      '%zz',
    ];

    await Promise.all(ids.map((id) => setDoc(doc(writer, 'ids', id), { id, texts })));

    for (const id of ids) {
      same((await getDocFromServer(doc(reader, 'ids', id))).data(), { id, texts }, `document ${id.slice(0, 20)}`);
    }
    const seen = observeDoc(doc(reader, 'ids/😀'));
    await seen.until(({ exists }) => exists);
    await updateDoc(doc(writer, 'ids/😀'), { texts: ['💥'] });
    same((await seen.until(({ data }) => JSON.stringify(data).includes('💥'))).data, { id: '😀', texts: ['💥'] });
    await refused(setDoc(doc(writer, 'ids', `${longId}y`), {}), 'invalid-argument', 'an id of 1,501 bytes');
    same((await getDoc(doc(writer, 'ids/~'))).exists(), true);
  },

  '§24.39 a lone surrogate is refused or replaced, and the client goes on': async ({ client }) => {
    const db = client();
    await setDoc(doc(db, 'texts/lone'), { text: 'a\ud800b' }).catch((error: { code?: string }) => same(error.code, 'invalid-argument'));

    await setDoc(doc(db, 'texts/next'), { text: 'fine' });

    same((await getDocFromServer(doc(client(), 'texts/next'))).data(), { text: 'fine' });
    const lone = (await getDocFromServer(doc(client(), 'texts/lone'))).data();
    ok(lone === undefined || /^a(\ufffd{1,3}|\ud800)b$/.test(String(lone.text)), `stored as ${JSON.stringify(lone)}`);
  },
};
