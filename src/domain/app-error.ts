import { appErrorTexts } from './texts';

export const errorCodes = [
  'cancelled',
  'unknown',
  'invalid-argument',
  'deadline-exceeded',
  'not-found',
  'already-exists',
  'permission-denied',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
  'out-of-range',
  'unimplemented',
  'internal',
  'unavailable',
  'data-loss',
  'unauthenticated',
] as const;

/** The codes of callable functions; the browser and the functions use the same ones. */
export type ErrorCode = (typeof errorCodes)[number];

/** An expected failure: `code` is its kind, `message` tells the user what to do. Anything else thrown is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The message of an error for users; unexpected errors have a general one. */
export const errorMessage = (error: unknown): string => (error instanceof AppError ? error.message : appErrorTexts.get().unexpected);

/** Whether a thrown value is an `AppError` with this code. */
export const isAppError = (error: unknown, code: ErrorCode): error is AppError => error instanceof AppError && error.code === code;
