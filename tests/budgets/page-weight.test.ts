import { describe, expect, inject, it } from 'vitest';
import { budgets, scales } from '../../scripts/bench/route-weight.mjs';

/** Bytes that the build of a test run has besides: the addresses of its emulators, other ones in each run, in the configuration it is built with. */
const ofTheRun = 300;

describe('the code of a page', () => {
  const weigh = scales(inject('build'));

  it.each(budgets.map((page) => [page.page, page] as const))('%s weighs no more than its limit', (_name, page) => {
    const { bytes, files } = weigh(page);

    expect(page.limit).toBeGreaterThanOrEqual(page.goal);
    expect(bytes, JSON.stringify(files.slice(0, 8))).toBeLessThanOrEqual(page.limit + ofTheRun);
  });

  it.each(budgets.map((page) => [page.page, page] as const))('%s holds nothing that it does not need', (_name, page) => {
    const { sources } = weigh(page);

    expect(sources.length).toBeGreaterThan(20);
    expect(page.without.flatMap((kind) => sources.filter((source) => kind.test(source)))).toEqual([]);
  });
});
