import type * as z from 'zod/mini';
import { AppError, type ErrorCode, errorCodes } from '@/domain/app-error';
import { appErrorTexts } from '@/domain/texts';
import { serverErrorTexts } from './texts';

const defaultMessages: Partial<Record<ErrorCode, keyof ReturnType<typeof serverErrorTexts.get>>> = {
  'permission-denied': 'denied',
  unauthenticated: 'signedOut',
  unavailable: 'unreachable',
  'not-found': 'gone',
  'resource-exhausted': 'tooMuch',
  'deadline-exceeded': 'tooSlow',
};

function defaultMessage(code: ErrorCode): string {
  const key = defaultMessages[code];
  return key ? serverErrorTexts.get()[key] : appErrorTexts.get().unexpected;
}

/** Converts an error of Firestore, Storage or Functions to an `AppError`. Other errors, such as bugs, are returned unchanged. */
export function toAppError(error: unknown): unknown {
  if (error instanceof AppError || !hasCode(error)) return error;
  const suffix = error.code.slice(error.code.indexOf('/') + 1);
  const code = errorCodes.find((errorCode) => errorCode === suffix);
  if (!code) return error;
  return new AppError(code, functionMessage(error) ?? defaultMessage(code), { cause: error });
}

/**
 * The error message of a callable function, letter by letter. The SDK appends the HTTP status, and uses the code as message when there is none.
 * @see FUNC-008 FUNC-015 FUNC-024
 */
function functionMessage({ code, message }: ErrorWithCode): string | undefined {
  if (!code.startsWith('functions/') || code === 'functions/internal') return undefined;
  const withoutStatus = message.replace(/ \[\d+\]$/, '');
  return /^[\w-]*$|^Backend error status: /.test(withoutStatus) ? undefined : withoutStatus;
}

/** Awaits a backend call and converts its errors. @throws AppError */
export async function withAppErrors<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw toAppError(error);
  }
}

/** Parses what the app is about to send. @throws AppError `invalid-argument` with the message of the first field that is wrong */
export function parseInput<T>(schema: z.ZodMiniType<T>, input: unknown): T {
  const { data, error } = schema.safeParse(input);
  if (error) throw new AppError('invalid-argument', error.issues[0]?.message ?? serverErrorTexts.get().checkInput, { cause: error });
  return data as T;
}

type ErrorWithCode = Error & { code: string };

const hasCode = (error: unknown): error is ErrorWithCode => error instanceof Error && 'code' in error && typeof error.code === 'string';
