import { describe, expect, it } from 'vitest';
import { compileConditions, evaluateCondition } from '../../src/rules/evaluate';
import { aScope, rulesWith, sourceOf } from '../support/rules-language';
import { type CaseResult, recordedCases } from './rules-cases';

describe('constant expressions have the results that were recorded from Google’s emulator', () => {
  it('has hundreds of recorded cases', () => {
    expect(recordedCases.length).toBeGreaterThan(400);
  });

  it.each(recordedCases)('$result: $expression', ({ expression, result }) => {
    expect(resultOf(expression)).toBe(result);
  });
});

function resultOf(expression: string): CaseResult {
  const source = sourceOf(rulesWith(expression));
  const [condition] = compileConditions(source).values();
  if (condition === undefined) throw new Error('no condition');
  const outcome = evaluateCondition(condition, aScope(source));
  return outcome.kind === 'error' ? 'error' : outcome.value ? 'true' : 'false';
}
