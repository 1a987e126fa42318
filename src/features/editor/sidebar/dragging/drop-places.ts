import type { FolderId } from '@/domain/ids';
import type { FolderRow, PoiRow, TreeRow } from '@/widgets/poi-list/poi-rows';

/** Where a line that is lifted can be put down. */
export type DropPlace = {
  /** the folder it goes into; null is the top */
  within: FolderId | null;
  /** its place there among those of its kind, itself not counted, from 0 */
  index: number;
  /** between which lines it is shown: before this one */
  gap: number;
  level: number;
  /** the folder that shows it instead, as a whole */
  inside: string | null;
};

/** Parts of a folder's line, from its top: before it, into it, behind it. */
const [before, behind] = [0.3, 0.7];

/** While a folder is lifted, folders alone are shown, without those that lie in it. */
export const rowsWhileLifted = (rows: readonly TreeRow[], lifted: TreeRow): readonly TreeRow[] =>
  lifted.kind === 'poi' ? rows : rows.filter((row) => row.kind === 'folder' && row.within !== lifted.id);

/** Where it stands. */
export const homeOf = (rows: readonly TreeRow[], { key, within, index, level }: TreeRow): DropPlace => ({
  within,
  index,
  gap: rows.findIndex((row) => row.key === key),
  level,
  inside: null,
});

export const isSamePlace = (one: Pick<DropPlace, 'within' | 'index'>, other: Pick<DropPlace, 'within' | 'index'>): boolean =>
  one.within === other.within && one.index === other.index;

/**
 * Where it would be put down over a line, by how far down on that line.
 * @param at behind the last line is the end of the list
 * @param part 0 is the line's top, 1 its bottom
 */
export function placeAt(rows: readonly TreeRow[], lifted: TreeRow, at: number, part: number): DropPlace {
  if (at >= rows.length) return lifted.kind === 'folder' ? atTheEnd(rows, lifted) : placeAt(rows, lifted, rows.length - 1, 1);
  const row = rows[at];
  if (!row || row.key === lifted.key) return homeOf(rows, lifted);
  if (lifted.kind === 'poi') return row.kind === 'poi' ? besidePoi(lifted, row, at, part) : poiInside(lifted, row, at);
  return row.kind === 'folder' ? besideFolder(rows, lifted, row, at, part) : homeOf(rows, lifted);
}

/** All places it can be put down at, from top to bottom; each once. */
export function placesOf(rows: readonly TreeRow[], lifted: TreeRow): DropPlace[] {
  const parts = lifted.kind === 'poi' ? [0, 1] : [0, 0.5, 1];
  const seen = new Set<string>();
  return [...rows, null]
    .flatMap((_, at) => parts.map((part) => placeAt(rows, lifted, at, part)))
    .filter(({ within, index }) => {
      const place = `${within ?? ''} ${index}`;
      return !seen.has(place) && seen.add(place);
    });
}

/** The next place from where it is now, up or down; the same one at the ends. */
export function nextPlace(rows: readonly TreeRow[], lifted: TreeRow, now: DropPlace, step: -1 | 1): DropPlace {
  const places = placesOf(rows, lifted);
  return places[places.findIndex((place) => isSamePlace(place, now)) + step] ?? now;
}

const besidePoi = (lifted: PoiRow, { within, index, level }: PoiRow, at: number, part: number): DropPlace => {
  const behindIt = part < 0.5 ? 0 : 1;
  return { within, index: withoutItself(lifted, within, index + behindIt), gap: at + behindIt, level, inside: null };
};

function poiInside(lifted: PoiRow, { id, key, level, isOpen, folder }: FolderRow, at: number): DropPlace {
  const count = folder.pois.length;
  const isShown = isOpen && count > 0;
  return {
    within: id,
    index: isShown ? 0 : withoutItself(lifted, id, count),
    gap: at + 1,
    level: level + 1,
    inside: isShown ? null : key,
  };
}

function besideFolder(rows: readonly TreeRow[], lifted: FolderRow, row: FolderRow, at: number, part: number): DropPlace {
  const { within, index, level, id, key, folder } = row;
  const beside = (gap: 0 | 1) => ({ within, index: withoutItself(lifted, within, index + gap), gap: at + gap, level, inside: null });
  if (part < before) return beside(0);
  const next = rows[at + 1];
  const first = next?.kind === 'folder' && next.within === id ? next : null;
  if (part > behind && !first) return beside(1);
  if (part > behind) return { within: id, index: 0, gap: at + 1, level: level + 1, inside: null };
  return { within: id, index: withoutItself(lifted, id, folder.children.length), gap: at + 1, level: level + 1, inside: key };
}

function atTheEnd(rows: readonly TreeRow[], lifted: FolderRow): DropPlace {
  const last = rows.findLast((row) => row.kind === 'folder' && row.within === null);
  return { within: null, index: withoutItself(lifted, null, (last?.index ?? -1) + 1), gap: rows.length, level: 1, inside: null };
}

const withoutItself = (lifted: TreeRow, within: FolderId | null, index: number): number =>
  lifted.within === within && lifted.index < index ? index - 1 : index;
