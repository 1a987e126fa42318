import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { areaOf } from '../area';
import { dashboardRedirects, dashboardRows } from './dashboard-rows';
import type { RouteRow } from './route-row';
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

const shareId = 'a1b2c3d4e5f6g7h8i9j0';

describe(`the addresses of
  ROUTE-003 ROUTE-004 ROUTE-005 ROUTE-007 ROUTE-009 ROUTE-011 ROUTE-012 ROUTE-013 ROUTE-014 ROUTE-015 ROUTE-016 ROUTE-017 ROUTE-018 ROUTE-019
  ROUTE-020 ROUTE-021 ROUTE-022 ROUTE-023 ROUTE-024 ROUTE-025 ROUTE-026 ROUTE-027 ROUTE-028 ROUTE-029 ROUTE-030 ROUTE-031 ROUTE-032 ROUTE-033
  ROUTE-034 ROUTE-035 ROUTE-036 ROUTE-037 ROUTE-038 ROUTE-039 ROUTE-040 ROUTE-041 ROUTE-042 ROUTE-044`, () => {
  it.each([
    ['ROUTE-003', '/public-tour/acme/t1/s1', 'Public Tour', { organization: 'acme', tour: 't1', id: 's1' }],
    ['ROUTE-004', '/o/acme', 'Organization', { organization: 'acme' }],
    ['ROUTE-005', '/o/reset', 'Organization', { organization: 'reset' }],
    ['ROUTE-007', '/dashboard/tours', 'Tours', {}],
    ['ROUTE-009', '/dashboard/tours/versions/t1/compare/v1/now', 'Compare versions', { tour: 't1', before: 'v1', after: 'now' }],
    ['ROUTE-007 ROUTE-009', '/dashboard/map', 'Map', {}],
    ['ROUTE-007 ROUTE-009', '/dashboard/map/route/t1', 'Map', { mode: 'route', tour: 't1' }],
    ['ROUTE-009', '/dashboard/collections', 'Collections', {}],
    ['ROUTE-009', '/dashboard/settings', 'Settings', {}],
    ['ROUTE-009 UI-013', '/dashboard/collaborations', 'Collaborators', {}],
    ['ACCESS-021', '/dashboard/organizations', 'Organizations', {}],
    ['ADMIN-001', '/dashboard/console/health', 'Health', {}],
    ['COLLAB-030', '/dashboard/members', 'Members', {}],
    ['ROUTE-009 UI-013', '/dashboard/my-page', 'Shared with me', {}],
    ['ROUTE-009 UI-014', '/dashboard/tutorials', 'Tutorials', {}],
    ['ROUTE-009 UI-014', '/dashboard/locations', 'Locations', {}],
    ['ROUTE-009', '/dashboard/location', 'Location', {}],
    ['ROUTE-011', '/dashboard', 'Dashboard', {}],
    ['ROUTE-012', '/', 'Dashboard', {}],
    ['ROUTE-013', '/organization-dashboard/acme', 'Organization', { organization: 'acme' }],
    ['ROUTE-014', '/organization/acme', 'Edit Organization', { id: 'acme' }],
    ['ROUTE-015', '/module/m1', 'Edit Module', { id: 'm1' }],
    ['ROUTE-016', '/acme/edit-tour/t1', 'Edit tour', { organization: 'acme', tour: 't1' }],
    ['ROUTE-017', '/acme/tour/t1', 'Tour', { organization: 'acme', id: 't1' }],
    ['ROUTE-018', '/acme/landing/t1', 'Landing Page', { organization: 'acme', tour: 't1' }],
    ['ROUTE-019', '/acme/tours', 'Tours', { organization: 'acme' }],
    ['ROUTE-020', '/player/l1', 'Location', { location: 'l1' }],
    ['ROUTE-020', '/player/l1/t1/play', 'Location', { location: 'l1', tour: 't1', mode: 'play' }],
    ['ROUTE-021', '/email-verification', 'Email verification', {}],
    ['ROUTE-021', '/verify', 'Email verification', {}],
    ['ROUTE-022', '/dashboard/tour/t1', 'Digital Twin', { tour: 't1' }],
    ['ROUTE-022', '/dashboard/tour/t1/edit', 'Digital Twin', { tour: 't1', mode: 'edit' }],
    ['ROUTE-023 ROUTE-041', `/digital-twin/t1/play/${shareId}`, 'Digital Twin', { tour: 't1', mode: 'play', third: shareId }],
    ['ROUTE-024', `/digital-twin/t1/play/c1/${shareId}`, 'Digital Twin', { tour: 't1', mode: 'play', third: 'c1', fourth: shareId }],
    ['ROUTE-025', '/stage/t1/door', 'Stage', { tour: 't1', poi: 'door' }],
    ['ROUTE-026', '/stage/t1', 'Stage', { tour: 't1' }],
    ['ROUTE-027', '/stage', 'Stage', {}],
    ['ROUTE-028', '/404', 'Page not found', {}],
    ['ROUTE-028', '/no/such/page', 'Page not found', {}],
    ['ROUTE-029', `/collection/c1/t1/play/${shareId}`, 'Collection', { collection: 'c1', tour: 't1', mode: 'play', shareId }],
    ['ROUTE-030', '/splash', 'Loggia', {}],
    ['ROUTE-031', '/help', 'Help', {}],
    ['ROUTE-032', '/transfer', 'Transfer', {}],
    ['ROUTE-033', '/test', 'Test', {}],
    ['ROUTE-034', '/theme', 'Theme', {}],
    ['ROUTE-035', '/terms-of-service', 'Terms', {}],
    ['ROUTE-036', '/page/privacy', 'Page', { id: 'privacy' }],
    ['ROUTE-037', '/admin', 'Admin', {}],
    ['ROUTE-037', '/admin/acme/users', 'Admin', { organization: 'acme', page: 'users' }],
    ['ROUTE-038', '/signout', 'Signed out', {}],
    ['ROUTE-038', '/logout', 'Signed out', {}],
    ['ROUTE-038', '/change-org', 'Signed out', {}],
    ['ROUTE-039', '/user/profile', 'Profile', { mode: 'profile' }],
    ['ROUTE-040', '/acme/screen/s1', 'Screen', { organization: 'acme', id: 's1' }],
    ['ROUTE-042', '/dashboard/tours/edit/t1', 'Edit tour', { tour: 't1' }],
    ['ROUTE-044', '/digital-twin/t1/insurance', 'Digital Twin', { tour: 't1', mode: 'insurance' }],
  ])('(%s) matches %s to the route “%s”', (_id, address, name, params) => {
    const { row, params: read } = at(address);

    expect(row.name).toBe(name);
    expect(read).toMatchObject(params);
  });
});

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
