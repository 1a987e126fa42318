import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { type Notification, newestFirst, notificationFrom } from '@/domain/notifications/notification';
import { type MailTopic, type NotificationSettings, notificationSettingsFrom, topicOf } from '@/domain/notifications/notification-settings';
import { text, texts } from '@/domain/stored';
import { findAccount, identityOf } from '../core/accounts';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { type Place, placeOf } from '../notifications/openable';
import { notificationSettingsRef, notificationsOf } from '../notifications/refs';
import { isOrganizationOpen } from '../organizations/is-open';
import type { Compose } from './compose';
import { unsubscribeSignature } from './link-signature';
import { notificationMessage } from './notification-message';
import { shownName } from './safe-text';

type Item = { notification: Notification; topic: MailTopic; place: Place };

/**
 * The mail about what is new for somebody: of what they have not read meanwhile, want mails about, and can open at this moment. Null if nothing of it
 * is left. Suspended organizations are not told of.
 */
export const notificationMail: Compose = async (transaction, snapshot, { linkTo, pageAt }) => {
  const uid = snapshot.id;
  const account = await findAccount(uid);
  if (!account || account.disabled || !account.emailVerified) return null;
  const choice = notificationSettingsFrom(withDates((await transaction.get(notificationSettingsRef(uid))).data() ?? {}));
  const found = await itemsFor(identityOf(account), texts(snapshot.get('sending')), choice);
  const organizations = await readOrganizations(transaction, found);
  const items = found.filter(({ place }) => {
    const organization = organizations.get(place.organization);
    return organization !== undefined && isOrganizationOpen(organization);
  });
  const [first] = items;
  if (!first) return null;
  const names = (item: Item) => shownName(item.place.organization, text(organizations.get(item.place.organization)?.get('name')));
  const isOfOne = items.every(({ place }) => place.organization === first.place.organization);
  const topics = [...new Set(items.map(({ topic }) => topic))];
  const { language = '' } = choice;
  const message = await notificationMessage({
    language,
    items: items.map((item) => ({ ...item, organization: names(item) })),
    linkTo,
    unsubscribe: pageAt(`unsubscribe/${uid}/${await unsubscribeSignature(uid)}?${topics.map((topic) => `${topic}=none`).join('&')}`),
  });
  return {
    to: account.email,
    message,
    letterhead: {
      organization: isOfOne ? names(first) : 'Loggia',
      logoUrl: isOfOne ? text(organizations.get(first.place.organization)?.get('logoUrl')) : '',
      pictureUrl: '',
      language,
    },
    organization: first.place.organization,
    // counted apart from what the person sends themselves
    sender: `notifications-${uid}`,
  };
};

async function itemsFor(user: Identity, ids: readonly string[], choice: NotificationSettings): Promise<Item[]> {
  if (ids.length === 0) return [];
  const found = await store().getAll(...ids.map((id) => notificationsOf(user.uid).doc(id)));
  const notifications = found.filter(({ exists }) => exists).map((each) => notificationFrom(each.id, withDates(each.data() ?? {})));
  const items = newestFirst(notifications).map(async (notification): Promise<Item | null> => {
    const topic = topicOf(notification.kind);
    if (notification.isRead || topic === null || choice[topic] === 'none') return null;
    const place = await placeOf(notification, user);
    return place && { notification, topic, place };
  });
  return (await Promise.all(items)).filter((item) => item !== null);
}

async function readOrganizations(transaction: Transaction, items: readonly Item[]): Promise<Map<string, DocumentSnapshot>> {
  const ids = [...new Set(items.map(({ place }) => place.organization as string))];
  if (ids.length === 0) return new Map();
  const found = await transaction.getAll(...ids.map((id) => store().doc(`organizations/${id}`)));
  return new Map(found.map((document) => [document.id, document]));
}
