import { type OrgId, orgId, type TourId } from '../ids';
import { date, type Stored, text } from '../stored';
import type { Tour } from '../tours/tour';
import { type CurrentUser, canEditOrganization, type Directory, isGlobalAdmin, isVerified } from './principals';

export const accessLevels = ['read', 'readUpdate'] as const;
/** What an invitation to a tour or collection allows; `readUpdate` includes `read`. @see ACCESS-033 MODEL-043 */
export type AccessLevel = (typeof accessLevels)[number];

/** @see ACCESS-033 */
export const accessLevelLabels: Record<AccessLevel, string> = { read: 'Can View', readUpdate: 'Can View and Edit' };

/** @see ACCESS-033 */
export const defaultAccessLevel: AccessLevel = 'read';

/**
 * What a stored invitation, `collaboration/{id}`, grants, to whom and to what, and the organization that issued it. Valid until `expires`; null means
 * it never expires. Only older invitations need `email` (lower case) and `tour`: the ids of today's say both.
 */
export type Grant = { id: string; organization: OrgId; accessLevel: AccessLevel; expires: Date | null; email?: string; tour?: string };

/** Reads what a stored invitation grants. A malformed one is treated as expired, as the security rules do. @see ACCESS-054 */
export function grantFrom(id: string, stored: Stored): Grant {
  const accessLevel = accessLevels.find((level) => level === (stored.accessLevel ?? defaultAccessLevel));
  const expires = stored.expires === undefined || stored.expires === null ? null : date(stored.expires);
  const isMalformed = accessLevel === undefined || stored.accessLevel === null || (expires === null && stored.expires != null);
  return {
    id,
    organization: orgId(text(stored.organization)),
    // in a suspended organization nobody changes anything
    accessLevel: stored.isSuspended === true ? 'read' : (accessLevel ?? defaultAccessLevel),
    expires: isMalformed ? new Date(0) : expires,
    email: text(stored.email).toLowerCase(),
    tour: text(stored.tour),
  };
}

/** Document ids of invitations; addresses in lower case. @see MODEL-044 ACCESS-072 */
export const tourInvitationId = (email: string, tour: TourId): string => `tour_${email.toLowerCase()}_${tour}`;
export const collectionInvitationId = (email: string, collection: string): string => `col_${email.toLowerCase()}_${collection}`;

/** Regular expression for an address inside a document id. It allows no "_" after the "@", so that each id has one meaning. */
export const addressInId = String.raw`[^\s/@]+@[^\s/@_]+`;
const invitationId = new RegExp(`^(tour|col)_(${addressInId})_(.+)$`, 's');
const unambiguous = new RegExp(`^${addressInId}$`);

/** Whether an address can be part of an invitation's id, and so can be invited. @see ACCESS-072 */
export const canBeInvited = (address: string): boolean => unambiguous.test(address);

/**
 * The parts of an invitation's id. Null for an id that is never looked up: another format, capitals in the address, or a target that cannot be a
 * document id.
 * @see MODEL-044 ACCESS-072
 */
export function invitationParts(id: string): { kind: 'tour' | 'collection'; address: string; target: string } | null {
  const [, prefix, address = '', target = ''] = invitationId.exec(id) ?? [];
  if (prefix === undefined || address !== address.toLowerCase() || /^__.*__$/s.test(target)) return null;
  return { kind: prefix === 'col' ? 'collection' : 'tour', address, target };
}

type OlderGrant = Pick<Grant, 'id' | 'email' | 'tour'>;

/**
 * Whether an invitation is an address's (lower case) older one to the tour that it names. Its id is address and tour, with or without "_" between
 * them, which can be read in several ways: its fields say what it means.
 * @see MODEL-045
 */
export const isOlderInvitationOf = (address: string, { id, email, tour = '' }: OlderGrant): boolean =>
  canBeInvited(address) && email === address && tour !== '' && [`${address}${tour}`, `${address}_${tour}`].includes(id);

/** The address (lower case) that a stored invitation is for; null if it can open nothing. @see MODEL-044 MODEL-045 */
export function invitedAddress(invitation: OlderGrant): string | null {
  const { id, email = '' } = invitation;
  return isOlderInvitationOf(email, invitation) ? email : (invitationParts(id)?.address ?? null);
}

/** Whether an invitation has not expired. @see ACCESS-054 */
export const isActive = ({ expires }: Pick<Grant, 'expires'>, now: Date): boolean => expires === null || expires > now;

/**
 * The active invitation that gives the user this access level to a tour: the one to its collection, otherwise the one to the tour, otherwise older
 * ones to it. It counts only for the organization that issued it: an id can be reused once its tour or collection is deleted, and a tour can move. An
 * unverified address grants nothing, nor does one that makes an ambiguous id.
 * @see ACCESS-039 ACCESS-044 ACCESS-045 ACCESS-054 ACCESS-072 MODEL-045
 */
export function activeInvitation(
  user: CurrentUser,
  tour: Pick<Tour, 'organization'> & Partial<Pick<Tour, 'id' | 'collection'>>,
  level: AccessLevel,
  invitations: readonly Grant[],
  now: Date,
): Grant | undefined {
  if (!isVerified(user)) return undefined;
  const { email } = user;
  const byId = invitationIds(email, tour).flatMap((id) => invitations.filter((invitation) => invitation.id === id));
  return [...byId, ...olderInvitations(email, tour, invitations)].find(
    (invitation) => isGrantedBy(invitation, tour) && includesLevel(invitation, level) && isActive(invitation, now),
  );
}

/** The older invitations of an address to a tour; none once it has one of today's form. @see MODEL-045 */
function olderInvitations(email: string, { id: tour }: Partial<Pick<Tour, 'id'>>, invitations: readonly Grant[]): Grant[] {
  if (tour === undefined || invitations.some(({ id }) => id === tourInvitationId(email, tour))) return [];
  return invitations.filter((invitation) => invitation.tour === tour && isOlderInvitationOf(email, invitation));
}

/** Whether the invitation was issued by the organization that its target belongs to. Targets without an organization are never granted. */
export const isGrantedBy = (invitation: Pick<Grant, 'organization'>, target: { organization: OrgId }): boolean =>
  invitation.organization !== '' && invitation.organization === target.organization;

/** Ids of the invitations that could give an address access to a tour, in lookup order. @see ACCESS-044 ACCESS-045 */
export const invitationIds = (email: string, { id, collection }: Partial<Pick<Tour, 'id' | 'collection'>>): string[] => {
  if (!canBeInvited(email.toLowerCase())) return [];
  return [...(collection ? [collectionInvitationId(email, collection)] : []), ...(id ? [tourInvitationId(email, id)] : [])];
};

const includesLevel = ({ accessLevel }: Pick<Grant, 'accessLevel'>, level: AccessLevel): boolean =>
  accessLevels.indexOf(accessLevel) >= accessLevels.indexOf(level);

/** Whether the invitation is addressed to the user's verified address. @see ACCESS-072 */
export const isInvitedUser = (user: CurrentUser, invitation: { email: string }): boolean =>
  isVerified(user) && invitation.email.toLowerCase() === user.email;

/**
 * Allowed for the invited user, and for those who edit the organization named in the invitation or the one that owns its target.
 * @param home organization of the tour or collection itself
 * @see ACCESS-063
 */
export const canReadInvitation = (
  user: CurrentUser,
  invitation: { email: string; organization: OrgId },
  home: OrgId,
  directory: Directory | null = null,
): boolean =>
  isGlobalAdmin(user) ||
  isInvitedUser(user, invitation) ||
  canEditOrganization(user, invitation.organization, directory) ||
  canEditOrganization(user, home, directory);

/** Those who edit the organization of the tour or collection can invite, extend and revoke. @see ACCESS-055 ACCESS-063 */
export const canWriteInvitation = (user: CurrentUser, home: OrgId, directory: Directory | null = null): boolean =>
  canEditOrganization(user, home, directory);

/** Allowed for those who can invite, and for the invited user, who leaves this way. @see ACCESS-063 ACCESS-072 */
export const canRemoveInvitation = (
  user: CurrentUser,
  invitation: { email: string },
  home: OrgId,
  directory: Directory | null = null,
): boolean => isInvitedUser(user, invitation) || canWriteInvitation(user, home, directory);
