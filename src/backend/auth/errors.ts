import { AppError, type ErrorCode } from '@/domain/app-error';
import { signInErrorTexts } from './texts';

type Text = keyof ReturnType<typeof signInErrorTexts.get>;

const knownErrors: Record<string, [ErrorCode, Text]> = {
  'auth/invalid-email': ['invalid-argument', 'invalidEmail'],
  'auth/missing-email': ['invalid-argument', 'invalidEmail'],
  'auth/user-disabled': ['failed-precondition', 'disabled'],
  'auth/user-not-found': ['not-found', 'noAccount'],
  'auth/wrong-password': ['unauthenticated', 'wrongPassword'],
  'auth/missing-password': ['unauthenticated', 'missingPassword'],
  'auth/weak-password': ['unauthenticated', 'weakPassword'],
  'auth/email-already-in-use': ['already-exists', 'emailInUse'],
  'auth/invalid-credential': ['unauthenticated', 'wrongCredentials'],
  'auth/too-many-requests': ['resource-exhausted', 'tooManyAttempts'],
  'auth/network-request-failed': ['unavailable', 'unreachable'],
  'auth/popup-closed-by-user': ['cancelled', 'windowClosed'],
  'auth/cancelled-popup-request': ['cancelled', 'windowClosed'],
  'auth/user-cancelled': ['cancelled', 'cancelled'],
  'auth/popup-blocked': ['aborted', 'windowBlocked'],
  'auth/operation-not-allowed': ['unimplemented', 'methodOff'],
  'auth/admin-restricted-operation': ['unimplemented', 'signUpOff'],
  'auth/unauthorized-domain': ['unimplemented', 'notSetUp'],
  'auth/credential-already-in-use': ['already-exists', 'workAccountInUse'],
  'auth/invalid-action-code': ['not-found', 'expiredLink'],
  'auth/expired-action-code': ['not-found', 'expiredLink'],
  'auth/user-token-expired': ['unauthenticated', 'sessionEnded'],
};

const asksToVerify = /verify your email/i;

/**
 * Translates an error of the identity provider to the ledger's message, in the language of the page. The provider distinguishes an unknown address
 * from a wrong password only while email enumeration protection is off.
 * @see AUTH-024 AUTH-025 AUTH-026 AUTH-027 AUTH-028 AUTH-029 AUTH-030 AUTH-031
 */
export function toSignInError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const texts = signInErrorTexts.get();
  const ledgerError = knownErrors[code];
  const [kind, message] = ledgerError
    ? [ledgerError[0], texts[ledgerError[1]]]
    : (serverError(code, error) ?? ['internal', texts.unexpected]);
  return new AppError(kind, message, { cause: error });
}

/** Whether a sign-in failed because the address is not verified. @see AUTH-019 AUTH-029 */
export const isUnverifiedError = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'failed-precondition' && asksToVerify.test(messageOf(error.cause));

/** The SDK's error code, such as "auth/wrong-password"; "" for anything else. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

// an error of a blocking function: the SDK reports an internal error that contains the function's response
function serverError(code: string, error: unknown): [ErrorCode, string] | null {
  const raw = messageOf(error);
  if (/(^|\/)permission-denied$/.test(code)) return ['permission-denied', serverMessage(raw)];
  if (!/(^|\/)internal(-error)?$/.test(code)) return null;
  const message = serverMessage(raw);
  if (asksToVerify.test(raw)) return ['failed-precondition', signInErrorTexts.get().verifyEmail];
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
