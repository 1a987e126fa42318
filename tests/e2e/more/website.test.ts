import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, expectStillPageAccessible, type Visitor, withBrowser } from '../../support/browser';
import { serveFiles } from '../../support/static-server';
import { aRichTour, button, downloaded, openDialog, patiently, withoutPicker } from '../../support/website';

const { visitor } = withBrowser();

/** Uses the private files of the page's origin in its place: the same interface, without a dialog. */
const withPrivatePicker = ({ context }: Visitor) =>
  context.addInitScript(() => {
    const value = async ({ suggestedName }: { suggestedName: string }) =>
      (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });
    Object.defineProperty(window, 'showSaveFilePicker', { value });
  });

/** The private files by name, as text. */
const privateFiles = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    const folder = (await navigator.storage.getDirectory()) as unknown as AsyncIterable<[string, FileSystemFileHandle]>;
    for await (const [name, handle] of folder) texts[name] = await (await handle.getFile()).text();
    return texts;
  });

/** A folder with the files, removed when the test is done. */
async function unpacked(files: ReadonlyMap<string, Buffer>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'website-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

describe('the website of a version', () => {
  it('is complete without JavaScript, and when its page is opened as a file', async () => {
    const tour = await aRichTour({ matterportId: 'NoSuchScan1' });
    const author = await visitor({ scan: 'real' });
    await withoutPicker(author);
    const dialog = await openDialog(author, tour);
    await dialog.getByText('No 3D scan').waitFor();
    const { files } = await downloaded(author.page, () => button(author.page, 'Download').click());
    const { address, missing } = await serveFiles(files, '/');
    const context = await author.context.browser()!.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
    onTestFinished(() => context.close());
    const withoutScripts = await context.newPage();
    const { page: asFile } = await visitor({ viewport: { width: 320, height: 700 } });
    const places = [
      [withoutScripts, address],
      [asFile, pathToFileURL(join(await unpacked(files), 'index.html')).href],
    ] as const;
    for (const [page, place] of places) {
      await page.goto(place);
      await page.getByText('The hall of the Nobel banquet').waitFor();
      await page.getByText('Eight million bricks').waitFor();
      await page.getByText('Shut').waitFor();
      const images = page.locator('main img');
      for (const image of await images.all()) await image.evaluate((element) => element.scrollIntoView());
      const widths = () => images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
      await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
      await expectNoSidewaysScroll(page);
    }
    await expectStillPageAccessible(asFile);
    expect(missing).toEqual([]);
    expect(`${files.get('index.html')}`).toContain(`${inject('address')}#/public-tour/`);
  });

  it('is in the language that its reader chose, right to left in Arabic, on a phone too', async () => {
    const author = await visitor({ scan: 'real' });
    await withoutPicker(author);
    const dialog = await openDialog(author, await aRichTour());
    await dialog.getByRole('combobox', { name: 'Language' }).selectOption('ar');
    const { files } = await downloaded(author.page, () => button(author.page, 'Download').click());

    const { address } = await serveFiles(files, '/');
    const { page } = await visitor({ viewport: { width: 320, height: 700 }, scan: 'real' });
    await page.goto(address);
    await page.locator('iframe[data-state=ready]').waitFor({ state: 'attached', ...patiently });
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['ar', 'rtl']);
    await page.getByRole('navigation', { name: 'المحتويات' }).waitFor();
    await page.locator('.point h3 a').first().click();
    await page.getByRole('complementary', { name: 'نقطة اهتمام' }).getByRole('button', { name: 'إغلاق' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectStillPageAccessible(page);
  });

  it('of a version that is not public leaves no file behind when it fails or is cancelled, and is whole after trying again', async () => {
    const author = await visitor({ scan: 'real' });
    await withPrivatePicker(author);
    const dialog = await openDialog(author, await aRichTour(), false);
    const { page } = author;
    const scan = '**/scans/GalleryHall/mesh.glb';
    await page.route(scan, (route) => route.fulfill({ status: 404 }));
    await button(page, 'Download').click();
    await dialog.getByRole('alert').getByText('Nothing was saved: A file of the 3D scan couldn’t be loaded.').waitFor(patiently);
    await expectAccessible(page);
    expect(await privateFiles(page)).toEqual({});

    await page.unroute(scan);
    let reached = () => {};
    const isReached = new Promise<void>((resolve) => {
      reached = resolve;
    });
    await page.route(scan, () => reached());
    await button(page, 'Try again').click();
    await isReached;
    await dialog.getByText('so far').waitFor();
    await button(page, 'Cancel').click();
    await button(page, 'Download').waitFor();
    expect(await privateFiles(page)).toEqual({});

    await page.unroute(scan);
    await button(page, 'Download').click();
    await dialog.getByText('The website is downloaded').waitFor(patiently);
    const { 'City Hall Stockholm-Version 1.zip': archive = '' } = await privateFiles(page);
    expect(['</html>', 'Plan.pdf</a>', 'file could not be found when'].map((text) => archive.includes(text))).toEqual([true, true, false]);
  });
});
