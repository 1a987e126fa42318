import { describe, expect, it } from 'vitest';
import { store } from '../../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { patient, storedFolders } from '../../support/editing';
import { anEditorOfFiles, fileManager as manager, openManager, pdf, picture, saveAndStore } from '../../support/editing-files';

const { visitor } = withBrowser();

describe('the files of a tour that is edited', () => {
  it('take markers from the document of the older layout, and write them there as well as on the file [EDIT-093]', async () => {
    const url = '/demo/house-with-garden/fireplace.jpg';
    const item = { name: 'm7__Wall.jpg', url, contentType: 'image/jpeg', size: 1, markers: [] };
    const { page, tour } = await anEditorOfFiles(visitor, { content: [{ identifier: 'files', type: 'file', content: [item] }] });
    const document = store().doc(`tours/${tour}/markers/m7`);
    const crack = { name: 'Crack', body: '', icon: 'red', latlng: { lat: 5, lng: 6 } };
    await document.set({ markers: [crack], author: 'somebody else' });

    await page.getByRole('button', { name: 'Markers of Wall.jpg' }).click();
    const image = page.getByRole('dialog', { name: 'Wall.jpg' });
    await image.getByRole('list', { name: 'Markers' }).getByRole('button', { name: 'Crack' }).click(patient);
    await image.getByText('edit', { exact: true }).click();
    await image.getByRole('textbox', { name: 'Text' }).fill('Since March');
    await image.getByRole('button', { name: 'save' }).click();
    await page.getByText('Markers saved.').waitFor();

    const changed = { ...crack, body: 'Since March' };
    expect((await document.get()).data()).toMatchObject({ markers: [changed], author: 'somebody else' });
    await image.getByRole('button', { name: 'Close' }).click();
    await saveAndStore(page, tour, ([files]) => files?.content[0]?.markers.length === 1);
    expect((await storedFolders(tour))[0]?.pois[0]?.content[0]?.content[0]?.markers).toEqual([changed]);
    await document.delete();
  });

  it('are managed accessibly on a phone, and nothing scrolls sideways', async () => {
    const { page } = await anEditorOfFiles(visitor, { viewport: narrow });
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
    await manager(page).getByRole('button', { name: 'Attach to Stove' }).click();
    await page.getByRole('button', { name: 'Markers of Wall.jpg' }).click();
    await page.getByRole('dialog', { name: 'Wall.jpg' }).waitFor();
    await expectAccessible(page);
  });
});
