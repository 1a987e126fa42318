import { describe, expect, it } from 'vitest';
import { listedUsersFrom } from './listed-users';
import { foundMembers, memberFrom } from './organization-members';

const members = (...accounts: object[]) => listedUsersFrom(accounts).map(memberFrom);
const [noRole, editor, gone] = members(
  { uid: 'a', email: 'Zoe@x.example', customClaims: { organization: 'acme' }, metadata: { lastSignInTime: 'nonsense' } },
  { uid: 'b', displayName: 'Åsa', emailVerified: true, customClaims: { organization: 'acme', superuser: true } },
  { uid: 'c', disabled: true, metadata: { lastSignInTime: '2026-05-01T10:00:00Z' } },
);

describe('a member', () => {
  it('has a role only where one was set [COLLAB-031]', () => {
    expect(noRole).toMatchObject({ hasRole: false, role: 'user', organization: 'acme' });
    expect(editor).toMatchObject({ hasRole: true, role: 'superuser' });
  });

  it('has a state and the time of the last sign-in, if there was one [COLLAB-030 MODEL-050]', () => {
    expect([noRole, editor, gone].map((member) => member?.state)).toEqual(['unverified', 'active', 'disabled']);
    expect([noRole, gone].map((member) => member?.lastSignIn)).toEqual([null, new Date('2026-05-01T10:00:00Z')]);
  });

  it('is found by name and address, in the order of names [COLLAB-030]', () => {
    const all = [noRole, editor].filter((member) => member !== undefined);

    expect(foundMembers(all, '').map(({ uid }) => uid)).toEqual(['b', 'a']);
    expect(foundMembers(all, 'asa').map(({ uid }) => uid)).toEqual(['b']);
    expect(foundMembers(all, 'zoe@').map(({ uid }) => uid)).toEqual(['a']);
  });
});
