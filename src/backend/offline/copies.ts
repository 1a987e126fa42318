import { AppError } from '@/domain/app-error';
import { copiesToRemove, type OfflineCopy, offlineCopyFrom } from '@/domain/offline/copy';
import { copiesOf, documentsAddress, recordAddress } from '@/domain/offline/names';
import { mainDocumentOf, offlineTargetOf } from '@/domain/offline/target';
import { storedUser } from '../auth/stored-user';
import { docName } from '../live/source';
import type { RestQuery, RestResponse } from '../rest/rest';
import { documentsRoot, restAddress } from '../rest/rest';
import { markRemoved, removedAt, unmarkRemoved } from './removals';
import { copyErrorTexts } from './texts';

/** A response to a request for documents, by its query. */
export type StoredDocuments = { query: RestQuery; response: RestResponse };

const lockOf = (id: string): string => `offline copy ${id}`;
const cacheOf = (id: string): string => copiesOf(storedUser()?.uid) + id;
const nameOfMainDocument = (id: string): string => {
  const { path, id: document } = mainDocumentOf(offlineTargetOf(id));
  return docName({ path }, document);
};

/** The copies of the user, or of visitors, latest first. */
export async function storedCopies(): Promise<OfflineCopy[]> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cacheOf('')));
  const records = await Promise.all(own.map((name) => caches.match(recordAddress, { cacheName: name })));
  const copies = await Promise.all(records.map(async (response) => (response ? [offlineCopyFrom(await response.json())] : [])));
  return copies.flat().toSorted((one, other) => other.usedAt - one.usedAt);
}

/** The copy with this id; undefined if there is none. */
export async function storedCopy(id: string): Promise<OfflineCopy | undefined> {
  const response = await caches.match(recordAddress, { cacheName: cacheOf(id) });
  return response && offlineCopyFrom(await response.json());
}

/** A copy that is open for writing. The signal aborts when it is removed. */
export type OpenCopy = { id: string; cache: Cache; signal: AbortSignal };

/** Notifies the tasks that write to a copy, in all tabs and this one, that it was removed. */
const removals = () => new BroadcastChannel('removed copies');

/**
 * Runs a task that writes to a copy, one at a time in all tabs; not at all if the copy was removed, or belongs to a user who has signed out since.
 * It opens the cache once, and checks after that: what it writes to a cache that was removed in the meantime goes with it.
 * @param options `ifAvailable`: not at all while another task runs
 */
export async function withCopy(id: string, task: (copy: OpenCopy) => Promise<void>, { signal, ifAvailable }: WriteOptions): Promise<void> {
  const name = cacheOf(id);
  const run = async () => {
    const removed = new AbortController();
    const channel = removals();
    channel.onmessage = ({ data }) => data === name && removed.abort();
    const cache = await caches.open(name);
    try {
      if (name === cacheOf(id) && !isCopyRemoved(id)) await task({ id, cache, signal: AbortSignal.any([signal, removed.signal]) });
      else await caches.delete(name);
    } finally {
      channel.close();
      // nobody would find it
      if (!(await recordIn(cache))) await caches.delete(name);
    }
  };
  // a lock has either of both options
  await navigator.locks.request(lockOf(id), ifAvailable ? { ifAvailable } : { signal }, (lock) => (lock ? run() : undefined));
}

type WriteOptions = { signal: AbortSignal; ifAvailable?: boolean };

/** Removes a copy with everything in it, and what is being stored of it; nothing is stored again before `allowCopy`. */
export async function removeCopy(id: string): Promise<void> {
  const name = cacheOf(id);
  markRemoved(nameOfMainDocument(id));
  const channel = removals();
  channel.postMessage(name);
  channel.close();
  await caches.delete(name);
}

/** When a copy was removed; null if it was not, or may be stored again. */
export const copyRemovedAt = (id: string): number | null => removedAt(nameOfMainDocument(id));

/** Whether a copy was removed, and may not be stored. */
export const isCopyRemoved = (id: string): boolean => copyRemovedAt(id) !== null;

/** Allows to store a copy that was removed. */
export const allowCopy = (id: string): void => unmarkRemoved(nameOfMainDocument(id));

/** Removes the copies of opened tours that are too many; not those that are being stored. */
export async function makeRoom(): Promise<void> {
  for (const { id } of copiesToRemove(await storedCopies()))
    await navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
      if (lock && (await storedCopy(id))?.state === 'opened') await caches.delete(cacheOf(id));
    });
}

/** Stores the description of a copy. */
export const storeRecord = async ({ cache }: OpenCopy, copy: OfflineCopy): Promise<void> =>
  withSpace(() => cache.put(recordAddress, Response.json(copy)));

/** The description of a copy; undefined if it is new. */
export const recordOf = ({ cache }: OpenCopy): Promise<OfflineCopy | undefined> => recordIn(cache);

async function recordIn(cache: Cache): Promise<OfflineCopy | undefined> {
  const response = await cache.match(recordAddress);
  return response && offlineCopyFrom(await response.json());
}

/** The addresses of the files in a copy. */
export async function filesInCopy({ cache }: OpenCopy): Promise<Set<string>> {
  const requests = await cache.keys();
  return new Set(requests.map(({ url }) => url).filter((url) => !url.startsWith(`${location.origin}/offline/`)));
}

/** Removes files that a copy needs no more, and returns how many bytes they had. */
export async function removeFiles({ cache }: OpenCopy, addresses: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const address of addresses) {
    bytes += (await (await cache.match(address))?.blob())?.size ?? 0;
    await cache.delete(address);
  }
  return bytes;
}

/**
 * Adds a file to a copy, and returns its size in bytes; 0 for one that does not exist.
 * @throws AppError `unavailable`, `resource-exhausted` when the device is full; `cancelled`
 */
export async function addFile({ cache, signal }: OpenCopy, address: string): Promise<number> {
  const response = await fetch(address, { signal, credentials: 'omit' }).catch((cause: unknown) => {
    if (signal.aborted) throw new AppError('cancelled', copyErrorTexts.get().cancelled, { cause });
    throw new AppError('unavailable', copyErrorTexts.get().unreachable, { cause });
  });
  if (response.status >= 500) throw new AppError('unavailable', copyErrorTexts.get().later);
  if (!response.ok) return 0;
  const content = await response.blob().catch((cause: unknown) => {
    throw new AppError(signal.aborted ? 'cancelled' : 'unavailable', copyErrorTexts.get().unreachable, {
      cause,
    });
  });
  const { headers, status } = response;
  await withSpace(() => cache.put(address, new Response(content, { status, headers })));
  return content.size;
}

/** Whether the server has another content for a file of a copy. @throws AppError `unavailable` */
export async function isFileChanged({ cache }: OpenCopy, address: string): Promise<boolean> {
  const stored = await cache.match(address);
  const current = await fetch(address, { cache: 'no-cache', credentials: 'omit' }).catch((cause: unknown) => {
    throw new AppError('unavailable', copyErrorTexts.get().unreachable, { cause });
  });
  return current.ok && (await current.text()) !== (await stored?.text());
}

/** Adds responses to a copy, which the service worker gives to visitors' requests. */
export async function addDocuments({ cache }: OpenCopy, stored: readonly StoredDocuments[]): Promise<void> {
  for (const { query, response } of stored) {
    const { address, body } = requestFor(query);
    const found = response.documents.map((document) => ('from' in query.structuredQuery ? { document } : { found: document }));
    const content = Response.json([...found, {}].map((part) => ({ ...part, readTime: response.readTime })));
    await withSpace(() => cache.put(documentsAddress(restAddress(address), JSON.stringify(body)), content));
  }
}

/** About how many bytes files have: of many, some are measured, and the others are like them. */
export async function sizeOf(addresses: readonly string[], signal: AbortSignal): Promise<number> {
  const measured = addresses.slice(0, maxMeasured);
  const sizes = await Promise.all(measured.map((address) => lengthOf(address, signal)));
  return sizes.reduce((sum, size) => sum + size, 0) * (addresses.length / Math.max(1, measured.length));
}

const maxMeasured = 60;

const lengthOf = (address: string, signal: AbortSignal): Promise<number> =>
  fetch(address, { method: 'HEAD', signal, credentials: 'omit' }).then(
    ({ ok, headers }) => (ok ? Number(headers.get('content-length')) : 0),
    () => 0,
  );

async function withSpace<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'QuotaExceededError') throw cause;
    throw new AppError('resource-exhausted', copyErrorTexts.get().deviceFull, { cause });
  }
}

/** The method and the body with which `sendRequest` and src/start/early.js ask for a query. */
const requestFor = ({ parent, structuredQuery }: RestQuery): { address: string; body: object } =>
  'from' in structuredQuery
    ? { address: `${parent}:runQuery`, body: { structuredQuery } }
    : { address: `${documentsRoot()}:batchGet`, body: { documents: [parent] } };
