import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { store } from '../../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../../support/browser';
import { draftStored, patient } from '../../support/editing';
import { at, signIn } from '../../support/people';
import { showList } from '../../support/player';
import { aPublishedTour } from '../../support/published-tour';

const { visitor } = withBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const rows = (page: Page) =>
  page.getByRole('treeitem').evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')?.split(',')[0]));

describe('a published version, for those who may edit its tour', () => {
  it('is sorted and edited in a copy, which becomes the next version [VIEWER-007 VIEWER-008]', async () => {
    const { editor, id, address } = await aPublishedTour();
    const [{ page: outside }, { page }] = [await visitor(), await visitor()];
    await outside.goto(at(address));
    await showList(outside);
    await row(outside, 'Stove').waitFor();
    const saved = (await store().doc(`tours/${id}`).get()).data();

    await signIn(page, editor.email, address);
    await button(page, 'Edit').click();
    await row(page, 'Stove').click();
    await page.getByLabel('Name', { exact: true }).fill('Oven');
    await expectAccessible(page);
    await button(page, 'Sort').click();
    expect(await button(page, 'Edit').getAttribute('aria-pressed')).toBe('false');
    await page.getByText('Drag folders and points, or move them with their menu.').waitFor();
    await row(page, 'Door').click();
    await page.getByRole('tree').press('Alt+ArrowUp');
    await expect.poll(() => rows(page)).toEqual(['Rooms', 'Door', 'Oven', 'Internal', 'Safe']);
    await button(page, 'Add PoI').click();
    await row(page, 'New PoI').waitFor();
    expect(await button(page, 'Sort').getAttribute('aria-pressed')).toBe('false');
    const edited = await rows(page);
    expect(await button(outside, 'Edit').count()).toBe(0);

    await button(page, 'Publish…').click();
    const dialog = page.getByRole('dialog', { name: 'Publish “Tower”' });
    await dialog.getByText('The version with your changes, as the next one.').waitFor();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog', { name: '“Version 2” is published' }).getByRole('button', { name: 'Done' }).click();
    await button(page, 'Sort').waitFor({ state: 'detached' });
    await showList(page);
    await row(page, 'Oven').waitFor();
    expect(page.url()).not.toContain('/current');

    await outside.getByText('A new version is available').waitFor();
    expect(await row(outside, 'Stove').count()).toBe(1);
    await button(outside, 'Show').click();
    await showList(outside);
    await row(outside, 'Oven').waitFor();
    expect(await rows(outside)).toEqual(edited);
    expect((await store().doc(`tours/${id}`).get()).data()).toEqual(saved);
  });

  it('keeps changes that were not published on this device, also on a phone [VIEWER-007]', async () => {
    const { editor, address } = await aPublishedTour();
    const { page } = await visitor({ viewport: narrow });
    await signIn(page, editor.email, address);
    await button(page, 'Edit').click(patient);
    await page.getByText('No changes').waitFor({ state: 'attached' });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(wide);
    await row(page, 'Stove').click();
    await page.getByLabel('Name', { exact: true }).fill('Oven');
    await page.getByText('Changes on this device').waitFor();
    await page.getByLabel('Name', { exact: true }).blur();
    await draftStored(page);

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await button(page, 'Edit').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();

    // the address opens the point again, and the list of a version stays closed until it is asked for
    await page.getByRole('heading', { name: 'Oven' }).waitFor();
    await page.getByRole('button', { name: /^Points of interest/ }).click();
    await row(page, 'Oven').waitFor();
  });
});
