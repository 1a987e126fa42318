import { describe, expect, it } from 'vitest';
import { AppError } from '../app-error';
import { readGeoJson } from './geo-json';

const ring = [
  [18, 59],
  [19, 59],
  [19, 60],
  [18, 59],
];
const open = ring.slice(0, 3);
const other = ring.map(([x = 0, y = 0]) => [x + 3, y]);
const polygon = { type: 'Polygon', coordinates: [ring] };
const good = { type: 'Point', coordinates: [18, 59] };
const feature = (geometry: unknown, name?: string) => ({ type: 'Feature', properties: name ? { name } : null, geometry });
const collection = (...geometries: unknown[]) => ({ type: 'FeatureCollection', features: geometries.map((it) => feature(it)) });

describe('readGeoJson', () => {
  it.each([
    polygon,
    { type: 'Point', coordinates: [18, 59, 12] },
    { type: 'Feature', properties: { name: 'North' }, geometry: polygon },
    { type: 'FeatureCollection', features: [feature(polygon), polygon], crs: null },
    { type: 'GeometryCollection', geometries: [polygon, { type: 'GeometryCollection', geometries: [good] }] },
    { type: 'MultiPolygon', coordinates: [[ring], [other, ring]] },
    { type: 'LineString', coordinates: open, bbox: [18, 59, 19, 60] },
  ])('reads %j as it is [SET-011]', (shapes) => {
    expect(readGeoJson(shapes)).toEqual({ shapes, empty: 0, mended: 0, problems: [], referenceSystem: null });
  });

  it.each([
    [null, /^This is not GeoJSON\./],
    [[], /^This is not GeoJSON\./],
    [{ type: 'Topology', objects: {} }, /^This is not GeoJSON\./],
    [{ type: 'FeatureCollection', features: {} }, /^This is not GeoJSON\./],
    [collection(good, { type: 'Circle' }), /^This is not GeoJSON\. Feature 2 is of the type “Circle”\./],
    [collection(), /^There are no shapes/],
    [collection(null, { type: 'Point', coordinates: [] }), /^There are no shapes/],
    [{ type: 'GeometryCollection', geometries: [] }, /^There are no shapes/],
    [
      { type: 'Point', coordinates: [674_032, 6_580_822] },
      /^The coordinates of this file are not longitude and latitude\. Export it in WGS 84/,
    ],
    [{ type: 'Point', coordinates: ['18', '59'] }, /^Feature 1 has a position that is not two numbers\./],
    [{ type: 'Point', coordinates: [59, 118] }, /They may be swapped/],
    [{ type: 'LineString', coordinates: [[18, 59]] }, /^Feature 1 has a line with a single position\./],
  ])('says what is wrong with %j [SET-011]', (json, message) => {
    expect(() => readGeoJson(json)).toThrow(message);
  });

  it.each([
    { type: 'Point', coordinates: [] },
    { type: 'Point', coordinates: [null, null] },
    { type: 'Point', coordinates: null },
    { type: 'Point' },
    { type: 'MultiPoint', coordinates: [[], []] },
    { type: 'MultiPolygon', coordinates: [[[]]] },
    { type: 'GeometryCollection', geometries: [{ type: 'Polygon', coordinates: [] }, null] },
    { type: null, coordinates: null },
    {},
    [],
    false,
    null,
    undefined,
  ])('skips and counts the empty geometry %j beside others [SET-011]', (geometry) => {
    expect(readGeoJson(collection(geometry, good))).toEqual({
      shapes: collection(null, good),
      empty: 1,
      mended: 0,
      problems: [],
      referenceSystem: null,
    });
  });

  it('skips and counts null in place of a feature beside others [SET-011]', () => {
    const json = { type: 'FeatureCollection', features: [null, feature(good), feature({ type: 'Point', coordinates: [18] }, 'Well')] };

    expect(readGeoJson(json)).toMatchObject({ empty: 1, problems: [expect.stringMatching(/^Feature 3 \(“Well”\)/)] });
  });

  it.each([
    ['an unclosed ring', { type: 'Polygon', coordinates: [open] }, polygon],
    ['the unclosed ring of a hole', { type: 'Polygon', coordinates: [other, open] }, { type: 'Polygon', coordinates: [other, ring] }],
    ['a polygon without the level of rings', { type: 'Polygon', coordinates: ring }, polygon],
    ['an unclosed polygon without the level of rings', { type: 'Polygon', coordinates: open }, polygon],
    ['a polygon nested too deep', { type: 'Polygon', coordinates: [[[ring]]] }, polygon],
    ['a multipolygon of one ring', { type: 'MultiPolygon', coordinates: ring }, { type: 'MultiPolygon', coordinates: [[ring]] }],
    ['a multipolygon of one polygon', { type: 'MultiPolygon', coordinates: [ring] }, { type: 'MultiPolygon', coordinates: [[ring]] }],
    ['a point in a list', { type: 'Point', coordinates: [[18, 59]] }, good],
    ['a multipoint of one position', { type: 'MultiPoint', coordinates: [18, 59] }, { type: 'MultiPoint', coordinates: [[18, 59]] }],
    ['a multiline of one line', { type: 'MultiLineString', coordinates: open }, { type: 'MultiLineString', coordinates: [open] }],
    ['a line in a list', { type: 'LineString', coordinates: [open] }, { type: 'LineString', coordinates: open }],
    ['empty parts', { type: 'MultiPolygon', coordinates: [[], [ring, []]] }, { type: 'MultiPolygon', coordinates: [[ring]] }],
    [
      'null in place of a part',
      { type: 'MultiPolygon', coordinates: [null, [ring, null]] },
      { type: 'MultiPolygon', coordinates: [[ring]] },
    ],
    ['null in place of a position', { type: 'Polygon', coordinates: [[...ring, null]] }, polygon],
    ['an empty position', { type: 'LineString', coordinates: [...open, []] }, { type: 'LineString', coordinates: open }],
  ])('corrects %s, and counts it [SET-011]', (_, geometry, drawn) => {
    expect(readGeoJson(collection(good, geometry))).toMatchObject({ shapes: collection(good, drawn), mended: 1, problems: [] });
  });

  it.each([
    [{ type: 'MultiPolygon', coordinates: [18, 59] }, 'is a MultiPolygon with a single position.'],
    [{ type: 'Polygon', coordinates: [18, 59] }, 'is a Polygon with a single position.'],
    [{ type: 'LineString', coordinates: [18, 59] }, 'is a LineString with a single position.'],
    [{ type: 'MultiLineString', coordinates: [open, [[18, 59]]] }, 'has a line with a single position.'],
    [{ type: 'MultiPolygon', coordinates: [ring, other] }, 'has rings that may be several areas or one with holes.'],
    [{ type: 'Polygon', coordinates: [[ring], [other]] }, 'is a Polygon whose coordinates are nested too deep. Make it a MultiPolygon'],
    [{ type: 'LineString', coordinates: [open, open] }, 'Make it a MultiLineString'],
    [{ type: 'Point', coordinates: open }, 'is a Point whose coordinates are nested too deep. Make it a MultiPoint'],
    [{ type: 'MultiLineString', coordinates: [[open, open]] }, null],
    [{ type: 'Polygon', coordinates: [ring, [19, 59]] }, 'has positions at different levels of nesting.'],
    [{ type: 'Polygon', coordinates: [[...ring, 7]] }, 'has positions at different levels of nesting.'],
    [{ type: 'Polygon', coordinates: [[ring[0], ring[1], ring[0]]] }, 'has a ring of fewer than three different positions.'],
    [{ type: 'Polygon', coordinates: [[], ring] }, 'has a hole without an outline.'],
    [{ type: 'Point', coordinates: [18] }, 'has a position with one number.'],
    [{ type: 'Point', coordinates: 'POINT (18 59)' }, 'has coordinates that are no list.'],
    [
      { type: 'Point', coordinates: JSON.parse(`${'['.repeat(5000)}1,2${']'.repeat(5000)}`) },
      'has positions at different levels of nesting.',
    ],
  ])('leaves out %j, and names it with what to do [SET-011]', (geometry, problem) => {
    const json = { type: 'FeatureCollection', features: [feature(good), feature(geometry, 'North yard')] };

    const { shapes, problems } = readGeoJson(json);

    if (problem === null) expect(problems).toEqual([]);
    else {
      expect(shapes).toEqual(collection(good));
      expect(problems).toEqual([expect.stringMatching(/^Feature 2 \(“North yard”\) .+\. [A-Z].+\.$/)]);
      expect(problems[0]).toContain(problem);
    }
  });

  it.each([
    [[18, -90.00000000000003], [18, -90], []],
    [[18, 90.0000001, 7], [18, 90, 7], []],
    [[360.0000001, 59], [360.0000001, 59], []],
    [[-180, 90], [-180, 90], []],
    [
      [18, -9999],
      null,
      ['Feature 3 has a position at 18, -9999, which are not longitude and latitude. Correct the position, or remove it.'],
    ],
    [
      [-9999, -9999],
      null,
      ['Feature 3 has a position at -9999, -9999, which are not longitude and latitude. Correct the position, or remove it.'],
    ],
    [
      [18, 90.01],
      null,
      ['Feature 3 has a position at 18, 90.01, which are not longitude and latitude. They may be swapped: longitude comes first.'],
    ],
  ])('reads the position %j beside others as %j [SET-011]', (position, read, problems) => {
    const at = (coordinates: unknown) => ({ type: 'LineString', coordinates: [[18, 59], coordinates, [19, 60]] });
    const point = (coordinates: unknown) => ({ type: 'Point', coordinates });

    expect(readGeoJson(collection(polygon, good, at(position)))).toMatchObject({
      shapes: collection(polygon, good, ...(read ? [at(read)] : [])),
      problems,
    });
    expect(readGeoJson(collection(polygon, good, point(position)))).toMatchObject({
      shapes: collection(polygon, good, ...(read ? [point(read)] : [])),
      problems,
    });
  });

  it.each([
    ['coordinates', `{"type":"Point","coordinates":${'['.repeat(50_000)}1,2${']'.repeat(50_000)}}`],
    ['features', `${'{"type":"Feature","geometry":'.repeat(20_000)}null${'}'.repeat(20_000)}`],
  ])('says what is wrong where %s are nested without end [SET-011]', (_, content) => {
    expect(() => readGeoJson(JSON.parse(content))).toThrow(AppError);
  });

  it('gives up on collections of collections without end [SET-011]', () => {
    let json: object = good;
    for (let level = 0; level < 5000; level++) json = { type: 'GeometryCollection', geometries: [json] };

    expect(() => readGeoJson(json)).toThrow(/^This is not GeoJSON\./);
  });

  it.each([
    [{ type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::25833' } }, 'EPSG:25833'],
    [{ type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG:6.9:3857' } }, 'EPSG:3857'],
    [{ type: 'name', properties: { name: 'EPSG:31468' } }, 'EPSG:31468'],
    [{ type: 'EPSG', properties: { code: 27700 } }, 'EPSG:27700'],
    [{ type: 'link', properties: { href: 'http://www.opengis.net/def/crs/EPSG/0/2056' } }, 'EPSG:2056'],
    ['https://www.opengis.net/def/crs/EPSG/9.9/2154', 'EPSG:2154'],
    [{ type: 'name', properties: { name: 'Amersfoort / RD New' } }, 'Amersfoort / RD New'],
    [{ type: 'name', properties: { name: '+proj=utm +zone=33 +datum=WGS84' } }, '+proj=utm +zone=33 +datum=WGS84'],
    [{ type: 'name', properties: { name: '+proj=longlat +datum=NAD27' } }, '+proj=longlat +datum=NAD27'],
    [
      { type: 'name', properties: { name: 'PROJCS["P",GEOGCS["WGS 84",DATUM["WGS_1984"]]]' } },
      'PROJCS["P",GEOGCS["WGS 84",DATUM["WGS_1984"]]]',
    ],
    [{ type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } }, null],
    [{ type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4326' } }, null],
    [{ type: 'EPSG', properties: { code: 4326 } }, null],
    [{ type: 'EPSG', properties: { code: null } }, null],
    [{ type: 'OGC', properties: { code: 'CRS84' } }, null],
    [{ type: 'name', properties: { name: 25833 } }, 'EPSG:25833'],
    [{ type: 'name', properties: { name: 'EPSG 3857' } }, 'EPSG:3857'],
    [{ type: 'link', properties: { href: 'http://spatialreference.org/ref/epsg/25833/proj4/' } }, 'EPSG:25833'],
    [{ type: 'name', properties: { name: 'http://www.opengis.net/gml/srs/epsg.xml#31468' } }, 'EPSG:31468'],
    ...[
      '+proj=longlat +datum=WGS84 +no_defs',
      '+proj=longlat +ellps=WGS84 +towgs84=0,0,0 +no_defs +type=crs',
      '+init=epsg:4326 +proj=latlong +datum=WGS84',
      'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],AUTHORITY["EPSG","4326"]]',
      'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984"]]',
      'GEOGCRS["WGS 84",\n  ENSEMBLE["World Geodetic System 1984 ensemble"]]',
      'WGS84',
      'WGS 84',
      'GCS_WGS_1984',
      'CRS84',
      'CRS:84',
      '[OGC:CRS84]',
      'EPSG 4326',
      '4326',
      'http://spatialreference.org/ref/epsg/4326/',
    ].map((name): [unknown, null] => [{ type: 'name', properties: { name } }, null]),
    [4326, null],
    [null, null],
  ])('knows the reference system of %j [SET-011]', (crs, name) => {
    expect(readGeoJson({ ...collection(good), crs }).referenceSystem).toBe(name);
    const projected = () => readGeoJson({ ...collection({ type: 'Point', coordinates: [674_032, 6_580_822] }), crs });
    expect(projected).toThrow(name === null ? 'are not longitude and latitude' : `are in ${name}, not in WGS 84. Convert it: in QGIS`);
  });
});
