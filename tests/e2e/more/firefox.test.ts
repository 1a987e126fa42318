import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { playerPath, tourPagePath } from '../../../src/domain/page-addresses';
import { authoring } from '../../support/authoring';
import { withBrowser } from '../../support/browser';
import { mouseOf } from '../../support/hands';
import { firefoxPath, openFirefox } from '../../support/installed-firefox';
import { at, people, signInByForm } from '../../support/people';

const patient = { timeout: 60_000 };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

// optional: Firefox is not installed everywhere
describe.skipIf(!firefoxPath)('the app in Firefox', () => {
  const { visitor } = withBrowser(openFirefox);

  it('lists, creates, edits, saves, shows and deletes a tour [AUTH-006 TOUR-001 TOUR-056 EDIT-052 TOUR-060]', async () => {
    const { page } = await visitor({ scan: 'real' });
    await signInByForm(page, people.orgAdmin, '/dashboard/tours');
    await page.locator('[data-item]').first().waitFor(patient);

    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.getByLabel('Model ID').fill('HouseGarden');
    await page.getByLabel('Tour Name').fill('House in Firefox');
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Germany');
    await page.getByText('Public', { exact: true }).click();
    await button(page, 'Save').click();
    await page.getByRole('heading', { level: 1, name: /^Edit Tour/ }).waitFor(patient);
    const tour = tourId(/edit\/([^/?]+)$/.exec(page.url())?.[1] ?? '');

    await page.goto(at(playerPath(tour)));
    const editor = authoring(page, mouseOf(page), async () => undefined);
    await editor.begin();
    await editor.addFolder('Living');
    await editor.addPoi('Stove');
    await editor.addText('Of oak, and mended.');
    await editor.save();

    // a visitor walks through what was made
    await page.goto('about:blank');
    const guest = await visitor({ scan: 'real' });
    await guest.page.goto(at(`${tourPagePath(tour)}/play`));
    await guest.page.getByRole('treeitem', { name: /Stove/ }).click(patient);
    await guest.page.getByText('Of oak, and mended.').waitFor(patient);
    // Firefox draws in 3D only with a graphics card; without one it is told so at once
    const scanPlays = guest.page.getByRole('status').filter({ hasText: 'Inside' });
    await scanPlays
      .or(guest.page.getByText(/WebGL 2 is off/))
      .first()
      .waitFor({ ...patient, state: 'attached' });
    await guest.page.goto('about:blank');

    await page.goto(at(`/dashboard/tours/edit/${tour}`));
    await button(page, 'Delete').click(patient);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete tour' }).click(patient);
    await page.getByText('Tour deleted').waitFor(patient);
  });
});
