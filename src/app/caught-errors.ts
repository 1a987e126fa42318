import { AppError, isRefusal } from '@/domain/app-error';

/** What a boundary already shows is not reported again, but for the line the ledger wants; a bug is reported whole. @see ACCESS-046 */
export function logCaughtError(error: unknown): void {
  if (isRefusal(error, 'permission-denied')) console.warn('Permission denied');
  else if (!(error instanceof AppError)) console.error(error);
}
