import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { store } from '../../functions/administrator';
import { anInviter } from '../../functions/invitations';
import { expectAccessibleInSchemes, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../../support/browser';
import { at, people, signIn } from '../../support/people';
import { giveStrongTheme } from '../../support/strong-theme';

const { visitor } = withBrowser();

const list = (page: Page) => page.getByRole('region', { name: 'Tours', exact: true });
const row = (page: Page, name: string) => list(page).getByRole('button', { name: new RegExp(`^${name}`) });
const zoom = (page: Page) => Number(new URLSearchParams(page.url().split('?')[1] ?? '').get('at')?.split(',')[2]);

async function openMap(viewport = wide, address = '/dashboard/map') {
  const { page } = await visitor({ viewport });
  await signIn(page, people.editor, address);
  await page.getByRole('group', { name: 'Map of the tours' }).waitFor();
  return page;
}

describe('the map', () => {
  it('opens at the view of its address, with its layers, and Back closes the tour [MAP-004 MAP-012]', async () => {
    const page = await openMap(wide, '/dashboard/map?layer=districts&at=59.3300,18.0600,11.5');
    await page.locator('path.map-shape').first().waitFor();
    await page.getByText('Demo data, drawn by hand').waitFor();
    await page.getByRole('button', { name: 'Layers' }).click();
    await page.getByRole('checkbox', { name: 'Districts' }).uncheck();
    await page.locator('path.map-shape').first().waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Floodplain' }).check();
    await page.locator('path.map-shape').first().waitFor();
    await expectAccessibleInSchemes(page);

    await row(page, 'Stockholm City Hall').click();
    await page.getByRole('main').getByRole('region', { name: 'Stockholm City Hall' }).waitFor();
    await expect.poll(() => zoom(page)).toBe(11.5);
    await page.goBack();
    await page.getByRole('main').getByRole('region', { name: 'Stockholm City Hall' }).waitFor({ state: 'detached' });
    // a pixel of this zoom is wider than the last digit
    expect(page.url()).toMatch(/layer=floodplain&at=59\.3(299|300|301)%2C18\.0(599|600|601)%2C11\.5$/);
  });

  it('has its list beside the map on a phone [MAP-001]', async () => {
    const page = await openMap(narrow);
    await page.locator('.map-cluster').first().waitFor();
    await page.getByText('List', { exact: true }).click();
    await expectAccessibleInSchemes(page);
    await expectNoSidewaysScroll(page);
    await row(page, 'Aarhus City Hall').click();

    await page.getByRole('main').getByRole('region', { name: 'Aarhus City Hall' }).getByRole('link', { name: 'Open' }).waitFor();
  });
});

describe('a layer from a file', () => {
  it('is checked, stored, shown to members on the map, and deleted with its layer [SET-011 MAP-004]', async () => {
    const { email, organization } = await anInviter();
    await giveStrongTheme(organization);
    await store().doc(`organizations/${organization}`).set({ mapLayers: [] }, { merge: true });
    const { page, problems } = await visitor();
    await signIn(page, email, '/dashboard/settings/map-layers');
    await page.getByRole('button', { name: 'Add a layer' }).click();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('geojson');
    const upload = (name: string, content: unknown) =>
      page.getByLabel(/^GeoJSON file of/).setInputFiles({ name, mimeType: '', buffer: Buffer.from(JSON.stringify(content)) });

    await upload('projected.geojson', { type: 'Point', coordinates: [674_032, 6_580_822] });
    await page.getByText(/^The coordinates of this file are not longitude and latitude\./).waitFor();
    await upload('wells.geojson', { type: 'Point', coordinates: [18.06, 59.33] });
    await page.getByText('wells.geojson').waitFor();
    await page.locator('path.map-shape').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('All changes saved').waitFor();
    const layers = (await store().doc(`organizations/${organization}`).get()).get('mapLayers');
    expect(layers).toMatchObject([{ name: 'wells', format: 'geojson' }]);
    expect(layers[0].url).not.toContain('token');
    expect((await fetch(layers[0].url)).status).toBe(403);
    await expectAccessibleInSchemes(page);

    await store()
      .doc('tours/map-layer-tour')
      .set({ name: 'Pump', organization, place: { country: 'Sweden', latitude: 59.33, longitude: 18.06 } });
    await page.goto(at('/dashboard/map'));
    await page.getByRole('button', { name: 'Layers' }).click();
    await page.getByRole('checkbox', { name: 'wells' }).check();
    await page.locator('path.map-shape').waitFor();
    await store().doc('tours/map-layer-tour').delete();

    await page.goto(at('/dashboard/settings/map-layers'));
    await page.getByRole('button', { name: 'Delete wells' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('All changes saved').waitFor();
    await expect.poll(async () => (await fetch(layers[0].url)).status).not.toBe(200);
    expect(problems).toEqual([]);
  });
});
