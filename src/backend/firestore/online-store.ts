import { AppError } from '@/domain/app-error';
import { documentQuery, sendRequest } from '../rest/rest';
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

let request: Promise<unknown> | undefined;

/**
 * The same once the server has answered a request. A browser can be online without a way to the server, and the store would then queue a write,
 * show it as if it were stored, and wait without an end. Calls at the same time share the request.
 * @throws AppError `unavailable`, within eight seconds
 */
export async function requireReachableStore(): Promise<Store> {
  if (navigator.onLine) {
    request ??= sendRequest(documentQuery('app', 'global')).finally(() => {
      request = undefined;
    });
    await request;
  }
  return requireOnlineStore();
}
