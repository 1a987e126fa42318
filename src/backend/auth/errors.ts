import { AppError, type ErrorCode } from '@/domain/app-error';

const unexpected = 'An unexpected error occurred. Please try again later.';

const knownErrors: Record<string, [ErrorCode, string]> = {
  'auth/invalid-email': ['invalid-argument', 'The email address is not valid.'],
  'auth/missing-email': ['invalid-argument', 'The email address is not valid.'],
  'auth/user-disabled': ['failed-precondition', 'This account has been disabled.'],
  'auth/user-not-found': ['not-found', 'There is no account for this email.'],
  'auth/wrong-password': ['unauthenticated', 'The password is incorrect.'],
  'auth/missing-password': ['unauthenticated', 'Enter your password.'],
  'auth/weak-password': ['unauthenticated', 'Use at least 6 characters for the password.'],
  'auth/email-already-in-use': ['already-exists', 'There is already an account for this email. Sign in, or reset its password.'],
  'auth/invalid-credential': ['unauthenticated', 'The email address or the password is incorrect.'],
  'auth/too-many-requests': ['resource-exhausted', 'Too many attempts. Wait a few minutes, then try again.'],
  'auth/network-request-failed': ['unavailable', 'The server cannot be reached. Check your connection, then try again.'],
  'auth/popup-closed-by-user': ['cancelled', 'The sign-in window was closed before you were signed in.'],
  'auth/cancelled-popup-request': ['cancelled', 'The sign-in window was closed before you were signed in.'],
  'auth/user-cancelled': ['cancelled', 'The sign-in was cancelled in its window.'],
  'auth/popup-blocked': ['aborted', 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.'],
  'auth/operation-not-allowed': ['unimplemented', 'This sign-in method is not enabled. Ask an administrator for an account.'],
  'auth/admin-restricted-operation': ['unimplemented', 'Only administrators can create accounts. Ask an administrator for one.'],
  'auth/unauthorized-domain': ['unimplemented', 'Sign-in is not set up for this site yet. Contact an administrator.'],
  'auth/credential-already-in-use': ['already-exists', 'This work account already belongs to another account.'],
  'auth/invalid-action-code': ['not-found', 'This link has already been used or has expired.'],
  'auth/expired-action-code': ['not-found', 'This link has already been used or has expired.'],
  'auth/user-token-expired': ['unauthenticated', 'Your session has ended. Sign in again.'],
};

const pleaseVerify = 'Please verify your email address.';

/**
 * Translates an error of the identity provider to the ledger's message. The provider distinguishes an unknown address from a wrong password only
 * while email enumeration protection is off.
 * @see AUTH-024 AUTH-025 AUTH-026 AUTH-027 AUTH-028 AUTH-029 AUTH-030 AUTH-031
 */
export function toSignInError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const [kind, message] = knownErrors[code] ?? serverError(code, error) ?? ['internal', unexpected];
  return new AppError(kind, message, { cause: error });
}

/** Whether a sign-in failed because the address is not verified. @see AUTH-019 AUTH-029 */
export const isUnverifiedError = (error: unknown): boolean => error instanceof AppError && error.message === pleaseVerify;

/** The SDK's error code, such as "auth/wrong-password"; "" for anything else. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

// an error of a blocking function: the SDK reports an internal error that contains the function's response
function serverError(code: string, error: unknown): [ErrorCode, string] | null {
  const raw = error instanceof Error ? error.message : '';
  if (/(^|\/)permission-denied$/.test(code)) return ['permission-denied', serverMessage(raw)];
  if (!/(^|\/)internal(-error)?$/.test(code)) return null;
  const message = serverMessage(raw);
  if (/verify your email/i.test(raw)) return ['failed-precondition', pleaseVerify];
  return message === '' ? null : [/"status":\s*"PERMISSION_DENIED"/.test(raw) ? 'permission-denied' : 'internal', message];
}

/** The server's message without the SDK's wrapping; "" if there is none. */
function serverMessage(raw: string): string {
  const quoted = /"message":\s*("(?:[^"\\]|\\.)*")/.exec(raw)?.[1];
  if (quoted) return String(JSON.parse(quoted)).trim();
  const words = raw
    .replace(/^Firebase: /, '')
    .replace(/\s*\((auth|functions)\/[\w-]+\)\.?$/, '')
    .trim();
  return words === 'Error' ? '' : words;
}
