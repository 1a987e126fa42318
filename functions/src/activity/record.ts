import { createHash } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { effectiveRole } from '@/domain/access/roles';
import type { ActivityKind } from '@/domain/activity/activity';
import { hourMs } from '@/domain/durations';
import { isEmail } from '@/domain/email';
import { number, texts } from '@/domain/stored';
import { type Account, findAccount } from '../core/accounts';
import { store } from '../core/app';

/** Who did something: an account, or null for the server itself. `verified` unless it says otherwise. */
export type Actor = { uid: string; email: string; verified?: boolean } | null;

export type NewActivity = {
  kind: ActivityKind;
  actor: Actor;
  whom?: string;
  what?: string;
  detail?: string;
  /** The id of what it is about, which tells apart what has the same name. */
  target?: string;
  /** The path of the tour, collection or location, which the entry links to. */
  about?: string;
};

const maxText = 500;
const cut = (value: string) => value.slice(0, maxText);

/** Anybody can sign up with the address of somebody else. A key of the API has no address. */
const addressOf = (actor: Actor): string =>
  actor?.verified === false && isEmail(actor.email) ? `${actor.email} (not verified)` : (actor?.email ?? '');

const stored = (activity: NewActivity) => {
  const { kind, actor, whom = '', what = '', detail = '', about } = activity;
  return {
    kind,
    at: FieldValue.serverTimestamp(),
    actor: actor?.uid ?? '',
    actorEmail: addressOf(actor),
    whom: cut(whom),
    what: cut(what),
    detail: cut(detail),
    ...(about !== undefined && { about }),
    key: keyOf(activity),
    times: 1,
  };
};

/** What is the same for the same thing, done again by the same person. */
const keyOf = ({ kind, actor, whom, what, detail, target }: NewActivity): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, actor?.uid, whom, target ?? what, detail]))
    .digest('base64url')
    .slice(0, 22);

const activityOf = (organization: string) => store().collection(`organizations/${organization}/activity`);

/** Whether the name can be part of a document's path. */
const isPath = (organization: string) => organization !== '' && !organization.includes('/');

/** Of how many repetitions an entry knows the events. */
const maxEvents = 100;

/** The entry of the same thing within the last hour. */
const lastOfSame = (organization: string, activity: NewActivity): Query => {
  const since = Timestamp.fromMillis(Date.now() - hourMs);
  const same = activityOf(organization).where('key', '==', keyOf(activity)).where('at', '>', since);
  return same.orderBy('at', 'desc').limit(1);
};

const readSame = async (transaction: Transaction, organization: string, activity: NewActivity): Promise<DocumentSnapshot | undefined> =>
  (await transaction.get(lastOfSame(organization, activity))).docs[0];

/**
 * Records what happened in an organization. What the same person repeats within an hour, such as switching something back and forth, is one entry that
 * counts: nobody can push others out of sight.
 * @param id the event's, so that an event that is delivered twice is recorded once
 */
export async function record(organization: string, id: string, activity: NewActivity): Promise<void> {
  if (!isPath(organization)) return;
  await store().runTransaction(async (transaction) => {
    const entry = await transaction.get(activityOf(organization).doc(id));
    if (entry.exists) return;
    const same = await readSame(transaction, organization, activity);
    const events = texts(same?.get('events'));
    if (!same) transaction.create(entry.ref, stored(activity));
    else if (!events.includes(id) && events.length < maxEvents)
      transaction.update(same.ref, { events: [...events, id], times: events.length + 2 });
  });
}

/**
 * Records what one act writes in many documents or saves, such as the points of a tour: once within an hour and without counting, so that hundreds of
 * events at the same time do not wait for one another.
 */
export async function recordOnce(organization: string, { time }: { time: string }, activity: NewActivity): Promise<void> {
  if (!isPath(organization) || (await wasRecorded(organization, activity))) return;
  // the same for all that come at once
  const entry = activityOf(organization).doc(`${keyOf(activity)}-${Math.floor(Date.parse(time) / hourMs)}`);
  if (!(await entry.get()).exists) await entry.set(stored(activity));
}

/** Whether the same was recorded within the last hour. */
export const wasRecorded = async (organization: string, activity: NewActivity): Promise<boolean> =>
  isPath(organization) && !(await lastOfSame(organization, activity).get()).empty;

/** Records in a transaction, with what it records. */
export function recordIn(transaction: Transaction, organization: string, activity: NewActivity): void {
  if (isPath(organization)) transaction.create(activityOf(organization).doc() as DocumentReference, stored(activity));
}

/** Like `recordIn` for what can be repeated, as one entry within an hour: reads at once, and returns what writes after all other reads. */
export async function repeatable(transaction: Transaction, organization: string, activity: NewActivity): Promise<() => void> {
  const same = isPath(organization) ? await readSame(transaction, organization, activity) : undefined;
  return () => {
    if (same) transaction.update(same.ref, { times: number(same.get('times'), 1) + 1 });
    else recordIn(transaction, organization, activity);
  };
}

/** Who wrote a document, as its event says. */
export type Writer = { authType: string; authId?: string | undefined };

/** The same where a Super Admin wrote, who enters organizations of others; null for everybody else. */
export async function superAdminFrom(writer: Writer): Promise<Actor> {
  const uid = uidFrom(writer);
  const account = uid === '' ? null : await findAccount(uid);
  return account && effectiveRole(account.customClaims) === 'admin' ? actorOf(account) : null;
}

/** The account of an event’s writer, with its address; null where the server itself wrote. */
export async function actorFrom(writer: Writer): Promise<Actor> {
  const uid = uidFrom(writer);
  if (uid === '') return null;
  const account = await findAccount(uid);
  return account ? actorOf(account) : { uid, email: '', verified: true };
}

const actorOf = ({ uid, email, emailVerified }: Account): Actor => ({ uid, email, verified: emailVerified });

/** "" for the server itself. */
const uidFrom = ({ authType, authId = '' }: Writer): string => (authType === 'service_account' || authType === 'system' ? '' : authId);
