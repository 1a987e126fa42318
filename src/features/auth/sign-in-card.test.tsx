import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toSignInError } from '@/backend/auth/errors';
import { AppError } from '@/domain/app-error';
import type { AuthService } from './auth-service';
import { SignInCard, type SignInMode } from './sign-in-card';
import { mockAuthService, never, refusing } from './testing/mock-auth-service';
import { clearToasts, Toasts } from './testing/toasts';

afterEach(() => {
  cleanup();
  clearToasts();
});

const workAccount = 'Sign in with your work account';
const toggle = 'or use email and password.';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const has = (name: string) => screen.queryByRole('button', { name }) !== null;

function aCard(answers: Partial<AuthService> = {}, { hideToggle = false } = {}) {
  const account = mockAuthService(answers);
  render(<Card account={account} hideToggle={hideToggle} />);
  return account;
}

function Card(props: { account: AuthService; hideToggle: boolean }) {
  const [mode, setMode] = useState<SignInMode>('work account');
  return (
    <>
      <SignInCard {...props} mode={mode} onModeChange={setMode} email="" onError={() => undefined} />
      <Toasts />
    </>
  );
}

describe('the sign-in methods', () => {
  it('start with the work account and can be switched [AUTH-001 AUTH-002 AUTH-003 AUTH-005]', async () => {
    aCard();
    expect([has(workAccount), screen.queryByLabelText('Password')]).toEqual([true, null]);

    await press(toggle);
    expect([has(toggle), has('Sign In'), screen.getByLabelText('Email') === document.activeElement]).toEqual([false, true, true]);

    await press(workAccount);
    expect([has(toggle), has('Sign In')]).toEqual([true, false]);
  });

  it('show only the work account if the toggle is hidden [AUTH-004]', () => {
    aCard({}, { hideToggle: true });

    expect([has(workAccount), has(toggle)]).toEqual([true, false]);
  });
});

describe('signing up', () => {
  it('is a page of its own, which keeps what was typed both ways [AUTH-008]', async () => {
    const account = aCard();
    await press(toggle);
    await userEvent.type(screen.getByLabelText('Email'), 'new@acme.example');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');

    await press('Sign up');
    expect([has('Sign In'), has(workAccount), account.signUp.mock.calls.length]).toEqual([false, false, 0]);
    await press('Back to Sign In');
    await press('Sign up');
    await press('Sign up');

    expect(account.signUp.mock.calls).toEqual([[{ email: 'new@acme.example', password: 'secret' }]]);
  });
});

describe('the work account', () => {
  it('opens a popup on each click [AUTH-001]', async () => {
    const account = aCard({ signInWithWorkAccount: vi.fn(never) });

    await press(workAccount);
    expect(screen.getByRole('status').textContent).toContain('Continue in the window that opened');
    await press(workAccount);

    expect(account.signInWithWorkAccount).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['auth/popup-closed-by-user', 'The sign-in window was closed before you were signed in.'],
    ['auth/popup-blocked', 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.'],
    ['auth/user-disabled', 'This account has been disabled.'],
  ])('shows the error (%s): %s', async (code, message) => {
    aCard({ signInWithWorkAccount: refusing(toSignInError({ code })) });

    await press(workAccount);

    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('ignores the result of a popup that was replaced by another', async () => {
    const refusals: ((error: unknown) => void)[] = [];
    aCard({ signInWithWorkAccount: () => new Promise((_resolve, reject) => refusals.push(reject)) });

    await press(workAccount);
    await press(workAccount);
    refusals[0]?.(toSignInError({ code: 'auth/cancelled-popup-request' }));

    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Continue in'));
    expect(screen.queryByText(/closed before/)).toBeNull();
  });
});

describe('an existing password account with the same email', () => {
  const collidesWith = (link: (password: string) => Promise<boolean>) => ({
    signInWithWorkAccount: async () => ({ email: 'ada@acme.example', link }),
  });

  it('is linked after entering its password [AUTH-032 AUTH-033]', async () => {
    const link = vi.fn(async () => true);
    aCard(collidesWith(link));

    await press(workAccount);
    expect(await screen.findByText('Account already exists with different credential')).toBeTruthy();
    await userEvent.type(await screen.findByLabelText('Password'), 'secret');
    await press('Link accounts');

    expect(link.mock.calls).toEqual([['secret']]);
    expect(await screen.findByText('Account successfully linked')).toBeTruthy();
  });

  it('shows a wrong password at its field and links nothing [AUTH-027 AUTH-033]', async () => {
    aCard(collidesWith(refusing(toSignInError({ code: 'auth/wrong-password' }))));

    await press(workAccount);
    await userEvent.type(await screen.findByLabelText('Password'), 'wrong');
    await press('Link accounts');

    expect((await screen.findByRole('alert')).textContent).toBe('The password is incorrect.');
    expect(screen.queryByText('Account successfully linked')).toBeNull();
  });

  it('shows an error if signing in succeeds but linking fails', async () => {
    aCard(collidesWith(async () => false));

    await press(workAccount);
    await userEvent.type(await screen.findByLabelText('Password'), 'secret');
    await press('Link accounts');

    expect(await screen.findByText(/^You’re signed in, but your work account wasn’t linked/)).toBeTruthy();
  });

  it('can be left unlinked [AUTH-021]', async () => {
    aCard(collidesWith(async () => true));

    await press(workAccount);
    await screen.findByRole('dialog', { name: 'You already have an account' });
    await press('Cancel');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(has(workAccount)).toBe(true);
  });
});

describe('resetting the password', () => {
  async function inReset(answers: Partial<AuthService> = {}) {
    const account = aCard(answers);
    await press(toggle);
    await press('Forgot password?');
    return { account, email: screen.getByLabelText('Email') };
  }
  const send = 'Send password reset email';

  it('sends a password reset email [AUTH-011 AUTH-012 AUTH-013]', async () => {
    const { account, email } = await inReset();

    await userEvent.type(email, ' ada@acme.example ');
    await press(send);

    expect(account.sendPasswordReset.mock.calls).toEqual([['ada@acme.example']]);
    expect(await screen.findByText('Password reset email sent')).toBeTruthy();
    expect(screen.getByText('We sent an email to ada@acme.example.')).toBeTruthy();
  });

  it('keeps the email when switching forms [AUTH-012]', async () => {
    aCard();
    await press(toggle);
    await userEvent.type(screen.getByLabelText('Email'), 'ada@acme.example');

    await press('Forgot password?');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@acme.example');

    await press('Back to Sign In');
    expect([has('Sign In'), screen.getByLabelText<HTMLInputElement>('Email').value]).toEqual([true, 'ada@acme.example']);
  });

  it('shows why no email was sent, if known [AUTH-014]', async () => {
    const { email } = await inReset({ sendPasswordReset: refusing(toSignInError({ code: 'auth/user-not-found' })) });

    await userEvent.type(email, 'nobody@acme.example');
    await press(send);

    expect(await screen.findByText('Error sending password reset email')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('There is no account for this email.');
  });

  it('requires an email [AUTH-015]', async () => {
    const { account } = await inReset();

    await press(send);

    expect((await screen.findByRole('alert')).textContent).toBe('Missing Email address');
    expect(account.sendPasswordReset).not.toHaveBeenCalled();
  });
});

describe('the verification dialog', () => {
  const pleaseVerify = refusing(toSignInError(Object.assign(new Error('Please verify your email first'), { code: 'auth/internal-error' })));

  async function refusedUntilProven(answers: Partial<AuthService> = {}) {
    const account = aCard({ signIn: pleaseVerify, ...answers });
    await press(toggle);
    await userEvent.type(screen.getByLabelText('Email'), 'ada@acme.example');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await screen.findByRole('dialog', { name: 'Please Verify your Email' });
    return account;
  }

  it('sends the verification email and shows the result [AUTH-019 AUTH-020 AUTH-029]', async () => {
    const account = await refusedUntilProven();
    expect(screen.getByText('This is just a one time thing.')).toBeTruthy();
    expect(screen.getByText('Please verify your email address.')).toBeTruthy();

    await press('Send me a verification email');

    expect(account.sendVerificationOrReset.mock.calls).toEqual([['ada@acme.example']]);
    expect(await screen.findByText('We sent an email to ada@acme.example.')).toBeTruthy();
  });

  it('shows why no email was sent [AUTH-020]', async () => {
    await refusedUntilProven({
      sendVerificationOrReset: refusing(new AppError('resource-exhausted', 'Too many attempts. Wait a few minutes, then try again.')),
    });

    await press('Send me a verification email');

    expect(await screen.findByText('Too many attempts. Wait a few minutes, then try again.')).toBeTruthy();
  });

  it('can be dismissed [AUTH-021]', async () => {
    await refusedUntilProven();

    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true, bubbles: false }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
