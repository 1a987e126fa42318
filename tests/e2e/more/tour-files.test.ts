import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { signIn } from '../../support/people';

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
const list = (page: Page, name: string) => overlay(page).getByRole('region', { name });
const namesIn = (page: Page, name: string) =>
  list(page, name)
    .getByPlaceholder('Name')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const save = async (page: Page) => {
  await overlay(page).getByRole('button', { name: 'Save', exact: true }).click();
  await overlay(page).getByText('All changes saved.').waitFor();
};
const addLinks = async (page: Page, names: string[]) => {
  for (const name of names) {
    await overlay(page).getByRole('button', { name: 'Add File or Link' }).click();
    await page.keyboard.type(name);
    await overlay(page).getByLabel(`URL of ${name}`).fill(`https://example.org/${name}`);
  }
};

describe('the files of a tour', () => {
  it('are ordered by dragging, and Escape leaves them as they were [TOUR-064]', async () => {
    const { page } = await withFiles();
    await addLinks(page, ['A', 'B', 'C']);

    const handle = overlay(page).getByRole('button', { name: 'Move C' });
    await handle.scrollIntoViewIfNeeded();
    const [from, to] = [await handle.boundingBox(), await overlay(page).getByRole('button', { name: 'Move A' }).boundingBox()];
    await page.mouse.move(from!.x + 10, from!.y + 10);
    await page.mouse.down();
    await page.mouse.move(from!.x + 10, from!.y - 20, { steps: 4 });
    await page.mouse.move(to!.x + 10, to!.y + 4, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => namesIn(page, 'Other files or links')).toEqual(['C', 'A', 'B']);
    await handle.focus();
    await page.keyboard.press('Space');
    await page.getByText('C picked up, position 1 of 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');

    await page.getByText('Move canceled. C stays at position 1 of 3.').waitFor({ state: 'attached' });
    expect(await namesIn(page, 'Other files or links')).toEqual(['C', 'A', 'B']);
    expect(await page.getByRole('dialog', { name: 'Close without saving?' }).count()).toBe(0);
  });

  it('leave nothing behind when they are called off, even in the last moment [TOUR-072]', async () => {
    const { page, place, tour } = await withFiles();
    let arrived: () => void = () => undefined;
    const stored = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    await page.route(/files%2F.*last\.pdf/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const answer = await route.fetch();
      // the server has it, and the browser does not know
      if (answer.ok()) arrived();
    });
    const folder = `http://127.0.0.1:${inject('ports').storage}/v0/b/${inject('projectId')}.appspot.com/o?prefix=${encodeURIComponent(`organizations/${place.organization}/tour/${tour}/`)}`;
    const kept = async () => {
      const answer = await fetch(folder, { headers: { Authorization: 'Bearer owner' } });
      return ((await answer.json()) as { items?: { name: string }[] }).items?.map(({ name }) => name) ?? [];
    };

    await overlay(page).getByRole('button', { name: 'Add Document' }).click();
    await page.keyboard.type('Last');
    await overlay(page).getByLabel('File of Last').setInputFiles(pdf('last.pdf'));
    await stored;
    expect(await kept()).toHaveLength(1);
    await overlay(page).getByRole('button', { name: 'Cancel the upload of Last' }).click();

    await overlay(page).getByRole('button', { name: 'Upload File for Last' }).waitFor();
    await expect.poll(kept).toEqual([]);
  });

  it('stay in storage when they are replaced or deleted, so that they can be restored', async () => {
    const { page } = await withFiles();
    await overlay(page).getByRole('button', { name: 'Add File or Link' }).click();
    await page.keyboard.type('Plan');
    const address = async (file: string) => (await overlay(page).getByRole('link', { name: file }).getAttribute('href')) ?? '';
    await overlay(page).getByLabel('File of Plan').setInputFiles(pdf('one.pdf'));
    const one = await address('one.pdf');
    await save(page);

    await overlay(page).getByLabel('File of Plan').setInputFiles(pdf('two.pdf'));
    const two = await address('two.pdf');
    expect((await fetch(one)).status).toBe(200);
    await save(page);
    expect((await fetch(one)).status).toBe(200);
    await overlay(page).getByRole('button', { name: 'Delete Plan' }).click();
    await overlay(page).getByRole('button', { name: 'Undo the removal of Plan' }).click();
    await save(page);
    expect((await fetch(two)).status).toBe(200);
    await overlay(page).getByRole('button', { name: 'Delete Plan' }).click();
    await save(page);

    expect((await fetch(two)).status).toBe(200);
    expect(await namesIn(page, 'Other files or links')).toEqual([]);
  });

  it('keep what two people change at the same time', async () => {
    const one = await withFiles();
    const [two, { email }] = [await visitor(), await one.place.person('ultrauser')];
    await signIn(two.page, email, files(one.tour));
    await addLinks(one.page, ['Mine']);
    await addLinks(two.page, ['Theirs']);

    await save(two.page);
    await one.page.getByText('“Theirs” was added.').waitFor();
    await save(one.page);

    expect((await namesIn(one.page, 'Other files or links')).toSorted()).toEqual(['Mine', 'Theirs']);
    await expect.poll(async () => (await namesIn(two.page, 'Other files or links')).toSorted()).toEqual(['Mine', 'Theirs']);
  });

  it.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)('are accessible, in the %s scheme at %i px', async (colorScheme, width) => {
    const { page } = await withFiles({ colorScheme, viewport: { ...narrow, width } });
    await overlay(page).getByRole('button', { name: 'Add Document' }).click();
    await overlay(page)
      .getByLabel('File of Document 1')
      .setInputFiles({ name: 'a.exe', mimeType: 'application/zip', buffer: Buffer.from('x') });
    await addLinks(page, ['A', 'B']);
    await overlay(page).getByLabel('URL of A').fill('no address');
    await overlay(page).getByRole('button', { name: 'Delete B' }).click();
    await overlay(page).getByRole('alert').waitFor();

    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await overlay(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  });
});
