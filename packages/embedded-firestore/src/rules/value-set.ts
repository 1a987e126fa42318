import type { RulesValue } from './values';

/** What two values share exactly when they are equal: a key for maps. NaN equals nothing, so what holds one gets a fresh symbol. */
export type Identity = string | number | boolean | null | symbol;

/** An immutable set: of equal values only the first stays. Made by `setOf`. */
export class ValueSet {
  constructor(readonly byIdentity: ReadonlyMap<Identity, RulesValue>) {}

  get size(): number {
    return this.byIdentity.size;
  }

  values(): Iterable<RulesValue> {
    return this.byIdentity.values();
  }
}
