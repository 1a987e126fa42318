import { Timestamp } from '../../model/timestamp';
import { GeoPoint, isArray, isMap, Reference, type Value } from '../../model/value';
import { type Abstract, known, MOST_ALTERNATIVES, present, some, type Type } from './abstract-value';
import type { Condition } from './conjuncts';

/** What a condition says of the field it names, for every document that a query with this condition returns. */
export function factOf(condition: Condition): Abstract {
  if (condition.kind === 'unary') return unaryFact(condition.op);
  const { op, value } = condition;
  switch (op) {
    case '==':
      return equalTo([value]);
    case 'in':
      return isArray(value) ? equalTo(value) : present;
    case 'array-contains':
      return { kind: 'list', set: false, hasAll: [value] };
    case 'array-contains-any':
      return isArray(value) ? { kind: 'list', set: false, hasAll: [], hasAny: value } : some('list');
    case '!=':
      return { kind: 'some', not: [null, ...[value].filter(isPlain)] };
    case 'not-in':
      return { kind: 'some', not: [null, ...(isArray(value) ? value.filter(isPlain) : [])] };
    default:
      return rangeFact(op, value);
  }
}

function unaryFact(op: (Condition & { kind: 'unary' })['op']): Abstract {
  if (op === 'is-null') return known(null);
  if (op === 'is-nan') return known(Number.NaN);
  return { kind: 'some', not: [null] };
}

/** An inequality returns only values of its operand's type group, so the type is known too. */
function rangeFact(op: '<' | '<=' | '>' | '>=', value: Value): Abstract {
  const type = typeGroup(value);
  if (type === undefined) return present;
  if (type !== 'number' && type !== 'string' && type !== 'timestamp') return some(type);
  const bound = { value, inclusive: op.endsWith('=') };
  return op.startsWith('<') ? { kind: 'range', high: bound } : { kind: 'range', low: bound };
}

function equalTo(members: readonly Value[]): Abstract {
  const values: Value[] = [];
  for (const member of members) {
    const equal = storedValuesEqualTo(member);
    if (equal === undefined || values.length + equal.length > MOST_ALTERNATIVES) return present;
    values.push(...equal);
  }
  const [first] = values;
  return values.length === 1 && first !== undefined ? known(first) : { kind: 'oneOf', values };
}

const LEAST_INTEGER = -(2n ** 63n);
const GREATEST_INTEGER = 2n ** 63n - 1n;

/**
 * A filter's equality does not tell 1 from 1.0, but `is int`, division and text do: all values that a filter takes for this one, or
 * `undefined` where they are too many to count.
 */
export function storedValuesEqualTo(value: Value): readonly Value[] | undefined {
  if (typeof value === 'bigint') return BigInt(Number(value)) === value ? [value, Number(value)] : [value];
  if (typeof value === 'number') return withInteger(value);
  if (isArray(value)) return product(value);
  if (!isMap(value)) return [value];
  const names = [...value.keys()];
  return product([...value.values()])?.map((fields) => new Map(names.map((name, at) => [name, fields[at] ?? null])));
}

function withInteger(value: number): readonly Value[] {
  if (!Number.isInteger(value)) return [value];
  const integer = BigInt(value);
  return integer < LEAST_INTEGER || integer > GREATEST_INTEGER ? [value] : [value, integer];
}

function product(items: readonly Value[]): readonly Value[][] | undefined {
  let lists: Value[][] = [[]];
  for (const item of items) {
    const equal = storedValuesEqualTo(item);
    if (equal === undefined || lists.length * equal.length > MOST_ALTERNATIVES) return undefined;
    lists = lists.flatMap((list) => equal.map((value) => [...list, value]));
  }
  return lists;
}

/** Where the language's equality is surely no wider than that of filters: it compares references without their project, say. */
const isPlain = (value: Value): boolean => !isArray(value) && !isMap(value) && !(value instanceof Reference);

/** The type group that an inequality stays in, as the language names it; `undefined` for null. */
export function typeGroup(value: Value): Type | undefined {
  if (value === null) return undefined;
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint' || typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'string';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Reference) return 'path';
  if (value instanceof GeoPoint) return 'latlng';
  return isArray(value) ? 'list' : 'map';
}

const PRECISION: readonly Abstract['kind'][] = ['unknown', 'some', 'map', 'list', 'range', 'oneOf', 'known'];

/** What holds of a value of which both facts are true: the narrower of the two, or both together where they add up. */
export function both(left: Abstract, right: Abstract): Abstract {
  if (left.kind === 'range' && right.kind === 'range') return bothRanges(left, right);
  if (left.kind === 'list' && right.kind === 'list') return { ...left, ...right, hasAll: [...left.hasAll, ...right.hasAll] };
  if (left.kind === 'some' && right.kind === 'some') return { ...left, ...right, not: [...left.not, ...right.not] };
  return PRECISION.indexOf(left.kind) >= PRECISION.indexOf(right.kind) ? left : right;
}

/** Only bounds on different sides are put together; of two on the same side either one holds. */
function bothRanges(left: Abstract & { kind: 'range' }, right: Abstract & { kind: 'range' }): Abstract {
  const low = left.low ?? right.low;
  const high = left.high ?? right.high;
  return { kind: 'range', ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
}
