import type { Failure } from '../errors';
import type { RulesValue, TypeName } from '../values';

export type Bound = { readonly value: RulesValue; readonly inclusive: boolean };

/**
 * What is known about a value that differs between documents: the set of values (or failures) it can be. Every statement
 * holds for all of them; nothing else may be concluded.
 *
 * - `known`: exactly this value; `oneOf`: one of these values
 * - `range`: present, of its bounds' type group and between them (never NaN)
 * - `list`: a list (or set) holding at least all of `hasAll` and one of `hasAny`
 * - `tuple`: a list of exactly these items
 * - `map`: a map that has all these fields, and no others unless `open`
 * - `some`: present, of this type if set, and none of `not`
 * - `unknown`: any value, or a failure
 * - `failed`: this failure for every document
 */
export type Abstract =
  | { readonly kind: 'known'; readonly value: RulesValue }
  | { readonly kind: 'oneOf'; readonly values: readonly RulesValue[] }
  | { readonly kind: 'range'; readonly low?: Bound; readonly high?: Bound }
  | ListOf
  | { readonly kind: 'tuple'; readonly items: readonly Abstract[] }
  | MapOf
  | { readonly kind: 'some'; readonly type?: Type; readonly not: readonly RulesValue[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: Failure };
export type ListOf = {
  readonly kind: 'list';
  readonly set: boolean;
  readonly hasAll: readonly RulesValue[];
  readonly hasAny?: readonly RulesValue[];
};
export type MapOf = { readonly kind: 'map'; readonly fields: ReadonlyMap<string, Abstract>; readonly open: boolean };
/** `number`: int or float, not known which. */
export type Type = TypeName | 'number';

/** With more alternatives, only that the value is present is known. */
export const MAX_ALTERNATIVES = 32;

export const unknown: Abstract = { kind: 'unknown' };
export const anyBool: Abstract = { kind: 'some', type: 'bool', not: [null] };
export const known = (value: RulesValue): Abstract => ({ kind: 'known', value });
export const failed = (failure: Failure): Abstract => ({ kind: 'failed', failure });
export const some = (type: Type): Abstract => ({ kind: 'some', type, not: [null] });
/** A present value of any type, including null. */
export const present: Abstract = { kind: 'some', not: [] };
export const knownTrue = known(true);
export const knownFalse = known(false);

/** Whether it is certainly a value, not a failure. */
export const neverFails = (abstract: Abstract): boolean => abstract.kind !== 'unknown' && abstract.kind !== 'failed';
export const isTrue = (abstract: Abstract): boolean => abstract.kind === 'known' && abstract.value === true;
export const isFatal = (abstract: Abstract): boolean => abstract.kind === 'failed' && abstract.failure.fatal;

/** All values it can be, or undefined if they can't be enumerated. */
export function alternatives(abstract: Abstract): readonly RulesValue[] | undefined {
  if (abstract.kind === 'known') return [abstract.value];
  return abstract.kind === 'oneOf' ? abstract.values : undefined;
}

/** A map with exactly these fields; known if all of them are. */
export function mapOf(fields: ReadonlyMap<string, Abstract>): Abstract {
  const values = new Map<string, RulesValue>();
  for (const [name, field] of fields) {
    if (field.kind !== 'known') return { kind: 'map', fields, open: false };
    values.set(name, field.value);
  }
  return known(values);
}

/** A list of exactly these items; known if all of them are. */
export function tupleOf(items: readonly Abstract[]): Abstract {
  const values: RulesValue[] = [];
  for (const item of items) {
    if (item.kind !== 'known') return { kind: 'tuple', items };
    values.push(item.value);
  }
  return known(values);
}

/** The abstract value that covers all of these. */
export function join(outcomes: readonly Abstract[]): Abstract {
  const [first, ...others] = outcomes;
  if (first === undefined) return unknown;
  return others.reduce(joinTwo, first);
}

function joinTwo(left: Abstract, right: Abstract): Abstract {
  if (left.kind === 'failed' && right.kind === 'failed') return left;
  if (!neverFails(left) || !neverFails(right)) return unknown;
  const values = [...(alternatives(left) ?? []), ...(alternatives(right) ?? [])];
  if (values.length === 0 || alternatives(left) === undefined || alternatives(right) === undefined) return joinOthers(left, right);
  const distinct = [...new Set(values)];
  if (distinct.length > MAX_ALTERNATIVES) return present;
  return distinct.length === 1 ? left : { kind: 'oneOf', values: distinct };
}

function joinOthers(left: Abstract, right: Abstract): Abstract {
  if (left.kind !== 'some' || right.kind !== 'some' || left.type === undefined || left.type !== right.type) return present;
  return some(left.type);
}
