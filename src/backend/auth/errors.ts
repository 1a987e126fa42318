import { AppError, type ErrorCode } from '@/domain/app-error';

const refusals: Record<string, [ErrorCode, string]> = {
  'auth/invalid-email': ['invalid-argument', 'The email address is not valid.'],
  'auth/missing-email': ['invalid-argument', 'The email address is not valid.'],
  'auth/user-disabled': ['failed-precondition', 'This account has been disabled.'],
  'auth/user-not-found': ['not-found', 'There is no account for this email.'],
  'auth/wrong-password': ['unauthenticated', 'The password is incorrect.'],
  'auth/missing-password': ['unauthenticated', 'Enter your password.'],
  'auth/invalid-credential': ['unauthenticated', 'The email address or the password is incorrect.'],
  'auth/too-many-requests': ['resource-exhausted', 'Too many attempts. Wait a few minutes, then try again.'],
  'auth/network-request-failed': ['unavailable', 'The server cannot be reached. Check your connection, then try again.'],
};

/**
 * A refusal of the identity provider with the sentence the ledger gives it. The provider tells an unknown address from a wrong
 * password only while its protection against email enumeration is off.
 * @see AUTH-024 AUTH-025 AUTH-026 AUTH-027 AUTH-031
 */
export function toSignInError(error: unknown): AppError {
  const [code, message] = refusals[codeOf(error)] ?? ['internal', 'An unexpected error occurred. Please try again later.'];
  return new AppError(code, message, { cause: error });
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
