import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser';
import { patient, storedFolders } from '../support/editing';
import { anEditorOfFiles, fileManager as manager, openManager, pdf, picture, saveAndStore } from '../support/editing-files';
import { holdUpload } from '../support/held-upload';

const { visitor } = withBrowser();

describe('the files of a tour that is edited', () => {
  it('are uploaded, attached, marked and saved, and stay in storage when they are deleted [EDIT-042 EDIT-078 EDIT-085 EDIT-089]', async () => {
    const { page, tour, place } = await anEditorOfFiles(visitor);
    await openManager(page);
    await manager(page).getByText('No files found: Upload files to this folder to see them here.').waitFor();

    await manager(page)
      .getByLabel('Files to upload')
      .setInputFiles([picture, pdf('Plan.pdf', 100), { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('x') }]);
    await manager(page).getByText('run.exe was skipped: File type not allowed').waitFor();
    await manager(page).getByText('2 files were uploaded. Add them to the selection?').waitFor(patient);
    await manager(page).getByRole('button', { name: 'Add to selection' }).click();
    await manager(page).getByRole('button', { name: 'Attach to Stove' }).click();
    await page.getByRole('button', { name: 'Markers of Wall.jpg' }).click();
    const image = page.getByRole('dialog', { name: 'Wall.jpg' });
    const stage = image.getByRole('group', { name: /^Wall\.jpg/ });
    await expect
      .poll(() => stage.getByRole('img', { name: 'Wall.jpg' }).evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await stage.click();
    await image.getByRole('textbox', { name: 'Name' }).fill('Crack');
    await image.getByRole('button', { name: 'save' }).click();
    await page.getByText('Markers saved.').waitFor();
    await image.getByRole('button', { name: 'Close' }).click();
    await saveAndStore(page, tour, ([files]) => files?.content[0]?.markers.length === 1);

    const items = (await storedFolders(tour))[0]?.pois[0]?.content[0]?.content ?? [];
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
    await saveAndStore(page, tour, ([files]) => files?.content.length === 1);
    expect((await fetch(url)).status).toBe(200);
    await openManager(page);
    await manager(page).getByRole('button', { name: 'Menu of Wall.jpg' }).click(patient);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete “Wall.jpg”?' }).getByRole('button', { name: 'Delete' }).click();

    await manager(page).getByRole('checkbox', { name: 'Wall.jpg' }).waitFor({ state: 'detached' });
    expect((await fetch(url)).status).toBe(200);
  });

  it('go on uploading where they were when the network comes back, also while the manager is closed', async () => {
    const { page, context } = await anEditorOfFiles(visitor);
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
});
