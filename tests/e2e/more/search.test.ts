import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { vocabularyRef, wordsRef } from '../../../functions/src/search-index/refs';
import { somebody, store } from '../../functions/administrator';
import { aFolder, aPoint } from '../../functions/search-index';
import { patiently, storeDocuments } from '../../functions/stored';
import { expectAccessible, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { signIn } from '../../support/people';

const { visitor } = withBrowser();

const field = (page: Page) => page.getByRole('combobox', { name: 'Find everything' });
const option = (page: Page, name: string | RegExp) => page.getByRole('listbox', { name: 'Results' }).getByRole('option', { name });
const find = async (page: Page, query: string) => {
  await field(page).fill(query);
  await page.getByText('Searching in tours').waitFor({ state: 'detached' });
};
const isIndexed = (organization: string, document: string, words: readonly string[]) =>
  expect
    .poll(async () => (await wordsRef(organization).doc(document).get()).get('words') ?? [], patiently)
    .toEqual(expect.arrayContaining([...words]));

describe('the search of everything', () => {
  it('finds points by key from any page, what others changed, and nothing in the bin; a guest finds what opens to them, by touch', async () => {
    const place = await anOwnPlace();
    const { organization } = place;
    const many = Array.from({ length: 110 }, (_, at) => aPoint(`p${at}`, at < 100 ? `Alpha ${at}` : `Beta ${at}`));
    const both = Array.from({ length: 100 }, (_, at) => aPoint(`q${at}`, at === 99 ? 'Beta alpha' : `Beta ${at}`));
    const cellar = await place.tour({ name: 'Cellar', folders: [aFolder([aPoint('boiler', 'Boiler', ['Serviced each autumn'])])] });
    const hall = await place.tour({ name: 'Store', folders: [aFolder([...many, ...both])] });
    const editor = await place.person('superuser');
    await isIndexed(organization, `${cellar}~boiler`, ['boiler', 'autumn']);
    await isIndexed(organization, `${hall}~q99`, ['beta', 'alpha']);
    await expect.poll(async () => (await vocabularyRef(organization).get()).size, patiently).toBeGreaterThan(0);

    const { page } = await visitor();
    await signIn(page, editor.email, '/dashboard/settings');
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
    await page.keyboard.press('/');
    await field(page).waitFor();
    await expectAccessible(page);
    await find(page, 'boilr');
    await option(page, /^Boiler.*Cellar/).waitFor();
    await expectAccessible(page);
    await find(page, 'alpha beta');
    await option(page, /^Beta alpha.*Store/).waitFor();
    await find(page, 'autmn');
    await page.keyboard.press('Enter');
    await page.waitForURL(/dashboard\/tour\/\w+\/play\?start=boiler/);
    await page.getByRole('article', { name: 'Boiler' }).waitFor();
    await page.keyboard.press('Control+K');
    await field(page).waitFor();
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });

    await page.goBack();
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
    await store()
      .doc(`tours/${cellar}`)
      .update({ folders: [aFolder([aPoint('boiler', 'Furnace')])] });
    await isIndexed(organization, `${cellar}~boiler`, ['furnace']);
    await page.reload();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await option(page, 'autmn').waitFor();
    await find(page, 'furnace');
    await option(page, /^Furnace.*Cellar/).waitFor();

    await store().doc(`tours/${cellar}`).set({ binnedFrom: organization });
    await expect.poll(async () => (await wordsRef(organization).doc(`${cellar}~boiler`).get()).exists, patiently).toBe(false);
    await page.reload();
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    await find(page, 'furnace');
    await page.getByText(/Nothing found for “furnace”/).waitFor();

    const guest = await somebody();
    await storeDocuments({
      [`collaboration/tour_${guest.email}_${hall}`]: {
        email: guest.email,
        tour: hall,
        organization,
        accessLevel: 'read',
        expires: null,
        accepted: true,
        status: 'accepted',
      },
    });
    const { page: phone } = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await signIn(phone, guest.email, '/dashboard/my-page');
    await phone.getByRole('button', { name: 'Search', exact: true }).tap();
    await find(phone, 'alpha beta');
    await option(phone, /^Beta alpha.*Store/).tap();
    await phone.waitForURL(/digital-twin\/\w+\/play\?start=q99/);
  });
});
