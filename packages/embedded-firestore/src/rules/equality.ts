import { Timestamp } from '../model/timestamp';
import { GeoPoint, type Reference } from '../model/value';
import { Duration } from './duration';
import { type Path, pathOf } from './paths';
import {
  type Identity,
  isList,
  isNumber,
  isPath,
  isRulesMap,
  type List,
  MapDiff,
  type RulesMap,
  type RulesValue,
  ValueSet,
} from './values';

/** `==` of the language: false between different types, except that an int and a float are compared as floats. */
export function equalValues(left: RulesValue, right: RulesValue): boolean {
  if (isNumber(left) && isNumber(right)) return typeof left === typeof right ? left === right : Number(left) === Number(right);
  // a path with an unbound wildcard equals nothing
  return equalNested(left, right) && !(isPath(left) && pathOf(left).known === undefined);
}

/** Equality used by `in` and list methods: an int never equals a float. */
export const equalMembers = (item: RulesValue, member: RulesValue): boolean => typeof item === typeof member && equalValues(item, member);

/** Equality of list items and map fields inside `==`: an int never equals a float, and -0.0 is not 0.0. */
export function equalNested(left: RulesValue, right: RulesValue): boolean {
  if (typeof left === 'number') return left === right && Object.is(left, right);
  if (typeof left !== 'object' || left === null || typeof right !== 'object' || right === null) return left === right;
  if (isRulesMap(left)) return isRulesMap(right) && equalMaps(left, right);
  if (isList(left)) return isList(right) && equalLists(left, right);
  if (left instanceof Timestamp) return right instanceof Timestamp && left.compare(right) === 0;
  if (isPath(left)) return isPath(right) && pathOf(left).key === pathOf(right).key;
  return equalOthers(left, right);
}

/** Two `MapDiff`s are never equal. */
function equalOthers(left: RulesValue, right: RulesValue): boolean {
  if (left instanceof Uint8Array) return right instanceof Uint8Array && Buffer.compare(left, right) === 0;
  if (left instanceof Duration) return right instanceof Duration && left.nanos === right.nanos;
  if (left instanceof GeoPoint) return right instanceof GeoPoint && left.latitude === right.latitude && left.longitude === right.longitude;
  return left instanceof ValueSet && right instanceof ValueSet && equalSets(left, right);
}

const equalLists = (left: List, right: List): boolean =>
  left.length === right.length && left.every((item, at) => equalNested(item, right[at] as RulesValue));

function equalMaps(left: RulesMap, right: RulesMap): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !equalNested(value, other)) return false;
  }
  return true;
}

function equalSets(left: ValueSet, right: ValueSet): boolean {
  if (left.size !== right.size) return false;
  for (const identity of left.byIdentity.keys()) if (!right.byIdentity.has(identity)) return false;
  return true;
}

/** The key for set members and `diff`: an int equals a float of the same value, and NaN equals NaN. */
export const identityOf = (value: RulesValue): Identity => keyOf(value, LOOSE);

/** A key that two items share exactly when `equalMembers` holds. */
export const memberKeyOf = (value: RulesValue): Identity =>
  isPath(value) && pathOf(value).known === undefined ? Symbol('unequal') : keyOf(value, MEMBERS);

/** How floats are converted to strings; `undefined` for one that equals nothing. */
type Floats = { readonly print: (value: number) => string | undefined; readonly inside: Floats };

const LOOSE: Floats = {
  print: (value) => (Number.isInteger(value) ? `n${BigInt(value)};` : `f${value};`),
  get inside() {
    return LOOSE;
  },
};
const NESTED: Floats = {
  print: (value) => (Number.isNaN(value) ? undefined : `f${Object.is(value, -0) ? '-0' : value};`),
  get inside() {
    return NESTED;
  },
};
const MEMBERS: Floats = { print: (value) => (Number.isNaN(value) ? undefined : `f${value};`), inside: NESTED };

function keyOf(value: RulesValue, floats: Floats): Identity {
  if (typeof value === 'string') return value.startsWith('\0') ? `\0${textOf(value, floats)}` : value;
  if (value === null || typeof value === 'boolean') return value;
  const text = textOf(value, floats);
  return text === undefined ? Symbol('unequal') : `\0${text}`;
}

/** A string that equal values share; length prefixes make it unambiguous. @returns undefined if something inside equals nothing */
function textOf(value: RulesValue, floats: Floats): string | undefined {
  if (typeof value === 'string') return `s${value.length}:${value}`;
  if (typeof value === 'bigint') return `n${value};`;
  if (typeof value === 'number') return floats.print(value);
  if (value === null || typeof value === 'boolean') return `${value};`;
  if (isList(value)) return joined('l', value, floats.inside);
  if (isRulesMap(value)) return textOfMap(value, floats.inside);
  if (value instanceof ValueSet) return textOfSet(value);
  return value instanceof MapDiff ? undefined : textOfScalar(value);
}

function textOfScalar(value: Uint8Array | Timestamp | Duration | GeoPoint | Path | Reference): string {
  if (value instanceof Timestamp) return `t${value.seconds},${value.micros};`;
  if (value instanceof Duration) return `u${value.nanos};`;
  if (value instanceof GeoPoint) return `g${value.latitude + 0},${value.longitude + 0};`;
  if (value instanceof Uint8Array) return `b${Buffer.from(value).toString('hex')};`;
  const { key } = pathOf(value);
  return `p${key.length}:${key}`;
}

function joined(tag: string, items: Iterable<RulesValue>, floats: Floats): string | undefined {
  const texts: string[] = [];
  for (const item of items) {
    const text = textOf(item, floats);
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return `${tag}${texts.length}:${texts.join('')}`;
}

function textOfMap(map: RulesMap, floats: Floats): string | undefined {
  const keys = [...map.keys()].sort();
  return joined(
    'm',
    keys.flatMap((key) => [key, map.get(key) as RulesValue]),
    floats,
  );
}

function textOfSet(set: ValueSet): string | undefined {
  const texts: string[] = [];
  for (const item of set.values()) {
    const text = textOf(item, LOOSE);
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return `e${texts.length}:${texts.sort().join('')}`;
}
