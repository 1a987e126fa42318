import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tourId } from '../../src/domain/ids';
import { playerPath, tourPagePath } from '../../src/domain/page-addresses';
import { expectNoSidewaysScroll } from './browser';
import { builtChunk, holdBack } from './build';
import { at } from './people';

const house = tourId('house-with-garden');
export const player = playerPath(house);
export const landing = tourPagePath(house);

/** Keeps the code of the app from arriving until it is let go. */
export const withoutApp = (page: Page): Promise<() => void> => holdBack(page, builtChunk('visit'));

/** Opens a public tour: its first look is there before the app is, and nothing moves or flickers when the app takes over. */
export async function expectSteadyFirstLook(page: Page, path: string): Promise<void> {
  const release = await withoutApp(page);
  await page.goto(at(path));
  await page.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();
  await page.getByText('Casa Aperta').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(loadedImages)).toBeGreaterThan(0);
  await page.evaluate(() => document.fonts.ready);
  await expectNoSidewaysScroll(page);
  const first = await page.evaluate(places);
  await page.evaluate(watchForGaps);

  release();

  const done = path === player ? page.getByRole('toolbar', { name: 'Tour controls' }) : page.getByRole('button', { name: 'Share' });
  await done.waitFor();
  expect(await page.evaluate(places)).toEqual(first);
  const gaps = await page.evaluate(() => Reflect.get(window, 'gaps') as string[]);
  expect(gaps.join('\n')).toBe('');
}

const loadedImages = () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 100).length;

/** Where the parts of the page are that are there from the first moment on. */
const places = () =>
  ['h1', 'h2', 'header'].map((part) => {
    const { x, y, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    return [x, y, height];
  });

/** From now on the visitor sees the name of the tour and whose it is, without a gap. */
function watchForGaps(): void {
  const gaps: string[] = [];
  const watch = () => {
    const isShown = document.querySelector('h1')?.textContent === 'House with garden' && document.body.textContent?.includes('Casa Aperta');
    if (!isShown) gaps.push(document.body.textContent ?? '');
  };
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  Object.assign(window, { gaps });
}
