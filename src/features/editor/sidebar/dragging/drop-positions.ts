import type { FolderId } from '@/domain/ids';
import type { FolderRow, PoiRow, TreeRow } from '@/widgets/poi-list/poi-rows';

/** A position where the lifted line can be dropped. */
export type DropPosition = {
  /** the parent folder; null for the top level */
  within: FolderId | null;
  /** its index among siblings of its kind, not counting itself, from 0 */
  index: number;
  /** the line before which the drop line is shown */
  gap: number;
  level: number;
  /** key of the folder that is highlighted instead of a drop line */
  inside: string | null;
};

/** Where on a folder's line, from 0 at its top, “before” ends and “after” begins; between them is “into”. */
const [before, after] = [0.3, 0.7];

/** While a folder is lifted, only folders outside of it are shown. */
export const rowsWhileLifted = (rows: readonly TreeRow[], lifted: TreeRow): readonly TreeRow[] =>
  lifted.kind === 'poi' ? rows : rows.filter((row) => row.kind === 'folder' && row.within !== lifted.id);

/** The position of a line before it moves. */
export const currentPosition = (rows: readonly TreeRow[], { key, within, index, level }: TreeRow): DropPosition => ({
  within,
  index,
  gap: rows.findIndex((row) => row.key === key),
  level,
  inside: null,
});

export const isSamePosition = (one: Pick<DropPosition, 'within' | 'index'>, other: Pick<DropPosition, 'within' | 'index'>): boolean =>
  one.within === other.within && one.index === other.index;

/**
 * The drop position over a line.
 * @param at the line's index; an index after the last line is the end of the list
 * @param part 0 is the line's top, 1 its bottom
 */
export function positionAt(rows: readonly TreeRow[], lifted: TreeRow, at: number, part: number): DropPosition {
  if (at >= rows.length) return lifted.kind === 'folder' ? positionAtEnd(rows, lifted) : positionAt(rows, lifted, rows.length - 1, 1);
  const row = rows[at];
  if (!row || row.key === lifted.key) return currentPosition(rows, lifted);
  if (lifted.kind === 'poi') return row.kind === 'poi' ? positionBesidePoi(lifted, row, at, part) : positionInFolder(lifted, row, at);
  return row.kind === 'folder' ? positionBesideFolder(rows, lifted, row, at, part) : currentPosition(rows, lifted);
}

/** All distinct drop positions, from top to bottom. */
export function allPositions(rows: readonly TreeRow[], lifted: TreeRow): DropPosition[] {
  const parts = lifted.kind === 'poi' ? [0, 1] : [0, 0.5, 1];
  const seen = new Set<string>();
  return [...rows, null]
    .flatMap((_, at) => parts.map((part) => positionAt(rows, lifted, at, part)))
    .filter(({ within, index }) => {
      const place = `${within ?? ''} ${index}`;
      return !seen.has(place) && seen.add(place);
    });
}

/** The next position up or down; the same one at the ends. */
export function nextPosition(rows: readonly TreeRow[], lifted: TreeRow, now: DropPosition, step: -1 | 1): DropPosition {
  const places = allPositions(rows, lifted);
  return places[places.findIndex((place) => isSamePosition(place, now)) + step] ?? now;
}

const positionBesidePoi = (lifted: PoiRow, { within, index, level }: PoiRow, at: number, part: number): DropPosition => {
  const behindIt = part < 0.5 ? 0 : 1;
  return { within, index: indexWithoutLifted(lifted, within, index + behindIt), gap: at + behindIt, level, inside: null };
};

function positionInFolder(lifted: PoiRow, { id, key, level, isOpen, folder }: FolderRow, at: number): DropPosition {
  const count = folder.pois.length;
  const isShown = isOpen && count > 0;
  return {
    within: id,
    index: isShown ? 0 : indexWithoutLifted(lifted, id, count),
    gap: at + 1,
    level: level + 1,
    inside: isShown ? null : key,
  };
}

function positionBesideFolder(rows: readonly TreeRow[], lifted: FolderRow, row: FolderRow, at: number, part: number): DropPosition {
  const { within, index, level, id, key, folder } = row;
  const beside = (gap: 0 | 1) => ({ within, index: indexWithoutLifted(lifted, within, index + gap), gap: at + gap, level, inside: null });
  if (part < before) return beside(0);
  const next = rows[at + 1];
  const first = next?.kind === 'folder' && next.within === id ? next : null;
  if (part > after && !first) return beside(1);
  if (part > after) return { within: id, index: 0, gap: at + 1, level: level + 1, inside: null };
  return { within: id, index: indexWithoutLifted(lifted, id, folder.children.length), gap: at + 1, level: level + 1, inside: key };
}

function positionAtEnd(rows: readonly TreeRow[], lifted: FolderRow): DropPosition {
  const last = rows.findLast((row) => row.kind === 'folder' && row.within === null);
  return { within: null, index: indexWithoutLifted(lifted, null, (last?.index ?? -1) + 1), gap: rows.length, level: 1, inside: null };
}

const indexWithoutLifted = (lifted: TreeRow, within: FolderId | null, index: number): number =>
  lifted.within === within && lifted.index < index ? index - 1 : index;
