import type { User } from 'firebase/auth';
import { isAppError } from '@/domain/app-error';
import { isRecord } from '@/domain/stored';
import { attestation } from '../app-check/attestation';
import { restoredUser, signedInUser } from '../auth/signed-in';
import { config } from '../config';
import { toAppError } from '../errors';
import type { EqualityFilters } from '../live/source';
import type { RestDocument } from './rest-values';

/** The documents as of `readTime`. */
export type RestResponse = { documents: RestDocument[]; readTime: string };

/** A query in the format of Firestore's REST API and bundles. For a document, `parent` is its name and the query is empty. */
export type RestQuery = { parent: string; structuredQuery: Readonly<Record<string, unknown>> };

/** How long to wait for a response before the SDK is used instead. */
const timeoutMs = 8000;

/** The name of the folder of all documents. */
export const documentsRoot = (): string => `projects/${config().firebase.projectId}/databases/(default)/documents`;

/** The REST URL of a document, or of a method of its parent. */
export function restAddress(name: string): string {
  const { emulators } = config();
  const server = emulators ? `http://${emulators.host}:${emulators.firestore}` : 'https://firestore.googleapis.com';
  return `${server}/v1/${name.split('/').map(encodeURIComponent).join('/').replaceAll('%3A', ':')}`;
}

/** The query for a document; has the same target as a listener to it. */
export const documentQuery = (path: string, id: string): RestQuery => ({ parent: `${documentsRoot()}/${path}/${id}`, structuredQuery: {} });

/** The query for a list; has the same target as a listener to it. */
export function listQuery(path: string, filters: EqualityFilters): RestQuery {
  const slash = path.lastIndexOf('/');
  const fieldFilters = Object.entries(filters).map(([fieldPath, value]) => ({
    fieldFilter: {
      field: { fieldPath },
      op: 'EQUAL',
      value: typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
    },
  }));
  return {
    parent: slash === -1 ? documentsRoot() : `${documentsRoot()}/${path.slice(0, slash)}`,
    structuredQuery: {
      from: [{ collectionId: path.slice(slash + 1) }],
      ...(fieldFilters.length === 1 && { where: fieldFilters[0] }),
      ...(fieldFilters.length > 1 && { where: { compositeFilter: { op: 'AND', filters: fieldFilters } } }),
    },
  };
}

/** How many documents people who are no members may query at once, as the security rules say. */
export const pageSize = 100;

/** A page of a list, ordered by id. @param last the name of the last document of the page before */
export function pageQuery(path: string, filters: EqualityFilters, last?: string): RestQuery {
  const { parent, structuredQuery } = listQuery(path, filters);
  return {
    parent,
    structuredQuery: {
      ...structuredQuery,
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      ...(last !== undefined && { startAt: { values: [{ referenceValue: last }], before: false } }),
      limit: pageSize,
    },
  };
}

/**
 * Queries Firestore by one REST request, without its SDK, as the signed-in user. For a visitor the Auth SDK is loaded only when the request is
 * denied; if that restores a user, the request is sent again as that user.
 * @throws AppError `permission-denied`; `unavailable` when the server cannot be reached in time
 */
export async function sendRequest(query: RestQuery): Promise<RestResponse> {
  const user = await signedInUser();
  try {
    return await sendRequestAs(user, query);
  } catch (error) {
    const firestoreError = toAppError(error);
    const restored = user === null && isAppError(firestoreError, 'permission-denied') ? await restoredUser() : null;
    if (!restored) throw firestoreError;
    return sendRequestAs(restored, query);
  }
}

async function sendRequestAs(user: User | null, { parent, structuredQuery }: RestQuery): Promise<RestResponse> {
  const isList = 'from' in structuredQuery;
  const address = isList ? `${parent}:runQuery` : `${documentsRoot()}:batchGet`;
  return parseResponse(await post(user, address, isList ? { structuredQuery } : { documents: [parent] }));
}

/** Calls a method of Firestore’s REST API as a user. @throws an error with the code of the response; `unavailable` without one */
export async function post(user: User | null, address: string, body: object, timeout = timeoutMs): Promise<unknown> {
  const response = await fetch(restAddress(address), {
    method: 'POST',
    // A request of this type, without a token, needs no CORS preflight.
    headers: {
      'Content-Type': 'text/plain',
      ...(user && { Authorization: `Bearer ${await user.getIdToken()}` }),
      ...(await attestation()),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw codedError('unavailable', String(cause));
  });
  const responseBody: unknown = await response.json().catch(() => null);
  if (!response.ok) throw errorFrom(responseBody);
  return responseBody;
}

/** Parses a response body. @throws when it is an error or has an unknown format */
export function parseResponse(responseBody: unknown): RestResponse {
  if (!Array.isArray(responseBody)) throw errorFrom(responseBody);
  const parts = responseBody.filter(isRecord);
  const readTime = parts.find((part) => typeof part.readTime === 'string')?.readTime;
  if (typeof readTime !== 'string') throw codedError('unavailable', 'The answer says no time.');
  return {
    documents: parts.flatMap(({ document, found }) => ((document ?? found) ? [(document ?? found) as RestDocument] : [])),
    readTime,
  };
}

// an error is an object, or the only entry of an array
function errorFrom(responseBody: unknown): Error {
  const [first] = Array.isArray(responseBody) ? responseBody : [responseBody];
  const error = isRecord(first) && isRecord(first.error) ? first.error : {};
  const code = typeof error.status === 'string' ? error.status.toLowerCase().replaceAll('_', '-') : 'unavailable';
  return codedError(code, String(error.message ?? 'The answer cannot be read.'));
}

const codedError = (code: string, message: string): Error => Object.assign(new Error(message), { code });
