import { z } from 'zod';
import { escapeHtml } from '@/domain/escape-html';
import { tagOf } from '@/language/formats';
import { preferredLanguage } from '@/language/languages';
import { directionOf } from '@/language/locale-of';
import { mailTexts } from './texts';

/** The language of a mail, by its BCP 47 tag, and its texts. */
export type MailLanguage = { code: string; t: Awaited<ReturnType<typeof mailTexts>> };

/** The language that a document names for its mail; whatever it names, the mail is sent. */
export const languageTag = z.string().catch('');

/** The language for a BCP 47 tag, English where there is none such. */
export async function mailLanguage(tag: string): Promise<MailLanguage> {
  const code = preferredLanguage([tag]);
  return { code, t: await mailTexts(code) };
}

/** The paragraphs of a mail, which are HTML, as a fragment in its language. */
export const htmlIn = ({ code }: MailLanguage, paragraphs: readonly string[]): string =>
  [`<div lang="${code}" dir="${directionOf(code)}">`, ...paragraphs, '</div>'].join('\n');

const buttonStyle =
  'display:inline-block;background:#1f2937;color:#ffffff;font-weight:600;text-decoration:none;padding:12px 24px;border-radius:8px;margin:4px 0';

/** The one button of a mail, as HTML. */
export const buttonTo = (address: string, action: string): string =>
  `<p><a href="${escapeHtml(address)}" style="${buttonStyle}">${escapeHtml(action)}</a></p>`;

/** A moment in UTC, in words. */
export const timeIn = ({ code }: MailLanguage, time: Date): string =>
  new Intl.DateTimeFormat(tagOf(code), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time);
