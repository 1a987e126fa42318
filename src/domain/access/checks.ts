import type { Tour } from '../tours/tour';
import { canComment, canDeleteComment } from './comments';
import { type CurrentUser, canViewOrganization } from './principals';
import { type AccessContext, emptyAccessContext, isInvited } from './tours';

type TourRef = Pick<Tour, 'public' | 'organization'> & Partial<Pick<Tour, 'id' | 'collection' | 'createdBy'>>;

/** Whether the user reads what was checked in a tour: who belongs to its organization, and its guests. Visitors never do, of a public tour either. */
export const canReadChecks = (user: CurrentUser, tour: TourRef, context: AccessContext = emptyAccessContext): boolean =>
  canViewOrganization(user, tour.organization, context.directory) || isInvited(user, tour, 'read', context);

/** Whether the user checks points of a tour: who belongs to its organization, and who is invited to edit it. */
export const canCheck = canComment;

/** Whether the user deletes the photo of a check: who took it, and who may edit the tour. */
export const canDeletePhoto = canDeleteComment;
