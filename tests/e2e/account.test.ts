import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../functions/invitations';
import { mailsTo } from '../support/accounts';
import { withBrowser } from '../support/browser';
import { at, openEmailForm, password, people, signIn } from '../support/people';

const { visitor } = withBrowser();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('a new account', () => {
  it('proves its address by mail and goes on by itself [AUTH-008 AUTH-009 AUTH-010 AUTH-047 AUTH-050]', async () => {
    const { page, context } = await visitor();
    const email = anAddress();
    await page.goto(at('/dashboard/tours'));
    await openEmailForm(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);

    await page.getByRole('button', { name: 'Sign up' }).click();
    await heading(page, 'Create your account').waitFor();

    await page.getByRole('button', { name: 'Sign up' }).click();

    await page.getByText('User created - please check your email').waitFor();
    await heading(page, 'Please verify your email').waitFor();
    expect(page.url()).toBe(at('/dashboard/tours'));
    await page.getByText(`We sent an email to ${email}.`).waitFor();
    await page.getByRole('button', { name: /^Send it again in \d+ s$/ }).waitFor();
    const mails = await mailsTo(email);
    expect(mails.map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);
    const link = mails.at(-1)?.oobLink ?? '';
    expect(new URL(link).searchParams.get('continueUrl')).toBe(at('/verify'));

    const other = await context.newPage();
    await other.goto(link);

    await other.waitForURL((url) => url.hash.startsWith('#/dashboard'));
    await heading(page, 'Please verify your email').waitFor({ state: 'detached' });
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

    for (const tab of [page, other]) await tab.getByRole('button', { name: 'or use email and password.' }).waitFor();
    expect(page.url()).toBe(at('/'));
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(databases.filter((name) => name?.startsWith('firestore/'))).toEqual([]);
  });
});
