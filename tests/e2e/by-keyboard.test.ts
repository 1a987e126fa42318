import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { fingersOf, focused, type Hands, keyboardOf, notePointers } from '../support/hands';
import { anOwnPlace } from '../support/own-tours';
import { signIn } from '../support/people';

const { visitor } = withBrowser();
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 plan') };
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const question = 'Are you sure you want to delete this tour?';

/** How somebody works in these tests: with which hands, and what is checked of each dialog on the way. */
type Way = Hands & { look: () => Promise<void> };

async function createTour(page: Page, { press, write, choose }: Way): Promise<void> {
  await page.getByText('No tours').first().waitFor();
  await press(page.getByRole('link', { name: 'Create', exact: true }));
  await heading(page, 'Create Tour').waitFor();
  await write(page.getByLabel('Model ID'), 'HouseGarden');
  await write(page.getByLabel('Tour Name'), 'House');
  await choose(page.getByRole('combobox', { name: 'Country' }), 'Germany');
  await press(button(page, 'Save'));
  await heading(page, 'Edit Tour').waitFor();
}

async function uploadPlan(page: Page, { press, write, look }: Way): Promise<void> {
  const overlay = dialog(page, 'Upload files to Tour');
  await overlay.waitFor();
  await press(button(overlay, 'Add Floor Plan'));
  await write(overlay.getByLabel('Name of Floor plan 1'), 'Ground floor');
  const chooser = page.waitForEvent('filechooser');
  await press(button(overlay, 'Upload File for Ground floor'));
  await (await chooser).setFiles(plan);
  await overlay.getByRole('link', { name: 'plan.pdf' }).waitFor();
  await press(button(overlay, 'Save'));
  await overlay.getByText('All changes saved.').waitFor();
  await look();
  await press(button(overlay, 'Close').last());
  await overlay.waitFor({ state: 'detached' });
}

async function duplicate(page: Page, { press, write, look }: Way): Promise<void> {
  const wizard = dialog(page, 'Duplicate tour');
  await expect.poll(() => focused(wizard.getByLabel('Name'))).toBe(true);
  await write(wizard.getByLabel('Name'), 'Second house');
  await look();
  await press(button(wizard, 'Next'));
  await wizard.getByText('1 floor plan').waitFor();
  await look();
  await press(button(wizard, 'Next'));
  await wizard.getByText('This is what will be created').waitFor();
  await look();
  await press(button(wizard, 'Create copy'));
  await wizard.getByText('The copy is created').waitFor();
  await look();
  await press(button(wizard, 'Close').last());
  await wizard.waitFor({ state: 'detached' });
}

async function remove(page: Page, { press, look }: Way): Promise<void> {
  await dialog(page, question).getByText('1 file or link').waitFor();
  await look();
  await press(button(dialog(page, question), 'Delete tour'));
  await page.getByText('Tour deleted').waitFor();
  await dialog(page, question).waitFor({ state: 'detached' });
  await button(page, 'Menu of Second house').waitFor();
  await button(page, 'Menu of House').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page.getByRole('main'))).toBe(true);
}

describe('a tour from beginning to end', () => {
  it('is created, given a plan, duplicated and deleted by keyboard alone [TOUR-020 TOUR-045 TOUR-056 TOUR-061 TOUR-075]', async () => {
    const place = await anOwnPlace();
    const { email } = await place.person('ultrauser');
    const { page } = await visitor();
    const touches = await notePointers(page);
    const hands = { ...keyboardOf(page), look: async () => undefined };
    await signIn(page, email, '/dashboard/tours');

    await createTour(page, hands);
    const [created] = (await store().collection('tours').where('organization', '==', place.organization).get()).docs;
    const { created: at, updated } = created?.data() ?? {};
    expect([at.toMillis() - Date.now() > -60_000, updated.isEqual(at)]).toEqual([true, true]);
    const files = page.getByRole('button', { name: /^Files/ });
    await hands.press(files);
    await uploadPlan(page, hands);
    expect(await focused(files)).toBe(true);
    await hands.press(button(page, 'Duplicate'));
    await duplicate(page, hands);
    expect(await focused(button(page, 'Duplicate'))).toBe(true);
    await hands.press(button(page, 'Delete'));
    await remove(page, hands);

    await hands.press(button(page, '1 file of Second house'));
    await dialog(page, 'Upload files to Tour').getByRole('link', { name: 'plan.pdf' }).waitFor();
    expect(touches).toEqual([]);
  });

  it('is created, given a plan, duplicated and deleted by touch at 390 px [TOUR-015 TOUR-060 TOUR-062]', async () => {
    const place = await anOwnPlace();
    const { email } = await place.person('ultrauser');
    const { page } = await visitor({ viewport: narrow, colorScheme: 'dark', hasTouch: true });
    const look = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    const hands = { ...fingersOf(), look };
    const choose = async (line: string) => {
      await hands.press(button(page, 'Menu of House'));
      await hands.press(page.getByRole('menuitem', { name: line }));
    };

    await signIn(page, email, '/dashboard/tours');
    await createTour(page, hands);
    await page.goBack();
    await hands.press(button(page, '0 files of House'));
    await uploadPlan(page, hands);
    await choose('Duplicate');
    await duplicate(page, hands);
    await choose('Delete');
    await remove(page, hands);

    await button(page, '1 file of Second house').waitFor();
  });
});
