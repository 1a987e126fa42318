import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { password } from '../../scripts/demo-data/accounts.mjs';
import { identityFrom } from '../../src/domain/access/identity';

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

const apiKey = 'demo-api-key';

type Account = { localId: string; displayName?: string; idToken: string; refreshToken: string };
type StorageState = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

/** What a browser stores of a session: the Auth SDK's part, and that of src/backend/auth/stored-user.ts. */
async function sessionOf(email: string): Promise<StorageState> {
  const { localId: uid, displayName = null, idToken, refreshToken } = await signInAtProvider(email);
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  const now = Date.now();
  const user = {
    ...{ uid, email, displayName, emailVerified: claims.email_verified, isAnonymous: false },
    providerData: [{ providerId: 'password', uid: email, displayName, email, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    ...{ createdAt: String(now), lastLoginAt: String(now), apiKey, appName: '[DEFAULT]' },
  };
  const records = [{ value: { fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: user } }];
  const stores = [{ name: 'firebaseLocalStorage', keyPath: 'fbase_key', autoIncrement: false, records, indexes: [] }];
  const lastUser = { identity: identityFrom({ uid, email, displayName }, claims), session: 'open' };
  const origin = {
    origin: new URL(inject('address')).origin,
    localStorage: [{ name: 'lastUser', value: JSON.stringify(lastUser) }],
    indexedDB: [{ name: 'firebaseLocalStorageDb', version: 1, stores }],
  };
  // Playwright writes `indexedDB`, but its types lack it
  return { cookies: [], origins: [origin] };
}

async function signInAtProvider(email: string): Promise<Account> {
  const accounts = `http://127.0.0.1:${inject('ports').auth}/identitytoolkit.googleapis.com/v1/accounts`;
  const answer = await fetch(`${accounts}:signInWithPassword?key=${apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  return answer.json();
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
