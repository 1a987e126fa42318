import { readFileSync } from 'node:fs';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail, Transport } from '../../functions/src/mail/mail';
import { deliver, type MailDeliveryOptions } from '../../functions/src/mail/mail-delivery';
import { targetMail } from '../../functions/src/mail/target-mail';
import { randomIdentifier } from '../../src/domain/random';
import { accounts, anOrganization, somebody, store } from './administrator';
import { anAddress, anInviter, type Inviter } from './invitations';
import { save } from './stored';
import { withTriggers } from './triggers';

/** Stores what is said to be a PNG; its address. */
const saveImage = (path: string, content: string) => save(path, content, 'image/png');
/** What the images of a mail hold. */
const dataIn = (html: string) => [...html.matchAll(/data:image\/png;base64,([^"]+)/g)].map(([, data]) => atob(data ?? ''));

const deliveryOf = async (document: DocumentReference) => (await document.get()).get('delivery');

let inviter: Inviter;
let tour: string;
let sent: Mail[];
const outbox: Transport = {
  send: async (mail) => {
    sent.push(mail);
    return { messageId: mail.id, response: '250' };
  },
};
const options: MailDeliveryOptions = {
  transport: () => outbox,
  environment: { APP_URL: 'https://loggia.example/' },
  compose: targetMail,
  pauses: [1, 1],
};

beforeAll(async () => {
  inviter = await anInviter('superuser');
  tour = `hall-${randomIdentifier().toLowerCase()}`;
  for (const path of [`tours/${tour}`, `collections/${tour}`])
    await store().doc(path).set({ name: 'Great Hall', organization: inviter.organization });
});
beforeEach(() => {
  sent = [];
});

/** An invitation as the app writes it. */
async function anInvitation(changes: object = {}, { email = anAddress(), prefix = 'tour' } = {}) {
  const document = store().doc(`collaboration/${prefix}_${email}_${tour}`);
  await document.set({
    email,
    tour,
    tourName: 'Another name',
    organization: inviter.organization,
    accessLevel: 'read',
    type: 'tour',
    status: 'pending',
    accepted: false,
    editor: false,
    expires: null,
    invitedBy: inviter.uid,
    sendRequested: FieldValue.serverTimestamp(),
    ...changes,
  });
  return document;
}

describe('an invitation to a tour', () => {
  async function withDelivery(changes: object = {}): Promise<DocumentReference> {
    const email = anAddress();
    const { path } = store().doc(`collaboration/tour_${email}_${tour}`);
    return withTriggers([path], () => anInvitation(changes, { email }));
  }
  const update = (document: DocumentReference, changes: object) => withTriggers([document.path], () => document.update({ ...changes }));

  it('is delivered with the server’s text, the note, and a link to the very tour [COLLAB-019 COLLAB-038 MODEL-041]', async () => {
    const document = await withDelivery({ note: 'Dear Ada,\nhere is the hall.' });

    const delivery = await deliveryOf(document);
    const request = (await document.get()).get('sendRequested');
    expect(delivery).toMatchObject({ state: 'SUCCESS', attempts: 1, endTime: expect.any(Timestamp), request });
    expect((await document.get()).get('message')).toBeUndefined();
    const shown = JSON.parse(readFileSync(delivery.info.file.replace(/eml$/, 'json'), 'utf8'));
    expect(shown).toMatchObject({ to: (await document.get()).get('email'), subject: 'Some Body invites you to view Great Hall on Loggia' });
    expect(shown.text).toContain('Some Body writes:\n> Dear Ada,\n> here is the hall.');
    expect(shown.text).toContain(`Open the tour: https://loggia.example/#/dashboard/tours/landing/${tour}?invited=tour&email=`);
  });

  it.each([
    ['de', 'Some Body lädt Sie ein, Great Hall auf Loggia anzusehen', '<div lang="de" dir="ltr">'],
    ['ar', 'دعوة من Some Body لمشاهدة Great Hall على Loggia', '<div lang="ar" dir="rtl">'],
    [undefined, 'Some Body invites you to view Great Hall on Loggia', '<div lang="en" dir="ltr">'],
    [7, 'Some Body invites you to view Great Hall on Loggia', '<div lang="en" dir="ltr">'],
  ])('is in its language: %s', async (language, subject, html) => {
    const document = await withDelivery(language === undefined ? {} : { language });

    const delivery = await deliveryOf(document);
    const shown = JSON.parse(readFileSync(delivery.info.file.replace(/eml$/, 'json'), 'utf8'));
    expect([shown.subject, shown.html.includes(html)]).toEqual([subject, true]);
  });

  it('carries logo and picture itself, and none that its address does not open', async () => {
    const organization = `organizations/${inviter.organization}`;
    const [logo, picture, foreign] = await Promise.all(
      ['logo.png', 'hall.png', 'plan.png'].map((name) => saveImage(`${organization}/mail-${name}`, name)),
    );
    await store().doc(organization).update({ logoUrl: logo });
    await store().doc(`tours/${tour}`).update({ thumbnailUrl: picture });

    const { info } = await deliveryOf(await withDelivery());

    const { html } = JSON.parse(readFileSync(info.file.replace(/eml$/, 'json'), 'utf8'));
    expect(dataIn(html)).toEqual(['logo.png', 'hall.png']);
    expect(html).not.toContain('/v0/b/');
    expect(readFileSync(info.file, 'utf8').match(/^Content-ID: /gim)).toHaveLength(2);

    await store()
      .doc(`tours/${tour}`)
      .update({ thumbnailUrl: foreign?.replace(/token=.*/, 'token=guessed') });
    const second = (await deliveryOf(await withDelivery())).info.file;
    expect(dataIn(JSON.parse(readFileSync(second.replace(/eml$/, 'json'), 'utf8')).html)).toEqual(['logo.png']);
  });

  it('is delivered again, as another mail, when that is requested, and at no other change [COLLAB-038]', async () => {
    const document = await withDelivery();
    const first = await deliveryOf(document);

    await update(document, { accessLevel: 'readUpdate' });
    await update(document, { accepted: true, status: 'accepted', openedAt: FieldValue.serverTimestamp() });
    expect(await deliveryOf(document)).toEqual(first);
    await update(document, { sendRequested: FieldValue.serverTimestamp() });

    const second = await deliveryOf(document);
    expect(second).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect(second.info.messageId).not.toBe(first.info.messageId);
  });

  it('is sent by nobody’s request only where an older client or an import wrote it', async () => {
    const [document, requested] = [await withDelivery({ sendRequested: null }), await withDelivery()];

    expect(await deliveryOf(requested)).toMatchObject({ state: 'SUCCESS' });
    expect(await deliveryOf(document)).toBeUndefined();
  });
});

describe('deliver', () => {
  it('sends an invitation once for each request, however many start in the same moment', async () => {
    const document = await anInvitation();

    await Promise.allSettled(Array.from({ length: 5 }, () => deliver(document, options)));
    await deliver(document, options);
    expect(sent).toHaveLength(1);
    await document.update({ sendRequested: Timestamp.fromMillis(Date.now() + 1000) });
    await Promise.allSettled(Array.from({ length: 5 }, () => deliver(document, options)));

    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it('tries again from the beginning when a failed mail is requested again [COLLAB-038]', async () => {
    const document = await anInvitation();
    const broken: Transport = {
      send: async () => {
        throw new Error('The mailbox is full.');
      },
    };
    await deliver(document, { ...options, transport: () => broken });
    expect(await deliveryOf(document)).toMatchObject({ state: 'ERROR', attempts: 3, error: 'The mailbox is full.' });

    await document.update({ sendRequested: Timestamp.fromMillis(Date.now() + 1000) });
    await deliver(document, options);

    expect(await deliveryOf(document)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect(await deliveryOf(document)).not.toHaveProperty('error');
  });

  it('sends invitations to collections, which lead to the page of the collection', async () => {
    const document = await anInvitation({ type: 'collection', accessLevel: 'readUpdate' }, { prefix: 'col' });

    await deliver(document, options);

    expect(sent[0]?.text).toContain('invites you to view and edit the collection Great Hall of');
    expect(sent[0]?.text).toContain('https://loggia.example/#/collection/');
  });

  it('sends for a directory admin of the organization [ACCESS-063]', async () => {
    const { uid, email } = await somebody();
    const directory = store().doc('app/dcms');
    const before = (await directory.get()).data() ?? {};
    await directory.set({
      admins: [...(before.admins ?? []), email],
      organizations: [...(before.organizations ?? []), inviter.organization],
    });

    await deliver(await anInvitation({ invitedBy: uid }), options);
    await directory.set(before);

    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a note with a link', { note: 'See https://evil.example' }, /note: Leave out web and email addresses/],
    ['a note that is too long', { note: 'x'.repeat(501) }, /note: Use at most 500 characters/],
    ['another address than its id', { email: 'else@people.example' }, /id: does not match/],
    ['an unknown level', { accessLevel: 'own' }, /accessLevel: is not an access level/],
    ['another type', { type: 'newsletter' }, /type: is neither tour nor collection/],
    ['a tour that is a path', { tour: 'a/b' }, /tour: is not the id/],
    ['no inviter', { invitedBy: '' }, /invitedBy: is not the id/],
    ['an inviter who does not exist', { invitedBy: 'nobodyatall' }, /can no longer be used/],
    ['an end that has passed', { expires: Timestamp.fromMillis(Date.now() - 1000) }, /This invitation has expired/],
  ])('sends nothing with %s', async (_what, changes, reason) => {
    const document = await anInvitation(changes);

    await deliver(document, options);

    expect(sent).toEqual([]);
    expect(await deliveryOf(document)).toMatchObject({ state: 'ERROR', error: expect.stringMatching(reason) });
  });

  it('sends nothing for a tour of another organization, or for one that is gone [ACCESS-063]', async () => {
    const foreign = await anInviter('ultrauser');
    const ofOther = await anInvitation({ organization: foreign.organization, invitedBy: foreign.uid });
    await deliver(ofOther, options);

    expect(sent).toEqual([]);
    expect(await deliveryOf(ofOther)).toMatchObject({ state: 'ERROR', error: expect.stringMatching(/belongs to another organization/) });
  });

  it('sends nothing for somebody who no longer edits, whatever their token says [ACCESS-063]', async () => {
    const demoted = await somebody({ organization: inviter.organization, role: 'superuser' });
    const document = await anInvitation({ invitedBy: demoted.uid });
    await accounts().setCustomUserClaims(demoted.uid, { organization: inviter.organization, role: 'user' });
    const moved = await somebody({ organization: await anOrganization(), role: 'ultrauser' });
    const ofMoved = await anInvitation({ invitedBy: moved.uid });

    await deliver(document, options);
    await deliver(ofMoved, options);

    expect(sent).toEqual([]);
    for (const refused of [document, ofMoved])
      expect(await deliveryOf(refused)).toMatchObject({
        state: 'ERROR',
        error: expect.stringMatching(/does not have permission to invite/),
      });
  });
});
