import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, expectStillPageAccessible, narrow, type Visitor, withBrowser } from '../support/browser';
import { serveFiles } from '../support/static-server';
import { aRichTour, button, downloaded, hostile, openDialog, patiently, withoutPicker } from '../support/website';

const { visitor } = withBrowser();

type Sdk = {
  Sweep: { current: { waitUntil: (is: (sweep: { id: string }) => boolean) => Promise<{ id: string }> } };
  Tag: {
    data: { waitUntil: (is: (tags: Iterable<[string, { label: string }]>) => boolean) => Promise<Iterable<[string, { label: string }]>> };
  };
};

/** Where the visitor stands in the scan, and the labels of its tags. */
const scanOf = (page: Page): Promise<{ sweep: string; labels: string[] }> =>
  page.evaluate(async () => {
    const { contentWindow } = document.querySelector('iframe')!;
    const { MP_SDK } = contentWindow as unknown as { MP_SDK: { connect: (target: unknown) => Promise<Sdk> } };
    const { Sweep, Tag } = await MP_SDK.connect(contentWindow);
    const tags = await Tag.data.waitUntil(() => true);
    return { sweep: (await Sweep.current.waitUntil(() => true)).id, labels: [...tags].map(([, { label }]) => label) };
  });

/** The number of colours that the visible part of the scan has. */
async function coloursOfScan(page: Page): Promise<number> {
  const picture = (await page.locator('iframe').screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    return new Set(new Uint32Array(canvas.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size;
  }, picture);
}

/** No request of the page failed, and nothing was requested that the archive lacks. */
function expectComplete({ heard }: Visitor, missing: readonly string[]) {
  expect(missing).toEqual([]);
  expect(heard.filter((line) => /^(failed|error)/.test(line))).toEqual([]);
}

/** The maps of the floors link points too. */
const pointLink = (page: Page, name: string) => page.locator('.points').getByRole('link', { name, exact: true });

describe('the website of a version', () => {
  it('is downloaded, and works offline from a folder of any web server', async () => {
    const tour = await aRichTour();
    const author = await visitor({ scan: 'real' });
    await withoutPicker(author);
    const dialog = await openDialog(author, tour);
    await dialog.getByText('The 3D scan, which visitors can walk through').waitFor();
    await expectAccessible(author.page);
    const { name, files } = await downloaded(author.page, () => button(author.page, 'Download').click());
    await dialog.getByText('The website is downloaded').waitFor();
    expect(name).toBe('City Hall Stockholm-Version 1.zip');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['index.html', 'README.txt', 'data/version.json', 'scans/GalleryHall/scan.json']),
    );
    expect([...files.keys()].filter((file) => file.endsWith('.svg'))).toEqual(['icon.svg']);
    const drawing = [...files].find(([file]) => /^files\/.*\.png$/.test(file))?.[1];
    expect(drawing?.subarray(1, 4).toString()).toBe('PNG');
    const texts = ['index.html', 'viewer.js', 'viewer.css', 'README.txt', 'data/version.json'].map((file) => `${files.get(file)}`).join();
    expect(texts).not.toMatch(/127\.0\.0\.1|localhost:(?!8000)|firebase|token=/);
    expect([...files].find(([path]) => path.endsWith('.pdf'))?.[1].toString()).toBe('plan');

    const { address, missing } = await serveFiles(files, '/some/folder/');
    const reader = await visitor({ scan: 'real' });
    const { page } = reader;
    await page.goto(address);
    await page.locator('iframe[data-state=ready]').waitFor({ state: 'attached', ...patiently });
    await expect.poll(() => coloursOfScan(page), patiently).toBeGreaterThan(50);
    await pointLink(page, tour.first.name).click();
    expect(page.url()).toBe(`${address}#point=${encodeURIComponent(tour.first.identifier)}`);
    const panel = page.getByRole('complementary', { name: 'Point' });
    await panel.getByText('The hall of the Nobel banquet').waitFor();
    await expectStillPageAccessible(page);
    await pointLink(page, tour.second.name).click();
    await panel.getByRole('heading', { name: tour.second.name }).waitFor();
    await expect.poll(async () => (await scanOf(page)).sweep, patiently).toBe(tour.second.sweep);
    expect((await scanOf(page)).labels).toContain('Grand staircase');
    await page.goBack();
    await panel.getByText('The hall of the Nobel banquet').waitFor();
    await panel.getByText('Fire bed').waitFor();
    expect(await panel.locator('.numbers circle').count()).toBe(1);
    await panel.getByRole('link', { name: 'Fireplace.jpg' }).click();
    const fullSize = page.getByRole('dialog', { name: 'The fireplace' });
    expect(
      await fullSize.getByRole('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(100);
    await page.keyboard.press('Escape');
    await fullSize.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: 'Close' }).click();
    await panel.waitFor({ state: 'hidden' });
    expect(await page.getByText(hostile).count()).toBe(1);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
    expect(
      await page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('Inter') && status === 'loaded')),
    ).toBe(true);
    await page.goto('about:blank');
    await page.goto(`${address}#point=${encodeURIComponent(tour.second.identifier)}`);
    await panel.getByRole('heading', { name: tour.second.name }).waitFor();
    await page.locator('iframe[data-state=ready]').waitFor({ state: 'attached', ...patiently });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expectComplete(reader, missing);
  });
});
