import { AppError } from '@/domain/app-error';
import type { PlayerStore } from './player-store';
import { sessionTexts } from './texts';

/** Logs an error of the viewer and shows it as a notice. @see PLAYER-076 */
export const reportViewerError =
  (store: PlayerStore) =>
  (error: unknown): void => {
    console.error(error);
    const isUnavailable = !(error instanceof AppError) || error.code === 'unavailable';
    const isOffline = isUnavailable && navigator.onLine === false;
    const { offline, failed } = sessionTexts.get();
    store.getState().setNotice(isOffline ? offline : error instanceof AppError ? error.message : failed);
  };
