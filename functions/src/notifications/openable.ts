import { canComment } from '@/domain/access/comments';
import type { Identity } from '@/domain/access/identity';
import { canEditOrganization } from '@/domain/access/principals';
import { type AccessContext, canWrite, editsTour } from '@/domain/access/tours';
import type { Notification, NotificationKind } from '@/domain/notifications/notification';
import { accessRequests } from '../access-requests/refs';
import { store } from '../core/app';
import { isAllowed } from './recipients';
import { readTourAccess, type TourAccess } from './tour-access';

type May = (user: Identity, tour: TourAccess, context: AccessContext) => boolean;

const comments: May = (user, tour, context) => canComment(user, tour, context);
const ownProposal: May = (user, tour, context) => canWrite(user, tour, context);

/** Who can still open what a kind of notification is about; those without are told by other mails. */
const may: Partial<Record<NotificationKind, May>> = {
  request: (user, { organization }, { directory }) => canEditOrganization(user, organization, directory),
  mention: comments,
  answer: comments,
  proposal: (user, tour, context) => editsTour(user, tour, context),
  'proposal-returned': ownProposal,
  'proposal-published': ownProposal,
};

/** The tour that a notification is about, if somebody can open the thing now, and nobody has dealt with it; null otherwise. */
export async function tourOf({ kind, about, target }: Notification, user: Identity): Promise<TourAccess | null> {
  const [folder, id = ''] = about.split('/');
  const mayOpen = may[kind];
  const tour = folder === 'tours' && mayOpen ? await readTourAccess(id) : null;
  if (!tour || !mayOpen || !(await isAllowed(user, tour, (person, context) => mayOpen(person, tour, context)))) return null;
  return (await isWaiting({ kind, target }, tour)) ? tour : null;
}

async function isWaiting({ kind, target }: Pick<Notification, 'kind' | 'target'>, { id, organization }: TourAccess): Promise<boolean> {
  if (kind === 'request') return (await accessRequests(organization).doc(target).get()).get('state') === 'open';
  return kind !== 'proposal' || (await store().doc(`tours/${id}/proposals/${target}`).get()).get('state') === 'open';
}
