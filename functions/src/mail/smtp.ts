import { createTransport } from 'nodemailer';
import { isRecord, text } from '@/domain/stored';
import { envelopeOf } from './envelope';
import { type Transport, Undeliverable } from './mail';

/** A server that looks through a mail before it takes it is slow to answer; giving up too early would send the mail twice. */
const waiting = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Sends through an SMTP server; a password leaves this machine encrypted only. @throws Undeliverable for what the server refuses for good (5xx), or an address that no server takes */
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
    ...waiting,
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

/** The reason is read by whoever invited: it names no machine. */
function failureOf(error: unknown): unknown {
  if (isFinal(error)) return new Undeliverable(messageOf(error));
  if (!isRecord(error) || typeof error.responseCode === 'number') return error;
  return new Error(`The mail server gave no answer (${text(error.code, 'unknown')}).`, { cause: error });
}

/** Servers say 4xx for what may pass and 5xx for what will not; without a word from the server only a malformed envelope is final. */
function isFinal(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const { responseCode, code } = error;
  return typeof responseCode === 'number' ? responseCode >= 500 : code === 'EENVELOPE';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
