import { describe, expect, it } from 'vitest';
import { AppError } from '@/domain/app-error';
import { toSignInError } from './auth/errors';
import { toAppError } from './errors';

const coded = (code: string) => Object.assign(new Error('SDK words'), { code });

describe('toAppError', () => {
  it('translates the codes of the SDK and keeps what it is not about', () => {
    const bug = new TypeError('x is not a function');

    expect(toAppError(coded('permission-denied'))).toMatchObject({ code: 'permission-denied', cause: { message: 'SDK words' } });
    expect(toAppError(coded('functions/not-found'))).toMatchObject({ code: 'not-found' });
    expect(toAppError(bug)).toBe(bug);
    expect(toAppError(coded('weird'))).not.toBeInstanceOf(AppError);
  });
});

describe('toSignInError', () => {
  it.each([
    ['AUTH-024', 'auth/invalid-email', 'The email address is not valid.'],
    ['AUTH-025', 'auth/user-disabled', 'This account has been disabled.'],
    ['AUTH-026', 'auth/user-not-found', 'There is no account for this email.'],
    ['AUTH-027', 'auth/wrong-password', 'The password is incorrect.'],
    ['AUTH-031', 'auth/anything-else', 'An unexpected error occurred. Please try again later.'],
  ])('%s says of %s: %s', (_id, code, message) => {
    expect(toSignInError(coded(code)).message).toBe(message);
  });

  it('has sentences for no network and too many attempts', () => {
    expect(toSignInError(coded('auth/network-request-failed')).code).toBe('unavailable');
    expect(toSignInError(coded('auth/too-many-requests')).code).toBe('resource-exhausted');
  });
});
