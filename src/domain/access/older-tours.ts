import type { Organization } from '../organizations/organization';
import { type CurrentUser, isEditor, isGlobalAdmin, isMember, isVerified } from './principals';

type OrganizationStatus = Pick<Organization, 'id' | 'status'>;

/** A global admin can open any organization's older tours, members only while the organization's status is true. @see ACCESS-048 */
export const canOpenOlderTour = (user: CurrentUser, organization: OrganizationStatus): boolean =>
  isGlobalAdmin(user) || (isMember(user, organization.id) && organization.status);

/** @see ACCESS-048 ACCESS-071 */
export const canEditOlderTour = (user: CurrentUser, organization: OrganizationStatus): boolean =>
  isGlobalAdmin(user) || (isEditor(user, organization.id) && organization.status);

/** Message for users who may not open an older tour. @see ACCESS-049 */
export const olderTourDenial = 'Missing permission to view this content.';

/** Whether the user wrote a PoI list; lists are signed with a user id or an email address. @see ACCESS-051 OLD-016 */
export const isAuthor = (user: CurrentUser, list: { user: string }): boolean =>
  user !== null && (list.user === user.uid || (isVerified(user) && list.user.toLowerCase() === user.email));

/** Only the author can change a list; other editors save a list of their own. @see ACCESS-051 */
export const canUpdatePoiList = (user: CurrentUser, organization: OrganizationStatus, list: { user: string }): boolean =>
  canEditOlderTour(user, organization) && isAuthor(user, list);

/** A list can be deleted by its author or by a global admin. @see ACCESS-051 */
export const canDeletePoiList = (user: CurrentUser, organization: OrganizationStatus, list: { user: string }): boolean =>
  canEditOlderTour(user, organization) && (isAuthor(user, list) || isGlobalAdmin(user));

/** Screens: anyone can read public ones, members and global admins can read the others. @see ACCESS-074 */
export const canReadPublished = (
  user: CurrentUser,
  published: { public: boolean },
  organization: Pick<OrganizationStatus, 'id'>,
): boolean => published.public || isMember(user, organization.id) || isGlobalAdmin(user);
