import { setTimeout as pause } from 'node:timers/promises';
import { type DocumentReference, type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { number, record, type Stored } from '@/domain/stored';
import type { Compose } from './compose';
import { countMail } from './daily-count';
import { type Letterhead, withLetterhead } from './letterhead';
import { type Mail, mailIdOf, type Receipt, sendRequestOf, type Transport, Undeliverable } from './mail';
import { organizationMail } from './organization-mail';
import { mailSettingsFrom } from './settings';

/** Maximum duration of a run. An attempt holds its mail for this long, so that no other run sends it at the same time. */
export const runSeconds = 300;
/** Delays before each retry; after the last one the mail fails. */
const retryDelaysMs = [1_000, 5_000, 30_000, 60_000];

/** Retries of the transaction that counts mails, because all mails of an organization share a document. */
const countAttempts = 40;

type Claim = { attempt: number; mail: Mail; letterhead: Letterhead };

/** The transport and the installation's settings. */
export type MailDeliveryOptions = {
  /** Created when there is a mail to send; an error it throws counts as a failed attempt. */
  transport: () => Transport;
  environment: NodeJS.ProcessEnv;
  /** Composes this kind of mail; default: an invitation to an organization. */
  compose?: Compose;
  pauses?: readonly number[];
  now?: () => Date;
};

/**
 * Delivers a mail once for each request, even with concurrent runs, and reports progress in `delivery`: PROCESSING, PENDING before a
 * retry, then SUCCESS or ERROR with the reason. The server writes the text; before each attempt it checks that the inviter may still invite and that
 * the organization is active. A document that was deleted in the meantime was revoked. A second mail is sent only if the mail server's confirmation
 * is lost, or cannot be stored; it has the same id.
 * @throws if another run holds the mail, so that the platform retries later
 * @see MODEL-046 MODEL-049 COLLAB-038
 */
export async function deliver(document: DocumentReference, options: MailDeliveryOptions): Promise<void> {
  const { transport, pauses = retryDelaysMs } = options;
  for (;;) {
    const claim = await claimMail(document, { ...options, pauses });
    if (claim === 'done') return;
    if (claim === 'taken') throw new Error('The mail is being delivered by another run.');
    const delayMs = await attempt(document, claim, transport, pauses);
    if (delayMs === undefined) return;
    await pause(delayMs);
  }
}

/** @returns the delay before the next attempt; undefined if there is none */
async function attempt(
  document: DocumentReference,
  claim: Claim,
  transport: () => Transport,
  pauses: readonly number[],
): Promise<number | undefined> {
  const sent = await send(claim, transport);
  if ('receipt' in sent) {
    await recordOutcome(document, claim, { state: 'SUCCESS', info: infoOf(sent.receipt) });
    return undefined;
  }
  const { error, final } = sent;
  const delayMs = final ? undefined : pauses[claim.attempt - 1];
  await recordOutcome(document, claim, { state: delayMs === undefined ? 'ERROR' : 'PENDING', error });
  if (delayMs === undefined) logFailed(document);
  return delayMs;
}

async function send(
  { mail, letterhead }: Claim,
  transport: () => Transport,
): Promise<{ receipt: Receipt } | { error: string; final: boolean }> {
  try {
    return { receipt: await transport().send({ ...mail, html: await withLetterhead(mail.html, letterhead) }) };
  } catch (thrown) {
    return { error: thrown instanceof Error ? thrown.message : String(thrown), final: thrown instanceof Undeliverable };
  }
}

const infoOf = ({ messageId, response, file }: Receipt) => ({ messageId, response, ...(file !== undefined && { file }) });

/** Claims the mail for one attempt: no other run has it until the claim expires. Mails that can never be sent fail here. */
const claimMail = (
  document: DocumentReference,
  options: MailDeliveryOptions & { pauses: readonly number[] },
): Promise<Claim | 'taken' | 'done'> =>
  document.firestore.runTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(document);
      if (!snapshot.exists) return 'done';
      const { state, leaseExpireTime } = record(snapshot.get('delivery'));
      if (state === 'PROCESSING' && leaseExpireTime instanceof Timestamp && leaseExpireTime.toMillis() > Date.now()) return 'taken';
      const delivery = deliveryOfRequest(snapshot);
      if (delivery.state === 'SUCCESS' || delivery.state === 'ERROR') return 'done';
      const attempt = number(delivery.attempts, 0) + 1;
      try {
        if (attempt > options.pauses.length + 1) throw new Undeliverable('The mail was not sent: every attempt was interrupted.');
        const begun = await beginAttempt(transaction, snapshot, attempt, options);
        if (begun) return { attempt, ...begun };
        const nothing = { state: 'SUCCESS', info: { response: 'nothing to send any more' }, endTime: FieldValue.serverTimestamp() };
        transaction.update(document, { delivery: { ...requestOf(snapshot), ...nothing } });
        return 'done';
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error;
        logFailed(document);
        transaction.update(document, {
          // before the first attempt the message can only be a client's, and must not be taken for the server's
          ...(delivery.counted !== true && snapshot.get('message') !== undefined && { message: FieldValue.delete() }),
          delivery: { ...delivery, ...requestOf(snapshot), state: 'ERROR', error: error.message, endTime: FieldValue.serverTimestamp() },
        });
        return 'done';
      }
    },
    { maxAttempts: countAttempts },
  );

/** What the alert "mails fail" looks for (`scripts/deploy/alerts`). Neither ids nor reasons are logged: both can hold an address. */
const logFailed = ({ parent }: DocumentReference): void => console.error(`A mail failed, of ${parent.id}. Health says why.`);

/** What is stored about the delivery of the latest request; nothing before its first attempt. */
function deliveryOfRequest(snapshot: DocumentSnapshot): Stored {
  const delivery = record(snapshot.get('delivery'));
  const requested = sendRequestOf(snapshot);
  const isHandled = requested === null || (delivery.request instanceof Timestamp && delivery.request.isEqual(requested));
  return isHandled ? delivery : {};
}

const requestOf = (snapshot: DocumentSnapshot) => {
  const request = sendRequestOf(snapshot);
  return request === null ? {} : { request };
};

/** Composes the mail, counts it on its first attempt, and records the start of the attempt; null if there is nothing to send. @throws Undeliverable */
async function beginAttempt(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  attempt: number,
  { environment, compose = organizationMail, now = () => new Date() }: MailDeliveryOptions,
): Promise<Omit<Claim, 'attempt'> | null> {
  const settings = mailSettingsFrom(environment);
  const composed = await compose(transaction, snapshot, settings);
  if (!composed) return null;
  const { to, message, letterhead, organization, sender, stored } = composed;
  const delivery = deliveryOfRequest(snapshot);
  const count = delivery.counted === true ? undefined : await countMail(transaction, { organization, sender }, settings.perDay, now());
  count?.();
  transaction.update(snapshot.ref, {
    ...stored,
    delivery: {
      ...requestOf(snapshot),
      state: 'PROCESSING',
      attempts: attempt,
      counted: true,
      leaseExpireTime: Timestamp.fromMillis(Date.now() + runSeconds * 1000),
      startTime: delivery.startTime ?? FieldValue.serverTimestamp(),
    },
  });
  return { mail: { id: mailIdOf(snapshot), to, ...message }, letterhead };
}

type Outcome = { state: 'SUCCESS'; info: object } | { state: 'ERROR' | 'PENDING'; error: string };

/** Records the outcome of an attempt, unless the claim passed to another run, or the mail was revoked, even if it was sent again. */
const recordOutcome = (document: DocumentReference, { attempt, mail }: Claim, outcome: Outcome): Promise<void> =>
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
