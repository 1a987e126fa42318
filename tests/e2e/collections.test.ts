import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { removeAccountAfterwards, removedAfterwards, store } from '../functions/administrator';
import { anAddress } from '../functions/invitations';
import { anAccount } from '../support/accounts';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { granted } from '../support/granted';
import { anOwnPlace } from '../support/own-tours';
import { at, signIn, signInHere } from '../support/people';
import { giveStrongTheme } from '../support/strong-theme';

const { visitor } = withBrowser();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const shownTours = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
const collectionsOf = async (organization: string) =>
  (await store().collection('collections').where('organization', '==', organization).get()).docs;

async function aCollection(organization: string, fields: object = {}): Promise<string> {
  const id = randomIdentifier();
  await store()
    .doc(removedAfterwards(`collections/${id}`))
    .set({ name: 'Castles', organization, sortOrder: [], sortType: 'name', ...fields });
  return id;
}

describe('an admin of the organization', () => {
  it('creates a collection with a cover, adds and moves tours, puts them in order and deletes it [COLL-009 COLL-012 COLL-015 COLL-023 COLL-025]', async () => {
    const { organization, person, tour } = await anOwnPlace();
    await giveStrongTheme(organization);
    const old = await aCollection(organization, { name: 'Old town' });
    const [arsenal, barn] = [await tour({ name: 'Arsenal' }), await tour({ name: 'Barn', collection: old })];
    const [{ page }, admin] = [await visitor(), await person('ultrauser')];
    await signIn(page, admin.email, '/dashboard/collections');
    await card(page, 'Old town').getByText('1 tour').waitFor();

    await page.getByRole('link', { name: 'Create collection' }).click();
    const form = page.getByRole('dialog', { name: 'Create collection' });
    await form.getByRole('textbox', { name: /^Name/ }).fill('Harbour');
    await form.getByRole('textbox', { name: 'Description' }).fill('Everything by the water');
    await form.getByLabel('Choose an image').setInputFiles('public/demo/house-with-garden/fireplace.jpg');
    await form.getByRole('textbox', { name: 'Alternative text' }).fill('A quay');
    await form.getByRole('button', { name: 'Create collection' }).click();
    await page.getByText('Collection created').waitFor();
    await heading(page, 'Harbour');
    await page.goBack();
    await card(page, 'Harbour').getByRole('img', { name: 'A quay' }).waitFor();
    const created = (await collectionsOf(organization)).find((each) => each.get('name') === 'Harbour');
    removedAfterwards(`collections/${created?.id}`);
    expect(created?.get('coverUrl')).toContain(`collections%2F${created?.id}%2F`);

    await card(page, 'Harbour')
      .getByRole('link', { name: /^Add tours/ })
      .click();
    await page.getByRole('checkbox', { name: 'Select Arsenal' }).click();
    await page.getByRole('checkbox', { name: 'Select Barn' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('region', { name: 'Moved' }).getByText('from Old town').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start Transfer' }).click();
    await card(page, 'Harbour').getByText('2 tours').waitFor();
    await card(page, 'Old town').getByText('0 tours').waitFor();

    await card(page, 'Harbour').getByRole('link', { name: 'Harbour', exact: true }).click();
    await heading(page, 'Harbour');
    expect(await shownTours(page)).toEqual(['Arsenal', 'Barn']);
    await page.getByText('Custom', { exact: true }).click();
    await page.getByRole('button', { name: 'Move Arsenal' }).press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save order' }).click();
    await page.getByText('Order saved successfully').waitFor();
    await expect
      .poll(async () => (await store().doc(`collections/${created?.id}`).get()).data())
      .toMatchObject({ sortType: 'custom', sortOrder: [barn, arsenal] });

    await page.getByRole('link', { name: 'Collections' }).click();
    await card(page, 'Harbour').getByRole('button', { name: 'Menu of Harbour' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('Its 2 tours are not deleted.').waitFor();
    await page.getByRole('button', { name: 'Delete collection' }).click();
    await page.getByText('Collection deleted').waitFor();
    await expect.poll(async () => (await store().doc(`tours/${arsenal}`).get()).get('collection'), { timeout: 60_000 }).toBe('');
  });
});

describe('a guest of a collection', () => {
  it('signs in at its link, and sees its tours in their order, a map and its player, and nothing else [ACCESS-035 COLL-026 COLL-032 COLL-033 ROUTE-029]', async () => {
    const { organization, tour } = await anOwnPlace();
    await giveStrongTheme(organization);
    const place = { country: 'Sweden', locality: 'Stockholm', latitude: 59.33, longitude: 18.07 };
    const id = await aCollection(organization, { description: 'On hills', sortType: 'custom' });
    const arsenal = await tour({ name: 'Arsenal', collection: id, place });
    const barn = await tour({ name: 'Barn', collection: id, place: { ...place, latitude: 57.7 } });
    await tour({ name: 'Secret' });
    await store()
      .doc(`collections/${id}`)
      .update({ sortOrder: [barn, arsenal] });
    const email = anAddress();
    removeAccountAfterwards(await anAccount(email));
    const invitation = store().doc(removedAfterwards(`collaboration/col_${email}_${id}`));
    removedAfterwards(`grants/${email}`);
    const fields = { email, tour: id, tourName: 'Castles', organization, accessLevel: 'read', type: 'collection' };
    await invitation.set({ ...fields, accepted: false, status: 'pending', editor: false, expires: null });
    await granted(email);
    const { page } = await visitor({ viewport: narrow, colorScheme: 'dark' });

    await page.goto(at(`/collection/${id}`));
    await page.getByText('You are not logged in. Please log in to view this page.').waitFor();
    await signInHere(page, email);
    await heading(page, 'Castles');
    await page.getByText('On hills').waitFor();
    await expect.poll(() => shownTours(page)).toEqual(['Barn', 'Arsenal']);
    await expectNoSidewaysScroll(page);
    await expect.poll(async () => (await invitation.get()).get('accepted')).toBe(true);

    await page.getByText('Map', { exact: true }).click();
    await page
      .getByRole('list', { name: 'Tours on the map' })
      .getByRole('button', { name: /Arsenal/ })
      .click();
    await card(page, 'Arsenal').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByText('Tours', { exact: true }).first().click();

    await page.getByRole('link', { name: 'Start with Barn' }).click();
    await page.waitForURL(at(`/digital-twin/${barn}/play/${id}`));
    const places = page.getByRole('navigation', { name: 'Castles' });
    await places.getByRole('button').click();
    await places.getByRole('link', { name: 'Arsenal' }).click();
    await page.waitForURL(at(`/digital-twin/${arsenal}/play/${id}`));
    await places.getByRole('button').click();
    await places.getByRole('link', { name: 'Overview of Castles' }).click();
    await heading(page, 'Castles');

    await page.goto(at('/collection/none'));
    await heading(page, 'No collection found.');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });
});
