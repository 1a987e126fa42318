import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { fingersOf, focused, type Hands, keyboardOf, notePointers } from '../support/hands';
import { anOwnPlace } from '../support/own-tours';
import { at, password } from '../support/people';

const { visitor } = withBrowser();
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 plan') };
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const question = 'Are you sure you want to delete this tour?';

/** Nothing of it is reached by a person who cannot see it well, or that has to be scrolled to sideways. */
async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

async function signIn(page: Page, { press, write }: Hands, email: string): Promise<void> {
  await page.goto(at('/'));
  await press(button(page, 'or use email and password.'));
  await write(page.getByLabel('Email'), email);
  await write(page.getByLabel('Password', { exact: true }), password);
  await expectFit(page);
  await press(button(page, 'Sign In'));
}

async function createTour(page: Page, { press, write, choose }: Hands): Promise<void> {
  await page.getByText('No tours').first().waitFor();
  await expectFit(page);
  await press(page.getByRole('link', { name: 'Create', exact: true }));
  await heading(page, 'Create Tour').waitFor();
  await write(page.getByLabel('Model ID'), 'HouseGarden');
  await write(page.getByLabel('Tour Name'), 'House');
  await choose(page.getByRole('combobox', { name: 'Country' }), 'Germany');
  await expectFit(page);
  await press(button(page, 'Save'));
  await heading(page, 'Edit Tour').waitFor();
  await expectFit(page);
}

async function uploadPlan(page: Page, { press, write }: Hands): Promise<void> {
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
  await expectFit(page);
  await press(button(overlay, 'Close').last());
  await overlay.waitFor({ state: 'detached' });
}

async function duplicate(page: Page, { press, write }: Hands): Promise<void> {
  const wizard = dialog(page, 'Duplicate tour');
  await expect.poll(() => focused(wizard.getByLabel('Name'))).toBe(true);
  await write(wizard.getByLabel('Name'), 'Second house');
  await expectFit(page);
  await press(button(wizard, 'Next'));
  await wizard.getByText('1 floor plan').waitFor();
  await expectFit(page);
  await press(button(wizard, 'Next'));
  await wizard.getByText('This is what will be created').waitFor();
  await expectFit(page);
  await press(button(wizard, 'Create copy'));
  await wizard.getByText('The copy is created').waitFor();
  await expectFit(page);
  await press(button(wizard, 'Close').last());
  await wizard.waitFor({ state: 'detached' });
}

async function remove(page: Page, { press }: Hands): Promise<void> {
  await dialog(page, question).getByText('1 file or link').waitFor();
  await expectFit(page);
  await press(button(dialog(page, question), 'Delete tour'));
  await page.getByText('Tour deleted').waitFor();
  await dialog(page, question).waitFor({ state: 'detached' });
  await button(page, 'Menu of Second house').waitFor();
  await button(page, 'Menu of House').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page.getByRole('main'))).toBe(true);
  await expectFit(page);
}

describe('a tour from beginning to end', () => {
  it('is created, given a plan, duplicated and deleted by keyboard alone [TOUR-045 TOUR-056 TOUR-060 TOUR-062 TOUR-075]', async () => {
    const place = await anOwnPlace();
    const { email } = await place.person('ultrauser');
    const { page } = await visitor();
    const touches = await notePointers(page);
    const hands = keyboardOf(page);

    await signIn(page, hands, email);
    await createTour(page, hands);
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

  it('is created, given a plan, duplicated and deleted by touch at 390 px [TOUR-015 TOUR-056 TOUR-060 TOUR-062 TOUR-075]', async () => {
    const place = await anOwnPlace();
    const { email } = await place.person('ultrauser');
    const { page } = await visitor({ viewport: narrow, colorScheme: 'dark', hasTouch: true });
    const hands = fingersOf();
    const choose = async (line: string) => {
      await hands.press(button(page, 'Menu of House'));
      await hands.press(page.getByRole('menuitem', { name: line }));
    };

    await signIn(page, hands, email);
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
