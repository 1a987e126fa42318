import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { purgeFromBin } from '../support/bin';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { at, people, signIn } from '../support/people';

const { visitor } = withBrowser();
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 plan') };
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const wizard = (page: Page) => dialog(page, 'Duplicate tour');
const pressed = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

/** Signs somebody in who runs a place of their own, with one tour in it. */
async function withTour(visiting: Parameters<typeof visitor>[0] = {}) {
  const place = await anOwnPlace();
  const [{ email }, tour] = await Promise.all([place.person('ultrauser'), place.tour({ name: 'Tower' })]);
  const { page, context } = await visitor(visiting);
  await signIn(page, email);
  await page.getByRole('button', { name: 'Menu of Tower' }).waitFor();
  return { page, context, tour };
}

/** Opens the menu of a tour in the list, by keyboard, and chooses a line of it. */
async function choose(page: Page, tour: string, line: string): Promise<void> {
  await pressed(page, `Menu of ${tour}`);
  const item = page.getByRole('menuitem', { name: line });
  await item.waitFor();
  for (let presses = 0; presses < 10; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

async function uploadPlan(page: Page): Promise<string> {
  const overlay = dialog(page, 'Upload files to Tour');
  await overlay.getByRole('button', { name: 'Add Floor Plan' }).press('Enter');
  await page.keyboard.type('Ground floor');
  const chooser = page.waitForEvent('filechooser');
  await overlay.getByRole('button', { name: 'Upload File for Ground floor' }).press('Enter');
  await (await chooser).setFiles(plan);
  const address = await overlay.getByRole('link', { name: 'plan.pdf' }).getAttribute('href');
  await overlay.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await overlay.getByText('All changes saved.').waitFor();
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  return address ?? '';
}

describe('duplicating and deleting', () => {
  it('upload a floor plan, duplicate, delete: by keyboard alone at 390 px; the copy keeps its plan [TOUR-060 TOUR-075 TOUR-079]', async () => {
    const { page, tour } = await withTour({ viewport: narrow });
    await page.goto(at(`/dashboard/tours?files=${tour}`));
    const original = await uploadPlan(page);

    await choose(page, 'Tower', 'Duplicate');
    await wizard(page).getByLabel('Name').fill('Second tower');
    await page.keyboard.press('Enter');
    await wizard(page).getByText('1 floor plan').waitFor();
    await wizard(page).getByRole('button', { name: 'Next' }).press('Enter');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await wizard(page).getByRole('button', { name: 'Create copy' }).press('Enter');
    await wizard(page).getByRole('link', { name: 'View Tour' }).waitFor();
    await page.keyboard.press('Escape');
    await wizard(page).waitFor({ state: 'detached' });
    await choose(page, 'Tower', 'Delete');
    const question = dialog(page, 'Are you sure you want to delete this tour?');
    await question.getByText('1 file or link').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete tour' }).press('Enter');

    await page.getByText('Tour deleted').waitFor();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Menu of Tower', exact: true }).waitFor({ state: 'detached' });
    await purgeFromBin(tour);
    await expect.poll(async () => (await fetch(original)).ok, { timeout: 30_000 }).toBe(false);
    await page.getByRole('button', { name: '1 file of Second tower' }).press('Enter');
    const kept = dialog(page, 'Upload files to Tour').getByRole('link', { name: 'plan.pdf' });
    await expect.poll(async () => (await fetch((await kept.getAttribute('href')) ?? '')).status, { timeout: 30_000 }).toBe(200);
    expect(await kept.getAttribute('href')).not.toBe(original);
  });

  it('leads from the wizard to the copy in another organization [TOUR-079 TOUR-081]', async () => {
    const [from, to] = [await anOwnPlace(), await anOwnPlace()];
    await from.tour({ name: 'Tower', tourTypeId: 'there-is-none' });
    const { page } = await visitor({ colorScheme: 'dark' });
    await signIn(page, people.globalAdmin, `/o/${encodeURIComponent(from.organization)}`);
    await page.getByRole('heading', { level: 1, name: from.organization }).waitFor();
    await choose(page, 'Tower', 'Duplicate');

    await wizard(page).getByRole('combobox', { name: 'Organization' }).selectOption(to.organization);
    await wizard(page).getByLabel('Name').fill('Tower over there');
    await expectAccessible(page);
    await wizard(page).getByRole('button', { name: 'Next' }).click();
    await wizard(page).getByRole('button', { name: 'Next' }).click();
    await wizard(page).getByRole('button', { name: 'Create copy' }).click();
    await wizard(page).getByRole('link', { name: 'View Tour' }).click();

    await page.getByRole('heading', { level: 1, name: 'Tower over there' }).waitFor();
    expect(page.url()).toMatch(/\/dashboard\/tours\/landing\/\w{20}$/);
  });

  it('keeps the wizard where it is while the network is away, and leaves nothing half made [TOUR-080]', async () => {
    const { page, context } = await withTour();
    await choose(page, 'Tower', 'Duplicate');
    await wizard(page).getByLabel('Name').fill('Made once');
    await wizard(page).getByRole('button', { name: 'Next' }).click();
    await wizard(page).getByRole('button', { name: 'Next' }).click();

    await context.setOffline(true);
    await wizard(page).getByRole('button', { name: 'Create copy' }).click();
    await wizard(page).getByRole('alert').filter({ hasText: 'You are offline. Connect, then try again.' }).waitFor();
    await context.setOffline(false);
    await wizard(page).getByRole('button', { name: 'Try again' }).click();
    await wizard(page).getByRole('link', { name: 'Edit Tour' }).waitFor();
    await wizard(page).getByRole('button', { name: 'Close' }).last().click();

    await page.getByRole('button', { name: 'Menu of Made once' }).waitFor();
    expect(await page.getByRole('button', { name: 'Menu of Made once' }).count()).toBe(1);
    expect(page.url()).toBe(at('/dashboard/tours'));
  });

  it('the form of a tour opens files and duplicate as places that Back leaves [TOUR-045]', async () => {
    const { page, tour } = await withTour();
    await page.goto(at(`/dashboard/tours/edit/${tour}`));

    await page.getByRole('button', { name: /^Files/ }).click();
    await dialog(page, 'Upload files to Tour').waitFor();
    expect(page.url()).toBe(at(`/dashboard/tours/edit/${tour}?dialog=files`));
    await page.goBack();
    await dialog(page, 'Upload files to Tour').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await wizard(page).waitFor();

    expect(page.url()).toBe(at(`/dashboard/tours/edit/${tour}?dialog=duplicate`));
  });
});
