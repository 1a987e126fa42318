import { describe, expect, it } from 'vitest';
import { geoJsonFileProblem, geoJsonFrom } from './geo-json';

const square = [
  [
    [18, 59],
    [19, 59],
    [19, 60],
    [18, 59],
  ],
];
const polygon = { type: 'Polygon', coordinates: square };
const read = (content: unknown) => () => geoJsonFrom(typeof content === 'string' ? content : JSON.stringify(content));

describe('geoJsonFrom', () => {
  it.each([
    polygon,
    { type: 'Point', coordinates: [18, 59, 12] },
    { type: 'Feature', properties: { name: 'North' }, geometry: polygon },
    {
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', geometry: polygon },
        { type: 'Feature', geometry: null },
      ],
    },
    { type: 'GeometryCollection', geometries: [polygon] },
  ])('reads %j [SET-011]', (shapes) => {
    expect(geoJsonFrom(`\uFEFF${JSON.stringify(shapes)}`)).toEqual(shapes);
  });

  it.each([
    ['<svg/>', /^This is not GeoJSON\./],
    ['[]', /^This is not GeoJSON\./],
    [{ type: 'Topology', objects: {} }, /^This is not GeoJSON\./],
    [{ type: 'FeatureCollection', features: [{ type: 'Feature', geometry: { type: 'Circle' } }] }, /^This is not GeoJSON\./],
    [{ type: 'FeatureCollection', features: [] }, /^There are no shapes/],
    [{ type: 'Point', coordinates: [674_032, 6_580_822] }, /Export it in WGS 84/],
    [{ type: 'Point', coordinates: ['18', '59'] }, /are not longitude and latitude/],
  ])('says what is wrong with %j [SET-011]', (content, message) => {
    expect(read(content)).toThrow(message);
  });
});

it('checks name and size of a file before it is read [SET-011]', () => {
  expect(geoJsonFileProblem({ name: 'districts.GeoJSON', size: 10 })).toBeNull();
  expect(geoJsonFileProblem({ name: 'districts.json', size: 5 * 1024 * 1024 })).toBeNull();
  expect(geoJsonFileProblem({ name: 'districts.shp', size: 10 })).toMatch(/^Choose a GeoJSON file/);
  expect(geoJsonFileProblem({ name: 'districts.json', size: 0 })).toMatch(/is empty/);
  expect(geoJsonFileProblem({ name: 'districts.json', size: 5 * 1024 * 1024 + 1 })).toBe(
    'This file is too large. Choose one of at most 5 MiB.',
  );
});

it.each([
  ['coordinates', `{"type":"Point","coordinates":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['collections', `${'{"type":"GeometryCollection","geometries":['.repeat(20_000)}${']}'.repeat(20_000)}`],
  ['features', `${'{"type":"Feature","geometry":'.repeat(20_000)}null${'}'.repeat(20_000)}`],
])('says that %s are nested too deeply', (_what, content) => {
  expect(() => geoJsonFrom(content)).toThrow(/nested too deeply/);
});
