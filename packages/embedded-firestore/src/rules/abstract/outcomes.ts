import { type Failure, isFailure } from '../errors';
import { asCondition } from '../operators';
import type { RulesValue } from '../values';
import {
  type Abstract,
  alternatives,
  anyBool,
  failed,
  isFatal,
  join,
  known,
  knownFalse,
  knownTrue,
  neverFails,
  unknown,
} from './abstract-value';

const MAX_COMBINATIONS = 64;

/** Applies a function to every combination of the operands' values; `undefined` if they can't be enumerated. */
export function forEach(
  operands: readonly Abstract[],
  apply: (values: readonly RulesValue[]) => RulesValue | Failure,
): Abstract | undefined {
  let combinations: readonly RulesValue[][] = [[]];
  for (const operand of operands) {
    const values = alternatives(operand);
    if (values === undefined || values.length * combinations.length > MAX_COMBINATIONS) return undefined;
    combinations = combinations.flatMap((combination) => values.map((value) => [...combination, value]));
  }
  return join(combinations.map((values) => outcomeOf(apply(values))));
}

export const outcomeOf = (result: RulesValue | Failure): Abstract => (isFailure(result) ? failed(result) : known(result));

/** The failure of the first operand that always fails. */
export const failureAmong = (operands: readonly Abstract[]): Abstract | undefined => operands.find(({ kind }) => kind === 'failed');

/** A value as a condition: true, false, `anyBool`, a failure, or `unknown` (any of these). */
export function truthOf(outcome: Abstract): Abstract {
  switch (outcome.kind) {
    case 'known':
      return typeof outcome.value === 'boolean' ? outcome : outcomeOf(asCondition(outcome.value));
    case 'oneOf':
      return outcome.values.every((value) => typeof value === 'boolean') ? anyBool : unknown;
    case 'some':
      return outcome.type === 'bool' ? anyBool : unknown;
    case 'failed':
      return outcome;
    default:
      return unknown;
  }
}

export const isKnownFalse = (outcome: Abstract): boolean => outcome.kind === 'known' && outcome.value === false;
export const isKnownTrue = (outcome: Abstract): boolean => outcome.kind === 'known' && outcome.value === true;

/** `a && b`: false if either is certainly false, even if the other fails; true if both are true. */
export function and(left: Abstract, right: Abstract): Abstract {
  if (isFatal(left)) return left;
  if (isKnownFalse(left) || isKnownFalse(right)) return knownFalse;
  return combine(left, right, isKnownTrue);
}

/** `a || b`: true if either is certainly true, even if the other fails; false if both are false. */
export function or(left: Abstract, right: Abstract): Abstract {
  if (isFatal(left)) return left;
  if (isKnownTrue(left) || isKnownTrue(right)) return knownTrue;
  return combine(left, right, isKnownFalse);
}

/** Combines operands neither of which decides: a neutral one yields the other, failures stay failures, anything else is undetermined. */
function combine(left: Abstract, right: Abstract, isNeutral: (outcome: Abstract) => boolean): Abstract {
  if (isFatal(right) || isNeutral(left)) return right;
  if (isNeutral(right) || (left.kind === 'failed' && right.kind === 'failed')) return left;
  return neverFails(left) && neverFails(right) ? anyBool : unknown;
}

export const all = (truths: readonly Abstract[]): Abstract => truths.reduce(and, knownTrue);
export const any = (truths: readonly Abstract[]): Abstract => truths.reduce(or, knownFalse);

export function negate(truth: Abstract): Abstract {
  if (isKnownTrue(truth)) return knownFalse;
  return isKnownFalse(truth) ? knownTrue : truth;
}
