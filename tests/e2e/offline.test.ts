import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { removedAfterwards, store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { at, people, signInByForm } from '../support/people';

const { visitor } = withBrowser();
const organization = 'Casa Aperta';
const image = { name: 'The fireplace.jpg', url: '/demo/house-with-garden/fireplace.jpg', contentType: 'image/jpeg' };
const patiently = { timeout: 60_000 };

/** A published version in an organization of the demo data, there until the tests of the file are done. */
async function aVersion() {
  const id = randomIdentifier();
  const document = store().doc(removedAfterwards(`organizations/${organization}/tours/offline/snapshots/${id}`));
  const poi = { identifier: 'hearth', name: 'Hearth', type: 'poi', sweep: 'h02', icon: 'green', files: [image] };
  const place = { position: { x: 1, y: 1, z: 1 }, rotation: { x: 0, y: 0 }, content: [{ type: 'text', value: 'Do not touch.' }] };
  await document.set({
    ...{ matterportId: 'HouseGarden', name: 'Spring', tourName: 'House with a garden', public: true },
    pois: [{ name: 'Ground floor', children: [{ ...poi, ...place }] }],
  });
  const path = `/public-tour/${encodeURIComponent(organization)}/offline/${id}`;
  return { address: at(path), change: (changes: object) => document.update(changes) };
}

/** The addresses in the copies of tours on the device, without their origin. */
const storedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^loggia-(user-)?copy\//.test(name));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the service worker has stored the app and serves the page. */
const workerServes = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? ''), patiently).toBe('activated');

const hearth = (page: Page) => page.getByRole('treeitem', { name: /^Hearth/ });
const scanPlays = (page: Page) => page.frameLocator('iframe').locator('[data-phase="playing"] canvas').waitFor(patiently);

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Save for offline' }).click();
  return page.getByRole('dialog', { name: 'Save for offline' });
}

async function saveHere(page: Page) {
  const dialog = await openDialog(page);
  await dialog.getByText(/^About [\d.]+ MB in \d+ files\.$/).waitFor(patiently);
  await dialog.getByRole('button', { name: 'Save for offline' }).click();
  await dialog.getByText(/^Saved for offline · [\d.]+ MB$/).waitFor(patiently);
  return dialog;
}

const imagesAreShown = (page: Page) =>
  expect
    .poll(
      () =>
        page
          .getByRole('dialog', { name: 'Files' })
          .locator('img')
          .evaluateAll((images) => images.length > 0 && images.every((each) => (each as HTMLImageElement).naturalWidth > 0)),
      patiently,
    )
    .toBe(true);

describe('a published version without a network', () => {
  it('opens and can be walked once it was opened', async () => {
    const { address } = await aVersion();
    const { page, context } = await visitor({ viewport: wide, worksOffline: true });
    await page.goto(address);
    await hearth(page).waitFor();
    await scanPlays(page);
    await workerServes(page);
    await expect.poll(() => storedFiles(page), patiently).toEqual(expect.arrayContaining(['/offline/copy', '/scans/HouseGarden/mesh.glb']));

    await context.setOffline(true);
    await page.reload();

    await hearth(page).click(patiently);
    await page.getByRole('article', { name: 'Hearth' }).getByText('Do not touch.').waitFor();
    await scanPlays(page);
  });

  it('opens with files that nobody looked at once it was saved, until it is removed', async () => {
    const { address } = await aVersion();
    const { page, context } = await visitor({ viewport: narrow, worksOffline: true });
    await page.goto(address);
    const dialog = await saveHere(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await workerServes(page);
    await context.setOffline(true);
    await page.reload();
    await scanPlays(page);
    await page.getByRole('button', { name: 'Files' }).click();
    await imagesAreShown(page);

    await context.setOffline(false);
    await page.reload();
    await openDialog(page);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await dialog.getByText('It stays removed until you open it again with a network.').waitFor(patiently);
    await context.setOffline(true);
    await page.reload();

    await page.getByRole('alert').waitFor(patiently);
    expect(await hearth(page).count()).toBe(0);
  });

  it('is removed from the device when it is taken back', async () => {
    const { address, change } = await aVersion();
    const { page } = await visitor({ worksOffline: true });
    await page.goto(address);
    await saveHere(page);
    await workerServes(page);
    await change({ public: false });
    const closed = page.getByRole('heading', { name: 'This tour isn’t published' });
    await closed.waitFor();
    await page.reload();
    await closed.waitFor();

    await expect.poll(() => storedFiles(page), patiently).toEqual([]);
  });
});

describe('saving', () => {
  it('says what to do when the device is full, and counts nothing as saved', async () => {
    const { address } = await aVersion();
    const { page } = await visitor({ worksOffline: true });
    await page.addInitScript(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    });
    await page.goto(address);
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Save for offline' }).click(patiently);

    await dialog.getByRole('alert').getByText('This device is full.').waitFor();
    await expectAccessible(page);
    expect(await storedFiles(page)).toEqual([]);
  });

  it('can be cancelled, and continued', async () => {
    const { address } = await aVersion();
    const { page } = await visitor({ worksOffline: true });
    await page.addInitScript(() => {
      const { put } = Cache.prototype;
      const gate = new Promise<void>((resolve) => Object.assign(window, { openGate: resolve }));
      Cache.prototype.put = async function (this: Cache, request, response) {
        if (String(request).endsWith('mesh.glb')) await gate;
        return put.call(this, request, response);
      };
    });
    await page.goto(address);
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Save for offline' }).click(patiently);
    await dialog.getByRole('progressbar', { name: 'Saving the tour' }).waitFor(patiently);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.evaluate(() => (window as unknown as { openGate: () => void }).openGate());

    await dialog.getByRole('button', { name: 'Save for offline' }).click(patiently);
    await dialog.getByText(/^Saved for offline/).waitFor(patiently);
  });
});

describe('a new build', () => {
  it('is stored beside the one that runs, and takes over once no page of that is open', async () => {
    const file = `${inject('build')}/offline-worker.js`;
    const built = readFileSync(file, 'utf8');
    onTestFinished(() => writeFileSync(file, built));
    const { address } = await aVersion();
    const { page, context } = await visitor({ worksOffline: true });
    await page.goto(address);
    await hearth(page).waitFor();
    await workerServes(page);
    const apps = (from: Page) => from.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('loggia-app/')));
    const [running] = await apps(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    writeFileSync(file, built.replace(/version:"[^"]+"/, 'version:"next"'));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state), patiently)
      .toBe('installed');

    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    expect(await apps(page)).toEqual([running, 'loggia-app/next']);
    await page.close();
    const next = await context.newPage();
    await next.goto(address);
    await hearth(next).waitFor(patiently);
    await expect.poll(() => apps(next), patiently).toEqual(['loggia-app/next']);
  });
});

describe('a member’s private tour without a network', () => {
  it('stays closed once it was removed, until it is opened with a network', async () => {
    const { page, context } = await visitor({ viewport: wide, worksOffline: true });
    await signInByForm(page, people.viewer, '/dashboard/tour/office-speicherstrasse/play');
    const points = page.getByRole('treeitem');
    await points.first().waitFor(patiently);
    await workerServes(page);
    await expect.poll(() => storedFiles(page), patiently).toContain('/offline/copy');
    const address = page.url();

    await page.goto(at('/user/profile'));
    const tours = page.getByRole('region', { name: 'Tours on this device' });
    await tours.getByRole('button', { name: /^Remove / }).click();
    await tours.getByText('No tours are stored on this device.').waitFor(patiently);
    await context.setOffline(true);
    await page.goto(address);
    await page.reload();

    await page.getByRole('alert').waitFor(patiently);
    expect(await points.count()).toBe(0);
    await context.setOffline(false);
    await page.reload();
    await points.first().waitFor(patiently);
  });

  it('opens once it was saved, and is removed when they sign out', async () => {
    const { page, context } = await visitor({ viewport: wide, worksOffline: true });
    await signInByForm(page, people.viewer, '/dashboard/tour/office-speicherstrasse/play');
    const points = page.getByRole('treeitem');
    await points.first().waitFor(patiently);
    await saveHere(page);
    await workerServes(page);
    await context.setOffline(true);
    await page.reload();
    await points.first().waitFor(patiently);
    await scanPlays(page);

    await context.setOffline(false);
    await page.goto(at('/user/profile'));
    await page
      .getByRole('region', { name: 'Tours on this device' })
      .getByText(/^Saved for offline/)
      .waitFor();
    await page.getByRole('region', { name: 'This browser' }).getByRole('button', { name: 'Sign out' }).click();

    await page.getByRole('button', { name: 'or use email and password.' }).waitFor(patiently);
    expect(await storedFiles(page)).toEqual([]);
  });
});
