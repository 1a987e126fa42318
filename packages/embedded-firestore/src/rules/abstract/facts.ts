import { Timestamp } from '../../model/timestamp';
import { GeoPoint, isArray, isMap, Reference, type Value } from '../../model/value';
import { type Abstract, join, known, mapOf, present, some, type Type, tupleOf } from './abstract-value';
import type { Condition } from './conjuncts';

/** What a filter condition proves about its field, for every document the query returns. */
export function factOf(condition: Condition): Abstract {
  if (condition.kind === 'unary') return unaryFact(condition.op);
  const { op, value } = condition;
  switch (op) {
    case '==':
      return equalTo(value);
    case 'in':
      return isArray(value) ? join(value.map(equalTo)) : present;
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

const LEAST_INTEGER = -(2n ** 63n);
const GREATEST_INTEGER = 2n ** 63n - 1n;

/**
 * All stored values that a filter treats as equal to this one. Filters treat 1 and 1.0 as equal, but `is int`, division and string conversion distinguish them; filters
 * ignore the order of a map's keys, but `keys()` exposes it.
 */
export function equalTo(value: Value): Abstract {
  if (typeof value === 'bigint') return BigInt(Number(value)) === value ? { kind: 'oneOf', values: [value, Number(value)] } : known(value);
  if (typeof value === 'number') return equalToFloat(value);
  if (isArray(value)) return tupleOf(value.map(equalTo));
  if (!isMap(value)) return known(value);
  const fields = new Map([...value].map(([name, field]) => [name, equalTo(field)]));
  return fields.size < 2 ? mapOf(fields) : { kind: 'map', open: false, fields };
}

function equalToFloat(value: number): Abstract {
  const integer = Number.isInteger(value) ? BigInt(value) : undefined;
  const hasTwin = integer !== undefined && integer >= LEAST_INTEGER && integer <= GREATEST_INTEGER;
  return hasTwin ? { kind: 'oneOf', values: [value, integer] } : known(value);
}

/** Whether rules equality is at most as permissive as filter equality (rules ignore a reference's project, for example). */
const isPlain = (value: Value): boolean => !isArray(value) && !isMap(value) && !(value instanceof Reference);

/** The rules type of the values an inequality can match; `undefined` for null. */
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

const PRECISION: readonly Abstract['kind'][] = ['unknown', 'some', 'list', 'range', 'map', 'tuple', 'oneOf', 'known'];

/** Combines two facts about one value: their intersection if it can be expressed, otherwise the narrower one. */
export function both(left: Abstract, right: Abstract): Abstract {
  if (left.kind === 'range' && right.kind === 'range') return bothRanges(left, right);
  if (left.kind === 'list' && right.kind === 'list') return { ...left, ...right, hasAll: [...left.hasAll, ...right.hasAll] };
  if (left.kind === 'some' && right.kind === 'some') return { ...left, ...right, not: [...left.not, ...right.not] };
  return PRECISION.indexOf(left.kind) >= PRECISION.indexOf(right.kind) ? left : right;
}

/** Combines bounds on different sides only; of two bounds on the same side, either one is valid. */
function bothRanges(left: Abstract & { kind: 'range' }, right: Abstract & { kind: 'range' }): Abstract {
  const low = left.low ?? right.low;
  const high = left.high ?? right.high;
  return { kind: 'range', ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
}
