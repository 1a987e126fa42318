import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { versionsPath } from '../../src/domain/publishing/publication-page-addresses';
import { store } from '../functions/administrator';
import { opened } from '../functions/stored';
import { expectAccessible, withBrowser } from '../support/browser';
import { at, signIn } from '../support/people';
import { showList } from '../support/player';
import { aTourToPublish } from '../support/published-tour';

const { visitor } = withBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const point = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

/** The address of the published file, from the snapshot that outsiders read. */
async function publishedFile(organization: string, tour: string): Promise<string> {
  const { docs } = await store()
    .collection(`organizations/${organization}/tours/${tour}/snapshots`)
    .orderBy('number', 'desc')
    .limit(1)
    .get();
  return docs[0]?.get('pois')[0].children[0].files[0].url;
}

describe('publishing', () => {
  it('opens a version to everybody, follows with the next, and ends for everybody [VIEWER-021 ROUTE-003 ACCESS-050 ACCESS-068 MODEL-085]', async () => {
    const { editor, id, place, form, address, renameStove } = await aTourToPublish();
    const { page } = await visitor();
    await signIn(page, editor.email, form);
    await page.getByRole('link', { name: 'Published versions' }).click();
    await button(page, 'Publish the first version').waitFor();
    await button(page, 'Publish a version').click();
    const dialog = page.getByRole('dialog', { name: 'Publish “Tower”' });
    await dialog.getByRole('checkbox', { name: 'Internal' }).uncheck();
    await dialog.getByText('1 file, which everybody with the address can open and save').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog', { name: '“Version 1” is published' }).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { name: 'Version 1' }).waitFor();
    await page.getByText('Current', { exact: true }).waitFor();

    const { page: outside } = await visitor();
    await outside.goto(at(address));
    await showList(outside);
    await point(outside, 'Stove').waitFor();
    expect(await point(outside, 'Safe').count()).toBe(0);
    const file = await publishedFile(place.organization, id);
    expect(file).not.toContain('token=');
    expect(await opened(file)).toBe('application/pdf: plan');

    await renameStove('Oven');
    await page.goto(at(`${versionsPath(id)}?dialog=publish`));
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog', { name: '“Version 2” is published' }).getByRole('button', { name: 'Done' }).click();
    await outside.getByText('A new version is available').waitFor();
    expect(await point(outside, 'Stove').count()).toBe(1);
    await button(outside, 'Show').click();
    await showList(outside);
    await point(outside, 'Oven').waitFor();

    for (const name of ['Version 1', 'Version 2']) {
      await button(page, `Menu of ${name}`).click();
      await page.getByRole('menuitem', { name: 'Unpublish' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await outside.getByText('This tour isn’t published').waitFor();
    expect(await opened(file)).toBe(403);
  });
});
