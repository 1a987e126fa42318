import type { BrowserContext } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { store } from '../../functions/administrator';
import { withBrowser } from '../../support/browser';
import { save } from '../../support/editing';
import { anEditorInTheScan, button, editPanel } from '../../support/scan-authoring';

const { visitor } = withBrowser();

const poisOf = async (tour: string) => (await store().doc(`tours/${tour}`).get()).get('folders')[0].pois;

/** The next files that are sent are refused by the bucket. */
async function refusesFiles(context: BrowserContext): Promise<() => Promise<void>> {
  const port = String(inject('ports').storage);
  const isUpload = (url: URL) => url.port === port;
  await context.route(isUpload, (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 403 }) : route.continue()));
  return () => context.unroute(isUpload);
}

describe('a tour is authored in its scan', { timeout: 600_000 }, () => {
  it('a PoI is seen from where it was added, has its picture, and another view when that is set [EDIT-016 EDIT-034 EDIT-044 EDIT-049 EDIT-056]', async () => {
    const { page, context, tour, place } = await anEditorInTheScan(visitor);
    const allow = await refusesFiles(context);

    await button(page, 'Add PoI').click();
    await editPanel(page).getByText('Not uploaded yet').waitFor();
    await editPanel(page).getByText('You are at the saved view.').waitFor();
    await allow();
    await save(page);

    const [, added] = await poisOf(tour);
    expect(added).toMatchObject({ name: 'New PoI', type: 'poi', sweep: expect.stringMatching(/.+/) });
    expect(decodeURIComponent(added.screenshot)).toContain(
      `organizations/${place.organization}/tour/${tour}/screenshots/${added.identifier}.jpg`,
    );
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return [image.width, image.height];
    }, added.screenshot);
    expect(size).toEqual([640, 360]);

    await button(page, 'Change camera view').click();
    await page.mouse.move(600, 420);
    await page.mouse.down();
    await page.mouse.move(480, 440, { steps: 6 });
    await page.mouse.up();
    await editPanel(page).getByText('You aren’t at the saved view.').waitFor();
    await button(page, 'Set View').click();
    await page.getByRole('status').filter({ hasText: 'View updated' }).first().waitFor({ state: 'attached' });
    await editPanel(page).getByText('You are at the saved view.').waitFor();
    await save(page);

    const [, turned] = await poisOf(tour);
    expect(turned).toMatchObject({ sweep: added.sweep, screenshot: added.screenshot });
    expect(Math.abs(turned.rotation.y - added.rotation.y)).toBeGreaterThan(5);
  });
});
