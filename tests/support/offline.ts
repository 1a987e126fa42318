import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { removedAfterwards, store } from '../functions/administrator';
import { at } from './people';

const organization = 'Casa Aperta';
const image = { name: 'The fireplace.jpg', url: '/demo/house-with-garden/fireplace.jpg', contentType: 'image/jpeg' };
export const patiently = { timeout: 60_000 };

/** A published version in an organization of the demo data, there until the tests of the file are done. */
export async function aVersion() {
  const id = randomIdentifier();
  const document = store().doc(removedAfterwards(`organizations/${organization}/tours/offline/snapshots/${id}`));
  const poi = { identifier: 'hearth', name: 'Hearth', type: 'poi', sweep: 'b02', icon: 'green', files: [image] };
  const place = { position: { x: 1, y: 1, z: 1 }, rotation: { x: 0, y: 0 }, content: [{ type: 'text', value: 'Do not touch.' }] };
  await document.set({
    matterportId: 'BarnAsFound',
    name: 'Spring',
    tourName: 'Barn',
    public: true,
    pois: [{ name: 'Ground floor', children: [{ ...poi, ...place }] }],
  });
  const path = `/public-tour/${encodeURIComponent(organization)}/offline/${id}`;
  return { address: at(path), change: (changes: object) => document.update(changes) };
}

/** The addresses in the copies of tours on the device, without their origin. */
export const storedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^loggia-(user-)?copy\//.test(name));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the service worker has stored the app and serves the page. */
export const workerServes = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? ''), patiently).toBe('activated');

export const hearth = (page: Page) => page.getByRole('treeitem', { name: /^Hearth/ });
export const scanPlays = (page: Page) => page.frameLocator('iframe').locator('[data-phase="playing"] canvas').waitFor(patiently);

export async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Save for offline' }).click();
  return page.getByRole('dialog', { name: 'Save for offline' });
}

export async function saveHere(page: Page) {
  // the size is known once the scan has loaded
  await scanPlays(page);
  const dialog = await openDialog(page);
  await dialog.getByText(/^About [\d.]+ [kM]B in \d+ files\.$/).waitFor(patiently);
  await dialog.getByRole('button', { name: 'Save for offline' }).click();
  await dialog.getByText(/^Saved for offline · [\d.]+ [kM]B$/).waitFor(patiently);
  return dialog;
}
