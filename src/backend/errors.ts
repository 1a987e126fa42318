import { AppError, type ErrorCode, errorCodes } from '@/domain/app-error';

const sentences: Partial<Record<ErrorCode, string>> = {
  'permission-denied': 'You do not have permission for this.',
  unauthenticated: 'You are signed out. Sign in again.',
  unavailable: 'The server cannot be reached. Check your connection.',
  'not-found': 'This no longer exists.',
  'resource-exhausted': 'Too much was asked at once. Wait a minute, then try again.',
  'deadline-exceeded': 'The server took too long to answer. Try again.',
};

/** A refusal of Firestore, Storage or Functions in our words, or in those of the function. What is no refusal, a bug for one, stays as it is. */
export function toAppError(error: unknown): unknown {
  if (error instanceof AppError || !hasCode(error)) return error;
  const word = error.code.slice(error.code.indexOf('/') + 1);
  const code = errorCodes.find((known) => known === word);
  if (!code) return error;
  return new AppError(code, saidByFunction(error) ?? sentences[code] ?? 'Something went wrong. Try again.', { cause: error });
}

/**
 * The sentence that a callable function refuses with, to the letter. The SDK puts the HTTP status behind it, and the name of a code in place of
 * one that is missing.
 * @see FUNC-008 FUNC-015 FUNC-024
 */
function saidByFunction({ code, message }: Coded): string | undefined {
  if (!code.startsWith('functions/') || code === 'functions/internal') return undefined;
  const said = message.replace(/ \[\d+\]$/, '');
  return /^[\w-]*$|^Backend error status: /.test(said) ? undefined : said;
}

/** Runs a write and gives its refusal in our words. @throws AppError */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw toAppError(error);
  }
}

type Coded = Error & { code: string };

const hasCode = (error: unknown): error is Coded => error instanceof Error && 'code' in error && typeof error.code === 'string';
