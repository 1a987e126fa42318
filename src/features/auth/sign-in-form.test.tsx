import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '@/domain/app-error';
import { SignInForm } from './sign-in-form';

afterEach(cleanup);

type Credentials = { email: string; password: string };

function aForm(answer: (credentials: Credentials) => Promise<void> = async () => undefined) {
  const asked: Credentials[] = [];
  render(
    <SignInForm
      signIn={(credentials) => {
        asked.push(credentials);
        return answer(credentials);
      }}
    />,
  );
  return { asked, user: userEvent.setup(), email: screen.getByLabelText('Email'), password: screen.getByLabelText('Password') };
}

const refusing = (error: unknown) => () => Promise.reject(error);

describe('SignInForm', () => {
  it('AUTH-005 AUTH-006 signs in with what was entered', async () => {
    const { asked, user, email, password } = aForm();

    await user.type(email, 'ada@acme.example');
    await user.type(password, 'secret');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(asked).toEqual([{ email: 'ada@acme.example', password: 'secret' }]);
  });

  it('AUTH-007 does the same on Enter', async () => {
    const { asked, user } = aForm();

    await user.tab();
    await user.keyboard('ada@acme.example');
    await user.tab();
    await user.keyboard('secret{Enter}');

    expect(asked).toHaveLength(1);
  });

  it('AUTH-023 asks the provider whatever was entered', async () => {
    const { asked, user } = aForm();

    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(asked).toEqual([{ email: '', password: '' }]);
  });

  it('AUTH-027 says a wrong password at the field, tells it to screen readers, and keeps the address', async () => {
    const { user, email, password } = aForm(refusing(new AppError('unauthenticated', 'The password is incorrect.')));

    await user.type(email, 'ada@acme.example');
    await user.type(password, 'wrong{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('The password is incorrect.');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password);
    expect(email).toHaveProperty('value', 'ada@acme.example');
  });

  it('AUTH-024 AUTH-026 says what is wrong with the address at its field', async () => {
    const { user, email, password } = aForm(refusing(new AppError('not-found', 'There is no account for this email.')));

    await user.type(password, 'x{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('There is no account for this email.');
    expect([email.getAttribute('aria-invalid'), password.getAttribute('aria-invalid')]).toEqual(['true', null]);
    expect(document.activeElement).toBe(email);
  });

  it('AUTH-025 says above the form what concerns neither field', async () => {
    const { user, email, password } = aForm(refusing(new AppError('failed-precondition', 'This account has been disabled.')));

    await user.type(password, 'x{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('This account has been disabled.');
    expect([email, password].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null]);
  });

  it('AUTH-031 says of a failure nobody expected that it was one', async () => {
    const { user, password } = aForm(refusing(new TypeError('boom')));

    await user.type(password, 'x{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred. Please try again later.');
  });

  it('asks once while the answer is on its way', async () => {
    const { asked, user, password } = aForm(() => new Promise(() => undefined));

    await user.type(password, 'x{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Signing in…' }));

    expect(asked).toHaveLength(1);
  });
});
