import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { countsOfAddress, countsOfTour, forgetRequestCounts } from '../../functions/src/access-requests/request-counts';
import { declinedMail } from '../../functions/src/mail/declined-mail';
import type { Mail } from '../../functions/src/mail/mail';
import { deliver } from '../../functions/src/mail/mail-delivery';
import { randomIdentifier } from '../../src/domain/random';
import { accounts, aGlobalAdmin, removeAccountAfterwards, type Someone, somebody, store } from './administrator';
import { callsOf, refusal } from './calls';
import { anInviter, type Inviter } from './invitations';
import { withTriggers } from './triggers';

let inviter: Inviter;
let asker: Someone;
let tour: string;
let request: DocumentReference;
let own: DocumentReference;
beforeEach(async () => {
  [inviter, asker] = await Promise.all([anInviter('superuser'), somebody()]);
  tour = `tour-${randomIdentifier()}`;
  request = store().doc(`organizations/${inviter.organization}/accessRequests/${tour}_${asker.uid}`);
  own = store().doc(`users/${asker.uid}/accessRequests/${tour}`);
  await store().doc(`tours/${tour}`).set({ name: 'Great Hall', organization: inviter.organization });
});

const ask = (changes: object = {}) =>
  asker.call('requestAccess', { tour, accessLevel: 'read', note: 'I measure it\r\ntomorrow', ...changes });
const answer = (state: string, changes: object = { sendRequested: FieldValue.serverTimestamp() }) =>
  withTriggers([request.path], () =>
    request.update({ state, decidedBy: inviter.uid, decidedAt: FieldValue.serverTimestamp(), ...changes }),
  );
const hoursAgo = (hours: number) => Timestamp.fromMillis(Date.now() - hours * 3_600_000);
const counts = () => countsOfAddress(asker.email);
/** As if they had asked the day before. */
const yesterday = async () => {
  const requests = (await counts().get()).get('requests') as object[];
  await counts().update({ requests: requests.map((request) => ({ ...request, requestedAt: hoursAgo(25) })) });
};

describe('asking for access', () => {
  it('is stored for those who may invite, and for the person, with nothing that they wrote themselves but the note', async () => {
    await expect(ask()).resolves.toEqual({ message: 'requested' });

    expect((await request.get()).data()).toEqual({
      tour,
      tourName: 'Great Hall',
      organization: inviter.organization,
      uid: asker.uid,
      email: asker.email,
      name: 'Some Body',
      accessLevel: 'read',
      note: 'I measure it\ntomorrow',
      language: 'en',
      state: 'open',
      createdAt: expect.any(Timestamp),
    });
    expect((await own.get()).data()).toEqual({ state: 'open', accessLevel: 'read', requestedAt: expect.any(Timestamp) });
  });

  it('says and stores the same for a tour that does not exist', async () => {
    const missing = `none-${randomIdentifier()}`;
    const ownOfMissing = store().doc(`users/${asker.uid}/accessRequests/${missing}`);
    await expect(ask({ tour: missing })).resolves.toEqual({ message: 'requested' });

    expect((await ownOfMissing.get()).data()).toEqual({ state: 'open', accessLevel: 'read', requestedAt: expect.any(Timestamp) });
    await expect(ask({ tour: missing })).rejects.toMatchObject(refusal('resource-exhausted', /less than a day old/));
  });

  it('is possible once a day for a tour, also after the answer', async () => {
    await ask();
    await expect(ask()).rejects.toMatchObject(refusal('resource-exhausted', /less than a day old/));
    await answer('declined');
    await expect(ask()).rejects.toMatchObject(refusal('resource-exhausted', /less than a day old/));

    expect((await own.get()).get('state')).toBe('declined');
    await yesterday();
    await expect(ask({ accessLevel: 'readUpdate' })).resolves.toEqual({ message: 'requested' });
    expect((await request.get()).data()).toMatchObject({ state: 'open', accessLevel: 'readUpdate' });
  });

  it('is possible for ten tours a day', async () => {
    await store()
      .doc(counts().path)
      .set({ day: new Date().toISOString().slice(0, 10), count: 9, requests: [] });
    await ask();
    await yesterday();

    await expect(ask()).rejects.toMatchObject(refusal('resource-exhausted', /10 tours today/));
  });

  it('counts once where the same call arrives twice at a time', async () => {
    const calls = await Promise.allSettled([ask(), ask(), ask()]);

    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await counts().get()).get('count')).toBe(1);
  });

  describe('is limited by the address, whatever account has it', () => {
    const again = async () => {
      await accounts().deleteUser(asker.uid);
      const { uid } = await accounts().createUser({ email: asker.email, emailVerified: true });
      removeAccountAfterwards(uid);
      asker = { uid, email: asker.email, call: callsOf(uid) };
    };

    it('to one a day for a tour', async () => {
      await ask();
      await again();

      await expect(ask()).rejects.toMatchObject(refusal('resource-exhausted', /less than a day old/));
    });

    it.each([
      ['as they are', async () => undefined],
      ['with an account made anew', again],
      ['on another day', yesterday],
    ])('to three open ones, %s, also for tours that do not exist', async (_what, meanwhile) => {
      for (const missing of ['none-1', 'none-2']) await ask({ tour: `${missing}-${tour}` });
      await ask();
      await meanwhile();

      for (const next of [`none-3-${tour}`, `none-4-${tour}`])
        await expect(ask({ tour: next })).rejects.toMatchObject(refusal('resource-exhausted', /3 open requests/));
    });

    it('to three that are sent at once', async () => {
      const calls = await Promise.allSettled([1, 2, 3, 4, 5].map((at) => ask({ tour: `none-${at}-${tour}` })));

      expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    });

    it.each(['granted', 'declined'])('and one that is %s is open no longer', async (state) => {
      for (const missing of ['none-1', 'none-2']) await ask({ tour: `${missing}-${tour}` });
      await ask();
      await answer(state, state === 'granted' ? {} : undefined);

      await expect(ask({ tour: `none-3-${tour}` })).resolves.toEqual({ message: 'requested' });
    });

    it('and one that nobody answers for a month is open no longer', async () => {
      const requests = [1, 2, 3].map((at) => ({ tour: `none-${at}`, requestedAt: hoursAgo(24 * 30 + 1), isOpen: true }));
      await counts().set({ day: '2024-05-01', count: 3, requests });

      await expect(ask()).resolves.toEqual({ message: 'requested' });
    });
  });

  it('is possible ten times a day for a tour, whoever asks, existing or not', async () => {
    const missing = `none-${tour}`;
    for (const each of [tour, missing]) await countsOfTour(each).set({ day: new Date().toISOString().slice(0, 10), count: 10 });

    for (const each of [tour, missing])
      await expect(ask({ tour: each })).rejects.toMatchObject(refusal('resource-exhausted', /Many people/));
    await countsOfTour(tour).set({ day: '2024-05-01', count: 10 });
    await expect(ask()).resolves.toEqual({ message: 'requested' });
  });

  it('is forgotten with its counts after a month', async () => {
    await ask();
    const old = countsOfAddress(`old-${asker.email}`);
    await old.set({ day: '2024-05-01', count: 3, requests: [] });

    await forgetRequestCounts();

    expect([(await old.get()).exists, (await counts().get()).exists]).toEqual([false, true]);
  });

  it.each([
    [{ accessLevel: 'own' }, /Choose an access level/],
    [{ note: 'See https://phish.example' }, /Leave out web and email addresses/],
    [{ note: 'x'.repeat(501) }, /at most 500/],
    [{ tour: 'a/b' }, /\w{3,}/],
    [{ language: 'German, please' }, /\w{3,}/],
    [{ uid: 'somebody-else' }, /\w{3,}/],
    [{ email: 'other@people.example' }, /\w{3,}/],
  ])('refuses %j', async (changes, message) => {
    await expect(ask(changes)).rejects.toMatchObject(refusal('invalid-argument', message));
    expect((await own.get()).exists).toBe(false);
  });

  it('refuses visitors and addresses that are not verified', async () => {
    await expect(callsOf(null)('requestAccess', { tour, accessLevel: 'read', note: '' })).rejects.toMatchObject(
      refusal('unauthenticated', 'Sign in first.'),
    );
    const unverified = await somebody({}, { verified: false });
    await expect(unverified.call('requestAccess', { tour, accessLevel: 'read', note: '' })).rejects.toMatchObject(
      refusal('failed-precondition', /Verify your email address first/),
    );
  });
});

describe('the answer to a request', () => {
  it('reaches the person where they asked', async () => {
    await ask();

    await answer('granted', {});

    expect((await own.get()).get('state')).toBe('granted');
  });

  it('is sent by mail, in the language in which they asked, where it was declined, and names the organization but not the tour', async () => {
    await ask({ language: 'de' });
    const sent: Mail[] = [];
    const outside = store().doc(`requests-of-tests/${tour}`);
    await outside.set({
      ...(await request.get()).data(),
      state: 'declined',
      decidedBy: inviter.uid,
      sendRequested: FieldValue.serverTimestamp(),
    });
    await deliver(outside, {
      transport: () => ({ send: async (mail) => ({ messageId: `${sent.push(mail)}`, response: '250' }) }),
      environment: { APP_URL: 'https://loggia.example/' },
      compose: declinedMail,
    });

    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: asker.email, subject: 'Ihre Zugriffsanfrage wurde abgelehnt' });
    expect(sent[0]?.text).toContain(`${inviter.organization} hat Ihre Anfrage`);
    expect(sent[0]?.text).toMatch(/Sie haben die Anfrage am \d+\. \S+ \d{4} um \d\d:\d\d gesendet \(UTC\)\./);
    expect(sent[0]?.html).toContain('<div lang="de" dir="ltr">');
    expect(sent[0]?.text).not.toContain('Great Hall');
    expect((await outside.get()).get('delivery.state')).toBe('SUCCESS');
  });

  it('is not sent for somebody who may not answer', async () => {
    await ask();
    const stranger = await somebody();
    const outside = store().doc(`requests-of-tests/${tour}-2`);
    await outside.set({
      ...(await request.get()).data(),
      state: 'declined',
      decidedBy: stranger.uid,
      sendRequested: FieldValue.serverTimestamp(),
    });
    const transport = () => ({ send: () => Promise.reject(new Error('sent')) });
    await deliver(outside, { transport, environment: { APP_URL: 'https://loggia.example/' }, compose: declinedMail });

    expect((await outside.get()).get('delivery')).toMatchObject({ state: 'ERROR', error: expect.stringContaining('permission') });
  });
});

describe('requests are deleted', () => {
  it('with the tour', async () => {
    await ask();

    await withTriggers([`tours/${tour}`], () => store().doc(`tours/${tour}`).delete());

    expect((await request.get()).exists).toBe(false);
  });

  it('with the account', async () => {
    await ask();
    const admin = await aGlobalAdmin();
    await admin.call('deleteUser', { uid: asker.uid });

    expect([(await request.get()).exists, (await own.get()).exists]).toEqual([false, false]);
  });
});
