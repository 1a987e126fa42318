import { authorFrom, type CommentAuthor } from '../comments/comment';
import { threadPath } from '../comments/thread-address';
import { collectionId, type OrgId, orgId, tourId } from '../ids';
import { chooseOrganizationPath, collectionPath, dashboardPagePath, tourLandingPath, tourPagePath } from '../page-addresses';
import { versionsPath } from '../publishing/publication-page-addresses';
import { date, flag, oneOf, type Stored, text } from '../stored';

export const notificationKinds = [
  'request',
  'request-granted',
  'request-declined',
  'mention',
  'answer',
  'proposal',
  'proposal-returned',
  'proposal-published',
  'access',
  'webhook-failed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * Something that concerns a person: `users/{uid}/notifications/{notification}`. The server writes it, and the person marks it as read. It names no tour
 * and quotes nothing: whoever shows it reads the name of what it is about at that moment, as far as the person may open it then.
 */
export type Notification = {
  id: string;
  kind: NotificationKind;
  /** When it was written. */
  at: Date;
  isRead: boolean;
  /** The path of the tour or collection, or of the organization of a webhook. */
  about: string;
  /** The thread, proposal or webhook; "" for none. */
  target: string;
  /** Of which organization a request is answered; "" for others, and for requests that were written without it. */
  organization: OrgId;
  /** Who did it; without a uid where nobody is named. */
  author: CommentAuthor;
  /** When the request was made that is answered. */
  requestedAt: Date | null;
};

/** Reads a stored notification. */
export const notificationFrom = (id: string, stored: Stored): Notification => ({
  id,
  kind: oneOf(notificationKinds, stored.kind, 'access'),
  at: date(stored.at) ?? new Date(0),
  isRead: flag(stored.read),
  about: text(stored.about),
  target: text(stored.target),
  organization: orgId(text(stored.organization)),
  author: authorFrom(stored),
  requestedAt: date(stored.requestedAt),
});

export const newestFirst = (notifications: readonly Notification[]): Notification[] =>
  notifications.toSorted((one, other) => other.at.getTime() - one.at.getTime());

/** Whether it is only shown with the name of what it is about. A declined request is about what the person cannot open. */
export const isNamed = ({ kind }: Pick<Notification, 'kind'>): boolean => kind !== 'request-declined';

type Place = Pick<Notification, 'kind' | 'about' | 'target' | 'organization'>;

/** The page of the very thing; a directory admin of several organizations may have chosen another one. */
export function notificationPath({ kind, about, target, organization }: Place): string {
  const [folder, id = ''] = about.split('/');
  const tour = tourId(id);
  switch (kind) {
    case 'request':
      return organization === '' ? dashboardPagePath('collaborations') : chooseOrganizationPath(organization, 'collaborations');
    case 'webhook-failed':
      return chooseOrganizationPath(orgId(id), 'settings/webhooks');
    case 'request-declined':
      return tourPagePath(tour);
    case 'mention':
    case 'answer':
      return threadPath(tour, target);
    case 'proposal':
    case 'proposal-returned':
    case 'proposal-published':
      return versionsPath(tour);
    default:
      return folder === 'collections' ? collectionPath(collectionId(id)) : tourLandingPath(tour);
  }
}
