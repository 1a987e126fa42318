import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { tourId } from '../../src/domain/ids';
import { versionsPath } from '../../src/domain/publishing/publication-page-addresses';
import { store } from '../functions/administrator';
import { expectAccessible, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { at, signIn } from '../support/people';
import { showList } from '../support/player';

const { visitor } = withBrowser();
/** A browser without a window is taken for a bot, whose visits are not counted. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const address = inject('address').replace(/\/$/, '');

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
  it('leads a visitor to the point of a published tour, and the editor sees the visit [ROUTE-003 ROUTE-043 ACCESS-050]', async () => {
    const { editor, versions } = await aTour();
    const { page, context } = await visitor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, editor.email, `${versions}?dialog=publish`);
    await publish(page);
    await expectAccessible(page);
    const current = await shortLink(page);
    expect(current).toMatch(new RegExp(`^${address}/t/[2-9a-z]{7}$`));
    await button(page, 'Done').click();
    await page.getByText('Visits: 0 in 30 days').waitFor();
    await button(page, 'Menu of Version 1').click();
    await page.getByRole('menuitem', { name: 'Copy short link' }).click();
    await page.getByText('Link copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${current}/1`);
    // two scans at once are much for a machine without a graphics card
    await page.goto('about:blank');

    const { page: outside } = await visitor({ userAgent });
    const tokenResponse = outside.waitForResponse((response) => response.url().endsWith('/visit'));
    await outside.goto(`${current}?start=stove`);
    await showList(outside);
    await outside.getByRole('treeitem', { name: /^Stove/, selected: true }).waitFor();
    expect(outside.url()).toMatch(/#\/public-tour\/[^/]+\/[^/]+\/current\?start=stove$/);
    await (await tokenResponse).finished();
    // a visit is counted when somebody leaves, or looks at another tab
    const counted = outside.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/visit'));
    await outside.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect((await counted).status()).toBe(204);
    await outside.goto('about:blank');

    await page.goto(at(versions));
    await page.getByText('Visits: 1 in 30 days').waitFor();
  });
});
