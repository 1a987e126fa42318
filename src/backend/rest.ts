import { isRecord } from '@/domain/stored';
import { attestation } from './attestation';
import { heldSession } from './auth/held-session';
import { knownUser, signedInUser } from './auth/signed-in';
import { type Config, config } from './config';
import { toAppError } from './errors';
import type { RestDocument } from './rest-values';
import type { Pins } from './source';

/** What the server had at `readTime`. */
export type Answer = { documents: RestDocument[]; readTime: string };

/** A question as Firestore's REST interface and its bundles write it. A document is a `parent` without a query. */
export type RestQuery = { parent: string; structuredQuery: Readonly<Record<string, unknown>> };

/** How long an answer may take, in milliseconds, before the SDK is asked in its place. */
const patience = 8000;

/** `projects/{project}/databases/(default)/documents` */
export const documentsRoot = ({ firebase }: Pick<Config, 'firebase'>): string =>
  `projects/${firebase.projectId}/databases/(default)/documents`;

/** The origin that Firestore answers at. */
export const serverOf = ({ emulators }: Pick<Config, 'emulators'>): string =>
  emulators ? `http://${emulators.host}:${emulators.firestore}` : 'https://firestore.googleapis.com';

/** The document as a question: the same target as that of a listener to it. */
export const documentQuery = (root: string, path: string, id: string): RestQuery => ({
  parent: `${root}/${path}/${id}`,
  structuredQuery: {},
});

/** The list as a question: the same target as that of a listener to it. */
export function listQuery(root: string, path: string, pins: Pins): RestQuery {
  const slash = path.lastIndexOf('/');
  const filters = Object.entries(pins).map(([fieldPath, value]) => ({
    fieldFilter: {
      field: { fieldPath },
      op: 'EQUAL',
      value: typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
    },
  }));
  return {
    parent: slash === -1 ? root : `${root}/${path.slice(0, slash)}`,
    structuredQuery: {
      from: [{ collectionId: path.slice(slash + 1) }],
      ...(filters.length === 1 && { where: filters[0] }),
      ...(filters.length > 1 && { where: { compositeFilter: { op: 'AND', filters } } }),
    },
  };
}

/**
 * Asks Firestore by one plain request, without its SDK, as who is signed in; with the token that this device holds, and for a visitor without
 * any, no code of accounts is loaded.
 * @throws AppError `permission-denied`; `unavailable` when the server cannot be reached, or too slowly
 */
export async function ask(question: RestQuery): Promise<Answer> {
  const held = await heldSession();
  return (held && (await askAsHeld(held.token, question))) ?? askAsKnown(question);
}

// A token that the server does not take says nothing of the person: the provider gives another one.
async function askAsHeld(token: string, question: RestQuery): Promise<Answer | null> {
  try {
    return await askAs(token, question);
  } catch (error) {
    if (isRefused(error, 'unauthenticated')) return null;
    throw toAppError(error);
  }
}

async function askAsKnown(question: RestQuery): Promise<Answer> {
  const user = await signedInUser();
  try {
    return await askAs((await user?.getIdToken()) ?? null, question);
  } catch (error) {
    const forgotten = user === null && isRefused(error, 'permission-denied') ? await knownUser() : null;
    if (!forgotten) throw toAppError(error);
    return askAs(await forgotten.getIdToken(), question);
  }
}

const isRefused = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;

/** The same, with this token. */
export async function askAs(token: string | null, { parent, structuredQuery }: RestQuery, to = config()): Promise<Answer> {
  const isList = 'from' in structuredQuery;
  const address = isList ? `${parent}:runQuery` : `${documentsRoot(to)}:batchGet`;
  const body = isList ? { structuredQuery } : { documents: [parent] };
  const response = await fetch(`${serverOf(to)}/v1/${address.split('/').map(encodeURIComponent).join('/').replaceAll('%3A', ':')}`, {
    method: 'POST',
    // A request of this type, without a token, needs no leave of the browser, which would be a request of its own.
    headers: { 'Content-Type': 'text/plain', ...(token !== null && { Authorization: `Bearer ${token}` }), ...(await attestation()) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    throw refusal('unavailable', String(cause));
  });
  const said: unknown = await response.json().catch(() => null);
  if (!response.ok || !Array.isArray(said)) throw refusalIn(said);
  return answerIn(said);
}

function answerIn(said: readonly unknown[]): Answer {
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
