import { AppError } from '@/domain/app-error';
import { serverErrorTexts } from '../texts';
import { type Store, store } from './store';

/**
 * The store, for writes that must fail rather than be queued while the server cannot be reached.
 * @throws AppError `unavailable` while the browser is offline, because the store would wait until it is online
 */
export async function requireOnlineStore(): Promise<Store> {
  if (!navigator.onLine) throw new AppError('unavailable', serverErrorTexts.get().offline);
  return store();
}
