import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { at, people, signIn } from '../../support/people';

const { visitor } = withBrowser();
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

/** Whether an item has the focus; presses the key that leads to the next one if it has not. */
async function hasFocus(page: Page, item: Locator): Promise<boolean> {
  const isFocused = await item.evaluate((element) => element === document.activeElement);
  if (!isFocused) await page.keyboard.press('ArrowDown');
  return isFocused;
}

/** Opens the menu of a tour in the list, by keyboard, and chooses a line of it. */
async function choose(page: Page, tour: string, line: string): Promise<void> {
  await pressed(page, `Menu of ${tour}`);
  const item = page.getByRole('menuitem', { name: line });
  await item.waitFor();
  // the menu takes the focus after it is shown: a key pressed before leads nowhere
  await expect.poll(() => hasFocus(page, item), { interval: 20 }).toBe(true);
  await page.keyboard.press('Enter');
}

describe('duplicating and deleting', () => {
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
});
