import { type AccessLevel, defaultAccessLevel, grantFrom } from '../access/invitations';
import { emailAddress } from '../email';
import { type OrgId, orgId } from '../ids';
import { collaborationLimits } from '../limits';
import { byText } from '../search';
import { date, flag, oneOf, type Stored, text } from '../stored';
import { collaborationId, type InvitedTo, kindOfInvitation } from './document-ids';

/**
 * An invitation to a tour or a collection: `collaboration/{id}`. `tour` and `tourName` are those of the collection when
 * `type` says so. It is in force until `expires`; null is forever.
 * @see MODEL-041 MODEL-043
 */
export type Collaboration = {
  id: string;
  email: string;
  tour: string;
  tourName: string;
  organization: OrgId;
  accepted: boolean;
  status: string;
  editor: boolean;
  createdAt: Date | null;
  timestamp: Date | null;
  expires: Date | null;
  accessLevel: AccessLevel;
  type: InvitedTo;
};

/** Reads a stored invitation. One without a type is what its id says, and an older one is to a tour. @see MODEL-041 MODEL-045 */
export const collaborationFrom = (id: string, stored: Stored): Collaboration => ({
  ...grantFrom(id, stored),
  email: emailAddress(text(stored.email)),
  tour: text(stored.tour),
  tourName: text(stored.tourName),
  organization: orgId(text(stored.organization)),
  accepted: flag(stored.accepted),
  status: text(stored.status) || 'pending',
  editor: flag(stored.editor),
  createdAt: date(stored.createdAt),
  timestamp: date(stored.timestamp),
  type: oneOf(['tour', 'collection'], stored.type, kindOfInvitation(id) === 'collection' ? 'collection' : 'tour'),
});

/** Whether a document is an invitation at all: it names an address and what it opens, whatever its id looks like. @see MODEL-045 */
export const isInvitation = ({ email, tour }: Pick<Collaboration, 'email' | 'tour'>): boolean => email !== '' && tour !== '';

/** Whether an invitation is an older one, known by its fields and not by its id. @see MODEL-045 */
export const isOlderInvitation = (invitation: Pick<Collaboration, 'id' | 'email' | 'tour'>): boolean =>
  isInvitation(invitation) && kindOfInvitation(invitation.id) === null;

/**
 * What is stored of a new invitation, under its id: pending, for reading unless more is given. The two times, both the
 * server's, are left to the writer.
 * @throws AppError `invalid-argument` when the address is none
 * @see MODEL-041 MODEL-042 MODEL-044 COLLAB-019
 */
export function newCollaboration({
  type,
  email,
  target,
  accessLevel = defaultAccessLevel,
  expires = null,
}: {
  type: InvitedTo;
  email: string;
  target: { id: string; name: string; organization: OrgId };
  accessLevel?: AccessLevel;
  expires?: Date | null;
}): Omit<Collaboration, 'createdAt' | 'timestamp'> {
  return {
    id: collaborationId(type, email, target.id),
    email: emailAddress(email),
    tour: target.id,
    tourName: target.name.slice(0, collaborationLimits.tourName),
    organization: target.organization,
    accepted: false,
    status: 'pending',
    editor: false,
    expires,
    accessLevel,
    type,
  };
}

/** The invitations to one tour or collection. @see COLLAB-004 */
export type InvitationGroup = { tour: string; name: string; invitations: Collaboration[] };

/** The invitations of one kind by what they open, groups and addresses in order. @see COLLAB-004 */
export function invitationGroups(invitations: readonly Collaboration[], type: InvitedTo): InvitationGroup[] {
  const groups = new Map<string, InvitationGroup>();
  for (const invitation of invitations) {
    if (invitation.type !== type || !isInvitation(invitation)) continue;
    const group = groups.get(invitation.tour) ?? { tour: invitation.tour, name: invitation.tourName || invitation.tour, invitations: [] };
    group.invitations.push(invitation);
    groups.set(invitation.tour, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, invitations: group.invitations.toSorted((one, other) => byText(one.email, other.email)) }))
    .toSorted((one, other) => byText(one.name, other.name));
}
