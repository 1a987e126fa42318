import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toSignInError } from '@/backend/auth/errors';
import { AppError } from '@/domain/app-error';
import type { AuthService } from './auth-service';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { mockAuthService, never, refusing } from './testing/mock-auth-service';
import { clearToasts, Toasts } from './testing/toasts';

afterEach(() => {
  cleanup();
  clearToasts();
});

const shared = { typed: { email: '', password: '' }, onTyped: () => undefined, onError: () => undefined };

function aForm(answers: Partial<AuthService> = {}) {
  const account = mockAuthService(answers);
  const [onForgotPassword, onUnverified, onSignUp] = [vi.fn(), vi.fn(), vi.fn()];
  const others = { onForgotPassword, onUnverified, onSignUp };
  return { ...others, ...inForm(account, <SignInForm {...shared} {...others} account={account} />) };
}

function aSignUpForm(answers: Partial<AuthService> = {}) {
  const account = mockAuthService(answers);
  const onSignIn = vi.fn();
  return { onSignIn, ...inForm(account, <SignUpForm {...shared} account={account} onSignIn={onSignIn} />) };
}

function inForm(account: ReturnType<typeof mockAuthService>, form: ReactNode) {
  render(
    <>
      {form}
      <Toasts />
    </>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return {
    account,
    press,
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password'),
  };
}

const refused = (code: string, message = '') => refusing(toSignInError(Object.assign(new Error(message), { code })));

describe('signing in', () => {
  it('signs in with the entered credentials [AUTH-005 AUTH-006]', async () => {
    const { account, press, email, password } = aForm();

    await userEvent.type(email, 'ada@acme.example');
    await userEvent.type(password, 'secret');
    await press('Sign In');

    expect(account.signIn.mock.calls).toEqual([[{ email: 'ada@acme.example', password: 'secret' }]]);
  });

  it('signs in on Enter, with a field focused initially [AUTH-007]', async () => {
    const { account } = aForm();

    await userEvent.keyboard('ada@acme.example');
    await userEvent.tab();
    await userEvent.keyboard('secret{Enter}');

    expect(account.signIn.mock.calls).toEqual([[{ email: 'ada@acme.example', password: 'secret' }]]);
  });

  it('sends any input to the provider, without validation [AUTH-023]', async () => {
    const { account, press } = aForm();

    await press('Sign In');

    expect(account.signIn.mock.calls).toEqual([[{ email: '', password: '' }]]);
  });

  it('sends only one request while the response or the next page is pending', async () => {
    const { account, password, press } = aForm({ signIn: vi.fn(never) });

    await userEvent.type(password, 'x{Enter}{Enter}');
    await press('Signing in…');

    expect(account.signIn).toHaveBeenCalledTimes(1);
  });

  it('labels the fields for password managers', () => {
    const { email, password } = aForm();

    expect([email, password].map((field) => field.getAttribute('autocomplete'))).toEqual(['username', 'current-password']);
  });
});

describe('a failed sign-in', () => {
  it.each([
    ['AUTH-024', 'auth/invalid-email', 'The email address is not valid.'],
    ['AUTH-026', 'auth/user-not-found', 'There is no account for this email.'],
  ])('%s: an email error (%s) is shown at its field: %s [AUTH-024 AUTH-026]', async (_id, code, message) => {
    const { email, password } = aForm({ signIn: refused(code) });

    await userEvent.type(password, 'x{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect([email.getAttribute('aria-invalid'), password.getAttribute('aria-invalid')]).toEqual(['true', null]);
    expect(document.activeElement).toBe(email);
  });

  it('shows a password error at its field and keeps the email [AUTH-027]', async () => {
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
  ])(
    '%s: an error about neither field (%s) is shown above them [AUTH-025 AUTH-028 AUTH-030 AUTH-031]',
    async (_id, code, said, message) => {
      const { email, password } = aForm({ signIn: refused(code, said) });

      await userEvent.type(password, 'x{Enter}');

      expect((await screen.findByRole('alert')).textContent).toBe(message);
      expect([email, password].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null]);
    },
  );

  it('shows a generic message for an unexpected error [AUTH-031]', async () => {
    const { password } = aForm({ signIn: refusing(new TypeError('boom')) });

    await userEvent.type(password, 'x{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred. Please try again later.');
  });

  it('opens the verification dialog if the email is not verified [AUTH-029]', async () => {
    const { password, onUnverified } = aForm({ signIn: refused('auth/internal-error', 'Please verify your email before you sign in') });

    await userEvent.type(password, 'x{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('Please verify your email address.');
    expect(onUnverified).toHaveBeenCalledTimes(1);
  });

  it('offers to sign up where there is no account', async () => {
    const { password, press, onSignUp } = aForm({ signIn: refused('auth/user-not-found') });
    await userEvent.type(password, 'x{Enter}');

    await press('Sign up instead');

    expect(onSignUp).toHaveBeenCalledTimes(1);
  });

  it('can be retried', async () => {
    const { account, password } = aForm({ signIn: vi.fn(refused('auth/wrong-password')) });

    await userEvent.type(password, 'x{Enter}');
    await screen.findByRole('alert');
    await userEvent.keyboard('y{Enter}');

    expect(account.signIn).toHaveBeenCalledTimes(2);
  });
});

describe('signing up', () => {
  it('creates an account with the entered credentials and points to the email [AUTH-008 AUTH-009]', async () => {
    const { account, email, password } = aSignUpForm();
    expect([password.getAttribute('autocomplete'), screen.getByText('At least 6 characters.') !== null]).toEqual(['new-password', true]);

    await userEvent.type(email, 'new@acme.example');
    await userEvent.type(password, 'secret{Enter}');

    expect(account.signUp.mock.calls).toEqual([[{ email: 'new@acme.example', password: 'secret' }]]);
    expect(account.signIn).not.toHaveBeenCalled();
    expect(await screen.findByText('User created - please check your email')).toBeTruthy();
  });

  it('shows an error if the account was created but the email was not sent', async () => {
    const { press } = aSignUpForm({ signUp: async () => false });

    await press('Sign up');

    expect(await screen.findByText(/^User created, but the verification email wasn’t sent/)).toBeTruthy();
  });

  it('shows at the email field that the account exists, without a toast, and leads to signing in', async () => {
    const { email, press, onSignIn } = aSignUpForm({
      signUp: refusing(new AppError('already-exists', 'There is already an account for this email.')),
    });

    await press('Sign up');

    expect((await screen.findByRole('alert')).textContent).toBe('There is already an account for this email.');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/^User created/)).toBeNull();
    await press('Sign in instead');
    expect(onSignIn).toHaveBeenCalledTimes(1);
  });
});

describe('the password', () => {
  it('can be shown and hidden', async () => {
    const { password, press } = aForm();

    await press('Show password');
    expect(password.getAttribute('type')).toBe('text');

    await press('Hide password');
    expect(password.getAttribute('type')).toBe('password');
  });

  it('warns if Caps Lock is on', async () => {
    const { password } = aForm();
    const keyboard = userEvent.setup();

    await keyboard.type(password, '{CapsLock}A');
    expect(screen.getByText('Caps Lock is on.')).toBeTruthy();

    await keyboard.type(password, '{CapsLock}a');
    expect(screen.queryByText('Caps Lock is on.')).toBeNull();
  });

  it('has a "Forgot password?" button [AUTH-011]', async () => {
    const { onForgotPassword, press } = aForm();

    await press('Forgot password?');

    expect(onForgotPassword).toHaveBeenCalledTimes(1);
  });
});
