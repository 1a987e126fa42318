import { describe, expect, it } from 'vitest';
import { allPois, foldersFrom } from '../folders';
import { folderId, poiId } from '../ids';
import { findFolder, findPoi, folderAbove, folderOf, foundFolders, neighbourPoi, poiNamed, searchedFolders, shownPois } from './find';

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
    expect(folderAbove(folders, folderId('stage'))?.name).toBe('Hall');
    expect([findFolder(folders, folderId('x')), folderOf(folders, poiId('x')), folderAbove(folders, folderId('hall'))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are found by the name of the PoI', () => {
    expect(poiNamed(folders, 'Beam')?.identifier).toBe('beam');
  });
});

describe('neighbourPoi', () => {
  it('goes to the previous and next PoI across folders and stops at the ends', () => {
    const walk = (from: string, step: -1 | 1) => neighbourPoi(folders, poiId(from), step)?.name;

    expect([walk('door', 1), walk('lamp', 1), walk('beam', -1)]).toEqual(['Lamp', 'Beam', 'Lamp']);
    expect([walk('door', -1), walk('lamp2', 1), walk('gone', 1)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('searchedFolders', () => {
  it('PLAYER-041 PLAYER-043 gathers the PoIs of that name in the folder Search Results (POIs)', () => {
    const [results, ...others] = searchedFolders(folders, 'LAMP', false);

    expect([results?.name, names(results?.pois ?? []), others]).toEqual(['Search Results (POIs)', ['Lamp', 'Old lamp'], []]);
  });

  it('PLAYER-041 PLAYER-042 leaves the folders for one character, and while editing', () => {
    expect(searchedFolders(folders, 'l', false)).toBe(folders);
    expect(searchedFolders(folders, 'lamp', true)).toBe(folders);
  });
});

describe('shownPois', () => {
  it('leaves out hidden folders with what lies in them, and shows them again', () => {
    expect(names(shownPois(folders, new Set([folderId('hall')])))).toEqual(['Beam', 'Old lamp']);
    expect(names(shownPois(folders, new Set([folderId('stage')])))).toEqual(['Door', 'Beam', 'Old lamp']);
    expect(shownPois(folders, new Set())).toEqual(allPois(folders));
  });
});

describe('foundFolders', () => {
  const found = (sought: string) => foundFolders(folders, sought).map((folder) => [folder.name, names(allPois([folder]))]);

  it('keeps what is found in the folders it lies in, and all of a folder that is found itself', () => {
    expect(found('LAMP')).toEqual([
      ['Hall', ['Lamp']],
      ['Attic', ['Old lamp']],
    ]);
    expect(found('hall')).toEqual([['Hall', ['Door', 'Lamp']]]);
    expect(found('zzz')).toEqual([]);
  });

  it('is everything while too little is sought', () => {
    expect(foundFolders(folders, 'l')).toBe(folders);
  });

  it('finds no folder by the name that stands for none', () => {
    const loose = foldersFrom([{ id: 'loose', name: 'uncategorizedpois', pois: [{ identifier: 'gate', name: 'Gate' }] }]);

    expect(foundFolders(loose, 'uncat')).toEqual([]);
  });
});
