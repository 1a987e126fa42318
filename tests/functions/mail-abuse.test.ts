import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail, Transport } from '../../functions/src/mail/mail';
import { deliver, type MailDeliveryOptions } from '../../functions/src/mail/mail-delivery';
import { accounts, anOrganization, somebody, store } from './administrator';
import { anAddress, anInviter, type Inviter, invitationOf, invitationRef } from './invitations';
import { withTriggers } from './triggers';

const deliveryOf = async (document: DocumentReference) => (await document.get()).get('delivery');
const withoutLimits = { APP_URL: 'https://loggia.example/app/', MAILS_PER_DAY_ORGANIZATION: '', MAILS_PER_DAY_SENDER: '' };

let inviter: Inviter;
let sent: Mail[];
const outbox: Transport = {
  send: async (mail) => {
    sent.push(mail);
    return { messageId: mail.id, response: '250' };
  },
};
const options = (changes: Partial<MailDeliveryOptions> = {}): MailDeliveryOptions => ({
  transport: () => outbox,
  environment: withoutLimits,
  pauses: [1, 1],
  ...changes,
});

async function anInvitation(changes: object = {}, { by = inviter, to = anAddress() }: { by?: Inviter; to?: string } = {}) {
  const document = invitationRef(by.organization, to);
  await document.set(invitationOf(by, to, changes));
  return document;
}

beforeEach(async () => {
  sent = [];
  inviter = await anInviter();
});

describe('a mail document written by a client', () => {
  it('never reaches the recipient: neither a message, nor a subject, nor another recipient', async () => {
    const document = await anInvitation({
      message: { subject: 'Your account is blocked', text: 'https://evil.example', html: '<a href="https://evil.example">' },
      subject: 'Your account is blocked',
      html: '<a href="https://evil.example">',
      bcc: 'everyone@people.example',
      from: 'ceo@acme.example',
      template: { name: 'x', data: { y: 'https://evil.example' } },
    });

    await deliver(document, options());

    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toMatch(/evil|blocked|everyone|ceo@/);
    expect((await document.get()).get('message')).toEqual({
      subject: sent[0]?.subject,
      text: sent[0]?.text,
      // the letterhead is around it
      html: expect.toSatisfy((html: string) => sent[0]?.html.includes(html) === true),
    });
  });

  it.each([
    ['only a message, as older clients did', { invitedBy: null, message: { subject: 's', text: 't', html: 'h' } }, /invitedBy: is missing/],
    ['no inviter', { invitedBy: '' }, /invitedBy: is not the id/],
    ['an inviter that is a path', { invitedBy: 'a/../b' }, /invitedBy: is not the id/],
    ['a list of inviters', { invitedBy: ['ada'] }, /invitedBy: is missing/],
    ['another type', { type: 'newsletter' }, /type: is not/],
    ['a role that nobody has', { role: 'owner' }, /role: is not a role/],
    ['an organization that is a path', { organization: 'acme/tours/t1' }, /organization: is not the id/],
    ['no organization', { organization: '' }, /organization: is not the id/],
    ['several recipients', { to: 'a@people.example, b@people.example' }, /to: is not an email address/],
    ['a list of recipients', { to: ['a@people.example'] }, /to: /],
    ['a recipient with a header in it', { to: 'a@people.example\r\nBcc: b@people.example' }, /to: is not an email address/],
    ['a recipient with NUL', { to: 'a@people\u0000.example' }, /to: is not an email address/],
    ['a recipient with U+2028', { to: 'a\u2028b@people.example' }, /to: is not an email address/],
    ['a recipient that is turned around', { to: 'a\u202e@people.example' }, /to: is not an email address/],
    ['a note with a link', { note: 'See https://evil.example' }, /note: Leave out web and email addresses/],
    ['a note with an address', { note: 'Write to evil@people.example' }, /note: Leave out web and email addresses/],
    ['a note that is too long', { note: 'x'.repeat(501) }, /note: Use at most 500 characters/],
    ['a note that is turned around', { note: 'Hello \u202eadA' }, /note: Use plain text/],
    ['a note that is no text', { note: { text: 'x' } }, /note: is not text/],
    ['another recipient than its id', { to: 'somebody-else@people.example' }, /id: does not match/],
  ])('is not sent with %s, and the client’s text is removed', async (_what, changes, reason) => {
    const document = await anInvitation();
    await document.set({ ...(await document.get()).data(), message: { subject: 'theirs' }, ...changes });

    await deliver(document, options());

    expect(sent).toEqual([]);
    expect(await deliveryOf(document)).toMatchObject({ state: 'ERROR', error: expect.stringMatching(reason) });
    expect((await document.get()).get('message')).toBeUndefined();
  });
});

describe('an inviter without permission, or no longer with it', () => {
  const refused = async (document: DocumentReference, reason: RegExp) => {
    await deliver(document, options());
    expect(sent).toEqual([]);
    expect(await deliveryOf(document)).toMatchObject({ state: 'ERROR', error: expect.stringMatching(reason) });
    expect((await store().doc(`mailCounts/organization_${inviter.organization}`).get()).exists).toBe(false);
  };

  it('sends nothing if they do not exist', async () => {
    await refused(await anInvitation({ invitedBy: 'nobodyatall' }), /can no longer be used/);
  });

  it('sends nothing once their account is disabled', async () => {
    const document = await anInvitation();
    await accounts().updateUser(inviter.uid, { disabled: true });

    await refused(document, /can no longer be used/);
  });

  it('sends nothing once they are demoted, whatever their token says', async () => {
    const document = await anInvitation();
    await accounts().setCustomUserClaims(inviter.uid, { organization: inviter.organization, role: 'user' });

    await refused(document, /does not have permission to invite/);
  });

  it('sends nothing for the organization that they left', async () => {
    const document = await anInvitation();
    await accounts().setCustomUserClaims(inviter.uid, { organization: await anOrganization(), role: 'ultrauser' });

    await refused(document, /does not have permission to invite/);
  });

  it.each([
    ['a superuser', { role: 'superuser' }, 'editor'],
    ['an ultrauser', { role: 'ultrauser' }, 'admin'],
    ['a viewer', { role: 'user' }, 'viewer'],
  ])('sends no invitation to a role above theirs: %s', async (_who, claims, role) => {
    const { uid } = await somebody({ organization: inviter.organization, ...claims });

    await refused(await anInvitation({ role, invitedBy: uid }), /does not have permission to invite/);
  });

  it('stops between two attempts', async () => {
    const document = await anInvitation();
    const busy: Transport = {
      send: async () => {
        await accounts().updateUser(inviter.uid, { disabled: true });
        throw new Error('The server is busy.');
      },
    };

    await deliver(document, options({ transport: () => busy }));

    expect(await deliveryOf(document)).toMatchObject({
      state: 'ERROR',
      attempts: 1,
      error: expect.stringMatching(/can no longer be used/),
    });
  });

  it('a global admin invites to any organization, with any role', async () => {
    const { uid } = await somebody({ admin: true, role: 'admin' });

    await deliver(await anInvitation({ invitedBy: uid, role: 'admin' }), options());

    expect(sent).toHaveLength(1);
  });
});

describe('an organization that is not open', () => {
  it.each([
    ['suspended', { status: false }, /is suspended/],
    ['of a status that is no boolean', { status: 'true' }, /is suspended/],
    ['of a status that only looks true', { status: 1 }, /is suspended/],
    ['without a status', {}, /is suspended/],
  ])('sends nothing while it is %s, though a global admin asks', async (_what, fields, reason) => {
    await store().doc(`organizations/${inviter.organization}`).set(fields);
    const { uid } = await somebody({ admin: true, role: 'admin' });

    for (const invitedBy of [inviter.uid, uid]) {
      const document = await anInvitation({ invitedBy });
      await deliver(document, options());
      expect(await deliveryOf(document)).toMatchObject({ state: 'ERROR', error: expect.stringMatching(reason) });
    }
    expect(sent).toEqual([]);
  });

  it('sends nothing once it is deleted', async () => {
    const document = await anInvitation();
    await store().doc(`organizations/${inviter.organization}`).delete();

    await deliver(document, options());

    expect(await deliveryOf(document)).toMatchObject({
      state: 'ERROR',
      error: expect.stringMatching(/The organization .* no longer exists/),
    });
  });

  it('sends nothing more when it is suspended between two attempts', async () => {
    const document = await anInvitation();
    const busy: Transport = {
      send: async () => {
        await store().doc(`organizations/${inviter.organization}`).update({ status: false });
        throw new Error('The server is busy.');
      },
    };

    await deliver(document, options({ transport: () => busy }));

    expect(await deliveryOf(document)).toMatchObject({ state: 'ERROR', attempts: 1, error: expect.stringMatching(/is suspended/) });
  });
});

describe('the daily limits', () => {
  const limited = (sender: number, organization: number, changes: Partial<MailDeliveryOptions> = {}) =>
    options({
      environment: { ...withoutLimits, MAILS_PER_DAY_SENDER: String(sender), MAILS_PER_DAY_ORGANIZATION: String(organization) },
      ...changes,
    });
  const counted = async () =>
    Promise.all(
      [`organization_${inviter.organization}`, `sender_${inviter.uid}`].map(async (id) =>
        (await store().doc(`mailCounts/${id}`).get()).get('count'),
      ),
    );

  it('let a sender send so many, exactly, however many are sent at once', async () => {
    const documents = await Promise.all(Array.from({ length: 8 }, () => anInvitation()));

    await Promise.all(documents.map((document) => deliver(document, limited(3, 100))));

    expect(sent).toHaveLength(3);
    const ended = await Promise.all(documents.map(deliveryOf));
    expect(ended.map(({ state }) => state).toSorted()).toEqual([...Array(5).fill('ERROR'), ...Array(3).fill('SUCCESS')]);
    expect(ended.find(({ state }) => state === 'ERROR').error).toMatch(/^The sender of this mail has sent 3 mails today/);
    expect(await counted()).toEqual([3, 3]);
  });

  it('let an organization send so many, whoever sends them', async () => {
    const second = await somebody({ organization: inviter.organization, role: 'superuser' });
    for (const invitedBy of [inviter.uid, second.uid]) await deliver(await anInvitation({ invitedBy }), limited(100, 2));
    const third = await anInvitation();

    await deliver(third, limited(100, 2));

    expect(sent).toHaveLength(2);
    expect((await deliveryOf(third)).error).toMatch(/has sent 2 mails today, which is the daily limit/);
  });

  it('count a mail once, however often it is tried', async () => {
    const busy: Transport = {
      send: async () => {
        throw new Error('The server is busy.');
      },
    };

    const document = await anInvitation();
    await deliver(document, limited(5, 5, { transport: () => busy }));

    expect(await deliveryOf(document)).toMatchObject({ attempts: 3 });
    expect(await counted()).toEqual([1, 1]);
  });

  it('count a mail again that was revoked and created again', async () => {
    const document = await anInvitation();
    await deliver(document, limited(1, 5));
    const fields = (await document.get()).data() ?? {};
    await document.delete();
    const { message: _, delivery: __, ...written } = fields;
    await document.set(written);

    await deliver(document, limited(1, 5));

    expect(sent).toHaveLength(1);
    expect(await deliveryOf(document)).toMatchObject({ state: 'ERROR', error: expect.stringMatching(/daily limit/) });
  });

  it('begin again the next day (UTC), in the same documents', async () => {
    const at = (time: string) => ({ now: () => new Date(time) });
    await deliver(await anInvitation(), limited(1, 1, at('2031-01-01T23:59:59.999Z')));

    await deliver(await anInvitation(), limited(1, 1, at('2031-01-02T00:00:00.000Z')));

    expect(sent).toHaveLength(2);
    const sender = await store().doc(`mailCounts/sender_${inviter.uid}`).get();
    expect(sender.data()).toEqual({ day: '2031-01-02', count: 1 });
  });

  it('do not begin again on a machine whose clock is behind', async () => {
    const at = (time: string) => ({ now: () => new Date(time) });
    await deliver(await anInvitation(), limited(1, 1, at('2031-01-02T00:00:00.000Z')));
    const late = await anInvitation();

    await deliver(late, limited(1, 1, at('2031-01-01T23:59:59.999Z')));

    expect(await deliveryOf(late)).toMatchObject({ state: 'ERROR', error: expect.stringMatching(/daily limit/) });
  });

  it('hold in the functions themselves: 200 of one sender, unless told otherwise', async () => {
    const today = new Date().toISOString().slice(0, 10);
    await store().doc(`mailCounts/sender_${inviter.uid}`).set({ day: today, count: 200 });
    const to = anAddress();
    const document = invitationRef(inviter.organization, to);

    await withTriggers([document.path], () => document.set(invitationOf(inviter, to)));

    expect((await deliveryOf(document)).error).toMatch(/has sent 200 mails today/);
  });
});
