import { allPois, type Folder, isUncategorized } from '@/domain/folders';
import type { Poi } from '@/domain/pois';
import { attachedFiles } from '@/domain/pois/deletion';
import { contains } from '@/domain/search';

export type BatchType = 'pois' | 'folders';

/** A line to be ticked: a PoI, a folder, or the heading of a folder, which stands for the PoIs in it. */
export type BatchRow = {
  key: string;
  kind: 'folder' | 'poi';
  name: string;
  depth: number;
  /** what a tick chooses, of what is shown */
  ids: readonly string[];
  /** whether it is chosen by itself, and not through what is in it */
  isOwn: boolean;
  about: string;
};

/** The lines of the list; a search leaves what has it in its name, and the headings above. @see EDIT-066 */
export const batchRows = (folders: readonly Folder[], type: BatchType, sought: string): BatchRow[] =>
  type === 'pois' ? poiRows(folders, sought.trim(), 0) : folderRows(folders, sought.trim(), 0);

function poiRows(folders: readonly Folder[], sought: string, depth: number): BatchRow[] {
  return folders.flatMap((folder) => {
    const pois = folder.pois.filter(({ name }) => contains(name, sought)).map((poi) => poiRow(poi, depth + 1));
    const inside = [...pois, ...poiRows(folder.children, sought, depth + 1)];
    if (inside.length === 0) return [];
    const ids = inside.flatMap((row) => (row.isOwn ? row.ids : []));
    return [{ ...folderRow(folder, depth), ids, isOwn: false, about: String(ids.length) }, ...inside];
  });
}

const folderRows = (folders: readonly Folder[], sought: string, depth: number): BatchRow[] =>
  folders.flatMap((folder) => [
    ...(contains(titleOf(folder), sought) ? [folderRow(folder, depth)] : []),
    ...folderRows(folder.children, sought, depth + 1),
  ]);

function poiRow(poi: Poi, depth: number): BatchRow {
  const files = attachedFiles(poi).length;
  return {
    key: `poi ${poi.identifier}`,
    kind: 'poi',
    name: poi.name,
    depth,
    ids: [poi.identifier],
    isOwn: true,
    about: files > 0 ? counted(files, 'file') : '',
  };
}

function folderRow(folder: Folder, depth: number): BatchRow {
  return {
    key: `folder ${folder.id}`,
    kind: 'folder',
    name: titleOf(folder),
    depth,
    ids: [folder.id],
    isOwn: true,
    about: counted(allPois([folder]).length, 'PoI'),
  };
}

/** What a folder is called where its header is not shown. */
export const titleOf = (folder: Folder): string => (isUncategorized(folder) ? 'Without a folder' : folder.name);

/** "1 file", "12 files". */
export const counted = (count: number, what: string): string => `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
