import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { removedAfterwards, store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { embedElsewhere } from '../support/elsewhere';
import { at } from '../support/people';

const { visitor } = withBrowser();
const organization = 'Casa Aperta';
const image = { name: 'The fireplace.jpg', url: '/demo/house-with-garden/fireplace.jpg', contentType: 'image/jpeg' };

const poi = (identifier: string, name: string, more: object = {}) => ({
  ...{ identifier, name, type: 'poi', content: [], files: [] },
  ...{ position: { x: 1, y: 1, z: 1 }, rotation: { x: 0, y: 0 }, sweep: 'h02', icon: 'green' },
  ...more,
});

/** A published snapshot, there until the tests of the file are done. */
async function aSnapshot(fields: object = {}): Promise<{ address: string; publish: (changes: object) => Promise<unknown> }> {
  const path = `organizations/${organization}/tours/published/snapshots/${randomIdentifier()}`;
  const reference = store().doc(removedAfterwards(path));
  const pois = [
    {
      name: 'Ground floor',
      children: [
        poi('hearth', 'Hearth', { files: [image], content: [{ type: 'text', value: 'Do not touch.' }] }),
        poi('stairs', 'Stairs', { type: 'tag', sweep: 'h04', tag: { label: 'Stairs', anchorPosition: { x: 11, y: 1, z: 6 } } }),
      ],
    },
  ];
  await reference.set({ matterportId: 'HouseGarden', name: 'Spring', public: true, pois, ...fields });
  return {
    address: at(`/public-tour/${encodeURIComponent(organization)}/published/${reference.id}`),
    publish: (changes) => reference.update(changes),
  };
}

const patiently = { timeout: 20_000 };

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
    const { page } = await visitor({ viewport: wide });
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

    await expect.poll(sharedView, patiently).toBe(`${address}?${view}`);
  });

  it('is visited with its list, content, files, floors and sharing [VIEWER-001 VIEWER-003 VIEWER-004 VIEWER-005 VIEWER-006 VIEWER-009 VIEWER-012 VIEWER-013 VIEWER-014 VIEWER-016 VIEWER-022 VIEWER-023 VIEWER-024 ROUTE-003 ACCESS-050]', async () => {
    const { address } = await aSnapshot();
    const { page, context } = await visitor({ viewport: wide });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    const bar = page.getByRole('toolbar', { name: 'Tour controls' });
    const list = page.getByRole('region', { name: 'Points of interest' });
    await list.getByText(organization).waitFor();
    await page.getByRole('treeitem', { name: /^Hearth/ }).click();
    const content = page.getByRole('article', { name: 'Hearth' });
    await content.getByText('Do not touch.').waitFor();
    await expectAccessible(page);

    await bar.getByRole('button', { name: 'Content' }).click();
    await content.waitFor({ state: 'detached' });
    await bar.getByRole('button', { name: 'Content' }).click();
    await content.waitFor();
    await page.getByRole('treeitem', { name: /^Stairs/ }).click();
    await content.waitFor({ state: 'detached' });
    expect(await bar.getByRole('button', { name: 'Content' }).getAttribute('aria-expanded')).toBe('false');

    await bar.getByRole('button', { name: 'Files' }).click();
    const files = page.getByRole('dialog', { name: 'Files' });
    await files.getByText('The fireplace.jpg').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: /^Floors/ }).click();
    await page.getByRole('button', { name: 'ALL' }).waitFor();
    await page.keyboard.press('Escape');

    await bar.getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share' });
    await share.getByRole('textbox').fill('https://elsewhere.example/');
    await share.getByRole('button', { name: 'Copy' }).click();
    await share.getByText('Copied!').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://elsewhere.example/');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
    });
    await share.getByRole('button', { name: 'Copy' }).click();
    await share.getByText('Unable to copy..').waitFor();
  });

  it('is embedded in a page of another site by its code, with the list and the wheel as they were chosen [PLAYER-050]', async () => {
    const { address } = await aSnapshot();
    const { page } = await visitor({ viewport: wide });
    await page.goto(address);
    await page.getByRole('toolbar', { name: 'Tour controls' }).getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share' });
    await share.getByText('Embed', { exact: true }).click();
    const code = share.getByRole('textbox', { name: 'Embed code' });
    const usual = await code.inputValue();
    await share.getByRole('combobox', { name: 'List of points' }).selectOption('Closed at first');
    await share.getByRole('combobox', { name: 'Mouse wheel' }).selectOption('Zoom the tour at once');
    const chosen = await code.inputValue();
    await expectAccessible(page);
    const embed = async (code: string) => {
      const tour = await embedElsewhere(page, code);
      await page.evaluate(() => document.body.style.setProperty('height', '300vh'));
      await tour.frameLocator('iframe').locator('canvas').first().waitFor();
      await tour.getByRole('progressbar').waitFor({ state: 'detached' });
      await tour.getByRole('toolbar', { name: 'Tour controls' }).waitFor();
      return { list: tour.getByRole('region', { name: 'Points of interest' }), zoom: await embeddedZoom(page) };
    };

    const zooming = await embed(chosen);
    expect(await zooming.list.count()).toBe(0);
    await turnWheel(page, -300);
    await expect.poll(() => embeddedZoom(page), patiently).toBeGreaterThan(zooming.zoom);
    await page.screenshot({ path: '.loggia/framing/version-without-list.png' });
    expect(await turnWheel(page, 100)).toBe(0);

    const scrolling = await embed(usual);
    await scrolling.list.waitFor();
    // until the code that leaves the wheel to the page is there
    await expect.poll(() => turnWheel(page, 100), patiently).toBeGreaterThan(0);
  });

  it('shows the scan on a phone, and the content when it is wanted [VIEWER-015 VIEWER-003]', async () => {
    const { address } = await aSnapshot();
    const { page } = await visitor({ viewport: narrow });
    await page.goto(address);
    await page.getByRole('button', { name: 'Points of interest' }).click();
    await page.getByRole('treeitem', { name: /^Hearth/ }).click();
    await page.getByRole('treeitem', { name: /^Hearth/ }).waitFor({ state: 'detached' });
    expect(await page.getByRole('article', { name: 'Hearth' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Content' }).click();
    await page.getByRole('article', { name: 'Hearth' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  it('hides the tags of a folder, and follows what is stored [VIEWER-017 VIEWER-021]', async () => {
    const { address, publish } = await aSnapshot();
    const { page } = await visitor({ viewport: wide });
    await page.goto(address);
    await expect.poll(() => labelsInScan(page), patiently).toContain('Stairs');
    await page.getByRole('button', { name: 'Hide the tags of Ground floor' }).click();
    await expect.poll(() => labelsInScan(page), patiently).not.toContain('Stairs');
    await page.getByRole('button', { name: 'Hide the tags of Ground floor' }).click();
    await expect.poll(() => labelsInScan(page), patiently).toContain('Stairs');
    await publish({ public: false });
    await page.getByRole('heading', { name: 'This tour isn’t published' }).waitFor();
  });

  it('lists no floors of a scan that has none [VIEWER-010]', async () => {
    const { address } = await aSnapshot({ matterportId: 'NoSuchScan1' });
    const { page } = await visitor();
    await page.goto(address);
    await page.getByRole('button', { name: /^Floors/ }).click();
    await page.getByRole('dialog', { name: 'Floors' }).getByText('No floors found').waitFor();
  });

  it('is not shown when it is not public, has no scan, or does not exist [VIEWER-002]', async () => {
    const { page } = await visitor();
    for (const { address } of [await aSnapshot({ public: false }), await aSnapshot({ matterportId: '' })]) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'This tour isn’t published' }).waitFor();
    }
    await page.goto(at('/public-tour/Nowhere/published/none'));
    await page.getByRole('heading', { name: 'This tour isn’t published' }).waitFor();
    await expectAccessible(page);
  });
});

describe('a screen of an organization', () => {
  it('shows its page and address while it is public [ROUTE-040 OLD-036 OLD-037 ACCESS-074]', async () => {
    const id = randomIdentifier();
    const screen = store().doc(removedAfterwards(`organizations/${organization}/screens/${id}`));
    await screen.set({ url: 'https://example.com/lobby', public: true });
    const { page } = await visitor();
    await page.goto(at(`/${encodeURIComponent(organization)}/screen/${id}`));
    await page.getByRole('main', { name: 'Screen' }).getByText('https://example.com/lobby').waitFor();
    await expectAccessible(page);
    await screen.update({ public: false });
    await page.getByRole('heading', { name: 'This screen isn’t public' }).waitFor();
    await screen.update({ public: true, url: 'javascript:alert(1)' });
    await page.reload();
    await page.getByRole('heading', { name: 'This screen isn’t public' }).waitFor();
  });
});
