import { describe, expect, it } from 'vitest';
import { itemAfterKey, type ListItem, type ListLayout, type ListSection, listLayout, rowsAround } from './list-layout';

const itemsNamed = (...names: string[]) => names.map((name) => ({ id: name, name }));
const sections: ListSection<ListItem>[] = [
  { key: 'unfinished', title: 'Unfinished Tours', items: itemsNamed('a'), notice: 'These lack a country.', isWarning: true },
  { key: 'norway', title: 'Norway', items: itemsNamed('b', 'c', 'd', 'e') },
];
const sizes = { minCardWidth: 16.5, cardText: 8, narrowCardText: 8.5, row: 3.5, narrowRow: 5 };
const grid = (width: number) => listLayout(sections, { mode: 'grid', width, rem: 16, sizes });
const rowsOf = ({ rows }: ListLayout<ListItem>) => rows.map(({ items }) => items.map(({ name }) => name).join(''));

describe('listLayout', () => {
  it('fits as many columns of cards as the width allows, at least one [TOUR-008]', () => {
    expect([390, 600, 960, 1400].map((width) => grid(width).columns)).toEqual([1, 2, 3, 5]);
    expect(grid(200).columns).toBe(1);
    expect(rowsOf(grid(960))).toEqual(['', 'a', '', 'bcd', 'e']);
  });

  it('fills the width with cards and gaps', () => {
    for (const width of [390, 777, 960, 1400]) {
      const { columns, cardWidth, gap } = grid(width);
      expect(columns * cardWidth + (columns - 1) * gap).toBeCloseTo(width);
    }
  });

  it('uses rows in list mode, without columns on narrow screens [TOUR-008]', () => {
    const lines = listLayout(sections, { mode: 'list', width: 960, rem: 16, sizes });

    expect([lines.look, lines.columns, rowsOf(lines)]).toEqual(['line', 1, ['', 'a', '', 'b', 'c', 'd', 'e']]);
    expect(listLayout(sections, { mode: 'list', width: 390, rem: 16, sizes }).look).toBe('narrow');
  });

  it.each(['grid', 'list'] as const)('places the rows of a %s without overlap up to its full height', (mode) => {
    const { rows, sections: laid, height } = listLayout(sections, { mode, width: 960, rem: 16, sizes });

    for (const [index, row] of rows.entries()) {
      const next = rows[index + 1];
      if (next) expect(row.top + row.height).toBeLessThanOrEqual(next.top + (mode === 'grid' ? 20 : 0));
    }
    const last = laid.at(-1);
    expect((last?.top ?? 0) + (last?.height ?? 0)).toBe(height);
  });

  it('reserves space for the notice of the unfinished section, and for larger font sizes [TOUR-009]', () => {
    const [unfinished, norway] = grid(960).sections;
    const [larger] = listLayout(sections, { mode: 'grid', width: 960, rem: 20, sizes }).sections;

    expect(unfinished?.noticeHeight).toBeGreaterThan(0);
    expect(norway?.noticeHeight).toBe(0);
    expect(larger?.noticeHeight).toBeGreaterThan(unfinished?.noticeHeight ?? 0);
  });

  it('is empty without tours', () => {
    expect(listLayout([], { mode: 'grid', width: 960, rem: 16, sizes })).toMatchObject({ rows: [], sections: [], height: 0 });
  });
});

describe('rowsAround', () => {
  it('is the row with the rows of items before and after it, across headings', () => {
    const { rows } = grid(960);

    expect(rowsOf(grid(960))).toEqual(['', 'a', '', 'bcd', 'e']);
    expect([1, 3, 4].map((index) => rowsAround(rows, index))).toEqual([
      [1, 3],
      [1, 3, 4],
      [3, 4],
    ]);
    expect(rowsAround(rows, -1)).toEqual([]);
  });
});

describe('itemAfterKey', () => {
  const layout = grid(960);
  const from = (name: string, key: string) => itemAfterKey(layout, key, name)?.name ?? null;

  it.each([
    ['a', 'ArrowDown', 'b'],
    ['d', 'ArrowDown', 'e'],
    ['e', 'ArrowDown', null],
    ['e', 'ArrowUp', 'b'],
    ['c', 'ArrowUp', 'a'],
    ['a', 'ArrowUp', null],
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowLeft', 'a'],
    ['a', 'ArrowLeft', null],
    ['c', 'Home', 'a'],
    ['b', 'End', 'e'],
    ['b', 'x', null],
  ])('moves from %s with %s to %s', (name, key, expected) => {
    expect(from(name, key)).toBe(expected);
  });
});
