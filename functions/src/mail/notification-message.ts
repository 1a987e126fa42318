import { escapeHtml } from '@/domain/escape-html';
import { type Notification, type NotificationKind, notificationPath } from '@/domain/notifications/notification';
import { notificationsPath, profilePath } from '@/domain/page-addresses';
import type { Place } from '../notifications/openable';
import type { Message } from './invitation-message';
import { buttonTo, htmlIn, mailLanguage } from './language';
import { notificationMailTexts } from './notification-texts';
import { plainName, singleLine } from './safe-text';

type Texts = Awaited<ReturnType<typeof notificationMailTexts>>;
type Names = { author: string; name: string };

const sentences: Partial<Record<NotificationKind, (t: Texts, names: Names) => string>> = {
  request: (t, names) => t.request(names),
  mention: (t, names) => t.mention(names),
  answer: (t, names) => t.answer(names),
  proposal: (t, names) => t.proposal(names),
  'proposal-returned': (t, names) => t.returned(names),
  'proposal-published': (t, names) => t.published(names),
  'webhook-failed': (t, names) => t.webhookFailed(names),
};

type Parts = {
  /** A BCP 47 tag; English without one. */
  language: string;
  items: readonly { notification: Notification; place: Pick<Place, 'name'>; organization: string }[];
  linkTo: (path: string) => string;
  /** The address that switches such mails off. */
  unsubscribe: string;
};

/**
 * The mail about notifications, the newest first: a sentence for each, with a link to the very thing, and one button. The names in it are chosen by
 * users: each is one short line, and never looks like an address; nothing that somebody wrote is quoted.
 */
export async function notificationMessage({
  language: tag,
  items,
  linkTo,
  unsubscribe,
}: Parts): Promise<Message & { unsubscribe: string }> {
  const language = await mailLanguage(tag);
  const t = await notificationMailTexts(language.code);
  const lines = items.map((item) => ({
    ...namesIn(item, language.t),
    kind: item.notification.kind,
    path: notificationPath(item.notification),
  }));
  const [only] = lines.length === 1 ? lines : [];
  const action = only ? actionOf(only.kind, t) : t.openAll;
  const address = linkTo(only ? only.path : notificationsPath);
  const links = [
    { action: t.switchOff, address: unsubscribe },
    { action: t.choose, address: linkTo(profilePath) },
  ];
  return {
    subject: only ? sentenceIn(only.kind, t, { author: only.shortAuthor, name: only.name }) : t.news(lines.length),
    text: [
      ...lines.map((line) => {
        const sentence = sentenceIn(line.kind, t, line);
        return only ? sentence : t.link({ action: sentence, address: linkTo(line.path) });
      }),
      t.link({ action, address }),
      links.map((link) => t.link(link)).join('\n'),
    ].join('\n\n'),
    html: htmlIn(language, [
      ...lines.map((line) => {
        const sentence = sentenceIn(line.kind, t, { author: isolated(line.author), name: `<strong>${isolated(line.name)}</strong>` });
        return only ? `<p>${sentence}</p>` : `<p><a href="${escapeHtml(linkTo(line.path))}" style="color:inherit">${sentence}</a></p>`;
      }),
      buttonTo(address, action),
      `<p style="font-size:14px">${links.map((link) => `<a href="${escapeHtml(link.address)}" style="color:inherit">${escapeHtml(link.action)}</a>`).join(' · ')}</p>`,
    ]),
    unsubscribe,
  };
}

const isolated = (name: string): string => `<bdi>${escapeHtml(name)}</bdi>`;

const sentenceIn = (kind: NotificationKind, t: Texts, names: Names): string => sentences[kind]?.(t, names) ?? '';

function namesIn({ notification, place, organization }: Parts['items'][number], t: { aTour: (names: { organization: string }) => string }) {
  const { name, email } = notification.author;
  const shortAuthor = plainName(name) || singleLine(email);
  return {
    author: plainName(name) === '' ? shortAuthor : `${shortAuthor} (${singleLine(email)})`,
    shortAuthor,
    name: plainName(place.name) || t.aTour({ organization }),
  };
}

function actionOf(kind: NotificationKind, t: Texts): string {
  if (kind === 'request') return t.openRequest;
  if (kind === 'webhook-failed') return t.openWebhooks;
  return kind === 'mention' || kind === 'answer' ? t.openComment : t.openVersions;
}
