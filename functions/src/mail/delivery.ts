import { setTimeout as pause } from 'node:timers/promises';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { number, record } from '@/domain/stored';
import { type Mail, mailFrom, mailIdOf, type Receipt, type Transport, Undeliverable } from './mail';

/** The longest that a run lives. As long, an attempt has its mail to itself: nobody takes over from a run that may still be sending. */
export const runSeconds = 300;
/** How long to wait after each attempt that failed for now; after the last one the mail is given up. */
const pausesMillis = [1_000, 5_000, 30_000, 60_000];

type Claim = { attempt: number; mail: Mail };

/**
 * Delivers a document of the mail store, once, whoever else tries at the same time, and writes how it goes into `delivery`: PROCESSING, PENDING
 * before another attempt, then SUCCESS or ERROR with the reason. A document that is gone meanwhile was revoked. Only where the server's word for a
 * mail that it took does not arrive, or is not written down, a second mail follows; it carries the same id.
 * @param transport made when there is something to send; what it throws is a reason like any other
 * @throws when another run has the mail, so that the platform asks again later
 * @see MODEL-049 COLLAB-038
 */
export async function deliver(
  document: DocumentReference,
  transport: () => Transport,
  pauses: readonly number[] = pausesMillis,
): Promise<void> {
  for (;;) {
    const claim = await take(document, pauses.length + 1);
    if (claim === 'done') return;
    if (claim === 'taken') throw new Error('The mail is being delivered by another run.');
    const rest = await attempt(document, claim, transport, pauses);
    if (rest === undefined) return;
    await pause(rest);
  }
}

/** @returns how long to wait before the next attempt; undefined when there is none */
async function attempt(
  document: DocumentReference,
  claim: Claim,
  transport: () => Transport,
  pauses: readonly number[],
): Promise<number | undefined> {
  const sent = await send(claim.mail, transport);
  if ('receipt' in sent) {
    await finish(document, claim, { state: 'SUCCESS', info: infoOf(sent.receipt) });
    return undefined;
  }
  const { error, final } = sent;
  const rest = final ? undefined : pauses[claim.attempt - 1];
  await finish(document, claim, { state: rest === undefined ? 'ERROR' : 'PENDING', error });
  return rest;
}

async function send(mail: Mail, transport: () => Transport): Promise<{ receipt: Receipt } | { error: string; final: boolean }> {
  try {
    return { receipt: await transport().send(mail) };
  } catch (thrown) {
    return { error: thrown instanceof Error ? thrown.message : String(thrown), final: thrown instanceof Undeliverable };
  }
}

const infoOf = ({ messageId, response, file }: Receipt) => ({ messageId, response, ...(file !== undefined && { file }) });

/** Takes the mail for one attempt: nobody else has it until the claim is over. What can never be sent is ended here. */
const take = (document: DocumentReference, most: number): Promise<Claim | 'taken' | 'done'> =>
  document.firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const delivery = record(snapshot.get('delivery'));
    if (!snapshot.exists || delivery.state === 'SUCCESS' || delivery.state === 'ERROR') return 'done';
    const { leaseExpireTime: until } = delivery;
    if (delivery.state === 'PROCESSING' && until instanceof Timestamp && until.toMillis() > Date.now()) return 'taken';
    const attempt = number(delivery.attempts, 0) + 1;
    const end = (error: string) => {
      transaction.update(document, {
        'delivery.state': 'ERROR',
        'delivery.error': error,
        'delivery.endTime': FieldValue.serverTimestamp(),
      });
      return 'done' as const;
    };
    if (attempt > most) return end('The mail was given up: every attempt ended before it was done.');
    try {
      const mail = mailFrom(snapshot);
      transaction.update(document, {
        'delivery.state': 'PROCESSING',
        'delivery.attempts': attempt,
        'delivery.leaseExpireTime': Timestamp.fromMillis(Date.now() + runSeconds * 1000),
        ...(delivery.startTime === undefined && { 'delivery.startTime': FieldValue.serverTimestamp() }),
      });
      return { attempt, mail };
    } catch (error) {
      if (error instanceof Undeliverable) return end(error.message);
      throw error;
    }
  });

type Outcome = { state: 'SUCCESS'; info: object } | { state: 'ERROR' | 'PENDING'; error: string };

/** Writes what came of an attempt, unless the claim went to another run, or the mail was revoked, though written anew. */
const finish = (document: DocumentReference, { attempt, mail }: Claim, outcome: Outcome): Promise<void> =>
  document.firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const { state, attempts } = record(snapshot.get('delivery'));
    if (!snapshot.exists || mailIdOf(snapshot) !== mail.id || state !== 'PROCESSING' || attempts !== attempt) return;
    transaction.update(document, {
      'delivery.state': outcome.state,
      'delivery.leaseExpireTime': FieldValue.delete(),
      'delivery.error': 'error' in outcome ? outcome.error : FieldValue.delete(),
      ...('info' in outcome && { 'delivery.info': outcome.info }),
      ...(outcome.state !== 'PENDING' && { 'delivery.endTime': FieldValue.serverTimestamp() }),
    });
  });
