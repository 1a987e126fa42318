import { isNewRequest } from '../access-requests/is-new-request';
import type { DocumentChange } from '../core/follow-document';
import { isNews } from './notify';
import { type CommentPlace, notifyOfAnswer, notifyOfMentions } from './of-comments';
import { notifyOfAccess } from './of-invitations';
import { notifyOfOutcome, notifyOfProposal } from './of-proposals';
import { notifyOfDecision, notifyOfRequest } from './of-requests';

/** Notifies those who may answer a request for access, and who asked of the answer. */
export async function notifyAboutRequest({ before, after }: DocumentChange, organization: string): Promise<void> {
  if (!after.exists) return;
  if (isNewRequest({ before, after })) {
    if (isNews(after.get('createdAt'))) await notifyOfRequest(after, organization);
  } else if (after.get('state') !== 'open' && before.get('state') === 'open') await notifyOfDecision(after, organization);
}

/** Notifies those whom a comment mentions, and of an answer that is new also those who wrote in its thread. */
export async function notifyAboutComment({ before, after }: DocumentChange, place: CommentPlace): Promise<void> {
  if (!after.exists || !isWritten(after)) return;
  await notifyOfMentions(before.exists ? before : null, after, place);
  if (place.comment !== '' && !before.exists) await notifyOfAnswer(after, place);
}

/** Whether a comment was written or edited today. */
const isWritten = (comment: { get: (field: string) => unknown }): boolean =>
  isNews(comment.get('created')) || isNews(comment.get('edited'));

/** Notifies those who may publish a version that is proposed, and who proposed it of the outcome. */
export async function notifyAboutProposal({ before, after }: DocumentChange, tour: string): Promise<void> {
  if (!after.exists) return;
  if (!before.exists) {
    if (after.get('state') === 'open' && isNews(after.get('created'))) await notifyOfProposal(after, tour);
  } else if (before.get('state') === 'open' && after.get('state') !== 'open') await notifyOfOutcome(after, tour);
}

/** Notifies who is invited to a tour or collection; of others, such as imported ones, there is no mail either. */
export async function notifyAboutInvitation({ before, after }: DocumentChange): Promise<void> {
  if (!before.exists && isNews(after.get('sendRequested'))) await notifyOfAccess(after);
}
