import { addDoc, collection, doc, type Firestore, getDoc, serverTimestamp } from 'firebase/firestore';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { tours } from '../../../scripts/demo-data/documents.mjs';
import { store } from '../../functions/administrator';
import { binTour } from '../../support/bin';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../../support/browser';
import { people, signIn } from '../../support/people';
import { storeOf } from '../../support/sdk';

const { visitor } = withBrowser();
const create = '/dashboard/tours/create';
const edit = (tour: string) => `/dashboard/tours/edit/${tour}`;
const field = (page: Page, name: string) => page.getByLabel(name, { exact: false }).and(page.locator('input, textarea, select'));
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const stored = async (db: Firestore, tour: string) => (await getDoc(doc(db, 'tours', tour))).data() ?? {};

// Other tests count the tours of the demo.
afterAll(async () => {
  const { docs } = await store().collection('tours').where('organization', '==', 'Northlight').get();
  const ofTheDemo = new Set(tours.map(({ id }) => id));
  await Promise.all(docs.filter(({ id }) => !ofTheDemo.has(id)).map(({ ref }) => ref.delete()));
});

/** A tour of its own for one test. */
async function aTour(db: Firestore, fields: object = {}): Promise<string> {
  const now = serverTimestamp();
  const place = { locality: 'Stockholm', country: 'Sweden', latitude: 59.3275, longitude: 18.0543 };
  const tour = { name: 'A hall', matterportId: 'StadshusSTO', organization: 'Northlight', public: false, collection: '', place, ...fields };
  const { id } = await addDoc(collection(db, 'tours'), { ...tour, created: now, updated: now });
  return id;
}

async function open(page: Page, who: string, tour: string) {
  await signIn(page, who, edit(tour));
  await page.getByRole('heading', { level: 1, name: 'Edit Tour' }).waitFor();
}

describe('creating a tour', () => {
  it('by keyboard: model data from the service, an address, Ctrl+S, and on in its form [TOUR-056 TOUR-051 TOUR-061 TOUR-020]', async () => {
    const { page } = await visitor();
    await signIn(page, people.orgAdmin, create);
    await page.getByRole('heading', { level: 1, name: 'Create Tour' }).waitFor();

    await field(page, 'Model ID').focus();
    await page.keyboard.type('HouseGarden');
    await page.getByRole('img', { name: 'Valid model ID' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Filled in the name and date from the model.').waitFor();
    const name = await field(page, 'Tour Name').inputValue();
    await field(page, 'Country').selectOption('Germany');
    await field(page, 'Locality').fill('Freiburg');
    await page.keyboard.press('Control+s');

    await toast(page, 'Tour created');
    await page.getByRole('heading', { level: 1, name: 'Edit Tour' }).waitFor();
    const id = /edit\/([^/?]+)$/.exec(page.url())?.[1] ?? '';
    const tour = await stored(await storeOf(people.orgAdmin), id);
    expect(name).not.toBe('');
    expect(tour).toMatchObject({ name, matterportId: 'HouseGarden', organization: 'Northlight', public: false, collection: '' });
    expect(tour.place).toMatchObject({ locality: 'Freiburg', country: 'Germany' });
    expect(Math.abs(tour.created.toMillis() - Date.now())).toBeLessThan(60_000);
    expect(tour.updated.toMillis()).toBe(tour.created.toMillis());
    await page.goBack();
    await page.waitForURL((url) => !url.hash.includes('create') && !url.hash.includes('edit'));
  });

  it('finds an address, by keyboard, and fills in the place [TOUR-033]', async () => {
    const { page } = await visitor();
    const hall = {
      geometry: { coordinates: [18.0543, 59.3275] },
      properties: { osm_id: 1, street: 'Hantverkargatan', housenumber: '1', city: 'Stockholm', state: 'Stockholms län', countrycode: 'SE' },
    };
    await page.route('**/address-search/api?**', (route) => route.fulfill({ json: { features: [hall] } }));
    await signIn(page, people.orgAdmin, create);

    await page.getByRole('combobox', { name: 'Address' }).fill('Hantverk');
    await page.getByRole('option', { name: 'Hantverkargatan 1, Stockholm, Sweden' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    expect(await field(page, 'Locality').inputValue()).toBe('Stockholm');
    expect(await field(page, 'Country').inputValue()).toBe('Sweden');
    await page.getByRole('switch', { name: 'Advanced' }).click();
    expect([await field(page, 'Latitude').inputValue(), await field(page, 'Route').inputValue()]).toEqual(['59.3275', 'Hantverkargatan']);
  });
});

describe('editing a tour', () => {
  it('keeps the input and shows a message if the tour is deleted [TOUR-059]', async () => {
    const db = await storeOf(people.orgAdmin);
    const tour = await aTour(db);
    const { page } = await visitor();
    await open(page, people.editor, tour);
    await field(page, 'Tour Name').fill('Too late');

    await binTour(tour);
    await page.getByRole('alert').filter({ hasText: 'This tour was deleted, or' }).waitFor();
    await save(page).click();

    await page.getByRole('alert').filter({ hasText: 'Error updating tour: ' }).waitFor();
    expect(await field(page, 'Tour Name').inputValue()).toBe('Too late');
  });

  it('shows a map of 500 px, at zoom 13, whose marker moves by pointer and by arrow keys [TOUR-038]', async () => {
    const { page } = await visitor();
    const tour = await aTour(await storeOf(people.orgAdmin));
    await open(page, people.editor, tour);
    await page.getByRole('switch', { name: 'Advanced' }).click();
    const map = page.getByRole('group', { name: 'Map of the tour’s position' });
    const marker = page.getByRole('button', { name: /^Position of the tour: / });
    const position = async () => [Number(await field(page, 'Latitude').inputValue()), Number(await field(page, 'Longitude').inputValue())];
    await map.scrollIntoViewIfNeeded();
    expect((await map.boundingBox())?.height).toBe(498);
    // at zoom 13 and this latitude 100 px are 975 m
    await map.getByText('500 m').waitFor();
    await map.locator('path.map-land').first().waitFor({ state: 'attached' });
    const [latitude = 0, longitude = 0] = await position();

    await marker.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowRight');
    const [north = 0, east = 0] = await position();
    expect(north).toBeGreaterThan(latitude);
    expect(east).toBeGreaterThan(longitude);
    await marker.hover();
    const box = (await marker.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 90, { steps: 8 });
    await page.mouse.up();

    await expect.poll(async () => (await position())[0]).toBeLessThan(latitude);
    await page.getByText('Unsaved changes').waitFor();
  });

  it('gives the tour a picture of one’s own, and copies it as JSON [TOUR-046 TOUR-043]', async () => {
    const db = await storeOf(people.orgAdmin);
    const tour = await aTour(db);
    const { page, context } = await visitor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, people.editor, tour);

    await page.getByRole('button', { name: 'Thumbnail' }).click();
    const dialog = page.getByRole('dialog', { name: 'Thumbnail' });
    await dialog.getByText('Your own image', { exact: true }).click();
    const buffer = await page.screenshot();
    await dialog.locator('input[type=file]').setInputFiles({ name: 'view.png', mimeType: 'image/png', buffer });
    await dialog.getByText('Choose another image').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use this image' }).click();

    await toast(page, 'Tour updated');
    await dialog.waitFor({ state: 'detached' });
    const { thumbnailUrl } = await stored(db, tour);
    expect(thumbnailUrl).toContain(encodeURIComponent(`organizations/Northlight/tour/${tour}/files/`));
    await page.locator(`img[src="${thumbnailUrl}"]`).waitFor();
    expect((await fetch(thumbnailUrl)).headers.get('content-type')).toBe('image/jpeg');
    await page.getByRole('button', { name: 'Copy as JSON' }).click();
    await toast(page, 'Tour copied to clipboard');
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({ id: tour, thumbnailUrl });
  });
});

describe('the form for everybody', () => {
  it.each([
    ['wide, light', wide, 'light'],
    ['narrow, dark', narrow, 'dark'],
  ] as const)('is accessible and fits: %s', async (_name, viewport, colorScheme) => {
    const { page } = await visitor({ viewport, colorScheme });
    await signIn(page, people.globalAdmin, edit('stockholm-city-hall'));
    await page.getByRole('group', { name: 'Map of the tour’s position' }).waitFor();
    await page.getByRole('switch', { name: 'Advanced' }).click();
    await field(page, 'Model ID').fill('short');
    await save(page).click();
    await page.getByRole('alert').filter({ hasText: 'Invalid Matterport ID format.' }).waitFor();

    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Save is always in sight
    const box = await save(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  });
});
