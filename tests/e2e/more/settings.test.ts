import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { store } from '../../functions/administrator';
import { anInviter } from '../../functions/invitations';
import { expectAccessibleInSchemes, wide, withBrowser } from '../../support/browser';
import { at, signIn } from '../../support/people';
import { giveStrongTheme } from '../../support/strong-theme';

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
    expect(await stored(organization)).toMatchObject({ theme: { color: '#ffffff' }, mapLayers: [{ name: 'Land', format: 'geojson' }] });
  });

  it('have the screens of the organization, which a visitor opens until they are deleted [MODEL-058]', async () => {
    const inviter = await anInviter();
    const { page } = await visitor();
    await signIn(page, inviter.email, '/dashboard/settings/screens');
    await page.getByRole('button', { name: 'Add a screen' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('https://example.com/hours');
    await expectAccessibleInSchemes(page);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const row = page.getByRole('listitem', { name: 'https://example.com/hours' });
    await row.getByText('Public', { exact: true }).waitFor();
    const path = await row.getByRole('link').getAttribute('href');
    const { page: display, context } = await visitor();
    await context.route('https://example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Open until six</h1>' }));
    await display.goto(at((path ?? '').slice(1)));
    await display.getByText('https://example.com/hours').waitFor();

    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();

    await page.getByText('No screens yet').waitFor();
    await display.getByRole('heading', { name: 'This screen isn’t public' }).waitFor();
  });
});
