import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { expectAccessible, wide, withBrowser } from '../../support/browser';
import { aVersion, hearth, openDialog, patiently, saveHere, scanPlays, storedFiles, workerServes } from '../../support/offline';
import { at, people, signInByForm } from '../../support/people';
import { showList } from '../../support/player';

const { visitor } = withBrowser();

describe('a published version without a network', () => {
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
    await showList(page);
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
    const waiting = context.serviceWorkers().at(-1);
    await page.close();
    // a page that opens before the next build has taken over is served by the first one, and keeps it running
    await expect.poll(() => waiting?.evaluate(() => Reflect.get(globalThis, 'serviceWorker').state), patiently).toBe('activated');
    const next = await context.newPage();
    await next.goto(address);
    await showList(next);
    await hearth(next).waitFor(patiently);
    expect(await apps(next)).toEqual(['loggia-app/next']);
  });
});
