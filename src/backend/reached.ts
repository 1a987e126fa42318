import { AppError } from '@/domain/app-error';
import { type Store, store } from './store';

/**
 * The database, for what is refused, and not kept for later, when the server is out of reach.
 * @throws AppError `unavailable` while the browser is offline, where the store would wait for as long as that lasts
 */
export async function reached(): Promise<Store> {
  if (!navigator.onLine) throw new AppError('unavailable', 'You are offline. Connect, then try again.');
  return store();
}
