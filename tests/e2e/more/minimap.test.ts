import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { playerPath } from '../../../src/domain/page-addresses';
import { store } from '../../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../../support/browser';
import { anEditorAtWork, editTools } from '../../support/editing';
import { at } from '../../support/people';
import { controls, patient } from '../../support/player';

const { visitor } = withBrowser();

const publicTour = playerPath(tourId('house-with-garden'));
const minimap = (page: Page) => page.getByRole('region', { name: 'Minimap' });
/** The map itself, not an icon. */
const drawing = (page: Page) => minimap(page).locator('svg:has(g.group)');

describe('the minimap', () => {
  it('goes where it is pressed, stays open, and is as large the next time', async () => {
    const { page } = await visitor({ viewport: wide });
    await page.goto(at(publicTour));
    const button = controls(page).getByRole('button', { name: 'Minimap' });
    await button.click(patient);
    const mark = drawing(page).locator('g.group');
    await expect.poll(() => mark.getAttribute('transform'), patient).toMatch(/translate/);
    const before = await mark.getAttribute('transform');

    await drawing(page).click({ position: { x: 100, y: 150 } });

    await expect.poll(() => mark.getAttribute('transform'), patient).not.toBe(before);
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await minimap(page).getByRole('button', { name: 'Larger minimap' }).click();
    await page.reload();
    await minimap(page).getByRole('region', { name: 'Rooms: Ground floor' }).getByRole('button', { name: 'Kitchen' }).waitFor(patient);
    await minimap(page).getByRole('button', { name: 'Smaller minimap' }).click();
    await expectAccessible(page);
  });

  it('is a sheet on a phone, under More', async () => {
    const { page } = await visitor({ viewport: narrow });
    await page.goto(at(publicTour));
    await controls(page).getByRole('button', { name: 'More' }).click(patient);
    await page.getByRole('button', { name: 'Minimap' }).click();
    await minimap(page).getByRole('button', { name: 'Kitchen', exact: true }).waitFor(patient);

    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  it('shows the plan that its author laid over the scan', async () => {
    const address = `${at('').split('#')[0]}demo/house-with-garden/terrace.jpg`;
    const floorplans = [{ name: 'Ground', url: address, contentType: 'image/jpeg', progress: 100, floor: '1' }];
    const { page, tour, publicPath } = await anEditorAtWork(() => visitor({ viewport: wide }), {
      fields: { matterportId: 'HouseGarden', public: true, floorplans },
    });
    await editTools(page).getByRole('button', { name: 'Floor plans on the scan' }).click();
    await page.getByRole('button', { name: 'Place Ground' }).click(patient);
    const press = async (x: number, y: number) => {
      for (const side of ['on the plan', 'on the scan']) await page.getByRole('region', { name: side }).click({ position: { x, y } });
    };
    await press(150, 130);
    await press(450, 300);
    await press(300, 330);
    await page.getByRole('switch', { name: /^Check/ }).click();
    await expectAccessible(page);

    await page
      .getByRole('dialog', { name: /^Place/ })
      .getByRole('button', { name: 'Save' })
      .click();

    await page.getByText('On the map').waitFor(patient);
    const stored = await store().doc(`tours/${tour}`).get();
    expect(stored.get('floorplans')[0].placement).toMatchObject({ floor: 0, model: 'HouseGarden', pairs: { length: 3 } });
    await page.goto(at(publicPath));
    // where a plan lies over the scan, the minimap is open at once
    await drawing(page)
      .locator('image')
      .waitFor({ state: 'attached', ...patient });
  });
});
