import type { OrgId, UserId } from '../ids';
import type { Organization } from '../organizations/organization';
import type { ShareLink } from '../sharing/share-links';
import { contentFields } from '../tours/parts';
import type { Tour } from '../tours/tour';
import { type AccessLevel, activeInvitation, type Grant } from './invitations';
import {
  type CurrentUser,
  canEditOrganization,
  canRunOrganization,
  canViewOrganization,
  type Directory,
  isGlobalAdmin,
  isMember,
} from './principals';

type TourRef = Pick<Tour, 'public' | 'organization'> & Partial<Pick<Tour, 'id' | 'collection' | 'createdBy'>>;

/** What a decision needs besides the claims: `app/dcms`, the user's invitations, and the time. */
export type AccessContext = { directory: Directory | null; invitations: readonly Grant[]; now: Date };

/** Only the claims decide. */
export const emptyAccessContext: AccessContext = { directory: null, invitations: [], now: new Date(0) };

/** Whether an active invitation gives the user this level. @see ACCESS-039 ACCESS-054 */
export const isInvited = (user: CurrentUser, tour: TourRef, level: AccessLevel, { invitations, now }: AccessContext): boolean =>
  activeInvitation(user, tour, level, invitations, now) !== undefined;

/**
 * Allowed for those who edit the organization's tours, and for the member who created this one. They decide who can open its published versions; people
 * who are only invited to edit publish closed ones.
 * @see ACCESS-013 ACCESS-038 ACCESS-039
 */
export const editsTour = (user: CurrentUser, tour: TourRef, { directory }: Pick<AccessContext, 'directory'>): boolean =>
  canEditOrganization(user, tour.organization, directory) || (isMember(user, tour.organization) && user?.uid === tour.createdBy);

/** @see ACCESS-036 ACCESS-037 ACCESS-038 ACCESS-039 ACCESS-040 */
export const canWrite = (user: CurrentUser, tour: TourRef, context = emptyAccessContext): boolean =>
  editsTour(user, tour, context) || isInvited(user, tour, 'readUpdate', context);

/** @see ACCESS-043 ACCESS-056 */
export const canRead = (user: CurrentUser, tour: TourRef, context = emptyAccessContext): boolean =>
  tour.public || canViewOrganization(user, tour.organization, context.directory) || isInvited(user, tour, 'read', context);

/** Whether the user can change these fields of a tour; only a global admin can change its organization. @see ACCESS-015 ACCESS-057 ACCESS-058 */
export function canChange(user: CurrentUser, tour: TourRef, fields: readonly (keyof Tour)[], context = emptyAccessContext): boolean {
  if (isGlobalAdmin(user)) return true;
  if (fields.includes('organization')) return false;
  if (editsTour(user, tour, context)) return true;
  return fields.every((field) => contentFields.includes(field)) && isInvited(user, tour, 'readUpdate', context);
}

/**
 * Whether a tour may be in the collection it names (`null` if that does not exist): it must be in the tour's own organization, because guests of a
 * collection can open its tours. A tour that moves to another organization leaves its collection.
 * @see ACCESS-057
 */
export const isInOwnCollection = (tour: Pick<Tour, 'organization' | 'collection'>, collection: { organization: OrgId } | null): boolean =>
  tour.collection === '' || collection?.organization === tour.organization;

/** Whether the user can create a share document; otherwise they can only copy the tour's address. @see ACCESS-042 ACCESS-060 */
export const canShare = (user: CurrentUser, tour: Pick<Tour, 'organization'>): boolean =>
  isGlobalAdmin(user) || isMember(user, tour.organization);

/** @see ACCESS-013 ACCESS-057 */
export const canCreateTour = (
  user: CurrentUser,
  organization: Pick<Organization, 'id' | 'canCreateTours'>,
  { directory }: Pick<AccessContext, 'directory'> = emptyAccessContext,
): boolean => canRunOrganization(user, organization.id, directory) || (organization.canCreateTours && isMember(user, organization.id));

/** Message for users who may not edit a tour, or are no member of the organization they want to create one in. @see ACCESS-014 */
export const tourEditDenial = 'You are not allowed to create / Edit tours.';

/** Why the create form is disabled. @see ACCESS-014 */
export const tourCreationDenial = (user: CurrentUser, organization: OrgId): string =>
  isMember(user, organization)
    ? 'You are not allowed to create tours for this Organization. Please contact your administrator.'
    : tourEditDenial;

/**
 * Whether tours of an organization may become public. A suspended organization cannot publish; tours that are already public stay public.
 * @see MODEL-003
 */
export const canPublish = ({ status }: Pick<Organization, 'status'>): boolean => status;

type LinkRef = { user: UserId };
type RevocableLink = LinkRef & Pick<ShareLink, 'revoked'>;
const isMaker = (user: CurrentUser, link: LinkRef): boolean => user !== null && user.uid === link.user;

/** Whether the user can name a share link, set its end and revoke it: its maker, while they may share the tour, and anyone who edits the tour. @see ACCESS-060 */
export const canManageLink = (user: CurrentUser, tour: TourRef, link: LinkRef, context = emptyAccessContext): boolean =>
  (isMaker(user, link) && canShare(user, tour)) || canWrite(user, tour, context);

/** A share link is in the lists of who made it and of who edits the tour. @see ACCESS-060 */
export const canListLink = (user: CurrentUser, tour: TourRef, link: LinkRef, context = emptyAccessContext): boolean =>
  isMaker(user, link) || canWrite(user, tour, context);

/** A share link can be deleted by who made it, until it is revoked, and by who edits the tour. @see ACCESS-060 */
export const canDeleteLink = (user: CurrentUser, tour: TourRef, link: RevocableLink, context = emptyAccessContext): boolean =>
  link.revoked === null ? canListLink(user, tour, link, context) : canWrite(user, tour, context);

/** @see ACCESS-058 */
export const canDeleteTour = (
  user: CurrentUser,
  tour: Pick<Tour, 'organization'>,
  { directory }: Pick<AccessContext, 'directory'> = emptyAccessContext,
): boolean => canRunOrganization(user, tour.organization, directory);

/** Whether the user can have all file addresses of a tour closed: whoever runs its organization. @see ACCESS-058 */
export const canCloseAddresses = (
  user: CurrentUser,
  tour: Pick<Tour, 'organization'>,
  { directory }: Pick<AccessContext, 'directory'> = emptyAccessContext,
): boolean => tour.organization !== '' && canRunOrganization(user, tour.organization, directory);
