import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deliver } from '../../functions/src/mail/delivery';
import { type Transport, Undeliverable } from '../../functions/src/mail/mail';
import { transportFrom } from '../../functions/src/mail/transport';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, removedAfterwards, store } from './administrator';

const message = (subject = 'Welcome') => ({
  subject,
  text: 'Open https://loggia.example/#/my-page',
  html: '<p>Open <a href="https://loggia.example/#/my-page">Loggia</a></p>',
});
const anAddress = () => `${randomIdentifier().toLowerCase()}@people.example`;
const deliveryOf = async (document: DocumentReference) => (await document.get()).get('delivery');

describe('a document in the mail store', () => {
  /** An invitation as the app writes it. */
  const invite = async (changes: object = {}) => {
    const [to, organization] = [anAddress(), await anOrganization()];
    const document = store().doc(removedAfterwards(`mail/org_${organization}-${to}`));
    const states: string[] = [];
    onTestFinished(document.onSnapshot((snapshot) => void (snapshot.get('delivery.state') && states.push(snapshot.get('delivery.state')))));
    await document.set({ to, role: 'viewer', organization, type: 'organization-invitation', message: message(), ...changes });
    const ended = () =>
      vi.waitFor(async () => expect((await deliveryOf(document))?.endTime).toBeInstanceOf(Timestamp), { timeout: 30_000, interval: 100 });
    return { document, to, states, ended };
  };

  it('COLLAB-021 COLLAB-038 MODEL-049 is delivered into the outbox, and says how far it is', async () => {
    const { document, to, states, ended } = await invite();

    await ended();

    const delivery = await deliveryOf(document);
    expect(delivery).toMatchObject({
      state: 'SUCCESS',
      attempts: 1,
      startTime: expect.any(Timestamp),
      info: { messageId: expect.stringMatching(/^<.+@.+>$/) },
    });
    expect(delivery).not.toHaveProperty('error');
    await expect.poll(() => states.filter((state, at) => state !== states[at - 1])).toEqual(['PROCESSING', 'SUCCESS']);
    expect(readFileSync(delivery.info.file, 'utf8')).toContain(`To: ${to}`);
    const page = readFileSync(delivery.info.file.replace(/[^/]+$/, 'index.html'), 'utf8');
    expect(page).toContain(`To ${to}`);
    expect(page).toContain('https://loggia.example/#/my-page');
  });

  it('COLLAB-022 is delivered again, as another mail, when it was revoked and written anew', async () => {
    const { document, ended } = await invite();
    await ended();
    const [first, fields] = [await deliveryOf(document), (await document.get()).data()];
    await document.delete();

    await document.set({ ...fields, delivery: null });
    await ended();

    expect((await deliveryOf(document)).info.messageId).not.toBe(first.info.messageId);
  });

  it.each([
    ['no message', { message: null }, /message/],
    ['a message of something else than text', { message: { subject: 'Hi', text: { path: '/etc/passwd' } } }, /message\.text/],
    ['several recipients', { to: 'a@people.example, b@people.example' }, /to: is no e-mail address/],
    ['a recipient with a header in it', { to: 'a@people.example\r\nBcc: b@people.example' }, /to: is no e-mail address/],
    ['nothing to read', { message: { subject: 'Hi' } }, /neither text nor html/],
  ])('with %s ends as ERROR with the reason', async (_what, changes, reason) => {
    const { document, ended } = await invite(changes);

    await ended();

    expect(await deliveryOf(document)).toMatchObject({ state: 'ERROR', error: expect.stringMatching(reason) });
  });
});

describe('deliver', () => {
  let document: DocumentReference;
  const sent: string[] = [];
  const works: Transport = {
    send: async ({ id }) => {
      sent.push(id);
      return { messageId: id, response: '250' };
    },
  };
  const soon = [1, 1, 1];

  beforeEach(async () => {
    sent.length = 0;
    // Not below mail/, where the function of the emulators would be quicker.
    document = store().doc(`mail-of-tests/${randomIdentifier()}`);
    await document.set({ to: anAddress(), message: message() });
    onTestFinished(async () => void (await document.delete()));
  });

  it('COLLAB-024 sends to every address that the rules let through', async () => {
    await document.update({ to: 'jörg.o’neill@bücher.example' });

    await deliver(document, () => works, soon);

    expect(await deliveryOf(document)).toMatchObject({ state: 'SUCCESS' });
  });

  it('sends a mail once when two deliver it at once', async () => {
    let others: PromiseSettledResult<void>[] = [];
    const slow: Transport = {
      send: async (mail) => {
        others = await Promise.allSettled([deliver(document, () => works, soon)]);
        return works.send(mail);
      },
    };

    await deliver(document, () => slow, soon);

    expect(others).toMatchObject([{ status: 'rejected', reason: { message: expect.stringMatching(/by another run/) } }]);
    expect(sent).toHaveLength(1);
    await deliver(document, () => works, soon);
    expect(sent).toHaveLength(1);
  });

  it('sends a mail once when many start in the same moment', async () => {
    await Promise.allSettled(Array.from({ length: 5 }, () => deliver(document, () => works, soon)));

    expect(sent).toHaveLength(1);
    expect(await deliveryOf(document)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  });

  it('takes a mail over from a run that came to its end', async () => {
    const crashed = { state: 'PROCESSING', attempts: 1, startTime: Timestamp.now(), leaseExpireTime: Timestamp.fromMillis(Date.now() - 1) };
    await document.update({ delivery: crashed });

    await deliver(document, () => works, soon);

    expect(await deliveryOf(document)).toMatchObject({ state: 'SUCCESS', attempts: 2, startTime: crashed.startTime });
  });

  it('gives a mail up that no run lives to deliver', async () => {
    await document.update({ delivery: { state: 'PROCESSING', attempts: 4, leaseExpireTime: Timestamp.fromMillis(0) } });

    await deliver(document, () => works, soon);

    expect(sent).toEqual([]);
    expect(await deliveryOf(document)).toMatchObject({ state: 'ERROR', error: expect.stringMatching(/given up/) });
  });

  it('does not bring back an invitation that was revoked while it was sent', async () => {
    const revoked: Transport = {
      send: async (mail) => {
        await document.delete();
        return works.send(mail);
      },
    };

    await deliver(document, () => revoked, soon);

    expect((await document.get()).exists).toBe(false);
  });

  it('says nothing about an invitation that took the place of the one that was sent', async () => {
    const next = { state: 'PROCESSING', attempts: 1, leaseExpireTime: Timestamp.fromMillis(Date.now() + 60_000) };
    const replaced: Transport = {
      send: async (mail) => {
        await document.delete();
        await document.set({ to: anAddress(), message: message('Once more'), delivery: next });
        return works.send(mail);
      },
    };

    await deliver(document, () => replaced, soon);

    expect(await deliveryOf(document)).toEqual(next);
  });

  it('names what is missing where mail is not set up', async () => {
    await deliver(document, () => transportFrom({}), soon);

    expect(await deliveryOf(document)).toMatchObject({
      state: 'ERROR',
      attempts: 1,
      error: expect.stringMatching(/neither SMTP_URL nor MAIL_OUTBOX/),
    });
  });

  it('tries again what may pass, as often as there are pauses, and keeps the reason', async () => {
    let attempts = 0;
    const busy: Transport = {
      send: async () => {
        attempts += 1;
        throw new Error('The server is busy.');
      },
    };

    await deliver(document, () => busy, soon);

    expect(attempts).toBe(4);
    expect(await deliveryOf(document)).toMatchObject({
      state: 'ERROR',
      attempts: 4,
      error: 'The server is busy.',
      endTime: expect.any(Timestamp),
    });
  });

  it('does not try again what is refused for good', async () => {
    let attempts = 0;
    const refuses: Transport = {
      send: async () => {
        attempts += 1;
        throw new Undeliverable('No such person here.');
      },
    };

    await deliver(document, () => refuses, soon);

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
    const to = anAddress();
    const document = store().doc(`mail-of-tests/${randomIdentifier()}`);
    await document.set({ to, message: message() });

    await deliver(document, transport, [1, 1]);

    expect(await deliveryOf(document)).toMatchObject(outcome);
    expect(recipients.includes(to)).toBe(outcome.state === 'SUCCESS');
    await document.delete();
  });
});
