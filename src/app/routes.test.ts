import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { offlineIdOf } from '@/domain/offline/target';
import { areaOf, mayBeFramed } from './area';
import { firstLookAddress } from './first-look/first-look-address';
import { dashboardParts } from './routes/dashboard-parts';
import type { Area, PageRow, RouteRow } from './routes/route-row';
import { pageAt, rowsInOrder } from './routes/rows-of-area';
import { offlineTargetAt, tourAt } from './routes/tour-at';
import { visitorParts } from './routes/visitor-parts';
import { addressGroups, pageAddresses } from './testing/page-addresses';

const areas: Area[] = ['dashboard', 'visitors'];
const parts = { dashboard: dashboardParts, visitors: visitorParts };

const pathOf = (address: string): string => address.replace(/\?.*$/, '');

/** The row that React Router shows at an address, and its params. */
function shownAt(address: string): { row: RouteRow; params: Record<string, string> } {
  const rows = rowsInOrder(areaOf(address)).map((row) => ({ path: row.path, row }));
  const match = matchRoutes(rows, pathOf(address))?.[0];
  if (!match) throw new Error(`No route matches ${address}.`);
  const params = Object.entries(match.params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { row: match.route.row, params: Object.fromEntries(params) };
}

function at(address: string): { row: PageRow; params: Record<string, string> } {
  const { row, params } = shownAt(address);
  if ('redirectTo' in row) throw new Error(`${address} is a redirect.`);
  return { row, params };
}

/** The name of the screen that a row shows: what its loader takes from the module, or its name among the area's parts. */
function screenOf({ screen }: PageRow): string {
  if (typeof screen === 'string') return screen.charAt(0).toUpperCase() + screen.slice(1);
  const [, exported = ''] = /=> it\.(\w+)/.exec(String(screen)) ?? [];
  return exported.replace(/Screen$/, '');
}

function lookOf(address: string): string {
  const look = firstLookAddress(address);
  return look ? `${look.page} ${look.tour}${look.isAimed ? ', aimed' : ''}` : '';
}

function storedOf(address: string): string {
  const target = offlineTargetAt(pathOf(address));
  return target ? offlineIdOf(target) : '';
}

describe.each(addressGroups)('%s', (_group, addresses) => {
  it.each(addresses)(
    '$address opens its screen, in its area, behind its gate [AUTH-041 AUTH-055]',
    ({ address, gate, name, title, screen, params }) => {
      const { row, params: read } = at(address);

      expect({ gate: row.gate, name: row.name, title: row.title, screen: screenOf(row) }).toEqual({ gate, name, title, screen });
      expect(read).toEqual(params);
      expect(areaOf(address)).toBe(gate === 'anyone' ? 'visitors' : 'dashboard');
    },
  );
});

describe('before the pages are loaded', () => {
  it.each(pageAddresses)('$address may be framed if it is a public tour', ({ address, isFramable }) => {
    expect(mayBeFramed(address)).toBe(isFramable);
  });

  it.each(pageAddresses)('$address has the first look of its tour [ROUTE-018 ROUTE-023 ROUTE-043]', ({ address, firstLook }) => {
    expect(lookOf(address)).toBe(firstLook);
  });
});

describe('the tour of an address', () => {
  it.each(pageAddresses)('$address is stored as the tour or version that it shows', ({ address, stored }) => {
    expect(storedOf(address)).toBe(stored);
  });

  it.each(pageAddresses)('$address is about its tour [ROUTE-018 ROUTE-022 ROUTE-042]', ({ address, tour }) => {
    expect(tourAt(pathOf(address))).toBe(tour);
  });
});

it.each([
  ['/d', '/dashboard'],
  ['/d/whatever/else', '/dashboard'],
  ['/dashboard/nonsense', '/dashboard/tours'],
  ['/dashboard/tours/nonsense', '/dashboard/tours'],
  ['/user', '/user/profile'],
])('redirects %s to %s [ROUTE-002 ROUTE-009]', (address, to) => {
  expect(areaOf(address)).toBe('dashboard');
  expect(shownAt(address).row).toMatchObject({ redirectTo: to });
});

it.each([
  '/Dashboard?x=/digital-twin/t1',
  '/dashboard#/digital-twin/t1',
  '/verify?redirect=/a/landing/b',
  '/d/digital-twin/t1',
  '/dashboard/landing/t1',
  '//digital-twin/t1',
  '/./digital-twin/t1',
  '',
])('%j may not be framed', (address) => {
  expect(mayBeFramed(address)).toBe(false);
});

it.each(['/digital-twin/%E0%A4%A', '/acme/landing', '/acme/landing/t1/more'])('%s has no first look', (address) => {
  expect(firstLookAddress(address)).toBeNull();
});

it('stores nothing of an address that cannot be decoded', () => {
  expect(offlineTargetAt('/digital-twin/%E0%A4%A')).toBeNull();
});

it.each(['/digital-twin/t1/play', '/dashboard/tour/t1/edit', '/digital-twin', '/dashboard/tour', '/digital-twin/t1'])(
  'titles %s “Digital Twin” [ROUTE-049]',
  (address) => {
    expect(at(address).row.title).toBe('Digital Twin');
  },
);

it('has the same page key for all modes of a tour, and another one for another tour', () => {
  const key = (address: string) => at(address).row.pageKey?.(at(address).params);

  expect(key('/digital-twin/t1/play')).toBe(key('/digital-twin/t1/edit'));
  expect(key('/digital-twin/t1/play')).not.toBe(key('/digital-twin/t2/play'));
});

it('lets other sites frame whole roots, so that no page is framed because of its neighbour', () => {
  const pages = rowsInOrder('visitors').filter((row) => row.path !== '*');

  expect(pages.filter(({ path }) => mayBeFramed(path))).toEqual(pages.filter((row) => 'isFramable' in row && row.isFramable));
});

describe.each(areas)('the rows of the area "%s"', (area) => {
  it('have no path twice', () => {
    const paths = rowsInOrder(area).map(({ path }) => path);

    expect(new Set(paths).size).toBe(paths.length);
  });

  it('name parts that the area has', () => {
    const { screens, skeletons } = parts[area];
    const pages = rowsInOrder(area).filter((row) => 'screen' in row);

    for (const { screen } of pages) if (typeof screen === 'string') expect(Object.keys(screens)).toContain(screen);
    for (const { skeleton } of pages) if (skeleton) expect(Object.keys(skeletons)).toContain(skeleton);
  });
});

const rivals = [
  '/digital-twin/tours',
  '/stage/tours',
  '/page/tours',
  '/o/tours',
  '/player/landing/t1',
  '/stage/landing/t1',
  '/stage/screen/t1',
  '/player/l1/t1/play/more',
  '/admin/tour/t1',
  '/collection/edit-tour/t1',
  '/dashboard/edit-tour/t1',
  '/dashboard/location/compare/t1',
  '/dashboard/location/play',
  '/dashboard/tours/landing/',
  '/Digital-Twin/t1',
  '/dashboard//tours',
];

it.each([...pageAddresses.map(({ address }) => address), ...rivals])('finds the row of %s that the router shows', (address) => {
  const { row, params } = shownAt(address);
  const { '*': _rest, ...named } = params;

  const found = pageAt(areaOf(address), address);

  expect(found).toEqual('redirectTo' in row ? null : { row, params: named });
});
