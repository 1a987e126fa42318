import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** To a page of the same origin without the app: what is done there, no running session takes part in. */
export const leaveApp = (page: Page) => page.goto(`${inject('address')}remote-config.json`);

/** As if this device had been closed for more than an hour. */
export const expireToken = (page: Page) =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await answered(indexedDB.open('firebaseLocalStorageDb'));
    const kept = db.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage');
    const entries = await answered(kept.getAll());
    for (const entry of entries) {
      entry.value.stsTokenManager.expirationTime = Date.now() - 3_600_000;
      await answered(kept.put(entry));
    }
    db.close();
    return entries.length;
  });
