import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { identityFrom } from './identity';
import {
  belongs,
  directoryFrom,
  edits,
  isDirectoryAdmin,
  isEditor,
  isGlobalAdmin,
  isListed,
  isMember,
  isOrgAdmin,
  isVerified,
  runs,
  standing,
  type Who,
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
} satisfies Record<string, Who>;

const those = (may: (who: Who) => boolean) => Object.entries(people).flatMap(([name, who]) => (may(who) ? [name] : []));

describe('ACCESS-010 ACCESS-012 ACCESS-037 ACCESS-038 ACCESS-067 somebody', () => {
  it.each<[string, (who: Who) => boolean, string[]]>([
    ['belongs to one organization', (who) => isMember(who, acme), ['viewer', 'editor', 'orgAdmin']],
    ['edits it', (who) => isEditor(who, acme), ['editor', 'orgAdmin']],
    ['runs it', (who) => isOrgAdmin(who, acme), ['orgAdmin']],
    ['is a global admin', isGlobalAdmin, ['admin']],
    ['looks after it', (who) => isDirectoryAdmin(who, directory, acme), ['listed']],
    ['stands in the directory', (who) => isListed(who, directory), ['listed']],
    ['runs what it has', (who) => runs(who, acme, directory), ['orgAdmin', 'listed', 'admin']],
    ['edits what it has', (who) => edits(who, acme, directory), ['editor', 'orgAdmin', 'listed', 'admin']],
    ['sees what it has', (who) => belongs(who, acme, directory), ['viewer', 'editor', 'orgAdmin', 'listed', 'admin']],
    ['has a proven address', isVerified, ['stranger', 'listed']],
  ])('%s', (_what, may, expected) => {
    expect(those(may)).toEqual(expected);
  });

  it('ACCESS-021 looks after no organization that the directory does not name, nor after one without a name', () => {
    expect(isDirectoryAdmin(people.listed, directory, orgId('globex'))).toBe(false);
    expect(isDirectoryAdmin(people.listed, directory, orgId(''))).toBe(false);
    expect(isDirectoryAdmin(people.listed, null, acme)).toBe(false);
  });

  it('is no member of an organization without a name', () => {
    expect(isMember(as({ organization: '' }), orgId(''))).toBe(false);
  });

  it('ACCESS-072 is known in lower case, also where the directory has the address otherwise', () => {
    expect(isListed(as(proven, 'LISTED@office.example'), directory)).toBe(true);
  });

  it('proves no address without having one', () => {
    expect(isVerified(as(proven, null))).toBe(false);
  });
});

it('ACCESS-007 calls members and global admins by their role, and everybody else a guest', () => {
  const [nobodys, editor, admin] = [as({ role: 'superuser' }), as({ role: 'superuser', organization: 'acme' }), as({ admin: true })];

  expect([nobodys, editor, admin].map(standing)).toEqual(['Guest', 'Editor', 'Super Admin']);
});
