import { mailLanguageFrom } from '../collaboration/mail-language';
import { minuteMs } from '../durations';
import { oneOf, type Stored, text } from '../stored';
import type { NotificationKind } from './notification';

/** What somebody can choose mails about. An answer to their own request, and access that is given to them, have a mail of their own. */
export const mailTopics = ['requests', 'mentions', 'answers', 'proposals', 'webhooks'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** `grouped`: at most one in half an hour, with everything since; `daily`: in the morning. */
export const mailModes = ['grouped', 'daily', 'none'] as const;
export type MailMode = (typeof mailModes)[number];

/** `users/{uid}/settings/notifications`: which mails somebody wants, in which language, and where their morning is (a name of the IANA time zones). */
export type NotificationSettings = Record<MailTopic, MailMode> & { language?: string; timeZone: string };

const defaults: Record<MailTopic, MailMode> = {
  requests: 'grouped',
  mentions: 'grouped',
  answers: 'none',
  proposals: 'none',
  webhooks: 'none',
};

/** Reads stored settings; what nobody chose is as it is for everybody. */
export const notificationSettingsFrom = (stored: Stored): NotificationSettings => ({
  requests: oneOf(mailModes, stored.requests, defaults.requests),
  mentions: oneOf(mailModes, stored.mentions, defaults.mentions),
  answers: oneOf(mailModes, stored.answers, defaults.answers),
  proposals: oneOf(mailModes, stored.proposals, defaults.proposals),
  webhooks: oneOf(mailModes, stored.webhooks, defaults.webhooks),
  ...mailLanguageFrom(stored.language),
  timeZone: isTimeZone(text(stored.timeZone)) ? text(stored.timeZone) : 'UTC',
});

/** What the mails about a kind of notification are about; null for a kind that has a mail of its own. */
export function topicOf(kind: NotificationKind): MailTopic | null {
  if (kind === 'request') return 'requests';
  if (kind === 'mention') return 'mentions';
  if (kind === 'answer') return 'answers';
  if (kind === 'webhook-failed') return 'webhooks';
  return kind.startsWith('proposal') ? 'proposals' : null;
}

/** The first notification waits, so that what comes with it is in the same mail, and what is read meanwhile is in none. */
export const firstWaitMs = 5 * minuteMs;
/** The time between two mails to a person. */
export const mailIntervalMs = 30 * minuteMs;
/** The minute of the day at which daily mails are sent. */
const dailyMinute = 7 * 60;

/** When a mail with something new is due. @param lastMail when the person was sent the last one; null for never */
export function mailDueAt(mode: Exclude<MailMode, 'none'>, now: Date, lastMail: Date | null, timeZone: string): Date {
  const wanted = mode === 'daily' ? nextMorning(now, timeZone) : now.getTime() + firstWaitMs;
  return new Date(Math.max(wanted, (lastMail?.getTime() ?? 0) + (lastMail ? mailIntervalMs : 0)));
}

/** In milliseconds; an hour off on the day on which the clocks change. */
function nextMorning(now: Date, timeZone: string): number {
  const minutes = dailyMinute - minuteOfDay(now, timeZone);
  return now.getTime() + (minutes > 0 ? minutes : minutes + 24 * 60) * minuteMs;
}

function minuteOfDay(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }).formatToParts(moment);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return numberOf('hour') * 60 + numberOf('minute');
}

function isTimeZone(name: string): boolean {
  if (name === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
