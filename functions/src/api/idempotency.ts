import { createHash } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { date, number, text } from '@/domain/stored';
import { withDates } from '../core/dates';
import type { ApiCaller } from './caller';
import { apiRequests, dayMs } from './forget-requests';
import { ApiProblem } from './problems';

/** What was answered. */
export type Answer = { status: 200 | 201 | 204; body: string; revision: string };

/** A request that is carried out once, however often it is sent within a day. `id` is the same each time: 20 letters and digits. */
export type OnceOnly = { ref: DocumentReference; fingerprint: string; id: string };

/** The request with an `Idempotency-Key`; null without one. */
export function onceOnly({ keyId }: ApiCaller, key: string | undefined, content: readonly string[]): OnceOnly | null {
  if (key === undefined) return null;
  const digest = createHash('sha256')
    .update(JSON.stringify([keyId, key]))
    .digest('hex');
  return {
    ref: apiRequests().doc(digest),
    fingerprint: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
    // letters and digits alone, like the ids of versions and saved states
    id: digest.slice(0, 20),
  };
}

/** What was answered to the same request; null the first time. @throws ApiProblem key-reused for another request */
export async function formerAnswer(once: OnceOnly | null, transaction?: Transaction): Promise<Answer | null> {
  if (!once) return null;
  const document: DocumentSnapshot = await (transaction ? transaction.get(once.ref) : once.ref.get());
  const stored = withDates(document.data() ?? {});
  const at = date(stored.at);
  if (!at || at.getTime() < Date.now() - dayMs) return null;
  if (stored.fingerprint !== once.fingerprint)
    throw new ApiProblem('key-reused', 'Use another Idempotency-Key for each request, and the same one only to repeat it.');
  return { status: number(stored.status, 200) as Answer['status'], body: text(stored.body), revision: text(stored.revision) };
}

type Writes = { set: (ref: DocumentReference, fields: object) => unknown };

/** Stores an answer with what it says was done: both are written, or neither. */
export function rememberAnswer(writes: Writes, once: OnceOnly | null, answer: Answer): void {
  if (once) writes.set(once.ref, { ...answer, fingerprint: once.fingerprint, at: FieldValue.serverTimestamp() });
}
