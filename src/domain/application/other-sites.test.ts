import { describe, expect, it } from 'vitest';
import { isOnSite, otherSitesFrom } from './other-sites';

const sites = ['https://maps.example', 'https://*.nira.app', 'https://files.example:8443'];
const noSites = [
  '*',
  'https:',
  'https://*',
  'https://*.com',
  'http://maps.example',
  'https://maps.example/path',
  'https://maps.example/',
  'https://a b.example',
  "https://maps.example; script-src 'unsafe-inline'",
  'https://maps.example\nX-Header: 1',
  'https://*.*.example',
  'https://user@maps.example',
  'https://MAPS.example',
  'data:',
  "'self'",
  '',
  7,
  null,
];

describe('otherSitesFrom', () => {
  it('keeps valid sites, and skips what would widen or break the policy', () => {
    expect(otherSitesFrom([...sites, ...noSites])).toEqual(sites);
    expect([undefined, null, 'https://maps.example', {}].map(otherSitesFrom)).toEqual([[], [], [], []]);
  });
});

describe('isOnSite', () => {
  it.each([
    'https://maps.example/hall?a=1',
    'maps.example/hall',
    'https://a.nira.app/x',
    'https://a.b.nira.app',
    'https://files.example:8443/a',
  ])('knows %s as one of the sites', (address) => {
    expect(isOnSite(address, sites)).toBe(true);
  });

  it.each([
    'http://maps.example/hall',
    'https://maps.example.evil.example',
    'https://evilmaps.example',
    'https://a.maps.example',
    'https://nira.app',
    'https://evilnira.app',
    'https://files.example/a',
    'https://maps.example:8443',
    'https://maps.example@evil.example',
    'javascript:alert(1)',
    '',
  ])('does not match %s', (address) => {
    expect(isOnSite(address, sites)).toBe(false);
  });
});
