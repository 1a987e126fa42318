import { toText } from './conversions';
import { equalMembers, memberKeyOf } from './equality';
import { isFailure, type Result } from './errors';
import { tooLong, tooMany } from './growth';
import { isCollection, isSet, isText, type Methods, noArguments, oneArgument } from './method';
import { itemsOf, membersOf, setHas, setOf } from './sets';
import { isList, type List, type RulesValue, type ValueSet } from './values';

/** `rules.List` */
export const listMethods: Methods<List> = new Map([
  ['size', noArguments<List>((list) => BigInt(list.length))],
  ['toSet', noArguments<List>((list) => setOf(list))],
  ['hasAll', oneArgument('hasAll', isList, (list: List, other) => hasAll(list, other))],
  ['hasAny', oneArgument('hasAny', isList, (list: List, other) => hasAny(list, other))],
  ['hasOnly', oneArgument('hasOnly', isList, (list: List, other) => hasAll(other, list))],
  ['concat', oneArgument('concat', isList, (list: List, other) => tooMany(list.length + other.length) ?? [...list, ...other])],
  ['join', oneArgument('join', isText, join)],
  ['removeAll', oneArgument('removeAll', isList, (list: List, other) => removeAll(list, other))],
]);

/** `rules.Set` */
export const setMethods: Methods<ValueSet> = new Map([
  ['size', noArguments<ValueSet>((set) => BigInt(set.size))],
  ['hasAll', oneArgument('hasAll', isCollection, (set: ValueSet, other) => hasAll(set, other))],
  ['hasAny', oneArgument('hasAny', isCollection, (set: ValueSet, other) => hasAny(set, other))],
  ['hasOnly', oneArgument('hasOnly', isCollection, (set: ValueSet, other) => hasAll(membersOf(other), set))],
  ['difference', oneArgument('difference', isSet, (set: ValueSet, other) => setOf(itemsIf(set, (item) => !setHas(other, item))))],
  ['intersection', oneArgument('intersection', isSet, (set: ValueSet, other) => setOf(itemsIf(set, (item) => setHas(other, item))))],
  ['union', oneArgument('union', isSet, (set: ValueSet, other) => setOf([...set.values(), ...other.values()]))],
]);

type Collection = List | ValueSet;

/** Above this many pairwise comparisons, members are looked up by key. */
const PAIRWISE = 64;

function membership(collection: Collection, lookups: number): (item: RulesValue) => boolean {
  if (isList(collection) && collection.length * lookups <= PAIRWISE)
    return (item) => collection.some((member) => equalMembers(item, member));
  if (!isList(collection)) return (item) => setHas(collection, item);
  const keys = new Set(collection.map(memberKeyOf));
  return (item) => keys.has(memberKeyOf(item));
}

const sizeOf = (collection: Collection): number => (isList(collection) ? collection.length : collection.size);

function hasAll(collection: Collection, other: Collection): boolean {
  const has = membership(collection, sizeOf(other));
  for (const item of itemsOf(other)) if (!has(item)) return false;
  return true;
}

function hasAny(collection: Collection, other: Collection): boolean {
  const has = membership(collection, sizeOf(other));
  for (const item of itemsOf(other)) if (has(item)) return true;
  return false;
}

function removeAll(list: List, other: List): List {
  const has = membership(other, list.length);
  return list.filter((item) => !has(item));
}

function itemsIf(set: ValueSet, accepts: (item: RulesValue) => boolean): readonly RulesValue[] {
  return [...set.values()].filter(accepts);
}

function join(list: List, separator: string): Result {
  const texts: string[] = [];
  for (const item of list) {
    const text = toText('join', item);
    if (isFailure(text)) return text;
    texts.push(text);
  }
  const characters = texts.reduce((sum, text) => sum + text.length, separator.length * texts.length);
  return tooLong(characters) ?? texts.join(separator);
}
