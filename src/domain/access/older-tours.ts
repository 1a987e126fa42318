import type { Organization } from '../organizations';
import { isEditor, isGlobalAdmin, isMember, isVerified, type Who } from './principals';

type Home = Pick<Organization, 'id' | 'status'>;

/** A global admin opens any organization's older tours, its members only while its status is true. @see ACCESS-048 */
export const canOpenOlderTour = (who: Who, organization: Home): boolean =>
  isGlobalAdmin(who) || (isMember(who, organization.id) && organization.status);

/** @see ACCESS-048 ACCESS-071 */
export const canEditOlderTour = (who: Who, organization: Home): boolean =>
  isGlobalAdmin(who) || (isEditor(who, organization.id) && organization.status);

/** What someone reads who may not open one. @see ACCESS-049 */
export const olderTourRefusal = 'Missing permission to view this content.';

/** Whether a PoI list, signed with an account or with an address, is theirs. @see ACCESS-051 OLD-016 */
export const isAuthor = (who: Who, list: { user: string }): boolean =>
  who !== null && (list.user === who.uid || (isVerified(who) && list.user.toLowerCase() === who.email));

/** A list is changed by its author; anyone else who edits saves one of their own. @see ACCESS-051 */
export const canUpdatePoiList = (who: Who, organization: Home, list: { user: string }): boolean =>
  canEditOlderTour(who, organization) && isAuthor(who, list);

/** A list is deleted by its author, or by a global admin. @see ACCESS-051 */
export const canDeletePoiList = (who: Who, organization: Home, list: { user: string }): boolean =>
  canEditOlderTour(who, organization) && (isAuthor(who, list) || isGlobalAdmin(who));

/** Snapshots and screens: public ones are for anyone, others for members and global admins. @see ACCESS-050 ACCESS-068 */
export const canReadPublished = (who: Who, published: { public: boolean }, organization: Pick<Home, 'id'>): boolean =>
  published.public || isMember(who, organization.id) || isGlobalAdmin(who);
