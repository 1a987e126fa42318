import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { ActivityKind } from '@/domain/activity/activity';
import { findAccount } from '../core/accounts';
import { store } from '../core/app';

/** Who did something: an account, or null for the server itself. */
export type Actor = { uid: string; email: string } | null;

export type NewActivity = { kind: ActivityKind; actor: Actor; whom?: string; what?: string; detail?: string };

const maxText = 500;
const cut = (value: string) => value.slice(0, maxText);

const stored = ({ kind, actor, whom = '', what = '', detail = '' }: NewActivity) => ({
  kind,
  at: FieldValue.serverTimestamp(),
  actor: actor?.uid ?? '',
  actorEmail: actor?.email ?? '',
  whom: cut(whom),
  what: cut(what),
  detail: cut(detail),
});

const activityOf = (organization: string) => store().collection(`organizations/${organization}/activity`);

/** Whether the name can be part of a document's path. */
const isPath = (organization: string) => organization !== '' && !organization.includes('/');

/**
 * Records what happened in an organization.
 * @param id the event's, so that an event that is delivered twice is recorded once
 */
export async function record(organization: string, id: string, activity: NewActivity): Promise<void> {
  if (isPath(organization)) await activityOf(organization).doc(id).set(stored(activity));
}

/** Records in a transaction, with what it records. */
export function recordIn(transaction: Transaction, organization: string, activity: NewActivity): void {
  if (isPath(organization)) transaction.create(activityOf(organization).doc() as DocumentReference, stored(activity));
}

/** Who wrote a document, as its event says. */
export type Writer = { authType: string; authId?: string | undefined };

/** The account of an event’s writer, with its address; null where the server itself wrote. */
export async function actorFrom({ authType, authId: uid }: Writer): Promise<Actor> {
  if (!uid || authType === 'service_account' || authType === 'system') return null;
  return { uid, email: (await findAccount(uid))?.email ?? '' };
}
