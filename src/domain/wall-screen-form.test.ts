import { describe, expect, it } from 'vitest';
import { firstFormProblem } from './form-problem';
import { orgId } from './ids';
import { wallScreenUrl } from './wall-screen-form';
import { wallScreenPath } from './wall-screens';

describe('a screen', () => {
  it.each([
    ['https://example.org/hours', null],
    ['example.org', null],
    ['', 'Enter a web address, such as https://example.org/hours'],
    ['javascript:alert(1)', 'Enter a web address, such as https://example.org/hours'],
    [`https://example.org/${'x'.repeat(2000)}`, 'Use at most 2,000 characters.'],
  ])('shows a web address: %.40s [MODEL-058]', (url, problem) => {
    expect(firstFormProblem(wallScreenUrl, url)).toBe(problem);
  });

  it('has an address in the app, whatever its organization is called [ROUTE-040]', () => {
    expect(wallScreenPath(orgId('Casa Aperta'), 'lobby')).toBe('/Casa%20Aperta/screen/lobby');
  });
});
