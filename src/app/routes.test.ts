import type { FunctionComponent, ReactElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { offlineIdOf, offlineTargetAt } from '@/domain/offline/target';
import { tourInPath } from '@/domain/tour-in-path';
import { areaOf } from './area';
import { firstLookAddress } from './first-look/first-look-address';
import { mayBeFramed } from './framing/framed-path';
import { dashboardRedirects, dashboardRows } from './routes/dashboard-rows';
import type { RouteRow } from './routes/route-row';
import * as screens from './routes/screens';
import { visitorRows } from './routes/visitor-rows';
import { addressGroups, pageAddresses } from './testing/page-addresses';

const tables = { dashboard: dashboardRows, visitors: visitorRows };

const pathOf = (address: string): string => address.replace(/\?.*$/, '');

/** The route that an address opens, and its params. */
function at(address: string): { row: RouteRow; params: Record<string, string> } {
  const rows = tables[areaOf(address)].map((row) => ({ path: row.path, row }));
  const match = matchRoutes(rows, pathOf(address))?.[0];
  if (!match) throw new Error(`No route matches ${address}.`);
  const params = Object.entries(match.params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { row: match.route.row, params: Object.fromEntries(params) };
}

type Page = ReactElement<{ load?: unknown; children?: Page }, FunctionComponent>;

/** The name of the screen that a route shows: what its loader takes from the module, or the component itself, which `Screen` may contain. */
function screenOf({ page }: RouteRow): string {
  const { type, props } = page as Page;
  const loader = Object.entries(screens).find(([, load]) => load === props.load);
  if (!loader) return (props.children ?? { type }).type.name.replace(/Screen$/, '');
  const [name, load] = loader;
  const [, exported] = /=> it\.(\w+)/.exec(String(load)) ?? [];
  return (exported ?? name.charAt(0).toUpperCase() + name.slice(1)).replace(/Screen$/, '');
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
    expect(tourInPath(pathOf(address))).toBe(tour);
  });
});

it.each([
  ['/d', '/dashboard'],
  ['/d/whatever/else', '/dashboard'],
  ['/dashboard/nonsense', '/dashboard/tours'],
  ['/dashboard/tours/nonsense', '/dashboard/tours'],
  ['/user', '/user/profile'],
])('redirects %s to %s [ROUTE-002 ROUTE-009]', (address, to) => {
  const rows = [...dashboardRows.map(({ path }) => ({ path, to: null })), ...dashboardRedirects.map(([path, to]) => ({ path, to }))];

  expect(areaOf(address)).toBe('dashboard');
  expect(matchRoutes(rows, address)?.[0]?.route.to).toBe(to);
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

it('has the same page key for all modes of a tour, and another one for another tour', () => {
  const key = (address: string) => at(address).row.pageKey?.(at(address).params);

  expect(key('/digital-twin/t1/play')).toBe(key('/digital-twin/t1/edit'));
  expect(key('/digital-twin/t1/play')).not.toBe(key('/digital-twin/t2/play'));
});

it('has no path twice in an area', () => {
  for (const rows of Object.values(tables)) expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
});
