import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { aGlobalAdmin, anOrganization, somebody } from '../functions/administrator';
import { anAccount, disable, endSessions, mailsTo, renewSessions } from '../support/accounts';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { at, openEmailForm, password, people, signIn } from '../support/people';

const { visitor } = withBrowser();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const signInPage = (page: Page) => page.getByRole('button', { name: 'or use email and password.' });

describe('a new account', () => {
  it('proves its address by mail and goes on by itself [AUTH-008 AUTH-009 AUTH-010 AUTH-042 AUTH-047 AUTH-048 AUTH-050]', async () => {
    const { page, context } = await visitor();
    const email = 'nell@new.example';
    await page.goto(at('/dashboard/tours'));
    await openEmailForm(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);

    await page.getByRole('button', { name: 'Sign up' }).click();

    await page.getByText('User created - please check your email').waitFor();
    await heading(page, 'Please verify your email').waitFor();
    expect(page.url()).toBe(at('/dashboard/tours'));
    await page.getByRole('button', { name: 'Send me a verification email' }).click();
    await page.getByText(`We sent an email to ${email}.`).waitFor();
    const mails = await mailsTo(email);
    expect(mails.map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL', 'VERIFY_EMAIL']);
    const link = mails.at(-1)?.oobLink ?? '';
    expect(new URL(link).searchParams.get('continueUrl')).toBe(at('/verify'));

    const other = await context.newPage();
    await other.goto(link);

    await other.waitForURL((url) => url.hash.startsWith('#/dashboard'));
    await heading(page, 'Please verify your email').waitFor({ state: 'detached' });
  });

  it.each([
    [
      'AUTH-023 with an address that has one',
      people.editor,
      password,
      'There is already an account for this email. Sign in, or reset its password.',
    ],
    ['AUTH-023 with a short password', 'short@new.example', '123', 'Use at least 6 characters for the password.'],
    ['AUTH-023 AUTH-024 without anything', '', '', 'The email address is not valid.'],
  ])('is not made %s', async (_what, email, entered, message) => {
    const { page } = await visitor();
    await page.goto(at('/'));
    await openEmailForm(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(entered);

    await page.getByRole('button', { name: 'Sign up' }).click();

    await page.getByRole('alert').filter({ hasText: message }).waitFor();
  });
});

describe('an address that is not proven', () => {
  it('keeps every page of the dashboard closed, and the way out open [AUTH-042 AUTH-047]', async () => {
    const { page } = await visitor();
    await anAccount('uri@unproven.example', { verified: false });

    await signIn(page, 'uri@unproven.example', '/theme');

    await heading(page, 'Please verify your email').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signInPage(page).waitFor();
  });

  it('leaves the account open, which offers the mail and notices when the address is proven [ROUTE-039 AUTH-047 AUTH-050]', async () => {
    const { page, context } = await visitor();
    await anAccount('pia@unproven.example', { verified: false });
    await signIn(page, 'pia@unproven.example');
    await page.getByRole('link', { name: 'Your account' }).click();
    await heading(page, 'Your account').waitFor();
    await page.getByText('Email not verified').waitFor();
    expect(await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').allTextContents()).toEqual(['Verify your email']);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Send me a verification email' }).click();
    await page.getByText(/^We sent an email/).waitFor();
    const [mail] = await mailsTo('pia@unproven.example');
    await (await context.newPage()).goto(mail?.oobLink ?? '');
    await page.bringToFront();

    await page.getByText('Verified', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Tutorials' }).waitFor();
  });

  it('is waited for on the verification screen, which then leads on [AUTH-049 AUTH-050 ROUTE-021]', async () => {
    const { page, context } = await visitor();
    await anAccount('vera@unproven.example', { verified: false });
    await signIn(page, 'vera@unproven.example');
    await page.getByRole('button', { name: 'Send me a verification email' }).click();
    await page.getByText(/^We sent an email/).waitFor();

    await page.goto(at('/email-verification'));
    await page.getByText('Waiting for the verification…').waitFor();
    await expectAccessible(page);
    const [mail] = await mailsTo('vera@unproven.example');
    await (await context.newPage()).goto(mail?.oobLink ?? '');

    await page.waitForURL((url) => url.hash.startsWith('#/dashboard'));
  });

  it('is proven with a code that leads here, which works once [AUTH-049]', async () => {
    const { page } = await visitor();
    await anAccount('cody@unproven.example', { verified: false });
    await signIn(page, 'cody@unproven.example');
    await page.getByRole('button', { name: 'Send me a verification email' }).click();
    await page.getByText(/^We sent an email/).waitFor();
    const [mail] = await mailsTo('cody@unproven.example');
    const code = new URL(mail?.oobLink ?? '').searchParams.get('oobCode');

    await page.goto(at(`/verify?mode=verifyEmail&oobCode=${code}`));
    await page.waitForURL((url) => url.hash.startsWith('#/dashboard'));

    const { page: elsewhere } = await visitor();
    await elsewhere.goto(at(`/verify?mode=verifyEmail&oobCode=${code}`));
    await heading(elsewhere, 'This link is no longer valid').waitFor();
  });

  it('of a member is led to the dashboard at once when it is proven [AUTH-049 ROUTE-021]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer);
    await heading(page, 'Northlight').waitFor();

    await page.goto(at('/verify'));

    await page.waitForURL(at('/dashboard/tours'));
  });
});

describe('signing out', () => {
  it('leads to /, in every tab, and forgets the cache [AUTH-034]', async () => {
    const { page, context } = await visitor();
    await signIn(page, people.editor);
    await heading(page, 'Northlight').waitFor();
    const other = await context.newPage();
    await other.goto(at('/user/profile'));
    await heading(other, 'Your account').waitFor();

    await page.getByRole('button', { name: 'Sign out' }).click();

    for (const tab of [page, other]) await signInPage(tab).waitFor();
    expect(page.url()).toBe(at('/'));
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(databases.filter((name) => name?.startsWith('firestore/'))).toEqual([]);
  });

  it.each([
    ['/signout', 'Logged out', 'Home'],
    ['/logout', 'Logged out', 'Home'],
    ['/change-org', 'Sign in again', 'Login'],
  ])('happens at %s [ROUTE-038 OLD-038 OLD-039]', async (path, title, link) => {
    const { page } = await visitor();
    await signIn(page, people.viewer, '/user/profile');
    await heading(page, 'Your account').waitFor();

    await page.goto(at(path));

    await heading(page, title).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: link, exact: true }).click();
    await signInPage(page).waitFor();
  });

  it('happens to a disabled account with its next token, which is explained [AUTH-025 AUTH-056]', async () => {
    const { page } = await visitor();
    const email = 'dina@disabled.example';
    const uid = await anAccount(email);
    await signIn(page, email, '/user/profile');
    await heading(page, 'Your account').waitFor();

    await disable(uid);
    await page.goto(at('/transfer'));

    await page.getByRole('alert').filter({ hasText: 'This account has been disabled.' }).waitFor();
    await openEmailForm(page);
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('An administrator of your organization can enable it again.').waitFor();
    expect(await page.getByText('This account has been disabled.').count()).toBe(1);
  });
});

describe('a session that is ended', () => {
  it('because a role was lowered leads to the sign-in page, which says so, and from there on with what is left [AUTH-056 ACCESS-070]', async () => {
    const [organization, admin] = [await anOrganization(), await aGlobalAdmin()];
    const member = await somebody({ organization, role: 'ultrauser' });
    const { page, context } = await visitor();
    await signIn(page, member.email, '/user/profile');
    await heading(page, 'Your account').waitFor();
    await page.locator('dl').getByText('Admin', { exact: true }).waitFor();

    await admin.call('setUserRole', { uid: member.uid, organization, role: 'user' });
    await endSessions(context);
    await page.goto(at('/transfer'));

    await page.getByText('Your session has ended. Sign in again to continue where you left off.').waitFor();
    await expectAccessible(page);
    await openEmailForm(page);
    expect(await page.getByLabel('Email').inputValue()).toBe(member.email);
    await renewSessions(context);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/dashboard/tours'));
    await page.goto(at('/user/profile'));
    await page.locator('dl').getByText('Viewer', { exact: true }).waitFor();
  });
});

describe('the transfer', () => {
  it('leads to the tours [AUTH-051 AUTH-052 ROUTE-032]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, '/transfer');

    await page.waitForURL(at('/dashboard/tours'));
  });

  it('says that it failed, and works once it can [AUTH-053]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, '/user/profile');
    await heading(page, 'Your account').waitFor();
    const tokens = `http://127.0.0.1:${inject('ports').auth}/securetoken.googleapis.com/**`;
    await page.route(tokens, (route) => route.abort());

    await page.goto(at('/transfer'));
    await page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' }).waitFor();
    await expectAccessible(page);

    await page.unroute(tokens);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.waitForURL(at('/dashboard/tours'));
  });
});

describe('the profile', () => {
  it('shows who one is, and sends the mail for a new password [ROUTE-039]', async () => {
    const { page } = await visitor();
    await signIn(page, people.orgAdmin, '/user/profile');
    await heading(page, 'Your account').waitFor();

    const facts = await page.locator('dl').textContent();
    for (const fact of ['Ulla Brandt', people.orgAdmin, 'Northlight', 'Admin', 'Verified']) expect(facts).toContain(fact);

    await page.getByRole('button', { name: 'Send password reset email' }).click();
    await page.getByText('Password reset email sent').waitFor();
    expect(await mailsTo(people.orgAdmin)).toHaveLength(1);
  });

  it.each([
    ['wide and light', wide, 'light'],
    ['narrow and dark', narrow, 'dark'],
  ] as const)('is accessible and does not scroll sideways, %s [ROUTE-039]', async (_what, viewport, colorScheme) => {
    const { page } = await visitor({ viewport, colorScheme });
    await signIn(page, people.viewer, '/user/profile');
    await heading(page, 'Your account').waitFor();

    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
