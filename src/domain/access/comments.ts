import type { CommentAuthor } from '../comments/comment';
import type { Tour } from '../tours/tour';
import { type CurrentUser, canViewOrganization } from './principals';
import { type AccessContext, canWrite, emptyAccessContext, isInvited } from './tours';

type TourRef = Pick<Tour, 'public' | 'organization'> & Partial<Pick<Tour, 'id' | 'collection' | 'createdBy'>>;

/** Whether the user reads and writes the comments of a tour: who belongs to its organization, and who is invited to edit it. Visitors never do. */
export const canComment = (user: CurrentUser, tour: TourRef, context: AccessContext = emptyAccessContext): boolean =>
  canViewOrganization(user, tour.organization, context.directory) || isInvited(user, tour, 'readUpdate', context);

type Written = { author: Pick<CommentAuthor, 'uid'> };

/** Only the author changes what a comment says. */
export const canEditComment = (user: CurrentUser, tour: TourRef, { author }: Written, context?: AccessContext): boolean =>
  user !== null && user.uid === author.uid && canComment(user, tour, context);

/** Authors delete their own comments; who may edit the tour deletes any. */
export const canDeleteComment = (user: CurrentUser, tour: TourRef, comment: Written, context?: AccessContext): boolean =>
  canWrite(user, tour, context) || canEditComment(user, tour, comment, context);
