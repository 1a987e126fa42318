import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { aVersion, hearth, openDialog, patiently, saveHere, scanPlays, storedFiles, workerServes } from '../support/offline';
import { showList } from '../support/player';

const { visitor } = withBrowser();

const imagesAreShown = (page: Page) =>
  expect
    .poll(
      () =>
        page
          .getByRole('dialog', { name: 'Files' })
          .locator('img')
          .evaluateAll((images) => images.length > 0 && images.every((each) => (each as HTMLImageElement).naturalWidth > 0)),
      patiently,
    )
    .toBe(true);

describe('a published version without a network', () => {
  it('opens and can be walked once it was opened', async () => {
    const { address } = await aVersion();
    const { page, context } = await visitor({ viewport: wide, worksOffline: true });
    await page.goto(address);
    await showList(page);
    await hearth(page).waitFor();
    await scanPlays(page);
    await workerServes(page);
    await expect.poll(() => storedFiles(page), patiently).toEqual(expect.arrayContaining(['/offline/copy', '/scans/BarnAsFound/mesh.glb']));

    await context.setOffline(true);
    await page.reload();

    await showList(page);
    await hearth(page).click(patiently);
    await page.getByRole('article', { name: 'Hearth' }).getByText('Do not touch.').waitFor();
    await scanPlays(page);
  });

  it('opens with files that nobody looked at once it was saved, until it is removed', async () => {
    const { address } = await aVersion();
    const { page, context } = await visitor({ viewport: narrow, worksOffline: true });
    await page.goto(address);
    const dialog = await saveHere(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await workerServes(page);
    await context.setOffline(true);
    await page.reload();
    await scanPlays(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Files' }).click();
    await imagesAreShown(page);

    await context.setOffline(false);
    await page.reload();
    await openDialog(page);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await dialog.getByText('It stays removed until you open it again with a network.').waitFor(patiently);
    await context.setOffline(true);
    await page.reload();

    await page.getByRole('alert').waitFor(patiently);
    expect(await hearth(page).count()).toBe(0);
  });
});
