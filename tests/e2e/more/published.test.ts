import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, wide, withBrowser } from '../../support/browser';
import { embedElsewhere } from '../../support/elsewhere';
import { showList } from '../../support/player';
import { aSnapshot } from '../../support/snapshot';

const { visitor } = withBrowser();

type Tags = Iterable<[string, { label: string }]> | Record<string, { label: string }>;
type Sdk = {
  Tag: { data: { waitUntil: (is: (tags: Tags) => boolean) => Promise<Tags> } };
  Camera: { zoom: { waitUntil: (is: () => boolean) => Promise<{ level: number }> } };
};

/** The labels of the tags that the scan shows now. */
const labelsInScan = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { contentWindow } = document.querySelector('iframe')!;
    const { MP_SDK } = contentWindow as unknown as { MP_SDK: { connect: (target: unknown) => Promise<Sdk> } };
    const tags = await (await MP_SDK.connect(contentWindow)).Tag.data.waitUntil(() => true);
    return [...(Symbol.iterator in tags ? tags : Object.entries(tags))].map(([, { label }]) => label);
  });

/** How far the scan of an embedded tour is zoomed. */
const embeddedZoom = async (page: Page): Promise<number> => {
  const tour = page.frames().find((frame) => frame.url().includes('/public-tour/'));
  if (!tour) throw new Error('No tour is embedded.');
  return tour.evaluate(async () => {
    const { contentWindow } = document.querySelector('iframe')!;
    const { MP_SDK } = contentWindow as unknown as { MP_SDK: { connect: (target: unknown) => Promise<Sdk> } };
    return (await (await MP_SDK.connect(contentWindow)).Camera.zoom.waitUntil(() => true)).level;
  });
};

/** Turns the wheel over the middle of the window, and returns how far its page is scrolled then. */
const turnWheel = async (page: Page, pixels: number): Promise<number> => {
  await page.mouse.move(wide.width / 2, wide.height / 2);
  await page.mouse.wheel(0, pixels);
  return page.evaluate(() => window.scrollY);
};

describe('a published snapshot', () => {
  it('opens at the exact view that somebody shared of it [VIEWER-012 ROUTE-043]', async () => {
    const { address } = await aSnapshot();
    const view = 'start=h04&sr=-0.2%2C1.1';
    const { page } = await visitor({ scan: 'real' });
    await page.goto(`${address}?${view}`);
    const share = page.getByRole('dialog', { name: 'Share' });

    // shared before the camera has arrived, it would be the view at the start
    const sharedView = async () => {
      await page.getByRole('toolbar', { name: 'Tour controls' }).getByRole('button', { name: 'Share' }).click();
      const choice = share.getByRole('checkbox', { name: 'Start at the current view' });
      if (await choice.isVisible()) await choice.check();
      const shared = await share.getByRole('textbox').inputValue();
      await page.keyboard.press('Escape');
      await share.waitFor({ state: 'detached' });
      return shared;
    };

    await expect.poll(sharedView).toBe(`${address}?${view}`);
  });

  it('is embedded in a page of another site by its code, as an image until it is pressed, with the list and the wheel as they were chosen', async () => {
    const { address } = await aSnapshot();
    const { page } = await visitor({ scan: 'real' });
    await page.goto(address);
    await page.getByRole('toolbar', { name: 'Tour controls' }).getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share' });
    await share.getByText('Embed', { exact: true }).click();
    const code = share.getByRole('textbox', { name: 'Embed code' });
    const usual = await code.inputValue();
    await share.getByRole('combobox', { name: 'List of points' }).selectOption('Open at first');
    await share.getByRole('combobox', { name: 'Mouse wheel' }).selectOption('Zoom the tour at once');
    const chosen = await code.inputValue();
    await expectAccessible(page);
    const embed = async (code: string) => {
      const tour = await embedElsewhere(page, code);
      await page.evaluate(() => document.body.style.setProperty('height', '300vh'));
      expect(await page.locator('iframe').count()).toBe(0);
      await page.getByRole('link', { name: /Open the 3D tour$/ }).click();
      await tour.frameLocator('iframe').locator('canvas').first().waitFor();
      await tour.getByRole('progressbar').waitFor({ state: 'detached' });
      await tour.getByRole('toolbar', { name: 'Tour controls' }).waitFor();
      return { list: tour.getByRole('region', { name: 'Points of interest' }), zoom: await embeddedZoom(page) };
    };

    const zooming = await embed(chosen);
    await zooming.list.waitFor();
    await turnWheel(page, -300);
    await expect.poll(() => embeddedZoom(page)).toBeGreaterThan(zooming.zoom);
    expect(await turnWheel(page, 100)).toBe(0);

    const scrolling = await embed(usual);
    expect(await scrolling.list.count()).toBe(0);
    // until the code that leaves the wheel to the page is there
    await expect.poll(() => turnWheel(page, 100)).toBeGreaterThan(0);
  });

  it('hides the tags of a folder [VIEWER-017]', async () => {
    const { address } = await aSnapshot();
    const { page } = await visitor();
    await page.goto(address);
    await expect.poll(() => labelsInScan(page)).toContain('Stairs');
    await showList(page);
    await page.getByRole('button', { name: 'Hide the tags of Ground floor' }).click();
    await expect.poll(() => labelsInScan(page)).not.toContain('Stairs');
    await page.getByRole('button', { name: 'Hide the tags of Ground floor' }).click();
    await expect.poll(() => labelsInScan(page)).toContain('Stairs');
  });
});
