import { type Failure, isFailure } from '../errors';
import { asCondition } from '../operators';
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

/** What a condition sees of a value: true, false, `anyBool`, a failure, or (`unknown`) any of these. */
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

export const isNo = (outcome: Abstract): boolean => outcome.kind === 'known' && outcome.value === false;
export const isYes = (outcome: Abstract): boolean => outcome.kind === 'known' && outcome.value === true;

/** `a && b` of both truths: false when one surely is, even if the other fails; true when both are. */
export function and(left: Abstract, right: Abstract): Abstract {
  if (isFatal(left)) return left;
  if (isNo(left) || isNo(right)) return no;
  return combine(left, right, isYes);
}

/** `a || b` of both truths: true when one surely is, even if the other fails; false when both are. */
export function or(left: Abstract, right: Abstract): Abstract {
  if (isFatal(left)) return left;
  if (isYes(left) || isYes(right)) return yes;
  return combine(left, right, isNo);
}

/** Neither side decides alone: a neutral one leaves the other, failures stay failures, and everything else is open. */
function combine(left: Abstract, right: Abstract, isNeutral: (outcome: Abstract) => boolean): Abstract {
  if (isFatal(right) || isNeutral(left)) return right;
  if (isNeutral(right) || (left.kind === 'failed' && right.kind === 'failed')) return left;
  return neverFails(left) && neverFails(right) ? anyBool : unknown;
}

export const all = (truths: readonly Abstract[]): Abstract => truths.reduce(and, yes);
export const any = (truths: readonly Abstract[]): Abstract => truths.reduce(or, no);

export function negate(truth: Abstract): Abstract {
  if (isYes(truth)) return no;
  return isNo(truth) ? yes : truth;
}
