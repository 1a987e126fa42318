import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope';
import type { Mail, Transport } from './mail';
import { type Kept, outboxPage } from './outbox-page';

/** Puts mails into a folder instead of sending them: an `.eml` each, and `index.html` to read them all. */
export function outboxTransport(folder: string, sender: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const { messageId, message } = await composer.sendMail(envelopeOf(mail, sender));
      const file = join(folder, `${mail.id}.eml`);
      await replace(file, message as Buffer);
      await replace(join(folder, `${mail.id}.json`), JSON.stringify(keptOf(mail, sender)));
      await writeIndex(folder);
      return { messageId, response: 'kept in the outbox', file };
    },
  };
}

const keptOf = ({ id, to, subject, text, html }: Mail, sender: string): Kept => ({
  id,
  from: sender,
  to,
  subject,
  text,
  html,
  at: new Date().toISOString(),
});

/** Several functions may put mails there at once: whoever sees that another came in between writes the index again. */
async function writeIndex(folder: string): Promise<void> {
  for (let names = await keptIn(folder), written = ''; names.join() !== written; names = await keptIn(folder)) {
    written = names.join();
    const kept = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Kept));
    await replace(join(folder, 'index.html'), outboxPage(kept));
  }
}

const keptIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort();

/** Whoever reads the file sees the old or the new one, never half of it. */
async function replace(path: string, content: string | Buffer): Promise<void> {
  const beside = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.part`;
  await writeFile(beside, content);
  await rename(beside, path);
}
