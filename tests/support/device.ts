import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/** Opens a page of the same origin without the app, so that no running session interferes. */
export const leaveApp = (page: Page) => page.goto(`${inject('address')}remote-config.json`);

/** Waits until the device has stored the cache's owner and cached data of each of these collections. */
export async function whenCached(page: Page, ...collections: string[]): Promise<void> {
  const missing = async () => {
    const kept = await page.evaluate(cachedNames);
    return collections.filter((collection) => !kept.some((name) => name.includes(collection)));
  };
  await expect.poll(missing).toEqual([]);
}

/** Runs in the page. */
async function cachedNames(): Promise<string[]> {
  const databases = await indexedDB.databases();
  // opening a database that does not exist would create it
  if (localStorage.getItem('cacheOwner') === null || !databases.some(({ name }) => name === 'loggia-seen')) return [];
  const answered = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const db = await answered(indexedDB.open('loggia-seen'));
  const keys = await answered(db.transaction('seen').objectStore('seen').getAllKeys());
  db.close();
  return keys.map(String);
}

/** Expires the stored ID token, as if the device had been off for more than an hour. */
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

const portOf = (service: string) => {
  const port = inject('ports')[service];
  if (port === undefined) throw new Error(`The run has no ${service}.`);
  return port;
};

/** The app itself still arrives, but nobody answers behind it. */
export async function loseBackend(context: BrowserContext): Promise<void> {
  const ports = ['auth', 'firestore', 'functions', 'storage'].map((service) => String(portOf(service)));
  await context.route(
    ({ port }) => ports.includes(port),
    (route) => route.abort('connectionrefused'),
  );
}
