import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { accessLevelLabels, grantFrom, invitedAddress } from '@/domain/access/invitations';
import { invitableRoleNames, roleOfInvitation } from '@/domain/access/organization-invitations';
import { roleLabels } from '@/domain/access/roles';
import { minuteText } from '@/domain/activity/minute-text';
import { text } from '@/domain/stored';
import type { Actor, NewActivity } from './record';

/** What a write to an invitation to a tour or collection means; null for what nobody needs to know, such as mail being sent. */
export function invitationActivity(before: DocumentSnapshot, after: DocumentSnapshot, actor: Actor): NewActivity | null {
  const invitation = after.exists ? after : before;
  const whom = invitedAddress(grantFrom(invitation.id, invitation.data() ?? {})) ?? text(invitation.get('email'));
  const entry = { actor, whom, what: text(invitation.get('tourName')) };
  const isOwn = actor !== null && actor.email.toLowerCase() === whom.toLowerCase();
  if (!before.exists) return { ...entry, kind: 'invited', detail: accessOf(after) };
  // what the server removes goes with its tour, which is recorded itself
  if (!after.exists) return actor && { ...entry, kind: isOwn ? 'departed' : 'revoked' };
  if (after.get('status') === 'declined' && before.get('status') !== 'declined') return { ...entry, kind: 'declined' };
  return actor && hasOtherAccess(before, after) ? { ...entry, kind: 'access-changed', detail: accessOf(after) } : null;
}

function accessOf(invitation: DocumentSnapshot): string {
  const { accessLevel } = grantFrom(invitation.id, invitation.data() ?? {});
  const expires: unknown = invitation.get('expires');
  return accessLevelLabels[accessLevel] + (expires instanceof Timestamp ? `, until ${minuteText(expires.toDate())}` : '');
}

/** Also an end that moved by less than a minute, which reads the same. */
const hasOtherAccess = (before: DocumentSnapshot, after: DocumentSnapshot): boolean =>
  accessOf(before) !== accessOf(after) || millisOf(before.get('expires')) !== millisOf(after.get('expires'));

const millisOf = (moment: unknown): number | null => (moment instanceof Timestamp ? moment.toMillis() : null);

/** What a write to an invitation to an organization means. One that is accepted is removed by the server, which records the new member. */
export function mailActivity(before: DocumentSnapshot, after: DocumentSnapshot, actor: Actor): NewActivity | null {
  const mail = after.exists ? after : before;
  const whom = text(mail.get('to'));
  const role = invitableRoleNames.find((name) => name === mail.get('role'));
  if (!before.exists) return { kind: 'member-invited', actor, whom, what: role ? roleLabels[roleOfInvitation[role]] : '' };
  if (after.exists || !actor) return null;
  const isOwn = actor.email.toLowerCase() === whom.toLowerCase();
  return isOwn ? { kind: 'declined', actor, whom, what: 'the organization' } : { kind: 'member-invitation-withdrawn', actor, whom };
}
