import { isFramed } from '@/backend/framed';
import { workerAddress } from '@/domain/offline/names';

/** Whether tours can be stored: by a build, over a secure connection, and not in a frame, whose storage is another one. */
export const canStoreTours = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator && !isFramed();

/** Starts the service worker, which stores the app's code. Without it tours need a network, as before. */
export const startWorker = async (): Promise<void> =>
  void (await navigator.serviceWorker
    .register(workerAddress)
    .catch((error) => console.warn('The service worker couldn’t be started.', error)));
