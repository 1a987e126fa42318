import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser';
import { holdUpload } from '../support/held-upload';
import { anOwnPlace } from '../support/own-tours';
import { signIn } from '../support/people';

const { visitor } = withBrowser();
const files = (tour: string) => `/dashboard/tours?files=${tour}`;
const pdf = (name: string, bytes = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'a')]),
});

/** Signs somebody in to a place of their own, with the files of a tour open. */
async function withFiles(visiting: Parameters<typeof visitor>[0] = {}) {
  const place = await anOwnPlace();
  const [{ email }, tour] = await Promise.all([place.person('superuser'), place.tour({ name: 'Hall' })]);
  const { page, context } = await visitor(visiting);
  await signIn(page, email, files(tour));
  await overlay(page).waitFor();
  return { page, context, place, tour };
}

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Upload files to Tour' });
const save = async (page: Page) => {
  await overlay(page).getByRole('button', { name: 'Save', exact: true }).click();
  await overlay(page).getByText('All changes saved.').waitFor();
};

describe('the files of a tour', () => {
  it('go on uploading where they were when the network comes back [TOUR-069 TOUR-072]', async () => {
    const { page, context } = await withFiles();
    const upload = await holdUpload(page);

    await overlay(page).getByRole('button', { name: 'Add Document' }).click();
    await page.keyboard.type('Rules');
    await overlay(page).getByLabel('File of Rules').setInputFiles(pdf('rules.pdf', 3_000_000));
    await upload.reached;
    await context.setOffline(true);
    await overlay(page).getByText('You’re offline. 1 file will continue uploading when you’re back online.').waitFor();
    await upload.lose();
    await context.setOffline(false);

    await overlay(page).getByRole('link', { name: 'rules.pdf' }).waitFor();
    expect(upload.begun()).toBe(1);
    await save(page);
  });
});
