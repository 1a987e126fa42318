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

/** `==` of the language: false between different types, except that an int equals a float of the same mathematical value. */
export function equalValues(left: RulesValue, right: RulesValue): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || left === null || typeof right !== 'object' || right === null) {
    // biome-ignore lint/suspicious/noDoubleEquals: a bigint and a number compare exactly only this way
    return isNumber(left) && isNumber(right) && left == right;
  }
  if (isRulesMap(left)) return isRulesMap(right) && equalMaps(left, right);
  if (isList(left)) return isList(right) && equalLists(left, right);
  if (left instanceof Timestamp) return right instanceof Timestamp && left.compare(right) === 0;
  if (isPath(left)) return isPath(right) && equalPaths(pathOf(left), pathOf(right));
  return equalOthers(left, right);
}

function equalOthers(left: RulesValue, right: RulesValue): boolean {
  if (left instanceof Uint8Array) return right instanceof Uint8Array && Buffer.compare(left, right) === 0;
  if (left instanceof Duration) return right instanceof Duration && left.nanos === right.nanos;
  if (left instanceof GeoPoint) return right instanceof GeoPoint && left.latitude === right.latitude && left.longitude === right.longitude;
  if (left instanceof ValueSet) return right instanceof ValueSet && equalSets(left, right);
  return (
    left instanceof MapDiff &&
    right instanceof MapDiff &&
    equalMaps(left.current, right.current) &&
    equalMaps(left.previous, right.previous)
  );
}

const equalLists = (left: List, right: List): boolean =>
  left.length === right.length && left.every((item, at) => equalValues(item, right[at] as RulesValue));

function equalMaps(left: RulesMap, right: RulesMap): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !equalValues(value, other)) return false;
  }
  return true;
}

function equalSets(left: ValueSet, right: ValueSet): boolean {
  if (left.size !== right.size) return false;
  for (const identity of left.byIdentity.keys()) if (!right.byIdentity.has(identity)) return false;
  return true;
}

function equalPaths(left: Path, right: Path): boolean {
  return left.segments.length === right.segments.length && left.toString() === right.toString();
}

/** Equal values, and only they, have the same identity. */
export function identityOf(value: RulesValue): Identity {
  if (typeof value === 'string') return value.startsWith('\0') ? `\0${textOf(value)}` : value;
  if (value === null || typeof value === 'boolean') return value;
  const text = textOf(value);
  return text === undefined ? Symbol('NaN') : `\0${text}`;
}

/** A text that equal values share, lengths first so that nothing runs together. @returns undefined when there is a NaN inside */
function textOf(value: RulesValue): string | undefined {
  if (typeof value === 'string') return `s${value.length}:${value}`;
  if (typeof value === 'bigint') return `n${value};`;
  if (typeof value === 'number') return textOfFloat(value);
  if (value === null || typeof value === 'boolean') return `${value};`;
  if (isList(value)) return joined('l', value);
  if (isRulesMap(value)) return textOfMap(value);
  if (value instanceof ValueSet) return textOfSet(value);
  if (value instanceof MapDiff) return joined('d', [value.current, value.previous]);
  return textOfScalar(value);
}

function textOfFloat(value: number): string | undefined {
  if (Number.isNaN(value)) return undefined;
  return Number.isInteger(value) ? `n${BigInt(value)};` : `f${value};`;
}

function textOfScalar(value: Uint8Array | Timestamp | Duration | GeoPoint | Path | Reference): string {
  if (value instanceof Timestamp) return `t${value.seconds},${value.micros};`;
  if (value instanceof Duration) return `u${value.nanos};`;
  if (value instanceof GeoPoint) return `g${value.latitude + 0},${value.longitude + 0};`;
  if (value instanceof Uint8Array) return `b${Buffer.from(value).toString('hex')};`;
  const path = pathOf(value).toString();
  return `p${path.length}:${path}`;
}

function joined(tag: string, items: Iterable<RulesValue>): string | undefined {
  const texts: string[] = [];
  for (const item of items) {
    const text = textOf(item);
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return `${tag}${texts.length}:${texts.join('')}`;
}

function textOfMap(map: RulesMap): string | undefined {
  const keys = [...map.keys()].sort();
  return joined(
    'm',
    keys.flatMap((key) => [key, map.get(key) as RulesValue]),
  );
}

function textOfSet(set: ValueSet): string | undefined {
  const texts: string[] = [];
  for (const item of set.values()) {
    const text = textOf(item);
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return `e${texts.length}:${texts.sort().join('')}`;
}
