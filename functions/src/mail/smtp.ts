import { createTransport } from 'nodemailer';
import { isRecord, text } from '@/domain/stored';
import { envelopeOf } from './envelope';
import { type Transport, Undeliverable } from './mail';

/** A server that scans mails before accepting them is slow to respond; a short timeout would send the mail twice. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Sends through an SMTP server; passwords are only sent encrypted. @throws Undeliverable for permanent errors (5xx), and for invalid addresses */
export function smtpTransport(url: string, sender: string): Transport {
  const { hostname, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const server = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      requireTLS: !loopback.test(hostname),
    }),
    ...timeouts,
  });
  return {
    async send(mail) {
      try {
        const { messageId, response } = await server.sendMail(envelopeOf(mail, sender));
        return { messageId, response };
      } catch (error) {
        throw failureOf(error);
      } finally {
        server.close();
      }
    },
  };
}

/** The message is shown to the inviter, so it does not name a machine. */
function failureOf(error: unknown): unknown {
  if (isFinal(error)) return new Undeliverable(messageOf(error));
  if (!isRecord(error) || typeof error.responseCode === 'number') return error;
  return new Error(`The mail server did not respond (${text(error.code, 'unknown')}).`, { cause: error });
}

/** Servers reply 4xx for temporary and 5xx for permanent errors; without a reply only a malformed envelope is permanent. */
function isFinal(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const { responseCode, code } = error;
  return typeof responseCode === 'number' ? responseCode >= 500 : code === 'EENVELOPE';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
