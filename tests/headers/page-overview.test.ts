import { expect, it } from 'vitest';
import { evaluatedOverview } from '../../scripts/page-overview.mjs';
import { root } from '../../scripts/setup.mjs';

type Overview = { pageOverview: { pages: { path: string }[] }; earlyPages: object[] };

it('evaluates for the build what the table of pages says, except for pages of development', async () => {
  const { pageOverview, earlyPages }: Overview = await import(`${root}/src/app/page-overview.ts`);
  const built = await evaluatedOverview();

  const pages = pageOverview.pages.filter(({ path }) => path !== '/gallery');
  expect(pages.length).toBeGreaterThan(0);
  expect(built.pageOverview).toEqual({ ...pageOverview, pages });
  expect(built.earlyPages).toEqual(earlyPages);
});
