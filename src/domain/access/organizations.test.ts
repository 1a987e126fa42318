import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { identityFrom } from './identity';
import { canReadLocation, canReadLocationTour, canRunLocation, canUpdateLocation } from './locations';
import {
  brandFields,
  canChangeOrganization,
  canCollaborate,
  canListOrganizations,
  canSeeOrganizationTab,
  canSelectOrganization,
  selectableOrganizations,
} from './organizations';
import { canExportStoredFields, canImportTours, canUseConsole, isPlayerAdmin } from './platform';
import type { CurrentUser } from './principals';
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
} satisfies Record<string, CurrentUser>;
const directory = { admins: ['directory@x.example'], organizations: [acme] };
const those = (may: (who: CurrentUser) => boolean) => Object.entries(people).flatMap(([name, who]) => (may(who) ? [name] : []));

describe('an organization', () => {
  it('is listed for global and directory admins [ACCESS-061]', () => {
    expect(those((who) => canListOrganizations(who, directory))).toEqual(['directory', 'admin', 'roleAdmin']);
  });

  it('can be chosen by directory admins if the directory lists it, and always by global admins [ACCESS-021]', () => {
    const all = [{ id: acme }, { id: orgId('globex') }];

    expect(selectableOrganizations(people.directory, all, directory)).toEqual([{ id: acme }]);
    expect(selectableOrganizations(people.admin, all, null)).toEqual(all);
    expect(selectableOrganizations(people.orgAdmin, all, directory)).toEqual([]);
  });

  it('is selected by global admins, and by directory admins [ACCESS-019 ACCESS-021]', () => {
    expect(those((who) => canSelectOrganization(who))).toEqual(['admin', 'roleAdmin']);
    expect(those((who) => canSelectOrganization(who, directory))).toEqual(['directory', 'admin', 'roleAdmin']);
  });

  it('is branded by those who run it, and opened by global admins [ACCESS-061 ACCESS-071]', () => {
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

  it('is collaborated in by its editors [ACCESS-016]', () => {
    expect(those((who) => canCollaborate(who, acme, directory))).toEqual(['editor', 'orgAdmin', 'directory', 'admin', 'roleAdmin']);
  });

  it('shows its tab to admins, ultrausers and superusers [ACCESS-034]', () => {
    expect(those((who) => canSeeOrganizationTab(who, acme))).toEqual(['editor', 'orgAdmin', 'admin', 'roleAdmin']);
  });
});

it('a location is seen by its organization, changed by its editors, and made and deleted by those who run it [ACCESS-065]', () => {
  const square = { organization: acme };

  expect(those((who) => canReadLocation(who, square, directory))).toEqual([
    'viewer',
    'editor',
    'orgAdmin',
    'directory',
    'admin',
    'roleAdmin',
  ]);
  expect(those((who) => canReadLocationTour(who, { public: false }, square, directory))).toEqual(
    those((who) => canReadLocation(who, square, directory)),
  );
  expect(those((who) => canReadLocationTour(who, { public: true }, square, directory))).toEqual(those(() => true));
  expect(those((who) => canUpdateLocation(who, square, directory))).toEqual(['editor', 'orgAdmin', 'directory', 'admin', 'roleAdmin']);
  expect(those((who) => canRunLocation(who, square, directory))).toEqual(['orgAdmin', 'directory', 'admin', 'roleAdmin']);
});

describe('the platform', () => {
  const globalAdmins = ['admin', 'roleAdmin'];

  it('has a console for global admins [ACCESS-012 ACCESS-053]', () => {
    expect(those(canUseConsole)).toEqual(globalAdmins);
  });

  it('lets global admins import older tours [ACCESS-017]', () => {
    expect(those(canImportTours)).toEqual(globalAdmins);
  });

  it('lets global admins export the stored fields of a tour [ACCESS-018]', () => {
    expect(those(canExportStoredFields)).toEqual(globalAdmins);
  });

  it('gives global admins more tools in the player', () => {
    expect(those(isPlayerAdmin)).toEqual(globalAdmins);
  });
});
