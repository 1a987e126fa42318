import { describe, expect, it } from 'vitest';
import { AppError } from '@/domain/app-error';
import { toSignInError } from './auth/errors';
import { toAppError } from './errors';

const coded = (code: string, message = 'SDK words') => Object.assign(new Error(message), { code });

describe('toAppError', () => {
  it('converts SDK error codes and returns other errors unchanged', () => {
    const bug = new TypeError('x is not a function');

    expect(toAppError(coded('permission-denied'))).toMatchObject({ code: 'permission-denied', cause: { message: 'SDK words' } });
    expect(toAppError(coded('functions/not-found'))).toMatchObject({ code: 'not-found' });
    expect(toAppError(bug)).toBe(bug);
    expect(toAppError(coded('weird'))).not.toBeInstanceOf(AppError);
  });

  it.each([
    ['permission-denied', 'You don’t have permission to assign this role. [403]', 'You don’t have permission to assign this role.'],
    ['failed-precondition', 'Trying to set organization on an Admin  [400]', 'Trying to set organization on an Admin '],
    ['not-found', 'There is no organization "Hall [4]". [404]', 'There is no organization "Hall [4]".'],
  ])(
    'keeps the message of a function with %s, without the status that the SDK appends: %j [FUNC-008 FUNC-015]',
    (code, message, expected) => {
      expect(toAppError(coded(`functions/${code}`, message))).toMatchObject({ code, message: expected });
    },
  );

  it.each([
    ['unavailable', 'unavailable [503]', 'The server cannot be reached. Check your connection.'],
    ['permission-denied', 'Backend error status: PERMISSION_DENIED [403]', 'You don’t have permission to do this.'],
    ['deadline-exceeded', 'deadline-exceeded', 'The server took too long to respond. Try again.'],
    ['internal', 'INTERNAL [500]', 'Something went wrong. Try again.'],
    ['internal', 'Response is not valid JSON object.', 'Something went wrong. Try again.'],
  ])('uses a default message when a function has none: %s, %j', (code, message, sentence) => {
    expect(toAppError(coded(`functions/${code}`, message))).toMatchObject({ code, message: sentence });
  });

  it('keeps the full message of other services as the cause', () => {
    const denied = coded('permission-denied', 'Missing permissions. [403]');

    expect(toAppError(denied)).toMatchObject({ message: 'You don’t have permission to do this.', cause: denied });
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

  it('converts network failures and too many attempts', () => {
    expect(toSignInError(coded('auth/network-request-failed')).code).toBe('unavailable');
    expect(toSignInError(coded('auth/too-many-requests')).code).toBe('resource-exhausted');
  });
});
