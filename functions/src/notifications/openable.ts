import { canComment } from '@/domain/access/comments';
import type { Identity } from '@/domain/access/identity';
import { canManageApiKeys } from '@/domain/access/organizations';
import { canEditOrganization } from '@/domain/access/principals';
import { type AccessContext, canWrite, editsTour } from '@/domain/access/tours';
import type { Notification, NotificationKind } from '@/domain/notifications/notification';
import { text } from '@/domain/stored';
import { accessRequests } from '../access-requests/refs';
import { store } from '../core/app';
import { webhooks } from '../webhooks/stored-webhook';
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

/** What a notification is about, for people. */
export type Place = Pick<TourAccess, 'name' | 'organization'>;

/** The tour or organization that a notification is about, if somebody can open the thing now, and nobody has dealt with it; null otherwise. */
export const placeOf = (notification: Notification, user: Identity): Promise<Place | null> =>
  notification.kind === 'webhook-failed' ? organizationOf(notification, user) : tourOf(notification, user);

async function organizationOf({ organization, target }: Notification, user: Identity): Promise<Place | null> {
  if (!canManageApiKeys(user, organization)) return null;
  const [home, webhook] = await store().getAll(store().doc(`organizations/${organization}`), webhooks().doc(target));
  return home?.exists && webhook?.get('failing') ? { name: text(home.get('name')), organization } : null;
}

async function tourOf({ kind, about, target }: Notification, user: Identity): Promise<TourAccess | null> {
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
