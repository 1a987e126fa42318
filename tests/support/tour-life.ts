import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { focused, type Hands } from './hands';

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 plan') };
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const question = 'Are you sure you want to delete this tour?';

/** How somebody works in these tests: with which hands, and what is checked of each dialog on the way. */
type Way = Hands & { look: () => Promise<void> };

export async function createTour(page: Page, { press, write, choose }: Way): Promise<void> {
  await page.getByText('No tours').first().waitFor();
  await press(page.getByRole('link', { name: 'Create', exact: true }));
  await heading(page, 'Create Tour').waitFor();
  await write(page.getByLabel('Model ID'), 'HouseGarden');
  await write(page.getByLabel('Tour Name'), 'House');
  await choose(page.getByRole('combobox', { name: 'Country' }), 'Germany');
  await press(button(page, 'Save'));
  await page.getByRole('heading', { level: 1, name: /^Edit Tour/ }).waitFor();
}

export async function uploadPlan(page: Page, { press, write, look }: Way): Promise<void> {
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

export async function duplicate(page: Page, { press, write, look }: Way): Promise<void> {
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

export async function remove(page: Page, { press, look }: Way): Promise<void> {
  await dialog(page, question).getByText('1 file or link').waitFor();
  await look();
  await press(button(dialog(page, question), 'Delete tour'));
  await page.getByText('Tour deleted').waitFor();
  await dialog(page, question).waitFor({ state: 'detached' });
  await button(page, 'Menu of Second house').waitFor();
  await button(page, 'Menu of House').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page.getByRole('main'))).toBe(true);
}
