import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playerPath, tourPagePath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { builtChunk, heldBack } from '../support/build';
import { at } from '../support/people';

const { visitor } = withBrowser();

const house = tourId('house-with-garden');
const flat = tourId('flat-querallee');

/** Keeps the code of the app from arriving until it is let go. */
const withoutApp = (page: Page): Promise<() => void> => heldBack(page, builtChunk('visit'));

const name = (page: Page) => page.getByRole('heading', { level: 1, name: 'House with garden' });
const pictures = (page: Page) =>
  page.evaluate(() => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 100).length);

/** Where the parts of the page stand that are there from the first moment on. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'h2', 'header'].map((part) => {
      const { x, y, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, height];
    }),
  );

describe.each([
  ['the player', playerPath(house), wide],
  ['the player on a telephone', playerPath(house), narrow],
  ['the landing page', tourPagePath(house), wide],
  ['the landing page on a telephone', tourPagePath(house), narrow],
] as const)('the first look at a public tour: %s', (_where, path, viewport) => {
  it('is there before the app is, and stays where it is [PLAYER-001 PLAYER-005]', async () => {
    const { page } = await visitor({ viewport });
    const letGo = await withoutApp(page);
    await page.goto(at(path));

    await name(page).waitFor();
    await page.getByText('Casa Aperta').first().waitFor({ state: 'attached' });
    await expect.poll(() => pictures(page), { timeout: 30_000 }).toBeGreaterThan(0);
    await page.evaluate(() => document.fonts.ready);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const first = await places(page);
    // what the visitor sees from now on: the name of the tour and whose it is, without a gap
    await page.evaluate(() => {
      const gaps: string[] = [];
      const watch = () => {
        const isShown =
          document.querySelector('h1')?.textContent === 'House with garden' && document.body.textContent?.includes('Casa Aperta');
        if (!isShown) gaps.push(document.body.textContent ?? '');
      };
      new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { gaps });
    });

    letGo();

    const done =
      path === playerPath(house) ? page.getByRole('toolbar', { name: 'Tour controls' }) : page.getByRole('button', { name: 'Share' });
    await done.waitFor();
    expect(await places(page)).toEqual(first);
    expect(await page.evaluate(() => Reflect.get(window, 'gaps'))).toEqual([]);
  });
});

describe('the first look at a tour', () => {
  it('names its points of interest, which can be used once the app is there [PLAYER-010]', async () => {
    const { page } = await visitor();
    const letGo = await withoutApp(page);
    await page.goto(at(playerPath(house)));

    await page.getByText('Kitchen island').waitFor();
    expect(await page.getByRole('treeitem').count()).toBe(0);
    letGo();

    await page.getByRole('treeitem', { name: /^Kitchen island/ }).click();
    await page.getByRole('article', { name: 'Kitchen island' }).waitFor();
  });

  it('shows nothing of a tour that a visitor may not see', async () => {
    const { page } = await visitor();
    const letGo = await withoutApp(page);
    const refused = page.waitForResponse((response) => response.url().includes(':batchGet') && response.status() === 403);
    await page.goto(at(playerPath(flat)));
    await refused;

    expect(await page.locator('h1, img').count()).toBe(0);
    letGo();

    await page
      .getByText(/do not have access/i)
      .first()
      .waitFor();
  });

  it('is followed live by the database, which comes after what is shown, without the code of accounts', async () => {
    const { page } = await visitor();
    const letGo = await heldBack(page, builtChunk('store'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const listens = page.waitForRequest((request) => request.url().includes('/Listen/channel'));

    await page.goto(at(playerPath(house)));
    await page.getByRole('treeitem', { name: /^Kitchen island/ }).click();
    await page.getByRole('article', { name: 'Kitchen island' }).waitFor();
    letGo();
    await listens;

    const code = asked.filter((url) => url.endsWith('.js')).join();
    expect(code).not.toContain(builtChunk('account'));
  });

  it('leads on before the app is there', async () => {
    const { page } = await visitor();
    const letGo = await withoutApp(page);
    await page.goto(at(tourPagePath(house)));

    await page.getByRole('link', { name: 'Explore' }).click();

    await page.getByText('Kitchen island').waitFor();
    letGo();
    await page.getByRole('tree', { name: 'Points of interest' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Share' }).waitFor();
  });
});

describe.each([
  ['the sign-in page', '/', 'signIn'],
  ['the player', playerPath(house), 'player'],
  ['the landing page', tourPagePath(house), 'landing'],
] as const)('the shell of %s', (_what, path, shell) => {
  it('is painted before any script, style sheet or font is there, and goes when the page comes', async () => {
    const { page } = await visitor();
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\//, async (route) => {
      await isLetGo;
      await route.continue();
    });

    await page.goto(at(path), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    expect(await page.evaluate(() => document.documentElement.dataset.start)).toBe(shell);
    expect(await page.locator('#root > .start').count()).toBe(1);
    letGo();

    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('.start').waitFor({ state: 'detached' });
  });
});
