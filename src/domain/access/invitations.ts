import { type OrgId, orgId, type TourId } from '../ids';
import { date, type Stored, text } from '../stored';
import type { Tour } from '../tours';
import { type Directory, edits, isGlobalAdmin, isVerified, type Who } from './principals';

export const accessLevels = ['read', 'readUpdate'] as const;
/** What an invitation to a tour or collection allows; `readUpdate` reaches `read`. @see ACCESS-033 MODEL-043 */
export type AccessLevel = (typeof accessLevels)[number];

/** @see ACCESS-033 */
export const accessLevelLabels: Record<AccessLevel, string> = { read: 'Can View', readUpdate: 'Can View and Edit' };

/** @see ACCESS-033 */
export const defaultAccessLevel: AccessLevel = 'read';

/**
 * What a stored invitation, `collaboration/{id}`, grants, and the organization that gave it. It is in force until `expires`; null is forever.
 */
export type Grant = { id: string; organization: OrgId; accessLevel: AccessLevel; expires: Date | null };

/** Reads what a stored invitation grants. One that says something odd about it grants nothing, as the rules have it: it is over. @see ACCESS-054 */
export function grantFrom(id: string, stored: Stored): Grant {
  const accessLevel = accessLevels.find((level) => level === (stored.accessLevel ?? defaultAccessLevel));
  const expires = stored.expires === undefined || stored.expires === null ? null : date(stored.expires);
  const isOdd = accessLevel === undefined || stored.accessLevel === null || (expires === null && stored.expires != null);
  return {
    id,
    organization: orgId(text(stored.organization)),
    accessLevel: accessLevel ?? defaultAccessLevel,
    expires: isOdd ? new Date(0) : expires,
  };
}

/** The document ids of invitations; addresses in lower case. @see MODEL-044 ACCESS-072 */
export const tourInvitationId = (email: string, tour: TourId): string => `tour_${email.toLowerCase()}_${tour}`;
export const collectionInvitationId = (email: string, collection: string): string => `col_${email.toLowerCase()}_${collection}`;

/** An address as it stands in ids of documents, as a regular expression. No "_" is behind the "@", so that an id says one thing only. */
export const addressInId = String.raw`[^\s/@]+@[^\s/@_]+`;
const invitationId = new RegExp(`^(tour|col)_(${addressInId})_(.+)$`, 's');
const unambiguous = new RegExp(`^${addressInId}$`);

/** Whether an address can be part of an invitation's id, so that somebody with it can be invited. @see ACCESS-072 */
export const isUnambiguous = (address: string): boolean => unambiguous.test(address);

/**
 * What the id of an invitation says. Null for an id that nobody looks up: one of another form, with capitals in the address, or of a target whose
 * id no document can have.
 * @see MODEL-044 ACCESS-072
 */
export function invitationParts(id: string): { kind: 'tour' | 'collection'; address: string; target: string } | null {
  const [, prefix, address = '', target = ''] = invitationId.exec(id) ?? [];
  if (prefix === undefined || address !== address.toLowerCase() || /^__.*__$/s.test(target)) return null;
  return { kind: prefix === 'col' ? 'collection' : 'tour', address, target };
}

/** Whether an invitation is in force. @see ACCESS-054 */
export const isActive = ({ expires }: Pick<Grant, 'expires'>, now: Date): boolean => expires === null || expires > now;

/**
 * The invitation in force that lets someone into a tour at this level: the one to its collection, else the one to the tour.
 * It counts for the organization that gave it alone: an id is free again once its tour or collection is deleted, and a tour can move.
 * An address that is not verified opens nothing, nor does one that makes an ambiguous id.
 * @see ACCESS-039 ACCESS-044 ACCESS-045 ACCESS-054 ACCESS-072
 */
export function activeInvitation(
  who: Who,
  tour: Pick<Tour, 'organization'> & Partial<Pick<Tour, 'id' | 'collection'>>,
  level: AccessLevel,
  invitations: readonly Grant[],
  now: Date,
): Grant | undefined {
  if (!isVerified(who)) return undefined;
  return invitationIds(who.email, tour)
    .map((id) => invitations.find((invitation) => invitation.id === id))
    .find(
      (invitation) => invitation !== undefined && isGrantedBy(invitation, tour) && reaches(invitation, level) && isActive(invitation, now),
    );
}

/** Whether an invitation comes from the organization that its target belongs to. Nothing that belongs to no organization is granted. */
export const isGrantedBy = (invitation: Pick<Grant, 'organization'>, target: { organization: OrgId }): boolean =>
  invitation.organization !== '' && invitation.organization === target.organization;

/** The documents that could let an address into a tour, in the order in which they are looked up. @see ACCESS-044 ACCESS-045 */
export const invitationIds = (email: string, { id, collection }: Partial<Pick<Tour, 'id' | 'collection'>>): string[] => {
  if (!isUnambiguous(email.toLowerCase())) return [];
  return [...(collection ? [collectionInvitationId(email, collection)] : []), ...(id ? [tourInvitationId(email, id)] : [])];
};

const reaches = ({ accessLevel }: Pick<Grant, 'accessLevel'>, level: AccessLevel): boolean =>
  accessLevels.indexOf(accessLevel) >= accessLevels.indexOf(level);

/** Whether the invitation is addressed to the proven address of someone. @see ACCESS-072 */
export const isInvitedPerson = (who: Who, invitation: { email: string }): boolean =>
  isVerified(who) && invitation.email.toLowerCase() === who.email;

/**
 * The invited person, and those who edit the organization that it names or where its target stands.
 * @param home organization of the tour or collection itself
 * @see ACCESS-063
 */
export const canReadInvitation = (
  who: Who,
  invitation: { email: string; organization: OrgId },
  home: OrgId,
  directory: Directory | null = null,
): boolean =>
  isGlobalAdmin(who) || isInvitedPerson(who, invitation) || edits(who, invitation.organization, directory) || edits(who, home, directory);

/** Those who edit the organization of the tour or collection invite, prolong and revoke. @see ACCESS-055 ACCESS-063 */
export const canWriteInvitation = (who: Who, home: OrgId, directory: Directory | null = null): boolean => edits(who, home, directory);

/** Those who invite take an invitation back, and the invited person leaves. @see ACCESS-063 ACCESS-072 */
export const canRemoveInvitation = (who: Who, invitation: { email: string }, home: OrgId, directory: Directory | null = null): boolean =>
  isInvitedPerson(who, invitation) || canWriteInvitation(who, home, directory);
