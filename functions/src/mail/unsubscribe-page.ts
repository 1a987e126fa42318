import { type MailMode, type MailTopic, mailTopics } from '@/domain/notifications/notification-settings';
import { profilePath } from '@/domain/page-addresses';
import { escaped } from '../front-pages/html';
import { mailPage } from './server-page';
import type { unsubscribeTexts } from './unsubscribe-texts';

type Texts = Awaited<ReturnType<typeof unsubscribeTexts>>;
export type PageParts = { code: string; t: Texts; app: string };
/** What a link chooses: a mode for some of the topics. */
export type Choice = Partial<Record<MailTopic, MailMode>>;

/** A page without a script; what it posts goes to its own address with another choice. */
const page = ({ code, t, app }: PageParts, words: string, forms: readonly string[]): string =>
  mailPage({ code, title: t.title, words, forms, link: { address: `${app}#${profilePath}`, label: t.choose } });

/** A button that posts a choice. */
const choosing = (choice: Choice, label: string, look = 'enter'): string =>
  `<form method="post" action="${escaped(`?${new URLSearchParams(choice)}`)}"><button class="${look}">${escaped(label)}</button></form>`;

const topicsIn = ({ code, t }: PageParts, choice: Choice): string =>
  new Intl.ListFormat(code).format(mailTopics.filter((topic) => topic in choice).map((topic) => t[topic]));

/** Asks before anything is changed: programs open the links of mails by themselves. */
export const questionPage = (parts: PageParts, choice: Choice): string =>
  page(parts, parts.t.question({ topics: topicsIn(parts, choice) }), [choosing(choice, parts.t.switchOff)]);

/** Says what was chosen, and offers the way back. @param former what was chosen before @param others whether there are other mails to switch off */
export function chosenPage(parts: PageParts, choice: Choice, former: Choice, others: boolean): string {
  const { t } = parts;
  const topics = topicsIn(parts, choice);
  const isOff = Object.values(choice).every((mode) => mode === 'none');
  if (!isOff) return page(parts, t.isOn({ topics }), [choosing(allOf(choice, 'none'), t.switchOff)]);
  const all = Object.fromEntries(mailTopics.map((topic) => [topic, 'none'])) as Choice;
  return page(parts, t.isOff({ topics }), [choosing(former, t.switchOn), ...(others ? [choosing(all, t.allOff, 'other')] : [])]);
}

export const brokenPage = (parts: PageParts): string => page(parts, parts.t.broken, []);

const allOf = (choice: Choice, mode: MailMode): Choice => Object.fromEntries(Object.keys(choice).map((topic) => [topic, mode]));
