import { setTimeout as pause } from 'node:timers/promises';
import { type DocumentReference, type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { number, record } from '@/domain/stored';
import { countMail } from './daily-count';
import { invitationFrom } from './invitation';
import { invitationMessage, type Message } from './invitation-message';
import { confirmInviter, confirmOpen } from './inviter';
import { type Mail, mailIdOf, type Receipt, type Transport, Undeliverable } from './mail';
import { mailSettingsFrom } from './settings';

/** The longest that a run lives. As long, an attempt has its mail to itself: nobody takes over from a run that may still be sending. */
export const runSeconds = 300;
/** How long to wait after each attempt that failed for now; after the last one the mail is given up. */
const pausesMillis = [1_000, 5_000, 30_000, 60_000];

/** Many mails of one organization are counted in the same document: so often an attempt to count one more begins again. */
const countAttempts = 40;

type Claim = { attempt: number; mail: Mail };

/** How mails leave, and what the installation says about them. */
export type DeliveryOptions = {
  /** Made when there is something to send; what it throws is a reason like any other. */
  transport: () => Transport;
  environment: NodeJS.ProcessEnv;
  pauses?: readonly number[];
  now?: () => Date;
};

/**
 * Delivers an invitation of the mail store, once, whoever else tries at the same time, and writes how it goes into `delivery`: PROCESSING, PENDING
 * before another attempt, then SUCCESS or ERROR with the reason. The words are the server's and stored as `message`; before each attempt it checks
 * that the inviter may still invite and that the organization is open. A document that is gone meanwhile was revoked. Only where the server's word
 * for a mail that it took does not arrive, or is not written down, a second mail follows; it carries the same id.
 * @throws when another run has the mail, so that the platform asks again later
 * @see MODEL-046 MODEL-049 COLLAB-038
 */
export async function deliver(document: DocumentReference, options: DeliveryOptions): Promise<void> {
  const { transport, pauses = pausesMillis } = options;
  for (;;) {
    const claim = await take(document, { ...options, pauses });
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
const take = (document: DocumentReference, options: DeliveryOptions & { pauses: readonly number[] }): Promise<Claim | 'taken' | 'done'> =>
  document.firestore.runTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(document);
      const delivery = record(snapshot.get('delivery'));
      if (!snapshot.exists || delivery.state === 'SUCCESS' || delivery.state === 'ERROR') return 'done';
      const { leaseExpireTime: until } = delivery;
      if (delivery.state === 'PROCESSING' && until instanceof Timestamp && until.toMillis() > Date.now()) return 'taken';
      const attempt = number(delivery.attempts, 0) + 1;
      try {
        if (attempt > options.pauses.length + 1) throw new Undeliverable('The mail was given up: every attempt ended before it was done.');
        return { attempt, mail: await begin(transaction, snapshot, attempt, options) };
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error;
        transaction.update(document, {
          // before the first attempt it can only be a client's, which nobody is to take for the server's
          ...(delivery.counted !== true && { message: FieldValue.delete() }),
          'delivery.state': 'ERROR',
          'delivery.error': error.message,
          'delivery.endTime': FieldValue.serverTimestamp(),
        });
        return 'done';
      }
    },
    { maxAttempts: countAttempts },
  );

/** Writes the mail, counts it at its first attempt, and notes that the attempt begins. @throws Undeliverable */
async function begin(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  attempt: number,
  { environment, now = () => new Date() }: DeliveryOptions,
): Promise<Mail> {
  const invitation = invitationFrom(snapshot);
  const { organization, role, to } = invitation;
  const settings = mailSettingsFrom(environment);
  const { displayName, email } = await confirmInviter(invitation);
  const name = await confirmOpen(transaction, organization);
  const delivery = record(snapshot.get('delivery'));
  const count = delivery.counted === true ? undefined : await countMail(transaction, invitation, settings.perDay, now());
  const message: Message = invitationMessage({
    inviter: { name: displayName, email },
    organization: { id: organization, name },
    role,
    link: settings.link,
  });
  count?.();
  transaction.update(snapshot.ref, {
    message,
    'delivery.state': 'PROCESSING',
    'delivery.attempts': attempt,
    'delivery.counted': true,
    'delivery.leaseExpireTime': Timestamp.fromMillis(Date.now() + runSeconds * 1000),
    ...(delivery.startTime === undefined && { 'delivery.startTime': FieldValue.serverTimestamp() }),
  });
  return { id: mailIdOf(snapshot), to, ...message };
}

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
