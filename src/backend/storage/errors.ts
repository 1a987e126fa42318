import { AppError, type ErrorCode } from '@/domain/app-error';

const refusals: Record<string, [ErrorCode, string]> = {
  'storage/unauthorized': ['permission-denied', 'You do not have permission to store this file here.'],
  'storage/unauthenticated': ['unauthenticated', 'You are signed out. Sign in again.'],
  'storage/quota-exceeded': ['resource-exhausted', 'There is no room left for files. Ask your administrator.'],
  'storage/object-not-found': ['not-found', 'This file no longer exists.'],
  'storage/canceled': ['cancelled', 'The upload was cancelled.'],
  'storage/retry-limit-exceeded': ['unavailable', 'The server cannot be reached. Check your connection, then try again.'],
  'storage/server-file-wrong-size': ['data-loss', 'The file did not arrive whole. Try again.'],
  'storage/cannot-slice-blob': ['failed-precondition', 'The file was changed or moved meanwhile. Choose it again.'],
};

/** A refusal of Storage in our words. What is no refusal, a bug for one, stays as it is. */
export function toStorageError(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error && 'code' in error)) return error;
  const code = String(error.code);
  if (!code.startsWith('storage/')) return error;
  const [word, message] = refusals[code] ?? ['internal', 'The file could not be stored. Try again.'];
  return new AppError(word, message, { cause: error });
}
