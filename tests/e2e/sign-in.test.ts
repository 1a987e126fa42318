import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { mailsTo } from '../support/accounts';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { at, openEmailForm, password, people, signInByForm } from '../support/people';

const { visitor } = withBrowser();
const workAccount = { name: 'Sign in with your work account' };
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
  it('leads to the tours of one’s organization [AUTH-006 AUTH-041 ROUTE-012]', async () => {
    const { page } = await visitor();

    await signInByForm(page, people.editor);

    await greeting(page).waitFor();
    expect(page.url()).toBe(at('/dashboard/tours'));
  });

  it('works by keyboard alone [AUTH-007 AUTH-002]', async () => {
    const { page } = await visitor();
    await page.goto(at('/'));
    await page.getByRole('button', workAccount).waitFor();

    await page.getByRole('button', workAccount).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type(people.viewer);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');

    await greeting(page).waitFor();
  });

  it.each([
    ['AUTH-027', people.editor, 'wrong', 'The password is incorrect.'],
    ['AUTH-026', 'nobody@northlight.example', 'x', 'There is no account for this email.'],
    ['AUTH-025 AUTH-056', people.disabled, password, 'This account has been disabled.'],
    ['AUTH-024', 'not an address', 'x', 'The email address is not valid.'],
  ])('%s refuses %s with %s: %s', async (_id, email, entered, message) => {
    const { page } = await visitor();
    await openForm(page);

    await enter(page, email, entered);

    await alert(page, message);
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
  });

  const byFunction = (message: string) =>
    `BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: ${JSON.stringify({ error: { message } })}`;

  it.each([
    ['AUTH-028', 'PERMISSION_DENIED : Only members may sign in.', 'Only members may sign in.'],
    ['AUTH-030', byFunction('The directory is closed.'), 'The directory is closed.'],
    ['AUTH-031', 'NEVER_HEARD_OF', 'An unexpected error occurred. Please try again later.'],
    ['', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Wait a few minutes, then try again.'],
  ])('%s says what a server that answers "%s" means: %s', async (_id, answer, message) => {
    const { page } = await visitor();
    await answerSignIn(page, answer);
    await openForm(page);

    await enter(page, people.editor, password);

    await alert(page, message);
  });

  it('offers the mail that proves an address which is not let in before [AUTH-019 AUTH-020 AUTH-021 AUTH-029]', async () => {
    const { page } = await visitor();
    await answerSignIn(page, byFunction('Please verify your email first.'));
    await openForm(page);
    await enter(page, people.guest, password);
    const dialog = page.getByRole('dialog', { name: 'Please Verify your Email' });
    await dialog.getByText('This is just a one time thing.').waitFor();

    await dialog.getByRole('button', { name: 'Send me a verification email' }).click();

    await dialog.getByText(`We sent an email to ${people.guest}.`).waitFor();
    expect(new URL((await mailsTo(people.guest)).at(-1)?.oobLink ?? '').searchParams.get('continueUrl')).toBe(at('/verify'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await alert(page, 'Please verify your email address.');
  });

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
    page.on('response', (response) => response.url().includes('.js') && scripts.push(response.url()));

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
    expect((await mailsTo(people.stranger)).map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
    await page.getByRole('button', { name: 'Back to Sign In' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(people.stranger);
  });

  it('is not sent to nobody [AUTH-014 AUTH-015 AUTH-026]', async () => {
    const { page } = await visitor();
    await openForm(page);
    await page.getByRole('button', { name: 'Forgot password?' }).click();

    await page.getByRole('button', send).click();
    await alert(page, 'Missing Email address');

    await page.getByLabel('Email').fill('nobody@northlight.example');
    await page.getByRole('button', send).click();
    await page.getByText('Error sending password reset email').waitFor();
    await alert(page, 'There is no account for this email.');
  });
});

describe('a work account', () => {
  async function openWindow(page: Page): Promise<Page> {
    // The emulator's page is not ours, asks the network for its looks, and works without.
    await page.context().route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.abort());
    const [window] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', workAccount).click()]);
    return window;
  }

  async function chooseWorkAccount(page: Page, email: string): Promise<void> {
    const window = await openWindow(page);
    await window.getByText('Add new account').click();
    await window.locator('#email-input').fill(email);
    await window.locator('#display-name-input').fill('Wim Work');
    await window.locator('#sign-in').click();
  }

  it('signs in by a window of the provider, without a mail where its tenant is listed [AUTH-001 AUTH-044 AUTH-046]', async () => {
    const { page } = await visitor();
    await page.goto(at('/user/profile'));

    await chooseWorkAccount(page, 'wim@work.example');

    await page.getByText('Wim Work').first().waitFor();
    await page.getByText('Verified', { exact: true }).waitFor();
    expect(await mailsTo('wim@work.example')).toEqual([]);
  });

  it('is sent the verification mail where its tenant is not listed, and waits for it [AUTH-010 AUTH-042 AUTH-046]', async () => {
    const { page, context } = await visitor();
    const email = 'una@work.example';
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

  it('says that its window was closed [AUTH-001]', async () => {
    const { page } = await visitor();
    await page.goto(at('/'));

    const window = await openWindow(page);
    await window.close();

    await page.getByText('The sign-in window was closed before you were signed in.').waitFor();
  });
});

describe('the sign-in page', () => {
  it('shows what it is told from afar [AUTH-004 AUTH-017 MODEL-056]', async () => {
    const { page } = await visitor();
    await page.route('**/remote-config.json', (route) =>
      route.fulfill({ json: { hideSignUpForm: true, loginPageMessage: 'Closed on Sunday.' } }),
    );

    await page.goto(at('/'));

    await page.getByText('Closed on Sunday.').waitFor();
    expect(await page.getByRole('button', { name: 'or use email and password.' }).count()).toBe(0);
    await page.getByRole('button', workAccount).waitFor();
  });

  it('hides nothing when nothing is told [AUTH-004]', async () => {
    const { page } = await visitor();
    await page.route('**/remote-config.json', (route) => route.abort());

    await openForm(page);

    await page.getByRole('button', { name: 'Sign up' }).waitFor();
  });

  it('names the partner on the partner’s host and nowhere else [AUTH-022]', async () => {
    const { page } = await visitor();
    const host = 'partner.loggia.example';
    await page.route(
      (url) => url.hostname === host,
      async (route) => {
        const { pathname } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${inject('address')}${pathname.slice(1)}` }) });
      },
    );

    await page.goto(`http://${host}/`);
    await page.getByRole('img', { name: 'example.com' }).waitFor();
    expect(await page.getByRole('link', { name: 'example.com' }).getAttribute('href')).toMatch(/^https:\/\/example\.com\/?$/);

    await page.goto(at('/'));
    await page.getByRole('button', workAccount).waitFor();
    expect(await page.getByRole('link', { name: 'example.com' }).count()).toBe(0);
  });

  it('leads to the terms and to privacy, and back [AUTH-018]', async () => {
    const { page } = await visitor();
    await page.goto(at('/'));

    for (const name of ['Terms', 'Privacy']) {
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.goBack();
      await page.getByRole('button', workAccount).waitFor();
    }
  });

  it.each([
    ['wide and light', wide, 'light'],
    ['wide and dark', wide, 'dark'],
    ['narrow and light', narrow, 'light'],
    ['narrow and dark', narrow, 'dark'],
  ] as const)('is accessible and does not scroll sideways, %s', async (_what, viewport, colorScheme) => {
    const { page } = await visitor({ viewport, colorScheme });
    const check = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };

    await page.goto(at('/'));
    await page.getByRole('button', workAccount).waitFor();
    await check();
    await openEmailForm(page);
    await enter(page, people.disabled, password);
    await alert(page, 'This account has been disabled.');
    await check();
    await enter(page, people.editor, 'wrong');
    await alert(page, 'The password is incorrect.');
    await check();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await check();
  });
});

/** Answers the next sign-ins as a server would that refuses them with these words. */
const answerSignIn = (page: Page, message: string) =>
  page.route('**/accounts:signInWithPassword**', (route) =>
    route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' }, json: { error: { code: 400, message } } }),
  );

/** The body of a sign-in with a work account, as if another tenant had issued its token. */
function fromTenant(tid: string, postBody: string): string {
  const body = new URLSearchParams(postBody);
  const [head, payload = ''] = (body.get('id_token') ?? '').split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')), tid };
  body.set('id_token', `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`);
  return String(body);
}
