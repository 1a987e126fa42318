import { callMethod } from '../operators';
import { isList, isRulesMap, ValueSet } from '../values';
import { type Abstract, alternatives, anyBool, join, known, type MapOf, neverFails, present, some, unknown } from './abstract-value';
import { isFixed, membersOf } from './equality';
import { membership } from './operators';
import { all, any, failureAmong, forEach, isKnownFalse } from './outcomes';

/** `receiver.name(args)` for abstract values. */
export function method(receiver: Abstract, name: string, args: readonly Abstract[]): Abstract {
  const operands = [receiver, ...args];
  const decided = failureAmong(operands) ?? forEach(operands, ([value = null, ...values]) => callMethod(value, name, values));
  if (decided !== undefined) return decided;
  if (!operands.every(neverFails)) return unknown;
  const map = asMap(receiver);
  if (map !== undefined) return methodOfMap(map, name, args);
  const [argument, ...others] = args;
  if (argument === undefined) return methodWithoutArguments(receiver, name);
  return others.length === 0 && isCollectionTest(name) ? collectionTest(receiver, name, argument) : unknown;
}

function methodOfMap(receiver: MapOf, name: string, args: readonly Abstract[]): Abstract {
  const [key, fallback, ...others] = args;
  if (name === 'get' && key !== undefined && fallback !== undefined && others.length === 0) return getField(receiver, key, fallback);
  if (name === 'diff' && key !== undefined && fallback === undefined && asMap(key) !== undefined) return some('map_diff');
  if (args.length > 0) return unknown;
  if (name === 'size') return receiver.open ? some('int') : known(BigInt(receiver.fields.size));
  return name === 'keys' ? keysOf(receiver) : unknown;
}

/** The keys of a map in unknown order: a list of which only the members are known. */
function keysOf({ fields }: MapOf): Abstract {
  return { kind: 'list', set: false, hasAll: [...fields.keys()] };
}

function asMap(abstract: Abstract): MapOf | undefined {
  if (abstract.kind === 'map') return abstract;
  if (abstract.kind !== 'known' || !isRulesMap(abstract.value)) return undefined;
  return { kind: 'map', open: false, fields: new Map([...abstract.value].map(([name, value]) => [name, known(value)])) };
}

/** `map.get(key, fallback)`; the key is a name or a list of names (a nested path). */
function getField(receiver: MapOf, key: Abstract, fallback: Abstract): Abstract {
  if (key.kind !== 'known') return unknown;
  const names = isList(key.value) ? key.value : [key.value];
  return names.length > 0 && names.every((name) => typeof name === 'string') ? followNames(receiver, names, fallback) : unknown;
}

function followNames(map: MapOf, [name = '', ...rest]: readonly string[], fallback: Abstract): Abstract {
  const field = map.fields.get(name);
  if (field === undefined) return map.open ? present : fallback;
  if (rest.length === 0) return field;
  const inner = asMap(field);
  if (inner !== undefined) return followNames(inner, rest, fallback);
  return field.kind === 'known' ? fallback : present;
}

function methodWithoutArguments(receiver: Abstract, name: string): Abstract {
  if (receiver.kind === 'tuple' && name === 'size') return known(BigInt(receiver.items.length));
  if (receiver.kind !== 'list') return unknown;
  if (name === 'size') return some('int');
  return name === 'toSet' && !receiver.set ? { ...receiver, set: true } : unknown;
}

type CollectionTest = 'hasAny' | 'hasAll' | 'hasOnly';
const isCollectionTest = (name: string): name is CollectionTest => name === 'hasAny' || name === 'hasAll' || name === 'hasOnly';

function collectionTest(receiver: Abstract, name: CollectionTest, argument: Abstract): Abstract {
  const receivers = alternatives(receiver);
  if (receivers !== undefined && receivers.length > 1) return join(receivers.map((value) => collectionTest(known(value), name, argument)));
  const args = alternatives(argument);
  if (args !== undefined && args.length > 1) return join(args.map((value) => collectionTest(receiver, name, known(value))));
  if (!isCollection(receiver) || !isCollection(argument)) return unknown;
  // list methods don't accept a set; a set compares members differently, so a non-member of a list can be a member of a set
  if (!isSet(receiver)) return isSet(argument) ? unknown : listTest(receiver, name, argument);
  return isKnownFalse(listTest(receiver, name, argument)) ? anyBool : listTest(receiver, name, argument);
}

function listTest(receiver: Abstract, name: CollectionTest, argument: Abstract): Abstract {
  if (name === 'hasAny') return hasAny(receiver, argument);
  return name === 'hasAll' ? hasAll(receiver, argument) : hasAll(argument, receiver);
}

const isSet = (abstract: Abstract): boolean =>
  abstract.kind === 'list' ? abstract.set : abstract.kind === 'known' && abstract.value instanceof ValueSet;

const isCollection = (abstract: Abstract): boolean => abstract.kind === 'list' || itemsOf(abstract) !== undefined;

/** The items of a list whose length is known. */
function itemsOf(abstract: Abstract): readonly Abstract[] | undefined {
  if (abstract.kind === 'tuple') return abstract.items;
  return abstract.kind === 'known' ? membersOf(abstract.value)?.map(known) : undefined;
}

/** True if any item is certainly in the other; decided either way if both are fully known. */
function hasAny(left: Abstract, right: Abstract): Abstract {
  const lefts = itemsOf(left);
  const rights = itemsOf(right);
  if (lefts !== undefined && rights !== undefined) return any(lefts.map((item) => membership(item, right)));
  const surelyIn = (lefts ?? sure(left)).map((item) => membership(item, right));
  return any([...surelyIn, ...oneIsIn(left, right), ...oneIsIn(right, left), anyBool]);
}

const sure = (abstract: Abstract): readonly Abstract[] => (abstract.kind === 'list' ? abstract.hasAll.filter(isFixed).map(known) : []);

/** The list contains one of `hasAny`, so it suffices that each of them is in the other. */
function oneIsIn(list: Abstract, other: Abstract): readonly Abstract[] {
  if (list.kind !== 'list' || list.hasAny === undefined || list.hasAny.length === 0 || !list.hasAny.every(isFixed)) return [];
  return [all(list.hasAny.map((value) => membership(known(value), other)))];
}

function hasAll(list: Abstract, parts: Abstract): Abstract {
  const items = itemsOf(parts);
  return items === undefined ? anyBool : all(items.map((item) => membership(item, list)));
}
