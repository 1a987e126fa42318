import { AppError, type ErrorCode } from '@/domain/app-error';

const unexpected = 'An unexpected error occurred. Please try again later.';

const refusals: Record<string, [ErrorCode, string]> = {
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
  'auth/operation-not-allowed': ['unimplemented', 'This way of signing in is not switched on here. Ask an administrator for an account.'],
  'auth/admin-restricted-operation': ['unimplemented', 'Accounts are made by administrators here. Ask one for yours.'],
  'auth/unauthorized-domain': ['unimplemented', 'Signing in is not set up for this address yet. Tell an administrator.'],
  'auth/credential-already-in-use': ['already-exists', 'This work account already belongs to another account.'],
  'auth/invalid-action-code': ['not-found', 'This link was used before or is too old.'],
  'auth/expired-action-code': ['not-found', 'This link was used before or is too old.'],
  'auth/user-token-expired': ['unauthenticated', 'Your session has ended. Sign in again.'],
};

const pleaseVerify = 'Please verify your email address.';

/**
 * A refusal of the identity provider with the sentence the ledger gives it. The provider tells an unknown address from a wrong
 * password only while its protection against email enumeration is off.
 * @see AUTH-024 AUTH-025 AUTH-026 AUTH-027 AUTH-028 AUTH-029 AUTH-030 AUTH-031
 */
export function toSignInError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const [kind, message] = refusals[code] ?? saidByServer(code, error) ?? ['internal', unexpected];
  return new AppError(kind, message, { cause: error });
}

/** Whether a sign-in was refused because the address is not verified. @see AUTH-019 AUTH-029 */
export const isUnverified = (error: unknown): boolean => error instanceof AppError && error.message === pleaseVerify;

/** The SDK's code of a refusal, such as "auth/wrong-password"; "" for anything else. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

// What a function refuses that the provider asks before it signs somebody in: the SDK gives it as an internal error with the function's answer in it.
function saidByServer(code: string, error: unknown): [ErrorCode, string] | null {
  const raw = error instanceof Error ? error.message : '';
  if (/(^|\/)permission-denied$/.test(code)) return ['permission-denied', sentenceOf(raw)];
  if (!/(^|\/)internal(-error)?$/.test(code)) return null;
  const said = sentenceOf(raw);
  if (/verify your email/i.test(raw)) return ['failed-precondition', pleaseVerify];
  return said === '' ? null : [/"status":\s*"PERMISSION_DENIED"/.test(raw) ? 'permission-denied' : 'internal', said];
}

/** The server's own words, without what the SDK puts around them; "" when there are none. */
function sentenceOf(raw: string): string {
  const quoted = /"message":\s*("(?:[^"\\]|\\.)*")/.exec(raw)?.[1];
  if (quoted) return String(JSON.parse(quoted)).trim();
  const words = raw
    .replace(/^Firebase: /, '')
    .replace(/\s*\((auth|functions)\/[\w-]+\)\.?$/, '')
    .trim();
  return words === 'Error' ? '' : words;
}
