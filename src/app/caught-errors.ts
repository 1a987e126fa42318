import { AppError, isAppError } from '@/domain/app-error';

/** Logs unexpected errors caught by a boundary. Expected errors are already shown; the ledger requires one line for denied access. @see ACCESS-046 */
export function logCaughtError(error: unknown): void {
  if (isAppError(error, 'permission-denied')) console.warn('Permission denied');
  else if (!(error instanceof AppError)) console.error(error);
}
