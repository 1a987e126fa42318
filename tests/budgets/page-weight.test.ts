import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { budgets, languageBudgets, scales, verdict } from '../../scripts/bench/route-weight.mjs';

const pages = [...budgets, ...languageBudgets];
const documented = readFileSync('docs/budgets.md', 'utf8');

describe('the code of a page', () => {
  const weigh = scales(inject('build'));

  it.for(pages.map((page) => [page.page, page] as const))('%s weighs no more than its limit', ([name, page], { task }) => {
    const { bytes, files } = weigh(page);
    // `npm test` prints this at its end
    if (bytes > page.goal) Object.assign(task.meta, { notice: `${name}: ${(bytes / 1000).toFixed(1)} kB, ${verdict(page, bytes)}` });

    // the languages are one row
    expect(documented).toContain(`| ${name.split(':')[0]} | ${page.goal / 1000} | ${page.limit / 1000} |`);
    expect(page.limit).toBeGreaterThanOrEqual(page.goal);
    expect(bytes, JSON.stringify(files.slice(0, 8))).toBeLessThanOrEqual(page.limit);
  });

  it.each(budgets.map((page) => [page.page, page] as const))('%s holds nothing that it does not need', (_name, page) => {
    const { sources } = weigh(page);

    expect(sources.length).toBeGreaterThan(20);
    expect(page.without.flatMap((kind) => sources.filter((source) => kind.test(source)))).toEqual([]);
  });
});
