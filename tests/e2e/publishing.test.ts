import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourFormPath } from '../../src/domain/addresses';
import { orgId, tourId } from '../../src/domain/ids';
import { publicTourPath, versionsPath } from '../../src/domain/publishing/addresses';
import { store } from '../functions/administrator';
import { opened, save } from '../functions/stored';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { at, people, signIn } from '../support/people';

const { visitor } = withBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A tour with a private point and a file, and its editor. */
async function aTour() {
  const place = await anOwnPlace();
  const editor = await place.person('superuser');
  const id = await place.tour({ name: 'Tower', matterportId: 'HouseGarden' });
  const url = await save(`organizations/${place.organization}/tour/${id}/files/u__Plan.pdf`, 'plan');
  const file = { name: 'u__Plan.pdf', url, contentType: 'application/pdf', size: 4 };
  const stove = { identifier: 'stove', name: 'Stove', sweep: 'h02', content: [{ type: 'file', content: [file] }] };
  const folders = [
    { id: 'f', name: 'Rooms', pois: [stove] },
    { id: 'g', name: 'Internal', pois: [{ identifier: 'safe', name: 'Safe' }] },
  ];
  await store().doc(`tours/${id}`).update({ folders });
  const rename = (name: string) =>
    store()
      .doc(`tours/${id}`)
      .update({ folders: [{ ...folders[0], pois: [{ ...stove, name }] }, folders[1]] });
  return { editor, id: tourId(id), organization: orgId(place.organization), rename };
}

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
  it('opens a version to everybody, follows with the next, and ends for everybody [ROUTE-003 ACCESS-050 ACCESS-068 MODEL-085]', async () => {
    const { editor, id, organization, rename } = await aTour();
    const { page } = await visitor();
    await signIn(page, editor.email, tourFormPath(id));
    await page.getByRole('link', { name: 'Published versions' }).click();
    await button(page, 'Publish the first version').waitFor();
    await expectAccessible(page);
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
    await outside.goto(at(publicTourPath(organization, id)));
    await point(outside, 'Stove').waitFor();
    expect(await point(outside, 'Safe').count()).toBe(0);
    const file = await publishedFile(organization, id);
    expect(file).not.toContain('token=');
    expect(await opened(file)).toBe('application/pdf: plan');

    await rename('Oven');
    await page.goto(at(`${versionsPath(id)}?dialog=publish`));
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog', { name: '“Version 2” is published' }).getByRole('button', { name: 'Done' }).click();
    await outside.getByText('A new version is available').waitFor();
    expect(await point(outside, 'Stove').count()).toBe(1);
    await button(outside, 'Show').click();
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

  it('is done on a phone, and a version is restored into the tour and taken back [EDIT-061]', async () => {
    const { editor, id, rename } = await aTour();
    const { page } = await visitor({ viewport: narrow });
    await signIn(page, editor.email, `${versionsPath(id)}?dialog=publish`);
    await expectNoSidewaysScroll(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog', { name: '“Version 1” is published' }).getByRole('button', { name: 'Done' }).click();
    await expectNoSidewaysScroll(page);
    await rename('Oven');
    const nameInTour = async () => (await store().doc(`tours/${id}`).get()).get('folders')[0].pois[0].name;

    await button(page, 'Menu of Version 1').click();
    await page.getByRole('menuitem', { name: 'Restore into the tour' }).click();
    await page.getByText('Point “Stove” changed: name').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Version 1 was restored into the tour').waitFor();
    expect(await nameInTour()).toBe('Stove');
    await button(page, 'Undo').click();
    await page.getByText('The tour is as it was before').waitFor();
    expect(await nameInTour()).toBe('Oven');
  });

  it('shows in the scan what changed since a version, to members alone', async () => {
    const { editor, id, rename } = await aTour();
    const { page } = await visitor();
    await signIn(page, editor.email, `${versionsPath(id)}?dialog=publish`);
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog', { name: '“Version 1” is published' }).getByRole('button', { name: 'Done' }).click();
    await rename('Oven');

    await button(page, 'Menu of Version 1').click();
    await page.getByRole('menuitem', { name: 'Compare' }).click();
    await page.getByRole('link', { name: 'Show in the scan' }).click();
    await page.getByRole('heading', { name: 'Version 1 to the tour now' }).waitFor();
    await point(page, 'Oven').click();
    await page.getByText('Point “Oven” changed: name').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);

    const { page: outside } = await visitor();
    await signIn(outside, people.stranger, new URL(page.url()).hash.slice(1));
    await outside.getByText('You don’t have permission to compare the versions of this tour.').waitFor();
    expect(await point(outside, 'Oven').count()).toBe(0);
  });
});
