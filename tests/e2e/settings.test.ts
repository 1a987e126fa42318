import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { store } from '../functions/administrator';
import { anInviter } from '../functions/invitations';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { signIn } from '../support/people';
import { giveStrongTheme } from '../support/strong-theme';

const { visitor } = withBrowser();
const stored = async (organization: string) => (await store().doc(`organizations/${organization}`).get()).data();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** Waits until what is on screen is saved. The toast is gone after two seconds, which a busy machine can miss. */
const saved = (page: Page) => page.getByText('All changes saved').waitFor();

async function open(section: string, viewport = wide) {
  const inviter = await anInviter();
  await giveStrongTheme(inviter.organization);
  const { page } = await visitor({ viewport });
  await signIn(page, inviter.email, `/dashboard/settings/${section}`);
  await page.getByRole('form').waitFor();
  return { page, ...inviter };
}

describe('the settings of an organization', () => {
  it('keep its name, logo, types and icons, and ask before unsaved changes are left [SET-002 SET-003 SET-004 SET-007 MODEL-094]', async () => {
    const { page, organization } = await open('general');
    await page.getByRole('textbox', { name: 'Organization name' }).fill('A new name');
    await save(page);
    await saved(page);

    await page.getByRole('button', { name: 'Upload a logo' }).click();
    await page.getByLabel('Choose an image').setInputFiles('public/demo/house-with-garden/fireplace.jpg');
    await page.getByRole('button', { name: 'Use this logo' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('img', { name: 'Logo on light' }).waitFor();

    await page.getByRole('link', { name: 'Tour Types' }).click();
    await page.getByRole('button', { name: 'Add a tour type' }).click();
    await page
      .getByRole('textbox', { name: /^Name of tour type/ })
      .last()
      .fill('Bridge');
    await page.getByRole('link', { name: 'Tag/Icon Description' }).click();
    await page.getByRole('dialog', { name: 'Leave with unsaved changes?' }).getByRole('button', { name: 'Save and leave' }).click();
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
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Keep mine/ }).click();
    await page.getByRole('button', { name: 'Delete Plant' }).click();
    await page.getByText('Are you sure you want to delete this tour type? It will affect all tours that use this type.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await save(page);
    await saved(page);

    const { tourTypes } = (await stored(organization)) ?? {};
    expect(tourTypes.map((type: { name: string }) => type.name)).toEqual(['Mine', 'Dam']);
  });
});
