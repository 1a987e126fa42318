import { allPois, type Folder, isUncategorized } from '@/domain/folders/folder';
import { plural } from '@/domain/plural';
import { attachedFiles } from '@/domain/pois/deletion';
import type { Poi } from '@/domain/pois/poi';
import { contains } from '@/domain/search';

export type BatchType = 'pois' | 'folders';

/** A checkable row: a PoI, a folder, or a folder heading that selects all PoIs in it. */
export type BatchRow = {
  key: string;
  kind: 'folder' | 'poi';
  name: string;
  depth: number;
  /** ids of the visible items it selects */
  ids: readonly string[];
  /** whether the row is an item itself, and not only a heading */
  isOwn: boolean;
  about: string;
};

/** The rows of the list; a search keeps rows whose names match, and their headings. @see EDIT-066 */
export const batchRows = (folders: readonly Folder[], type: BatchType, search: string): BatchRow[] =>
  type === 'pois' ? poiRows(folders, search.trim(), 0) : folderRows(folders, search.trim(), 0);

function poiRows(folders: readonly Folder[], search: string, depth: number): BatchRow[] {
  return folders.flatMap((folder) => {
    const pois = folder.pois.filter(({ name }) => contains(name, search)).map((poi) => poiRow(poi, depth + 1));
    const inside = [...pois, ...poiRows(folder.children, search, depth + 1)];
    if (inside.length === 0) return [];
    const ids = inside.flatMap((row) => (row.isOwn ? row.ids : []));
    return [{ ...folderRow(folder, depth), ids, isOwn: false, about: String(ids.length) }, ...inside];
  });
}

const folderRows = (folders: readonly Folder[], search: string, depth: number): BatchRow[] =>
  folders.flatMap((folder) => [
    ...(contains(folderTitle(folder), search) ? [folderRow(folder, depth)] : []),
    ...folderRows(folder.children, search, depth + 1),
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
    about: files > 0 ? plural(files, nouns.file) : '',
  };
}

function folderRow(folder: Folder, depth: number): BatchRow {
  return {
    key: `folder ${folder.id}`,
    kind: 'folder',
    name: folderTitle(folder),
    depth,
    ids: [folder.id],
    isOwn: true,
    about: plural(allPois([folder]).length, nouns.poi),
  };
}

/** The folder's name, with a label for the uncategorized folder. */
export const folderTitle = (folder: Folder): string => (isUncategorized(folder) ? 'Without a folder' : folder.name);

/** Counted things, for `plural`. */
export const nouns = {
  poi: { one: '# PoI', other: '# PoIs' },
  folder: { one: '# folder', other: '# folders' },
  file: { one: '# file', other: '# files' },
  attachedFile: { one: '# attached file', other: '# attached files' },
  tag: { one: '# tag', other: '# tags' },
  choice: { one: '# choice', other: '# choices' },
} as const;
