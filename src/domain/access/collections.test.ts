import { expect, it } from 'vitest';
import { orgId } from '../ids';
import { canEditCollection, canReadCollection } from './collections';
import { identityFrom } from './identity';
import type { CurrentUser } from './principals';
import type { Claims } from './roles';
import type { AccessContext } from './tours';

const acme = orgId('acme');
const proven = { email_verified: true };
const as = (claims: Claims, email = 'm@acme.example') => identityFrom({ uid: 'u', email, displayName: null }, claims);
const people = {
  visitor: null,
  stranger: as(proven),
  viewer: as({ organization: 'acme' }),
  editor: as({ organization: 'acme', role: 'superuser' }),
  orgAdmin: as({ organization: 'acme', role: 'ultrauser' }),
  other: as({ organization: 'globex', role: 'ultrauser' }),
  directory: as(proven, 'directory@x.example'),
  invited: as(proven, 'guest@x.example'),
  former: as(proven, 'former@x.example'),
  late: as(proven, 'late@x.example'),
  unproven: as({}, 'guest@x.example'),
  admin: as({ admin: true }),
} satisfies Record<string, CurrentUser>;
const facts: AccessContext = {
  directory: { admins: ['directory@x.example'], organizations: [acme] },
  invitations: [
    { id: 'col_guest@x.example_shelf', organization: acme, accessLevel: 'read', expires: null },
    { id: 'col_former@x.example_shelf', organization: orgId('globex'), accessLevel: 'read', expires: null },
    { id: 'col_late@x.example_shelf', organization: acme, accessLevel: 'read', expires: new Date('2026-04-30T00:00:00Z') },
  ],
  now: new Date('2026-05-01T00:00:00Z'),
};
const shelf = { id: 'shelf', organization: acme };
const those = (may: (who: CurrentUser) => boolean) => Object.entries(people).flatMap(([name, who]) => (may(who) ? [name] : []));

it('a collection is read by its organization and by those invited to it [ACCESS-035 ACCESS-062]', () => {
  expect(those((who) => canReadCollection(who, shelf, facts))).toEqual(['viewer', 'editor', 'orgAdmin', 'directory', 'invited', 'admin']);
  expect(those((who) => canReadCollection(who, { ...shelf, id: 'other' }, { ...facts, directory: null }))).not.toContain('invited');
});

it('a collection is edited by those who run its organization [ACCESS-052 ACCESS-062]', () => {
  expect(those((who) => canEditCollection(who, shelf, facts.directory))).toEqual(['orgAdmin', 'directory', 'admin']);
  expect(those((who) => canEditCollection(who, shelf))).toEqual(['orgAdmin', 'admin']);
});
