import { expect, it } from 'vitest';
import { newBlock } from '../content/new-block';
import { type Folder, foldersFrom } from '../folders';
import { requireFits } from './limits';

const folders = foldersFrom([{ id: 'f', name: 'Hall', pois: [{ identifier: 'p', name: 'Door', type: 'tag' }] }]);
const withPoi = (change: object): Folder[] =>
  folders.map((folder) => ({ ...folder, pois: folder.pois.map((poi) => ({ ...poi, ...change })) }));

it('folders that fit are saved', () => {
  expect(() => requireFits(folders)).not.toThrow();
  expect(() => requireFits(withPoi({ content: [{ ...newBlock('text'), content: 'x'.repeat(50_000) }] }))).not.toThrow();
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
    'holds more than 500 items. Split it up.',
  ],
  [new Array(1001).fill(folders[0]), 'A tour holds at most 1000 folders. Remove some.'],
])('folders that hold too much are refused, naming what does (%#)', (tree, problem) => {
  expect(() => requireFits(tree)).toThrow(problem);
});
