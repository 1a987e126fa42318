import { describe, expect, it } from 'vitest';
import { tourName, tourNameProblem } from './tour-name';

describe('tourName', () => {
  it('takes 1 to 200 characters and drops the space around them', () => {
    expect(tourName.parse('  Hall ')).toBe('Hall');
    expect([tourNameProblem('x'), tourNameProblem('x'.repeat(200))]).toEqual([null, null]);
  });

  it('reports an empty or a too long one', () => {
    expect(tourNameProblem('   ')).toBe('Enter a name.');
    expect(tourNameProblem('x'.repeat(201))).toBe('Use at most 200 characters.');
  });
});
