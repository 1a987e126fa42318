import { AppError } from '@/domain/app-error';
import { copiesToRemove, type OfflineCopy, offlineCopyFrom } from '@/domain/offline/copy';
import { copiesOf, documentsAddress, recordAddress } from '@/domain/offline/names';
import { storedUser } from '../auth/stored-user';
import type { RestQuery, RestResponse } from '../rest/rest';
import { documentsRoot, restAddress } from '../rest/rest';

/** A response to a request for documents, by its query. */
export type StoredDocuments = { query: RestQuery; response: RestResponse };

const cachesOfUser = (): string => copiesOf(storedUser()?.uid);
const open = (id: string): Promise<Cache> => caches.open(cachesOfUser() + id);

/** The copies of the user, or of visitors, latest first. */
export async function storedCopies(): Promise<OfflineCopy[]> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cachesOfUser()));
  const records = await Promise.all(own.map((name) => caches.match(recordAddress, { cacheName: name })));
  const copies = await Promise.all(records.map(async (response) => (response ? [offlineCopyFrom(await response.json())] : [])));
  return copies.flat().toSorted((one, other) => other.usedAt - one.usedAt);
}

/** The copy with this id; undefined if there is none. */
export async function storedCopy(id: string): Promise<OfflineCopy | undefined> {
  const response = await caches.match(recordAddress, { cacheName: cachesOfUser() + id });
  return response && offlineCopyFrom(await response.json());
}

/** Stores the description of a copy. */
export const storeCopy = async (copy: OfflineCopy): Promise<void> =>
  withSpace(async () => (await open(copy.id)).put(recordAddress, Response.json(copy)));

/** Removes a copy with everything in it. */
export const removeCopy = async (id: string): Promise<void> => void (await caches.delete(cachesOfUser() + id));

/** Removes the copies of opened tours that are too many. */
export async function makeRoom(): Promise<void> {
  await Promise.all(copiesToRemove(await storedCopies()).map(({ id }) => removeCopy(id)));
}

/** The addresses of the files in a copy. */
export async function filesInCopy(id: string): Promise<Set<string>> {
  const requests = await (await open(id)).keys();
  return new Set(requests.map(({ url }) => url).filter((url) => !url.startsWith(`${location.origin}/offline/`)));
}

/** Removes files that a copy needs no more, and returns how many bytes they had. */
export async function removeFiles(id: string, addresses: Iterable<string>): Promise<number> {
  const cache = await open(id);
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
export async function addFile(id: string, address: string, { signal }: { signal: AbortSignal }): Promise<number> {
  const response = await fetch(address, { signal, credentials: 'omit' }).catch((cause: unknown) => {
    if (signal.aborted) throw new AppError('cancelled', 'Saving was cancelled.', { cause });
    throw new AppError('unavailable', 'A file couldn’t be loaded. Check your connection and try again.', { cause });
  });
  if (response.status >= 500) throw new AppError('unavailable', 'A file can’t be loaded at the moment. Try again later.');
  if (!response.ok) return 0;
  const content = await response.blob().catch((cause: unknown) => {
    throw new AppError(signal.aborted ? 'cancelled' : 'unavailable', 'A file couldn’t be loaded. Check your connection and try again.', {
      cause,
    });
  });
  const { headers, status } = response;
  await withSpace(async () => (await open(id)).put(address, new Response(content, { status, headers })));
  return content.size;
}

/** Whether the server has another content for a file of a copy. @throws AppError `unavailable` */
export async function isFileChanged(id: string, address: string): Promise<boolean> {
  const stored = await (await open(id)).match(address);
  const current = await fetch(address, { cache: 'no-cache', credentials: 'omit' }).catch((cause: unknown) => {
    throw new AppError('unavailable', 'A file couldn’t be loaded. Check your connection and try again.', { cause });
  });
  return current.ok && (await current.text()) !== (await stored?.text());
}

/** Adds responses to a copy, which the service worker gives to visitors' requests. */
export async function addDocuments(id: string, stored: readonly StoredDocuments[]): Promise<void> {
  const cache = await open(id);
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
    throw new AppError('resource-exhausted', 'This device is full. Remove saved tours or free some space, then try again.', { cause });
  }
}

/** The method and the body with which `sendRequest` and src/start/early.js ask for a query. */
const requestFor = ({ parent, structuredQuery }: RestQuery): { address: string; body: object } =>
  'from' in structuredQuery
    ? { address: `${parent}:runQuery`, body: { structuredQuery } }
    : { address: `${documentsRoot()}:batchGet`, body: { documents: [parent] } };
