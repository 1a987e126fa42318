import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoSidewaysScroll, expectPageAccessibleInSchemes, narrow, wide } from './browser';
import { at } from './people';

/** A page by its address, and what shows that it is there: the name of its heading, or a part of it. */
export type PageRow = readonly [path: string, shown: string | RegExp | ((page: Page) => Locator)];

/**
 * Opens each page, and expects that axe finds nothing in it in both schemes, and that it does not scroll sideways on a phone. All are opened before it
 * fails, so that one run names every page with a problem.
 */
export async function expectPagesAccessible(page: Page, rows: readonly PageRow[]): Promise<void> {
  const problems: string[] = [];
  for (const [path, shown] of rows) {
    try {
      await openPage(page, path, shown);
      await expectPageAccessibleInSchemes(page);
      await page.setViewportSize(narrow);
      await expectNoSidewaysScroll(page);
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : error}`);
    }
    await page.setViewportSize(wide);
  }
  expect(problems, problems.join('\n')).toEqual([]);
}

/** Opens a page, and waits until it is whole. */
export async function openPage(page: Page, path: string, shown: PageRow[1]): Promise<void> {
  await page.goto(at(path));
  const part = typeof shown === 'function' ? shown(page) : page.getByRole('heading', { level: 1, name: shown });
  await part.first().waitFor();
  // what comes later than the page is shown by skeletons until then
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
}

/** The controls of a player, which is there before its scan. */
export const tourControls = (page: Page): Locator => page.getByRole('toolbar', { name: 'Tour controls' });

/** The form that a page consists of. */
export const form = (page: Page): Locator => page.getByRole('form');

export const dialog = (page: Page): Locator => page.getByRole('dialog');
