import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { accessLevelLabels, grantFrom, invitedAddress } from '@/domain/access/invitations';
import { invitableRoleNames, roleOfInvitation } from '@/domain/access/organization-invitations';
import { roleLabels } from '@/domain/access/roles';
import { minuteText } from '@/domain/activity/minute-text';
import { kindOfInvitation } from '@/domain/collaboration/document-ids';
import { text } from '@/domain/stored';
import { nameOfTarget } from './names';
import type { Actor, NewActivity } from './record';

/** What a write to an invitation to a tour or collection means; null for what nobody needs to know, such as mail being sent. */
export async function invitationActivity(before: DocumentSnapshot, after: DocumentSnapshot, actor: Actor): Promise<NewActivity | null> {
  const invitation = after.exists ? after : before;
  const whom = invitedAddress(grantFrom(invitation.id, invitation.data() ?? {})) ?? text(invitation.get('email'));
  const target = text(invitation.get('tour'));
  const isOwn = actor !== null && actor.email.toLowerCase() === whom.toLowerCase();
  const happened = whatHappened(before, after, { actor, isOwn });
  if (!happened) return null;
  // only the oldest ids don't say it
  const kind = (kindOfInvitation(invitation.id) ?? text(invitation.get('type'))) === 'collection' ? 'collection' : 'tour';
  const what = await nameOfTarget(kind, target, text(invitation.get('organization')));
  // whoever answers for somebody else is named, and so is for whom
  const isAnswer = happened.kind === 'accepted' || happened.kind === 'declined';
  const about = `${kind}s/${target}`;
  return { actor, whom, what, target: invitation.id, about, ...happened, ...(isAnswer && !isOwn && { detail: `for ${whom}` }) };
}

type Happened = Pick<NewActivity, 'kind' | 'detail'>;

function whatHappened(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
  { actor, isOwn }: { actor: Actor; isOwn: boolean },
): Happened | null {
  if (!before.exists) return { kind: 'invited', detail: accessOf(after) };
  // what the server removes goes with its tour, which is recorded itself
  if (!after.exists) return actor && { kind: isOwn ? 'departed' : 'revoked' };
  if (isDeclined(after) && !isDeclined(before)) return { kind: 'declined' };
  if (isAccepted(after) && !isAccepted(before)) return { kind: 'accepted' };
  return actor && hasOtherAccess(before, after) ? { kind: 'access-changed', detail: accessOf(after) } : null;
}

const isDeclined = (invitation: DocumentSnapshot): boolean => invitation.get('status') === 'declined';
const isAccepted = (invitation: DocumentSnapshot): boolean =>
  invitation.get('status') === 'accepted' || (invitation.get('accepted') === true && !isDeclined(invitation));

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
