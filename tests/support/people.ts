import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { password } from '../../scripts/demo-data/accounts.mjs';
import { sessionOf } from './session';

/** The demo accounts by role. */
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

/** The absolute URL of a path of the app. */
export const at = (path: string) => `${inject('address')}#${path}`;

/**
 * Opens a URL in a browser where this account is signed in and nothing else is stored: as after signing in earlier, without the sign-in page.
 * Tests of signing in itself use the form.
 */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  // a page of the app would go on with the session that it has
  await page.goto('about:blank');
  await page.context().setStorageState(await sessionOf(email));
  await page.goto(at(path));
}

/** Opens a URL and signs in on the sign-in page that is shown instead. */
export async function signInByForm(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(at(path));
  await signInHere(page, email);
}

/** Signs in on the sign-in page, which must already be open. */
export async function signInHere(page: Page, email: string): Promise<void> {
  await openEmailForm(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: /^(Sign In|Signing in…)$/ }).waitFor({ state: 'detached' });
}

/** Switches the sign-in page from its default, the work account, to the form for email and password. */
export const openEmailForm = (page: Page): Promise<void> => page.getByRole('button', { name: 'or use email and password.' }).click();
