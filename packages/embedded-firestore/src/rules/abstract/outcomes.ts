import { type Failure, isFailure } from '../errors';
import type { RulesValue } from '../values';
import { type Abstract, alternatives, anyBool, failed, isFatal, join, known, neverFails, no, unknown, yes } from './abstract-value';

const MOST_COMBINATIONS = 64;

/** What a function of known values gives for every combination of these; `undefined` when they cannot be counted. */
export function forEach(
  operands: readonly Abstract[],
  apply: (values: readonly RulesValue[]) => RulesValue | Failure,
): Abstract | undefined {
  let combinations: readonly RulesValue[][] = [[]];
  for (const operand of operands) {
    const values = alternatives(operand);
    if (values === undefined || values.length * combinations.length > MOST_COMBINATIONS) return undefined;
    combinations = combinations.flatMap((combination) => values.map((value) => [...combination, value]));
  }
  return join(combinations.map((values) => outcomeOf(apply(values))));
}

export const outcomeOf = (result: RulesValue | Failure): Abstract => (isFailure(result) ? failed(result) : known(result));

/** The failure that an operation ends with because one of its operands always fails. */
export const failureAmong = (operands: readonly Abstract[]): Abstract | undefined => operands.find(({ kind }) => kind === 'failed');

/** A truth value: true, false, one of both, or perhaps a failure. Anything else is none. */
const isTruth = (outcome: Abstract): boolean =>
  (outcome.kind === 'known' && typeof outcome.value === 'boolean') || (outcome.kind === 'some' && outcome.type === 'bool') || isEitherTruth(outcome);

const isEitherTruth = (outcome: Abstract): boolean =>
  outcome.kind === 'oneOf' && outcome.values.every((value) => typeof value === 'boolean');

export const isNo = (outcome: Abstract): boolean => outcome.kind === 'known' && outcome.value === false;
export const isYes = (outcome: Abstract): boolean => outcome.kind === 'known' && outcome.value === true;

/** `a && b` of both outcomes: false when one surely is, even if the other fails; true when both are. */
export function and(left: Abstract, right: Abstract): Abstract {
  if (isFatal(left)) return left;
  if (isNo(left) || isNo(right)) return no;
  return combine(left, right, yes);
}

/** `a || b` of both outcomes: true when one surely is, even if the other fails; false when both are. */
export function or(left: Abstract, right: Abstract): Abstract {
  if (isFatal(left)) return left;
  if (isYes(left) || isYes(right)) return yes;
  return combine(left, right, no);
}

/** Neither side decides: `neutral` if both are, a failure if one surely fails whatever the other is, otherwise open. */
function combine(left: Abstract, right: Abstract, neutral: Abstract): Abstract {
  if (isFatal(right)) return right;
  const isNeutral = (outcome: Abstract): boolean => outcome.kind === 'known' && neutral.kind === 'known' && outcome.value === neutral.value;
  if (isNeutral(left)) return isTruth(right) || right.kind === 'failed' ? right : unknown;
  if (isNeutral(right)) return isTruth(left) || left.kind === 'failed' ? left : unknown;
  if (left.kind === 'failed' && right.kind === 'failed') return left;
  return neverFails(left) && neverFails(right) && isTruth(left) && isTruth(right) ? anyBool : unknown;
}

export const all = (outcomes: readonly Abstract[]): Abstract => outcomes.reduce(and, yes);
export const any = (outcomes: readonly Abstract[]): Abstract => outcomes.reduce(or, no);

export function negate(outcome: Abstract): Abstract {
  if (isYes(outcome)) return no;
  if (isNo(outcome)) return yes;
  if (outcome.kind === 'failed') return outcome;
  return isTruth(outcome) ? anyBool : unknown;
}
