import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playerPath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { holdUpload } from '../support/held-upload';
import { anOwnPlace } from '../support/own-tours';
import { at, signIn } from '../support/people';

const { visitor } = withBrowser();
const patient = { timeout: 45_000 };
const picture = { name: 'Wall.jpg', mimeType: 'image/jpeg', buffer: readFileSync('public/demo/house-with-garden/fireplace.jpg') };
const pdf = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'a')]),
});

/** Somebody at the files of a stove. */
async function atWork({ content = [] as object[], viewport }: { content?: object[]; viewport?: typeof narrow } = {}) {
  const place = await anOwnPlace();
  const folders = [{ id: 'hall', name: 'Hall', pois: [{ identifier: 'stove', name: 'Stove', content }], children: [] }];
  const [{ email }, tour] = await Promise.all([place.person('superuser'), place.tour({ name: 'The Hall', floors: [], folders })]);
  const { page, context } = await visitor(viewport ? { viewport } : {});
  await signIn(page, email);
  await page.goto(at(playerPath(tourId(tour), 'edit')));
  await page
    .getByRole('treeitem', { name: /^Stove/ })
    .last()
    .click(patient);
  await page.getByRole('tab', { name: 'files' }).click(patient);
  return { page, context, place, tour };
}

const manager = (page: Page) => page.getByRole('dialog', { name: 'Files' });
const openManager = async (page: Page) => {
  await page.getByRole('button', { name: 'Choose files' }).click();
  await manager(page).waitFor(patient);
};
const storedContent = async (tour: string) => (await store().doc(`tours/${tour}`).get()).get('folders')[0].pois[0].content;
/** Saves, and waits until the store holds it. */
async function save(page: Page, tour: string, isStored: (content: { content: { markers: object[] }[] }[]) => boolean): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => isStored(await storedContent(tour)), patient).toBe(true);
}

describe('the files of a tour that is edited', () => {
  it('are uploaded, attached, marked and saved, and stay in storage when they are deleted [EDIT-042 EDIT-078 EDIT-085 EDIT-089]', async () => {
    const { page, tour, place } = await atWork();
    await openManager(page);
    await manager(page).getByText('No files found: Upload files to this folder to see them here.').waitFor();

    await manager(page)
      .getByLabel('Files to upload')
      .setInputFiles([picture, pdf('Plan.pdf', 100), { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('x') }]);
    await manager(page).getByText('run.exe was skipped: File type not allowed').waitFor();
    await manager(page).getByText('2 files were uploaded. Add them to the selection?').waitFor(patient);
    await manager(page).getByRole('button', { name: 'Add to selection' }).click();
    await manager(page).getByRole('button', { name: 'Attach to Stove' }).click();
    await page.getByRole('button', { name: 'Open Wall.jpg with its markers' }).click();
    const image = page.getByRole('dialog', { name: 'Wall.jpg' });
    const stage = image.getByRole('group', { name: /^Wall\.jpg/ });
    await expect
      .poll(() => stage.getByRole('img', { name: 'Wall.jpg' }).evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await stage.click();
    await image.getByRole('textbox', { name: 'Name' }).fill('Crack');
    await image.getByRole('button', { name: 'save' }).click();
    await page.getByText('Markers saved.').waitFor();
    await expectAccessible(page);
    await image.getByRole('button', { name: 'Close' }).click();
    await save(page, tour, ([files]) => files?.content[0]?.markers.length === 1);

    const [block] = await storedContent(tour);
    const items = block.content as { name: string; url: string; contentType: string; markers: { name: string; icon: string }[] }[];
    expect(items.map(({ contentType, markers }) => [contentType, markers.map(({ name, icon }) => `${name} ${icon}`)])).toEqual([
      ['image/jpeg', ['Crack blue']],
      ['application/pdf', []],
    ]);
    const url = items[0]?.url ?? '';
    expect(decodeURIComponent(url)).toMatch(
      new RegExp(`organizations/${place.organization}/tour/${tour}/uploads/[0-9a-f-]{36}__Wall\\.jpg`),
    );

    await page.getByRole('button', { name: 'Menu of Wall.jpg' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await save(page, tour, ([files]) => files?.content.length === 1);
    expect((await fetch(url)).status).toBe(200);
    await openManager(page);
    await manager(page).getByRole('button', { name: 'Menu of Wall.jpg' }).click(patient);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete “Wall.jpg”?' }).getByRole('button', { name: 'Delete' }).click();

    await manager(page).getByRole('checkbox', { name: 'Wall.jpg' }).waitFor({ state: 'detached' });
    expect((await fetch(url)).status).toBe(200);
  });

  it('take markers from the document of the older layout, and write them there as well as on the file [EDIT-093]', async () => {
    const url = '/demo/house-with-garden/fireplace.jpg';
    const item = { name: 'm7__Wall.jpg', url, contentType: 'image/jpeg', size: 1, markers: [] };
    const { page, tour } = await atWork({ content: [{ identifier: 'files', type: 'file', content: [item] }] });
    const document = store().doc(`tours/${tour}/markers/m7`);
    const crack = { name: 'Crack', body: '', icon: 'red', latlng: { lat: 5, lng: 6 } };
    await document.set({ markers: [crack], author: 'somebody else' });

    await page.getByRole('button', { name: 'Open Wall.jpg with its markers' }).click();
    const image = page.getByRole('dialog', { name: 'Wall.jpg' });
    await image.getByRole('list', { name: 'Markers' }).getByRole('button', { name: 'Crack' }).click(patient);
    await image.getByText('edit', { exact: true }).click();
    await image.getByRole('textbox', { name: 'Text' }).fill('Since March');
    await image.getByRole('button', { name: 'save' }).click();
    await page.getByText('Markers saved.').waitFor();

    const changed = { ...crack, body: 'Since March' };
    expect((await document.get()).data()).toMatchObject({ markers: [changed], author: 'somebody else' });
    await image.getByRole('button', { name: 'Close' }).click();
    await save(page, tour, ([files]) => files?.content[0]?.markers.length === 1);
    expect((await storedContent(tour))[0].content[0].markers).toEqual([changed]);
    await document.delete();
  });

  it('go on uploading where they were when the network comes back, also while the manager is closed', async () => {
    const { page, context } = await atWork();
    const upload = await holdUpload(page);
    await openManager(page);

    await manager(page).getByLabel('Files to upload').setInputFiles(pdf('Rules.pdf', 3_000_000));
    await upload.reached;
    await context.setOffline(true);
    await manager(page).getByText('You are offline. Uploads continue when you are back online.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Uploading 1 file/ }).waitFor();
    await upload.lose();
    await context.setOffline(false);
    await page.getByRole('button', { name: /^Uploading 1 file/ }).waitFor({ state: 'detached', ...patient });
    await openManager(page);

    await manager(page).getByRole('checkbox', { name: 'Rules.pdf' }).waitFor();
    await manager(page).getByText('1 file was uploaded. Add it to the selection?').waitFor();
    expect(upload.begun()).toBe(1);
  });

  const sizes: [string, typeof narrow | undefined][] = [
    ['1280 px', undefined],
    ['390 px', narrow],
  ];

  it.each(sizes)('are managed accessibly at %s, and nothing scrolls sideways', async (_size, viewport) => {
    const { page } = await atWork(viewport ? { viewport } : {});
    await openManager(page);
    await manager(page)
      .getByLabel('Files to upload')
      .setInputFiles([picture, pdf('Plan.pdf', 100)]);
    await manager(page).getByText('2 files were uploaded. Add them to the selection?').waitFor(patient);

    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await manager(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    await manager(page).getByTitle('List').click();
    await manager(page).getByRole('button', { name: 'Add to selection' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });
});
