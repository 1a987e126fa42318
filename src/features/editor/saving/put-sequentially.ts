import { promisifyRequest } from 'idb-keyval';

type Entries = readonly (readonly [key: IDBValidKey, value: unknown])[];

/**
 * Writes all entries in one transaction, each in its own task, so that structured cloning does not block typing.
 * When the page is hidden it starts over and writes everything at once, because the page may be discarded.
 * @throws if the transaction fails; nothing is written then
 */
export async function putSequentially(store: IDBObjectStore, entries: Entries): Promise<void> {
  if (document.visibilityState === 'hidden') return putAll(store, entries);
  let restarted: Promise<void> | null = null;
  const putAllNow = () => {
    if (tryAbort(store.transaction))
      restarted = putAll(store.transaction.db.transaction(store.name, 'readwrite').objectStore(store.name), entries);
  };
  document.addEventListener('visibilitychange', putAllNow, { once: true });
  try {
    await putOneByOne(store, entries);
  } catch (error) {
    if (!restarted) throw error;
    await restarted;
  } finally {
    document.removeEventListener('visibilitychange', putAllNow);
  }
}

function putOneByOne(store: IDBObjectStore, entries: Entries): Promise<void> {
  const [...remaining] = entries;
  const next = (): void => {
    const [key, value] = remaining.shift() ?? [];
    if (key === undefined) store.transaction.commit();
    else store.put(value, key).onsuccess = next;
  };
  next();
  return promisifyRequest(store.transaction);
}

// Browsers roll back transactions that are not committed when the page is discarded.
function putAll(store: IDBObjectStore, entries: Entries): Promise<void> {
  for (const [key, value] of entries) store.put(value, key);
  store.transaction.commit();
  return promisifyRequest(store.transaction);
}

/** Aborts the transaction. @returns false if it is already complete */
function tryAbort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
