import { describe, expect, it } from 'vitest';
import { AppError } from '@/domain/app-error';
import { isUnverified, toSignInError } from './errors';

const said = (code: string, message = '') => {
  const { code: kind, message: sentence } = toSignInError(Object.assign(new Error(message), { code }));
  return [kind, sentence];
};

// as a function that the provider asks before it signs somebody in answers, in the words the SDK puts around it
const refusedByFunction = (message: string, status = 'INVALID_ARGUMENT') =>
  `Firebase: HTTP Cloud Function returned an error: ${JSON.stringify({ error: { details: {}, message, status } })} (auth/internal-error).`;

describe('a refusal of the identity provider', () => {
  it.each([
    ['AUTH-024', 'auth/invalid-email', 'The email address is not valid.'],
    ['AUTH-025', 'auth/user-disabled', 'This account has been disabled.'],
    ['AUTH-026', 'auth/user-not-found', 'There is no account for this email.'],
    ['AUTH-027', 'auth/wrong-password', 'The password is incorrect.'],
    ['AUTH-031', 'auth/never-heard-of', 'An unexpected error occurred. Please try again later.'],
    ['', 'auth/invalid-credential', 'The email address or the password is incorrect.'],
    ['', 'auth/too-many-requests', 'Too many attempts. Wait a few minutes, then try again.'],
    ['', 'auth/network-request-failed', 'The server cannot be reached. Check your connection, then try again.'],
  ])('AUTH-024 AUTH-025 AUTH-026 AUTH-027 AUTH-031 (%s) has its sentence: %s %s', (_id, code, sentence) => {
    expect(said(code)[1]).toBe(sentence);
  });

  it('AUTH-028 says what the server says of permission-denied, however it arrives', () => {
    const words = 'Only members of Acme may sign in.';

    expect(said('permission-denied', words)).toEqual(['permission-denied', words]);
    expect(said('functions/permission-denied', words)).toEqual(['permission-denied', words]);
    expect(said('auth/internal-error', refusedByFunction(words, 'PERMISSION_DENIED'))).toEqual(['permission-denied', words]);
  });

  it('AUTH-029 knows an internal error that asks to verify the email, in any words around it', () => {
    const refusal = toSignInError(
      Object.assign(new Error(refusedByFunction('You must Verify your Email.')), { code: 'auth/internal-error' }),
    );

    expect(refusal.message).toBe('Please verify your email address.');
    expect(isUnverified(refusal)).toBe(true);
    expect(isUnverified(new AppError('internal', 'Another one'))).toBe(false);
  });

  it('AUTH-030 says what the server says of any other internal error, without what the SDK puts around it', () => {
    expect(said('auth/internal-error', refusedByFunction('The directory says "closed".'))).toEqual([
      'internal',
      'The directory says "closed".',
    ]);
    expect(said('internal', 'Try the other door.')).toEqual(['internal', 'Try the other door.']);
  });

  it('AUTH-031 says that nobody expected an internal error without words, and anything that is no refusal', () => {
    const unexpected = ['internal', 'An unexpected error occurred. Please try again later.'];

    expect(said('auth/internal-error', 'Firebase: Error (auth/internal-error).')).toEqual(unexpected);
    expect(said('')).toEqual(unexpected);
    expect(toSignInError('boom').message).toBe(unexpected[1]);
  });

  it('leaves alone what is a sentence already', () => {
    const refusal = new AppError('not-found', 'No email address found');

    expect(toSignInError(refusal)).toBe(refusal);
  });
});
