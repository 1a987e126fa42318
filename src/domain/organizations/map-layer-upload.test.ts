import { expect, it } from 'vitest';
import { geoJsonName, type MapLayerReading, mapLayerFileProblem, mapLayerNote, problemsMessage } from './map-layer-upload';

const mebibytes = 1024 * 1024;

it.each(['districts.GeoJSON', 'districts.json', 'districts.topojson', 'way.KML', 'way.gpx'])('may read %s [SET-011]', (name) => {
  expect(mapLayerFileProblem({ name, size: 5 * mebibytes })).toBeNull();
});

it.each([
  ['districts.shp', 10, /^Choose a GeoJSON file.* export it as GeoJSON with the CRS EPSG:4326\.$/],
  ['districts.kmz', 10, /unpack it, then choose the KML file/],
  ['districts.zip', 10, /^Choose a GeoJSON file.* Unpack it\./],
  ['districts.pdf', 10, /Its name ends with \.geojson/],
  ['districts', 10, /Its name ends with \.geojson/],
  ['districts.json', 0, /is empty/],
  ['districts.kml', 5 * mebibytes + 1, /^This file is too large\. Choose one of at most 5 MiB\.$/],
])('rejects %s of %i bytes before it is read [SET-011]', (name, size, message) => {
  expect(mapLayerFileProblem({ name, size })).toMatch(message);
});

it('is stored under the name of its file, as what it became', () => {
  expect(geoJsonName('wells.2024.kml', 'KML')).toBe('wells.2024.geojson');
  expect(geoJsonName('wells.json', 'TopoJSON')).toBe('wells.geojson');
  expect(geoJsonName('wells.json', 'GeoJSON')).toBe('wells.json');
});

it('says what differs from the file', () => {
  const reading = {
    shapes: { type: 'Point' },
    empty: 0,
    mended: 0,
    problems: [],
    referenceSystem: null,
    format: 'GeoJSON',
  } as MapLayerReading;

  expect(mapLayerNote(reading)).toBe('');
  expect(mapLayerNote({ ...reading, isGuessed: false })).toBe('');
  expect(mapLayerNote({ ...reading, isGuessed: true, format: 'KML' })).toMatch(/^Converted from KML\. Read as Windows-1252/);
  expect(mapLayerNote({ ...reading, empty: 1 })).toBe('1 feature without a position is not shown.');
  expect(mapLayerNote({ ...reading, empty: 1200, mended: 2, format: 'KML' })).toBe(
    'Converted from KML. 1,200 features without a position are not shown. 2 features were corrected: unclosed rings, empty parts or wrong nesting.',
  );
  expect(problemsMessage([])).toBeNull();
  expect(problemsMessage(['One.', 'Two.', 'Three.'])).toBe('One. 2 features more can’t be drawn.');
});
