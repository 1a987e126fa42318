import { describe, expect, it } from 'vitest';
import { anAddress } from '../functions/invitations';
import { mailsTo } from '../support/accounts';
import { expectAccessible, withBrowser } from '../support/browser';
import { at, openEmailForm, password, people } from '../support/people';
import { chooseWorkAccount, workAccount } from '../support/work-window';

const { visitor } = withBrowser();

describe('signing in with a password', () => {
  it('works by keyboard alone, and leads to the tours of one’s organization [AUTH-002 AUTH-006 AUTH-007 AUTH-041 ROUTE-012]', async () => {
    const { page } = await visitor();
    await page.goto(at('/'));
    await page.getByRole('button', workAccount).focus();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type(people.viewer);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor();
    expect(page.url()).toBe(at('/dashboard/tours'));
  });

  it('is refused in the provider’s words, and keeps the address [AUTH-024 AUTH-025 AUTH-026 AUTH-027 AUTH-056]', async () => {
    const { page } = await visitor();
    await page.goto(at('/'));
    await openEmailForm(page);

    for (const [email, entered, message] of [
      [people.editor, 'wrong', 'The password is incorrect.'],
      ['nobody@northlight.example', 'x', 'There is no account for this email.'],
      [people.disabled, password, 'This account has been disabled.'],
      ['not an address', 'x', 'The email address is not valid.'],
    ] as const) {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(entered);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByRole('alert').filter({ hasText: message }).waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe(email);
    }
    await expectAccessible(page);
  });
});

describe('a work account', () => {
  it('signs in by a window of the provider, without a mail where its tenant is listed [AUTH-001 AUTH-044 AUTH-046]', async () => {
    const { page } = await visitor();
    const email = anAddress();
    await page.goto(at('/user/profile'));

    await chooseWorkAccount(page, email);

    await page.getByText('Wim Work').first().waitFor();
    await page.getByText('Verified', { exact: true }).waitFor();
    expect(await mailsTo(email)).toEqual([]);
  });
});
