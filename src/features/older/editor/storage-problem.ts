import { isAppError } from '@/domain/app-error';

/** The toast for a failed storage request, which is also logged. The older editor ignored these silently. @see OLD-026 */
export function storageProblem(error: Error): string {
  console.warn('A file could not be stored or read.', error);
  const isIncomplete = isAppError(error, 'unknown') || !('code' in error);
  return isIncomplete ? 'Something went wrong with this file. Try again.' : error.message;
}
