import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { identityFrom } from './identity';
import { canReadLocation, canRunLocation, canUpdateLocation } from './locations';
import {
  brandFields,
  canChangeOrganization,
  canCollaborate,
  canListOrganizations,
  canSelectOrganization,
  offeredOrganizations,
  seesOrganizationTab,
} from './organizations';
import { canExportTour, canImportTours, canUseConsole, isPlayerAdmin } from './platform';
import type { Who } from './principals';
import type { Claims } from './roles';

const acme = orgId('acme');
const as = (claims: Claims, email = 'm@acme.example') => identityFrom({ uid: 'u', email, displayName: null }, claims);
const people = {
  visitor: null,
  viewer: as({ organization: 'acme' }),
  editor: as({ organization: 'acme', role: 'superuser' }),
  orgAdmin: as({ organization: 'acme', role: 'ultrauser' }),
  other: as({ organization: 'globex', role: 'ultrauser' }),
  directory: as({ email_verified: true }, 'directory@x.example'),
  admin: as({ admin: true }),
  roleAdmin: as({ role: 'admin' }),
} satisfies Record<string, Who>;
const directory = { admins: ['directory@x.example'], organizations: [acme] };
const those = (may: (who: Who) => boolean) => Object.entries(people).flatMap(([name, who]) => (may(who) ? [name] : []));

describe('an organization', () => {
  it('ACCESS-061 is listed for global and directory admins', () => {
    expect(those((who) => canListOrganizations(who, directory))).toEqual(['directory', 'admin', 'roleAdmin']);
  });

  it('ACCESS-021 is offered to directory admins when the directory names it, and to global admins always', () => {
    const all = [{ id: acme }, { id: orgId('globex') }];

    expect(offeredOrganizations(people.directory, all, directory)).toEqual([{ id: acme }]);
    expect(offeredOrganizations(people.admin, all, null)).toEqual(all);
    expect(offeredOrganizations(people.orgAdmin, all, directory)).toEqual([]);
  });

  it('ACCESS-019 is selected by global admins', () => {
    expect(those(canSelectOrganization)).toEqual(['admin', 'roleAdmin']);
  });

  it('ACCESS-061 ACCESS-071 is branded by those who run it, and opened by global admins', () => {
    expect(those((who) => canChangeOrganization(who, acme, brandFields, directory))).toEqual([
      'orgAdmin',
      'directory',
      'admin',
      'roleAdmin',
    ]);
    for (const field of ['status', 'modules', 'members', 'canCreateTours'] as const) {
      expect(those((who) => canChangeOrganization(who, acme, ['name', field], directory))).toEqual(['admin', 'roleAdmin']);
    }
    expect(canChangeOrganization(people.orgAdmin, orgId('globex'), ['name'])).toBe(false);
  });

  it('ACCESS-016 is collaborated in by its editors', () => {
    expect(those((who) => canCollaborate(who, acme, directory))).toEqual(['editor', 'orgAdmin', 'directory', 'admin', 'roleAdmin']);
  });

  it('ACCESS-034 shows its tab to admins, ultrausers and superusers', () => {
    expect(those((who) => seesOrganizationTab(who, acme))).toEqual(['editor', 'orgAdmin', 'admin', 'roleAdmin']);
  });
});

it('ACCESS-065 a location is seen by its organization, changed by its editors, and made and deleted by those who run it', () => {
  const square = { organization: acme };

  expect(those((who) => canReadLocation(who, square, directory))).toEqual([
    'viewer',
    'editor',
    'orgAdmin',
    'directory',
    'admin',
    'roleAdmin',
  ]);
  expect(those((who) => canUpdateLocation(who, square, directory))).toEqual(['editor', 'orgAdmin', 'directory', 'admin', 'roleAdmin']);
  expect(those((who) => canRunLocation(who, square, directory))).toEqual(['orgAdmin', 'directory', 'admin', 'roleAdmin']);
});

describe('the platform', () => {
  const globalAdmins = ['admin', 'roleAdmin'];

  it('ACCESS-012 ACCESS-053 has a console for global admins', () => {
    expect(those(canUseConsole)).toEqual(globalAdmins);
  });

  it('ACCESS-017 lets global admins import older tours', () => {
    expect(those(canImportTours)).toEqual(globalAdmins);
  });

  it('ACCESS-018 lets global admins export a tour', () => {
    expect(those(canExportTour)).toEqual(globalAdmins);
  });

  it('ACCESS-041 gives global admins more tools in the player', () => {
    expect(those(isPlayerAdmin)).toEqual(globalAdmins);
  });
});
