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

/** The words callable functions answer with; the browser and the functions use the same ones. */
export type ErrorCode = (typeof errorCodes)[number];

/** An expected refusal: `code` says what kind, `message` is a sentence a person can act on. Anything else thrown is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Whether something thrown is a refusal of this kind. */
export const isRefusal = (error: unknown, code: ErrorCode): error is AppError => error instanceof AppError && error.code === code;
