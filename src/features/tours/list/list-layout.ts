import type { TourSection } from '@/domain/tour-sections';
import type { ListedTour } from '@/domain/tours/listed-tour';

export type ListMode = 'grid' | 'list';
/** How one tour is drawn: a card, a line with its columns, or on narrow screens a line without them. */
export type RowLook = 'card' | 'line' | 'narrow';

/** A row of the page; `tours` is empty for the heading of a section. Lengths in pixels, from the top of the list. */
export type ListRow = { section: number; top: number; height: number; tours: readonly ListedTour[]; first: number };
/** A section and where it stands; its heading is `headingHeight` high, and its tours begin at `toursTop`. */
export type LaidSection = TourSection<ListedTour> & {
  top: number;
  height: number;
  headingHeight: number;
  noticeHeight: number;
  toursTop: number;
};
export type ListLayout = {
  look: RowLook;
  columns: number;
  cardWidth: number;
  gap: number;
  rows: readonly ListRow[];
  sections: readonly LaidSection[];
  height: number;
};

type Frame = { mode: ListMode; width: number; rem: number };

const smallestCard = 16.5;
const sectionGap = 2.25;

/**
 * Where every heading and every tour of the list stands, before any of them is drawn: all heights are known, so the page has its length
 * at once, and nothing jumps.
 */
export function listLayout(sections: readonly TourSection<ListedTour>[], frame: Frame): ListLayout {
  const shape = shapeOf(frame);
  const { rem } = frame;
  const rows: ListRow[] = [];
  const laid: LaidSection[] = [];
  let top = 0;
  for (const [index, section] of sections.entries()) {
    const headingHeight = 3.25 * rem;
    const noticeHeight = section.kind === 'unfinished' ? (frame.width < 30 * rem ? 3.5 : 2.25) * rem : 0;
    const toursTop = top + headingHeight + noticeHeight + (shape.look === 'card' ? 1 : 0.25) * rem;
    const start = top;
    rows.push({ section: index, top, height: toursTop - top, tours: [], first: 0 });
    top = toursTop;
    for (let first = 0; first < section.tours.length; first += shape.columns) {
      const tours = section.tours.slice(first, first + shape.columns);
      rows.push({ section: index, top, height: shape.rowHeight + shape.gap, tours, first });
      top += shape.rowHeight + shape.gap;
    }
    top += sectionGap * rem - shape.gap;
    laid.push({ ...section, top: start, height: top - sectionGap * rem - start, headingHeight, noticeHeight, toursTop });
  }
  const { look, columns, cardWidth, gap } = shape;
  return { look, columns, cardWidth, gap, rows, sections: laid, height: Math.max(0, top - sectionGap * rem) };
}

function shapeOf({ mode, width, rem }: Frame) {
  if (mode === 'list') {
    const look: RowLook = width < 40 * rem ? 'narrow' : 'line';
    return { look, columns: 1, cardWidth: width, gap: 0, rowHeight: (look === 'line' ? 3.5 : 5) * rem };
  }
  const gap = 1.25 * rem;
  const columns = Math.max(1, Math.floor((width + gap) / (smallestCard * rem + gap)));
  const cardWidth = (width - gap * (columns - 1)) / columns;
  const body = (width < 30 * rem ? 8.5 : 8) * rem;
  return { look: 'card' as const, columns, cardWidth, gap, rowHeight: Math.round((cardWidth * 9) / 16 + body) };
}

/** Where the key leads from a tour, both counted through all sections; null where it leads nowhere. */
export function tourAfterKey({ rows, columns }: Pick<ListLayout, 'rows' | 'columns'>, key: string, from: ListedTour): ListedTour | null {
  const all = rows.flatMap(({ tours }) => tours);
  const at = all.indexOf(from);
  const row = rows.findIndex(({ tours }) => tours.includes(from));
  const column = rows[row]?.tours.indexOf(from) ?? 0;
  const inRow = (tours: readonly ListedTour[] | undefined) => tours?.[Math.min(column, tours.length - 1)] ?? null;
  switch (key) {
    case 'Home':
      return all[0] ?? null;
    case 'End':
      return all.at(-1) ?? null;
    case 'ArrowLeft':
      return columns > 1 ? (all[at - 1] ?? null) : null;
    case 'ArrowRight':
      return columns > 1 ? (all[at + 1] ?? null) : null;
    case 'ArrowUp':
      return inRow(rows.slice(0, row).findLast(hasTours)?.tours);
    case 'ArrowDown':
      return inRow(rows.slice(row + 1).find(hasTours)?.tours);
    default:
      return null;
  }
}

const hasTours = ({ tours }: ListRow): boolean => tours.length > 0;
