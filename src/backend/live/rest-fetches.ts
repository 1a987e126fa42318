import { isAppError } from '@/domain/app-error';
import { mayBeSignedIn } from '../auth/stored-user';
import { isCached } from '../cache/cached-lists';
import { isStoreOpen } from '../firestore/store';
import { documentQuery, parseResponse, type RestQuery, type RestResponse, sendRequest } from '../rest/rest';
import { fieldsIn, type RestDocument } from '../rest/rest-values';
import { docName, type Source } from './source';

declare global {
  /** Responses to the requests that a script in index.html sent for a visitor, by `docName`: bodies of `batchGet`. */
  var __early: Record<string, Promise<unknown>> | undefined;
}

// responses not yet in the SDK's cache, by query name; equal queries share one request
const fetches = new Map<string, Promise<RestResponse | null>>();
const pending = new Set<Promise<unknown>>();

/** What a visitor fetched since the page was opened, by query name: an offline copy needs it. A user's documents are in the SDK's cache. */
export const fetched = new Map<string, { query: () => RestQuery; response: RestResponse }>();

/**
 * Fetches data that is not cached, by one REST request shared between callers until `forgetRestFetch`. Null when the SDK must read it
 * instead: the store is open, its cache has the data, or the server cannot be reached.
 * @param isInCopies sends the request beside an open store too while there is no network: the service worker answers it from the copy of a tour,
 * of which the SDK knows nothing
 * @throws AppError `permission-denied`
 */
export function restFetch(name: string, query: () => RestQuery, isInCopies = false): Promise<RestResponse | null> {
  const existing = fetches.get(name);
  if (existing) return existing;
  const needsStore = isStoreOpen() && !(isInCopies && !navigator.onLine);
  if (needsStore || isCached(name)) return Promise.resolve(null);
  const request = trackRestFetch(earlyResponse(name).then((early) => early ?? sendRequest(query()))).catch((error: unknown) => {
    if (isAppError(error, 'permission-denied')) throw error;
    return null;
  });
  fetches.set(name, request);
  const forget = () => forgetRestFetch(name);
  request.then((response) => {
    if (!response) forget();
    else if (!mayBeSignedIn()) fetched.set(name, { query, response });
  }, forget);
  return request;
}

/** Drops a response that the SDK has cached or nobody needs any more. */
export const forgetRestFetch = (name: string): void => void fetches.delete(name);

/** Counts a promise among the REST fetches, so that `whenPageSettled` waits for it too. */
export async function trackRestFetch<T>(promise: Promise<T>): Promise<T> {
  pending.add(promise);
  try {
    return await promise;
  } finally {
    pending.delete(promise);
  }
}

/** Whether a REST fetch is pending. */
export const isRestFetching = (): boolean => pending.size > 0;

/** Resolves once every REST fetch has settled. */
export async function allRestFetchesSettled(): Promise<void> {
  while (isRestFetching()) await Promise.allSettled(pending);
}

/**
 * Reads a document before anything listens to it; a later listener uses the same response. Null when it does not exist or the SDK must read it.
 * @throws AppError `permission-denied`
 */
export async function readAhead<T>(source: Source<T>, id: string): Promise<T | null> {
  const response = await restFetch(docName(source, id), () => documentQuery(source.path, id), source.isInCopies);
  return response?.documents.map((document) => readDocument(source, document))[0] ?? null;
}

/** Reads a document of a REST response with its source. */
export const readDocument = <T>({ read, fields }: Source<T>, document: RestDocument): T =>
  read(document.name.slice(document.name.lastIndexOf('/') + 1), fieldsIn(document, fields));

/** The response to an early request. Null when there is none or it is not the expected document; then the caller sends a request. */
async function earlyResponse(name: string): Promise<RestResponse | null> {
  const early = mayBeSignedIn() ? undefined : globalThis.__early?.[name];
  if (!early) return null;
  delete globalThis.__early?.[name];
  try {
    const response = parseResponse(await early);
    return response.documents[0]?.name.endsWith(`/documents/${name}`) ? response : null;
  } catch {
    return null;
  }
}
