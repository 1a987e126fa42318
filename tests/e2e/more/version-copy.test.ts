import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { expectNoSidewaysScroll, narrow, wide, withBrowser } from '../../support/browser';
import { draftStored, patient } from '../../support/editing';
import { signIn } from '../../support/people';
import { aPublishedTour } from '../../support/published-tour';

const { visitor } = withBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

describe('a published version, for those who may edit its tour', () => {
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

    await row(page, 'Oven').waitFor();
  });
});
