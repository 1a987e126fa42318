import { AppError, type ErrorCode, errorCodes } from '@/domain/app-error';

const sentences: Partial<Record<ErrorCode, string>> = {
  'permission-denied': 'You do not have permission for this.',
  unauthenticated: 'You are signed out. Sign in again.',
  unavailable: 'The server cannot be reached. Check your connection.',
  'not-found': 'This no longer exists.',
  'resource-exhausted': 'Too much was asked at once. Wait a minute, then try again.',
  'deadline-exceeded': 'The server took too long to answer. Try again.',
};

/** A refusal of Firestore, Storage or Functions in our words. What is no refusal, a bug for one, stays as it is. */
export function toAppError(error: unknown): unknown {
  if (error instanceof AppError || !hasCode(error)) return error;
  const word = error.code.slice(error.code.indexOf('/') + 1);
  const code = errorCodes.find((known) => known === word);
  return code ? new AppError(code, sentences[code] ?? 'Something went wrong. Try again.', { cause: error }) : error;
}

/** Runs a write and gives its refusal in our words. @throws AppError */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw toAppError(error);
  }
}

const hasCode = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';
