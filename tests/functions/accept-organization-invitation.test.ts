import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, aGlobalAdmin, anOrganization, cardOf, claimsOf, membersOf, type Someone, somebody, store } from './administrator';

let organization: string;
let invited: Someone;

beforeAll(async () => {
  organization = await anOrganization();
});
beforeEach(async () => {
  invited = await somebody();
});

/** Stored past the delivery: these tests are about what is accepted, not about the mail. */
async function anInvitation(to: string, changes: Record<string, unknown> = {}): Promise<string> {
  const fields = { to, role: 'viewer', organization, type: 'organization-invitation', delivery: { state: 'SUCCESS' }, ...changes };
  const id = `org_${fields.organization}-${to}`;
  await store().doc(`mail/${id}`).set(fields);
  return id;
}
const member = () => somebody({ organization, role: 'ultrauser' });
const accept = (who: Someone, invitationId: string, confirmed: object = {}) =>
  who.call('acceptOrganizationInvitation', { invitationId, ...confirmed });
const leavesNoAdmin = { leavesNoAdmin: true };
const isThere = async (id: string) => (await store().doc(`mail/${id}`).get()).exists;

describe('acceptOrganizationInvitation', () => {
  it.each([
    ['viewer', 'user'],
    ['editor', 'superuser'],
    ['admin', 'ultrauser'],
  ])('makes an invited %s a member with the role %s, and deletes the invitation [FUNC-022 FUNC-023 ACCESS-025]', async (role, claim) => {
    const id = await anInvitation(invited.email, { role });

    expect(await accept(invited, id)).toEqual({ message: 'Success' });

    expect(await claimsOf(invited.uid)).toEqual({ organization, role: claim });
    expect(await cardOf(invited.uid)).toMatchObject({ organization, role: claim });
    expect(await membersOf(organization)).toContain(invited.uid);
    expect(await isThere(id)).toBe(false);
  });

  it('leaves the organization of before, with its role [FUNC-023 ACCESS-010 ACCESS-011]', async () => {
    const before = await anOrganization();
    const member = await somebody({ organization: before, role: 'ultrauser', ultrauser: true });

    await accept(member, await anInvitation(member.email), leavesNoAdmin);

    expect(await claimsOf(member.uid)).toEqual({ organization, role: 'user' });
    expect(await membersOf(before)).toEqual([]);
  });

  describe('by the last admin of an organization', () => {
    const told = { error: expect.stringMatching(/You are the last admin of Org/), needsConfirmation: true };
    let before: string;
    let admin: Someone;
    beforeEach(async () => {
      before = await anOrganization();
      admin = await somebody({ organization: before, role: 'ultrauser' });
    });

    it.each<[string, () => Promise<unknown>]>([
      ['alone', async () => undefined],
      ['with editors and viewers', () => Promise.all(['superuser', 'user'].map((role) => somebody({ organization: before, role })))],
      [
        'with an admin who is disabled',
        async () => accounts().updateUser((await somebody({ organization: before, role: 'ultrauser' })).uid, { disabled: true }),
      ],
      [
        'with an admin whose account was deleted',
        async () => accounts().deleteUser((await somebody({ organization: before, role: 'ultrauser' })).uid),
      ],
      [
        'with an admin who was demoted',
        async () =>
          accounts().setCustomUserClaims((await somebody({ organization: before, role: 'ultrauser' })).uid, {
            organization: before,
            role: 'user',
          }),
      ],
      ['with admins elsewhere', member],
    ])('%s, asks them to confirm first [FUNC-023]', async (_what, meanwhile) => {
      await meanwhile();
      const id = await anInvitation(admin.email, { role: 'editor' });

      expect(await accept(admin, id)).toEqual(told);
      expect(await claimsOf(admin.uid)).toEqual({ organization: before, role: 'ultrauser' });
      expect(await isThere(id)).toBe(true);

      expect(await accept(admin, id, leavesNoAdmin)).toEqual({ message: 'Success' });
      expect(await claimsOf(admin.uid)).toEqual({ organization, role: 'superuser' });
    });

    it('is not in question where another admin stays, or nobody leaves', async () => {
      const own = await anInvitation(admin.email, { organization: before });
      expect(await accept(admin, own)).toEqual({ message: 'Success' });
      await somebody({ organization: before, role: 'ultrauser' });

      expect(await accept(admin, await anInvitation(admin.email))).toEqual({ message: 'Success' });
    });

    it('asks one of two who leave at once', async () => {
      const other = await somebody({ organization: before, role: 'ultrauser' });
      const [one, two] = await Promise.all([admin, other].map(({ email }) => anInvitation(email)));

      const answers = await Promise.all([accept(admin, one!), accept(other, two!)]);

      expect(answers.filter((answer) => JSON.stringify(answer).includes('Success'))).toHaveLength(1);
    });
  });

  it('is harmless when called twice, one after the other or at once [FUNC-022]', async () => {
    const id = await anInvitation(invited.email);

    const answers = await Promise.all([accept(invited, id), accept(invited, id)]);

    expect([...answers, await accept(invited, id)]).toEqual(Array(3).fill({ message: 'Success' }));
    expect((await membersOf(organization)).filter((uid) => uid === invited.uid)).toHaveLength(1);
  });

  it('completes a change that was interrupted between claims and documents [FUNC-023]', async () => {
    const before = await anOrganization();
    const member = await somebody({ organization: before, role: 'user' });
    const id = await anInvitation(member.email, { role: 'editor' });
    await accounts().setCustomUserClaims(member.uid, { organization, role: 'superuser' });

    expect(await accept(member, id)).toEqual({ message: 'Success' });

    expect(await cardOf(member.uid)).toMatchObject({ organization, role: 'superuser' });
    expect(await membersOf(organization)).toContain(member.uid);
    expect(await membersOf(before)).toEqual([]);
    expect(await isThere(id)).toBe(false);
  });

  it('never lowers the role of an existing member', async () => {
    const member = await somebody({ organization, role: 'ultrauser' });

    expect(await accept(member, await anInvitation(member.email, { role: 'viewer' }))).toEqual({ message: 'Success' });

    expect(await claimsOf(member.uid)).toEqual({ organization, role: 'ultrauser' });
  });

  it('rejects an unverified address [FUNC-023 FUNC-024]', async () => {
    const pretender = await somebody({}, { verified: false });
    const id = await anInvitation(pretender.email);

    expect(await accept(pretender, id)).toEqual({ error: expect.stringMatching(/Verify your email address/) });
    expect(await claimsOf(pretender.uid)).toEqual({});
    expect(await isThere(id)).toBe(true);
  });

  it('responds the same for a missing invitation and for somebody else’s [FUNC-024]', async () => {
    const id = await anInvitation((await somebody()).email);

    const answers = [
      await accept(invited, id),
      await accept(invited, `org_${organization}-${invited.email}`),
      await accept(invited, 'nothing'),
    ];

    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"error":"This invitation no longer exists, or is addressed to somebody else. Ask for a new one."}']),
    );
    expect(await isThere(id)).toBe(true);
    expect(await claimsOf(invited.uid)).toEqual({});
  });

  it.each([
    ['of another kind', { type: 'newsletter' }, /no longer exists/],
    ['that names another organization than its id', { organization: 'Northlight' }, /no longer exists/],
    ['that has expired', { expires: Timestamp.fromMillis(Date.now() - 1000) }, /has expired/],
    ['to a role that does not exist', { role: 'owner' }, /invalid role/],
  ])('refuses an invitation %s [FUNC-024]', async (_what, changes, words) => {
    const id = `org_${organization}-${invited.email}`;
    await anInvitation(invited.email);
    await store().doc(`mail/${id}`).update(changes);

    expect(await accept(invited, id)).toEqual({ error: expect.stringMatching(words) });
    expect(await claimsOf(invited.uid)).toEqual({});
  });

  describe('from an inviter who can no longer give the role', () => {
    const demoted = { organization: '', role: 'user' };
    const inviters: [string, string, () => Promise<Someone>, (inviter: Someone) => Promise<unknown>][] = [
      ['was a Super Admin', 'admin', aGlobalAdmin, ({ uid }) => accounts().setCustomUserClaims(uid, demoted)],
      [
        'was an admin of the organization',
        'editor',
        member,
        ({ uid }) => accounts().setCustomUserClaims(uid, { organization, role: 'superuser' }),
      ],
      [
        'left the organization',
        'viewer',
        member,
        ({ uid }) => accounts().setCustomUserClaims(uid, { organization: 'Away', role: 'ultrauser' }),
      ],
      ['was disabled', 'viewer', member, ({ uid }) => accounts().updateUser(uid, { disabled: true })],
      ['was deleted', 'viewer', member, ({ uid }) => accounts().deleteUser(uid)],
    ];

    it.each(inviters)('rejects an invitation whose sender %s, to %s, and accepts it before [FUNC-023 ACCESS-064]', async (...row) => {
      const [, role, anInviter, lose] = row;
      const inviter = await anInviter();
      const other = await somebody();
      const id = await anInvitation(invited.email, { role, invitedBy: inviter.uid });
      const earlier = await anInvitation(other.email, { role, invitedBy: inviter.uid });
      expect(await accept(other, earlier)).toEqual({ message: 'Success' });

      await lose(inviter);

      expect(await accept(invited, id)).toEqual({ error: expect.stringMatching(/can no longer invite you/) });
      expect(await claimsOf(invited.uid)).toEqual({});
      expect(await isThere(id)).toBe(true);
    });

    it.each(['', 7, null])('refuses an invitation whose sender is %j [FUNC-024]', async (invitedBy) => {
      expect(await accept(invited, await anInvitation(invited.email, { invitedBy }))).toEqual({
        error: expect.stringMatching(/can no longer invite you/),
      });
    });
  });

  it('accepts an invitation that has not expired yet', async () => {
    const id = await anInvitation(invited.email, { expires: Timestamp.fromMillis(Date.now() + 60_000) });

    expect(await accept(invited, id)).toEqual({ message: 'Success' });
  });

  it('refuses an invitation to an organization that was removed, and changes nothing [FUNC-024]', async () => {
    const member = await somebody({ organization, role: 'superuser' });
    const id = await anInvitation(member.email, { organization: 'Removed' });

    expect(await accept(member, id)).toEqual({ error: expect.stringMatching(/organization "Removed" doesn’t exist/) });
    expect(await claimsOf(member.uid)).toEqual({ organization, role: 'superuser' });
    expect(await membersOf(organization)).toContain(member.uid);
  });

  it('does not change a global admin [FUNC-024]', async () => {
    const admin = await somebody({ admin: true });

    expect(await accept(admin, await anInvitation(admin.email))).toEqual({ error: expect.stringMatching(/Super Admin/) });
    expect(await claimsOf(admin.uid)).toEqual({ admin: true });
  });
});
