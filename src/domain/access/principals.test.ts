import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { identityFrom } from './identity';
import {
  type CurrentUser,
  canEditOrganization,
  canRunOrganization,
  canViewOrganization,
  directoryFrom,
  isDirectoryAdmin,
  isEditor,
  isGlobalAdmin,
  isInDirectory,
  isMember,
  isOrgAdmin,
  isVerified,
  roleTitle,
} from './principals';
import type { Claims } from './roles';

const acme = orgId('acme');
const as = (claims: Claims, email: string | null = 'ada@acme.example') => identityFrom({ uid: 'ada', email, displayName: null }, claims);
const proven = { email_verified: true };
const directory = directoryFrom({ admins: ['Listed@Office.example', 7], organizations: ['acme', ''] });

const people = {
  visitor: null,
  stranger: as(proven),
  viewer: as({ organization: 'acme', role: 'user' }),
  editor: as({ organization: 'acme', role: 'superuser' }),
  orgAdmin: as({ organization: 'acme', role: 'ultrauser' }),
  other: as({ organization: 'globex', role: 'ultrauser' }),
  listed: as(proven, 'listed@office.example'),
  unproven: as({}, 'listed@office.example'),
  admin: as({ admin: true }),
} satisfies Record<string, CurrentUser>;

const those = (may: (who: CurrentUser) => boolean) => Object.entries(people).flatMap(([name, who]) => (may(who) ? [name] : []));

describe('somebody [ACCESS-010 ACCESS-012 ACCESS-037 ACCESS-038]', () => {
  it.each<[string, (who: CurrentUser) => boolean, string[]]>([
    ['belongs to one organization', (who) => isMember(who, acme), ['viewer', 'editor', 'orgAdmin']],
    ['edits it', (who) => isEditor(who, acme), ['editor', 'orgAdmin']],
    ['runs it', (who) => isOrgAdmin(who, acme), ['orgAdmin']],
    ['is a global admin', isGlobalAdmin, ['admin']],
    ['looks after it', (who) => isDirectoryAdmin(who, directory, acme), ['listed']],
    ['stands in the directory', (who) => isInDirectory(who, directory), ['listed']],
    ['runs what it has', (who) => canRunOrganization(who, acme, directory), ['orgAdmin', 'listed', 'admin']],
    ['edits what it has', (who) => canEditOrganization(who, acme, directory), ['editor', 'orgAdmin', 'listed', 'admin']],
    ['sees what it has', (who) => canViewOrganization(who, acme, directory), ['viewer', 'editor', 'orgAdmin', 'listed', 'admin']],
    ['has a proven address', isVerified, ['stranger', 'listed']],
  ])('%s', (_what, may, expected) => {
    expect(those(may)).toEqual(expected);
  });

  it('manages no organization that the directory does not list, nor one without a name [ACCESS-021]', () => {
    expect(isDirectoryAdmin(people.listed, directory, orgId('globex'))).toBe(false);
    expect(isDirectoryAdmin(people.listed, directory, orgId(''))).toBe(false);
    expect(isDirectoryAdmin(people.listed, null, acme)).toBe(false);
  });

  it('is no member of an organization without a name', () => {
    expect(isMember(as({ organization: '' }), orgId(''))).toBe(false);
  });

  it('is compared in lower case [ACCESS-072]', () => {
    expect(isInDirectory(as(proven, 'LISTED@office.example'), directory)).toBe(true);
  });

  it('is not verified without an address', () => {
    expect(isVerified(as(proven, null))).toBe(false);
  });
});

it('shows the role of members and global admins, and Guest for everybody else [ACCESS-007]', () => {
  const [nobodys, editor, admin] = [as({ role: 'superuser' }), as({ role: 'superuser', organization: 'acme' }), as({ admin: true })];

  expect([nobodys, editor, admin].map((who) => roleTitle(who))).toEqual(['Guest', 'Editor', 'Super Admin']);
});

it('says that a member has no role, as the list of members does [COLLAB-031]', () => {
  expect(roleTitle(as({ organization: 'acme' }))).toBe('MISSING ROLE');
  expect(roleTitle(as({ organization: 'acme', role: 'user' }))).toBe('Viewer');
});

it('never calls a directory admin a guest, and names their role by the organization that is shown [ACCESS-007 ACCESS-021]', () => {
  const memberToo = as({ ...proven, role: 'superuser', organization: 'globex' }, 'listed@office.example');

  expect(roleTitle(people.listed, directory)).toBe('Directory admin');
  expect([null, acme, orgId('globex')].map((shown) => roleTitle(memberToo, directory, shown))).toEqual([
    'Directory admin',
    'Directory admin',
    'Editor',
  ]);
});
