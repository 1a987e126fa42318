import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Transport, Undeliverable } from '../../functions/src/mail/mail';
import { deliver, type MailDeliveryOptions } from '../../functions/src/mail/mail-delivery';
import { transportFrom } from '../../functions/src/mail/transport';
import { root } from '../../scripts/setup.mjs';
import './administrator';
import { anAddress, anInviter, type Inviter, invitationOf, invitationRef } from './invitations';
import { withTriggers } from './triggers';

const deliveryOf = async (document: DocumentReference) => (await document.get()).get('delivery');
const environment = { APP_URL: 'https://loggia.example/' };

describe('a document in the mail store', () => {
  /** An invitation as the app writes it. */
  const invite = async (changes: object = {}) => {
    const [to, inviter] = [anAddress(), await anInviter()];
    const document = invitationRef(inviter.organization, to);
    const states: string[] = [];
    onTestFinished(document.onSnapshot((snapshot) => void (snapshot.get('delivery.state') && states.push(snapshot.get('delivery.state')))));
    await withTriggers([document.path], () => document.set(invitationOf(inviter, to, changes)));
    return { document, to, inviter, states };
  };

  it('is delivered to the outbox with the server’s text, and reports its progress [COLLAB-021, COLLAB-038, MODEL-046, MODEL-049]', async () => {
    const { document, to, inviter, states } = await invite();

    const delivery = await deliveryOf(document);
    expect(delivery).toMatchObject({
      state: 'SUCCESS',
      attempts: 1,
      startTime: expect.any(Timestamp),
      endTime: expect.any(Timestamp),
      info: { messageId: expect.stringMatching(/^<.+@.+>$/) },
    });
    expect(delivery).not.toHaveProperty('error');
    await expect.poll(() => states.filter((state, at) => state !== states[at - 1])).toEqual(['PROCESSING', 'SUCCESS']);
    const subject = `Some Body invites you to join ${inviter.organization} on Loggia`;
    const [sender, words] = [`Some Body (${inviter.email})`, ' invites you to join'];
    const message = (await document.get()).get('message');
    expect(message).toEqual({
      subject,
      text: expect.stringContaining(sender + words),
      html: expect.stringContaining(`<bdi>${sender}</bdi>${words}`),
    });
    expect(message.text).toContain('https://loggia.example/#/dashboard/my-page');
    const file = readFileSync(delivery.info.file, 'utf8').replace(/\r\n[ \t]+/g, ' ');
    expect(file).toContain(`To: ${to}`);
    expect(file).toContain(`Subject: ${subject}`);
    const shown = JSON.parse(readFileSync(delivery.info.file.replace(/eml$/, 'json'), 'utf8'));
    expect(shown).toMatchObject({ to, subject, text: expect.stringContaining('https://loggia.example/#/dashboard/my-page') });
  });

  it('is delivered again, as another mail, when it was revoked and created again [COLLAB-022]', async () => {
    const { document } = await invite();
    const [first, fields] = [await deliveryOf(document), (await document.get()).data()];
    await document.delete();

    await withTriggers([document.path], () => document.set({ ...fields, delivery: null }));

    expect((await deliveryOf(document)).info.messageId).not.toBe(first.info.messageId);
  });

  it('ends as ERROR with the reason if it is invalid', async () => {
    const { document } = await invite({ type: 'newsletter' });

    expect(await deliveryOf(document)).toMatchObject({
      state: 'ERROR',
      error: expect.stringMatching(/type: is not organization-invitation/),
    });
  });
});

describe('deliver', () => {
  let document: DocumentReference;
  let inviter: Inviter;
  let to: string;
  const sent: string[] = [];
  const works: Transport = {
    send: async ({ id }) => {
      sent.push(id);
      return { messageId: id, response: '250' };
    },
  };
  const by = (transport: Transport): MailDeliveryOptions => ({ transport: () => transport, environment, pauses: [1, 1, 1] });

  beforeAll(async () => {
    inviter = await anInviter();
  });
  beforeEach(async () => {
    sent.length = 0;
    to = anAddress();
    document = invitationRef(inviter.organization, to);
    await document.set(invitationOf(inviter, to));
  });

  it('sends to every address that the rules let through [COLLAB-024]', async () => {
    const unusual = 'jörg.o’neill@bücher.example';
    document = invitationRef(inviter.organization, unusual);
    await document.set(invitationOf(inviter, unusual));

    await deliver(document, by(works));

    expect(await deliveryOf(document)).toMatchObject({ state: 'SUCCESS' });
  });

  it('sends a mail once when two deliver it at once', async () => {
    let others: PromiseSettledResult<void>[] = [];
    const slow: Transport = {
      send: async (mail) => {
        others = await Promise.allSettled([deliver(document, by(works))]);
        return works.send(mail);
      },
    };

    await deliver(document, by(slow));

    expect(others).toMatchObject([{ status: 'rejected', reason: { message: expect.stringMatching(/by another run/) } }]);
    expect(sent).toHaveLength(1);
    await deliver(document, by(works));
    expect(sent).toHaveLength(1);
  });

  it('sends a mail once when many start in the same moment', async () => {
    await Promise.allSettled(Array.from({ length: 5 }, () => deliver(document, by(works))));

    expect(sent).toHaveLength(1);
    expect(await deliveryOf(document)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  });

  it('takes a mail over from a run that ended', async () => {
    const crashed = { state: 'PROCESSING', attempts: 1, startTime: Timestamp.now(), leaseExpireTime: Timestamp.fromMillis(Date.now() - 1) };
    await document.update({ delivery: crashed });

    await deliver(document, by(works));

    expect(await deliveryOf(document)).toMatchObject({ state: 'SUCCESS', attempts: 2, startTime: crashed.startTime });
  });

  it('fails a mail whose every run was interrupted', async () => {
    await document.update({ delivery: { state: 'PROCESSING', attempts: 4, leaseExpireTime: Timestamp.fromMillis(0) } });

    await deliver(document, by(works));

    expect(sent).toEqual([]);
    expect(await deliveryOf(document)).toMatchObject({ state: 'ERROR', error: expect.stringMatching(/every attempt was interrupted/) });
  });

  it('does not restore an invitation that was revoked while it was sent', async () => {
    const revoked: Transport = {
      send: async (mail) => {
        await document.delete();
        return works.send(mail);
      },
    };

    await deliver(document, by(revoked));

    expect((await document.get()).exists).toBe(false);
  });

  it('does not change an invitation that replaced the one that was sent', async () => {
    const next = { state: 'PROCESSING', attempts: 1, leaseExpireTime: Timestamp.fromMillis(Date.now() + 60_000) };
    const replaced: Transport = {
      send: async (mail) => {
        await document.delete();
        await document.set(invitationOf(inviter, to, { role: 'editor', delivery: next }));
        return works.send(mail);
      },
    };

    await deliver(document, by(replaced));

    expect(await deliveryOf(document)).toEqual(next);
  });

  it('reports what is missing if mail is not configured', async () => {
    await deliver(document, { ...by(works), transport: () => transportFrom({}) });

    expect(await deliveryOf(document)).toMatchObject({
      state: 'ERROR',
      attempts: 1,
      error: expect.stringMatching(/neither SMTP_URL nor MAIL_OUTBOX/),
    });
  });

  it('retries temporary errors once per delay, and stores the reason', async () => {
    let attempts = 0;
    const busy: Transport = {
      send: async () => {
        attempts += 1;
        throw new Error('The server is busy.');
      },
    };

    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    await deliver(document, by(busy));

    expect(attempts).toBe(4);
    expect(log.mock.calls).toEqual([['A mail failed, of mail. Health says why.']]);
    const alert = readFileSync(`${root}/scripts/deploy/alerts/mails-fail.json`, 'utf8');
    expect(JSON.parse(alert).conditions[0].conditionMatchedLog.filter).toMatch(/ AND "A mail failed"$/);
    expect(await deliveryOf(document)).toMatchObject({
      state: 'ERROR',
      attempts: 4,
      error: 'The server is busy.',
      endTime: expect.any(Timestamp),
    });
  });

  it('does not retry permanent errors', async () => {
    let attempts = 0;
    const refuses: Transport = {
      send: async () => {
        attempts += 1;
        throw new Undeliverable('No such person here.');
      },
    };

    await deliver(document, by(refuses));

    expect(attempts).toBe(1);
    expect(await deliveryOf(document)).toMatchObject({ state: 'ERROR', error: 'No such person here.' });
  });
});

describe('deliver through an SMTP server', () => {
  let server: SMTPServer;
  let answers: number[];
  const recipients: string[] = [];
  const transport = () => {
    const { port } = server.server.address() as AddressInfo;
    return transportFrom({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Loggia <no-reply@loggia.example>' });
  };

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        const responseCode = answers.shift() ?? 250;
        if (responseCode >= 400) return done(Object.assign(new Error(`Not now: ${responseCode}`), { responseCode }));
        recipients.push(address);
        return done();
      },
      onData: (stream, _session, done) => void stream.on('end', () => done()).resume(),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it.each([
    [[], { state: 'SUCCESS', attempts: 1 }],
    [[451, 421], { state: 'SUCCESS', attempts: 3 }],
    [[550], { state: 'ERROR', attempts: 1, error: expect.stringContaining('Not now: 550') }],
  ])('that answers %j ends as %j', async (given, outcome) => {
    answers = [...given];
    const [to, inviter] = [anAddress(), await anInviter()];
    const document = invitationRef(inviter.organization, to);
    await document.set(invitationOf(inviter, to));

    await deliver(document, { transport, environment, pauses: [1, 1] });

    expect(await deliveryOf(document)).toMatchObject(outcome);
    expect(recipients.includes(to)).toBe(outcome.state === 'SUCCESS');
  });
});
