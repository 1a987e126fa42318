import { describe, expect, it } from 'vitest';
import type { FileItem } from '../content';
import { orgId, userId } from '../ids';
import { tourFrom } from '../tours';
import { importedPoi, sweepEntriesFrom } from './console-import';
import { olderTourFrom } from './older-tours';
import { foldersOfImport, importedTour, pointOfInterestFrom, withSweepFiles } from './points-of-interest';

describe('a PoI of the older layout', () => {
  it('MODEL-090 LEGACY-IMPORT-004 keeps what is there', () => {
    const stored = {
      id: 'p',
      userUid: 'u',
      name: 'Door',
      type: 'sweep',
      category: 'Doors',
      position: { x: 1, y: 2, z: 3 },
      rotation: { x: 4, y: 5 },
      sweep: 's',
      icon: 'red',
      normal: 0.5,
      defaultStemHeight: 0.3,
      zoom: 2,
      floor: 1,
      identifier: 'i',
      stem: { x: 0, y: 1, z: 0 },
    };

    expect(pointOfInterestFrom('p', stored)).toMatchObject(stored);
  });

  it('MODEL-091 LEGACY-IMPORT-004 defaults to green, normal 0.2, zoom 1, floor 0 and a stem of (0, 0.5, 0)', () => {
    const poi = pointOfInterestFrom('p', { type: 'tag', tag: {} });

    expect(poi).toMatchObject({ id: 'p', icon: 'green', normal: 0.2, zoom: 1, floor: 0, stem: { x: 0, y: 0.5, z: 0 } });
    expect(poi.tag?.stemVector).toEqual({ x: 0, y: 0.5, z: 0 });
    expect(poi.identifier).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  it('LEGACY-IMPORT-005 becomes a tag with all its fields', () => {
    const tag = {
      label: 'l',
      icon: 'blue',
      description: 'd',
      anchorPosition: { x: 1, y: 1, z: 1 },
      stemHeight: 0.4,
      stemVector: { x: 1, y: 0, z: 0 },
      color: { r: 0, g: 1, b: 0 },
      sid: 'sid',
    };

    expect(pointOfInterestFrom('p', { tag })).toMatchObject({ type: 'tag', tag });
  });

  it('LEGACY-IMPORT-005 becomes a tag out of its own fields, where it stands, when none is stored with it', () => {
    const stored = { type: 'tag', name: 'Valve', icon: 'red', position: { x: 1, y: 2, z: 3 }, stem: { x: 0, y: 1, z: 0 } };
    expect(pointOfInterestFrom('p', stored).tag).toMatchObject({
      label: 'Valve',
      icon: 'red',
      anchorPosition: stored.position,
      stemVector: stored.stem,
      stemHeight: 0.2,
    });
  });
  it('LEGACY-IMPORT-006 LEGACY-IMPORT-009 gets content blocks with identifiers, and its videos by their ids', () => {
    const { content } = pointOfInterestFrom('p', {
      content: [{ name: 'Film', type: 'embeds', content: [{ url: 'https://vimeo.com/76979871' }] }],
    });

    expect(content).toMatchObject([{ name: 'Film', type: 'embeds', box: 'grid', cols: 1, content: [{ url: '76979871', type: 'vimeo' }] }]);
    expect(content[0]?.identifier).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});

describe('the import of an older tour', () => {
  const poi = (name: string, category = '') => pointOfInterestFrom(name, { name, category, sweep: name });
  const file = (url: string, contentType = 'application/pdf'): FileItem => ({ name: `1__${url}`, url, contentType, size: 1, markers: [] });

  it('LEGACY-IMPORT-003 puts PoIs into folders by category, those of none last and without header', () => {
    const folders = foldersOfImport([poi('a', 'Rooms'), poi('b'), poi('c', ' Doors '), poi('d', 'Rooms'), poi('e', 'uncategorizedpois')]);

    expect(folders.map(({ name, pois, children }) => [name, pois.map((one) => one.name), children])).toEqual([
      ['Doors', ['c'], []],
      ['Rooms', ['a', 'd'], []],
      ['uncategorizedpois', ['b', 'e'], []],
    ]);
    expect(new Set(folders.map(({ id }) => id)).size).toBe(3);
  });

  it('LEGACY-IMPORT-008 gives PoIs the allowed files of their sweeps', () => {
    const files = new Map([['a', [file('x'), file('y', 'text/html')]]]);
    const [a, b] = withSweepFiles([poi('a'), poi('b')], files);

    expect(a?.content).toMatchObject([{ type: 'file', content: [{ url: 'x' }] }]);
    expect(b?.content).toEqual([]);
    expect(withSweepFiles([a!], files)).toEqual([a]);
  });

  it('MODEL-025 makes a tour that knows its original', () => {
    const older = olderTourFrom('old', { name: 'Hall', matterportId: 'AbCdEfGh123', description: 'd' });
    const stored = importedTour(older, foldersOfImport([poi('a')]), orgId('acme'), userId('ada'));

    expect(stored).toMatchObject({ importedOriginalTourId: 'old', originalTourId: '', name: 'Hall', organization: 'acme', public: false });
    expect(stored.createdBy).toBe('ada');
    expect(Object.keys({ ...stored, id: '', created: null, updated: null }).toSorted()).toEqual(Object.keys(tourFrom('t', {})).toSorted());
  });
});

describe('the console import', () => {
  const entries = '[{"sweep_title":"Door","sweep_uuid":"s1","sweep_x":1.5,"sweep_y":"-2"},{"sweep_uuid":"s2"}]';

  it('MODEL-089 reads sweep_title, sweep_uuid, sweep_x and sweep_y', () => {
    const read = [
      { sweep_title: 'Door', sweep_uuid: 's1', sweep_x: 1.5, sweep_y: -2 },
      { sweep_title: '', sweep_uuid: 's2', sweep_x: 0, sweep_y: 0 },
    ];

    expect(sweepEntriesFrom(entries)).toEqual(read);
    expect(sweepEntriesFrom(`{"sweeps":${entries}}`)).toEqual(read);
  });

  it.each([
    ['[{', 'This text is not JSON.'],
    ['{}', 'Paste a list of sweeps in JSON.'],
    ['[]', 'Paste a list of sweeps in JSON.'],
    ['[{"sweep_uuid":"s1"},{"sweep_title":"x"}]', 'Entry 2 has no sweep_uuid.'],
  ])('refuses %s as a whole', (pasted, problem) => {
    expect(() => sweepEntriesFrom(pasted)).toThrow(problem);
  });

  it('MODEL-088 ADMIN-057 ADMIN-058 stores unpublished PoIs named and turned as told, at the position of their sweep', () => {
    const poi = importedPoi(sweepEntriesFrom(entries)[0]!, { x: 1, y: 2, z: 3 }, 'admin');

    expect(poi).toEqual({
      userUid: 'IMPORTED',
      name: 'Door',
      content: [],
      type: 'sweep',
      category: '',
      message: '',
      position: { x: 1, y: 2, z: 3 },
      rotation: { x: 1.5, y: -2 },
      sweep: 's1',
      stem: { x: 0, y: 0.5, z: 0 },
      icon: 'green',
      normal: 0.2,
      identifier: poi.identifier,
      published: false,
      editorUid: 'admin',
    });
    expect(poi.identifier).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});
