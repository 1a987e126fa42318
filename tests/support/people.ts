import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { password } from '../../scripts/demo-data/accounts.mjs';

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
 * Opens a URL in a browser where this account is signed in and nothing else is stored. The first test that needs the account signs in with
 * the form; later tests reuse that session.
 */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  const session = `${inject('sessions')}/${encodeURIComponent(email)}.json`;
  if (existsSync(session)) {
    await page.context().setStorageState(JSON.parse(readFileSync(session, 'utf8')));
    await page.goto(at(path));
    return;
  }
  await signInByForm(page, email, path);
  const state = sessionIn(await page.context().storageState({ indexedDB: true }));
  if (state) writeFileSync(session, JSON.stringify(state));
}

/** Opens a URL and signs in on the sign-in page that is shown instead. */
export async function signInByForm(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(at(path));
  await signInHere(page, email);
}

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;
/** Playwright reads and writes `indexedDB`, but its types lack it. */
type Origin = Stored['origins'][number] & { indexedDB?: { name: string }[] };

/** The session without other stored data; undefined until the browser has stored it completely. */
function sessionIn({ origins }: Stored): Stored | undefined {
  const sessions = origins.map((origin: Origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => name === 'lastUser'),
    indexedDB: origin.indexedDB?.filter(({ name }) => name === 'firebaseLocalStorageDb') ?? [],
  }));
  const whole = sessions.filter(({ localStorage, indexedDB }) => localStorage.length > 0 && indexedDB.length > 0);
  return whole.length > 0 ? { cookies: [], origins: whole } : undefined;
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
