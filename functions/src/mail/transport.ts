import { type Transport, Undeliverable } from './mail';
import { outboxTransport } from './outbox';
import { addressIn } from './sender-address';
import { smtpTransport } from './smtp';

const localSender = 'Loggia <no-reply@loggia.example>';

/**
 * The transport of this installation: the server in `SMTP_URL` (`smtps://user:password@host:465`), with sender `MAIL_FROM`; otherwise the folder
 * `MAIL_OUTBOX`, where developers read the mails.
 * @throws Undeliverable naming what is missing
 */
export function transportFrom({ SMTP_URL, MAIL_FROM, MAIL_OUTBOX }: NodeJS.ProcessEnv): Transport {
  if (MAIL_FROM && !addressIn(MAIL_FROM)) throw new Undeliverable(`MAIL_FROM is not an address: "${MAIL_FROM}".`);
  if (SMTP_URL) {
    if (!URL.canParse(SMTP_URL) || !/^smtps?:$/.test(new URL(SMTP_URL).protocol))
      throw new Undeliverable('SMTP_URL must be an address such as smtps://user:password@host:465.');
    if (!MAIL_FROM) throw new Undeliverable('SMTP_URL is set, but MAIL_FROM, the sender of the mails, is not.');
    return smtpTransport(SMTP_URL, MAIL_FROM);
  }
  if (MAIL_OUTBOX) return outboxTransport(MAIL_OUTBOX, MAIL_FROM || localSender);
  throw new Undeliverable('Mail is not set up: neither SMTP_URL nor MAIL_OUTBOX is set.');
}
