import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { connected, withShowcase } from '../../page/open-page';

const open = withShowcase();

/** Calls the SDK that `connected` put on the window. */
const call = (page: Page, path: string, ...args: unknown[]) =>
  page.evaluate(
    async ([names, given]) => {
      const [namespace, method] = names.split('.') as [string, string];
      // biome-ignore lint/suspicious/noExplicitAny: what `connected` put on the window
      await (window as any).sdk[namespace][method](...given);
    },
    [path, args] as [string, unknown[]],
  );

const plan = (page: Page, more = {}) => call(page, 'Mode.moveTo', 'mode.floorplan', { transition: 'transition.instant', ...more });
const written = (page: Page) =>
  page
    .locator('.rooms span')
    .evaluateAll((all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).map(({ textContent }) => textContent));

it('names the rooms that are seen on the plan, and none elsewhere', async () => {
  const { page } = await open();
  await connected(page);
  expect(await written(page)).toEqual([]);

  await plan(page);
  expect(await written(page)).toEqual(['Kitchen']);
  await call(page, 'Floor.showAll');
  expect(await written(page)).toEqual(['Studio']);
  await call(page, 'Mode.moveTo', 'mode.dollhouse', { transition: 'transition.instant' });

  expect(await written(page)).toEqual([]);
});

it('writes a name in the middle of its room, and leaves it out where the room is smaller', async () => {
  const { page } = await open();
  await connected(page);

  await plan(page, { position: { x: 2, y: 0, z: -4 }, zoom: 6 });
  const box = await page.getByText('Kitchen').boundingBox();
  await plan(page, { zoom: 200 });

  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(320, 0);
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(200, 0);
  expect(await written(page)).toEqual([]);
});

it('writes names on white pills, which are read over any floor', async () => {
  const { page } = await open();
  await connected(page);

  await plan(page);
  const [text, pill, round] = await page.getByText('Kitchen').evaluate((name) => {
    const { color, backgroundColor, borderRadius } = getComputedStyle(name);
    return [color, backgroundColor, Number.parseFloat(borderRadius)];
  });

  expect([text, pill]).toEqual(['rgb(27, 36, 48)', 'rgba(255, 255, 255, 0.94)']);
  expect(round).toBeGreaterThan(12);
});

it('names nothing while the setting for labels is off', async () => {
  const { page } = await open();
  await connected(page);
  await plan(page);

  await call(page, 'Settings.update', 'labels', false);
  expect(await written(page)).toEqual([]);
  await call(page, 'Settings.update', 'labels', true);

  expect(await written(page)).toEqual(['Kitchen']);
});
