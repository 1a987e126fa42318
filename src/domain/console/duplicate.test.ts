import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { olderTourFrom } from '../older/older-tours';
import { type DuplicateChoice, duplicateProblem, visibleDuplicateSteps } from './duplicate';

describe('Duplicate mode', () => {
  const done: DuplicateChoice = { from: orgId('a'), tour: olderTourFrom('t', {}), to: orgId('b'), name: 'Copy' };

  it('shows its four steps one after the other', () => {
    expect([{ ...done, from: null }, { ...done, tour: null }, { ...done, to: null }, done].map(visibleDuplicateSteps)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('needs both organizations, a tour and a name [ADMIN-044]', () => {
    const problems = [{ from: null }, { tour: null }, { to: null }, { name: ' \u202e' }].map((change) =>
      duplicateProblem({ ...done, ...change }, []),
    );

    expect(new Set(problems).size).toBe(4);
    expect(problems).not.toContain(null);
    expect(duplicateProblem(done, [])).toBeNull();
  });

  it('refuses a name that the other organization has [ADMIN-045]', () => {
    expect(duplicateProblem(done, ['Copy'])).toBe('Tour with that name already exists in the destination organization');
  });
});
