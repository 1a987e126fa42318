import { promisifyRequest } from 'idb-keyval';

type Entries = readonly (readonly [key: IDBValidKey, value: unknown])[];

/**
 * Writes all or nothing, each entry in a task of its own, so that what somebody types meanwhile does not wait for the copying of them all.
 * Where the page may end, it starts over and writes everything at once.
 * @throws when the store refuses, with nothing written
 */
export async function putInTurn(store: IDBObjectStore, entries: Entries): Promise<void> {
  if (document.visibilityState === 'hidden') return putAll(store, entries);
  let instead: Promise<void> | null = null;
  const hurry = () => {
    if (stopped(store.transaction))
      instead = putAll(store.transaction.db.transaction(store.name, 'readwrite').objectStore(store.name), entries);
  };
  document.addEventListener('visibilitychange', hurry, { once: true });
  try {
    await putOneByOne(store, entries);
  } catch (error) {
    if (!instead) throw error;
    await instead;
  } finally {
    document.removeEventListener('visibilitychange', hurry);
  }
}

function putOneByOne(store: IDBObjectStore, entries: Entries): Promise<void> {
  const [...rest] = entries;
  const next = (): void => {
    const [key, value] = rest.shift() ?? [];
    if (key === undefined) store.transaction.commit();
    else store.put(value, key).onsuccess = next;
  };
  next();
  return promisifyRequest(store.transaction);
}

// A browser gives up with the page what it was not told to be complete.
function putAll(store: IDBObjectStore, entries: Entries): Promise<void> {
  for (const [key, value] of entries) store.put(value, key);
  store.transaction.commit();
  return promisifyRequest(store.transaction);
}

/** Takes back what was written so far; not possible once it is complete. */
function stopped(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
