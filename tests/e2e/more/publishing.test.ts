import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { versionsPath } from '../../../src/domain/publishing/publication-page-addresses';
import { store } from '../../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { people, signIn } from '../../support/people';
import { aPublishedTour, aTourToPublish } from '../../support/published-tour';

const { visitor } = withBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const point = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

describe('publishing', () => {
  it('is done on a phone, and a version is restored into the tour and taken back [EDIT-061]', async () => {
    const { editor, id, renameStove } = await aTourToPublish();
    const { page } = await visitor({ viewport: narrow });
    await signIn(page, editor.email, `${versionsPath(id)}?dialog=publish`);
    await expectNoSidewaysScroll(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog', { name: '“Version 1” is published' }).getByRole('button', { name: 'Done' }).click();
    await expectNoSidewaysScroll(page);
    await renameStove('Oven');
    const nameInTour = async () => (await store().doc(`tours/${id}`).get()).get('folders')[0].pois[0].name;

    await button(page, 'Menu of Version 1').click();
    await page.getByRole('menuitem', { name: 'Restore into the tour' }).click();
    await page.getByText('Point “Stove” renamed from “Oven” to “Stove”').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Version 1 was restored into the tour').waitFor();
    expect(await nameInTour()).toBe('Stove');
    await button(page, 'Undo').click();
    await page.getByText('The tour is as it was before').waitFor();
    expect(await nameInTour()).toBe('Oven');
  });

  it('shows in the scan what changed since a version, to members alone', async () => {
    const published = await aPublishedTour();
    await published.renameStove('Oven');
    const { page } = await visitor({ scan: 'real' });
    await signIn(page, published.editor.email, versionsPath(published.id));

    await button(page, 'Menu of Version 1').click();
    await page.getByRole('menuitem', { name: 'Compare' }).click();
    await page.getByRole('link', { name: 'Show in the scan' }).click();
    await page.getByRole('heading', { name: 'Version 1 to the tour now' }).waitFor();
    await point(page, 'Oven').click();
    await page.getByText('Point “Oven” renamed from “Stove” to “Oven”').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);

    const { page: outside } = await visitor();
    await signIn(outside, people.stranger, new URL(page.url()).hash.slice(1));
    await outside.getByText('You don’t have permission to compare the versions of this tour.').waitFor();
    expect(await point(outside, 'Oven').count()).toBe(0);
  });
});
