import { type AccessLevel, defaultAccessLevel, grantFrom } from '../access/invitations';
import { emailAddress } from '../email';
import { type OrgId, orgId } from '../ids';
import { collaborationLimits } from '../limits';
import { date, flag, oneOf, type Stored, text } from '../stored';
import { collaborationId, type InvitedTo, kindOfInvitation } from './document-ids';
import { type InvitationDelivery, invitationDeliveryFrom } from './invitation-delivery';
import { mailLanguageFrom } from './mail-language';

/**
 * An invitation to a tour or a collection: `collaboration/{id}`. For a collection, according to `type`, `tour` and `tourName` are the collection's.
 * Valid until `expires`; null means it never expires. `openedAt` is when the invited person last opened it; `delivery` is the state of its email, null
 * where none was requested.
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
  openedAt: Date | null;
  delivery: InvitationDelivery | null;
  /** The language of its email, a BCP 47 tag; English without one. */
  language?: string;
  /** Whether the tour is in the bin, and the invitation opens nothing until it is restored. */
  binned?: true;
};

/** Reads a stored invitation. A missing type is derived from its id; older ones are to a tour. @see MODEL-041 MODEL-045 */
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
  openedAt: date(stored.openedAt),
  delivery: invitationDeliveryFrom(stored, null),
  ...mailLanguageFrom(stored.language),
  ...(stored.binned === true && { binned: true }),
});

/** Whether a list shows the document: an invitation has an address and a target, whatever the format of its id, and its tour is not in the bin. @see MODEL-045 */
export const isInvitation = ({ email, tour, binned }: Pick<Collaboration, 'email' | 'tour' | 'binned'>): boolean =>
  email !== '' && tour !== '' && binned !== true;

/** Whether an invitation is an older one, recognized by its fields rather than its id. @see MODEL-045 */
export const isOlderInvitation = (invitation: Pick<Collaboration, 'id' | 'email' | 'tour'>): boolean =>
  isInvitation(invitation) && kindOfInvitation(invitation.id) === null;

/**
 * The document of a new invitation, with its id: pending, and read-only by default. The writer adds the two server timestamps.
 * @throws AppError `invalid-argument` if the address is invalid
 * @see MODEL-041 MODEL-042 MODEL-044 COLLAB-019
 */
export function newCollaboration({
  type,
  email,
  target,
  accessLevel = defaultAccessLevel,
  expires = null,
  language,
}: {
  type: InvitedTo;
  email: string;
  target: { id: string; name: string; organization: OrgId };
  accessLevel?: AccessLevel;
  expires?: Date | null;
  language?: string;
}): Omit<Collaboration, 'createdAt' | 'timestamp' | 'openedAt' | 'delivery' | 'binned'> {
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
    ...(language !== undefined && { language }),
  };
}
