import { describe, expect, it } from 'vitest';
import type { FileItem } from '../content/content-blocks';
import { orgId, userId } from '../ids';
import { tourFrom } from '../tours/tour';
import { importedPoi, sweepEntriesFrom } from './console-import';
import { olderTourFrom } from './older-tours';
import { foldersOfImport, importedTour, pointOfInterestFrom, withSweepFiles } from './points-of-interest';

describe('a PoI of the older layout', () => {
  it('keeps what is there [LEGACY-IMPORT-004 MODEL-090]', () => {
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

  it('defaults to green, normal 0.2, zoom 1, floor 0 and a stem of (0, 0.5, 0) [LEGACY-IMPORT-004 MODEL-091]', () => {
    const poi = pointOfInterestFrom('p', { type: 'tag', tag: {} });

    expect(poi).toMatchObject({ id: 'p', icon: 'green', normal: 0.2, zoom: 1, floor: 0, stem: { x: 0, y: 0.5, z: 0 } });
    expect(poi.tag?.stemVector).toEqual({ x: 0, y: 0.5, z: 0 });
    expect(poi.identifier).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  it('becomes a tag with all its fields [LEGACY-IMPORT-005]', () => {
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

  it('becomes a tag out of its own fields, where it stands, when none is stored with it [LEGACY-IMPORT-005]', () => {
    const stored = { type: 'tag', name: 'Valve', icon: 'red', position: { x: 1, y: 2, z: 3 }, stem: { x: 0, y: 1, z: 0 } };
    expect(pointOfInterestFrom('p', stored).tag).toMatchObject({
      label: 'Valve',
      icon: 'red',
      anchorPosition: stored.position,
      stemVector: stored.stem,
      stemHeight: 0.2,
    });
  });
  it('gets content blocks with identifiers, and its videos by their ids [LEGACY-IMPORT-006 LEGACY-IMPORT-009]', () => {
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

  it('puts PoIs into folders by category, those of none last and without header [LEGACY-IMPORT-003]', () => {
    const folders = foldersOfImport([poi('a', 'Rooms'), poi('b'), poi('c', ' Doors '), poi('d', 'Rooms'), poi('e', 'uncategorizedpois')]);

    expect(folders.map(({ name, pois, children }) => [name, pois.map((one) => one.name), children])).toEqual([
      ['Doors', ['c'], []],
      ['Rooms', ['a', 'd'], []],
      ['uncategorizedpois', ['b', 'e'], []],
    ]);
    expect(new Set(folders.map(({ id }) => id)).size).toBe(3);
  });

  it('gives PoIs the allowed files of their sweeps [LEGACY-IMPORT-008]', () => {
    const files = new Map([['a', [file('x'), file('y', 'text/html')]]]);
    const [a, b] = withSweepFiles([poi('a'), poi('b')], files);

    expect(a?.content).toMatchObject([{ type: 'file', content: [{ url: 'x' }] }]);
    expect(b?.content).toEqual([]);
    expect(withSweepFiles([a!], files)).toEqual([a]);
  });

  it('shows no markup of an older description, in the tour or in its tags [LEGACY-IMPORT-010]', () => {
    const older = olderTourFrom('old', {
      name: 'Hall\u202e',
      description: '<p>As it was shown in the <b>spring</b> of 2022.</p><p>&amp; later</p>',
    });
    const [olderTag, tag] = [
      pointOfInterestFrom('a', { type: 'tag', name: 'Door', description: '<p>Push</p>' }),
      pointOfInterestFrom('b', { tag: { label: 'Door', description: 'Pull<br>hard' } }),
    ];

    const imported = importedTour(older, foldersOfImport([]), orgId('acme'), userId('ada'));
    expect([imported.name, imported.description]).toEqual(['Hall', 'As it was shown in the spring of 2022.\n\n& later']);
    expect([olderTag.tag?.description, tag.tag?.description]).toEqual(['Push', 'Pull\nhard']);
  });

  it('shows no markup of a tour that was imported with it', () => {
    const stored = { description: '<p>As it was.</p>' };

    expect(tourFrom('a', { ...stored, importedOriginalTourId: 'old' }).description).toBe('As it was.');
    expect(tourFrom('a', stored).description).toBe('<p>As it was.</p>');
  });

  it('makes a tour that knows its original [MODEL-025]', () => {
    const older = olderTourFrom('old', { name: 'Hall', matterportId: 'AbCdEfGh123', description: 'd' });
    const stored = importedTour(older, foldersOfImport([poi('a')]), orgId('acme'), userId('ada'));

    expect(stored).toMatchObject({ importedOriginalTourId: 'old', originalTourId: '', name: 'Hall', organization: 'acme', public: false });
    expect(stored.createdBy).toBe('ada');
    expect(Object.keys({ ...stored, id: '', created: null, updated: null }).toSorted()).toEqual(Object.keys(tourFrom('t', {})).toSorted());
  });
});

describe('the console import', () => {
  const entries = '[{"sweep_title":"Door","sweep_uuid":"s1","sweep_x":1.5,"sweep_y":"-2"},{"sweep_uuid":"s2"}]';

  it('reads sweep_title, sweep_uuid, sweep_x and sweep_y', () => {
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

  it('stores unpublished PoIs named and turned as told, at the position of their sweep [MODEL-088 ADMIN-057 ADMIN-058]', () => {
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
