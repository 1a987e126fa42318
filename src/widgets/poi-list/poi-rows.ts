import { type Folder, isUncategorized } from '@/domain/folders';
import type { FolderId } from '@/domain/ids';
import type { Poi } from '@/domain/pois';
import { byText } from '@/domain/search';

type Place = {
  key: string;
  name: string;
  /** From 1, as `aria-level` counts. */
  level: number;
  /** From 1, among so many siblings. */
  place: number;
  siblings: number;
  /** Where in the list the folder is that it lies in. */
  above: number | null;
};
export type FolderRow = Place & {
  kind: 'folder';
  id: FolderId;
  folder: Folder;
  /** The folder it lies in, null at the top, and its place among the folders there, from 0. */
  within: FolderId | null;
  index: number;
  isOpen: boolean;
  hidden: Hidden;
  count: number;
};
/** Whether a folder's tags are hidden: by itself, or with the folder it lies in. */
export type Hidden = 'itself' | 'above' | null;
/** `within` is the folder it lies in, `index` its place among the PoIs there, from 0. */
export type PoiRow = Place & { kind: 'poi'; poi: Poi; within: FolderId; index: number };
export type TreeRow = FolderRow | PoiRow;

type Shown = { collapsed: ReadonlySet<FolderId>; hidden: ReadonlySet<FolderId> };

export const poiKey = (poi: string): string => `poi ${poi}`;
export const folderKey = (folder: string): string => `folder ${folder}`;

/** The lines of the tree from top to bottom: what lies in a collapsed folder has none, and uncategorized PoIs stand without a folder. */
export function treeRows(folders: readonly Folder[], shown: Shown): TreeRow[] {
  const rows: TreeRow[] = [];
  addTop(rows, folders, shown);
  return rows;
}

/** How a line is read out. */
export function spokenRow(row: TreeRow, floor: string): string {
  if (row.kind === 'poi') return floor ? `${row.name}, ${floor}` : row.name;
  return `${row.name}, ${row.count === 1 ? '1 point of interest' : `${row.count} points of interest`}`;
}

type Below = { level: number; above: number | null; isHidden: boolean };

/** The folders of the top level, those that stand for none without a line of their own. */
function addTop(rows: TreeRow[], folders: readonly Folder[], shown: Shown): void {
  const below: Below = { level: 1, above: null, isHidden: false };
  const siblings = folders.reduce(
    (count, folder) => count + (isUncategorized(folder) ? folder.pois.length + folder.children.length : 1),
    0,
  );
  let place = 1;
  for (const [index, folder] of folders.entries()) {
    if (!isUncategorized(folder)) addFolder(rows, folder, { within: null, index, place, siblings }, below, shown);
    else addInside(rows, folder, { place, siblings }, below, shown);
    place += isUncategorized(folder) ? folder.pois.length + folder.children.length : 1;
  }
}

type Beside = { place: number; siblings: number };

function addInside(rows: TreeRow[], { id, pois, children }: Folder, { place, siblings }: Beside, below: Below, shown: Shown): void {
  const { level, above } = below;
  // thousands of them are made at each change: one shape, written out
  for (const [index, poi] of pois.entries()) {
    const { name, identifier } = poi;
    rows.push({ kind: 'poi', key: poiKey(identifier), name, level, place: place + index, siblings, above, poi, within: id, index });
  }
  for (const [index, folder] of children.entries()) {
    addFolder(rows, folder, { within: id, index, place: place + pois.length + index, siblings }, below, shown);
  }
}

type Standing = Beside & { within: FolderId | null; index: number };

function addFolder(rows: TreeRow[], folder: Folder, { within, index, place, siblings }: Standing, below: Below, shown: Shown): void {
  const { level, above, isHidden } = below;
  const { id, name, pois, children } = folder;
  const isOpen = !shown.collapsed.has(id);
  const hidden = isHidden ? 'above' : shown.hidden.has(id) ? 'itself' : null;
  const count = pois.length + poiCount(children);
  rows.push({ kind: 'folder', key: folderKey(id), name, level, place, siblings, above, id, folder, within, index, isOpen, hidden, count });
  if (!isOpen) return;
  const inside = { level: level + 1, above: rows.length - 1, isHidden: hidden !== null };
  addInside(rows, folder, { place: 1, siblings: pois.length + children.length }, inside, shown);
}

/** How many PoIs there are in the folders. */
export const poiCount = (folders: readonly Folder[]): number =>
  folders.reduce((count, { pois, children }) => count + pois.length + poiCount(children), 0);

/** The floor that a line names: that of its PoI, where there are several. */
export const floorOf = (row: TreeRow, floors: readonly string[]): string =>
  row.kind === 'poi' && floors.length > 1 ? (floors[row.poi.floor] ?? '') : '';

/** The folders that a PoI lies in, from the top. */
export function foldersAround(folders: readonly Folder[], poi: string): FolderId[] {
  for (const folder of folders) {
    if (folder.pois.some(({ identifier }) => identifier === poi)) return [folder.id];
    const inside = foldersAround(folder.children, poi);
    if (inside.length > 0) return [folder.id, ...inside];
  }
  return [];
}

/** What a key of the arrow keys' family does to the line it is pressed on; null when it does nothing. */
export type TreeMove = { to: number } | { toggle: FolderId } | null;

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ */
export function treeMove(rows: readonly TreeRow[], at: number, key: string): TreeMove {
  const row = rows[at];
  const last = rows.length - 1;
  switch (key) {
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
 * The next line whose name begins with what was typed. One letter looks further from the line after this one; more of them
 * may stay on it.
 */
export function typedRow(rows: readonly TreeRow[], at: number, typed: string): number | null {
  const from = [...typed].length > 1 ? at : at + 1;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (from + step) % rows.length;
    const name = rows[index]?.name ?? '';
    if (byText([...name].slice(0, [...typed].length).join(''), typed) === 0) return index;
  }
  return null;
}
