import { doc, updateDoc } from 'firebase/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tours } from '../../../scripts/demo-data/documents.mjs';
import { withBrowser } from '../../support/browser';
import { builtChunk, holdBack } from '../../support/build';
import { people, signIn } from '../../support/people';
import { storeOf } from '../../support/sdk';

const { visitor } = withBrowser();
const ofNorthlight = tours.filter(({ organization }) => organization === 'Northlight').length;
const list = '/dashboard/tours';

describe('the tours of an organization', () => {
  it('keep search, filter and mode in the address, so that Back finds them again [TOUR-004 TOUR-005 TOUR-006 TOUR-016]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, list);

    await page.getByRole('textbox', { name: 'Search tours' }).fill('hall');
    await page.getByRole('heading', { level: 2, name: 'Search results' }).waitFor();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: /^Civic/ }).click();
    await page.getByTitle('List').click();
    const address = page.url();
    await page.getByRole('link', { name: 'Stockholm City Hall' }).click();
    await page.getByRole('heading', { level: 1, name: 'Stockholm City Hall' }).waitFor();
    await page.goBack();

    await page.getByRole('heading', { level: 2, name: 'Search results' }).waitFor();
    expect(page.url()).toBe(address);
    expect(address).toMatch(/\?q=hall&type=[^&]+&mode=list$/);
    expect(await page.getByRole('textbox', { name: 'Search tours' }).inputValue()).toBe('hall');
    expect(await page.getByRole('button', { name: /^Civic/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('change in every browser as soon as somebody changes them [TOUR-082]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, `${list}?q=oodi`);
    await page.getByRole('link', { name: /Oodi/ }).waitFor();

    const oodi = tours.find(({ name }) => name.includes('Oodi'));
    const rename = async (name: unknown) => updateDoc(doc(await storeOf(people.editor), `tours/${oodi?.id}`), { name });
    // other files look for it by its name
    onTestFinished(() => rename(oodi?.name));
    await rename('Oodi, renamed');

    await page.getByRole('link', { name: 'Oodi, renamed' }).waitFor();
  });

  it('are there at once on the next visit, while the database is still on its way; signing out takes them from the device [TOUR-082]', async () => {
    const { page, context } = await visitor();
    await signIn(page, people.viewer, list);
    await expect.poll(() => lastShownNames(page)).toContainEqual(expect.stringContaining('tours'));
    await context.route(`**/${builtChunk('store')}`, () => undefined);

    await page.reload();
    await page.getByText(`${ofNorthlight} tours in 7 countries`).waitFor();
    await page.getByRole('link', { name: 'Aarhus City Hall' }).waitFor();

    await context.unrouteAll();
    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'or use email and password.' }).waitFor();
    expect(await lastShownNames(page)).toEqual([]);
  });

  it('are drawn as they looked last before any code is there, and stay in place when the app takes over [TOUR-082]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, list);
    await page.getByText(`${ofNorthlight} tours in 7 countries`).waitFor();
    await page.waitForFunction(() => localStorage.getItem('lastLook')?.includes('Aarhus City Hall'));
    const release = await holdBack(page, builtChunk('dashboard'));

    await page.reload({ waitUntil: 'commit' });
    const card = page.getByText('Aarhus City Hall', { exact: true });
    await card.waitFor();
    const picture = page.locator('#root > [inert]');
    await picture.waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    const drawn = await card.boundingBox();
    release();

    await picture.waitFor({ state: 'detached' });
    expect(await card.boundingBox()).toEqual(drawn);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'or use email and password.' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('lastLook'))).toBeNull();
  });

  it('are there again on this device when one is offline', async () => {
    const { page, context } = await visitor();
    await signIn(page, people.viewer, `${list}?q=stockholm`);
    await page.getByRole('link', { name: 'Stockholm City Hall' }).waitFor();
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/landing-')));

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Stockholm City Hall' }).click();
    await page.getByRole('heading', { level: 1, name: 'Stockholm City Hall' }).waitFor();
    await page.goBack();

    await page.getByRole('link', { name: 'Stockholm City Hall' }).waitFor();
    await page.getByText('You’re offline.').waitFor();
  });
});

/** The names of what this device keeps as it was last shown. */
const lastShownNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'loggia-seen')) return [];
    const database = await answered(indexedDB.open('loggia-seen'));
    const keys = await answered(database.transaction('seen').objectStore('seen').getAllKeys());
    database.close();
    return keys.map(String);
  });
