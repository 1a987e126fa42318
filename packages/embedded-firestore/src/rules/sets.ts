import { identityOf } from './equality';
import { type Identity, type List, type RulesValue, ValueSet } from './values';

export function setOf(values: Iterable<RulesValue>): ValueSet {
  const byIdentity = new Map<Identity, RulesValue>();
  for (const value of values) {
    const identity = identityOf(value);
    if (!byIdentity.has(identity)) byIdentity.set(identity, value);
  }
  return new ValueSet(byIdentity);
}

export const setHas = (set: ValueSet, value: RulesValue): boolean => set.byIdentity.has(identityOf(value));

/** The members as a set. */
export const membersOf = (collection: List | ValueSet): ValueSet => (collection instanceof ValueSet ? collection : setOf(collection));

export const itemsOf = (collection: List | ValueSet): Iterable<RulesValue> =>
  collection instanceof ValueSet ? collection.values() : collection;
