import { expect, it } from 'vitest';
import { evaluatedFacts } from '../../scripts/page-facts.mjs';
import { root } from '../../scripts/setup.mjs';

type Facts = { pageFacts: { pages: { path: string }[] }; earlyPages: object[] };

it('evaluates for the build what the table of pages says, except for pages of development', async () => {
  const { pageFacts, earlyPages }: Facts = await import(`${root}/src/app/page-facts.ts`);
  const built = await evaluatedFacts();

  const pages = pageFacts.pages.filter(({ path }) => path !== '/gallery');
  expect(pages.length).toBeGreaterThan(0);
  expect(built.pageFacts).toEqual({ ...pageFacts, pages });
  expect(built.earlyPages).toEqual(earlyPages);
});
