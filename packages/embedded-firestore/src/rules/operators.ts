import { Timestamp } from '../model/timestamp';
import { calculate, integer } from './arithmetic';
import type { BinaryOperator, UnaryOperator } from './ast';
import { Duration } from './duration';
import { equalMembers, equalValues } from './equality';
import {
  type Failure,
  isFailure,
  nullValue,
  outOfBounds,
  overflow,
  type Result,
  typeError,
  unboundVariable,
  undefinedProperty,
  unsupportedOperation,
} from './errors';
import { tooLong } from './growth';
import { Path, pathOf } from './paths';
import { setHas } from './sets';
import { between, sinceEpoch, timestampAt } from './times';
import { isList, isNumber, isPath, isRulesMap, type List, type RulesValue, typeOf, ValueSet } from './values';

export type { Result } from './errors';
export { callGlobal } from './globals';
export { callMethod } from './methods';

/** A binary operator on known values. Never throws. */
export function applyBinary(op: BinaryOperator, left: RulesValue, right: RulesValue): Result {
  switch (op) {
    case '==':
      return equalValues(left, right);
    case '!=':
      return !equalValues(left, right);
    case 'in':
      return contains(right, left);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return ordered(op, left, right);
    default:
      return isNumber(left) && isNumber(right) ? calculate(op, left, right) : combined(op, left, right);
  }
}

export function applyUnary(op: UnaryOperator, operand: RulesValue): Result {
  if (op === '!') return typeof operand === 'boolean' ? !operand : mismatch(operand, `!${typeOf(operand)}`);
  if (typeof operand === 'bigint') return integer(-operand);
  if (typeof operand === 'number') return -operand;
  if (operand instanceof Duration) return Duration.of(-operand.nanos) ?? overflow();
  return mismatch(operand, `-${typeOf(operand)}`);
}

/** `item in collection`: a member of a list or set, a key of a map. */
function contains(collection: RulesValue, item: RulesValue): Result {
  if (isList(collection)) return collection.some((member) => equalMembers(item, member));
  if (isRulesMap(collection)) return typeof item === 'string' ? collection.has(item) : unsupportedOperation(`${typeOf(item)} in map`);
  if (collection instanceof ValueSet) return setHas(collection, item);
  return mismatch(collection, `${typeOf(item)} in ${typeOf(collection)}`);
}

function ordered(op: '<' | '<=' | '>' | '>=', left: RulesValue, right: RulesValue): Result {
  if (isNumber(left) && isNumber(right))
    return typeof left === typeof right ? comparedNumbers(op, left, right) : comparedNumbers(op, Number(left), Number(right));
  const order = orderOf(left, right);
  if (order === undefined) return mismatched(op, left, right);
  return comparedNumbers(op, order, 0);
}

function comparedNumbers(op: '<' | '<=' | '>' | '>=', left: bigint | number, right: bigint | number): boolean {
  switch (op) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

/** Negative, zero or positive; undefined if the values can't be ordered. */
function orderOf(left: RulesValue, right: RulesValue): number | undefined {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right);
  if (left instanceof Timestamp && right instanceof Timestamp) return left.compare(right);
  if (left instanceof Duration && right instanceof Duration) return left.nanos < right.nanos ? -1 : Number(left.nanos > right.nanos);
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  return undefined;
}

/** `+` and `-` of strings, timestamps and durations. */
function combined(op: '+' | '-' | '*' | '/' | '%', left: RulesValue, right: RulesValue): Result {
  if (op === '+' && typeof left === 'string' && typeof right === 'string') return tooLong(left.length + right.length) ?? left + right;
  if (op === '+' && left instanceof Duration && right instanceof Timestamp) return shifted(right, left.nanos);
  if (op === '-' && left instanceof Timestamp && right instanceof Timestamp) return between(left, right) ?? overflow();
  if ((op === '+' || op === '-') && right instanceof Duration && (left instanceof Timestamp || left instanceof Duration))
    return shifted(left, op === '+' ? right.nanos : -right.nanos);
  return mismatched(op, left, right);
}

function shifted(start: Timestamp | Duration, nanos: bigint): Result {
  const end = start instanceof Duration ? Duration.of(start.nanos + nanos) : timestampAt(sinceEpoch(start) + nanos);
  return end ?? overflow();
}

/** `object.name` */
export function selectField(object: RulesValue, name: string): Result {
  if (isRulesMap(object)) return object.get(name) ?? (object.has(name) ? null : undefinedProperty(name));
  if (object === null) return nullValue();
  return object instanceof Path ? boundPart(object, name) : undefinedProperty(name);
}

/** `object[index]`: an item of a list, a character of a string, a value of a map, a segment or a binding of a path. */
export function indexInto(object: RulesValue, index: RulesValue): Result {
  if (typeof index === 'string' && (isRulesMap(object) || isPath(object)))
    return selectField(isPath(object) ? pathOf(object) : object, index);
  if (typeof index !== 'bigint') return object === null ? nullValue() : mismatch(index, `${typeOf(object)}[${typeOf(index)}]`);
  if (isList(object)) return object[Number(index)] ?? (isInside(index, object.length) ? null : outOfBounds());
  if (typeof object === 'string') return isInside(index, object.length) ? object.charAt(Number(index)) : outOfBounds();
  if (isPath(object)) return segmentAt(pathOf(object), index);
  return mismatch(object, `${typeOf(object)}[int]`);
}

function boundPart(path: Path, name: string): Result {
  if (path.known === undefined) return unboundVariable();
  return path.bindings.get(name) ?? undefinedProperty(name);
}

/** Fails for a path with unbound wildcards. */
function segmentAt(path: Path, index: bigint): Result {
  if (path.known === undefined) return unboundVariable();
  return path.known[Number(index)] ?? outOfBounds();
}

/** `object[from:to]` of a list, string or path, `to` excluded. */
export function sliceOf(object: RulesValue, from: RulesValue, to: RulesValue): Result {
  if (object === null || from === null || to === null) return nullValue();
  if (typeof from !== 'bigint' || typeof to !== 'bigint') return unsupportedOperation(`${typeOf(object)}[${typeOf(from)}:${typeOf(to)}]`);
  if (isPath(object)) {
    const { known } = pathOf(object);
    const part = known === undefined ? unboundVariable() : partOf(known, from, to);
    return isFailure(part) ? part : new Path(part);
  }
  if (typeof object === 'string' || isList(object)) return partOf<string | List>(object, from, to);
  return unsupportedOperation(`${typeOf(object)}[int:int]`);
}

/** The first and last index must exist, so an empty list can't be sliced. */
function partOf<T extends { readonly length: number; slice(from: number, to: number): T }>(
  sequence: T,
  from: bigint,
  to: bigint,
): T | Failure {
  const isThere = from <= to && isInside(from, sequence.length) && isInside(to - 1n, sequence.length);
  return isThere ? sequence.slice(Number(from), Number(to)) : outOfBounds();
}

/** Requires a bool, as `&&`, `||`, `!`, `?:` and `allow` do. */
export const asCondition = (value: RulesValue): boolean | Failure =>
  typeof value === 'boolean' ? value : value === null ? nullValue() : typeError(`Received: [${typeOf(value)}]. Expected: [bool].`);

const isInside = (index: bigint, size: number): boolean => index >= 0n && index < size;

const mismatch = (operand: RulesValue, received: string): Failure => (operand === null ? nullValue() : unsupportedOperation(received));

function mismatched(op: string, left: RulesValue, right: RulesValue): Failure {
  return left === null || right === null ? nullValue() : unsupportedOperation(`${typeOf(left)} ${op} ${typeOf(right)}`);
}
