import { numericId } from './resource-name';
import { Timestamp } from './timestamp';
import { type ArrayValue, GeoPoint, isArray, isVector, type MapValue, Reference, type Value } from './value';

/** The place of a value's type in the order of all values; values of one rank are what a range filter compares with each other. */
export const Rank = {
  null: 0,
  boolean: 1,
  nan: 2,
  number: 3,
  timestamp: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geopoint: 8,
  array: 9,
  vector: 10,
  map: 11,
} as const;

/** The value's rank, `Rank.null` to `Rank.map`. */
export function rankOf(value: Value): number {
  switch (typeof value) {
    case 'string':
      return Rank.string;
    case 'number':
      return Number.isNaN(value) ? Rank.nan : Rank.number;
    case 'bigint':
      return Rank.number;
    case 'boolean':
      return Rank.boolean;
    default:
      return rankOfObject(value);
  }
}

function rankOfObject(value: Exclude<Value, string | number | bigint | boolean>): number {
  if (value === null) return Rank.null;
  if (value instanceof Map) return isVector(value) ? Rank.vector : Rank.map;
  if (isArray(value)) return Rank.array;
  if (value instanceof Timestamp) return Rank.timestamp;
  if (value instanceof Reference) return Rank.reference;
  return value instanceof GeoPoint ? Rank.geopoint : Rank.bytes;
}

/**
 * The total order of all values: negative, 0 or positive. Integers and doubles compare by their exact mathematical value, so 1 and 1.0 are equal,
 * and so are NaN and NaN.
 */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (typeof a === 'bigint' && typeof b === 'bigint') return compareNumbers(a, b);
  const rank = rankOf(a);
  return rank - rankOf(b) || compareWithin(rank, a, b);
}

/** Whether two values are the same place of the order: the equality of filters and of array transforms. */
export const equalValues = (a: Value, b: Value): boolean => compareValues(a, b) === 0;

function compareWithin(rank: number, a: Value, b: Value): number {
  switch (rank) {
    case Rank.boolean:
      return Number(a) - Number(b);
    case Rank.number:
      return compareNumbers(a as number | bigint, b as number | bigint);
    case Rank.timestamp:
      return (a as Timestamp).compare(b as Timestamp);
    case Rank.string:
      return compareStrings(a as string, b as string);
    case Rank.bytes:
      return Buffer.compare(a as Uint8Array, b as Uint8Array);
    case Rank.reference:
      return comparePaths((a as Reference).name, (b as Reference).name);
    case Rank.geopoint:
      return (a as GeoPoint).latitude - (b as GeoPoint).latitude || (a as GeoPoint).longitude - (b as GeoPoint).longitude;
    case Rank.array:
      return compareArrays(a as ArrayValue, b as ArrayValue);
    case Rank.vector:
      return compareVectors(a as MapValue, b as MapValue);
    case Rank.map:
      return compareMaps(a as MapValue, b as MapValue);
    default:
      return 0;
  }
}

/** Mixed comparison of a bigint and a double is exact in JavaScript; converting either is not. */
function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (a === b) return 0;
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

function compareArrays(a: ArrayValue, b: ArrayValue): number {
  const common = Math.min(a.length, b.length);
  for (let i = 0; i < common; i++) {
    const order = compareValues(a[i] ?? null, b[i] ?? null);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVectors(a: MapValue, b: MapValue): number {
  const [left, right] = [a.get('value') as ArrayValue, b.get('value') as ArrayValue];
  return left.length - right.length || compareArrays(left, right);
}

function compareMaps(a: MapValue, b: MapValue): number {
  const [left, right] = [sortedKeys(a), sortedKeys(b)];
  const common = Math.min(left.length, right.length);
  for (let i = 0; i < common; i++) {
    const [leftKey = '', rightKey = ''] = [left[i], right[i]];
    const order = compareStrings(leftKey, rightKey) || compareValues(a.get(leftKey) ?? null, b.get(rightKey) ?? null);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** The map's keys in ascending order. */
export const sortedKeys = (map: MapValue): readonly string[] => [...map.keys()].sort(compareStrings);

/** Orders by UTF-8 bytes, that is by code points; JavaScript's own comparison goes wrong where surrogates meet U+E000 to U+FFFF. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const common = Math.min(a.length, b.length);
  for (let i = 0; i < common; i++) {
    const [left, right] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (left !== right) return codePointOrder(left) - codePointOrder(right);
  }
  return a.length - b.length;
}

const SURROGATES = 0xd800;
const AFTER_SURROGATES = 0xe000;

/** Moves surrogates, which stand for code points above U+FFFF, behind the code units after them. */
function codePointOrder(unit: number): number {
  if (unit < SURROGATES) return unit;
  return unit < AFTER_SURROGATES ? unit + (0x1_0000 - AFTER_SURROGATES) : unit - (AFTER_SURROGATES - SURROGATES);
}

const SLASH = 47;

/**
 * Orders paths and resource names segment by segment: numeric ids (`__id7__`) first and by their number, all others by UTF-8, a path before what
 * is below it.
 */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  const common = Math.min(a.length, b.length);
  let at = 0;
  while (at < common && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  const start = a.lastIndexOf('/', at - 1) + 1;
  if (a.startsWith('__id', start) || b.startsWith('__id', start)) return compareTails(a.slice(start), b.slice(start));
  if (at === common) return a.length - b.length;
  const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
  if (left === SLASH) return -1;
  return right === SLASH ? 1 : codePointOrder(left) - codePointOrder(right);
}

function compareTails(a: string, b: string): number {
  const [left, right] = [a.split('/', 1)[0] ?? '', b.split('/', 1)[0] ?? ''];
  return compareIds(left, right) || a.length - b.length;
}

function compareIds(a: string, b: string): number {
  const [left, right] = [numericId(a), numericId(b)];
  if (left === undefined && right === undefined) return compareStrings(a, b);
  if (left === undefined) return 1;
  if (right === undefined) return -1;
  return compareNumbers(left, right) || compareStrings(a, b);
}
