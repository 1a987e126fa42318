import { createHash } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { randomIdentifier } from '@/domain/random';
import { date, number, text } from '@/domain/stored';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import type { ApiCaller } from './caller';
import { answerLifetimeMs, apiRequests } from './forget-requests';
import { ApiProblem } from './problems';

/** What was answered. */
export type Answer = { status: 200 | 201 | 204; body: string; revision: string };

/** A request that is carried out once, however often it is sent within a day. */
export type OnceOnly = { ref: DocumentReference; fingerprint: string };

/** The request with an `Idempotency-Key`; null without one. */
export function onceOnly({ keyId }: ApiCaller, key: string | undefined, content: readonly string[]): OnceOnly | null {
  if (key === undefined) return null;
  const digest = createHash('sha256')
    .update(JSON.stringify([keyId, key]))
    .digest('hex');
  return {
    ref: apiRequests().doc(digest),
    fingerprint: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
  };
}

/** What was answered to the same request; null the first time, and while it has no answer yet. @throws ApiProblem key-reused for another request */
export async function formerAnswer(once: OnceOnly | null, transaction?: Transaction): Promise<Answer | null> {
  const stored = once && (await storedRequest(once, transaction));
  if (!stored || stored.status === undefined) return null;
  return { status: number(stored.status, 200) as Answer['status'], body: text(stored.body), revision: text(stored.revision) };
}

/**
 * The id of the version that a request publishes, stored before the first step: what was interrupted goes on when the request is sent again, and what
 * is done is found. After a day the same key is another request, with an id of its own. @throws ApiProblem key-reused for another request
 */
export async function startedVersion(once: OnceOnly | null): Promise<string> {
  const id = randomIdentifier();
  if (!once) return id;
  return store().runTransaction(async (transaction) => {
    const stored = await storedRequest(once, transaction);
    if (stored) return text(stored.version);
    transaction.set(once.ref, { version: id, fingerprint: once.fingerprint, at: FieldValue.serverTimestamp() });
    return id;
  });
}

/** What is stored of the same request; null where none was sent within a day. @throws ApiProblem key-reused for another request */
async function storedRequest({ ref, fingerprint }: OnceOnly, transaction?: Transaction): Promise<Record<string, unknown> | null> {
  const document: DocumentSnapshot = await (transaction ? transaction.get(ref) : ref.get());
  const stored = withDates(document.data() ?? {});
  const at = date(stored.at);
  if (!at || at.getTime() < Date.now() - answerLifetimeMs) return null;
  if (stored.fingerprint !== fingerprint)
    throw new ApiProblem('key-reused', 'Use another Idempotency-Key for each request, and the same one only to repeat it.');
  return stored;
}

type Writes = { set: (ref: DocumentReference, fields: object, options: { merge: true }) => unknown };

/** Stores an answer with what it says was done: both are written, or neither. */
export function rememberAnswer(writes: Writes, once: OnceOnly | null, answer: Answer): void {
  if (once) writes.set(once.ref, { ...answer, fingerprint: once.fingerprint, at: FieldValue.serverTimestamp() }, { merge: true });
}
