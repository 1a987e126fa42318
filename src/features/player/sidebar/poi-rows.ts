import { allPois, type Folder, isUncategorized } from '@/domain/folders';
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
export type FolderRow = Place & { kind: 'folder'; id: FolderId; isOpen: boolean; hidden: Hidden; count: number };
/** Whether a folder's tags are hidden: by itself, or with the folder it lies in. */
export type Hidden = 'itself' | 'above' | null;
export type PoiRow = Place & { kind: 'poi'; poi: Poi };
export type TreeRow = FolderRow | PoiRow;

type Shown = { collapsed: ReadonlySet<FolderId>; hidden: ReadonlySet<FolderId> };

export const poiKey = (poi: string): string => `poi ${poi}`;
export const folderKey = (folder: string): string => `folder ${folder}`;

/** The lines of the tree from top to bottom: what lies in a collapsed folder has none, and uncategorized PoIs stand without a folder. */
export function treeRows(folders: readonly Folder[], shown: Shown): TreeRow[] {
  const rows: TreeRow[] = [];
  addRows(rows, folders.flatMap(entriesAtTop), { level: 1, above: null, isHidden: false }, shown);
  return rows;
}

const entriesAtTop = (folder: Folder): Entry[] => (isUncategorized(folder) ? entriesIn(folder) : [folder]);

type Entry = Folder | Poi;
const entriesIn = ({ pois, children }: Folder): Entry[] => [...pois, ...children];
const isFolder = (entry: Entry): entry is Folder => 'pois' in entry;

type Below = { level: number; above: number | null; isHidden: boolean };

function addRows(rows: TreeRow[], entries: readonly Entry[], { level, above, isHidden }: Below, shown: Shown): void {
  for (const [index, entry] of entries.entries()) {
    const place = { name: entry.name, level, place: index + 1, siblings: entries.length, above };
    if (!isFolder(entry)) {
      rows.push({ ...place, kind: 'poi', key: poiKey(entry.identifier), poi: entry });
      continue;
    }
    const { id } = entry;
    const isOpen = !shown.collapsed.has(id);
    const hidden = isHidden ? 'above' : shown.hidden.has(id) ? 'itself' : null;
    rows.push({ ...place, kind: 'folder', key: folderKey(id), id, isOpen, hidden, count: allPois([entry]).length });
    if (isOpen) addRows(rows, entriesIn(entry), { level: level + 1, above: rows.length - 1, isHidden: hidden !== null }, shown);
  }
}

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
