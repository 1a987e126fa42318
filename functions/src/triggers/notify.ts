import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { isNews } from '../notifications/notify';
import { type CommentPlace, notifyOfAnswer, notifyOfMentions } from '../notifications/of-comments';
import * as invitations from '../notifications/of-invitations';
import { notifyOfOutcome, notifyOfProposal } from '../notifications/of-proposals';
import { notifyOfDecision, notifyOfRequest } from '../notifications/of-requests';

const retry = { retry: true };

/** Notifies those who may answer a request for access, and who asked of the answer. */
export const notifyOfRequests = onDocumentWritten(
  { document: 'organizations/{organization}/accessRequests/{request}', ...retry },
  async ({ data, params: { organization } }) => {
    if (!data?.after.exists) return;
    const { before, after } = data;
    const isOpen = after.get('state') === 'open';
    if (isOpen && (before.get('state') !== 'open' || !isSame(before.get('createdAt'), after.get('createdAt')))) {
      if (isNews(after.get('createdAt'))) await notifyOfRequest(after, organization);
    } else if (!isOpen && before.get('state') === 'open') await notifyOfDecision(after, organization);
  },
);

const isSame = (one: { isEqual?: (other: unknown) => boolean } | undefined, other: unknown): boolean => one?.isEqual?.(other) ?? false;

/** Notifies those whom the first comment of a thread mentions. */
export const notifyOfThreads = onDocumentWritten(
  { document: 'tours/{tour}/threads/{thread}', ...retry },
  async ({ data, params: { tour, thread } }) => {
    if (!data?.after.exists || !isWritten(data.after)) return;
    await notifyOfMentions(data.before.exists ? data.before : null, data.after, { tour, thread, comment: '' });
  },
);

/** Notifies those whom an answer mentions, and, when it is new, those who wrote in its thread. */
export const notifyOfAnswers = onDocumentWritten(
  { document: 'tours/{tour}/threads/{thread}/comments/{comment}', ...retry },
  async ({ data, params: { tour, thread, comment } }) => {
    if (!data?.after.exists || !isWritten(data.after)) return;
    const place: CommentPlace = { tour, thread, comment };
    await notifyOfMentions(data.before.exists ? data.before : null, data.after, place);
    if (!data.before.exists) await notifyOfAnswer(data.after, place);
  },
);

/** Whether a comment was written or edited today. */
const isWritten = (comment: { get: (field: string) => unknown }): boolean =>
  isNews(comment.get('created')) || isNews(comment.get('edited'));

/** Notifies those who may publish a version that is proposed, and who proposed it of the outcome. */
export const notifyOfProposals = onDocumentWritten(
  { document: 'tours/{tour}/proposals/{proposal}', ...retry },
  async ({ data, params: { tour } }) => {
    if (!data?.after.exists) return;
    const { before, after } = data;
    if (!before.exists) {
      if (after.get('state') === 'open' && isNews(after.get('created'))) await notifyOfProposal(after, tour);
    } else if (before.get('state') === 'open' && after.get('state') !== 'open') await notifyOfOutcome(after, tour);
  },
);

/** Notifies who is invited to a tour or collection. */
export const notifyOfAccess = onDocumentCreated({ document: 'collaboration/{invitation}', ...retry }, async ({ data }) => {
  // others, such as imported ones, send no mail either
  if (data && isNews(data.get('sendRequested'))) await invitations.notifyOfAccess(data);
});
