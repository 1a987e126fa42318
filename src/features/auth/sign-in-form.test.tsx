import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toSignInError } from '@/backend/auth/errors';
import { AppError } from '@/domain/app-error';
import type { AccountDoor } from './account-door';
import { SignInForm } from './sign-in-form';
import { anAccount, never, refusing } from './testing/an-account';
import { clearToasts, Toasts } from './testing/toasts';

afterEach(() => {
  cleanup();
  clearToasts();
});

function aForm(answers: Partial<AccountDoor> = {}, email = '') {
  const account = anAccount(answers);
  const [onForgotten, onUnverified] = [vi.fn(), vi.fn()];
  render(
    <>
      <SignInForm
        account={account}
        email={email}
        onEmail={() => undefined}
        onForgotten={onForgotten}
        onUnverified={onUnverified}
        onRefused={() => undefined}
      />
      <Toasts />
    </>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { account, onForgotten, onUnverified, press, email: screen.getByLabelText('Email'), password: screen.getByLabelText('Password') };
}

const refused = (code: string, message = '') => refusing(toSignInError(Object.assign(new Error(message), { code })));

describe('signing in', () => {
  it('AUTH-005 AUTH-006 asks with what was entered', async () => {
    const { account, press, email, password } = aForm();

    await userEvent.type(email, 'ada@acme.example');
    await userEvent.type(password, 'secret');
    await press('Sign In');

    expect(account.signIn.mock.calls).toEqual([[{ email: 'ada@acme.example', password: 'secret' }]]);
  });

  it('AUTH-007 does the same on Enter, with the cursor in the form from the start', async () => {
    const { account } = aForm();

    await userEvent.keyboard('ada@acme.example');
    await userEvent.tab();
    await userEvent.keyboard('secret{Enter}');

    expect(account.signIn.mock.calls).toEqual([[{ email: 'ada@acme.example', password: 'secret' }]]);
  });

  it('AUTH-023 asks the provider whatever was entered', async () => {
    const { account, press } = aForm();

    await press('Sign In');

    expect(account.signIn.mock.calls).toEqual([[{ email: '', password: '' }]]);
  });

  it('asks once while the answer is on its way, and while the next page is', async () => {
    const { account, password, press } = aForm({ signIn: vi.fn(never) });

    await userEvent.type(password, 'x{Enter}{Enter}');
    await press('Signing in…');

    expect(account.signIn).toHaveBeenCalledTimes(1);
  });

  it('tells password managers which field is which', () => {
    const { email, password } = aForm();

    expect([email, password].map((field) => field.getAttribute('autocomplete'))).toEqual(['username', 'current-password']);
  });
});

describe('a refusal', () => {
  it.each([
    ['AUTH-024', 'auth/invalid-email', 'The email address is not valid.'],
    ['AUTH-026', 'auth/user-not-found', 'There is no account for this email.'],
  ])('%s of the address (%s) is said at its field: %s', async (_id, code, message) => {
    const { email, password } = aForm({ signIn: refused(code) });

    await userEvent.type(password, 'x{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect([email.getAttribute('aria-invalid'), password.getAttribute('aria-invalid')]).toEqual(['true', null]);
    expect(document.activeElement).toBe(email);
  });

  it('AUTH-027 of the password is said at its field, and the address is kept', async () => {
    const { email, password } = aForm({ signIn: refused('auth/wrong-password') });

    await userEvent.type(email, 'ada@acme.example');
    await userEvent.type(password, 'wrong{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('The password is incorrect.');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password);
    expect(email).toHaveProperty('value', 'ada@acme.example');
  });

  it.each([
    ['AUTH-025', 'auth/user-disabled', '', 'This account has been disabled.'],
    ['AUTH-028', 'permission-denied', 'Only members of Acme may sign in.', 'Only members of Acme may sign in.'],
    ['AUTH-030', 'auth/internal-error', 'The directory is closed.', 'The directory is closed.'],
    ['AUTH-031', 'auth/something-new', '', 'An unexpected error occurred. Please try again later.'],
    ['', 'auth/too-many-requests', '', 'Too many attempts. Wait a few minutes, then try again.'],
    ['', 'auth/network-request-failed', '', 'The server cannot be reached. Check your connection, then try again.'],
  ])('%s that concerns neither field (%s) is said above them', async (_id, code, said, message) => {
    const { email, password } = aForm({ signIn: refused(code, said) });

    await userEvent.type(password, 'x{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect([email, password].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null]);
  });

  it('AUTH-031 that nobody expected is said to be one', async () => {
    const { password } = aForm({ signIn: refusing(new TypeError('boom')) });

    await userEvent.type(password, 'x{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred. Please try again later.');
  });

  it('AUTH-029 until the address is proven is said, and asks for the proof', async () => {
    const { password, onUnverified } = aForm({ signIn: refused('auth/internal-error', 'Please verify your email before you sign in') });

    await userEvent.type(password, 'x{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('Please verify your email address.');
    expect(onUnverified).toHaveBeenCalledTimes(1);
  });

  it('can be tried again', async () => {
    const { account, password } = aForm({ signIn: vi.fn(refused('auth/wrong-password')) });

    await userEvent.type(password, 'x{Enter}');
    await screen.findByRole('alert');
    await userEvent.keyboard('y{Enter}');

    expect(account.signIn).toHaveBeenCalledTimes(2);
  });
});

describe('signing up', () => {
  it('AUTH-008 AUTH-009 makes an account with what was entered and points to the mail', async () => {
    const { account, email, password, press } = aForm();

    await userEvent.type(email, 'new@acme.example');
    await userEvent.type(password, 'secret');
    await press('Sign up');

    expect(account.signUp.mock.calls).toEqual([[{ email: 'new@acme.example', password: 'secret' }]]);
    expect(account.signIn).not.toHaveBeenCalled();
    expect(await screen.findByText('User created - please check your email')).toBeTruthy();
  });

  it('says so when the account was made and the mail was not sent', async () => {
    const { press } = aForm({ signUp: async () => false });

    await press('Sign up');

    expect(await screen.findByText(/^User created, but the verification email was not sent/)).toBeTruthy();
  });

  it('says at the field of the address that there is an account, and no toast', async () => {
    const { email, press } = aForm({ signUp: refusing(new AppError('already-exists', 'There is already an account for this email.')) });

    await press('Sign up');

    expect((await screen.findByRole('alert')).textContent).toBe('There is already an account for this email.');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/^User created/)).toBeNull();
  });
});

describe('the password', () => {
  it('is shown while one asks for it', async () => {
    const { password, press } = aForm();

    await press('Show what is typed');
    expect(password.getAttribute('type')).toBe('text');

    await press('Hide what is typed');
    expect(password.getAttribute('type')).toBe('password');
  });

  it('is warned of Caps Lock', async () => {
    const { password } = aForm();
    const keyboard = userEvent.setup();

    await keyboard.type(password, '{CapsLock}A');
    expect(screen.getByText('Caps Lock is on.')).toBeTruthy();

    await keyboard.type(password, '{CapsLock}a');
    expect(screen.queryByText('Caps Lock is on.')).toBeNull();
  });

  it('AUTH-011 is forgotten with a press', async () => {
    const { onForgotten, press } = aForm();

    await press('Forgot password?');

    expect(onForgotten).toHaveBeenCalledTimes(1);
  });
});
