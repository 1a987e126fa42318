import { describe, expect, it } from 'vitest';
import { AppError } from '@/domain/app-error';
import { isUnverifiedError, toSignInError } from './errors';

const said = (code: string, message = '') => {
  const { code: kind, message: sentence } = toSignInError(Object.assign(new Error(message), { code }));
  return [kind, sentence];
};

// as a function that the provider asks before it signs somebody in answers, in the words the SDK puts around it
const refusedByFunction = (message: string, status = 'INVALID_ARGUMENT') =>
  `Firebase: HTTP Cloud Function returned an error: ${JSON.stringify({ error: { details: {}, message, status } })} (auth/internal-error).`;

describe('toSignInError', () => {
  it.each([
    ['AUTH-024', 'auth/invalid-email', 'The email address is not valid.'],
    ['AUTH-025', 'auth/user-disabled', 'This account has been disabled.'],
    ['AUTH-026', 'auth/user-not-found', 'There is no account for this email.'],
    ['AUTH-027', 'auth/wrong-password', 'The password is incorrect.'],
    ['AUTH-031', 'auth/never-heard-of', 'An unexpected error occurred. Please try again later.'],
    ['', 'auth/invalid-credential', 'The email address or the password is incorrect.'],
    ['', 'auth/too-many-requests', 'Too many attempts. Wait a few minutes, then try again.'],
    ['', 'auth/network-request-failed', 'The server cannot be reached. Check your connection, then try again.'],
  ])('(%s) converts %s to: %s [AUTH-027 AUTH-031]', (_id, code, sentence) => {
    expect(said(code)[1]).toBe(sentence);
  });

  it('uses the server’s message for permission-denied in any format', () => {
    const words = 'Only members of Acme may sign in.';

    expect(said('permission-denied', words)).toEqual(['permission-denied', words]);
    expect(said('functions/permission-denied', words)).toEqual(['permission-denied', words]);
    expect(said('auth/internal-error', refusedByFunction(words, 'PERMISSION_DENIED'))).toEqual(['permission-denied', words]);
  });

  it('recognizes an internal error that asks to verify the email [AUTH-029]', () => {
    const refusal = toSignInError(
      Object.assign(new Error(refusedByFunction('You must Verify your Email.')), { code: 'auth/internal-error' }),
    );

    expect(refusal.message).toBe('Please verify your email address.');
    expect(isUnverifiedError(refusal)).toBe(true);
    expect(isUnverifiedError(new AppError('internal', 'Another one'))).toBe(false);
  });

  it('uses the server’s message for any other internal error, without the SDK’s wrapping', () => {
    expect(said('auth/internal-error', refusedByFunction('The directory says "closed".'))).toEqual([
      'internal',
      'The directory says "closed".',
    ]);
    expect(said('internal', 'Try the other door.')).toEqual(['internal', 'Try the other door.']);
  });

  it('uses a default message for an internal error without a message, and for unknown errors [AUTH-031]', () => {
    const unexpected = ['internal', 'An unexpected error occurred. Please try again later.'];

    expect(said('auth/internal-error', 'Firebase: Error (auth/internal-error).')).toEqual(unexpected);
    expect(said('')).toEqual(unexpected);
    expect(toSignInError('boom').message).toBe(unexpected[1]);
  });

  it('returns an AppError unchanged', () => {
    const refusal = new AppError('not-found', 'No email address found');

    expect(toSignInError(refusal)).toBe(refusal);
  });
});
