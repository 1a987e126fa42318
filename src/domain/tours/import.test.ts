import { describe, expect, it } from 'vitest';
import { allFolders, allPois, foldersFrom } from '../folders';
import { tourFrom } from '../tours';
import { tourAsJson } from './as-json';
import { importCounts, readImport, withFreeNames } from './import';

const folders = [{ id: 'a', name: 'Ground', pois: [{ identifier: 'p', name: 'Door' }], children: [{ id: 'b', name: 'Cellar' }] }];
const json = (value: unknown) => JSON.stringify(value);
const problemsOf = (text: string) => readImport(text).problems.map(({ where, what }) => `${where}: ${what}`);
const namesOf = (text: string) => allFolders(readImport(text).read?.folders ?? []).map(({ name }) => name);

describe('a text to import', () => {
  it('EDIT-068 is read when it is a tour as it is copied, or a list of folders; each gets identifiers of its own', () => {
    const tour = tourFrom('hall', { name: 'Hall', folders });
    const { read } = readImport(tourAsJson(tour));

    expect([read?.name, namesOf(tourAsJson(tour)), read?.notes]).toEqual(['Hall', ['Ground', 'Cellar'], []]);
    expect(allPois(read?.folders ?? []).map(({ name }) => name)).toEqual(['Door']);
    expect(allPois(read?.folders ?? [])[0]?.identifier).not.toBe('p');
    expect(read?.folders[0]?.id).not.toBe('a');
    expect(namesOf(json([{ name: 'A' }]))).toEqual(['A']);
  });

  it('EDIT-068 that is no JSON is refused, with the place where it stops to be', () => {
    expect(problemsOf('{\n  "folders": [,]\n}')).toEqual([
      'Line 2, column 15: This is not JSON. Copy a tour as JSON, and paste all of it.',
    ]);
  });

  const refused = [
    ['7', 'The text: This is a number, and no tour. Copy a tour as JSON, and paste all of it.'],
    ['{"name":"x"}', 'folders: The list of folders is missing. Copy a tour as JSON, and paste all of it.'],
    ['{"folders":"x"}', 'folders: This is a text, and no list of folders. Copy a tour as JSON, and paste all of it.'],
    ['{"folders":[]}', 'folders: There are no folders in it.'],
    ['[]', 'The list: There are no folders in it.'],
    ['[{"name":"A"},3]', 'folders[1]: This is a number, and no folder.'],
    ['[{"pois":{}}]', 'folders[0].pois: This is an object, and no list.'],
    ['[{"children":[{"pois":[null]}]}]', 'folders[0].children[0].pois[0]: This is nothing (null), and no point of interest.'],
    ['[{"pois":[{"content":["x"]}]}]', 'folders[0].pois[0].content[0]: This is a text, and no block of content.'],
  ] as const;
  it.each(refused)('EDIT-068 is refused by where and what is wrong: %s', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('EDIT-068 is told of at most eight problems at once', () => {
    expect(problemsOf(json(Array.from({ length: 20 }, () => 1)))).toHaveLength(8);
  });

  const beyond = [
    ['nests deeper than any stack', `[${'{"children":['.repeat(50_000)}${']}'.repeat(50_000)}]`, 'This lies more than 20 levels deep'],
    ['holds thousands of folders', json(Array.from({ length: 5000 }, () => ({ id: 'a', name: 'A' }))), 'more than 1,000 folders'],
    ['holds more PoIs than fit anywhere', `[{"pois":[${'{},'.repeat(200_000)}{}]}]`, 'There is more in it than any tour can hold.'],
    ['is longer than any tour', `["${'x'.repeat(9_000_000)}"]`, 'It is longer than any tour.'],
    ['holds a list in a list', '[{"pois":[{"content":[{"type":"x","content":[[1]]}]}]}]', 'This is a list in a list'],
    ['has a field that the store keeps for itself', '[{"pois":[{"__proto__":{"a":1}}]}]', 'No field can be called “__proto__”.'],
    ['has a field without a name', '[{"pois":[{"tag":{"":1}}]}]', 'No field can be called “”.'],
  ] as const;
  it.each(beyond)('EDIT-068 is refused before it does harm when it %s', (_, text, what) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(what)]);
  });

  it('EDIT-068 says where in it something is that no tour can hold', () => {
    expect(problemsOf('[{},{"pois":[{"content":[{"type":"x","content":[[1]]}]}]}]')).toEqual([
      'folders[1].pois[0].content[0].content[0]: This is a list in a list, which no tour can hold.',
    ]);
  });

  it('EDIT-009 raises what lies more than one level deep, and says so', () => {
    const deep = [{ name: 'A', children: [{ name: 'B', children: [{ name: 'C', pois: [{ name: 'P' }] }] }] }];
    const { read } = readImport(json(deep));

    expect(read?.folders.map(({ children }) => children.map(({ name, children: below }) => [name, below.length]))).toEqual([
      [
        ['B', 0],
        ['C', 0],
      ],
    ]);
    expect(allPois(read?.folders ?? [])).toHaveLength(1);
    expect(read?.notes).toEqual(['“C” lay more than one level deep. It stands beside the folder it lay in.']);
  });

  it('says what is read otherwise than it is written', () => {
    const odd = [{ pois: [{ type: 'cloud', content: [{ type: 'hologram' }] }] }];

    expect(readImport(json(odd)).read?.notes).toEqual([
      'Folders without a name: 1. Each is called “New Folder”.',
      'PoIs without a name: 1. Each is called by its kind, such as “New PoI”.',
      'PoIs of an unknown kind: 1. They are taken as PoIs.',
      'Blocks of an unknown kind: 1. They are kept as they are, and not shown.',
    ]);
  });
});

it('counts folders, PoIs and files', () => {
  const content = [{ type: 'file', content: [{ name: 'f', url: 'u' }] }];

  expect(importCounts(foldersFrom([{ pois: [{ content }], children: [{ pois: [{}, {}] }] }]))).toEqual({ folders: 2, pois: 3, files: 1 });
});

it('gives names that are not taken, whatever their case', () => {
  const there = [{ name: 'ground' }, { name: 'Attic' }, { name: 'Attic 2' }];

  expect(
    withFreeNames(foldersFrom([{ name: 'Ground' }, { name: 'Attic' }, { name: 'Attic' }, { name: 'Yard' }]), there).map(({ name }) => name),
  ).toEqual(['Ground 2', 'Attic 3', 'Attic 4', 'Yard']);
});

it('gives names that are no longer than a name may be, each of a thousand of the same in no time', () => {
  const long = 'x'.repeat(200);
  const many = foldersFrom(Array.from({ length: 1000 }, () => ({ id: 'a', name: long })));

  const names = withFreeNames(many, [{ name: long }]).map(({ name }) => name);

  expect([new Set(names).size, Math.max(...names.map(({ length }) => length))]).toEqual([1000, 200]);
});

it('leaves PoIs without a folder without one, where there are such already', () => {
  const loose = foldersFrom([{ name: 'uncategorizedpois' }]);

  expect(withFreeNames(loose, loose)).toEqual(loose);
});
