import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { grantsOf } from '@/domain/access/grants';
import { type Grant, grantFrom, invitationParts } from '@/domain/access/invitations';
import { dayMs } from '@/domain/durations';
import { grantWaitMs } from '@/domain/health/health';
import { record, type Stored } from '@/domain/stored';
import { store } from '../core/app';
import { withDates } from '../core/dates';

/** The latest invitations are compared: where the trigger stopped, their grants are missing first. */
const compared = 200;

/** How many addresses have an invitation of the last seven days that their grants do not have after ten minutes. @param now in milliseconds */
export async function countWaitingGrants(now: number): Promise<number> {
  const { docs } = await store()
    .collection('collaboration')
    .where('timestamp', '<', Timestamp.fromMillis(now - grantWaitMs))
    .where('timestamp', '>', Timestamp.fromMillis(now - 7 * dayMs))
    .orderBy('timestamp', 'desc')
    .select('accessLevel', 'expires', 'organization', 'email', 'tour')
    .limit(compared)
    .get();
  // written again a moment ago: its trigger may still be on its way
  const old = docs.filter(({ updateTime }) => updateTime.toMillis() < now - grantWaitMs);
  const invitations = old.map((document) => grantFrom(document.id, withDates(document.data())));
  const addresses = [...new Set(invitations.flatMap(({ id }) => invitationParts(id)?.address ?? []))];
  if (addresses.length === 0) return 0;
  const stored = await store().getAll(...addresses.map((address) => store().doc(`grants/${address}`)));
  const grants = new Map(stored.map((document) => [document.id, document.data()]));
  return addresses.filter((address) => invitations.some((invitation) => isWaiting(invitation, address, grants.get(address)))).length;
}

/** Whether an invitation for the address grants something that its stored grants do not have. Invitations of the older format are not compared. */
export function isWaiting(invitation: Grant, address: string, stored: DocumentData | undefined): boolean {
  const parts = invitationParts(invitation.id);
  if (parts?.address !== address) return false;
  const expected = grantsOf(address, [invitation], { admins: [], organizations: [] });
  const entry = expected?.[`${parts.kind}s`][parts.target];
  if (!entry) return false;
  const found: Stored = record(record(withDates(stored ?? {})[`${parts.kind}s`])[parts.target]);
  const expires = found.expires instanceof Date ? found.expires.getTime() : null;
  return found.level !== entry.level || found.organization !== entry.organization || expires !== (entry.expires?.getTime() ?? null);
}
