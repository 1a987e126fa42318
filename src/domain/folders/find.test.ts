import { describe, expect, it } from 'vitest';
import { folderId, poiId } from '../ids';
import {
  filterFolders,
  findFolder,
  findPoi,
  findPoiByName,
  folderOf,
  neighbourPoi,
  parentFolder,
  searchFolders,
  visiblePois,
} from './find';
import { allPois, foldersFrom } from './folder';

const folders = foldersFrom([
  {
    id: 'hall',
    name: 'Hall',
    pois: [{ identifier: 'door', name: 'Door' }],
    children: [{ id: 'stage', name: 'Stage', pois: [{ identifier: 'lamp', name: 'Lamp' }] }],
  },
  {
    id: 'attic',
    name: 'Attic',
    pois: [
      { identifier: 'beam', name: 'Beam' },
      { identifier: 'lamp2', name: 'Old lamp' },
    ],
  },
]);
const names = (pois: readonly { name: string }[]) => pois.map(({ name }) => name);

describe('folders and PoIs', () => {
  it('are found at any depth', () => {
    expect(findFolder(folders, folderId('stage'))?.name).toBe('Stage');
    expect(findPoi(folders, poiId('lamp'))?.name).toBe('Lamp');
    expect(folderOf(folders, poiId('lamp'))?.name).toBe('Stage');
    expect(parentFolder(folders, folderId('stage'))?.name).toBe('Hall');
    expect([findFolder(folders, folderId('x')), folderOf(folders, poiId('x')), parentFolder(folders, folderId('hall'))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are found by the name of the PoI', () => {
    expect(findPoiByName(folders, 'Beam')?.identifier).toBe('beam');
  });
});

describe('neighbourPoi', () => {
  it('goes to the previous and next PoI across folders and stops at the ends', () => {
    const walk = (from: string, step: -1 | 1) => neighbourPoi(folders, poiId(from), step)?.name;

    expect([walk('door', 1), walk('lamp', 1), walk('beam', -1)]).toEqual(['Lamp', 'Beam', 'Lamp']);
    expect([walk('door', -1), walk('lamp2', 1), walk('gone', 1)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('searchFolders', () => {
  it('gathers the PoIs of that name in the folder Search Results (POIs) [PLAYER-041 PLAYER-043]', () => {
    const [results, ...others] = searchFolders(folders, 'LAMP', false);

    expect([results?.name, names(results?.pois ?? []), others]).toEqual(['Search Results (POIs)', ['Lamp', 'Old lamp'], []]);
  });

  it('leaves the folders for one character, and while editing [PLAYER-041 PLAYER-042]', () => {
    expect(searchFolders(folders, 'l', false)).toBe(folders);
    expect(searchFolders(folders, 'lamp', true)).toBe(folders);
  });
});

describe('visiblePois', () => {
  it('leaves out hidden folders with their content, and shows them again', () => {
    expect(names(visiblePois(folders, new Set([folderId('hall')])))).toEqual(['Beam', 'Old lamp']);
    expect(names(visiblePois(folders, new Set([folderId('stage')])))).toEqual(['Door', 'Beam', 'Old lamp']);
    expect(visiblePois(folders, new Set())).toEqual(allPois(folders));
  });
});

describe('filterFolders', () => {
  const found = (sought: string) => filterFolders(folders, sought).map((folder) => [folder.name, names(allPois([folder]))]);

  it('keeps matches in their folders, and the whole folder if its name matches', () => {
    expect(found('LAMP')).toEqual([
      ['Hall', ['Lamp']],
      ['Attic', ['Old lamp']],
    ]);
    expect(found('hall')).toEqual([['Hall', ['Door', 'Lamp']]]);
    expect(found('zzz')).toEqual([]);
  });

  it('is everything if the search text is too short', () => {
    expect(filterFolders(folders, 'l')).toBe(folders);
  });

  it('does not match the internal name of uncategorized PoIs', () => {
    const loose = foldersFrom([{ id: 'loose', name: 'uncategorizedpois', pois: [{ identifier: 'gate', name: 'Gate' }] }]);

    expect(filterFolders(loose, 'uncat')).toEqual([]);
  });
});
