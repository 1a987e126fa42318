import { describe, expect, it } from 'vitest';
import { foldersFrom } from '@/domain/folders/folder';
import { type FolderId, folderId } from '@/domain/ids';
import { treeRows } from '@/widgets/poi-list/poi-rows';
import { allPositions, currentPosition, type DropPosition, nextPosition, positionAt, rowsWhileLifted } from './drop-positions';

const folders = foldersFrom([
  { id: 'loose', name: 'uncategorizedpois', pois: [{ identifier: 'gate', name: 'Gate' }] },
  {
    id: 'ground',
    name: 'Ground',
    pois: [
      { identifier: 'stove', name: 'Stove' },
      { identifier: 'sink', name: 'Sink' },
    ],
    children: [{ id: 'pantry', name: 'Pantry', pois: [{ identifier: 'shelf', name: 'Shelf' }] }],
  },
  { id: 'attic', name: 'Attic' },
  { id: 'cellar', name: 'Cellar', pois: [{ identifier: 'wine', name: 'Wine' }] },
]);
const rowsWith = (collapsed: FolderId[]) => treeRows(folders, { collapsed: new Set(collapsed), hidden: new Set() });
const all = rowsWith([folderId('cellar')]);

function lifted(name: string) {
  const row = all.find((one) => one.name === name);
  if (!row) throw new Error(`There is no line ${name}.`);
  const rows = rowsWhileLifted(all, row);
  const at = (other: string) => rows.findIndex((one) => one.name === other);
  return { row, rows, over: (other: string, part: number) => positionAt(rows, row, at(other), part), at };
}
const words = ({ within, index, inside }: DropPosition) => `${within ?? 'top'} ${index}${inside ? ' whole' : ''}`;

describe('a PoI that is lifted', () => {
  it.each([
    ['Sink', 'Stove', 0.2, 'ground 0'],
    ['Sink', 'Stove', 0.8, 'ground 1'],
    ['Stove', 'Sink', 0.8, 'ground 1'],
    ['Stove', 'Sink', 0.2, 'ground 0'],
    ['Stove', 'Shelf', 0.8, 'pantry 1'],
    ['Shelf', 'Ground', 0.5, 'ground 0'],
    ['Stove', 'Attic', 0.5, 'attic 0 whole'],
    ['Stove', 'Cellar', 0.5, 'cellar 1 whole'],
    ['Stove', 'Gate', 0.9, 'loose 1'],
  ])('%s over %s, %f of the way down, goes to %s [EDIT-019]', (name, over, part, place) => {
    expect(words(lifted(name).over(over, part))).toBe(place);
  });

  it('stays over itself, and moves to the end after the last line', () => {
    const { row, rows, over } = lifted('Stove');

    expect([words(over('Stove', 0.9)), words(positionAt(rows, row, rows.length, 0))]).toEqual(['ground 0', 'cellar 1 whole']);
  });

  it('has each position once, from top to bottom [EDIT-019]', () => {
    const { row, rows } = lifted('Stove');

    expect(allPositions(rows, row).map(words)).toEqual([
      'loose 0',
      'loose 1',
      'ground 0',
      'ground 1',
      'pantry 0',
      'pantry 1',
      'attic 0 whole',
      'cellar 1 whole',
    ]);
  });
});

describe('a folder that is lifted', () => {
  it('is shown among other folders only, without its own children', () => {
    expect([lifted('Ground').rows, lifted('Attic').rows].map((rows) => rows.map(({ name }) => name))).toEqual([
      ['Ground', 'Attic', 'Cellar'],
      ['Ground', 'Pantry', 'Attic', 'Cellar'],
    ]);
  });

  it.each([
    ['Attic', 'Ground', 0.1, 'top 1'],
    ['Attic', 'Ground', 0.5, 'ground 1 whole'],
    ['Attic', 'Ground', 0.9, 'ground 0'],
    ['Attic', 'Cellar', 0.9, 'top 3'],
    ['Attic', 'Pantry', 0.9, 'ground 1'],
    ['Attic', 'Pantry', 0.5, 'pantry 0 whole'],
    ['Pantry', 'Attic', 0.1, 'top 2'],
    ['Ground', 'Attic', 0.9, 'top 2'],
  ])('%s over %s, %f of the way down, goes to %s [EDIT-019]', (name, over, part, place) => {
    expect(words(lifted(name).over(over, part))).toBe(place);
  });

  it('moves to the end of the top level below the last line, even from another folder', () => {
    const { row, rows } = lifted('Pantry');

    expect(words(positionAt(rows, row, rows.length, 0))).toBe('top 4');
  });
});

describe('the arrow keys', () => {
  it('move from position to position, and stop at the ends [EDIT-019]', () => {
    const { row, rows } = lifted('Sink');
    const home = currentPosition(rows, row);
    const steps = (way: -1 | 1, times: number) => {
      let now = home;
      for (let step = 0; step < times; step += 1) now = nextPosition(rows, row, now, way);
      return words(now);
    };

    expect([words(home), steps(1, 1), steps(-1, 1), steps(-1, 9), steps(1, 99)]).toEqual([
      'ground 1',
      'pantry 0',
      'ground 0',
      'loose 0',
      'cellar 1 whole',
    ]);
  });
});
