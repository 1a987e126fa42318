import { expect, it } from 'vitest';
import { mapLayerFileAt } from './map-layer-files';

const root = 'https://files.example/v0/b/bucket/o/';
const stored = `${root}organizations%2FAcme%20%26%20Sons%2Fmap-layers%2Fu1__districts.geojson?alt=media`;

it('finds the stored file of a layer [SET-011]', () => {
  expect(mapLayerFileAt(stored, [root])).toEqual({
    path: 'organizations/Acme & Sons/map-layers/u1__districts.geojson',
    name: 'districts.geojson',
  });
});

it.each(['flood 5% area.geojson', '50%25.geojson', 'a%20b.geojson', 'a%2Fb.geojson'])(
  'shows the name %s as it was uploaded [SET-011]',
  (name) => {
    const path = `organizations/Acme/map-layers/u1__${name}`;

    expect(mapLayerFileAt(`${root}${encodeURIComponent(path)}?alt=media`, [root])).toEqual({ path, name });
  },
);

it.each([
  'https://elsewhere.example/v0/b/bucket/o/organizations%2FAcme%2Fmap-layers%2Fu1__districts.geojson',
  `${root}organizations%2FAcme%2Flogo?alt=media`,
  `${root}organizations%2FAcme%2Ftour%2Fmap-layers%2Fu1__plan.pdf`,
  `${root}%E0%A4%A`,
  '/layers/districts.geojson',
])('finds none at %s', (url) => {
  expect(mapLayerFileAt(url, [root])).toBeNull();
});
