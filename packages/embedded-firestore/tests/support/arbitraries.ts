import fc from 'fast-check';
import type { Aggregation, ComparisonOperator, Cursor, Filter, Order, Query } from '../../src/model/query';
import { Timestamp } from '../../src/model/timestamp';
import { GeoPoint, type MapValue, Reference, type Value } from '../../src/model/value';

const root = 'projects/demo/databases/(default)/documents';

/** Well-formed text that likes the places where UTF-8 and UTF-16 disagree. */
export const aText = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', 'b', '\0', '\u0001', 'é', '\ud7ff', '\ue000', '\uffff', '😀', '\u{10000}', '`', '\\', '.', '/'),
    maxLength: 4,
  }),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

const numericId = fc.oneof(fc.integer({ min: -3, max: 20 }), fc.constantFrom(-(2n ** 63n), 2n ** 63n - 1n)).map((n) => `__id${n}__`);
const anId = fc.oneof(
  numericId,
  fc.constantFrom('a', 'aa', 'b', 'B', 'a\u0001', 'a b', '__id', '__id5', 'ÿ', '～', '😀', '-'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }).filter((id) => !/^(\.\.?|__.*__)$|\//s.test(id)),
);
const aCollectionId = fc.constantFrom('c', 'c-b', 'cc', '~');

export const aDocPath = fc.array(fc.tuple(aCollectionId, anId), { minLength: 1, maxLength: 3 }).map((pairs) => pairs.flat().join('/'));

const double = fc.oneof(
  fc.double().map((x) => x + 0),
  fc.constantFrom(
    0,
    1,
    2.5,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 63,
    -(2 ** 63),
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ),
);
const integer = fc.oneof(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), fc.constantFrom(0n, 1n, 2n, 2n ** 53n, 2n ** 53n + 1n));
const timestamp = fc
  .tuple(
    fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
    fc.oneof(fc.constantFrom(0, 1, 1000), fc.integer({ min: 0, max: 999_999 })),
  )
  .map(([seconds, micros]) => new Timestamp(seconds, micros));
const vector = fc
  .array(
    fc.double({ noNaN: true }).map((x) => x + 0),
    { maxLength: 3 },
  )
  .map(
    (elements): MapValue =>
      new Map<string, Value>([
        ['__type__', '__vector__'],
        ['value', elements],
      ]),
  );

/** What an array may hold, beside maps. */
const simple: fc.Arbitrary<Value> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  integer,
  double,
  aText,
  timestamp,
  fc.uint8Array({ maxLength: 3 }),
  aDocPath.map((path) => new Reference(`${root}/${path}`)),
  fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 })).map(([lat, lng]) => new GeoPoint(lat, lng)),
);
const scalar: fc.Arbitrary<Value> = fc.oneof({ weight: 9, arbitrary: simple }, { weight: 1, arbitrary: vector });

const aKey = fc.oneof(fc.constantFrom('a', 'b', 'é', '～', '😀', 'x.y'), aText).filter((key) => key !== '' && !/^__.*__$/s.test(key));
const mapOf = (value: fc.Arbitrary<Value>) =>
  fc.array(fc.tuple(aKey, value), { maxLength: 3 }).map((entries): MapValue => new Map(entries));

/** Any storable value: arrays hold no arrays and no vectors directly. */
export const aValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value; element: Value }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalar, fc.array(tie('element'), { maxLength: 3 }), mapOf(tie('value'))),
  element: fc.oneof({ depthSize: 'small' }, simple, mapOf(tie('value'))),
})).value;

export const aFieldPath = fc.array(aKey, { minLength: 1, maxLength: 3 });

/** Few distinct values, so that queries meet them. */
const aCommonValue: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Value>(0n, 1n, 2n, 1, 0.5, 'a', 'b', '', true, false, null, Number.NaN) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom<Value>(1n, 1, 'a', null, Number.NaN), { maxLength: 2 }) },
  { weight: 1, arbitrary: aValue },
);
const aFieldName = fc.constantFrom('a', 'b', 'm');
const inner = fc.array(fc.tuple(fc.constantFrom('a', 'x'), aCommonValue), { maxLength: 2 }).map((entries): Value => new Map(entries));
const someFields = fc
  .array(fc.tuple(aFieldName, fc.oneof({ weight: 3, arbitrary: aCommonValue }, { weight: 1, arbitrary: inner })), { maxLength: 3 })
  .map((entries): MapValue => new Map(entries));

/** A handful of documents at different depths, no two with one path. */
export const someDocs = fc
  .uniqueArray(fc.tuple(aDocPath, someFields), { selector: ([path]) => path, maxLength: 25 })
  .map((docs) => docs.map(([path, fields]) => ({ path, fields, createTime: 1, updateTime: 1 })));

const aField = fc.oneof(
  aFieldName.map((name) => [name]),
  fc.constantFrom(['m', 'x'], ['m', 'a'], ['__name__']),
);
const aReference = aDocPath.map((path) => new Reference(`${root}/${path}`));
const comparisons: readonly ComparisonOperator[] = ['==', '!=', '<', '<=', '>', '>=', 'array-contains'];

const aCondition: fc.Arbitrary<Filter> = aField.chain((field) => {
  const value: fc.Arbitrary<Value> = field[0] === '__name__' ? aReference : aCommonValue;
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant('field' as const), field: fc.constant(field), op: fc.constantFrom(...comparisons), value }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('field' as const),
        field: fc.constant(field),
        op: fc.constantFrom<ComparisonOperator>('in', 'not-in', 'array-contains-any'),
        value: fc.array(value, { minLength: 1, maxLength: 4 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('unary' as const),
        field: fc.constant(field),
        op: fc.constantFrom('is-nan' as const, 'is-null' as const, 'is-not-nan' as const, 'is-not-null' as const),
      }),
    },
  );
});

const aFilter = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small' },
    aCondition,
    fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), filters: fc.array(tie('filter'), { maxLength: 3 }) }),
  ),
})).filter;

const anOrder: fc.Arbitrary<Order> = fc.record({ field: aField, descending: fc.boolean() });

function aCursor(orders: readonly Order[]): fc.Arbitrary<Cursor> {
  const values = orders.map(({ field }): fc.Arbitrary<Value> => (field[0] === '__name__' ? aReference : aCommonValue));
  return fc
    .tuple(fc.tuple(...values), fc.nat(values.length), fc.boolean())
    .map(([all, length, before]) => ({ values: all.slice(0, length), before }));
}

/** A query of any form; a part of them is refused, as it would be over the wire. */
export const aQuery: fc.Arbitrary<Query> = fc.array(anOrder, { maxLength: 2 }).chain((orderBy) =>
  fc.record(
    {
      parent: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constantFrom('c/a', 'c/__id5__', 'cc/b') }),
      collectionId: fc.oneof({ weight: 5, arbitrary: aCollectionId }, { weight: 1, arbitrary: fc.constant('') }),
      allDescendants: fc.boolean(),
      where: aFilter,
      orderBy: fc.constant(orderBy),
      startAt: aCursor(orderBy),
      endAt: aCursor(orderBy),
      offset: fc.constantFrom(0, 0, 1, 3),
      limit: fc.nat(6),
    },
    { requiredKeys: ['parent', 'collectionId', 'allDescendants', 'orderBy', 'offset'] },
  ),
);

export const someAggregations: fc.Arbitrary<Aggregation[]> = fc.array(
  fc.oneof(
    fc.record({ alias: fc.constant(''), kind: fc.constant('count' as const) }),
    fc.record({ alias: fc.constant(''), kind: fc.constantFrom('sum' as const, 'avg' as const), field: fc.constantFrom(['a'], ['m', 'x']) }),
  ),
  { minLength: 1, maxLength: 5 },
);
