import { onRequest, type Request } from 'firebase-functions/v2/https';
import { mailModes, mailTopics, type NotificationSettings, notificationSettingsFrom } from '@/domain/notifications/notification-settings';
import { preferredLanguage } from '@/language/languages';
import { findAccount } from '../core/accounts';
import { withDates } from '../core/dates';
import { isSignedFor } from '../mail/link-signature';
import { brokenPage, type Choice, chosenPage, type PageParts, questionPage } from '../mail/unsubscribe-page';
import { unsubscribeTexts } from '../mail/unsubscribe-texts';
import { notificationSettingsRef } from '../notifications/refs';
import { appAddress } from '../short-links/card';
import { queryOf } from './query';
import { serverPageHeaders } from './server-page-headers';

/**
 * Switches mails about notifications off, by the signed link in each of them and without signing in: `GET /unsubscribe/{uid}/{signature}?mentions=none`
 * asks, `POST` does it, also that of a mail program (RFC 8058), and says what was switched off.
 */
export const unsubscribe = onRequest({ invoker: 'public' }, async (request, response) => {
  response.set(serverPageHeaders).removeHeader('X-Powered-By');
  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD')
    return void response.status(405).set('Allow', 'GET, HEAD, POST').end();
  const choice = choiceIn(request);
  const settings = await settingsAt(request.path);
  const parts = await partsFor(request, settings);
  if (!settings || Object.keys(choice).length === 0) return void response.status(404).type('html').send(brokenPage(parts));
  if (!isPost) return void response.type('html').send(questionPage(parts, choice));
  await notificationSettingsRef(settings.uid).set(choice, { merge: true });
  const others = mailTopics.some((topic) => !(topic in choice) && settings[topic] !== 'none');
  response.type('html').send(chosenPage(parts, choice, formerOf(settings, choice), others));
});

type Stored = NotificationSettings & { uid: string };

/** The settings of whoever a link was signed for; null for any other link, and once the account is gone. */
async function settingsAt(path: string): Promise<Stored | null> {
  const [, uid = '', signature = ''] = /^\/unsubscribe\/([A-Za-z0-9_-]{1,128})\/([A-Za-z0-9_-]{43})$/.exec(path) ?? [];
  if (uid === '' || !(await isSignedFor(uid, signature)) || !(await findAccount(uid))) return null;
  return { uid, ...notificationSettingsFrom(withDates((await notificationSettingsRef(uid).get()).data() ?? {})) };
}

function choiceIn(request: Request): Choice {
  const query = queryOf(request);
  const chosen = mailTopics.flatMap((topic) => mailModes.filter((mode) => mode === query.get(topic)).map((mode) => [topic, mode]));
  return Object.fromEntries(chosen);
}

/** What switches the same mails on again, as they were. */
const formerOf = (settings: NotificationSettings, choice: Choice): Choice =>
  Object.fromEntries(
    mailTopics.filter((topic) => topic in choice).map((topic) => [topic, settings[topic] === 'none' ? 'grouped' : settings[topic]]),
  );

async function partsFor(request: Request, settings: Stored | null): Promise<PageParts> {
  const code = preferredLanguage(settings?.language ? [settings.language] : request.acceptsLanguages());
  return { code, t: await unsubscribeTexts(code), app: appAddress(process.env) };
}
