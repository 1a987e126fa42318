import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { anAddress } from '../../functions/invitations';
import { anAccount, disable, mailsTo, rename } from '../../support/accounts';
import { withBrowser } from '../../support/browser';
import { builtChunk, holdBack } from '../../support/build';
import { expireToken, leaveApp, whenCached } from '../../support/device';
import { at, people, signIn, signInByForm } from '../../support/people';

const { visitor } = withBrowser();
const tours = '/dashboard/tours';

/** Keeps the code of accounts, the provider's SDK, from arriving until it is let go. */
const withoutAccounts = (from: Page | BrowserContext) => holdBack(from, builtChunk('account'));
const accountsRequest = (page: Page) => page.waitForRequest((request) => request.url().endsWith(builtChunk('account')));

/** As the app shows it, and not as it looked last. */
const firstTour = (page: Page) => page.locator('[data-item]:not([inert] *)').first();
const signInPage = (page: Page) => page.getByRole('button', { name: 'or use email and password.' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** What is asked of the identity provider. */
function requestsToProvider(page: Page): string[] {
  const asked: string[] = [];
  const port = String(inject('ports').auth);
  page.on('request', (request) => new URL(request.url()).port === port && asked.push(request.url()));
  return asked;
}

/** Somebody who was in front of the list before, and closed it. */
async function backAgain() {
  const { page, context } = await visitor();
  await context.route('**/api/player/models/**', (route) => route.fulfill({ status: 404, body: '' }));
  await signIn(page, people.viewer);
  await firstTour(page).waitFor();
  await whenCached(page, 'tours', 'organizations', 'collaboration');
  await leaveApp(page);
  return { page, context };
}

describe('another visit', () => {
  it('shows the list, and who one is, before the code of accounts is there; then one can sign out [AUTH-035 TOUR-082]', async () => {
    const { page } = await backAgain();
    const release = await withoutAccounts(page);
    const asked = requestsToProvider(page);

    await page.goto(at(tours), { waitUntil: 'commit' });

    await firstTour(page).waitFor();
    await page.getByRole('link', { name: 'Viewer · Northlight' }).waitFor();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    release();
    await signInPage(page).waitFor();
    expect(page.url()).toBe(at('/'));
  });

  it('asks for what this device does not have once the code of accounts is there, which comes at once then [AUTH-035]', async () => {
    const { page } = await backAgain();
    await page.evaluate(() => localStorage.removeItem('heldLists'));
    const release = await withoutAccounts(page);
    const accounts = accountsRequest(page);
    const lists: (string | undefined)[] = [];
    page.on('request', (request) => request.url().includes(':runQuery') && lists.push(request.headers().authorization));

    await page.goto(at(tours), { waitUntil: 'commit' });

    await accounts;
    expect(lists).toEqual([]);
    release();
    await firstTour(page).waitFor();
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter((authorization) => !authorization?.startsWith('Bearer '))).toEqual([]);
  });

  it('of a visitor’s page knows who one is before the code of accounts is there', async () => {
    const { page } = await backAgain();
    const release = await withoutAccounts(page);

    await page.goto(at('/help'), { waitUntil: 'commit' });

    await page.getByRole('link', { name: 'Dashboard' }).waitFor();
    // which comes, also where nothing needs it
    await accountsRequest(page);
    release();
  });

  it('shows the list also when the token has run out, which is renewed then', async () => {
    const { page } = await backAgain();
    expect(await expireToken(page)).toBe(1);
    const release = await withoutAccounts(page);
    const renewed = page.waitForResponse((response) => response.url().includes('securetoken.googleapis.com'));

    await page.goto(at(tours), { waitUntil: 'commit' });

    await firstTour(page).waitFor();
    release();
    expect((await renewed).ok()).toBe(true);
    await firstTour(page).waitFor();
  });

  it('waits for the code of accounts where an earlier version left somebody signed in', async () => {
    const { page } = await visitor();
    await leaveApp(page);
    await page.evaluate(() => localStorage.setItem('signedIn', 'yes'));
    const release = await withoutAccounts(page);
    const asked = accountsRequest(page);

    await page.goto(at(tours), { waitUntil: 'commit' });

    await asked;
    expect(await signInPage(page).count()).toBe(0);
    release();
    await signInPage(page).waitFor();
  });

  it('of a public tour stays live for somebody who signs in in another tab, and knows them [AUTH-035]', async () => {
    const { page, context } = await visitor();
    const listens = () => page.waitForRequest((request) => request.url().includes('/Listen/channel'));
    const asVisitor = listens();
    await page.goto(at('/digital-twin/house-with-garden/play'));
    await asVisitor;
    const asMember = listens();

    await signInByForm(await context.newPage(), people.stranger);

    await asMember;
    await page.waitForFunction(() => localStorage.getItem('heldLists')?.includes('tours/house-with-garden'));
    await heading(page, 'House with garden').waitFor();
  });
});

describe('what the provider says', () => {
  it('ends the session of an account that was disabled, and what it could open leaves the device [AUTH-056]', async () => {
    const { page } = await visitor();
    const email = anAddress();
    const uid = await anAccount(email);
    await signIn(page, email, '/dashboard');
    await heading(page, /^Welcome/).waitFor();
    const owner = () => page.evaluate(() => localStorage.getItem('cacheOwner'));
    await whenCached(page, 'collaboration');
    expect(await owner()).toBe(uid);
    await leaveApp(page);
    await disable(uid);
    const release = await withoutAccounts(page);
    await page.goto(at('/dashboard'), { waitUntil: 'commit' });
    await heading(page, /^Welcome/).waitFor();

    release();

    await signInPage(page).waitFor();
    await expect.poll(owner).toBeNull();
  });

  it('takes the place of what this browser remembers, without a gap', async () => {
    const { page } = await visitor();
    const email = anAddress();
    const uid = await anAccount(email);
    await signIn(page, email, '/dashboard');
    await heading(page, 'Welcome, Tess Tober').waitFor();
    await whenCached(page, 'collaboration');
    await leaveApp(page);
    await rename(uid, 'Rena Reyes');
    const release = await withoutAccounts(page);
    await page.goto(at('/dashboard'), { waitUntil: 'commit' });
    await heading(page, 'Welcome, Tess Tober').waitFor();
    await page.evaluate(() => {
      const gaps: number[] = [];
      new MutationObserver(() => document.querySelector('h1') ?? gaps.push(performance.now())).observe(document, {
        childList: true,
        subtree: true,
      });
      Object.assign(window, { gaps });
    });

    release();

    await heading(page, 'Welcome, Rena Reyes').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'gaps'))).toEqual([]);
  });

  it('ends the session here that ended in another tab before the code of accounts came [AUTH-034]', async () => {
    const { page, context } = await backAgain();
    const other = await context.newPage();
    const release = await withoutAccounts(other);
    await other.goto(at(tours), { waitUntil: 'commit' });
    await firstTour(other).waitFor();

    await page.goto(at(tours));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signInPage(page).waitFor();
    release();

    await signInPage(other).waitFor();
  });

  it('is waited for when a mail is asked for before it [AUTH-047 AUTH-048]', async () => {
    const { page } = await visitor();
    const email = anAddress();
    await anAccount(email, { verified: false });
    await signIn(page, email);
    await heading(page, 'Please verify your email').waitFor();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/accounts:lookup**', async (route) => {
      await answered;
      await route.continue().catch(() => undefined);
    });
    await page.reload({ waitUntil: 'commit' });

    await page.getByRole('button', { name: 'Send me a verification email' }).click();
    answer();

    await page.getByText(`We sent an email to ${email}.`).waitFor();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
