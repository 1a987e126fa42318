import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourId } from '../../src/domain/ids';
import { playerPath, tourPagePath } from '../../src/domain/page-addresses';
import { withBrowser } from '../support/browser';
import { at } from '../support/people';

const { visitor } = withBrowser();
const house = tourId('house-with-garden');

const gone = { state: 'detached' } as const;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const article = (page: Page) => page.getByRole('article', { name: 'Kitchen island' });
const item = (page: Page, name: RegExp) => page.getByRole('treeitem', { name }).last();
/** How many things that Back closes the browser's entry stands for. */
const reachDepth = (page: Page, depth: number) =>
  page.waitForFunction((wanted) => (window.history.state?.backLayers?.depth ?? 0) === wanted, depth);

async function goBack(page: Page, depth = 0): Promise<void> {
  await page.evaluate(() => window.history.back());
  await reachDepth(page, depth);
}

describe('Back in the player', () => {
  it('closes the share panel, then the point of interest, then leads to the landing page', async () => {
    const { page } = await visitor();
    await page.goto(at(tourPagePath(house)));
    await page.getByRole('link', { name: 'Explore' }).click();
    await item(page, /^Kitchen island/).click();
    await article(page).waitFor();
    await page.waitForURL(/start=/);
    await page.getByRole('button', { name: /^Share/ }).click();
    await dialog(page, 'Share').waitFor();
    await reachDepth(page, 2);

    await goBack(page, 1);
    await dialog(page, 'Share').waitFor(gone);
    await article(page).waitFor();
    await goBack(page);
    await article(page).waitFor(gone);
    expect(page.url()).toBe(at(playerPath(house)));
    await page.goBack();

    await page.getByRole('link', { name: 'Explore' }).waitFor();
  });
});
