import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aGlobalAdmin, anOrganization, somebody } from '../../functions/administrator';
import { anAddress } from '../../functions/invitations';
import { anAccount, disable, endSessions, mailsTo, renewSessions } from '../../support/accounts';
import { withBrowser } from '../../support/browser';
import { at, openEmailForm, password, people, signIn, signInByForm } from '../../support/people';

const { visitor } = withBrowser();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('an address that is not proven', () => {
  it('leaves the account open, which offers the mail and notices when the address is proven [ROUTE-039 AUTH-047 AUTH-050]', async () => {
    const { page, context } = await visitor();
    const email = anAddress();
    await anAccount(email, { verified: false });
    await signIn(page, email);
    await page.getByRole('link', { name: 'Your account' }).click();
    await heading(page, 'Your account').waitFor();
    await page.getByText('Email not verified').waitFor();
    expect(await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').allTextContents()).toEqual(['Verify your email']);

    await page.getByRole('button', { name: 'Send me a verification email' }).click();
    await page.getByText(/^We sent an email/).waitFor();
    const [mail] = await mailsTo(email);
    await (await context.newPage()).goto(mail?.oobLink ?? '');
    await page.bringToFront();

    await page.getByText('Verified', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Tutorials' }).waitFor();
  });

  it('is waited for on the verification screen, which then leads on [AUTH-049 AUTH-050 ROUTE-021]', async () => {
    const { page, context } = await visitor();
    const email = anAddress();
    await anAccount(email, { verified: false });
    await signIn(page, email);
    await page.getByRole('button', { name: 'Send me a verification email' }).click();
    await page.getByText(/^We sent an email/).waitFor();

    await page.goto(at('/email-verification'));
    await page.getByText('Waiting for the verification…').waitFor();
    const [mail] = await mailsTo(email);
    await (await context.newPage()).goto(mail?.oobLink ?? '');

    await page.waitForURL((url) => url.hash.startsWith('#/dashboard'));
  });

  it('is proven with a code that leads here, which works once [AUTH-049]', async () => {
    const { page } = await visitor();
    const email = anAddress();
    await anAccount(email, { verified: false });
    await signIn(page, email);
    await page.getByRole('button', { name: 'Send me a verification email' }).click();
    await page.getByText(/^We sent an email/).waitFor();
    const [mail] = await mailsTo(email);
    const code = new URL(mail?.oobLink ?? '').searchParams.get('oobCode');

    await page.goto(at(`/verify?mode=verifyEmail&oobCode=${code}`));
    await page.waitForURL((url) => url.hash.startsWith('#/dashboard'));

    const { page: elsewhere } = await visitor();
    await elsewhere.goto(at(`/verify?mode=verifyEmail&oobCode=${code}`));
    await heading(elsewhere, 'This link is no longer valid').waitFor();
  });
});

describe('signing out', () => {
  it('happens to a disabled account with its next token, which is explained [AUTH-025 AUTH-056]', async () => {
    const { page } = await visitor();
    const email = anAddress();
    const uid = await anAccount(email);
    await signInByForm(page, email, '/user/profile');
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

it('a role that is lowered is shown at once where its member has a page open, without signing in again [AUTH-035 ACCESS-070]', async () => {
  const [organization, admin] = [await anOrganization(), await aGlobalAdmin()];
  const member = await somebody({ organization, role: 'ultrauser' });
  const { page } = await visitor();
  await signIn(page, member.email, '/user/profile');
  await page.locator('dl').getByText('Admin', { exact: true }).waitFor();

  await admin.call('setUserRole', { uid: member.uid, organization, role: 'user' });

  await page.locator('dl').getByText('Viewer', { exact: true }).waitFor();
});

describe('a session that is ended', () => {
  it('leads to the sign-in page, which says so, and from there on with the rights that are left [AUTH-056 ACCESS-070]', async () => {
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

describe('the profile', () => {
  it('shows who one is, and sends the mail for a new password [ROUTE-039]', async () => {
    const { page } = await visitor();
    await signIn(page, people.orgAdmin, '/user/profile');
    await heading(page, 'Your account').waitFor();

    const facts = await page.locator('dl').textContent();
    for (const fact of ['Ulla Brandt', people.orgAdmin, 'Northlight', 'Admin', 'Verified']) expect(facts).toContain(fact);

    await page.getByRole('button', { name: 'Send password reset email' }).click();
    await page.getByText('Password reset email sent').waitFor();
    expect((await mailsTo(people.orgAdmin)).at(-1)?.requestType).toBe('PASSWORD_RESET');
  });
});
