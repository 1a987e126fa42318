import { describe, expect, it } from 'vitest';
import { orgId, userId } from '../ids';
import { identityFrom } from './identity';
import {
  assignableRoles,
  canDeleteUser,
  canDisableUser,
  canRemoveMember,
  canSeeMembers,
  canSetRole,
  chosenRole,
  deletionDenial,
  higherRolesText,
  type Member,
  removalDenial,
  roleDenial,
} from './members';
import type { CurrentUser } from './principals';
import { type Claims, type Role, roles } from './roles';

const as = (claims: Claims, uid = 'caller', email = 'caller@acme.example') => identityFrom({ uid, email, displayName: null }, claims);
const acme = orgId('acme');
const people = {
  visitor: null,
  stranger: as({}),
  viewer: as({ organization: 'acme', role: 'user' }),
  editor: as({ organization: 'acme', role: 'superuser' }),
  orgAdmin: as({ organization: 'acme', role: 'ultrauser' }),
  other: as({ organization: 'globex', role: 'ultrauser' }),
  directory: as({ email_verified: true }, 'directory', 'directory@office.example'),
  admin: as({ role: 'admin' }),
} satisfies Record<string, CurrentUser>;
type Person = keyof typeof people;

const member = (role: Role, organization: string | null = 'acme', uid = 'member'): Member => ({
  uid: userId(uid),
  organization: organization === null ? null : orgId(organization),
  role,
});
const those = (may: (who: CurrentUser) => boolean) => (Object.keys(people) as Person[]).filter((name) => may(people[name]));

describe('the role choices of Manage users [ACCESS-028 ACCESS-029 ACCESS-030]', () => {
  it.each<[string, Person, Role[]]>([
    ['are user for everyone', 'viewer', ['user']],
    ['are user for a superuser', 'editor', ['user']],
    ['are user and superuser for an ultrauser', 'orgAdmin', ['user', 'superuser']],
    ['are all for a global admin', 'admin', ['user', 'superuser', 'ultrauser', 'admin']],
  ])('%s', (_what, who, expected) => {
    expect(assignableRoles(people[who])).toEqual(expected);
  });

  it('treat an empty choice as user [ACCESS-032]', () => {
    expect([chosenRole(''), chosenRole('superuser')]).toEqual(['user', 'superuser']);
  });
});

describe('setting a role [ACCESS-030 ACCESS-031 ACCESS-070]', () => {
  it.each<[Role, Person[]]>([
    ['user', ['orgAdmin', 'admin']],
    ['superuser', ['orgAdmin', 'admin']],
    ['ultrauser', ['admin']],
    ['admin', ['admin']],
  ])('to %s is for %j', (role, expected) => {
    expect(those((who) => canSetRole(who, member('user'), role))).toEqual(expected);
  });

  it('is limited to the own organization', () => {
    expect(those((who) => canSetRole(who, member('user', 'globex'), 'user'))).toEqual(['other', 'admin']);
    expect(those((who) => canSetRole(who, member('user', null), 'user'))).toEqual(['admin']);
  });

  it('applies to a global admin only for another global admin', () => {
    expect(those((who) => canSetRole(who, member('admin'), 'user'))).toEqual(['admin']);
  });

  it.each<[Role, Person[]]>([
    ['user', ['orgAdmin', 'admin']],
    ['superuser', ['orgAdmin', 'admin']],
    ['ultrauser', ['admin']],
    ['admin', ['admin']],
  ])('is for those above the member: of a member with the role %s, for %j [FUNC-019]', (role, expected) => {
    for (const given of ['user', 'superuser'] as const) expect(those((who) => canSetRole(who, member(role), given))).toEqual(expected);
  });

  it('cannot delete in two steps whom it cannot delete in one [FUNC-019 FUNC-021]', () => {
    for (const who of Object.values(people))
      for (const role of roles)
        for (const lower of roles) {
          const target = member(role);
          const detour = canSetRole(who, target, lower) && canDeleteUser(who, { ...target, role: lower });
          expect(detour && !canDeleteUser(who, target)).toBe(false);
        }
  });

  it('never raises the own role', () => {
    const raises = (claims: Claims) => {
      const who = as(claims);
      return roles.filter((role) => canSetRole(who, { ...who }, role));
    };

    expect(raises({ organization: 'acme', role: 'user' })).toEqual([]);
    expect(raises({ organization: 'acme', role: 'superuser' })).toEqual([]);
    expect(raises({ organization: 'acme', role: 'ultrauser' })).toEqual(['user', 'superuser']);
    expect(raises({ admin: true })).toEqual(['user', 'superuser', 'ultrauser', 'admin']);
  });
});

describe('deleting an account', () => {
  it.each<[Role, Person[]]>([
    ['user', ['orgAdmin', 'admin']],
    ['superuser', ['orgAdmin', 'admin']],
    ['ultrauser', ['admin']],
    ['admin', ['admin']],
  ])('of the role %s is for %j', (role, expected) => {
    expect(those((who) => canDeleteUser(who, member(role)))).toEqual(expected);
  });

  it('is limited to the own organization, and to others', () => {
    expect(canDeleteUser(people.other, member('user'))).toBe(false);
    expect(canDeleteUser(people.orgAdmin, member('user', null))).toBe(false);
    expect(those((who) => canDeleteUser(who, member('user', 'acme', 'caller')))).toEqual([]);
  });
});

it('disabling an account is for global admins, and never for the own [ACCESS-053]', () => {
  expect(those((who) => canDisableUser(who, member('user')))).toEqual(['admin']);
  expect(canDisableUser(people.admin, member('admin', null, 'caller'))).toBe(false);
});

it('the members of an organization are seen by its editors, its directory admins and global admins [ACCESS-016]', () => {
  const directory = { admins: ['directory@office.example'], organizations: [acme] };

  expect(those((who) => canSeeMembers(who, acme, directory))).toEqual(['editor', 'orgAdmin', 'directory', 'admin']);
});

it('a reason is given exactly where a role may not be set or an account not be deleted [ACCESS-030 ACCESS-031 FUNC-019 FUNC-021]', () => {
  const targets = roles.flatMap((role) => ['acme', 'globex', null].map((organization) => member(role, organization)));
  for (const who of Object.values(people))
    for (const target of [...targets, ...(who ? [who] : [])]) {
      for (const role of roles) expect(roleDenial(who, target, role) === null).toBe(canSetRole(who, target, role));
      expect(deletionDenial(who, target) === null).toBe(canDeleteUser(who, target));
    }
});

describe('removing a member from the organization', () => {
  it('is for those who could delete the account, and for oneself', () => {
    expect(those((who) => canRemoveMember(who, member('superuser')))).toEqual(['orgAdmin', 'admin']);
    expect(those((who) => canRemoveMember(who, member('ultrauser')))).toEqual(['admin']);
    expect(those((who) => canRemoveMember(who, member('user', 'acme', 'caller')))).toEqual([
      'stranger',
      'viewer',
      'editor',
      'orgAdmin',
      'other',
      'admin',
    ]);
    expect(those((who) => canRemoveMember(who, member('user', null)))).toEqual([]);
  });

  it('says why it is not possible, and who can', () => {
    expect(removalDenial(people.orgAdmin, member('user'))).toBeNull();
    expect(removalDenial(people.orgAdmin, member('ultrauser'))).toBe('Only a Super Admin can remove another admin.');
    expect(removalDenial(people.editor, member('user'))).toBe('Only admins of the organization can remove members.');
    expect(removalDenial(people.orgAdmin, member('ultrauser', 'acme', 'caller'))).toMatch(/on the page of your account/);
  });
});

it.each<[Person, RegExp | null]>([
  ['admin', null],
  ['orgAdmin', /^Only a Super Admin/],
  ['editor', /^Admins of the organization make somebody an editor/],
])('tells the %s who gives the roles that they cannot give [ACCESS-029 ACCESS-030]', (who, text) => {
  expect(higherRolesText(people[who]) ?? '').toMatch(text ?? /^$/);
});
