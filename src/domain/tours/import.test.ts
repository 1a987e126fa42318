import { describe, expect, it } from 'vitest';
import { allFolders, allPois, foldersFrom } from '../folders/folder';
import { tourAsJson } from './as-json';
import { importCounts, readImport, withUniqueFolderNames } from './import';
import { tourFrom } from './tour';

const folders = [{ id: 'a', name: 'Ground', pois: [{ identifier: 'p', name: 'Door' }], children: [{ id: 'b', name: 'Cellar' }] }];
const json = (value: unknown) => JSON.stringify(value);
const problemsOf = (text: string) => readImport(text).problems.map(({ where, what }) => `${where}: ${what}`);
const namesOf = (text: string) => allFolders(readImport(text).read?.folders ?? []).map(({ name }) => name);

describe('a text to import', () => {
  it('is read if it is a copied tour or a list of folders; each gets new identifiers [EDIT-068]', () => {
    const tour = tourFrom('hall', { name: 'Hall', folders });
    const { read } = readImport(tourAsJson(tour));

    expect([read?.name, namesOf(tourAsJson(tour)), read?.notes]).toEqual(['Hall', ['Ground', 'Cellar'], []]);
    expect(allPois(read?.folders ?? []).map(({ name }) => name)).toEqual(['Door']);
    expect(allPois(read?.folders ?? [])[0]?.identifier).not.toBe('p');
    expect(read?.folders[0]?.id).not.toBe('a');
    expect(namesOf(json([{ name: 'A' }]))).toEqual(['A']);
  });

  it('is rejected if it is not JSON, with the position of the error [EDIT-068]', () => {
    expect(problemsOf('{\n  "folders": [,]\n}')).toEqual([
      'Line 2, column 15: This is not JSON. Copy a tour as JSON, and paste all of it.',
    ]);
  });

  const refused = [
    ['7', 'The text: This is a number, not a tour. Copy a tour as JSON, and paste all of it.'],
    ['{"name":"x"}', 'folders: The list of folders is missing. Copy a tour as JSON, and paste all of it.'],
    ['{"folders":"x"}', 'folders: This is a text, not a list of folders. Copy a tour as JSON, and paste all of it.'],
    ['{"folders":[]}', 'folders: It contains no folders.'],
    ['[]', 'The list: It contains no folders.'],
    ['[{"name":"A"},3]', 'folders[1]: This is a number, not a folder.'],
    ['[{"pois":{}}]', 'folders[0].pois: This is an object, not a list.'],
    ['[{"children":[{"pois":[null]}]}]', 'folders[0].children[0].pois[0]: This is null, not a point of interest.'],
    ['[{"pois":[{"content":["x"]}]}]', 'folders[0].pois[0].content[0]: This is a text, not a content block.'],
  ] as const;
  it.each(refused)('is rejected with location and problem: %s [EDIT-068]', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('reports at most eight problems at once [EDIT-068]', () => {
    expect(problemsOf(json(Array.from({ length: 20 }, () => 1)))).toHaveLength(8);
  });

  const beyond = [
    ['nests deeper than any stack', `[${'{"children":['.repeat(50_000)}${']}'.repeat(50_000)}]`, 'This is nested more than 20 levels deep'],
    ['holds thousands of folders', json(Array.from({ length: 5000 }, () => ({ id: 'a', name: 'A' }))), 'more than 1,000 folders'],
    ['holds more PoIs than fit anywhere', `[{"pois":[${'{},'.repeat(200_000)}{}]}]`, 'It contains more than a tour can store.'],
    ['is longer than any tour', `["${'x'.repeat(9_000_000)}"]`, 'It is too long for a tour.'],
    ['holds a list in a list', '[{"pois":[{"content":[{"type":"x","content":[[1]]}]}]}]', 'This is a list in a list'],
    ['has a field that the store keeps for itself', '[{"pois":[{"__proto__":{"a":1}}]}]', 'The field name “__proto__” is not allowed.'],
    ['has a field without a name', '[{"pois":[{"tag":{"":1}}]}]', 'The field name “” is not allowed.'],
  ] as const;
  it.each(beyond)('is rejected early if it %s [EDIT-068]', (_, text, what) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(what)]);
  });

  it('reports the location of what cannot be stored [EDIT-068]', () => {
    expect(problemsOf('[{},{"pois":[{"content":[{"type":"x","content":[[1]]}]}]}]')).toEqual([
      'folders[1].pois[0].content[0].content[0]: This is a list in a list, which cannot be stored.',
    ]);
  });

  it('moves up what is nested more than one level deep, and reports it [EDIT-009]', () => {
    const deep = [{ name: 'A', children: [{ name: 'B', children: [{ name: 'C', pois: [{ name: 'P' }] }] }] }];
    const { read } = readImport(json(deep));

    expect(read?.folders.map(({ children }) => children.map(({ name, children: below }) => [name, below.length]))).toEqual([
      [
        ['B', 0],
        ['C', 0],
      ],
    ]);
    expect(allPois(read?.folders ?? [])).toHaveLength(1);
    expect(read?.notes).toEqual(['“C” was nested too deep. It is now next to its parent folder.']);
  });

  it('reports what the import changes', () => {
    const odd = [{ pois: [{ type: 'cloud', content: [{ type: 'hologram' }] }] }];

    expect(readImport(json(odd)).read?.notes).toEqual([
      'Folders without a name: 1. Each is named “New Folder”.',
      'PoIs without a name: 1. Each is named after its type, such as “New PoI”.',
      'PoIs of an unknown type: 1. They are imported as PoIs.',
      'Blocks of an unknown type: 1. They are imported unchanged, but not shown.',
    ]);
  });
});

it('reports values that do not fit, each with its first place, and what of the tour is left out', () => {
  const pois = [
    { name: 'Stove', floor: 'first', icon: 'mauve', content: [{ type: 'file', content: [null, { name: 'f', url: 'u', size: 'big' }] }] },
    { name: 'Sink', floor: 'second', type: 'tag', tag: { label: 'Sink', stemHeight: 9 }, children: 'none' },
  ];
  const { read } = readImport(json({ name: 'Hall', floors: ['Cellar'], documents: [], files: [{}], folders: [{ name: 'Ground', pois }] }));

  expect(read?.notes).toEqual([
    '“floor” does not fit and is replaced in 2 places. The first is folders[0].pois[0].floor.',
    '“icon” does not fit and is replaced in 1 place. The first is folders[0].pois[0].icon.',
    '“size” does not fit and is replaced in 1 place. The first is folders[0].pois[0].content[0].content[1].size.',
    '“stemHeight” does not fit and is replaced in 1 place. The first is folders[0].pois[1].tag.stemHeight.',
    '“content” does not fit and is left out in 1 place. The first is folders[0].pois[0].content[0].content[0].',
    '“children” does not fit and is left out in 1 place. The first is folders[0].pois[1].children.',
    'Only folders are imported. These are left out: floor names, files of the tour itself.',
  ]);
});

it('reports nothing of a tour that fits, also with videos by their whole address', () => {
  const content = [
    { type: 'embeds', content: [{ name: 'Film', url: 'https://youtu.be/dQw4w9WgXcQ?t=90', type: '' }] },
    { type: 'hologram', content: [1, { a: 1 }] },
    { type: 'text', content: 'Hello', box: 'row', own: { a: [1] } },
  ];
  const pois = [{ identifier: 'p', name: 'Stove', floor: 1, own: true, content, position: { x: 1, y: 2, z: 3 } }];

  expect(readImport(json([{ id: 'a', name: 'Ground', pois }])).read?.notes).toEqual([
    'Blocks of an unknown type: 1. They are imported unchanged, but not shown.',
  ]);
});

it('counts folders, PoIs and files', () => {
  const content = [{ type: 'file', content: [{ name: 'f', url: 'u' }] }];

  expect(importCounts(foldersFrom([{ pois: [{ content }], children: [{ pois: [{}, {}] }] }]))).toEqual({ folders: 2, pois: 3, files: 1 });
});

it('renames folders whose name exists, ignoring case', () => {
  const there = [{ name: 'ground' }, { name: 'Attic' }, { name: 'Attic 2' }];

  expect(
    withUniqueFolderNames(foldersFrom([{ name: 'Ground' }, { name: 'Attic' }, { name: 'Attic' }, { name: 'Yard' }]), there).map(
      ({ name }) => name,
    ),
  ).toEqual(['Ground 2', 'Attic 3', 'Attic 4', 'Yard']);
});

it('gives names that are no longer than a name may be, each of a thousand of the same in no time', () => {
  const long = 'x'.repeat(200);
  const many = foldersFrom(Array.from({ length: 1000 }, () => ({ id: 'a', name: long })));

  const names = withUniqueFolderNames(many, [{ name: long }]).map(({ name }) => name);

  expect([new Set(names).size, Math.max(...names.map(({ length }) => length))]).toEqual([1000, 200]);
});

it('does not rename the folder of uncategorized PoIs', () => {
  const loose = foldersFrom([{ name: 'uncategorizedpois' }]);

  expect(withUniqueFolderNames(loose, loose)).toEqual(loose);
});
