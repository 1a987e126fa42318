import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, withBrowser } from '../support/browser';
import { people, signIn } from '../support/people';

const { visitor } = withBrowser();

const list = (page: Page) => page.getByRole('region', { name: 'Tours', exact: true });
const row = (page: Page, name: string) => list(page).getByRole('button', { name: new RegExp(`^${name}`) });
const zoom = (page: Page) => Number(new URLSearchParams(page.url().split('?')[1] ?? '').get('at')?.split(',')[2]);
const zoomOut = (page: Page) => page.getByRole('button', { name: 'Zoom out', exact: true });

describe('the map', () => {
  it('shows and lists the tours by country, finds them and leads to them [MAP-001 MAP-002 MAP-005 MAP-011 MAP-013]', async () => {
    const { page } = await visitor();
    await signIn(page, people.editor, '/dashboard/map');
    await list(page)
      .getByRole('heading', { name: /^Denmark/ })
      .waitFor();
    await page.locator('.map-cluster').first().waitFor();
    expect(await zoomOut(page).count()).toBe(0);

    await page.getByRole('textbox', { name: 'Search tours' }).fill('w');
    await row(page, 'Aarhus City Hall').waitFor();
    await page.getByRole('textbox', { name: 'Search tours' }).fill('OODI');
    await row(page, 'Aarhus City Hall').waitFor({ state: 'detached' });
    await row(page, 'Helsinki Central Library Oodi').click();
    await expect.poll(() => zoom(page)).toBe(16);
    const card = page.getByRole('main').getByRole('region', { name: 'Helsinki Central Library Oodi' });
    await card.locator('img').waitFor();
    await page.locator('img.leaflet-tile-loaded').first().waitFor();
    await page.getByText('Streets of the tests').waitFor();
    expect(await page.getByText(/street map/).count()).toBe(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Remove Filters' }).click();
    await zoomOut(page).click();
    await expect.poll(() => zoom(page)).toBeLessThanOrEqual(4);
    await zoomOut(page).waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Only what’s in view' }).uncheck();
    await row(page, 'Aarhus City Hall').focus();
    // the end of the list is drawn once it is reached
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByText('This tour has no position on the map.').waitFor();
    await row(page, 'Warehouse 7').waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('region', { name: 'Aarhus City Hall' }).getByRole('link', { name: 'Open' }).click();
    await page.getByRole('heading', { level: 1, name: 'Aarhus City Hall' }).waitFor();
    await page.goBack();
    await page.getByRole('main').getByRole('region', { name: 'Aarhus City Hall' }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Only what’s in view' }).isChecked()).toBe(false);
  });

  it('snaps its zoom in half steps, where it opens at the view of its address [MAP-010]', async () => {
    const { page } = await visitor();
    await signIn(page, people.editor, '/dashboard/map?at=59.3300,18.0600,11.5');

    await page.getByRole('button', { name: 'One step closer' }).click();

    // in whole steps it would be 13
    await expect.poll(() => zoom(page)).toBe(12.5);
  });
});
