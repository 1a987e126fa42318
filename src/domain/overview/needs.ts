import type { AccessRequest } from '../access-requests/access-request';
import { collaborationsPath, collaboratorsOfPath } from '../collaboration/collaboration-page-addresses';
import { authorLabel } from '../comments/comment';
import { type Notification, newestFirst, notificationPath } from '../notifications/notification';
import { dashboardPagePath, notificationsPath, tourFormPath, toursPath } from '../page-addresses';
import { peoplePath } from '../people/people-page-addresses';
import { versionsPath } from '../publishing/publication-page-addresses';
import { shortDay } from '../time';
import { tourTitle } from '../tours/tour-title';
import type { Counted } from './counted';
import { type EndingAccess, endingSoon, type FailedMail, type Overview } from './overview';

/** Something that waits, and where it is done. */
export type Need = { text: string; note: string; to: string };

/** What waits of one kind: how many, the first of them, and where all are. */
export type NeedGroup = { kind: NeedKind; title: string; count: number; needs: readonly Need[]; all: string };
export type NeedKind = 'requests' | 'mails' | 'ending' | 'proposals' | 'mentions' | 'unfinished';

/** How many of a kind are named at first. */
export const namedFirst = 3;

type Input = {
  overview: Overview | null;
  /** Those that nobody answered. */
  requests: readonly AccessRequest[];
  /** Those that the user has not read. */
  notifications: readonly Notification[];
  /** Whether the user can finish tours. */
  canEdit: boolean;
  now: Date;
};

/** What waits for somebody, without kinds of which nothing does. */
export function needGroups({ overview, requests, notifications, canEdit, now }: Input): NeedGroup[] {
  const needs = overview?.needs;
  const mentions = newestFirst(notifications.filter(({ kind }) => kind === 'mention'));
  const unfinished = canEdit ? overview?.tours.unfinished : undefined;
  const groups: NeedGroup[] = [
    group('requests', 'Requests for access', ofAll(requests), requestNeed, dashboardPagePath('collaborations')),
    group('mails', 'Mails that failed', needs?.mails, mailNeed, mailsPath(needs?.mails.items ?? [])),
    group(
      'ending',
      'Access that ends soon',
      needs ? endingSoon(needs.ending, now) : undefined,
      endingNeed,
      dashboardPagePath('collaborations'),
    ),
    group(
      'proposals',
      'Proposed versions',
      needs?.proposals,
      ({ tour, created }) => ({ text: tourTitle(tour), note: created ? shortDay(created) : '', to: versionsPath(tour.id) }),
      `${toursPath}?state=proposed`,
      // the list of tours tells no proposals apart
      Number.POSITIVE_INFINITY,
    ),
    group('mentions', 'Comments that mention you', ofAll(mentions), mentionNeed, notificationsPath),
    group(
      'unfinished',
      'Unfinished tours',
      unfinished,
      (tour) => ({ text: tourTitle(tour), note: 'No place yet', to: tourFormPath(tour.id) }),
      toursPath,
    ),
  ];
  return groups.filter(({ count }) => count > 0);
}

const ofAll = <Item>(items: readonly Item[]): Counted<Item> => ({ count: items.length, items });

function group<Item>(
  kind: NeedKind,
  title: string,
  waiting: Counted<Item> | undefined,
  needOf: (item: Item) => Need,
  all: string,
  most = namedFirst,
): NeedGroup {
  const { count, items } = waiting ?? { count: 0, items: [] };
  return { kind, title, count, needs: items.slice(0, most).map(needOf), all };
}

const requestNeed = ({ name, email, tourName }: AccessRequest): Need => ({
  text: tourTitle({ name: tourName }),
  // anybody can choose a name
  note: `asked for by ${name === '' ? email : `${name} (${email})`}`,
  to: dashboardPagePath('collaborations'),
});

function mailNeed({ kind, to, name }: FailedMail): Need {
  if (kind === 'organization')
    return { text: 'An invitation to the organization', note: 'It can be sent again in its list', to: peoplePath('invitations') };
  const note = to === '' ? '' : `to ${to}`;
  return { text: `An invitation to ${tourTitle({ name })}`, note, to: guestsPath(kind, name) };
}

/** The list of invitations to the organization where all are to it. */
const mailsPath = (mails: readonly FailedMail[]): string =>
  mails.every(({ kind }) => kind === 'organization') ? peoplePath('invitations') : dashboardPagePath('collaborations');

const endingNeed = ({ type, email, name, expires }: EndingAccess): Need => ({
  text: email,
  note: `${tourTitle({ name })}, until ${shortDay(expires)}`,
  to: guestsPath(type, name),
});

/** The guests of a tour; those of all collections, which are no pages of their own. */
const guestsPath = (type: 'tour' | 'collection', name: string): string =>
  type === 'tour' ? collaboratorsOfPath(name) : collaborationsPath('collections');

const mentionNeed = (notification: Notification): Need => ({
  text: authorLabel(notification.author),
  note: shortDay(notification.at),
  to: notificationPath(notification),
});
