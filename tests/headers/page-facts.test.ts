import { expect, it } from 'vitest';
import { evaluatedFacts } from '../../scripts/page-facts.mjs';
import { earlyPages, pageFacts } from '../../src/app/page-facts';

it('evaluates for the build what the table of pages says, except for pages of development', async () => {
  const built = await evaluatedFacts();

  const pages = pageFacts.pages.filter(({ path }) => path !== '/gallery');
  expect(built.pageFacts).toEqual({ ...pageFacts, pages });
  expect(built.earlyPages).toEqual(earlyPages);
});
