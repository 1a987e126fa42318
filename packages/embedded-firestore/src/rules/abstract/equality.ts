import { equalMembers, equalNested, equalValues, identityOf } from '../equality';
import { applyBinary } from '../operators';
import { isList, isNumber, isRulesMap, type RulesValue, typeOf, ValueSet } from '../values';
import {
  type Abstract,
  alternatives,
  anyBool,
  knownFalse,
  knownTrue,
  type ListOf,
  type MapOf,
  neverFails,
  type Type,
  unknown,
} from './abstract-value';
import { failureAmong, forEach } from './outcomes';

type Equal = (left: RulesValue, right: RulesValue) => boolean;

/** `left == right` for abstract values. */
export const equality = (left: Abstract, right: Abstract): Abstract => equalityBy(equalValues, left, right);

/** Whether an item equals a member of a list. */
export const memberEquality = (left: Abstract, right: Abstract): Abstract => equalityBy(equalMembers, left, right);

function equalityBy(equal: Equal, left: Abstract, right: Abstract): Abstract {
  const decided = failureAmong([left, right]) ?? forEach([left, right], ([a = null, b = null]) => equal(a, b));
  if (decided !== undefined) return decided;
  if (!neverFails(left) || !neverFails(right)) return unknown;
  const rights = alternatives(right);
  if (rights !== undefined) return outcome(rights.map((value) => mayEqual(left, value, equal)));
  const lefts = alternatives(left);
  return lefts === undefined ? anyBool : outcome(lefts.map((value) => mayEqual(right, value, equal)));
}

/** Whether all (true) or none (false) of the values are equal; `undefined` if unknown. */
type Verdict = boolean | undefined;

function outcome(verdicts: readonly Verdict[]): Abstract {
  const verdict = agreement(verdicts);
  if (verdict === undefined) return anyBool;
  return verdict ? knownTrue : knownFalse;
}

function mayEqual(abstract: Abstract, value: RulesValue, equal: Equal): Verdict {
  switch (abstract.kind) {
    case 'known':
      return equal(abstract.value, value);
    case 'oneOf':
      return agreement(abstract.values.map((one) => equal(one, value)));
    case 'range':
      return isInRange(abstract, value) || !isExact(value) ? undefined : false;
    case 'list':
      return mayBeList(abstract, value);
    case 'tuple':
      return isList(value) && mayBeTuple(abstract.items, value);
    case 'map':
      return mayBeMap(abstract, value);
    case 'some':
      if (isOtherType(abstract.type, value)) return false;
      return isExact(value) && abstract.not.some((other) => equalValues(other, value)) ? false : undefined;
    default:
      return undefined;
  }
}

const agreement = ([first, ...others]: readonly Verdict[]): Verdict => (others.every((other) => other === first) ? first : undefined);

const allOf = (verdicts: readonly Verdict[]): Verdict => (verdicts.includes(false) ? false : agreement([true, ...verdicts]));

function isInRange({ low, high }: Abstract & { kind: 'range' }, value: RulesValue): boolean {
  const isAbove = low === undefined || applyBinary(low.inclusive ? '>=' : '>', value, low.value) === true;
  return isAbove && (high === undefined || applyBinary(high.inclusive ? '<=' : '<', value, high.value) === true);
}

function mayBeList({ set, hasAll }: ListOf, value: RulesValue): Verdict {
  const members = set === value instanceof ValueSet ? membersOf(value) : undefined;
  return members !== undefined && hasAll.every((needed) => members.some((member) => identityOf(member) === identityOf(needed)))
    ? undefined
    : false;
}

const mayBeTuple = (items: readonly Abstract[], value: readonly RulesValue[]): Verdict =>
  value.length === items.length && allOf(items.map((item, at) => mayEqual(item, value[at] ?? null, equalNested)));

function mayBeMap({ fields, open }: MapOf, value: RulesValue): Verdict {
  if (!isRulesMap(value) || (open ? value.size < fields.size : value.size !== fields.size)) return false;
  const verdict = allOf(
    [...fields].map(([name, field]) => (value.has(name) ? mayEqual(field, value.get(name) ?? null, equalNested) : false)),
  );
  return open && verdict === true ? undefined : verdict;
}

function isOtherType(type: Type | undefined, value: RulesValue): boolean {
  if (type === undefined) return false;
  const other = typeOf(value);
  return isNumeric(type) ? !isNumeric(other) : type !== other;
}

const LARGEST_EXACT = 2 ** 53;

/** Whether a number is compared exactly: ints and floats are compared as floats, which are exact up to 2^53. */
export const isExact = (value: RulesValue): boolean => !isNumber(value) || Math.abs(Number(value)) < LARGEST_EXACT;

/** Whether every stored value that a filter treats as equal is also equal in the rules language: filters treat 1 and 1.0 as equal. */
export function isFixed(value: RulesValue): boolean {
  if (isRulesMap(value)) return [...value.values()].every(isFixed);
  return isList(value) ? value.every(isFixed) : !isNumber(value);
}

const isNumeric = (type: Type): boolean => type === 'number' || type === 'int' || type === 'float';

/** The members of a list or set. */
export function membersOf(value: RulesValue): readonly RulesValue[] | undefined {
  if (isList(value)) return value;
  return value instanceof ValueSet ? [...value.values()] : undefined;
}
