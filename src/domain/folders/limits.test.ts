import { describe, expect, it } from 'vitest';
import { newBlock } from '../content/new-block';
import { type Folder, foldersFrom } from './folder';
import { validateFolders, validateTourNames } from './limits';

const folders = foldersFrom([{ id: 'f', name: 'Hall', pois: [{ identifier: 'p', name: 'Door', type: 'tag' }] }]);
const withPoi = (change: object): Folder[] =>
  folders.map((folder) => ({ ...folder, pois: folder.pois.map((poi) => ({ ...poi, ...change })) }));

it('folders that fit are saved', () => {
  expect(() => validateFolders(folders)).not.toThrow();
  expect(() => validateFolders(withPoi({ content: [{ ...newBlock('text'), content: 'x'.repeat(50_000) }] }))).not.toThrow();
});

it.each([
  [folders.map((folder) => ({ ...folder, name: 'x'.repeat(201) })), 'has more than 200 characters. Shorten it.'],
  [withPoi({ name: 'x'.repeat(201) }), 'The name of the PoI “'],
  [
    withPoi({ tag: { ...folders[0]!.pois[0]!.tag, description: 'x'.repeat(5001) } }),
    'The tag description of the PoI “Door” has more than 5,000 characters.',
  ],
  [
    withPoi({ content: [{ ...newBlock('text'), content: 'x'.repeat(50_001) }] }),
    'A text of the PoI “Door” has more than 50,000 characters. Shorten it.',
  ],
  [
    withPoi({ content: [{ ...newBlock('list'), content: [{ name: '', content: '', type: '', url: 'x'.repeat(2001) }] }] }),
    'An address of the PoI “Door”',
  ],
  [
    withPoi({ content: [{ ...newBlock('embeds'), content: new Array(501).fill({ name: '', url: '', type: '' }) }] }),
    'has more than 500 items. Split it up.',
  ],
  [new Array(1001).fill(folders[0]), 'A tour can have at most 1000 folders. Remove some.'],
])('folders that exceed a limit are rejected, naming the cause (%#)', (tree, problem) => {
  expect(() => validateFolders(tree)).toThrow(problem);
});

describe('validateTourNames', () => {
  const fits = { name: 'Hall', floors: ['Cellar', 'Salon'] };

  it('accepts valid names', () => {
    expect(() => validateTourNames(fits)).not.toThrow();
  });

  const refused: [string, Parameters<typeof validateTourNames>[0], string][] = [
    ['untitled tour', { ...fits, name: ' ' }, 'Enter a name for the tour.'],
    ['a long name', { ...fits, name: 'x'.repeat(201) }, 'The name of the tour has more than 200 characters. Shorten it.'],
    ['many floors', { ...fits, floors: Array(201).fill('Floor') }, 'A tour can have at most 200 floors. Remove some.'],
    [
      'a long name of a floor',
      { ...fits, floors: ['x'.repeat(201)] },
      `The name of the floor “${'x'.repeat(40)}” has more than 200 characters. Shorten it.`,
    ],
  ];
  it.each(refused)('refuses %s [EDIT-097]', (_, names, message) => {
    expect(() => validateTourNames(names)).toThrow(message);
  });
});
