import { authorLabel } from '@/domain/comments/comment';
import type { Notification, NotificationKind } from '@/domain/notifications/notification';
import { shortDay } from '@/domain/time';
import type { notificationTexts } from './texts';

type Texts = ReturnType<typeof notificationTexts.get>;

const sentences: Record<NotificationKind, (t: Texts, names: { author: string; day: string }) => string> = {
  request: (t, names) => t.request(names),
  'request-granted': (t, names) => t.granted(names),
  'request-declined': (t, names) => t.declined(names),
  mention: (t, names) => t.mention(names),
  answer: (t, names) => t.answer(names),
  proposal: (t, names) => t.proposal(names),
  'proposal-returned': (t, names) => t.returned(names),
  'proposal-published': (t, names) => t.published(names),
  access: (t) => t.access,
  'webhook-failed': (t) => t.webhookFailed,
};

/** What happened, in a sentence without the name of what it is about. */
export const sentenceOf = (t: Texts, { kind, author, at, requestedAt }: Notification): string =>
  sentences[kind](t, { author: authorLabel(author), day: shortDay(requestedAt ?? at) });
