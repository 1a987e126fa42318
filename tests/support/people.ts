import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { password } from '../../scripts/demo-data/accounts.mjs';

/** The demo accounts, by what they are. */
export const people = {
  globalAdmin: 'admin@loggia.example',
  orgAdmin: 'ultra@northlight.example',
  editor: 'editor@northlight.example',
  viewer: 'viewer@northlight.example',
  stranger: 'viewer@casa-aperta.example',
  guest: 'guest@elsewhere.example',
  disabled: 'gone@northlight.example',
} as const;

export { password };

/** The whole address of a path of the app. */
export const at = (path: string) => `${inject('address')}#${path}`;

/** Opens an address and signs in on the page that stands in its place. */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(at(path));
  await signInHere(page, email);
}

/** Signs in on the sign-in page, where it stands now. */
export async function signInHere(page: Page, email: string): Promise<void> {
  await openEmailForm(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: /^(Sign In|Signing in…)$/ }).waitFor({ state: 'detached' });
}

/** From the work account, with which the sign-in page begins, to the form for an email and a password. */
export const openEmailForm = (page: Page): Promise<void> => page.getByRole('button', { name: 'or use email and password.' }).click();
