import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../../functions/invitations';
import { mailsTo } from '../../support/accounts';
import { expectAccessible, withBrowser } from '../../support/browser';
import { at, openEmailForm, password, people } from '../../support/people';
import { chooseWorkAccount } from '../../support/work-window';

const { visitor } = withBrowser();
const alert = (page: Page, message: string) => page.getByRole('alert').filter({ hasText: message }).waitFor();
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Northlight' });

async function openForm(page: Page, path = '/'): Promise<void> {
  await page.goto(at(path));
  await openEmailForm(page);
}

async function enter(page: Page, email: string, entered: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(entered);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

describe('signing in with a password', () => {
  it('says that there is no network, and works once there is', async () => {
    const { page, context } = await visitor();
    await openForm(page);

    await context.setOffline(true);
    await enter(page, people.editor, password);
    await alert(page, 'The server cannot be reached. Check your connection, then try again.');
    await page.getByText('You’re offline. Connect to the internet to sign in.').waitFor();

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await greeting(page).waitFor();
  });

  it('loads no Firestore, no router and nothing of the dashboard before it', async () => {
    const { page } = await visitor();
    const scripts: string[] = [];
    page.on('request', (request) => request.url().includes('.js') && scripts.push(request.url()));

    await openForm(page);

    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => /\/(store|dashboard|frame|visit|player|landing)-/.test(url))).toEqual([]);
  });
});

describe('a new password', () => {
  const send = { name: 'Send password reset email' };

  it('is chosen by mail [AUTH-011 AUTH-012 AUTH-013]', async () => {
    const { page } = await visitor();
    await openForm(page);
    await page.getByRole('button', { name: 'Forgot password?' }).click();

    await page.getByLabel('Email').fill(people.stranger);
    await page.getByRole('button', send).click();

    await page.getByText('Password reset email sent').waitFor();
    expect((await mailsTo(people.stranger)).at(-1)?.requestType).toBe('PASSWORD_RESET');
    await page.getByRole('button', { name: 'Back to Sign In' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(people.stranger);
  });
});

describe('a work account', () => {
  it('is sent the verification mail where its tenant is not listed, and waits for it [AUTH-010 AUTH-042 AUTH-046]', async () => {
    const { page, context } = await visitor();
    const email = anAddress();
    await page.route('**/accounts:signInWithIdp**', (route) => {
      const sent = route.request().postDataJSON();
      return route.continue({ postData: JSON.stringify({ ...sent, postBody: fromTenant('another', sent.postBody) }) });
    });
    await page.goto(at('/dashboard/tours'));

    await chooseWorkAccount(page, email);

    await page.getByRole('heading', { level: 1, name: 'Please verify your email' }).waitFor();
    await expect.poll(async () => (await mailsTo(email)).map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);
    const [mail] = await mailsTo(email);
    expect(new URL(mail?.oobLink ?? '').searchParams.get('continueUrl')).toBe(at('/verify'));
    await (await context.newPage()).goto(mail?.oobLink ?? '');
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  });

  it('is linked to the account that has its address, once its password is given [AUTH-032 AUTH-033 AUTH-027]', async () => {
    const { page } = await visitor();
    await page.goto(at('/dashboard/tours'));

    await chooseWorkAccount(page, 'newcomer@northlight.example');

    await page.getByText('Account already exists with different credential').waitFor();
    const dialog = page.getByRole('dialog', { name: 'You already have an account' });
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').filter({ hasText: 'The password is incorrect.' }).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('Account successfully linked').waitFor();
    await greeting(page).waitFor();
    await page.goto(at('/user/profile'));
    await page.getByText('You can also sign in with your work account.').waitFor();
  });
});

/** The body of a sign-in with a work account, as if another tenant had issued its token. */
function fromTenant(tid: string, postBody: string): string {
  const body = new URLSearchParams(postBody);
  const [head, payload = ''] = (body.get('id_token') ?? '').split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')), tid };
  body.set('id_token', `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`);
  return String(body);
}
