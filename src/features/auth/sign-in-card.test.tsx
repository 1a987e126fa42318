import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toSignInError } from '@/backend/auth/errors';
import { AppError } from '@/domain/app-error';
import type { AccountDoor } from './account-door';
import { SignInCard, type SignInMode } from './sign-in-card';
import { anAccount, never, refusing } from './testing/an-account';
import { clearToasts, Toasts } from './testing/toasts';

beforeEach(() => {
  // jsdom opens no dialogs; the journeys open real ones
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  clearToasts();
});

const workAccount = 'Sign in with your work account';
const toggle = 'or use email and password.';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const has = (name: string) => screen.queryByRole('button', { name }) !== null;

function aCard(answers: Partial<AccountDoor> = {}, { hidesToggle = false } = {}) {
  const account = anAccount(answers);
  render(<Card account={account} hidesToggle={hidesToggle} />);
  return account;
}

function Card(props: { account: AccountDoor; hidesToggle: boolean }) {
  const [mode, setMode] = useState<SignInMode>('work account');
  return (
    <>
      <SignInCard {...props} mode={mode} onMode={setMode} email="" onRefused={() => undefined} />
      <Toasts />
    </>
  );
}

describe('the ways in', () => {
  it('AUTH-001 AUTH-002 AUTH-003 AUTH-005 begin with the work account and change with a press', async () => {
    aCard();
    expect([has(workAccount), screen.queryByLabelText('Password')]).toEqual([true, null]);

    await press(toggle);
    expect([has(toggle), has('Sign In'), screen.getByLabelText('Email') === document.activeElement]).toEqual([false, true, true]);

    await press(workAccount);
    expect([has(toggle), has('Sign In')]).toEqual([true, false]);
  });

  it('AUTH-004 are the work account alone where the toggle is hidden', () => {
    aCard({}, { hidesToggle: true });

    expect([has(workAccount), has(toggle)]).toEqual([true, false]);
  });
});

describe('the work account', () => {
  it('AUTH-001 is asked for with a press, and again when one lost sight of its window', async () => {
    const account = aCard({ signInWithWorkAccount: vi.fn(never) });

    await press(workAccount);
    expect(screen.getByRole('status').textContent).toContain('Go on in the window that opened');
    await press(workAccount);

    expect(account.signInWithWorkAccount).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['auth/popup-closed-by-user', 'The sign-in window was closed before you were signed in.'],
    ['auth/popup-blocked', 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.'],
    ['auth/user-disabled', 'This account has been disabled.'],
  ])('says how it went wrong (%s): %s', async (code, message) => {
    aCard({ signInWithWorkAccount: refusing(toSignInError({ code })) });

    await press(workAccount);

    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('says nothing of a window that another one took the place of', async () => {
    const refusals: ((error: unknown) => void)[] = [];
    aCard({ signInWithWorkAccount: () => new Promise((_resolve, reject) => refusals.push(reject)) });

    await press(workAccount);
    await press(workAccount);
    refusals[0]?.(toSignInError({ code: 'auth/cancelled-popup-request' }));

    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Go on'));
    expect(screen.queryByText(/closed before/)).toBeNull();
  });
});

describe('an account with a password and the same address', () => {
  const collidesWith = (link: (password: string) => Promise<boolean>) => ({
    signInWithWorkAccount: async () => ({ email: 'ada@acme.example', link }),
  });

  it('AUTH-032 AUTH-033 is told of, asked its password, and linked', async () => {
    const link = vi.fn(async () => true);
    aCard(collidesWith(link));

    await press(workAccount);
    expect(await screen.findByText('Account already exists with different credential')).toBeTruthy();
    await userEvent.type(await screen.findByLabelText('Password'), 'secret');
    await press('Link accounts');

    expect(link.mock.calls).toEqual([['secret']]);
    expect(await screen.findByText('Account successfully linked')).toBeTruthy();
  });

  it('AUTH-027 AUTH-033 says in place that its password is wrong, and links nothing', async () => {
    aCard(collidesWith(refusing(toSignInError({ code: 'auth/wrong-password' }))));

    await press(workAccount);
    await userEvent.type(await screen.findByLabelText('Password'), 'wrong');
    await press('Link accounts');

    expect((await screen.findByRole('alert')).textContent).toBe('The password is incorrect.');
    expect(screen.queryByText('Account successfully linked')).toBeNull();
  });

  it('says so when one is signed in and the rest failed', async () => {
    aCard(collidesWith(async () => false));

    await press(workAccount);
    await userEvent.type(await screen.findByLabelText('Password'), 'secret');
    await press('Link accounts');

    expect(await screen.findByText(/^You are signed in, but your work account was not linked/)).toBeTruthy();
  });

  it('AUTH-021 can be left alone', async () => {
    aCard(collidesWith(async () => true));

    await press(workAccount);
    await screen.findByRole('dialog', { name: 'You already have an account' });
    await press('Cancel');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(has(workAccount)).toBe(true);
  });
});

describe('a new password', () => {
  async function inReset(answers: Partial<AccountDoor> = {}) {
    const account = aCard(answers);
    await press(toggle);
    await press('Forgot password?');
    return { account, email: screen.getByLabelText('Email') };
  }
  const send = 'Send password reset email';

  it('AUTH-011 AUTH-012 AUTH-013 is asked for with an email and a press', async () => {
    const { account, email } = await inReset();

    await userEvent.type(email, ' ada@acme.example ');
    await press(send);

    expect(account.sendPasswordReset.mock.calls).toEqual([['ada@acme.example']]);
    expect(await screen.findByText('Password reset email sent')).toBeTruthy();
    expect(screen.getByText('A mail is on its way to ada@acme.example.')).toBeTruthy();
  });

  it('AUTH-012 keeps the email on the way there and back', async () => {
    aCard();
    await press(toggle);
    await userEvent.type(screen.getByLabelText('Email'), 'ada@acme.example');

    await press('Forgot password?');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@acme.example');

    await press('Back to Sign In');
    expect([has('Sign In'), screen.getByLabelText<HTMLInputElement>('Email').value]).toEqual([true, 'ada@acme.example']);
  });

  it('AUTH-014 says why no mail was sent, where that is known', async () => {
    const { email } = await inReset({ sendPasswordReset: refusing(toSignInError({ code: 'auth/user-not-found' })) });

    await userEvent.type(email, 'nobody@acme.example');
    await press(send);

    expect(await screen.findByText('Error sending password reset email')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('There is no account for this email.');
  });

  it('AUTH-015 needs an email, and sends nothing without', async () => {
    const { account } = await inReset();

    await press(send);

    expect((await screen.findByRole('alert')).textContent).toBe('Missing Email address');
    expect(account.sendPasswordReset).not.toHaveBeenCalled();
  });
});

describe('the proof of an address', () => {
  const pleaseVerify = refusing(toSignInError(Object.assign(new Error('Please verify your email first'), { code: 'auth/internal-error' })));

  async function refusedUntilProven(answers: Partial<AccountDoor> = {}) {
    const account = aCard({ signIn: pleaseVerify, ...answers });
    await press(toggle);
    await userEvent.type(screen.getByLabelText('Email'), 'ada@acme.example');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await screen.findByRole('dialog', { name: 'Please Verify your Email' });
    return account;
  }

  it('AUTH-019 AUTH-020 AUTH-029 is asked for in a window, which says how it went', async () => {
    const account = await refusedUntilProven();
    expect(screen.getByText('This is just a one time thing.')).toBeTruthy();
    expect(screen.getByText('Please verify your email address.')).toBeTruthy();

    await press('Send me a verification email');

    expect(account.sendProof.mock.calls).toEqual([['ada@acme.example']]);
    expect(await screen.findByText('A mail is on its way to ada@acme.example.')).toBeTruthy();
  });

  it('AUTH-020 says why no mail was sent', async () => {
    await refusedUntilProven({
      sendProof: refusing(new AppError('resource-exhausted', 'Too many attempts. Wait a few minutes, then try again.')),
    });

    await press('Send me a verification email');

    expect(await screen.findByText('Too many attempts. Wait a few minutes, then try again.')).toBeTruthy();
  });

  it('AUTH-021 can be put off', async () => {
    await refusedUntilProven();

    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true, bubbles: false }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
