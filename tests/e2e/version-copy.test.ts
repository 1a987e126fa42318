import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orgId, tourId } from '../../src/domain/ids';
import { publicTourPath, versionsPath } from '../../src/domain/publishing/addresses';
import { store } from '../functions/administrator';
import { save } from '../functions/stored';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { at, signIn } from '../support/people';

const { visitor } = withBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const rows = (page: Page) => page.getByRole('treeitem').evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));

/** A tour whose first version is open to everybody, its editor, and a viewer. */
async function aPublishedTour() {
  const place = await anOwnPlace();
  const [editor, viewer] = await Promise.all([place.person('superuser'), place.person('user')]);
  const id = tourId(await place.tour({ name: 'Tower', matterportId: 'HouseGarden' }));
  const url = await save(`organizations/${place.organization}/tour/${id}/files/u__Plan.pdf`, 'plan');
  const file = { name: 'u__Plan.pdf', url, contentType: 'application/pdf', size: 4 };
  const folders = [
    {
      ...{ id: 'f', name: 'Rooms' },
      pois: [
        { identifier: 'stove', name: 'Stove', sweep: 'h02', content: [{ type: 'file', content: [file] }] },
        { identifier: 'door', name: 'Door', sweep: 'h04' },
      ],
    },
  ];
  await store().doc(`tours/${id}`).update({ folders });
  const { page } = await visitor();
  await signIn(page, editor.email, `${versionsPath(id)}?dialog=publish`);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog', { name: '“Version 1” is published' }).getByRole('button', { name: 'Done' }).click();
  return { page, viewer, id, address: publicTourPath(orgId(place.organization), id) };
}

describe('a published version, for those who may edit its tour', () => {
  it('is sorted and edited in a copy, which becomes the next version [VIEWER-007 VIEWER-008]', async () => {
    const { page, viewer, id, address } = await aPublishedTour();
    const [{ page: outside }, { page: member }] = [await visitor(), await visitor()];
    await outside.goto(at(address));
    await row(outside, 'Stove').waitFor();
    await signIn(member, viewer.email, '/dashboard/tours');
    await member.goto(at(address));
    await row(member, 'Stove').waitFor();
    const saved = (await store().doc(`tours/${id}`).get()).data();

    await page.goto(at(address));
    await button(page, 'Edit').click();
    await row(page, 'Stove').click();
    await page.getByLabel('Name', { exact: true }).fill('Oven');
    await expectAccessible(page);
    await button(page, 'Sort').click();
    expect(await button(page, 'Edit').getAttribute('aria-pressed')).toBe('false');
    await page.getByText('Drag folders and points, or move them with their menu.').waitFor();
    await row(page, 'Door').click();
    await page.getByRole('tree').press('Alt+ArrowUp');
    await expect
      .poll(() => rows(page))
      .toEqual([expect.stringMatching(/^Rooms/), expect.stringMatching(/^Door/), expect.stringMatching(/^Oven/)]);
    await expectAccessible(page);
    await button(page, 'Add PoI').click();
    await row(page, 'New PoI').waitFor();
    expect(await button(page, 'Sort').getAttribute('aria-pressed')).toBe('false');
    expect(await button(outside, 'Edit').count()).toBe(0);
    expect(await button(member, 'Edit').count()).toBe(0);

    await button(page, 'Publish…').click();
    const dialog = page.getByRole('dialog', { name: 'Publish “Tower”' });
    await dialog.getByText('The version with your changes, as the next one.').waitFor();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog', { name: '“Version 2” is published' }).getByRole('button', { name: 'Done' }).click();
    await row(page, 'Oven').waitFor();
    expect(page.url()).not.toContain('/current');

    await outside.getByText('A new version is available').waitFor();
    expect(await row(outside, 'Stove').count()).toBe(1);
    await button(outside, 'Show').click();
    await row(outside, 'Oven').waitFor();
    const shown = ['Rooms', 'Door', 'Oven', 'New PoI'].map((name) => expect.stringMatching(new RegExp(`^${name}`)));
    expect(await rows(outside)).toEqual(shown);
    expect((await store().doc(`tours/${id}`).get()).data()).toEqual(saved);
  });

  it('keeps changes that were not published on this device, also on a phone [VIEWER-007]', async () => {
    const { page, address } = await aPublishedTour();
    await page.setViewportSize(narrow);
    await page.goto(at(address));
    await button(page, 'Edit').waitFor();
    await button(page, 'Edit').click();
    await page.getByText('No changes').waitFor({ state: 'attached' });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(wide);
    await row(page, 'Stove').click();
    await page.getByLabel('Name', { exact: true }).fill('Oven');
    await page.getByText('Changes on this device').waitFor();
    await page.getByLabel('Name', { exact: true }).blur();
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await button(page, 'Edit').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await row(page, 'Oven').waitFor();
  });
});
