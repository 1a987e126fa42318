import { AppError, type ErrorCode } from '@/domain/app-error';

const refusals: Record<string, [ErrorCode, string]> = {
  'storage/unauthenticated': ['unauthenticated', 'You are signed out. Sign in again.'],
  'storage/quota-exceeded': ['resource-exhausted', 'There is no room left for files. Ask your administrator.'],
  'storage/object-not-found': ['not-found', 'This file no longer exists.'],
  'storage/canceled': ['cancelled', 'The upload was cancelled.'],
  'storage/retry-limit-exceeded': ['unavailable', 'The server cannot be reached. Check your connection, then try again.'],
  'storage/server-file-wrong-size': ['data-loss', 'The file did not arrive whole. Try again.'],
  'storage/cannot-slice-blob': ['failed-precondition', 'The file was changed or moved meanwhile. Choose it again.'],
};

/** What was to be done, as far as the words differ. */
export type StorageTask = 'store' | 'read' | 'remove';

const others: Record<StorageTask, { denied: string; failed: string }> = {
  store: { denied: 'You do not have permission to store this file here.', failed: 'The file could not be stored. Try again.' },
  read: { denied: 'You do not have permission to see the files of this tour.', failed: 'The files could not be read. Try again.' },
  remove: { denied: 'You do not have permission to delete this file.', failed: 'The file could not be deleted. Try again.' },
};

/** A refusal of Storage in our words. What is no refusal, a bug for one, stays as it is. */
export function toStorageError(error: unknown, task: StorageTask = 'store'): unknown {
  if (error instanceof AppError || !(error instanceof Error && 'code' in error)) return error;
  const code = String(error.code);
  if (!code.startsWith('storage/')) return error;
  if (code === 'storage/unauthorized') return new AppError('permission-denied', others[task].denied, { cause: error });
  const [word, message] = refusals[code] ?? ['internal', others[task].failed];
  return new AppError(word, message, { cause: error });
}
