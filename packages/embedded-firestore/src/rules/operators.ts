import { compareStrings } from '../model/order';
import { Timestamp } from '../model/timestamp';
import { calculate, integer } from './arithmetic';
import type { BinaryOperator, UnaryOperator } from './ast';
import { Duration } from './duration';
import { equalValues } from './equality';
import { type Failure, nullValue, outOfBounds, overflow, type Result, typeError, undefinedProperty, unsupportedOperation } from './errors';
import { tooLong } from './growth';
import { Path, pathOf } from './paths';
import { setHas } from './sets';
import { characterAt, sizeOf, sliceText } from './strings';
import { between, sinceEpoch, timestampAt } from './times';
import { isList, isNumber, isPath, isRulesMap, type RulesValue, typeOf, ValueSet } from './values';

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
  if (isList(collection)) return collection.some((member) => equalValues(member, item));
  if (isRulesMap(collection)) return typeof item === 'string' && collection.has(item);
  if (collection instanceof ValueSet) return setHas(collection, item);
  return mismatch(collection, `${typeOf(item)} in ${typeOf(collection)}`);
}

function ordered(op: '<' | '<=' | '>' | '>=', left: RulesValue, right: RulesValue): Result {
  if (isNumber(left) && isNumber(right)) return comparedNumbers(op, left, right);
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

/** Negative, zero or positive; undefined between types that have no order. */
function orderOf(left: RulesValue, right: RulesValue): number | undefined {
  if (typeof left === 'string' && typeof right === 'string') return compareStrings(left, right);
  if (left instanceof Timestamp && right instanceof Timestamp) return left.compare(right);
  if (left instanceof Duration && right instanceof Duration) return left.nanos < right.nanos ? -1 : Number(left.nanos > right.nanos);
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  return undefined;
}

/** `+` and `-` of texts, times and durations. */
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
  return object instanceof Path ? (object.bindings.get(name) ?? undefinedProperty(name)) : undefinedProperty(name);
}

/** `object[index]`: an item of a list, a character of a string, a value of a map, a segment or a binding of a path. */
export function indexInto(object: RulesValue, index: RulesValue): Result {
  if (typeof index === 'string' && (isRulesMap(object) || isPath(object)))
    return selectField(isPath(object) ? pathOf(object) : object, index);
  if (typeof index !== 'bigint') return object === null ? nullValue() : mismatch(index, `${typeOf(object)}[${typeOf(index)}]`);
  if (isList(object)) return object[Number(index)] ?? (isInside(index, object.length) ? null : outOfBounds());
  if (typeof object === 'string') return isInside(index, sizeOf(object)) ? characterAt(object, Number(index)) : outOfBounds();
  if (isPath(object)) return segmentAt(pathOf(object), index);
  return mismatch(object, `${typeOf(object)}[int]`);
}

function segmentAt(path: Path, index: bigint): Result {
  const segment = path.segments[Number(index)];
  if (segment === undefined) return outOfBounds();
  return typeof segment === 'string' ? segment : undefinedProperty(segment.name);
}

/** `object[from:to]` of a list or string, `to` excluded. */
export function sliceOf(object: RulesValue, from: RulesValue, to: RulesValue): Result {
  if (object === null || from === null || to === null) return nullValue();
  const isText = typeof object === 'string';
  if (typeof from !== 'bigint' || typeof to !== 'bigint' || !(isText || isList(object)))
    return unsupportedOperation(`${typeOf(object)}[${typeOf(from)}:${typeOf(to)}]`);
  const size = isText ? sizeOf(object) : object.length;
  if (from < 0n || from > to || to > size) return outOfBounds();
  return isText ? sliceText(object, Number(from), Number(to)) : object.slice(Number(from), Number(to));
}

/** What `&&`, `||`, `!`, `?:` and `allow` ask of a value. */
export const asCondition = (value: RulesValue): boolean | Failure =>
  typeof value === 'boolean' ? value : value === null ? nullValue() : typeError(`Received: [${typeOf(value)}]. Expected: [bool].`);

const isInside = (index: bigint, size: number): boolean => index >= 0n && index < size;

const mismatch = (culprit: RulesValue, received: string): Failure => (culprit === null ? nullValue() : unsupportedOperation(received));

function mismatched(op: string, left: RulesValue, right: RulesValue): Failure {
  return left === null || right === null ? nullValue() : unsupportedOperation(`${typeOf(left)} ${op} ${typeOf(right)}`);
}
