import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetNotifications } from '../../functions/src/notifications/forget';
import { notificationMailRef, notificationsOf } from '../../functions/src/notifications/refs';
import { randomIdentifier } from '../../src/domain/random';
import { accounts, aGlobalAdmin, anOrganization, type Someone, somebody, store } from './administrator';
import { storeDocuments } from './stored';
import { runTriggers, withTriggers } from './triggers';

let organization: string;
let admin: Someone;
let editor: Someone;
let viewer: Someone;
let guest: Someone;
let tour: string;
beforeEach(async () => {
  organization = await anOrganization();
  [admin, editor, viewer, guest] = await Promise.all([
    somebody({ organization, role: 'ultrauser' }),
    somebody({ organization, role: 'superuser' }),
    somebody({ organization, role: 'user' }),
    somebody(),
  ]);
  tour = `tour-${randomIdentifier()}`;
  await storeDocuments({ [`tours/${tour}`]: { name: 'Great Hall', organization, public: false } });
});

const notifiedOf = async ({ uid }: Someone) => {
  const { docs } = await notificationsOf(uid).orderBy('at').get();
  return docs.map((each) => each.data());
};
const kindsFor = async (person: Someone) => (await notifiedOf(person)).map(({ kind }) => kind);
const kinds = () => Promise.all([admin, editor, viewer, guest].map(kindsFor));
const none = [[], [], [], []];

/** Writes a document, and runs the triggers that hear of it. */
const write = (path: string, fields: object) => withTriggers([path], () => store().doc(path).set(fields, { merge: true }));
const invitation = (accessLevel: string, { email } = guest) => ({ email, tour, type: 'tour', organization, accessLevel, expires: null });
const invite = (accessLevel = 'readUpdate') => store().doc(`collaboration/tour_${guest.email}_${tour}`).set(invitation(accessLevel));

describe('a request for access', () => {
  const request = () => `organizations/${organization}/accessRequests/${tour}_${guest.uid}`;
  const ask = () => withTriggers([request()], () => guest.call('requestAccess', { tour, accessLevel: 'read', note: '' }));
  const answer = (state: string) => write(request(), { state, decidedBy: editor.uid, decidedAt: FieldValue.serverTimestamp() });

  it('reaches those who may answer it, and nobody else, without the name of the tour', async () => {
    await ask();

    expect(await kinds()).toEqual([['request'], ['request'], [], []]);
    const [notified] = await notifiedOf(editor);
    expect(notified).toEqual({
      kind: 'request',
      about: `tours/${tour}`,
      target: `${tour}_${guest.uid}`,
      organization,
      at: expect.any(Timestamp),
      read: false,
      uid: guest.uid,
      email: guest.email,
      name: 'Some Body',
    });
    expect(JSON.stringify(notified)).not.toContain('Great Hall');
  });

  it('reaches directory admins of the organization', async () => {
    await store()
      .doc('app/dcms')
      .set({ admins: [guest.email.toUpperCase(), 'no address'], organizations: [organization] });
    const asker = await somebody();
    const path = `organizations/${organization}/accessRequests/${tour}_${asker.uid}`;
    await withTriggers([path], () => asker.call('requestAccess', { tour, accessLevel: 'read', note: '' }));
    await store().doc('app/dcms').delete();

    expect(await kindsFor(guest)).toEqual(['request']);
  });

  it.each(['granted', 'declined'])('that is %s reaches who asked, names the request, and is dealt with for the others', async (state) => {
    await ask();
    const createdAt = (await store().doc(request()).get()).get('createdAt');
    await answer(state);

    expect(await notifiedOf(guest)).toMatchObject([
      { kind: `request-${state}`, requestedAt: createdAt, about: `tours/${tour}`, read: false },
    ]);
    expect((await notifiedOf(admin)).map(({ read }) => read)).toEqual([true]);
  });

  it('is not told of when it is restored from a backup', async () => {
    const createdAt = Timestamp.fromMillis(Date.now() - 2 * 86_400_000);
    await write(request(), { state: 'open', tour, uid: guest.uid, email: guest.email, createdAt });

    expect(await kinds()).toEqual(none);
  });
});

describe('a comment', () => {
  const thread = () => `tours/${tour}/threads/t1`;
  const written = ({ uid, email }: Someone, ...mentioned: Someone[]) => ({
    uid,
    email,
    name: '',
    text: 'Look',
    mentions: mentioned.map((person) => person.email),
    created: FieldValue.serverTimestamp(),
  });
  const begin = (by: Someone, ...mentioned: Someone[]) => write(thread(), written(by, ...mentioned));
  const answer = (by: Someone, id = 'a1', ...mentioned: Someone[]) => write(`${thread()}/comments/${id}`, written(by, ...mentioned));

  it('reaches those whom it mentions, if they can read it, and not who wrote it', async () => {
    await begin(editor, editor, viewer, guest);

    expect(await kinds()).toEqual([[], [], ['mention'], []]);
    expect(await notifiedOf(viewer)).toMatchObject([{ about: `tours/${tour}`, target: 't1', uid: editor.uid, email: editor.email }]);
    expect(JSON.stringify(await notifiedOf(viewer))).not.toContain('Look');
  });

  it.each([
    ['to edit', 'readUpdate', ['mention']],
    ['only to look', 'read', []],
  ])('reaches a guest who is invited %s, as they can read comments', async (_how, level, expected) => {
    await invite(level);
    await begin(editor, guest);

    expect(await kindsFor(guest)).toEqual(expected);
  });

  it('reaches nobody whose address is not verified, or who is disabled', async () => {
    const unverified = await somebody({ organization, role: 'user' }, { verified: false });
    await accounts().updateUser(viewer.uid, { disabled: true });
    await begin(editor, unverified, viewer);

    expect([await kindsFor(unverified), await kindsFor(viewer)]).toEqual([[], []]);
  });

  it('reaches whom an edit mentions first, and nobody twice', async () => {
    await begin(editor, viewer);
    await write(thread(), { mentions: [viewer.email, admin.email, 'no address'], edited: FieldValue.serverTimestamp() });

    expect(await kinds()).toEqual([['mention'], [], ['mention'], []]);
  });

  it('reaches everybody once where the event is delivered twice, also after they read it', async () => {
    const none = await store().doc(thread()).get();
    await begin(editor, viewer);
    const [first] = (await notificationsOf(viewer.uid).get()).docs;
    await first?.ref.update({ read: true });
    await runTriggers(none, await store().doc(thread()).get());

    expect((await notifiedOf(viewer)).map(({ read }) => read)).toEqual([true]);
  });

  it('that answers reaches those who wrote in the thread, and once whom it mentions', async () => {
    await begin(viewer);
    await answer(admin);
    await answer(editor, 'a2', admin);

    expect(await kinds()).toEqual([['mention'], [], ['answer', 'answer'], []]);
  });

  it('that answers reaches nobody who lost access to the tour', async () => {
    await invite();
    await answer(guest);
    await store().doc(`collaboration/tour_${guest.email}_${tour}`).delete();
    await answer(editor, 'a2');

    expect(await kindsFor(guest)).toEqual([]);
  });
});

describe('a version', () => {
  const proposal = () => `tours/${tour}/proposals/p1`;
  const propose = () =>
    write(proposal(), { uid: guest.uid, email: guest.email, name: '', state: 'open', created: FieldValue.serverTimestamp() });

  it('that is proposed reaches those who may open it to everybody', async () => {
    await store().doc(`tours/${tour}`).update({ createdBy: viewer.uid });
    await propose();

    expect(await kinds()).toEqual([['proposal'], ['proposal'], ['proposal'], []]);
  });

  it.each(['returned', 'published'])('that is %s reaches who proposed it', async (state) => {
    await propose();
    await write(proposal(), { state, decidedBy: editor.uid, decidedByEmail: editor.email });

    expect(await notifiedOf(guest)).toMatchObject([{ kind: `proposal-${state}`, target: 'p1', uid: editor.uid }]);
  });
});

describe('an invitation', () => {
  const invited = (fields: object = {}) =>
    write(`collaboration/tour_${guest.email}_${tour}`, { ...invitation('read'), sendRequested: FieldValue.serverTimestamp(), ...fields });

  it('reaches who is invited', async () => {
    await invited();

    expect(await notifiedOf(guest)).toMatchObject([{ kind: 'access', about: `tours/${tour}` }]);
  });

  it('that is imported, without a mail, reaches nobody', async () => {
    await invited({ sendRequested: null });

    expect(await kinds()).toEqual(none);
  });

  it.each([{ state: 'open' }, { state: 'granted', decidedAt: Timestamp.now() }])(
    'that answers a request is told by the answer: %j',
    async (request) => {
      await storeDocuments({ [`organizations/${organization}/accessRequests/${tour}_${guest.uid}`]: request });
      await invited();

      expect(await kinds()).toEqual(none);
    },
  );
});

describe('the names of what is notified of', () => {
  const namesFor = (person: Someone, ...paths: string[]) => person.call('readNames', { paths });

  it('are read by those who can open it at that moment', async () => {
    const named = { names: [{ path: `tours/${tour}`, name: 'Great Hall' }] };
    expect(await namesFor(viewer, `tours/${tour}`, 'tours/none')).toEqual(named);
    expect(await namesFor(guest, `tours/${tour}`)).toEqual({ names: [] });
    await invite('read');
    expect(await namesFor(guest, `tours/${tour}`)).toEqual(named);
    await store().doc(`collaboration/tour_${guest.email}_${tour}`).delete();

    expect(await namesFor(guest, `tours/${tour}`)).toEqual({ names: [] });
  });

  it('are those of collections too, for their guests', async () => {
    const path = `collections/${tour}`;
    await storeDocuments({
      [path]: { name: 'Towers', organization },
      [`collaboration/col_${guest.email}_${tour}`]: { ...invitation('read'), type: 'collection' },
    });
    const other = await somebody();

    expect(await Promise.all([viewer, guest, other].map((person) => namesFor(person, path)))).toEqual([
      { names: [{ path, name: 'Towers' }] },
      { names: [{ path, name: 'Towers' }] },
      { names: [] },
    ]);
  });

  it('are that of an organization for those who run it alone', async () => {
    const path = `organizations/${organization}`;
    const admin = await somebody({ organization, role: 'ultrauser' });

    expect(await namesFor(admin, path)).toMatchObject({ names: [{ path }] });
    expect(await namesFor(viewer, path)).toEqual({ names: [] });
  });

  it.each(['users/ada', 'organizations/acme/bin', 'tours/a/threads/b', 'tours/..', 'tours'])('are not read at %s', async (path) => {
    await expect(namesFor(viewer, path)).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});

describe('notifications', () => {
  const someOf = (count: number, fields: object = {}) =>
    storeDocuments(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `users/${viewer.uid}/notifications/n${at}`,
          { kind: 'mention', at: Timestamp.fromMillis(Date.now() - 86_400_000 - at), read: false, ...fields },
        ]),
      ),
    );
  const mention = () =>
    write(`tours/${tour}/threads/t1`, {
      uid: editor.uid,
      email: editor.email,
      mentions: [viewer.email],
      created: FieldValue.serverTimestamp(),
    });

  it('are the latest 50', async () => {
    await someOf(50);
    await mention();

    const notified = await notificationsOf(viewer.uid).get();
    expect(notified.size).toBe(50);
    expect(notified.docs.map(({ id }) => id)).not.toContain('n49');
  });

  it('are forgotten after 90 days', async () => {
    await someOf(2);
    await someOf(1, { at: Timestamp.fromMillis(Date.now() - 91 * 86_400_000) });
    await forgetNotifications();

    expect((await notificationsOf(viewer.uid).get()).docs.map(({ id }) => id)).toEqual(['n1']);
  });

  it('go with the account, as those that name it, and the mail that waits', async () => {
    await mention();
    await store().doc(`users/${editor.uid}/settings/notifications`).set({ mentions: 'daily' });
    const boss = await aGlobalAdmin();
    expect((await notificationMailRef(viewer.uid).get()).get('notifications')).toHaveLength(1);
    for (const { uid } of [editor, viewer]) await boss.call('deleteUser', { uid });

    expect(await notifiedOf(viewer)).toEqual([]);
    expect((await notificationMailRef(viewer.uid).get()).exists).toBe(false);
    expect((await store().doc(`users/${editor.uid}/settings/notifications`).get()).exists).toBe(false);
  });
});
