import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { publishRequest } from '../support/publish-request';
import { accounts, aGlobalAdmin, anOrganization, claimsOf, findAccount, type Someone, somebody, store } from './administrator';
import { callsOf, refusal } from './calls';
import { exist, save, storeDocuments, stored } from './stored';

let admin: Someone;
let organization: string;

beforeAll(async () => {
  admin = await aGlobalAdmin();
  organization = await anOrganization();
});
afterEach(() => vi.restoreAllMocks());

describe('a session from before rights were lost [ACCESS-070]', () => {
  afterEach(() => void vi.useRealTimers());
  /** A session that began two seconds ago: sessions are told apart by the second in which they began. */
  function sessionOf({ uid }: Someone) {
    const began = new Date();
    vi.useFakeTimers({ toFake: ['Date'], now: began.getTime() + 2000 });
    return callsOf(uid, { began });
  }
  const members = { organization: 'placeholder', amount: 1 };
  const over = refusal('unauthenticated', /Sign in again/);

  it.each<[string, (uid: string) => Promise<[string, object]>]>([
    ['by a lower role in the organization', async (uid) => ['setUserRole', { uid, organization, role: 'superuser' }]],
    ['by other claims', async (uid) => ['setClaimsByUid', { uid, claims: { organization, role: 'superuser' } }]],
    ['by a move to another organization', async (uid) => ['setOrganizationByUid', { uid, organization: await anOrganization() }]],
    ['by a disabled account', async (uid) => ['disableAccount', { uid, disabled: true }]],
  ])('has the remaining rights at once, %s', async (_how, step) => {
    const person = await somebody({ organization, role: 'ultrauser' });
    const call = sessionOf(person);
    const manage = () => call('setUserRole', { uid: person.uid, organization, role: 'user' });
    await expect(call('getUsersByOrganization', { ...members, organization })).resolves.toHaveLength(1);

    const [name, payload] = await step(person.uid);
    await admin.call(name, payload);

    if (name === 'disableAccount') {
      await expect(manage()).rejects.toMatchObject(refusal('unauthenticated', /Ask an administrator/));
      await admin.call(name, { uid: person.uid, disabled: false });
      await expect(manage()).rejects.toMatchObject(over);
    }
    const now = await claimsOf(person.uid);
    await expect(person.call('getUsersByOrganization', { ...members, organization: now?.organization })).resolves.toHaveLength(1);
    if (name === 'setOrganizationByUid')
      await expect(call('getUsersByOrganization', { ...members, organization })).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('continues for users who gain rights, or give up their own', async () => {
    const raised = await somebody({ organization, role: 'superuser' });
    const leaving = await somebody({ organization, role: 'ultrauser' });
    const [raisedCall, leavingCall] = [sessionOf(raised), sessionOf(leaving)] as const;

    await admin.call('setUserRole', { uid: raised.uid, organization, role: 'ultrauser' });
    await leavingCall('setUserRole', { uid: leaving.uid, organization, role: 'superuser' });

    for (const call of [raisedCall, leavingCall])
      await expect(call('getUsersByOrganization', { ...members, organization })).resolves.toHaveLength(1);
  });

  it('ends for an account that was deleted', async () => {
    const person = await somebody({ organization, role: 'superuser' });
    const call = sessionOf(person);

    await admin.call('deleteUser', { uid: person.uid });

    await expect(call('getUsersByOrganization', { ...members, organization })).rejects.toMatchObject(
      refusal('unauthenticated', /Ask an administrator/),
    );
  });
});

describe('the number of somebody’s rights, by which rules refuse what earlier tokens write [ACCESS-070]', () => {
  /** That of the account, and that of the document. */
  const numbers = async (uid: string) => [
    (await findAccount(uid))?.customClaims.rights ?? 0,
    (await store().doc(`rights/${uid}`).get()).get('number') ?? 0,
  ];

  it.each<[string, (uid: string) => Promise<object> | object]>([
    ['setUserRole', (uid) => ({ uid, organization, role: 'user' })],
    ['setClaimsByUid', (uid) => ({ uid, claims: { organization, role: 'ultrauser' } })],
    ['setOrganizationByUid', async (uid) => ({ uid, organization: await anOrganization() })],
    ['disableAccount', (uid) => ({ uid, disabled: true })],
  ])('is another after each %s, in the account and in the document', async (name, payload) => {
    const { uid } = await somebody({ organization, role: 'superuser', other: 'kept' });
    expect(await numbers(uid)).toEqual([0, 0]);

    await admin.call(name, await payload(uid));
    expect(await numbers(uid)).toEqual([1, 1]);
    await admin.call(name, await payload(uid));
    expect(await numbers(uid)).toEqual([2, 2]);
    expect((await claimsOf(uid))?.other).toBe('kept');
  });

  it('is another after an account is deleted, whose token lives on', async () => {
    const { uid } = await somebody({ organization, role: 'superuser', rights: 4 });

    await admin.call('deleteUser', { uid });

    expect(await numbers(uid)).toEqual([0, 5]);
  });

  it('is newer than both where they differ, and stays where nothing is changed', async () => {
    const { uid } = await somebody({ organization, role: 'superuser', rights: 2 });
    await store().doc(`rights/${uid}`).set({ number: 7 });

    await admin.call('setUserRole', { uid, organization, role: 'user' });
    expect(await numbers(uid)).toEqual([8, 8]);
    await expect(admin.call('setOrganizationByUid', { uid, organization: 'There is none' })).rejects.toMatchObject({ code: 'not-found' });
    expect(await numbers(uid)).toEqual([8, 8]);
    await admin.call('disableAccount', { uid, disabled: true });
    await admin.call('disableAccount', { uid, disabled: false });
    expect(await numbers(uid)).toEqual([9, 9]);
  });
});

describe('a call that was under way when the caller lost the right [ACCESS-070]', () => {
  /** Starts a call that comes as far as the lock of the person, then changes the caller, then lets it go on. */
  async function overtake(
    name: string,
    { caller, target, data }: { caller: Someone; target: string; data: object },
    by: () => Promise<unknown>,
  ) {
    const lock = store().doc(`locks/person-${target}`);
    await lock.set({ holder: 'this test', until: Timestamp.fromMillis(Date.now() + 60_000) });
    const locking = vi.spyOn(store(), 'runTransaction');
    const outcome = caller.call(name, data).then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );
    await vi.waitFor(() => expect(locking).toHaveBeenCalled(), { timeout: 30_000 });
    await by();
    await lock.delete();
    return outcome;
  }
  const demote = ({ uid }: Someone) => accounts().setCustomUserClaims(uid, { organization, role: 'user' });

  it.each<[string, (uid: string) => object]>([
    ['setClaimsByUid', (uid) => ({ uid, claims: { organization, admin: true } })],
    ['setOrganizationByUid', (uid) => ({ uid, organization })],
    ['setUserRole', (uid) => ({ uid, organization, role: 'admin' })],
    ['deleteUser', (uid) => ({ uid })],
    ['disableAccount', (uid) => ({ uid, disabled: true })],
  ])('%s changes nothing', async (name, dataFor) => {
    const [caller, person] = [await aGlobalAdmin(), await somebody({ organization, role: 'superuser' })];

    const outcome = await overtake(name, { caller, target: person.uid, data: dataFor(person.uid) }, () => demote(caller));

    expect(outcome).toBe('permission-denied');
    expect(await findAccount(person.uid)).toMatchObject({ disabled: false, customClaims: { organization, role: 'superuser' } });
  });

  it('does not give a demoted global admin back what they were', async () => {
    const caller = await aGlobalAdmin();
    const data = { uid: caller.uid, claims: { organization, admin: true } };

    const outcome = await overtake('setClaimsByUid', { caller, target: caller.uid, data }, () => demote(caller));

    expect(outcome).toBe('permission-denied');
    expect(await claimsOf(caller.uid)).toEqual({ organization, role: 'user' });
  });

  it('does not let an org admin act who was moved away, or disabled', async () => {
    for (const by of [
      ({ uid }: Someone) => accounts().setCustomUserClaims(uid, { organization: 'Elsewhere', role: 'ultrauser' }),
      ({ uid }: Someone) => accounts().updateUser(uid, { disabled: true }),
    ]) {
      const [caller, person] = [await somebody({ organization, role: 'ultrauser' }), await somebody({ organization, role: 'user' })];
      const data = { uid: person.uid, organization, role: 'superuser' };

      expect(await overtake('setUserRole', { caller, target: person.uid, data }, () => by(caller))).toMatch(
        /permission-denied|unauthenticated/,
      );
      expect(await claimsOf(person.uid)).toEqual({ organization, role: 'user' });
    }
  });

  it('is carried out when the caller keeps the right', async () => {
    const [caller, person] = [await aGlobalAdmin(), await somebody({ organization, role: 'user' })];
    const data = { uid: person.uid, organization, role: 'superuser' };

    expect(await overtake('setUserRole', { caller, target: person.uid, data }, async () => undefined)).toBe('done');
    expect(await claimsOf(person.uid)).toEqual({ organization, role: 'superuser' });
  });
});

describe('publishing, and restoring, during which the caller loses the right [ACCESS-070]', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** Copies files only after this. */
  function beforeFilesAreCopied(by: () => Promise<unknown>) {
    const send = fetch;
    let done: Promise<unknown> | undefined;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (request[1]?.method === 'POST') {
        done ??= by();
        await done;
      }
      return send(...request);
    });
  }
  const invitationTo = (tour: string, { email }: Someone) => store().doc(`collaboration/tour_${email}_${tour}`);

  /** Somebody who may publish a tour with a file: an editor of its organization, or its guest. */
  async function aPublisher(isGuest: boolean) {
    const caller = await somebody(isGuest ? {} : { organization, role: 'superuser' });
    const [tour, version] = [randomIdentifier(), randomIdentifier()];
    const screenshot = await save(`organizations/${organization}/tour/${tour}/screenshots/p1.jpg`, 'picture');
    const pois = [{ identifier: 'p1', name: 'Door', screenshot }];
    await storeDocuments({
      [`tours/${tour}`]: { name: 'Hall', organization, historyId: 'h', folders: [{ id: 'f', name: 'Ground', pois, children: [] }] },
    });
    const { email } = caller;
    const invitation = { organization, accessLevel: 'readUpdate', expires: null, email, tour, type: 'tour' };
    if (isGuest) await invitationTo(tour, caller).set(invitation);
    return { caller, tour, version };
  }
  const closed = { public: false, current: false };
  const ways: [string, { isGuest: boolean; by: (someone: Someone, tour: string) => Promise<unknown>; code: string }][] = [
    [
      'by a lower role',
      { isGuest: false, by: ({ uid }) => accounts().setCustomUserClaims(uid, { organization, role: 'user' }), code: 'permission-denied' },
    ],
    ['by a disabled account', { isGuest: false, by: ({ uid }) => accounts().updateUser(uid, { disabled: true }), code: 'unauthenticated' }],
    [
      'by an invitation that is revoked',
      { isGuest: true, by: (guest, tour) => invitationTo(tour, guest).delete(), code: 'permission-denied' },
    ],
  ];

  it.each(ways)('write no version %s', async (_how, { isGuest, by, code }) => {
    const { caller, tour, version } = await aPublisher(isGuest);
    beforeFilesAreCopied(() => by(caller, tour));

    await expect(caller.call('publishTour', publishRequest(tour, version, closed))).rejects.toMatchObject({ code });

    const publication = `organizations/${organization}/tours/${tour}/versions/${version}`;
    expect(await exist([publication, `startedPublications/${tour}_${version}`])).toEqual([]);
  });

  it.each(ways)('leave the tour as it is %s', async (_how, { isGuest, by, code }) => {
    const { caller, tour, version } = await aPublisher(isGuest);
    await caller.call('publishTour', publishRequest(tour, version, closed));
    await save(`organizations/${organization}/tour/${tour}/screenshots/p1.jpg`, 'another picture');
    beforeFilesAreCopied(() => by(caller, tour));

    await expect(caller.call('restoreVersion', { tour, version, historyId: randomIdentifier() })).rejects.toMatchObject({ code });

    expect((await stored(`tours/${tour}`)).historyId).toBe('h');
  });
});
