import type { BinaryOperator, UnaryOperator } from '../ast';
import { identityOf } from '../equality';
import { isFailure, undefinedProperty } from '../errors';
import { applyBinary, applyUnary, indexInto, selectField } from '../operators';
import { hasType, isRulesMap, type RulesValue, typeOf, ValueSet } from '../values';
import {
  type Abstract,
  alternatives,
  anyBool,
  type Bound,
  failed,
  isFatal,
  join,
  known,
  knownFalse,
  knownTrue,
  type ListOf,
  type MapOf,
  neverFails,
  type Type,
  unknown,
} from './abstract-value';
import { equality, isExact, isFixed, memberEquality, membersOf } from './equality';
import { any, failureAmong, forEach, negate, outcomeOf, truthOf } from './outcomes';

type Ordering = '<' | '<=' | '>' | '>=';

/** A binary operator on abstract values. */
export function binary(op: BinaryOperator, left: Abstract, right: Abstract): Abstract {
  if (isFatal(right)) return right;
  const decided = failureAmong([left, right]) ?? forEach([left, right], ([a = null, b = null]) => applyBinary(op, a, b));
  if (decided !== undefined) return decided;
  switch (op) {
    case '==':
      return equality(left, right);
    case '!=':
      return negate(equality(left, right));
    case 'in':
      return membership(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return ordering(op, left, right);
    default:
      return unknown;
  }
}

/** `!a` and `-a` */
export function unary(op: UnaryOperator, operand: Abstract): Abstract {
  const decided = failureAmong([operand]) ?? forEach([operand], ([value = null]) => applyUnary(op, value));
  return decided ?? (op === '!' ? negate(truthOf(operand)) : unknown);
}

/** `item in collection` */
export function membership(item: Abstract, collection: Abstract): Abstract {
  const decided = failureAmong([item, collection]) ?? forEach([item, collection], ([a = null, b = null]) => applyBinary('in', a, b));
  if (decided !== undefined) return decided;
  if (!neverFails(item)) return unknown;
  const collections = alternatives(collection);
  if (collections !== undefined) return join(collections.map((value) => membershipInKnown(item, value)));
  if (collection.kind === 'tuple') return any(collection.items.map((member) => memberEquality(item, member)));
  const items = alternatives(item);
  if (items === undefined) return collection.kind === 'list' || (collection.kind === 'map' && isString(item)) ? anyBool : unknown;
  if (collection.kind === 'list') return join(items.map((value) => membershipInList(value, collection)));
  return collection.kind === 'map' ? join(items.map((value) => membershipInMap(value, collection))) : unknown;
}

function membershipInKnown(item: Abstract, collection: RulesValue): Abstract {
  if (isRulesMap(collection)) return isString(item) ? any([...collection.keys()].map((key) => equality(item, known(key)))) : unknown;
  // sets compare members differently from lists
  if (collection instanceof ValueSet) return anyBool;
  const members = membersOf(collection);
  if (members === undefined) return outcomeOf(applyBinary('in', null, collection));
  return any(members.map((member) => memberEquality(item, known(member))));
}

const isString = (item: Abstract): boolean => typeOfAbstract(item) === 'string';

/** A list can hold 1.0 where the query filtered for 1; `in` distinguishes them on lists, but not on sets. */
function membershipInList(value: RulesValue, { hasAll, hasAny, set }: ListOf): Abstract {
  if (!set && !isFixed(value)) return anyBool;
  const isValue = (member: RulesValue): boolean => identityOf(member) === identityOf(value);
  return hasAll.some(isValue) || (hasAny !== undefined && hasAny.length > 0 && hasAny.every(isValue)) ? knownTrue : anyBool;
}

function membershipInMap(value: RulesValue, { fields, open }: MapOf): Abstract {
  if (typeof value !== 'string') return outcomeOf(applyBinary('in', value, new Map()));
  if (fields.has(value)) return knownTrue;
  return open ? anyBool : knownFalse;
}

const MIRRORED: Readonly<Record<Ordering, Ordering>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

function ordering(op: Ordering, left: Abstract, right: Abstract): Abstract {
  if (left.kind === 'range') return join((alternatives(right) ?? []).map((value) => rangeAgainst(op, left, value)));
  if (right.kind === 'range') return join((alternatives(left) ?? []).map((value) => rangeAgainst(MIRRORED[op], right, value)));
  return unknown;
}

/** `range op value`: true or false if one of the bounds decides it, otherwise undetermined. */
function rangeAgainst(op: Ordering, { low, high }: Abstract & { kind: 'range' }, value: RulesValue): Abstract {
  const sample = low ?? high;
  if (sample === undefined || isFailure(applyBinary(op, sample.value, value))) return unknown;
  if (![low?.value, high?.value, value].every((each) => each === undefined || isExact(each))) return anyBool;
  const isUpward = op === '>' || op === '>=';
  if (holds(op, isUpward ? low : high, value)) return knownTrue;
  return holds(COMPLEMENT[op], isUpward ? high : low, value) ? knownFalse : anyBool;
}

/** The negation of each ordering, for comparable values. */
const COMPLEMENT: Readonly<Record<Ordering, Ordering>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' };

/** Whether everything beyond this bound is `op` value; an exclusive bound may equal the value of a strict comparison. */
function holds(op: Ordering, bound: Bound | undefined, value: RulesValue): boolean {
  if (bound === undefined) return false;
  const relaxed = bound.inclusive ? op : op === '<' ? '<=' : op === '>' ? '>=' : op;
  return applyBinary(relaxed, bound.value, value) === true;
}

/** `operand is type` */
export function typeTest(operand: Abstract, type: string): Abstract {
  const decided = failureAmong([operand]) ?? forEach([operand], ([value = null]) => hasType(value, type));
  if (decided !== undefined) return decided;
  if (operand.kind === 'unknown') return unknown;
  const actual = typeOfAbstract(operand);
  if (actual === undefined) return anyBool;
  if (actual === type || (type === 'number' && (actual === 'int' || actual === 'float'))) return knownTrue;
  return actual === 'number' && (type === 'int' || type === 'float') ? anyBool : knownFalse;
}

function typeOfAbstract(operand: Abstract): Type | undefined {
  switch (operand.kind) {
    case 'range': {
      const type = typeOf((operand.low ?? operand.high)?.value ?? null);
      return type === 'int' || type === 'float' ? 'number' : type;
    }
    case 'list':
      return operand.set ? 'set' : 'list';
    case 'tuple':
      return 'list';
    case 'map':
      return 'map';
    case 'some':
      return operand.type;
    default:
      return undefined;
  }
}

/** `object.name` */
export function select(object: Abstract, name: string): Abstract {
  const decided = failureAmong([object]) ?? forEach([object], ([value = null]) => selectField(value, name));
  if (decided !== undefined) return decided;
  if (object.kind !== 'map') return unknown;
  return object.fields.get(name) ?? (object.open ? unknown : failed(undefinedProperty(name)));
}

/** `object[index]` */
export function indexed(object: Abstract, index: Abstract): Abstract {
  const decided = failureAmong([object, index]) ?? forEach([object, index], ([a = null, b = null]) => indexInto(a, b));
  if (decided !== undefined) return decided;
  const at = index.kind === 'known' ? index.value : undefined;
  if (object.kind === 'map' && typeof at === 'string') return select(object, at);
  if (object.kind === 'tuple' && typeof at === 'bigint') return object.items[Number(at)] ?? unknown;
  return unknown;
}
