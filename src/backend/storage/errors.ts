import { AppError, type ErrorCode } from '@/domain/app-error';

const knownErrors: Record<string, [ErrorCode, string]> = {
  'storage/unauthenticated': ['unauthenticated', 'You are signed out. Sign in again.'],
  'storage/quota-exceeded': ['resource-exhausted', 'The storage is full. Contact your administrator.'],
  'storage/object-not-found': ['not-found', 'This file no longer exists.'],
  'storage/canceled': ['cancelled', 'The upload was cancelled.'],
  'storage/retry-limit-exceeded': ['unavailable', 'The server cannot be reached. Check your connection, then try again.'],
  'storage/server-file-wrong-size': ['data-loss', 'The upload was incomplete. Try again.'],
  'storage/cannot-slice-blob': ['failed-precondition', 'The file was changed or moved. Choose it again.'],
};

/** The operation, for messages that depend on it. */
export type StorageTask = 'store' | 'read' | 'remove';

const messages: Record<StorageTask, { denied: string; failed: string }> = {
  store: { denied: 'You do not have permission to store this file here.', failed: 'The file could not be stored. Try again.' },
  read: { denied: 'You do not have permission to see the files of this tour.', failed: 'The files could not be read. Try again.' },
  remove: { denied: 'You do not have permission to delete this file.', failed: 'The file could not be deleted. Try again.' },
};

/** Translates an error of the Storage SDK. Other errors, such as bugs, are returned unchanged. */
export function toStorageError(error: unknown, task: StorageTask = 'store'): unknown {
  if (error instanceof AppError || !(error instanceof Error && 'code' in error)) return error;
  const code = String(error.code);
  if (!code.startsWith('storage/')) return error;
  if (code === 'storage/unauthorized') return new AppError('permission-denied', messages[task].denied, { cause: error });
  const [errorCode, message] = knownErrors[code] ?? ['internal', messages[task].failed];
  return new AppError(errorCode, message, { cause: error });
}
