import { AppError } from '@/domain/app-error';
import type { PlayerStore } from './player-store';

const offlineMessage = 'You’re offline. The 3D viewer could not load this part of the scan. Try again when you’re back online.';
const unexpectedMessage = 'Something went wrong in the 3D viewer. The tour itself is fine. Try again.';

/** Logs an error of the viewer and shows it as a notice. @see PLAYER-076 */
export const reportViewerError =
  (store: PlayerStore) =>
  (error: unknown): void => {
    console.error(error);
    const isUnavailable = !(error instanceof AppError) || error.code === 'unavailable';
    const isOffline = isUnavailable && navigator.onLine === false;
    store.getState().setNotice(isOffline ? offlineMessage : error instanceof AppError ? error.message : unexpectedMessage);
  };
