import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { locationId, tourId } from '../../src/domain/ids';
import { locationPath, locationsPath } from '../../src/domain/locations/location-page-addresses';
import { removedAfterwards, store } from '../functions/administrator';
import { anInviter } from '../functions/invitations';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { at, signIn } from '../support/people';

const { visitor } = withBrowser();

const place = { locality: 'Stockholm', country: 'Sweden', latitude: 59.3275, longitude: 18.0543 };

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

describe('a location', () => {
  it('is created and changed by its form on a phone [LOC-006 LOC-007 LOC-026 LOC-027]', async () => {
    const { organization, email } = await anInviter();
    const { page } = await visitor({ viewport: narrow });
    await signIn(page, email, locationsPath('create'));
    await field(page, 'Address').waitFor();
    await press(page, 'Save');
    await toast(page, 'Please enter a name for this location');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('textbox', { name: /^Name/ }).fill('Old mill');
    await field(page, 'Address').fill('Mill Road 3');
    await page.getByRole('combobox', { name: /^Country/ }).selectOption('Sweden');
    await press(page, 'Save');
    await toast(page, 'Location created');
    await page.getByRole('heading', { name: 'Old mill' }).waitFor();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await field(page, 'Description').fill('A mill by the river.');
    await press(page, 'Save');
    await toast(page, 'Location updated');

    const { docs } = await store().collection('locations').where('organization', '==', organization).get();
    expect(docs.map((mill) => mill.data())).toMatchObject([
      { name: 'Old mill', address: 'Mill Road 3', description: 'A mill by the river.' },
    ]);
    removedAfterwards(docs[0]?.ref.path ?? '');
  });

  it('gets a tour with its address, which is played, copied and deleted [LOC-013 LOC-015 LOC-016 LOC-019 LOC-033]', async () => {
    const { organization, email } = await anInviter();
    const hall = store().doc(removedAfterwards(`locations/hall-of-${organization}`));
    await hall.set({ name: 'City Hall', organization, address: 'Hantverkargatan 1', created: new Date(), place, country: 'Sweden' });
    const id = locationId(hall.id);
    const versions = hall.collection('tours');
    const { page } = await visitor();
    await signIn(page, email, locationPath(id, 'create'));
    await press(page, 'Copy the place of City Hall');
    await page.getByRole('textbox', { name: /^Tour Name/ }).fill('Roof open');
    await page.getByRole('textbox', { name: /^Model ID/ }).fill('GalleryHall');
    await press(page, 'Create');
    await page.getByRole('heading', { level: 1, name: 'Roof open' }).waitFor();
    const [version] = (await versions.get()).docs;
    expect(version?.data()).toMatchObject({ matterportId: 'GalleryHall', address: 'Hantverkargatan 1', place, location: id });

    await page.getByRole('link', { name: 'Play' }).click();
    await page.getByRole('toolbar', { name: 'Tour controls' }).waitFor();
    expect(page.url()).toBe(at(locationPath(id, 'play', tourId(version?.id ?? ''))));

    await page.goto(at(locationPath(id)));
    await press(page, 'Menu of Roof open');
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await press(page, 'Menu of Roof open (copy)');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, 'Tour deleted');
    await expect.poll(async () => (await versions.get()).docs.map((one) => one.get('name'))).toEqual(['Roof open']);
    await version?.ref.delete();
  });
});
