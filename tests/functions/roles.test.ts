import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { removalUndoMs } from '../../src/domain/access/members';
import {
  accounts,
  aGlobalAdmin,
  anOrganization,
  cardOf,
  claimsOf,
  findAccount,
  membersOf,
  type Someone,
  somebody,
  store,
} from './administrator';
import { callsOf, refusal } from './calls';

let admin: Someone;
let organization: string;
let orgAdmin: Someone;

beforeAll(async () => {
  admin = await aGlobalAdmin();
  organization = await anOrganization();
  orgAdmin = await somebody({ organization, role: 'ultrauser' });
});

describe('setOrganizationByUid', () => {
  it('moves somebody with their role: claims, card and the members of both organizations [FUNC-005]', async () => {
    const person = await somebody({ organization, role: 'superuser', newsletter: 'monthly' });
    const next = await anOrganization();

    expect(await admin.call('setOrganizationByUid', { uid: person.uid, organization: next })).toEqual({ message: 'success' });

    expect(await claimsOf(person.uid)).toEqual({ organization: next, role: 'superuser', newsletter: 'monthly' });
    expect(await cardOf(person.uid)).toMatchObject({ organization: next, role: 'superuser' });
    expect(await membersOf(organization)).not.toContain(person.uid);
    expect(await membersOf(next)).toEqual([person.uid]);
  });

  it('is refused without uid or organization [FUNC-006]', async () => {
    for (const payload of [{ uid: 'a' }, { organization }, { uid: '', organization }, { uid: 'a', organization: '' }])
      await expect(admin.call('setOrganizationByUid', payload)).rejects.toMatchObject(refusal('invalid-argument', /uid|organization/));
  });

  it('is refused for an admin, in these words [FUNC-008]', async () => {
    for (const claims of [{ admin: true }, { role: 'admin' }])
      await expect(admin.call('setOrganizationByUid', { uid: (await somebody(claims)).uid, organization })).rejects.toMatchObject(
        refusal('failed-precondition', 'Trying to set organization on an Admin '),
      );
  });

  it('says what does not exist, and changes nothing [FUNC-015]', async () => {
    const person = await somebody();

    await expect(admin.call('setOrganizationByUid', { uid: person.uid, organization: 'Nowhere' })).rejects.toMatchObject(
      refusal('not-found', /organization "Nowhere" doesn’t exist/),
    );
    await expect(admin.call('setOrganizationByUid', { uid: 'nobody', organization })).rejects.toMatchObject(
      refusal('not-found', /account/),
    );

    expect(await claimsOf(person.uid)).toEqual({});
    expect(await membersOf(organization)).not.toContain('nobody');
  });

  it('keeps claims, card and members together when two call at once', async () => {
    const person = await somebody({ organization, role: 'user' });
    const nexts = [await anOrganization(), await anOrganization()];

    await Promise.all(nexts.map((next) => admin.call('setOrganizationByUid', { uid: person.uid, organization: next })));

    const now = String((await claimsOf(person.uid))?.organization);
    expect(nexts).toContain(now);
    expect((await cardOf(person.uid))?.organization).toBe(now);
    expect(await Promise.all([organization, ...nexts].map(async (id) => [id, (await membersOf(id)).includes(person.uid)]))).toEqual(
      [organization, ...nexts].map((id) => [id, id === now]),
    );
  });
});

describe('setClaimsByUid', () => {
  const setClaims = (uid: string, claims: object, who = admin) => who.call('setClaimsByUid', { uid, claims });

  it('replaces the claims that say what somebody is, and no others [FUNC-009]', async () => {
    const person = await somebody({ organization, role: 'ultrauser', ultrauser: true, newsletter: 'monthly' });
    const next = await anOrganization();

    expect(await setClaims(person.uid, { organization: next, superuser: true })).toEqual({ message: 'success' });

    expect(await claimsOf(person.uid)).toEqual({ organization: next, superuser: true, newsletter: 'monthly' });
    expect(await cardOf(person.uid)).toMatchObject({ organization: next, role: 'superuser' });
    expect(await membersOf(next)).toEqual([person.uid]);
  });

  it.each([
    [{ admin: true }, 'admin'],
    [{ ultrauser: true }, 'ultrauser'],
    [{ role: 'superuser' }, 'superuser'],
  ])('takes %j [FUNC-009]', async (role, effective) => {
    const person = await somebody();

    await setClaims(person.uid, { organization, ...role });

    expect(await claimsOf(person.uid)).toEqual({ organization, ...role });
    expect(await cardOf(person.uid)).toMatchObject({ role: effective });
  });

  it.each([
    { superuser: true },
    { organization: '' },
    { organization: 'x', superuser: 'yes' },
    { organization: 'x', owner: true },
    { organization: 'x', role: 'boss' },
  ])('refuses the claims %j [FUNC-015 ADMIN-030]', async (claims) => {
    await expect(setClaims((await somebody()).uid, claims)).rejects.toMatchObject(refusal('invalid-argument', /claims/));
  });

  it.each([{ role: 'user' }, { role: 'admin' }, {}])(
    'does not change a global admin by the claims %j [FUNC-025 ADMIN-031]',
    async (role) => {
      const one = await aGlobalAdmin();

      for (const by of [admin, one])
        await expect(setClaims(one.uid, { organization, ...role }, by)).rejects.toMatchObject(
          refusal('failed-precondition', 'Demoting admins is currently disabled.'),
        );

      expect(await claimsOf(one.uid)).toEqual({ admin: true, role: 'admin' });
    },
  );

  it('moves a global admin who stays one to another organization [FUNC-025]', async () => {
    const one = await aGlobalAdmin();

    await setClaims(one.uid, { organization, admin: true });

    expect(await claimsOf(one.uid)).toEqual({ organization, admin: true });
  });
});

describe('taking back the role of a Super Admin', () => {
  const anAdminMember = () => somebody({ organization, role: 'admin', admin: true });
  const roleCall = (uid: string) => ({ uid, organization, role: 'user' });
  const demote = (person: Someone, by: Someone) => by.call('setUserRole', roleCall(person.uid));
  const permit = () => vi.stubEnv('ADMIN_DEMOTION', 'on');
  afterEach(() => vi.unstubAllEnvs());

  it('is refused by every function unless the installation permits it [FUNC-025 ADMIN-031]', async () => {
    const [one, two] = [await anAdminMember(), await anAdminMember()];

    for (const value of ['', 'off']) {
      vi.stubEnv('ADMIN_DEMOTION', value);
      for (const person of [one, two])
        await expect(demote(person, one)).rejects.toMatchObject(refusal('failed-precondition', 'Demoting admins is currently disabled.'));
    }

    expect(await claimsOf(two.uid)).toEqual({ organization, admin: true, role: 'admin' });
  });

  it('is for another Super Admin, never for oneself, so that one is left', async () => {
    permit();
    const [one, two] = [await anAdminMember(), await anAdminMember()];

    await expect(demote(one, one)).rejects.toMatchObject(refusal('failed-precondition', /your own role/));
    await demote(two, one);

    expect(await claimsOf(two.uid)).toEqual({ organization, role: 'user' });
    await expect(demote(one, two)).rejects.toMatchObject(refusal('permission-denied', /permission/));
  });

  it('needs a session that began within five minutes', async () => {
    permit();
    const [one, two] = [await anAdminMember(), await anAdminMember()];
    const began = new Date();
    const demoteAfter = (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: began.getTime() + minutes * 60_000 });
      return callsOf(one.uid, { began })('setUserRole', roleCall(two.uid));
    };
    onTestFinished(() => void vi.useRealTimers());

    await expect(demoteAfter(6)).rejects.toMatchObject(refusal('failed-precondition', /sign out, sign in again/));
    await demoteAfter(4);

    expect(await claimsOf(two.uid)).toEqual({ organization, role: 'user' });
  });

  it('leaves one who belongs to no organization without a role, whose old tokens write nothing', async () => {
    permit();
    const two = await aGlobalAdmin();

    await admin.call('setClaimsByUid', { uid: two.uid, claims: { organization: '' } });

    expect(await claimsOf(two.uid)).toEqual({});
    expect(await cardOf(two.uid)).toMatchObject({ organization: '', role: '' });
    expect((await store().doc(`rights/${two.uid}`).get()).get('number')).toBe(1);
  });

  it('is not undone by two who do it to each other at once: one of them remains', async () => {
    permit();
    const [one, two] = [await anAdminMember(), await anAdminMember()];

    const outcomes = await Promise.allSettled([demote(two, one), demote(one, two)]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is on, off or unset: a typo is no permission', async () => {
    vi.stubEnv('ADMIN_DEMOTION', 'yes');
    const two = await anAdminMember();

    await expect(demote(two, admin)).rejects.toThrow(/ADMIN_DEMOTION must be/);

    expect(await claimsOf(two.uid)).toEqual({ organization, admin: true, role: 'admin' });
  });
});

describe('readSuperAdmins', () => {
  it('says whether another Super Admin can sign in, and whether one can take the role of another back', async () => {
    vi.stubEnv('ADMIN_DEMOTION', 'on');
    const two = await aGlobalAdmin();
    const others = async () => (await admin.call('readSuperAdmins', {})) as { hasAnother: boolean; canDemote: boolean };
    expect(await others()).toEqual({ hasAnother: true, canDemote: true });
    vi.unstubAllEnvs();
    const { users } = await accounts().listUsers(1000);
    const active = users.filter(
      ({ uid, customClaims = {}, disabled }) => uid !== admin.uid && !disabled && (customClaims.admin || customClaims.role === 'admin'),
    );
    await Promise.all(active.map(({ uid }) => accounts().updateUser(uid, { disabled: true })));

    expect(await others()).toEqual({ hasAnother: false, canDemote: false });

    // found among the accounts where no document names one
    await accounts().updateUser(two.uid, { disabled: false });
    await store().doc(`users/${two.uid}`).update({ role: '' });
    expect(await others()).toMatchObject({ hasAnother: true });
    await Promise.all(active.map(({ uid }) => accounts().updateUser(uid, { disabled: false })));
  });
});

describe('setUserRole', () => {
  const setRole = (who: Someone, person: Someone, role: string, of = organization) =>
    who.call('setUserRole', { uid: person.uid, organization: of, role });

  it.each([
    ['superuser', 'superuser'],
    ['user', 'user'],
    ['', 'user'],
  ])('an org admin gives a member the role %j [FUNC-018 ACCESS-032]', async (role, stored) => {
    const person = await somebody({ organization, superuser: true });

    expect(await setRole(orgAdmin, person, role)).toEqual({ message: 'success' });

    expect(await claimsOf(person.uid)).toEqual({ organization, role: stored });
    expect(await cardOf(person.uid)).toMatchObject({ organization, role: stored });
  });

  it.each(['ultrauser', 'admin'])('only a global admin gives the role %s [FUNC-019 ACCESS-030]', async (role) => {
    const person = await somebody({ organization, role: 'user' });

    await expect(setRole(orgAdmin, person, role)).rejects.toMatchObject(
      refusal('permission-denied', /You don’t have permission to assign this role/),
    );
    expect(await claimsOf(person.uid)).toEqual({ organization, role: 'user' });
    await setRole(admin, person, role);

    expect(await claimsOf(person.uid)).toMatchObject({ organization, role });
  });

  it('refuses an org admin any user outside their organization, whether there is one or not, in the same words [FUNC-019]', async () => {
    const elsewhere = await anOrganization();
    const stranger = await somebody({ organization: elsewhere, role: 'user' });
    const words = refusal('permission-denied', 'You don’t have permission to assign this role. Ask an administrator of the organization.');

    await expect(setRole(orgAdmin, stranger, 'user')).rejects.toMatchObject(words);
    await expect(setRole(orgAdmin, stranger, 'user', elsewhere)).rejects.toMatchObject(words);
    await expect(setRole(orgAdmin, { ...stranger, uid: 'nobody' }, 'user')).rejects.toMatchObject(words);
    await expect(setRole(orgAdmin, stranger, 'user', 'Nowhere')).rejects.toMatchObject(words);
    expect(await claimsOf(stranger.uid)).toEqual({ organization: elsewhere, role: 'user' });
  });

  it('an org admin does not change a global admin of the organization [FUNC-019]', async () => {
    const boss = await somebody({ organization, role: 'admin' });

    await expect(setRole(orgAdmin, boss, 'user')).rejects.toMatchObject(refusal('permission-denied', /./));
  });

  it.each([{ role: 'ultrauser' }, { ultrauser: true }, { role: 'ultrauser', superuser: true }])(
    'an org admin neither lowers nor then deletes a fellow org admin, whose claims are %j [FUNC-019 FUNC-021]',
    async (claims) => {
      const fellow = await somebody({ organization, ...claims });

      for (const role of ['user', 'superuser', 'ultrauser', ''])
        await expect(setRole(orgAdmin, fellow, role)).rejects.toMatchObject(
          refusal('permission-denied', /You don’t have permission to assign this role/),
        );
      await expect(orgAdmin.call('deleteUser', { uid: fellow.uid })).rejects.toMatchObject(refusal('permission-denied', /./));

      expect(await claimsOf(fellow.uid)).toEqual({ organization, ...claims });
    },
  );

  it('an org admin lowers their own role, and has no way back [FUNC-019]', async () => {
    const person = await somebody({ organization, role: 'ultrauser' });

    await setRole(person, person, 'superuser');

    await expect(setRole(person, person, 'superuser')).rejects.toMatchObject(refusal('permission-denied', /./));
    expect(await claimsOf(person.uid)).toEqual({ organization, role: 'superuser' });
  });

  it.each([{ role: 'ultrauser' }, { role: 'ultrauser', organization: '' }, { organization: 7, role: 'ultrauser' }])(
    'an org admin of no organization changes and deletes nobody who has none either: %j [FUNC-019 FUNC-021]',
    async (claims) => {
      const lost = await somebody();
      await accounts().setCustomUserClaims(lost.uid, claims);
      const other = await somebody();

      for (const named of ['', organization])
        await expect(setRole(lost, other, 'superuser', named)).rejects.toMatchObject(refusal('permission-denied', /./));
      await expect(lost.call('deleteUser', { uid: other.uid })).rejects.toMatchObject(refusal('permission-denied', /./));
    },
  );

  it('nobody raises their own role [FUNC-019]', async () => {
    const person = await somebody({ organization, role: 'ultrauser' });

    await expect(setRole(person, person, 'admin')).rejects.toMatchObject(refusal('permission-denied', /./));
    await setRole(person, person, 'user');
    await expect(setRole(person, person, 'superuser')).rejects.toMatchObject(refusal('permission-denied', /./));
  });

  it('a global admin is told when the user belongs to another organization [FUNC-019]', async () => {
    const person = await somebody({ organization, role: 'user' });

    await expect(setRole(admin, person, 'user', await anOrganization())).rejects.toMatchObject(
      refusal('failed-precondition', /not a member of/),
    );
  });

  it.each(['owner', 7, undefined, '__proto__'])('refuses the role %j [FUNC-015]', async (role) => {
    await expect(setRole(admin, orgAdmin, role as string)).rejects.toMatchObject(refusal('invalid-argument', /role/));
  });
});

describe('removeMember', () => {
  const remove = (by: Someone, { uid }: Someone, more: object = {}, from = organization) =>
    by.call('removeMember', { uid, organization: from, ...more });

  it('takes role and membership, and leaves the account; twice is harmless', async () => {
    const person = await somebody({ organization, role: 'superuser', superuser: true });

    expect(await remove(orgAdmin, person)).toMatchObject({ message: 'removed', undo: { role: 'superuser' } });
    expect(await claimsOf(person.uid)).toEqual({});
    expect(await findAccount(person.uid)).not.toBeNull();
    expect(await cardOf(person.uid)).toMatchObject({ organization: '', role: '' });
    expect(await membersOf(organization)).not.toContain(person.uid);

    expect(await remove(orgAdmin, person)).toEqual({ message: 'removed', undo: null });
  });

  it('lets everybody leave, and the last admin once they know', async () => {
    const own = await anOrganization();
    const [viewer, last] = [await somebody({ organization: own, role: 'user' }), await somebody({ organization: own, role: 'ultrauser' })];

    expect(await remove(viewer, viewer, {}, own)).toEqual({ message: 'removed', undo: null });
    expect(await remove(last, last, {}, own)).toEqual({
      error: expect.stringMatching(/^You are the last admin of/),
      needsConfirmation: true,
    });
    expect(await claimsOf(last.uid)).toEqual({ organization: own, role: 'ultrauser' });
    expect(await remove(last, last, { leavesNoAdmin: true }, own)).toEqual({ message: 'removed', undo: null });
    expect(await membersOf(own)).toEqual([]);
  });

  it('is refused to others: editors, admins of other organizations, and admins about their equals', async () => {
    const [editor, fellow, person] = await Promise.all(['superuser', 'ultrauser', 'user'].map((role) => somebody({ organization, role })));
    const stranger = await somebody({ organization: await anOrganization(), role: 'ultrauser' });

    for (const [by, member] of [
      [editor, person],
      [stranger, person],
      [orgAdmin, fellow],
    ] as [Someone, Someone][])
      await expect(remove(by, member)).rejects.toMatchObject(refusal('permission-denied', /Ask an administrator/));
    expect(await membersOf(organization)).toContain(person?.uid);
  });

  it('leaves a Super Admin one', async () => {
    const person = await somebody({ organization, role: 'admin', admin: true });

    await remove(admin, person);

    expect(await claimsOf(person.uid)).toEqual({ role: 'admin', admin: true });
  });
});

describe('undoRemoval', () => {
  const removed = async (member: Someone, by = orgAdmin) => {
    const { undo } = (await by.call('removeMember', { uid: member.uid, organization })) as { undo: object };
    return { uid: member.uid, organization, ...undo };
  };

  it.each([{ role: 'superuser', superuser: true }, { role: 'user' }, {}])(
    'makes somebody with %j a member with the same role again; twice is harmless',
    async (claims) => {
      const person = await somebody({ organization, ...claims });
      const undo = await removed(person);

      for (let time = 0; time < 2; time += 1) expect(await orgAdmin.call('undoRemoval', undo)).toEqual({ message: 'restored' });

      expect(await claimsOf(person.uid)).toEqual({ organization, ...('role' in claims && { role: claims.role }) });
      expect(await membersOf(organization)).toContain(person.uid);
    },
  );

  it('is refused after ten minutes, after another change, and with anything that was not signed', async () => {
    const [person, other] = [await somebody({ organization, role: 'user' }), await somebody({ organization, role: 'user' })];
    const undo = await removed(person);
    const before = await removed(other);
    await admin.call('setOrganizationByUid', { uid: other.uid, organization });
    await removed(other);

    await expect(orgAdmin.call('undoRemoval', { ...undo, role: 'superuser' })).rejects.toMatchObject(
      refusal('permission-denied', /Ask an administrator/),
    );
    await expect(orgAdmin.call('undoRemoval', before)).rejects.toMatchObject(refusal('failed-precondition', /changed since/));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + removalUndoMs + 1000 });
    onTestFinished(() => void vi.useRealTimers());
    await expect(orgAdmin.call('undoRemoval', undo)).rejects.toMatchObject(refusal('failed-precondition', /too late/));
    expect(await membersOf(organization)).not.toContain(person.uid);
  });

  it('is refused to admins of other organizations, and to those who may not remove the member', async () => {
    const [person, fellow] = [await somebody({ organization, role: 'user' }), await somebody({ organization, role: 'ultrauser' })];
    const stranger = await somebody({ organization: await anOrganization(), role: 'ultrauser' });
    const [undo, ofFellow] = [await removed(person), await removed(fellow, admin)];

    await expect(stranger.call('undoRemoval', undo)).rejects.toMatchObject(refusal('permission-denied', /Ask an administrator/));
    await expect(orgAdmin.call('undoRemoval', ofFellow)).rejects.toMatchObject(refusal('permission-denied', /Ask an administrator/));
    expect(await admin.call('undoRemoval', ofFellow)).toEqual({ message: 'restored' });
  });
});

describe('deleteUser', () => {
  it('deletes the account, the card and the membership; twice is harmless [FUNC-020]', async () => {
    const person = await somebody({ organization, role: 'user' });

    expect(await admin.call('deleteUser', { uid: person.uid })).toEqual({ message: 'user deleted' });
    expect(await findAccount(person.uid)).toBeNull();
    expect(await cardOf(person.uid)).toBeUndefined();
    expect(await membersOf(organization)).not.toContain(person.uid);

    expect(await admin.call('deleteUser', { uid: person.uid })).toEqual({ message: 'user deleted' });
  });

  it('an org admin deletes members below their own role, and finishes what was cut off [FUNC-021]', async () => {
    const editor = await somebody({ organization, role: 'superuser' });
    const halfGone = await somebody({ organization, role: 'user' });
    await accounts().deleteUser(halfGone.uid);

    for (const { uid } of [editor, halfGone]) expect(await orgAdmin.call('deleteUser', { uid })).toEqual({ message: 'user deleted' });

    expect(await cardOf(halfGone.uid)).toBeUndefined();
    expect(await membersOf(organization)).not.toContain(halfGone.uid);
  });

  it('an org admin deletes neither an equal, nor a global admin, nor a stranger, nor themselves [FUNC-021]', async () => {
    const others = [
      await somebody({ organization, role: 'ultrauser' }),
      await somebody({ organization, role: 'admin' }),
      await somebody({ organization: await anOrganization(), role: 'user' }),
      await somebody(),
      orgAdmin,
    ];

    for (const { uid } of others) {
      await expect(orgAdmin.call('deleteUser', { uid })).rejects.toMatchObject(refusal('permission-denied', /Ask an administrator/));
      expect(await findAccount(uid)).not.toBeNull();
    }
  });

  it('a global admin deletes another, and never themselves [FUNC-021]', async () => {
    const other = await aGlobalAdmin();

    await expect(other.call('deleteUser', { uid: other.uid })).rejects.toMatchObject(refusal('permission-denied', /./));
    expect(await admin.call('deleteUser', { uid: other.uid })).toEqual({ message: 'user deleted' });
  });

  it('leaves no lock behind', async () => {
    expect((await store().collection('locks').get()).size).toBe(0);
  });
});
