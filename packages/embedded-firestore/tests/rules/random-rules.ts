import fc from 'fast-check';
import { setField } from '../../src/model/field-path';
import type { Filter, Query } from '../../src/model/query';
import { Timestamp } from '../../src/model/timestamp';
import type { MapValue, Value } from '../../src/model/value';
import { type Plain, query, storedValue } from './world';

/** Few fields and few values, so that random rules, data and queries meet. */
const FIELDS = ['a', 'b', 'm.x', 'm.y', 'l'] as const;
const field = fc.constantFrom(...FIELDS);
const time = (seconds: number) => new Timestamp(seconds, 0);
const SCALARS: readonly Plain[] = [null, true, false, 0, 1, 2, 0.5, Number.NaN, 'x', 'y', 'ada', '', time(5), time(9)];
const scalar: fc.Arbitrary<Value> = fc.oneof(fc.constantFrom(...SCALARS).map(storedValue), fc.constantFrom(1, 2));
const listValue = fc.array(scalar, { maxLength: 3 });
const mapValue = fc
  .dictionary(fc.constantFrom('x', 'y', 'z'), scalar, { maxKeys: 3 })
  .map((fields): Value => new Map(Object.entries(fields)));
const value: fc.Arbitrary<Value> = fc.oneof({ weight: 5, arbitrary: scalar }, listValue, mapValue);

/** The fields of a document. */
export const documentFields = fc
  .record({ a: value, b: value, m: fc.oneof(mapValue, scalar), l: fc.oneof(listValue, scalar) }, { requiredKeys: [] })
  .map((fields) => new Map<string, Value>(Object.entries(fields) as [string, Value][]));

const condition: fc.Arbitrary<Filter> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('field' as const),
      field: field.map(split),
      op: fc.constantFrom('==', '<', '<=', '>', '>=', '!='),
      value,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('field' as const),
      field: field.map(split),
      op: fc.constantFrom('in', 'array-contains-any', 'not-in'),
      value: fc.array(value, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('field' as const),
      field: field.map(split),
      op: fc.constant('array-contains' as const),
      value: scalar,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('unary' as const),
      field: field.map(split),
      op: fc.constantFrom('is-null', 'is-nan', 'is-not-null', 'is-not-nan'),
    }),
  },
) as fc.Arbitrary<Filter>;

function split(path: string): string[] {
  return path.split('.');
}

const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    condition,
    fc.record({
      kind: fc.constantFrom('and', 'or'),
      filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }) as fc.Arbitrary<Filter>,
  ),
})).filter;

/** A query over the collection `c`; it may be one that is not allowed. */
export const someQuery: fc.Arbitrary<Query> = fc
  .record({
    where: fc.option(filter, { nil: undefined }),
    orders: fc.array(field, { maxLength: 1 }),
    limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  })
  .map(({ where, orders, limit }) => ({
    ...query('c', where === undefined ? [] : [where]),
    orderBy: orders.map((path) => ({ field: split(path), descending: false })),
    ...(limit === undefined ? {} : { limit }),
  }));

type Leaf = Exclude<Filter, { kind: 'and' | 'or' }>;
const leavesOf = (where: Filter): readonly Leaf[] => ('filters' in where ? where.filters.flatMap(leavesOf) : [where]);

/** The same number as a filter sees it, of the other type. */
function twinOf(value: Value): Value {
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value;
}

/** A document bent towards a query, so that it is often among the results: `choices` decides which conditions it meets, and how. */
export function bentTowards({ where }: Query, fields: MapValue, choices: readonly number[]): MapValue {
  const leaves = where === undefined ? [] : leavesOf(where);
  return leaves.reduce((bent, leaf, at) => {
    const choice = choices[at % choices.length] ?? 0;
    const met = leaf.kind === 'field' && choice % 4 !== 3 ? valueMeeting(leaf, choice) : undefined;
    return met === undefined ? bent : (setField(bent, leaf.field, met) as MapValue);
  }, fields);
}

function valueMeeting({ op, value: operand }: Leaf & { kind: 'field' }, choice: number): Value | undefined {
  const one = Array.isArray(operand) && (op === 'in' || op === 'array-contains-any') ? operand[choice % operand.length] : operand;
  const same: Value = choice % 2 === 0 ? one : twinOf(one);
  if (op === 'array-contains' || op === 'array-contains-any') return choice % 3 === 0 ? [same] : ['y', same];
  if (op === '<' || op === '>') return typeof operand === 'string' ? (op === '<' ? '' : 'zz') : op === '<' ? -choice : choice + 0.5;
  return op === '!=' || op === 'not-in' ? undefined : same;
}

const literal = fc.constantFrom('null', 'true', 'false', '0', '1', '2', '1.0', '0.5', "'x'", "'y'", "'ada'", "''", 'timestamp.value(5000)');
const read = fc.oneof(
  field.map((path) => `resource.data.${path}`),
  fc.tuple(fc.constantFrom('a', 'b', 'm', 'l'), literal).map(([name, otherwise]) => `resource.data.get('${name}', ${otherwise})`),
  literal.map((otherwise) => `resource.data.get(['m', 'x'], ${otherwise})`),
  fc.constantFrom("resource.data['a']", 'resource.data.m', 'resource.data.l', 'request.auth.uid', 'id', 'request.query.limit', 'p', 'q'),
);

type Grammar = { operand: string; list: string; truth: string };
const grammar = fc.letrec<Grammar>((tie) => ({
  operand: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 4, arbitrary: read },
    { weight: 3, arbitrary: literal },
    { weight: 1, arbitrary: fc.tuple(tie('truth'), tie('operand'), tie('operand')).map(([test, a, b]) => `(${test} ? ${a} : ${b})`) },
    {
      weight: 1,
      arbitrary: fc.tuple(tie('operand'), fc.constantFrom('+', '-', '*', '/', '%'), tie('operand')).map((parts) => `(${parts.join(' ')})`),
    },
    { weight: 1, arbitrary: tie('operand').map((operand) => `string(${operand})`) },
    { weight: 1, arbitrary: tie('list').map((list) => `${list}.size()`) },
    { weight: 1, arbitrary: tie('operand').map((operand) => `get(/databases/(default)/documents/d/$(string(${operand}))).data.a`) },
  ),
  list: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(
      'resource.data.l',
      'resource.data.keys()',
      'resource.data.m.keys()',
      'resource.data.l.toSet()',
      "resource.data.get('l', [])",
    ),
    fc.array(tie('operand'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
  ),
  truth: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    {
      weight: 4,
      arbitrary: fc
        .tuple(tie('operand'), fc.constantFrom('==', '!=', '<', '<=', '>', '>='), tie('operand'))
        .map((parts) => `(${parts.join(' ')})`),
    },
    { weight: 4, arbitrary: fc.tuple(tie('truth'), fc.constantFrom('&&', '||'), tie('truth')).map((parts) => `(${parts.join(' ')})`) },
    { weight: 1, arbitrary: tie('truth').map((truth) => `!${truth}`) },
    { weight: 1, arbitrary: fc.tuple(tie('truth'), tie('truth'), tie('truth')).map(([test, a, b]) => `(${test} ? ${a} : ${b})`) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('operand'), fc.constantFrom('int', 'float', 'number', 'string', 'bool', 'list', 'map', 'set', 'timestamp'))
        .map(([operand, type]) => `(${operand} is ${type})`),
    },
    { weight: 2, arbitrary: fc.tuple(tie('operand'), tie('list')).map(([item, list]) => `(${item} in ${list})`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("'a'", "'b'", "'m'", 'p'), fc.constantFrom('resource.data', "resource.data.get('m', {})"))
        .map(([key, map]) => `(${key} in ${map})`),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('list'), fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), tie('list'))
        .map(([list, test, other]) => `${list}.${test}(${other})`),
    },
    { weight: 1, arbitrary: tie('operand').map((operand) => `exists(/databases/(default)/documents/d/$(string(${operand})))`) },
    { weight: 1, arbitrary: fc.tuple(tie('operand'), tie('operand')).map(([p, q]) => `helper(${p}, ${q})`) },
    { weight: 1, arbitrary: fc.constantFrom('true', 'false', 'resource != null', 'resource.data.a', 'resource.data.keys()[0] == "a"') },
  ),
}));

const withoutLocals = (source: string): string => source.replaceAll(/\b[pq]\b/g, 'request.auth.uid');

/** A random condition for listing `c`, and the functions that it may call. */
export const someRules = fc.tuple(grammar.truth, grammar.truth, grammar.operand).map(
  ([condition, body, local]) => `
    function other(p, q) { return p == q || p == resource.data.b; }
    function helper(p, q) { let r = ${local.replaceAll('helper(', 'other(')}; return ${body.replaceAll('helper(', 'other(')} || r == q; }
    match /c/{id} { allow list: if ${withoutLocals(condition)}; }`,
);

const few = fc.constantFrom('0', '1', '1.0', '2', "'x'", "'y'");
const fewList = fc.array(few, { minLength: 1, maxLength: 2 }).map((items) => `[${items.join(', ')}]`);
const atom = fc.oneof(
  fc.tuple(fc.constantFrom('==', '!=', '<', '<=', '>', '>='), few).map(([op, other]) => `resource.data.a ${op} ${other}`),
  fewList.map((list) => `resource.data.a in ${list}`),
  fc.constantFrom('int', 'float', 'number', 'string').map((type) => `resource.data.a is ${type}`),
  few.map((item) => `${item} in resource.data.l`),
  fc.tuple(fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), fewList).map(([test, list]) => `resource.data.l.${test}(${list})`),
  fc.tuple(fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), fewList).map(([test, list]) => `${list}.${test}(resource.data.l)`),
  fc.tuple(few, few).map(([otherwise, other]) => `resource.data.get('a', ${otherwise}) == ${other}`),
  fc.constantFrom(
    "'a' in resource.data",
    'resource.data.a / 2 == 0',
    "string(resource.data.a) == '1'",
    "resource.data.keys().hasAll(['a'])",
  ),
);

/** Short conditions over two fields: what they ask, queries often answer. */
export const shortRules = fc
  .tuple(fc.constantFrom('A', '!(A)', 'A && B', 'A || B', '!(A && B)', 'A ? B : C'), atom, atom, atom)
  .map(
    ([shape, a, b, c]) => `match /c/{id} { allow list: if ${shape.replace('A', `(${a})`).replace('B', `(${b})`).replace('C', `(${c})`)}; }`,
  );

const fewValue = fc.constantFrom<Value>(0n, 1n, 1, 2n, 'x', 'y');
const on = <Op extends string>(name: string, ops: readonly Op[], operand: fc.Arbitrary<Value>) =>
  fc.record({ kind: fc.constant('field' as const), field: fc.constant([name]), op: fc.constantFrom(...ops), value: operand });
const shortCondition = fc.oneof(
  on('a', ['==', '<', '<=', '>', '>=', '!='], fewValue),
  on('a', ['in', 'not-in'], fc.array(fewValue, { minLength: 1, maxLength: 2 })),
  on('l', ['array-contains'], fewValue),
  on('l', ['array-contains-any'], fc.array(fewValue, { minLength: 1, maxLength: 2 })),
) as fc.Arbitrary<Filter>;

/** Queries over the same two fields. */
export const shortQuery = fc
  .tuple(fc.constantFrom('and', 'or'), fc.array(shortCondition, { minLength: 1, maxLength: 2 }))
  .map(([kind, filters]): Query => query('c', filters.length === 1 ? filters : [{ kind: kind as 'and' | 'or', filters }]));

export const shortFields = fc
  .record({ a: fewValue, l: fc.array(fewValue, { maxLength: 3 }) }, { requiredKeys: [] })
  .map((fields): MapValue => new Map<string, Value>(Object.entries(fields) as [string, Value][]));
