import { describe, expect, it } from 'vitest';
import { parseScan } from './parse-scan';
import { ScanError } from './scan-error';

type Json = Record<string, unknown>;

const aSweep = (id: string, more: Json = {}): Json => ({
  id,
  position: { x: 1, y: 1.5, z: -2 },
  floorId: 'f0',
  puckY: 0,
  neighbors: [],
  ...more,
});

const aFloor = (sequence: number, elevation = sequence * 3): Json => ({
  id: `f${sequence}`,
  name: 'A floor',
  sequence,
  elevation,
  height: 2.7,
});

const aRoom = (more: Json = {}): Json => ({
  id: 'r1',
  label: 'Kitchen',
  floorId: 'f0',
  bounds: { min: { x: 0, y: 0, z: 0 }, max: { x: 4, y: 2.7, z: 3 } },
  ...more,
});

const aTag = (more: Json = {}): Json => ({
  id: 't1',
  anchorPosition: { x: 0, y: 0, z: 0 },
  stemVector: { x: 0, y: 0.3, z: 0 },
  ...more,
});

const aManifest = (more: Json = {}): Json => ({
  format: 'open-showcase-scan',
  version: 1,
  id: 'AbCdEfGh123',
  name: 'Sample house',
  created: '2024-05-17T09:30:00Z',
  modified: '2024-06-01T00:00:00Z',
  units: 'm',
  up: 'Y',
  visibility: 'public',
  mesh: { url: 'mesh.glb' },
  start: { sweep: 's001' },
  floors: [aFloor(0), aFloor(1)],
  rooms: [aRoom()],
  sweeps: [aSweep('s001', { neighbors: ['s002'] }), aSweep('s002', { neighbors: ['s001'] })],
  ...more,
});

const without = (field: string): Json => {
  const { [field]: _gone, ...rest } = aManifest();
  return rest;
};

const aPanorama = (more: Json = {}) => ({ url: 'pano/s001.jpg', width: 4096, height: 2048, projection: 'equirectangular', ...more });

describe('parseScan', () => {
  it('gives what is absent its default', () => {
    const scan = parseScan(aManifest());

    expect(scan).toMatchObject({
      summary: '',
      address: '',
      thumbnail: 'thumb.jpg',
      mesh: { url: 'mesh.glb', compression: 'none' },
      start: { sweep: 's001', rotation: { x: 0, y: 0 }, mode: 'mode.inside' },
      tags: [],
      measurements: [],
    });
    expect(scan.sweeps[1]).toEqual({
      ...aSweep('s002', { neighbors: ['s001'] }),
      label: '2',
      legacyId: '',
      rotation: { x: 0, y: 0, z: 0 },
      alignment: 'aligned',
      placement: 'auto',
    });
  });

  it('gives each scan defaults of its own', () => {
    const [one, other] = [parseScan(aManifest()), parseScan(aManifest())];

    one.tags.push(
      ...parseScan(aManifest({ tags: [aTag({ attachments: ['https://pictures.example/a.jpg', 'b.jpg', 'data:text/plain,c'] })] })).tags,
    );

    expect(one.tags).toHaveLength(1);
    expect(other.tags).toEqual([]);
  });

  it('keeps fields it does not know', () => {
    const scan = parseScan(aManifest({ camera: 'P3', sweeps: [aSweep('s001', { exposure: 7 })] }));

    expect(scan).toMatchObject({ camera: 'P3', sweeps: [{ exposure: 7 }] });
  });

  it('reads an unaligned sweep without a floor, and one without named neighbours', () => {
    const scan = parseScan(
      aManifest({
        sweeps: [aSweep('s001', { floorId: undefined, neighbors: undefined, alignment: 'unaligned', placement: 'unplaced' })].map(strip),
      }),
    );

    expect(scan.sweeps[0]).not.toHaveProperty('floorId');
    expect(scan.sweeps[0]).not.toHaveProperty('neighbors');
  });

  it.each<[string, Json, string]>([
    ['a later version', aManifest({ version: 2 }), 'version is 2, and this showcase reads version 1.'],
    ['another format', aManifest({ format: 'glb' }), 'format must be "open-showcase-scan".'],
    ['an id that is too short', aManifest({ id: 'AbCdEfGh12' }), 'id must be 11 letters and digits.'],
    ['other units', aManifest({ units: 'ft' }), 'units must be "m".'],
    ['another way up', aManifest({ up: 'Z' }), 'up must be "Y".'],
    ['a time without zone', aManifest({ created: '2024-05-17T09:30:00' }), 'created must be a UTC time such as 2024-05-17T09:30:00Z.'],
    ['a time that does not exist', aManifest({ modified: '2024-13-41T09:30:00Z' }), 'modified must be a UTC time'],
    ['a visibility nobody knows', aManifest({ visibility: 'secret' }), 'visibility must be "public" or "unlisted" or "private".'],
    ['no name', without('name'), 'name is missing.'],
    ['no floors', aManifest({ floors: [] }), 'floors needs 1 or more.'],
    ['no sweeps', aManifest({ sweeps: [] }), 'sweeps needs 1 or more.'],
    [
      'a mesh elsewhere',
      aManifest({ mesh: { url: 'https://elsewhere.example/mesh.glb' } }),
      'mesh.url must be an address relative to the folder',
    ],
    [
      'a mesh outside of the folder',
      aManifest({ mesh: { url: '../other/mesh.glb' } }),
      'mesh.url must be an address relative to the folder',
    ],
    ['a compression nobody knows', aManifest({ mesh: { url: 'mesh.glb', compression: 'zip' } }), 'mesh.compression must be "none" or'],
    ['floors with a gap', aManifest({ floors: [aFloor(0), aFloor(2)] }), 'floors[1].sequence is 2, but sequences count 0, 1, 2'],
    ['two floors of one sequence', aManifest({ floors: [aFloor(0), { ...aFloor(0), id: 'f1' }] }), 'floors[1].sequence is 0'],
    ['floors out of order', aManifest({ floors: [aFloor(0, 3), aFloor(1, 0)] }), 'floors[1].elevation is lower than that of f0'],
    ['a floor without height', aManifest({ floors: [{ ...aFloor(0), height: 0 }] }), 'floors[0].height must be more than 0.'],
    ['a room of no floor', aManifest({ rooms: [aRoom({ floorId: 'f9' })] }), 'rooms[0].floorId names f9, which is no floor'],
    [
      'a room inside out',
      aManifest({ rooms: [aRoom({ bounds: { min: { x: 5, y: 0, z: 0 }, max: { x: 4, y: 1, z: 1 } } })] }),
      'rooms[0].bounds.min.x is greater than that of max.',
    ],
    [
      'two sweeps of one id',
      aManifest({ sweeps: [aSweep('s001'), aSweep('s001')] }),
      'sweeps[1].id is s001, which another one has already.',
    ],
    [
      'a sweep in the origin',
      aManifest({ sweeps: [aSweep('s001', { position: { x: 0, y: 0, z: 0 } })] }),
      'sweeps[0].position is exactly 0, 0, 0',
    ],
    [
      'a position in words',
      aManifest({ sweeps: [aSweep('s001', { position: { x: 'one', y: 0, z: 0 } })] }),
      'sweeps[0].position.x must be a number.',
    ],
    ['a sweep of no floor', aManifest({ sweeps: [aSweep('s001', { floorId: 'f9' })] }), 'sweeps[0].floorId names f9, which is no floor'],
    [
      'a placed sweep without floor',
      aManifest({ sweeps: [strip(aSweep('s001', { floorId: undefined }))] }),
      'sweeps[0].floorId is missing',
    ],
    [
      'an unplaced sweep on a floor',
      aManifest({ sweeps: [aSweep('s001', { placement: 'unplaced' })] }),
      'sweeps[0].floorId must be absent',
    ],
    ['a sweep of no room', aManifest({ sweeps: [aSweep('s001', { roomId: 'r9' })] }), 'sweeps[0].roomId names r9, which is no room'],
    [
      'a neighbour that is not there',
      aManifest({ sweeps: [aSweep('s001', { neighbors: ['s9'] })] }),
      'sweeps[0].neighbors[0] names s9, which',
    ],
    [
      'a sweep beside itself',
      aManifest({ sweeps: [aSweep('s001', { neighbors: ['s001'] })] }),
      'sweeps[0].neighbors[0] names the sweep itself.',
    ],
    [
      'neighbours of one side only',
      aManifest({ sweeps: [aSweep('s001', { neighbors: ['s002'] }), aSweep('s002')] }),
      'sweeps[0].neighbors[0] names s002, which does not name s001 back.',
    ],
    [
      'a panorama that is not 2:1',
      aManifest({ sweeps: [aSweep('s001', { panorama: aPanorama({ height: 2000 }) })] }),
      'sweeps[0].panorama.width is 4096, but must be twice the height, 4000.',
    ],
    [
      'a base panorama that is too large',
      aManifest({ sweeps: [aSweep('s001', { panorama: aPanorama({ width: 8192, height: 4096 }) })] }),
      'sweeps[0].panorama.width is 8192; the base picture has at most 4096',
    ],
    ['a start nowhere', aManifest({ start: { sweep: 's9' } }), 'start.sweep names s9, which is no sweep of this scan.'],
    ['a tag without stem', aManifest({ tags: [{ id: 't1', anchorPosition: { x: 0, y: 0, z: 0 } }] }), 'tags[0].stemVector is missing.'],
    [
      'a script among the attachments',
      aManifest({ tags: [aTag({ attachments: ['javascript:alert(1)'] })] }),
      'tags[0].attachments[0] must be an',
    ],
    ['an attachment without host', aManifest({ tags: [aTag({ attachments: ['https://'] })] }), 'tags[0].attachments[0] must be an http'],
    ['a colour beyond white', aManifest({ tags: [aTag({ color: { r: 0, g: 0, b: 1.1 } })] }), 'tags[0].color.b must be at most 1.'],
    ['an opacity below none', aManifest({ tags: [aTag({ opacity: -1 })] }), 'tags[0].opacity must be at least 0.'],
    ['a stem that is perhaps visible', aManifest({ tags: [aTag({ stemVisible: 'yes' })] }), 'tags[0].stemVisible must be true or false.'],
    ['a part of a storey', aManifest({ floors: [{ ...aFloor(0), sequence: 0.5 }] }), 'floors[0].sequence must be a whole number.'],
    ['a number without end', aManifest({ floors: [{ ...aFloor(0), elevation: Infinity }] }), 'floors[0].elevation must be a number.'],
    ['a sweep without name', aManifest({ sweeps: [aSweep('')] }), 'sweeps[0].id must not be empty.'],
    ['a name that is a number', aManifest({ name: 7 }), 'name must be text.'],
    ['sweeps that are no list', aManifest({ sweeps: {} }), 'sweeps must be a list.'],
    ['a mesh that is no object', aManifest({ mesh: 'mesh.glb' }), 'mesh must be an object.'],
    ['rooms that are null', aManifest({ rooms: null }), 'rooms must be a list.'],
    [
      'a measurement of one point',
      aManifest({ measurements: [{ sid: 'm', label: '', points: [{ x: 0, y: 0, z: 0 }] }] }),
      'points needs 2 or more',
    ],
  ])('refuses %s', (_what, json, sentence) => {
    expect(() => parseScan(json)).toThrow(sentence);
    expect(() => parseScan(json)).toThrow(ScanError);
  });

  it.each([null, 7, 'scan', []])('refuses what is no object: %j', (json) => {
    expect(() => parseScan(json)).toThrow('scan.json must hold a JSON object.');
  });
});

function strip(json: Json): Json {
  return JSON.parse(JSON.stringify(json));
}
