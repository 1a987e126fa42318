import type { ReactNode } from 'react';
import { readingKey } from '@/language/direction';

export type ListMode = 'grid' | 'list';
/** How an item is rendered: as a card, a row with columns, or on narrow screens a row without columns. */
export type RowLook = 'card' | 'line' | 'narrow';

export type ListItem = { readonly id: string; readonly name: string };
/**
 * Items below a heading. `notice` is a sentence below the heading; `isWarning` draws the section in red. A section with `onToggle` is collapsed while
 * `isCollapsed`: `items` are then not shown, but counted. `action` is at the end of the heading.
 */
export type ListSection<Item> = {
  key: string;
  title: string;
  items: readonly Item[];
  notice?: string;
  isWarning?: boolean;
  isCollapsed?: boolean;
  onToggle?: () => void;
  action?: ReactNode;
};
/**
 * Sizes in rem. `cardText` is the height of a card below its 16:9 image, `narrowCardText` the same on narrow screens; with `hasImageBeside` it is the
 * height of the card. Rows have columns in lists at least `minLineWidth` wide.
 */
export type ListSizes = {
  minCardWidth: number;
  cardText: number;
  narrowCardText: number;
  hasImageBeside?: boolean;
  row: number;
  narrowRow: number;
  minLineWidth?: number;
};

/** A row of the list; `items` is empty for a section heading. Lengths in pixels; `top` is relative to the list. */
export type ListRow<Item> = { section: number; top: number; height: number; items: readonly Item[]; first: number };
/** A section with its position and sizes in pixels. */
export type SectionLayout<Item> = ListSection<Item> & { top: number; height: number; headingHeight: number; noticeHeight: number };
export type ListLayout<Item> = {
  look: RowLook;
  columns: number;
  cardWidth: number;
  gap: number;
  rows: readonly ListRow<Item>[];
  sections: readonly SectionLayout<Item>[];
  height: number;
};

type Viewport = { mode: ListMode; width: number; rem: number; sizes: ListSizes };

const sectionGapRem = 2.25;

/**
 * Computes the position of every heading and item before rendering. All heights are known, so the page has its final height
 * at once and nothing shifts.
 */
export function listLayout<Item>(sections: readonly ListSection<Item>[], frame: Viewport): ListLayout<Item> {
  const metrics = rowMetrics(frame);
  const { rem } = frame;
  const rows: ListRow<Item>[] = [];
  const sectionLayouts: SectionLayout<Item>[] = [];
  let top = 0;
  for (const [sectionIndex, section] of sections.entries()) {
    const headingHeight = 3.25 * rem;
    const noticeHeight = section.notice ? (frame.width < 30 * rem ? 3.5 : 2.25) * rem : 0;
    const itemsTop = top + headingHeight + noticeHeight + (metrics.look === 'card' ? 1 : 0.25) * rem;
    const sectionTop = top;
    rows.push({ section: sectionIndex, top, height: itemsTop - top, items: [], first: 0 });
    top = itemsTop;
    const count = section.isCollapsed ? 0 : section.items.length;
    for (let first = 0; first < count; first += metrics.columns) {
      const items = section.items.slice(first, first + metrics.columns);
      rows.push({ section: sectionIndex, top, height: metrics.rowHeight + metrics.gap, items, first });
      top += metrics.rowHeight + metrics.gap;
    }
    top += sectionGapRem * rem - metrics.gap;
    sectionLayouts.push({ ...section, top: sectionTop, height: top - sectionGapRem * rem - sectionTop, headingHeight, noticeHeight });
  }
  const { look, columns, cardWidth, gap } = metrics;
  return { look, columns, cardWidth, gap, rows, sections: sectionLayouts, height: Math.max(0, top - sectionGapRem * rem) };
}

function rowMetrics({ mode, width, rem, sizes }: Viewport) {
  if (mode === 'list') {
    const look: RowLook = width < (sizes.minLineWidth ?? 40) * rem ? 'narrow' : 'line';
    return { look, columns: 1, cardWidth: width, gap: 0, rowHeight: (look === 'line' ? sizes.row : sizes.narrowRow) * rem };
  }
  const gap = 1.25 * rem;
  const columns = Math.max(1, Math.floor((width + gap) / (sizes.minCardWidth * rem + gap)));
  const cardWidth = (width - gap * (columns - 1)) / columns;
  const textHeight = (width < 30 * rem ? sizes.narrowCardText : sizes.cardText) * rem;
  return {
    look: 'card' as const,
    columns,
    cardWidth,
    gap,
    rowHeight: Math.round((sizes.hasImageBeside ? 0 : (cardWidth * 9) / 16) + textHeight),
  };
}

/** Index of the row with an item; -1 if there is none. */
export const rowIndexOf = <Item extends ListItem>(rows: readonly ListRow<Item>[], id: string | null): number =>
  id === null ? -1 : rows.findIndex(({ items }) => items.some((item) => item.id === id));

/** Indexes of a row and of the next rows with items before and after it, where Tab can lead. */
export function rowsAround<Item>(rows: readonly ListRow<Item>[], index: number): number[] {
  if (index < 0) return [];
  const before = rows.slice(0, index).findLastIndex(hasItems);
  const after = rows.findIndex((row, each) => each > index && hasItems(row));
  return [before, index, after].filter((each) => each >= 0);
}

/** The item that a navigation key moves to from another, across all sections; null if there is none. */
export function itemAfterKey<Item extends ListItem>(
  { rows, columns }: Pick<ListLayout<Item>, 'rows' | 'columns'>,
  key: string,
  fromId: string,
): Item | null {
  const row = rowIndexOf(rows, fromId);
  if (row < 0) return null;
  const all = rows.flatMap(({ items }) => items);
  const index = all.findIndex(({ id }) => id === fromId);
  const column = rows[row]?.items.findIndex(({ id }) => id === fromId) ?? 0;
  const inRow = (items: readonly Item[] | undefined) => items?.[Math.min(column, items.length - 1)] ?? null;
  switch (readingKey(key)) {
    case 'Home':
      return all[0] ?? null;
    case 'End':
      return all.at(-1) ?? null;
    case 'ArrowLeft':
      return columns > 1 ? (all[index - 1] ?? null) : null;
    case 'ArrowRight':
      return columns > 1 ? (all[index + 1] ?? null) : null;
    case 'ArrowUp':
      return inRow(rows.slice(0, row).findLast(hasItems)?.items);
    case 'ArrowDown':
      return inRow(rows.slice(row + 1).find(hasItems)?.items);
    default:
      return null;
  }
}

const hasItems = <Item>({ items }: ListRow<Item>): boolean => items.length > 0;
