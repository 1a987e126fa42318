import { describe, expect, it } from 'vitest';
import type { TourSection } from '@/domain/tour-sections';
import { type ListedTour, listedTourFrom } from '@/domain/tours/listed-tour';
import { type ListLayout, listLayout, tourAfterKey } from './list-layout';

const toursNamed = (...names: string[]) => names.map((name) => listedTourFrom(name, { name }));
const sections: TourSection<ListedTour>[] = [
  { kind: 'unfinished', title: 'Unfinished Tours', tours: toursNamed('a') },
  { kind: 'country', title: 'Norway', tours: toursNamed('b', 'c', 'd', 'e') },
];
const grid = (width: number) => listLayout(sections, { mode: 'grid', width, rem: 16 });
const rowsOf = ({ rows }: ListLayout) => rows.map(({ tours }) => tours.map(({ name }) => name).join(''));

describe('listLayout', () => {
  it('TOUR-008 puts as many cards beside each other as have room, at least one', () => {
    expect([390, 600, 960, 1400].map((width) => grid(width).columns)).toEqual([1, 2, 3, 5]);
    expect(grid(200).columns).toBe(1);
    expect(rowsOf(grid(960))).toEqual(['', 'a', '', 'bcd', 'e']);
  });

  it('fills the width with cards and the gaps between them', () => {
    for (const width of [390, 777, 960, 1400]) {
      const { columns, cardWidth, gap } = grid(width);
      expect(columns * cardWidth + (columns - 1) * gap).toBeCloseTo(width);
    }
  });

  it('TOUR-008 draws the list in lines, without columns where it is narrow', () => {
    const lines = listLayout(sections, { mode: 'list', width: 960, rem: 16 });

    expect([lines.look, lines.columns, rowsOf(lines)]).toEqual(['line', 1, ['', 'a', '', 'b', 'c', 'd', 'e']]);
    expect(listLayout(sections, { mode: 'list', width: 390, rem: 16 }).look).toBe('narrow');
  });

  it.each(['grid', 'list'] as const)('lets nothing of a %s overlap, and reaches its whole height', (mode) => {
    const { rows, sections: laid, height } = listLayout(sections, { mode, width: 960, rem: 16 });

    for (const [index, row] of rows.entries()) {
      const next = rows[index + 1];
      if (next) expect(row.top + row.height).toBeLessThanOrEqual(next.top + (mode === 'grid' ? 20 : 0));
    }
    const last = laid.at(-1);
    expect((last?.top ?? 0) + (last?.height ?? 0)).toBe(height);
  });

  it('TOUR-009 leaves room for what the unfinished section says, and for larger letters', () => {
    const [unfinished, norway] = grid(960).sections;
    const [larger] = listLayout(sections, { mode: 'grid', width: 960, rem: 20 }).sections;

    expect(unfinished?.noticeHeight).toBeGreaterThan(0);
    expect(norway?.noticeHeight).toBe(0);
    expect(larger?.noticeHeight).toBeGreaterThan(unfinished?.noticeHeight ?? 0);
  });

  it('is empty without tours', () => {
    expect(listLayout([], { mode: 'grid', width: 960, rem: 16 })).toMatchObject({ rows: [], sections: [], height: 0 });
  });
});

describe('tourAfterKey', () => {
  const layout = grid(960);
  const from = (name: string, key: string) => {
    const tour = layout.rows.flatMap(({ tours }) => tours).find((each) => each.name === name);
    return tour ? (tourAfterKey(layout, key, tour)?.name ?? null) : null;
  };

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
  ])('leads from %s by %s to %s', (name, key, expected) => {
    expect(from(name, key)).toBe(expected);
  });
});
