import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { store } from '../functions/administrator';
import { anInviter } from '../functions/invitations';
import { expectAccessibleInSchemes, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { at, signInByForm } from '../support/people';
import { giveStrongTheme } from '../support/strong-theme';

const { visitor } = withBrowser();
const stored = async (organization: string) => (await store().doc(`organizations/${organization}`).get()).data();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** Waits until what is on screen is saved: the toast alone can be the one of the save before. */
async function saved(page: Page): Promise<void> {
  await page.getByText('Settings saved!').waitFor();
  await page.getByText('All changes saved').waitFor();
}

async function open(section: string, viewport = wide) {
  const inviter = await anInviter();
  await giveStrongTheme(inviter.organization);
  const { page } = await visitor({ viewport });
  await signInByForm(page, inviter.email, `/dashboard/settings/${section}`);
  await page.getByRole('form').waitFor();
  return { page, ...inviter };
}

describe('the settings of an organization', () => {
  it('keep its name, logo, types and icons [SET-001 SET-002 SET-003 SET-004 SET-005 SET-006 SET-007 SET-009 MODEL-094]', async () => {
    const { page, organization } = await open('general');
    await page.getByRole('textbox', { name: 'Organization name' }).fill('A new name');
    await save(page);
    await saved(page);
    await expectAccessibleInSchemes(page);

    await page.getByRole('button', { name: 'Upload a logo' }).click();
    await page.getByLabel('Choose an image').setInputFiles('public/demo/house-with-garden/fireplace.jpg');
    await page.getByRole('button', { name: 'Use this logo' }).click();
    await page.getByText('Logo uploaded!').waitFor();
    await page.getByRole('img', { name: 'Logo on light' }).waitFor();

    await page.getByRole('link', { name: 'Tour Types' }).click();
    await page.getByRole('button', { name: 'Add a tour type' }).click();
    await page
      .getByRole('textbox', { name: /^Name of tour type/ })
      .last()
      .fill('Bridge');
    await save(page);
    await saved(page);
    await expectAccessibleInSchemes(page);

    await page.getByRole('link', { name: 'Tag/Icon Description' }).click();
    await page.getByRole('textbox', { name: 'Red', exact: true }).fill('Safety');
    await save(page);
    await saved(page);

    const { name, logoUrl, tourTypes, iconDescription } = (await stored(organization)) ?? {};
    expect([name, tourTypes.at(-1)]).toMatchObject(['A new name', { name: 'Bridge', color: 'gray', range: 600 }]);
    expect(logoUrl).toMatch(/organizations%2F.*%2Flogo\?/);
    expect(iconDescription).toContainEqual(expect.objectContaining({ ref: 'red', description: 'Safety' }));
  });

  it('join what two people save at once, and ask about the same field [SET-003 SET-008]', async () => {
    const { page, organization } = await open('tour-types', narrow);
    const types = [
      { id: 'house', name: 'House', color: 'pink', range: 500 },
      { id: 'plant', name: 'Plant', color: 'blue', range: 500 },
    ];
    const change = (tourTypes: object[]) => store().doc(`organizations/${organization}`).set({ tourTypes }, { merge: true });
    await change(types);
    const first = page.getByRole('textbox', { name: 'Name of tour type 1' });
    await expect.poll(() => first.inputValue()).toBe('House');

    await first.fill('Mine');
    await change([{ ...types[0], name: 'Theirs' }, types[1] as object, { id: 'dam', name: 'Dam', color: 'green', range: 600 }]);
    await page.getByText('Name of Mine is now “Theirs”.').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInSchemes(page);
    await page.getByRole('button', { name: /^Keep mine/ }).click();
    await page.getByRole('button', { name: 'Delete Plant' }).click();
    await page.getByText('Are you sure you want to delete this tour type? It will affect all tours that use this type.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await save(page);
    await saved(page);

    const { tourTypes } = (await stored(organization)) ?? {};
    expect(tourTypes.map((type: { name: string }) => type.name)).toEqual(['Mine', 'Dam']);
  });

  it('show map layers and colours before they are saved [SET-010 SET-011 MODEL-009]', async () => {
    const { page, organization } = await open('map-layers');
    // white can be read on all of these
    const theme = { button: '#c2185b', buttonHover: '#8e0e3f' };
    await store().doc(`organizations/${organization}`).set({ mapLayers: [], theme }, { merge: true });
    await page.getByRole('button', { name: 'Add a layer' }).click();
    await page.keyboard.type('Land');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('geojson');
    await page.getByRole('textbox', { name: 'Address' }).fill('/no-such-file.geojson');
    await page
      .getByText(/^Land: This is not GeoJSON\./)
      .or(page.getByText(/^Land: It doesn’t answer/))
      .waitFor();
    await expectAccessibleInSchemes(page);
    await save(page);
    await saved(page);

    await page.getByRole('link', { name: 'Theme' }).click();
    await page.getByRole('textbox', { name: 'Text on primary and buttons', exact: true }).fill('#333333');
    await page.getByRole('button', { name: 'Use white text' }).click();
    await save(page);
    await saved(page);
    await expectAccessibleInSchemes(page);
    expect(await stored(organization)).toMatchObject({ theme: { color: '#ffffff' }, mapLayers: [{ name: 'Land', format: 'geojson' }] });
  });

  it('have the screens of the organization, which a visitor opens until they are deleted [OLD-036 MODEL-058]', async () => {
    const inviter = await anInviter();
    const { page } = await visitor();
    await signInByForm(page, inviter.email, '/dashboard/settings/screens');
    await page.getByRole('button', { name: 'Add a screen' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('https://example.com/hours');
    await expectAccessibleInSchemes(page);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const row = page.getByRole('listitem', { name: 'https://example.com/hours' });
    await row.getByText('Public', { exact: true }).waitFor();
    await expectAccessibleInSchemes(page);
    const path = await row.getByRole('link').getAttribute('href');
    const { page: display } = await visitor();
    await display.goto(at((path ?? '').slice(1)));
    await display.getByText('https://example.com/hours').waitFor();

    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();

    await page.getByText('No screens yet').waitFor();
    await display.getByRole('heading', { name: 'This screen isn’t public' }).waitFor();
  });

  it('ask before unsaved changes are left', async () => {
    const { page } = await open('general');
    await page.getByRole('textbox', { name: 'Organization name' }).fill('Not yet');
    await page.getByRole('link', { name: 'Theme' }).click();
    await page.getByRole('dialog', { name: 'Leave with unsaved changes?' }).getByRole('button', { name: 'Save and leave' }).click();
    await saved(page);
    await page.getByRole('form', { name: 'Theme' }).waitFor();
    expect(page.url()).toBe(at('/dashboard/settings/theme'));
  });
});
