import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type Mail, Undeliverable } from './mail';
import { smtpTransport } from './smtp';

const invitation: Mail = {
  id: '0123456789abcdef',
  to: 'ada@people.example',
  subject: 'Välkommen till Northlight',
  text: 'Open https://loggia.example/#/my-page',
  html: '<p>Open <a href="https://loggia.example/#/my-page">Loggia</a></p>',
};
const sender = 'Loggia <no-reply@loggia.example>';

type Received = { recipients: string[]; content: string };
const open: SMTPServer[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise<void>((resolve) => server.close(() => resolve())))));

/** A mail server that takes everything, unless told otherwise. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let content = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        content += chunk;
      });
      stream.on('end', () => {
        received.push({ recipients: envelope.rcptTo.map(({ address }) => address), content });
        done();
      });
    },
    ...options,
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}
const refusing = (responseCode: number, message: string): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error(message), { responseCode })),
});
const headersOf = (content: string) => content.slice(0, content.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');

describe('smtpTransport', () => {
  it('delivers text and HTML to the recipient, with a stable id', async () => {
    const { url, received } = await mailServer();

    const receipt = await smtpTransport(url, sender).send(invitation);

    expect(receipt).toEqual({ messageId: '<0123456789abcdef@loggia.example>', response: expect.stringContaining('250') });
    const [{ recipients, content }] = received as [Received];
    expect(recipients).toEqual(['ada@people.example']);
    expect(headersOf(content)).toMatch(/^From: Loggia <no-reply@loggia\.example>$/m);
    expect(headersOf(content)).toMatch(/^Message-ID: <0123456789abcdef@loggia\.example>$/im);
    expect(headersOf(content)).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(content).toContain('https://loggia.example/#/my-page');
  });

  it('offers to switch such mails off by one request, where the mail has an address for it', async () => {
    const { url, received } = await mailServer();
    await smtpTransport(url, sender).send(invitation);
    await smtpTransport(url, sender).send({ ...invitation, unsubscribe: 'https://loggia.example/unsubscribe/u/s?mentions=none' });

    const [without, withOne] = received.map(({ content }) => headersOf(content));
    expect(without).not.toMatch(/^List-Unsubscribe/im);
    expect(withOne).toMatch(/^List-Unsubscribe: <https:\/\/loggia\.example\/unsubscribe\/u\/s\?mentions=none>$/im);
    expect(withOne).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
  });

  it.each(['Hi\r\nBcc: everyone@people.example', 'Hi\nX-Injected: yes', `${'x'.repeat(290)}\r\n\r\n<script>`])(
    'makes no header of what stands in the subject %j',
    async (subject) => {
      const { url, received } = await mailServer();

      await smtpTransport(url, sender).send({ ...invitation, subject });

      const [{ recipients, content }] = received as [Received];
      expect(recipients).toEqual(['ada@people.example']);
      expect(headersOf(content)).not.toMatch(/^(Bcc|X-Injected):/im);
      expect(headersOf(content)).toMatch(/^Subject: /m);
    },
  );

  it('signs in with the user of the address', async () => {
    const users: unknown[] = [];
    const { url } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        users.push([username, password]);
        done(null, { user: username });
      },
    });

    await smtpTransport(url.replace('://', '://loggia%40example:p%2Fw@'), sender).send(invitation);

    expect(users).toEqual([['loggia@example', 'p/w']]);
  });

  it('distinguishes permanent errors, with the server’s message, from temporary ones', async () => {
    const [forGood, forNow] = [await mailServer(refusing(550, 'No such person here')), await mailServer(refusing(451, 'Try later'))];

    const refused = smtpTransport(forGood.url, sender).send(invitation);
    await expect(refused).rejects.toBeInstanceOf(Undeliverable);
    await expect(refused).rejects.toThrow('No such person here');
    const postponed = smtpTransport(forNow.url, sender).send(invitation);
    await expect(postponed).rejects.not.toBeInstanceOf(Undeliverable);
    await expect(postponed).rejects.toThrow('Try later');
  });

  it('allows a retry if the server does not respond, without naming it', async () => {
    const sent = smtpTransport('smtp://127.0.0.1:9', sender).send(invitation);

    await expect(sent).rejects.not.toBeInstanceOf(Undeliverable);
    await expect(sent).rejects.toThrow(/^The mail server did not respond \(E[A-Z]+\)\.$/);
  });
});
