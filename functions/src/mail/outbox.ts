import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope';
import type { Mail, Transport } from './mail';

/** A mail in the outbox, as `npm start` shows it; `at` in RFC 3339. */
type StoredMail = Mail & { from: string; at: string };

/** Writes mails to a folder instead of sending them: each as `.eml`, which mail programs open, and as JSON. */
export function outboxTransport(folder: string, sender: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const { messageId, message } = await composer.sendMail(envelopeOf(mail, sender));
      const file = join(folder, `${mail.id}.eml`);
      await replaceFile(file, message as Buffer);
      await replaceFile(join(folder, `${mail.id}.json`), JSON.stringify(storedMailFrom(mail, sender)));
      return { messageId, response: 'kept in the outbox', file };
    },
  };
}

const storedMailFrom = ({ id, to, subject, text, html, unsubscribe }: Mail, from: string): StoredMail => ({
  id,
  from,
  to,
  subject,
  text,
  html,
  ...(unsubscribe !== undefined && { unsubscribe }),
  at: new Date().toISOString(),
});

/** Replaces a file atomically, so that readers never see a partial one. */
async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const temporaryPath = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.part`;
  await writeFile(temporaryPath, content);
  await rename(temporaryPath, path);
}
