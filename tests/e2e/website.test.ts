import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { orgId, tourId } from '../../src/domain/ids';
import { versionsPath } from '../../src/domain/publishing/addresses';
import { store } from '../functions/administrator';
import { save } from '../functions/stored';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectStillPageAccessible,
  narrow,
  type Visitor,
  wide,
  withBrowser,
} from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { signIn } from '../support/people';
import { serveFiles } from '../support/static-server';
import { filesInZip } from '../support/zip';

const { visitor } = withBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const patiently = { timeout: 90_000 };
const hostile = 'Safe <img src=x onerror=alert(1)> "room"';

/** The richest tour of Northlight with an image, a plan and a document, in an organization of its own. */
async function aRichTour(fields: object = {}) {
  const place = await anOwnPlace();
  const editor = await place.person('superuser');
  const { folders, description } = (await store().doc('tours/stockholm-city-hall').get()).data() ?? {};
  const id = await place.tour({ name: 'City Hall / Stockholm', matterportId: 'GalleryHall', description, ...fields });
  const pdf = await save(`organizations/${place.organization}/tour/${id}/files/u__Plan.pdf`, 'plan');
  const image = {
    name: 'u__Fireplace.jpg',
    url: '/demo/house-with-garden/fireplace.jpg',
    contentType: 'image/jpeg',
    caption: 'The fireplace',
  };
  const files = { type: 'file', content: [image, { name: 'u__Plan.pdf', url: pdf, contentType: 'application/pdf', size: 4 }] };
  folders[0].pois[0].content.push(files);
  folders[0].pois[1].screenshot = image.url;
  folders[0].pois.push({
    identifier: 'safe',
    name: hostile,
    content: [{ type: 'text', content: '<h1>Shut</h1><script>alert(2)</script>' }],
  });
  const floorplans = [{ ...image, name: 'Ground.jpg', floor: '1', progress: 100 }];
  const documents = [{ name: 'u__Plan.pdf', url: pdf, contentType: 'application/pdf', documentType: 'Fire', progress: 100 }];
  await store().doc(`tours/${id}`).update({ folders, floorplans, documents });
  const [first, second] = folders[0].pois.map(({ identifier, name, sweep }: Record<string, string>) => ({ identifier, name, sweep }));
  return { editor, id: tourId(id), organization: orgId(place.organization), first, second };
}

/** Publishes the tour, and opens the dialog that downloads the version. */
async function openDialog(
  { page }: Visitor,
  { editor, id }: { editor: { email: string }; id: ReturnType<typeof tourId> },
  isPublic = true,
) {
  await signIn(page, editor.email, `${versionsPath(id)}?dialog=publish`);
  if (!isPublic) await page.getByRole('dialog').getByRole('checkbox', { name: 'Public', exact: true }).uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog', { name: '“Version 1” is published' }).getByRole('button', { name: 'Done' }).click();
  await button(page, 'Menu of Version 1').click();
  await page.getByRole('menuitem', { name: 'Download as a website…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download “Version 1” as a website' });
  await dialog.getByText('The archive contains:').waitFor();
  return dialog;
}

/** Removes the browser's own dialog, which tests cannot use. */
const withoutPicker = ({ context }: Visitor) =>
  context.addInitScript(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }));

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

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; files: Map<string, Buffer> }> {
  const download = page.waitForEvent('download', patiently);
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), files: filesInZip(readFileSync(await file.path())) };
}

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

/** No request of the page failed, and nothing was requested that the archive lacks. */
function expectComplete({ heard }: Visitor, missing: readonly string[]) {
  expect(missing).toEqual([]);
  expect(heard.filter((line) => /^(failed|error)/.test(line))).toEqual([]);
}

describe('the website of a version', () => {
  it('is downloaded, and works offline from a folder of any web server', async () => {
    const tour = await aRichTour();
    const author = await visitor();
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
    const texts = ['index.html', 'viewer.js', 'viewer.css', 'README.txt', 'data/version.json'].map((file) => `${files.get(file)}`).join();
    expect(texts).not.toMatch(/127\.0\.0\.1|localhost:(?!8000)|firebase|token=/);
    expect([...files].find(([path]) => path.endsWith('.pdf'))?.[1].toString()).toBe('plan');

    const { address, missing } = await serveFiles(files, '/some/folder/');
    const reader = await visitor({ viewport: wide });
    const { page } = reader;
    await page.goto(address);
    await page.locator('iframe[data-state=ready]').waitFor({ state: 'attached', ...patiently });
    await expect.poll(() => coloursOfScan(page), patiently).toBeGreaterThan(50);
    await page.getByRole('link', { name: tour.first.name, exact: true }).click();
    expect(page.url()).toBe(`${address}#point=${encodeURIComponent(tour.first.identifier)}`);
    const panel = page.getByRole('complementary', { name: 'Point' });
    await panel.getByText('The hall of the Nobel banquet').waitFor();
    await expectStillPageAccessible(page);
    await page.getByRole('link', { name: tour.second.name, exact: true }).click();
    await panel.getByRole('heading', { name: tour.second.name }).waitFor();
    await expect.poll(async () => (await scanOf(page)).sweep, patiently).toBe(tour.second.sweep);
    expect((await scanOf(page)).labels).toContain('Grand staircase');
    await page.goBack();
    await panel.getByText('The hall of the Nobel banquet').waitFor();
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
    expectComplete(reader, missing);

    const phone = await visitor({ viewport: narrow, colorScheme: 'dark' });
    await phone.page.goto(`${address}#point=${encodeURIComponent(tour.first.identifier)}`);
    await phone.page.getByRole('complementary', { name: 'Point' }).getByText('The hall of the Nobel banquet').waitFor();
    await phone.page.locator('iframe[data-state=ready]').waitFor({ state: 'attached', ...patiently });
    await expectNoSidewaysScroll(phone.page);
    await expectStillPageAccessible(phone.page);
    expectComplete(phone, missing);
  });

  it('is complete without JavaScript, and when its page is opened as a file', async () => {
    const tour = await aRichTour({ matterportId: 'NoSuchScan1' });
    const author = await visitor();
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

  it('of a version that is not public leaves no file behind when it fails or is cancelled, and is whole after trying again', async () => {
    const author = await visitor();
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
