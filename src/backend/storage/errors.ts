import { AppError, type ErrorCode } from '@/domain/app-error';
import { serverErrorTexts } from '../texts';
import { fileErrorTexts } from './texts';

type FileError = keyof ReturnType<typeof fileErrorTexts.get>;

const knownErrors: Record<string, [ErrorCode, FileError]> = {
  'storage/quota-exceeded': ['resource-exhausted', 'storageFull'],
  'storage/object-not-found': ['not-found', 'gone'],
  'storage/canceled': ['cancelled', 'uploadCancelled'],
  'storage/server-file-wrong-size': ['data-loss', 'uploadIncomplete'],
  'storage/cannot-slice-blob': ['failed-precondition', 'changed'],
};

/** The operation, for messages that depend on it. */
export type StorageTask = 'store' | 'read' | 'remove';

/** Translates an error of the Storage SDK. Other errors, such as bugs, are returned unchanged. */
export function toStorageError(error: unknown, task: StorageTask = 'store'): unknown {
  if (error instanceof AppError || !(error instanceof Error && 'code' in error)) return error;
  const code = String(error.code);
  if (!code.startsWith('storage/')) return error;
  const [errorCode, message] = codeAndMessage(code, task);
  return new AppError(errorCode, message, { cause: error });
}

function codeAndMessage(code: string, task: StorageTask): [ErrorCode, string] {
  const [server, file] = [serverErrorTexts.get(), fileErrorTexts.get()];
  if (code === 'storage/unauthorized') return ['permission-denied', file[`${task}Denied`]];
  if (code === 'storage/unauthenticated') return ['unauthenticated', server.signedOut];
  if (code === 'storage/retry-limit-exceeded') return ['unavailable', server.unreachableThen];
  const [errorCode, key] = knownErrors[code] ?? ['internal', `${task}Failed` as const];
  return [errorCode, file[key]];
}
