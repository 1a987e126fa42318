import { type Folder, isUncategorized } from '@/domain/folders/folder';
import type { FolderId } from '@/domain/ids';
import type { Poi } from '@/domain/pois/poi';
import { byText } from '@/domain/search';
import { readingKey } from '@/language/direction';
import { poiRowTexts } from './texts';

type RowBase = {
  key: string;
  name: string;
  /** 1-based, as in `aria-level`. */
  level: number;
  /** 1-based, as in `aria-posinset`; `siblings` is `aria-setsize`. */
  place: number;
  siblings: number;
  /** Row index of the parent folder; null at the top level. */
  above: number | null;
};
export type FolderRow = RowBase & {
  kind: 'folder';
  id: FolderId;
  folder: Folder;
  /** Id of the parent folder, null at the top level; `index` is the 0-based index among its folders. */
  within: FolderId | null;
  index: number;
  isOpen: boolean;
  hidden: Hidden;
  count: number;
};
/** Whether a folder's tags are hidden: the folder itself, or a parent. */
export type Hidden = 'itself' | 'above' | null;
/** `within` is the id of the parent folder, `index` the 0-based index among its PoIs. */
export type PoiRow = RowBase & { kind: 'poi'; poi: Poi; within: FolderId; index: number };
export type TreeRow = FolderRow | PoiRow;

type TreeState = { collapsed: ReadonlySet<FolderId>; hidden: ReadonlySet<FolderId> };

export const poiKey = (poi: string): string => `poi ${poi}`;
export const folderKey = (folder: string): string => `folder ${folder}`;

/** The visible rows of the tree from top to bottom, without the contents of collapsed folders. Uncategorized PoIs are at the top level. */
export function treeRows(folders: readonly Folder[], shown: TreeState): TreeRow[] {
  const rows: TreeRow[] = [];
  addTopLevel(rows, folders, shown);
  return rows;
}

/** The accessible name of a row. */
export function rowLabel(row: TreeRow, floor: string): string {
  const t = poiRowTexts.get();
  const { name } = row;
  if (row.kind === 'poi') return floor ? t.poiWithFloor({ name, floor }) : name;
  return t.folder({ name, pois: t.pois(row.count) });
}

type ParentState = { level: number; above: number | null; isHidden: boolean };

/** Adds the top level. Folders of uncategorized PoIs have no row of their own. */
function addTopLevel(rows: TreeRow[], folders: readonly Folder[], shown: TreeState): void {
  const below: ParentState = { level: 1, above: null, isHidden: false };
  const siblings = folders.reduce(
    (count, folder) => count + (isUncategorized(folder) ? folder.pois.length + folder.children.length : 1),
    0,
  );
  let place = 1;
  for (const [index, folder] of folders.entries()) {
    if (!isUncategorized(folder)) addFolder(rows, folder, { within: null, index, place, siblings }, below, shown);
    else addContents(rows, folder, { place, siblings }, below, shown);
    place += isUncategorized(folder) ? folder.pois.length + folder.children.length : 1;
  }
}

type SiblingPosition = { place: number; siblings: number };

function addContents(
  rows: TreeRow[],
  { id, pois, children }: Folder,
  { place, siblings }: SiblingPosition,
  below: ParentState,
  shown: TreeState,
): void {
  const { level, above } = below;
  // thousands of rows are created on each change: literal objects of one shape are faster
  for (const [index, poi] of pois.entries()) {
    const { name, identifier } = poi;
    rows.push({ kind: 'poi', key: poiKey(identifier), name, level, place: place + index, siblings, above, poi, within: id, index });
  }
  for (const [index, folder] of children.entries()) {
    addFolder(rows, folder, { within: id, index, place: place + pois.length + index, siblings }, below, shown);
  }
}

type RowPosition = SiblingPosition & { within: FolderId | null; index: number };

function addFolder(
  rows: TreeRow[],
  folder: Folder,
  { within, index, place, siblings }: RowPosition,
  below: ParentState,
  shown: TreeState,
): void {
  const { level, above, isHidden } = below;
  const { id, name, pois, children } = folder;
  const isOpen = !shown.collapsed.has(id);
  const hidden = isHidden ? 'above' : shown.hidden.has(id) ? 'itself' : null;
  const count = pois.length + countPois(children);
  rows.push({ kind: 'folder', key: folderKey(id), name, level, place, siblings, above, id, folder, within, index, isOpen, hidden, count });
  if (!isOpen) return;
  const inside = { level: level + 1, above: rows.length - 1, isHidden: hidden !== null };
  addContents(rows, folder, { place: 1, siblings: pois.length + children.length }, inside, shown);
}

/** Number of PoIs in the folders and their subfolders. */
export const countPois = (folders: readonly Folder[]): number =>
  folders.reduce((count, { pois, children }) => count + pois.length + countPois(children), 0);

/** The floor name to show on a PoI's row; "" for folders and tours with one floor. */
export const floorNameOf = (row: TreeRow, floors: readonly string[]): string =>
  row.kind === 'poi' && floors.length > 1 ? (floors[row.poi.floor] ?? '') : '';

/** Ids of the folders that contain a PoI, from the top. */
export function ancestorFolderIds(folders: readonly Folder[], poi: string): FolderId[] {
  for (const folder of folders) {
    if (folder.pois.some(({ identifier }) => identifier === poi)) return [folder.id];
    const inside = ancestorFolderIds(folder.children, poi);
    if (inside.length > 0) return [folder.id, ...inside];
  }
  return [];
}

/** What a key does in the tree: move focus to a row or toggle a folder; null for nothing. */
export type TreeKeyAction = { to: number } | { toggle: FolderId } | null;

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ */
export function treeKeyAction(rows: readonly TreeRow[], at: number, key: string): TreeKeyAction {
  const row = rows[at];
  const last = rows.length - 1;
  switch (readingKey(key)) {
    case 'ArrowDown':
      return { to: Math.min(last, at + 1) };
    case 'ArrowUp':
      return { to: Math.max(0, at - 1) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: last };
    case 'ArrowRight':
      if (row?.kind !== 'folder') return null;
      return row.isOpen ? { to: rows[at + 1]?.above === at ? at + 1 : at } : { toggle: row.id };
    case 'ArrowLeft':
      if (row?.kind === 'folder' && row.isOpen) return { toggle: row.id };
      return row?.above == null ? null : { to: row.above };
    default:
      return null;
  }
}

/**
 * Index of the next row whose name starts with the typed text; null if there is none. A single letter starts at the next row, more letters
 * start at the current row.
 */
export function findRowByPrefix(rows: readonly TreeRow[], at: number, typed: string): number | null {
  const from = [...typed].length > 1 ? at : at + 1;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (from + step) % rows.length;
    const name = rows[index]?.name ?? '';
    if (byText([...name].slice(0, [...typed].length).join(''), typed) === 0) return index;
  }
  return null;
}
