import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { versionsPath } from '../../../src/domain/publishing/publication-page-addresses';
import { store } from '../../functions/administrator';
import { expectNoSidewaysScroll, expectStillPageAccessible, narrow, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { at, signIn } from '../../support/people';

const { visitor } = withBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function aTour() {
  const place = await anOwnPlace();
  const editor = await place.person('superuser');
  const id = await place.tour({ name: 'Tower', matterportId: 'HouseGarden' });
  const stove = { identifier: 'stove', name: 'Stove', sweep: 'h02' };
  const folders = [{ id: 'f', name: 'Rooms', pois: [{ identifier: 'door', name: 'Door', sweep: 'h01' }, stove] }];
  await store().doc(`tours/${id}`).update({ folders });
  return { editor, versions: versionsPath(tourId(id)) };
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog', { name: '“Version 1” is published' }).waitFor();
}

const shortLink = (page: Page) => page.getByRole('textbox', { name: 'Short link' }).inputValue();

describe('a short link', () => {
  it('is not counted for an editor, and ends with the version', async () => {
    const { editor, versions } = await aTour();
    const { page } = await visitor({ viewport: narrow });
    await signIn(page, editor.email, `${versions}?dialog=publish`);
    await publish(page);
    await expectNoSidewaysScroll(page);
    const current = await shortLink(page);
    const visits: string[] = [];
    // whoever is counted asks for a token at once, and sends when they leave
    page.on('request', (request) => void (request.url().endsWith('/visit') && visits.push(request.url())));
    await page.goto(current);
    await expectNoSidewaysScroll(page);
    await expectStillPageAccessible(page);
    await page.getByRole('link', { name: 'Enter the tour' }).click();
    await page.getByRole('button', { name: 'Points of interest' }).waitFor();
    await page.goto(at(versions));
    await page.getByText('Visits: 0 in 30 days').waitFor();
    expect(visits).toEqual([]);

    await button(page, 'Menu of Version 1').click();
    await page.getByRole('menuitem', { name: 'Unpublish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const { page: outside } = await visitor();
    await outside.goto(`${current}/1`);
    await outside.getByText('This tour isn’t published').waitFor();
  });
});
