import type { FunctionComponent, ReactElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { areaOf } from '../area';
import { dashboardRedirects, dashboardRows } from './dashboard-rows';
import type { RouteRow } from './route-row';
import * as screens from './screens';
import { visitorRows } from './visitor-rows';

const tables = { dashboard: dashboardRows, visitors: visitorRows };

/** The route that a path matches, and its params. */
function at(address: string): { row: RouteRow; params: Record<string, string> } {
  const rows = tables[areaOf(address)].map((row) => ({ path: row.path, row }));
  const match = matchRoutes(rows, address)?.[0];
  if (!match) throw new Error(`No route matches ${address}.`);
  const params = Object.entries(match.params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { row: match.route.row, params: Object.fromEntries(params) };
}

type Page = ReactElement<{ load?: unknown; children?: Page }, FunctionComponent>;

/** The name of the screen that a route shows: its loader in `screens.tsx`, or the component itself, which `Screen` may contain. */
function screenOf({ page }: RouteRow): string {
  const { type, props } = page as Page;
  const loader = Object.entries(screens).find(([, load]) => load === props.load);
  return loader?.[0] ?? (props.children ?? { type }).type.name;
}

const shareId = 'a1b2c3d4e5f6g7h8i9j0';

/** An address, the name of its route and of the screen that it opens, and what the screen reads from the address. */
type Address = readonly [address: string, name: string, screen: string, params?: Record<string, string>];
const leadThere = (...addresses: Address[]) =>
  it.each(addresses.map(([address, ...expected]) => ({ address, expected })))(
    '$address is its route, and opens its screen',
    ({ address, expected }) => {
      const [name, screen, params = {}] = expected;
      const { row, params: read } = at(address);

      expect([row.name, screenOf(row)]).toEqual([name, screen]);
      expect(read).toEqual(params);
    },
  );

describe('the dashboard [ROUTE-007 ROUTE-011 ROUTE-012]', () =>
  leadThere(
    ['/', 'Dashboard', 'AccountRoot'],
    ['/dashboard', 'Dashboard', 'AccountRoot'],
    ['/dashboard/map/route/t1', 'Map', 'mapScreen', { mode: 'route', tour: 't1' }],
    ['/dashboard/settings/theme', 'Settings', 'settingsScreen', { mode: 'theme' }],
    ['/dashboard/collaborations/invite/t1', 'Collaborators', 'collaboratorsScreen', { mode: 'invite', tour: 't1' }],
  ));

describe('the pages of the dashboard [ROUTE-009]', () =>
  leadThere(
    ['/dashboard/tours', 'Tours', 'toursScreen'],
    ['/dashboard/map', 'Map', 'mapScreen'],
    ['/dashboard/collections', 'Collections', 'collectionsScreen'],
    ['/dashboard/settings', 'Settings', 'settingsScreen'],
    ['/dashboard/collaborations', 'Collaborators', 'collaboratorsScreen'],
    ['/dashboard/my-page', 'Shared with me', 'sharedWithMeScreen'],
    ['/dashboard/tutorials', 'Tutorials', 'TutorialsScreen'],
    ['/dashboard/locations', 'Locations', 'locationsScreen'],
    ['/dashboard/location', 'Location', 'locationScreen'],
  ));

describe('pages of members and admins', () =>
  leadThere(
    ['/dashboard/organizations', 'Organizations', 'adminHomeScreen'],
    ['/dashboard/console/health', 'Health', 'healthModeScreen'],
    ['/dashboard/members', 'Members', 'manageUsersScreen'],
    ['/dashboard/location/compare', 'Compare', 'compareScreen'],
    ['/dashboard/location/play/t1', 'Location', 'locationPlayerScreen', { tour: 't1' }],
    [
      '/dashboard/tours/versions/t1/compare/v1/now',
      'Compare versions',
      'versionComparisonScreen',
      { tour: 't1', before: 'v1', after: 'now' },
    ],
  ));

describe('the player [ROUTE-022 ROUTE-023 ROUTE-024 ROUTE-041 ROUTE-044]', () =>
  leadThere(
    ['/dashboard/tour/t1', 'Digital Twin', 'tourPlayerScreen', { tour: 't1' }],
    ['/dashboard/tour/t1/edit', 'Digital Twin', 'tourPlayerScreen', { tour: 't1', mode: 'edit' }],
    ['/digital-twin/t1/play', 'Digital Twin', 'tourPlayerScreen', { tour: 't1', mode: 'play' }],
    [`/digital-twin/t1/play/${shareId}`, 'Digital Twin', 'tourPlayerScreen', { tour: 't1', mode: 'play', third: shareId }],
    [`/digital-twin/t1/play/c1/${shareId}`, 'Digital Twin', 'tourPlayerScreen', { tour: 't1', mode: 'play', third: 'c1', fourth: shareId }],
    ['/digital-twin/t1/insurance', 'Digital Twin', 'tourPlayerScreen', { tour: 't1', mode: 'insurance' }],
    ['/digital-twin', 'Digital Twin', 'MissingTour'],
  ));

describe('other players [ROUTE-003 ROUTE-020 ROUTE-025 ROUTE-026 ROUTE-027]', () =>
  leadThere(
    ['/public-tour/acme/t1/s1', 'Public Tour', 'snapshotScreen', { organization: 'acme', tour: 't1', id: 's1' }],
    ['/player/l1', 'Location', 'locationPlayerScreen', { location: 'l1' }],
    ['/player/l1/t1/play', 'Location', 'locationPlayerScreen', { location: 'l1', tour: 't1', mode: 'play' }],
    ['/stage/t1/door', 'Stage', 'StageScreen', { tour: 't1', poi: 'door' }],
    ['/stage/t1', 'Stage', 'StageScreen', { tour: 't1' }],
    ['/stage', 'Stage', 'StageScreen'],
  ));

describe('the choice of an organization [ROUTE-004 ROUTE-005 ROUTE-013 ROUTE-019]', () =>
  leadThere(
    ['/o/acme', 'Organization', 'SetOrganization', { organization: 'acme' }],
    ['/o/reset', 'Organization', 'SetOrganization', { organization: 'reset' }],
    ['/organization-dashboard/acme', 'Organization', 'SetOrganization', { organization: 'acme' }],
    ['/acme/tours', 'Tours', 'SetOrganization', { organization: 'acme' }],
  ));

describe('forms [ROUTE-014 ROUTE-015 ROUTE-016 ROUTE-042]', () =>
  leadThere(
    ['/organization/acme', 'Edit Organization', 'organizationScreen', { id: 'acme' }],
    ['/module/m1', 'Edit Module', 'moduleScreen', { id: 'm1' }],
    ['/acme/edit-tour/t1', 'Edit tour', 'editTourByOrganizationScreen', { organization: 'acme', tour: 't1' }],
    ['/dashboard/tours/edit/t1', 'Edit tour', 'editTourScreen', { tour: 't1' }],
  ));

describe('tours and collections [ROUTE-017 ROUTE-018 ROUTE-029 ROUTE-040]', () =>
  leadThere(
    ['/acme/tour/t1', 'Tour', 'olderTourScreen', { organization: 'acme', id: 't1' }],
    ['/acme/landing/t1', 'Landing Page', 'VisitorTour', { organization: 'acme', tour: 't1' }],
    ['/collection/c1', 'Collection', 'collectionLandingScreen', { collection: 'c1' }],
    [`/collection/c1/t1/play/${shareId}`, 'Collection', 'collectionLandingScreen', { collection: 'c1', tour: 't1', mode: 'play', shareId }],
    ['/collection', 'Collection', 'MissingCollection'],
    ['/acme/screen/s1', 'Screen', 'publicScreen', { organization: 'acme', id: 's1' }],
  ));

describe('accounts [ROUTE-021 ROUTE-032 ROUTE-037 ROUTE-038 ROUTE-039]', () =>
  leadThere(
    ['/email-verification', 'Email verification', 'verificationScreen'],
    ['/verify', 'Email verification', 'verificationScreen'],
    ['/transfer', 'Transfer', 'transferScreen'],
    ['/admin', 'Admin', 'administrationScreen'],
    ['/admin/acme/users', 'Admin', 'administrationScreen', { organization: 'acme', page: 'users' }],
    ['/signout', 'Signed out', 'signedOutScreen'],
    ['/logout', 'Signed out', 'signedOutScreen'],
    ['/change-org', 'Signed out', 'joiningScreen'],
    ['/user/profile', 'Profile', 'profileScreen', { mode: 'profile' }],
  ));

describe('pages to read [ROUTE-028 ROUTE-031 ROUTE-035 ROUTE-036]', () =>
  leadThere(
    ['/404', 'Page not found', 'NotFoundScreen', { '*': '404' }],
    ['/no/such/page', 'Page not found', 'NotFoundScreen', { '*': 'no/such/page' }],
    ['/help', 'Help', 'HelpScreen'],
    ['/terms-of-service', 'Terms', 'termsScreen'],
    ['/page/privacy', 'Page', 'wordsScreen', { id: 'privacy' }],
  ));

describe('pages to look at [ROUTE-030 ROUTE-033 ROUTE-034]', () =>
  leadThere(['/splash', 'Loggia', 'SplashScreen'], ['/test', 'Test', 'DemoScrollScreen'], ['/theme', 'Theme', 'themeScreen']));

describe('the route table', () => {
  it.each(['/digital-twin/t1/play', '/dashboard/tour/t1/edit', '/digital-twin', '/dashboard/tour', '/digital-twin/t1'])(
    'titles %s “Digital Twin” [ROUTE-049]',
    (address) => {
      expect(at(address).row.title).toBe('Digital Twin');
    },
  );

  it.each([
    ['/transfer', 'person'],
    ['/user/profile', 'person'],
    ['/dashboard/tours', 'member'],
    ['/dashboard/tours/landing/t1', 'verified'],
    ['/dashboard/tour/t1', 'verified'],
    ['/dashboard/my-page', 'verified'],
    ['/acme/edit-tour/t1', 'verified'],
    ['/admin', 'person'],
    ['/module/m1', 'admin'],
    ['/digital-twin/t1/play', 'anyone'],
    ['/verify', 'anyone'],
    ['/terms-of-service', 'anyone'],
  ] as const)('gives %s the gate “%s”', (address, gate) => {
    expect(at(address).row.gate).toBe(gate);
  });

  it('has the same page key for all modes of a tour, and another one for another tour', () => {
    const key = (address: string) => at(address).row.pageKey?.(at(address).params);

    expect(key('/digital-twin/t1/play')).toBe(key('/digital-twin/t1/edit'));
    expect(key('/digital-twin/t1/play')).not.toBe(key('/digital-twin/t2/play'));
  });

  it.each([
    ['/d', '/dashboard'],
    ['/d/whatever/else', '/dashboard'],
    ['/dashboard/nonsense', '/dashboard/tours'],
    ['/dashboard/tours/nonsense', '/dashboard/tours'],
  ])('redirects %s to %s [ROUTE-002 ROUTE-009]', (address, to) => {
    const rows = [...dashboardRows.map(({ path }) => ({ path, to: null })), ...dashboardRedirects.map(([path, to]) => ({ path, to }))];

    expect(matchRoutes(rows, address)?.[0]?.route.to).toBe(to);
  });

  it('has no duplicate paths', () => {
    for (const rows of Object.values(tables)) expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
  });
});
