import type { User } from 'firebase/auth';
import { isRefusal } from '@/domain/app-error';
import { isRecord } from '@/domain/stored';
import { attestation } from './attestation';
import { knownUser, signedInUser } from './auth/signed-in';
import { config } from './config';
import { toAppError } from './errors';
import type { RestDocument } from './rest-values';
import type { Pins } from './source';

/** What the server had at `readTime`. */
export type Answer = { documents: RestDocument[]; readTime: string };

/** A question as Firestore's REST interface and its bundles write it. A document is a `parent` without a query. */
export type RestQuery = { parent: string; structuredQuery: Readonly<Record<string, unknown>> };

/** How long an answer may take before the SDK is asked in its place. */
const timeoutMs = 8000;

const documentsRoot = (): string => `projects/${config().firebase.projectId}/databases/(default)/documents`;

/** The address of a document, or of a method of its parent, in the REST interface. */
export function restAddress(name: string): string {
  const { emulators } = config();
  const server = emulators ? `http://${emulators.host}:${emulators.firestore}` : 'https://firestore.googleapis.com';
  return `${server}/v1/${name.split('/').map(encodeURIComponent).join('/').replaceAll('%3A', ':')}`;
}

/** The document as a question: the same target as that of a listener to it. */
export const documentQuery = (path: string, id: string): RestQuery => ({ parent: `${documentsRoot()}/${path}/${id}`, structuredQuery: {} });

/** The list as a question: the same target as that of a listener to it. */
export function listQuery(path: string, pins: Pins): RestQuery {
  const slash = path.lastIndexOf('/');
  const filters = Object.entries(pins).map(([fieldPath, value]) => ({
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
      ...(filters.length === 1 && { where: filters[0] }),
      ...(filters.length > 1 && { where: { compositeFilter: { op: 'AND', filters } } }),
    },
  };
}

/**
 * Asks Firestore by one plain request, without its SDK, as who is signed in; for a visitor no code of accounts is loaded, unless they are refused:
 * then it asks again as whoever is signed in after all.
 * @throws AppError `permission-denied`; `unavailable` when the server cannot be reached, or too slowly
 */
export async function ask(question: RestQuery): Promise<Answer> {
  const user = await signedInUser();
  try {
    return await askAs(user, question);
  } catch (error) {
    const refusal = toAppError(error);
    const forgotten = user === null && isRefusal(refusal, 'permission-denied') ? await knownUser() : null;
    if (!forgotten) throw refusal;
    return askAs(forgotten, question);
  }
}

async function askAs(user: User | null, { parent, structuredQuery }: RestQuery): Promise<Answer> {
  const isList = 'from' in structuredQuery;
  const address = isList ? `${parent}:runQuery` : `${documentsRoot()}:batchGet`;
  const body = isList ? { structuredQuery } : { documents: [parent] };
  const response = await fetch(restAddress(address), {
    method: 'POST',
    // A request of this type, without a token, needs no CORS preflight.
    headers: {
      'Content-Type': 'text/plain',
      ...(user && { Authorization: `Bearer ${await user.getIdToken()}` }),
      ...(await attestation()),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw refusal('unavailable', String(cause));
  });
  const said: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalIn(said);
  return answerIn(said);
}

/** The body of an answer, read. @throws when it is a refusal or anything else */
export function answerIn(said: unknown): Answer {
  if (!Array.isArray(said)) throw refusalIn(said);
  const parts = said.filter(isRecord);
  const readTime = parts.find((part) => typeof part.readTime === 'string')?.readTime;
  if (typeof readTime !== 'string') throw refusal('unavailable', 'The answer says no time.');
  return {
    documents: parts.flatMap(({ document, found }) => ((document ?? found) ? [(document ?? found) as RestDocument] : [])),
    readTime,
  };
}

// An error is an object, or the one entry of a list.
function refusalIn(said: unknown): Error {
  const [first] = Array.isArray(said) ? said : [said];
  const error = isRecord(first) && isRecord(first.error) ? first.error : {};
  const code = typeof error.status === 'string' ? error.status.toLowerCase().replaceAll('_', '-') : 'unavailable';
  return refusal(code, String(error.message ?? 'The answer cannot be read.'));
}

const refusal = (code: string, message: string): Error => Object.assign(new Error(message), { code });
