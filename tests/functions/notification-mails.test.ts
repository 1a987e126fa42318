import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import * as functions from '../../functions/src/index';
import type { Mail } from '../../functions/src/mail/mail';
import { deliver } from '../../functions/src/mail/mail-delivery';
import { notificationMail } from '../../functions/src/mail/notification-mail';
import { requestDueMails } from '../../functions/src/notifications/due-mails';
import { type News, notify } from '../../functions/src/notifications/notify';
import { notificationMailRef, notificationSettingsRef, notificationsOf } from '../../functions/src/notifications/refs';
import type { Health } from '../../src/domain/health/health';
import { randomIdentifier } from '../../src/domain/random';
import { accounts, aGlobalAdmin, anOrganization, findAccount, type Someone, somebody, store } from './administrator';
import { storeDocuments } from './stored';
import { withTriggers } from './triggers';

let organization: string;
let viewer: Someone;
let editor: Someone;
let tour: string;
let sent: Mail[];
beforeEach(async () => {
  sent = [];
  organization = await anOrganization();
  [viewer, editor] = await Promise.all([somebody({ organization, role: 'user' }), somebody({ organization, role: 'superuser' })]);
  tour = `tour-${randomIdentifier()}`;
  await storeDocuments({ [`tours/${tour}`]: { name: 'Great Hall', organization } });
});

const noon = new Date('2026-11-29T12:00:00Z');
const minutes = (after: number) => new Date(noon.getTime() + after * 60_000);
const mail = () => notificationMailRef(viewer.uid);

/** Something new for the viewer at a moment. */
const news = async (key: string, at = noon, changes: Partial<News> = {}) => {
  const account = await findAccount(viewer.uid);
  const author = { uid: editor.uid as never, email: editor.email, name: 'Edda Berg' };
  if (account) await notify(account, { kind: 'mention', key, about: `tours/${tour}`, target: 't1', author, ...changes }, at);
};

const environment = { APP_URL: 'https://loggia.example/', MAILS_PER_DAY_ORGANIZATION: '', MAILS_PER_DAY_SENDER: '' };
const transport = () => ({ send: async (each: Mail) => ({ messageId: String(sent.push(each)), response: '250' }) });

/** What the schedule does at a moment, and the trigger that hears of it. */
async function sendAt(now: Date, changes: object = {}): Promise<void> {
  const before = (await mail().get()).get('sendRequested');
  await requestDueMails(now);
  const requested = (await mail().get()).get('sendRequested');
  if (requested && !before?.isEqual(requested))
    await deliver(mail(), {
      transport,
      environment: { ...environment, ...changes },
      compose: notificationMail,
      now: () => now,
      pauses: [],
    });
}

describe('the mail about notifications', () => {
  it('waits for five minutes, gathers what comes meanwhile, and comes once', async () => {
    await news('one');
    await sendAt(minutes(4));
    expect(sent).toEqual([]);
    await news('two', minutes(4));
    await sendAt(minutes(5));
    await sendAt(minutes(6));

    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[viewer.email, '2 notifications on Loggia']]);
  });

  it('comes to a person once in half an hour', async () => {
    await news('one');
    await sendAt(minutes(5));
    await news('two', minutes(6));
    await news('three', minutes(20));
    await sendAt(minutes(34));
    expect(sent).toHaveLength(1);
    await sendAt(minutes(35));

    expect(sent.map(({ subject }) => subject)).toEqual(['Edda Berg mentioned you in a comment on Great Hall', '2 notifications on Loggia']);
  });

  it('says who did what, with one button to the very thing, and how to switch such mails off', async () => {
    await news('one');
    await sendAt(minutes(5));

    const [{ text, html, unsubscribe }] = sent as [Mail];
    expect(unsubscribe).toEqual(
      expect.stringMatching(new RegExp(`^https://loggia\\.example/unsubscribe/${viewer.uid}/[\\w-]{43}\\?mentions=none$`)),
    );
    expect(text).toBe(
      [
        `Edda Berg (${editor.email}) mentioned you in a comment on Great Hall`,
        `Open the comment: https://loggia.example/#/digital-twin/${tour}/play?thread=t1`,
        `Switch off these emails: ${unsubscribe}\nChoose your emails: https://loggia.example/#/user/profile`,
      ].join('\n\n'),
    );
    expect(html).toContain('mentioned you in a comment on <strong><bdi>Great Hall</bdi></strong>');
    expect(html.match(/display:inline-block/g)).toHaveLength(1);
  });

  it.each([
    [
      'was read meanwhile',
      () =>
        notificationsOf(viewer.uid)
          .get()
          .then(({ docs }) => docs[0]?.ref.update({ read: true })),
    ],
    ['is about a tour that they can’t open any more', () => accounts().setCustomUserClaims(viewer.uid, {})],
    ['is about a tour that was deleted', () => store().doc(`tours/${tour}`).set({ binnedFrom: organization })],
    ['belongs to an organization that is suspended', () => store().doc(`organizations/${organization}`).update({ status: false })],
    ['they want no mails about by now', () => notificationSettingsRef(viewer.uid).set({ mentions: 'none' })],
  ])('leaves out what %s, and does not come if nothing is left', async (_what, meanwhile) => {
    await news('one');
    await meanwhile();
    await sendAt(minutes(5));

    expect(sent).toEqual([]);
    expect((await mail().get()).get('delivery')).toMatchObject({ state: 'SUCCESS' });
  });

  it('leaves out a request that somebody else has answered', async () => {
    const request = store().doc(`organizations/${organization}/accessRequests/r1`);
    await accounts().setCustomUserClaims(viewer.uid, { organization, role: 'superuser' });
    await request.set({ state: 'open' });
    await news('r1', noon, { kind: 'request', target: 'r1' });
    await sendAt(minutes(5));
    await news('r1 again', minutes(10), { kind: 'request', target: 'r1' });
    await request.update({ state: 'granted' });
    await sendAt(minutes(40));

    expect(sent.map(({ subject }) => subject)).toEqual(['Edda Berg asks for access to Great Hall']);
    expect(sent[0]?.text).toContain('Answer the request: https://loggia.example/#/dashboard/collaborations');
  });

  it('comes in the morning for who wants one a day, in their language', async () => {
    await notificationSettingsRef(viewer.uid).set({ mentions: 'daily', language: 'nb', timeZone: 'Europe/Oslo' });
    await news('one');
    await sendAt(new Date('2026-11-30T05:59:00Z'));
    expect(sent).toEqual([]);
    await sendAt(new Date('2026-11-30T06:00:00Z'));

    expect(sent.map(({ subject }) => subject)).toEqual(['Edda Berg nevnte deg i en kommentar om Great Hall']);
  });

  it.each([
    ['ar', 'rtl'],
    ['de', 'ltr'],
  ])('has its letterhead where the lines of %s begin', async (language, direction) => {
    await notificationSettingsRef(viewer.uid).set({ language });
    await news('one');
    await sendAt(minutes(5));

    const [{ html }] = sent as [Mail];
    expect([...html.matchAll(/dir="([a-z]+)"/g)].map(([, dir]) => dir)).toEqual([direction, direction]);
  });

  it('says which organization has a webhook that fails, to who runs it, while it does', async () => {
    const webhook = `webhooks/w-${randomIdentifier()}`;
    await storeDocuments({ [webhook]: { organization, failing: { delivery: 'd1' } } });
    await notificationSettingsRef(viewer.uid).set({ webhooks: 'grouped' });
    const failed = { kind: 'webhook-failed', about: `organizations/${organization}`, target: webhook.slice(9), organization } as const;
    await news('one', noon, failed);
    await sendAt(minutes(5));
    expect(sent).toEqual([]);
    await accounts().setCustomUserClaims(viewer.uid, { organization, role: 'ultrauser' });
    await news('two', minutes(60), failed);
    await sendAt(minutes(70));

    expect(sent).toMatchObject([{ subject: expect.stringMatching(/^A webhook of .+ doesn’t reach its receiver$/) }]);
    expect(sent[0]?.text).toContain(`https://loggia.example/#/o/${encodeURIComponent(organization)}?page=settings/webhooks`);
    await store().doc(webhook).update({ failing: FieldValue.delete() });
    await news('three', minutes(120), failed);
    await sendAt(minutes(130));
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['answers', 'answer'],
    ['proposals', 'proposal'],
  ] as const)('about %s comes only to who wants it', async (topic, kind) => {
    await store().doc(`tours/${tour}`).update({ createdBy: viewer.uid });
    await store().doc(`tours/${tour}/proposals/t1`).set({ state: 'open' });
    await news('one', noon, { kind });
    expect((await mail().get()).exists).toBe(false);
    await notificationSettingsRef(viewer.uid).set({ [topic]: 'grouped' });
    await news('two', noon, { kind });
    await sendAt(minutes(5));

    expect(sent).toHaveLength(1);
  });

  it.each(['request-granted', 'request-declined', 'access'] as const)('is not about %s, which has a mail of its own', async (kind) => {
    await news('one', noon, { kind });

    expect((await mail().get()).exists).toBe(false);
  });

  it('counts into the daily limit of the organization; one that is not sent is in Health, and can be sent again', async () => {
    await news('one');
    await sendAt(minutes(5), { MAILS_PER_DAY_ORGANIZATION: '0' });
    const admin = await aGlobalAdmin();
    const health = (await admin.call('readHealth', { version: '0.1.0', build: '' })) as Health;
    const path = mail().path;

    expect(sent).toEqual([]);
    expect('value' in health.mails && health.mails.value.mails).toContainEqual(
      expect.objectContaining({
        id: path,
        to: viewer.email,
        state: 'failed',
        subject: 'Notifications',
        error: expect.stringMatching(/daily limit/),
      }),
    );
    await withTriggers([path], () => admin.call('retryMail', { id: path }));
    expect((await mail().get()).get('delivery.state')).toBe('SUCCESS');
  });

  it('is requested by the schedule, for its own moment', async () => {
    await news('one');
    const { run } = functions.sendNotificationMails as unknown as { run: (event: { scheduleTime: string }) => Promise<void> };
    await run({ scheduleTime: minutes(4).toISOString() });
    expect((await mail().get()).get('sendRequested')).toBeUndefined();
    await withTriggers([mail().path], () => run({ scheduleTime: minutes(5).toISOString() }));

    expect((await mail().get()).data()).toMatchObject({
      notifications: [],
      sentAt: Timestamp.fromDate(minutes(5)),
      delivery: { state: 'SUCCESS', info: { file: expect.any(String) } },
    });
  });

  it('is sent to nobody whose account was deleted', async () => {
    await news('one');
    await accounts().deleteUser(viewer.uid);
    await sendAt(minutes(5));

    expect(sent).toEqual([]);
  });

  it('is written for a mention by its trigger', async () => {
    const thread = store().doc(`tours/${tour}/threads/t1`);
    await withTriggers([thread.path], () =>
      thread.set({ uid: editor.uid, email: editor.email, mentions: [viewer.email], created: FieldValue.serverTimestamp() }),
    );

    expect((await mail().get()).data()).toMatchObject({
      to: viewer.email,
      notifications: [expect.any(String)],
      sendAt: expect.any(Timestamp),
    });
  });
});
