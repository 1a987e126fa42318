import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orgId } from '@/domain/ids';
import { loadMapLayer } from './map-layer-files';
import { fakeBucket } from './testing/fake-bucket';
import { uploadMapLayer } from './upload-map-layer';

vi.mock('./bucket', () => import('./testing/fake-bucket'));

const upload = (name: string, content: BlobPart) =>
  uploadMapLayer({ organization: orgId('Acme'), file: new File([content], name), onProgress: () => undefined });

/** Uploads a layer. @returns the note, the stored file's name and its features */
async function stored(name: string, content: BlobPart) {
  const { note } = await upload(name, content);
  const [path = ''] = fakeBucket.paths();
  const { features } = JSON.parse((await fakeBucket.contentOf(path)) ?? '{}') as { features: GeoJSON.Feature[] };
  return { note, name: path.replace(/^.*__/, ''), features, kept: fakeBucket.kept(path) };
}

const kml = (inside: string, declaration = '') =>
  `${declaration}<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const placemark = (name: string, geometry = '<Point><coordinates>18.06,59.33,0</coordinates></Point>') =>
  `<Placemark><name>${name}</name>${geometry}</Placemark>`;
const gpx = (inside: string) => `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;
const point = { type: 'Point', coordinates: [18.06, 59.33] };
const collection = (geometries: unknown[]) => ({
  type: 'FeatureCollection',
  features: geometries.map((geometry) => ({ type: 'Feature', properties: { name: 'yard' }, geometry })),
});

beforeEach(() => fakeBucket.empty());

describe('the file of a layer', () => {
  it('is stored as GeoJSON, without what can’t be drawn, which is said [SET-011]', async () => {
    const open = [
      [18.05, 59.33],
      [18.06, 59.33],
      [18.06, 59.34],
    ];
    const geometries = [{ type: 'Point', coordinates: [] }, point, { type: 'Polygon', coordinates: open }];

    const { note, name, features, kept } = await stored('yard 5% new #2.json', JSON.stringify(collection(geometries)));

    expect(note).toBe(
      '1 feature without a position is not shown. 1 feature was corrected: unclosed rings, empty parts or wrong nesting. “yard 5% new #2.json” is now named “yard 5% new 2.json”: a name cannot contain # [ ] * or ?.',
    );
    expect(name).toBe('yard 5% new 2.json');
    expect(features.map(({ geometry }) => geometry)).toEqual([null, point, { type: 'Polygon', coordinates: [[...open, open[0]]] }]);
    expect(kept?.contentType).toBe('application/geo+json');
  });

  it.each([
    [
      { type: 'MultiPolygon', coordinates: [18.05, 59.33] },
      /^Feature 2 \(“yard”\) is a MultiPolygon with a single position\. Make it a Point/,
    ],
    [{ type: 'Polygon', coordinates: [[[1, 2]]] }, /^Feature 2 \(“yard”\) has a ring/],
  ])('is rejected, and nothing stored, for %j [SET-011]', async (geometry, message) => {
    await expect(upload('yard.geojson', JSON.stringify(collection([point, geometry])))).rejects.toThrow(message);

    expect(fakeBucket.paths()).toEqual([]);
  });

  it('is rejected in another reference system, also if its numbers could be degrees [SET-011]', async () => {
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::25833' } };

    await expect(upload('yard.geojson', JSON.stringify({ ...collection([point]), crs }))).rejects.toThrow(
      'The coordinates of this file are in EPSG:25833, not in WGS 84. Convert it: in QGIS',
    );
  });

  it('is read in the encoding that it is in [SET-011]', async () => {
    const name = 'Brücke';
    const json = JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name }, geometry: point }] });
    const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const utf16 = Uint8Array.from([0xff, 0xfe, ...[...json].flatMap((letter) => [letter.charCodeAt(0), 0])]);
    const declared = latin(kml(placemark(name), '<?xml version="1.0" encoding="ISO-8859-1"?>'));

    // as .NET writes it: what it declares is not what it is
    const otherwise = `\n${kml(placemark(name), '<?xml version="1.0" encoding="utf-16"?>')}`;

    for (const content of [json, `\uFEFF${json}`, latin(json), utf16, utf16.slice(2), declared, otherwise, kml(placemark(name))]) {
      fakeBucket.empty();
      const fileName = typeof content === 'string' && content.includes('<kml') ? 'b.kml' : 'b.json';
      const { features, note } = await stored(fileName, content);
      expect(features[0]?.properties?.name).toBe(name);
      expect(note.includes('Read as Windows-1252'), note).toBe(typeof content !== 'string' && content.length === json.length);
    }
  });
});

describe('the file of a layer in another format', () => {
  it('is converted from KML, with names, lines and areas [SET-011]', async () => {
    const line = '<LineString><coordinates>18.05,59.33 18.06,59.34</coordinates></LineString>';
    const area = '<Polygon><outerBoundaryIs><LinearRing><coordinates>1,2 3,2 3,4</coordinates></LinearRing></outerBoundaryIs></Polygon>';
    const content = kml(
      `<Folder>${placemark('Well')}${placemark('Ditch', line)}</Folder>${placemark('Yard', area)}${placemark('Nowhere', '')}`,
    );

    const { note, name, features } = await stored('wells.kml', `<?xml version="1.0"?>${content}`);

    expect(note).toBe('Converted from KML. 1 feature without a position is not shown.');
    expect(name).toBe('wells.geojson');
    expect(features.map(({ properties, geometry }) => [properties?.name, geometry?.type])).toEqual([
      ['Well', 'Point'],
      ['Ditch', 'LineString'],
      ['Yard', 'Polygon'],
      ['Nowhere', undefined],
    ]);
  });

  it('is converted from KML whose prefixes are not declared [SET-011]', async () => {
    const track = '<gx:Track><gx:coord>18.05 59.33 0</gx:coord><gx:coord>18.06 59.34 0</gx:coord></gx:Track>';
    const content = kml(placemark('Walk', track)).replace('<kml', '<kml xsi:schemaLocation="a b"');

    expect((await stored('walk.kml', content)).features).toMatchObject([
      { properties: { name: 'Walk' }, geometry: { type: 'LineString' } },
    ]);
  });

  it('is converted from KML whose elements have prefixes, and whose positions have spaces [SET-011]', async () => {
    const line = '<LineString><coordinates>18.05, 59.33, 0\n18.06, 59.34, 0</coordinates></LineString>';
    const content = kml(placemark('Ditch', line))
      .replace(/<(\/?)(?=\w)/g, '<$1k:')
      .replace('xmlns=', 'xmlns:k=');

    expect((await stored('ditch.kml', content)).features).toMatchObject([
      {
        properties: { name: 'Ditch' },
        geometry: {
          coordinates: [
            [18.05, 59.33, 0],
            [18.06, 59.34, 0],
          ],
        },
      },
    ]);
  });

  it.each([
    ['Point', '18.06,59.33', [18.06, 59.33]],
    ['Point', ' 18.06 , 59.33 , 00 ', [18.06, 59.33, 0]],
    ['Point', '18.06,59.33,0,', [18.06, 59.33, 0]],
    ['Point', '18,-59', [18, -59]],
    ['Point', '018.06,059.33', [18.06, 59.33]],
    ['Point', '18.06,59.33,0,12', [18.06, 59.33, 0]],
    [
      'LineString',
      '18.06,59.33,0,1 18.07,59.34,0,2',
      [
        [18.06, 59.33, 0],
        [18.07, 59.34, 0],
      ],
    ],
    [
      'LineString',
      '18,59 19,60',
      [
        [18, 59],
        [19, 60],
      ],
    ],
    [
      'gx:Track',
      '<gx:coord>18,06 59,33 0</gx:coord><gx:coord>-18 59,5 0,5</gx:coord>',
      [
        [18.06, 59.33, 0],
        [-18, 59.5, 0.5],
      ],
    ],
  ])('is converted from KML with the %s %s [SET-011]', async (kind, positions, coordinates) => {
    const content = kind === 'gx:Track' ? positions : `<coordinates>${positions}</coordinates>`;
    const { features } = await stored('a.kml', kml(placemark('Gate', `<${kind}>${content}</${kind}>`)));

    expect(features[0]?.geometry).toEqual({ type: kind === 'Point' ? 'Point' : 'LineString', coordinates });
  });

  it.each([
    ['Point', '18,06,59,33,0'],
    ['Point', '18,06,59,33'],
    ['Point', '18,06;59,33'],
    ['Point', '18.06;59.33'],
    ['Point', '18,06 59,33'],
    ['Point', '18.06 59.32'],
    ['Point', '18.06,59.33 18.07,59.34'],
    ['Point', '18,59,0,0'],
    ['LineString', '18,06 59,33 18,07 59,34'],
    ['LineString', '18.06,59.33,18.07,59.34'],
    ['gx:Track', '<gx:coord>18.06,59.33,0</gx:coord><gx:coord>18.07,59.34,0</gx:coord>'],
  ])('is rejected from KML where it is not clear what is a position: %s %s [SET-011]', async (kind, positions) => {
    const content = kind === 'gx:Track' ? positions : `<coordinates>${positions}</coordinates>`;

    const cure = positions.includes('.') ? 'Correct it, or remove it.' : 'If it has decimal commas, export the layer with decimal points.';

    const gate = placemark('Gate', `<${kind}>${content}</${kind}>`);

    // also among others that are clear
    const message = await upload('a.kml', kml(placemark('Well') + gate)).catch((error: Error) => error.message);
    expect(message).toMatch(/^Feature 2 \(“Gate”\) has “[^”]+” where a position should be: /);
    expect(String(message).endsWith(`height. ${cure}`), String(message)).toBe(true);
    await expect(upload('a.kml', kml(gate))).rejects.toThrow(/^Feature 1 \(“Gate”\) has “/);
    expect(fakeBucket.paths()).toEqual([]);
  });

  it('is converted from GPX with decimal commas [SET-011]', async () => {
    const { features } = await stored('gate.gpx', gpx('<wpt lat="59,33" lon="-18,06"><name>Gate</name></wpt>'));

    expect(features[0]?.geometry).toEqual({ type: 'Point', coordinates: [-18.06, 59.33] });
  });

  it('is converted from GPX; a track of one point is counted [SET-011]', async () => {
    const at = (latitude: number) => `<trkpt lat="${latitude}" lon="18"/>`;
    const track = (name: string, ...points: string[]) => `<trk><name>${name}</name><trkseg>${points.join('')}</trkseg></trk>`;
    const content = gpx(`<wpt lat="59.33" lon="18.06"><name>Gate</name></wpt>${track('Round', at(59), at(60))}${track('Glitch', at(59))}`);

    const { note, features } = await stored('round.gpx', content);

    expect(note).toBe('Converted from GPX. 1 feature without a position is not shown.');
    expect(features.map(({ properties }) => properties?.name)).toEqual(['Round', 'Gate']);
  });

  it('is converted from TopoJSON, all its objects [SET-011]', async () => {
    const topology = {
      type: 'Topology',
      transform: { scale: [0.01, 0.01], translate: [18, 59] },
      arcs: [
        [
          [0, 0],
          [5, 0],
          [0, 5],
          [-5, -5],
        ],
      ],
      objects: {
        yards: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0]], properties: { name: 'Yard' } }] },
        wells: { type: 'Point', coordinates: [6, 33], properties: { name: 'Well' } },
      },
    };

    const { note, name, features } = await stored('places.json', JSON.stringify(topology));

    expect([note, name]).toEqual(['Converted from TopoJSON.', 'places.geojson']);
    expect(JSON.stringify(features)).toContain('[18.05,59.05]');
    await expect(upload('places.topojson', JSON.stringify({ ...topology, arcs: [] }))).rejects.toThrow(/^This TopoJSON is incomplete/);
  });

  it.each([
    ['a.kml', '<kml><Document>', /^This file is damaged/],
    ['a.kml', kml(''), /^There are no shapes in this file\./],
    [
      'a.kml',
      kml('<NetworkLink><Link><href>https://maps.example/a.kml</href></Link></NetworkLink>'),
      /^This KML only links to another one\./,
    ],
    ['a.gpx', gpx(''), /^There are no shapes in this file\./],
    ['a.kml', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^This is neither GeoJSON, KML, GPX nor TopoJSON\./],
    ['a.json', 'name;lat;lon', /^This is not GeoJSON\./],
    ['a.kml', kml(placemark('Far', '<Point><coordinates>674032,6580822</coordinates></Point>')), /are not longitude and latitude/],
  ])('is rejected with a reason: %s, %s [SET-011]', async (name, content, message) => {
    await expect(upload(name, content)).rejects.toThrow(message);
  });
});

it('a KML layer of another site is drawn without the features whose positions are unclear, which it names [MAP-004]', async () => {
  const unclear =
    '<MultiGeometry><Point><coordinates>18,06,59,33</coordinates></Point><Point><coordinates>18,59</coordinates></Point></MultiGeometry>';
  const content = kml(placemark('Gate', unclear) + placemark('Well'));
  vi.stubGlobal('fetch', async () => new Response(content));

  const { shapes, empty, problems } = await loadMapLayer('https://maps.example/a.kml', new AbortController().signal);
  vi.unstubAllGlobals();

  expect(shapes.features).toMatchObject([{ geometry: null }, { geometry: { type: 'Point' }, properties: { name: 'Well' } }]);
  expect([empty, problems]).toEqual([0, [expect.stringMatching(/^Feature 1 \(“Gate”\) has “18,06,59,33” where/)]]);
});
