import { type FolderId, folderId, type PoiId, poiId } from '../ids';
import { type Poi, poiFrom, storedPoi } from '../pois/poi';
import { asStored, flag, records, type Stored, text } from '../stored';

/** A named group of PoIs; folders nest. @see MODEL-064 */
export type Folder = { id: FolderId; name: string; children: Folder[]; pois: Poi[] /** it is never part of a version */; leftOut?: true };

/** Stored name of the folder whose PoIs are shown without a folder heading. @see MODEL-065 */
export const uncategorized = 'uncategorizedpois';

export const newFolderName = 'New Folder';
// Firestore allows 20 levels of nested maps and lists, so no stored folder is cut off; pasted text may nest deeper.
const maxDepth = 20;

/**
 * Reads stored folders; a missing name becomes "New Folder", a missing id is generated from the position. Duplicate ids of folders or PoIs are made
 * unique by changing the later one.
 * @see MODEL-064
 */
export const foldersFrom = (stored: unknown): Folder[] =>
  withUniqueIds(nestedFolders(stored, 'folder', 0), { folders: new Map(), pois: new Map() });

function nestedFolders(stored: unknown, idPrefix: string, depth: number): Folder[] {
  return depth < maxDepth ? records(stored, (folder, index) => folderFrom(folder, `${idPrefix}-${index}`, depth)) : [];
}

function folderFrom({ leftOut, ...stored }: Stored, idPath: string, depth: number): Folder {
  return {
    ...asStored(stored),
    ...(flag(leftOut) && { leftOut: true as const }),
    id: folderId(text(stored.id) || idPath),
    name: text(stored.name) || newFolderName,
    children: nestedFolders(stored.children, idPath, depth + 1),
    pois: records(stored.pois, (poi, index) => poiFrom(poi, `${idPath}-poi-${index}`)),
  };
}

/** The ids in use, each with the number of its duplicates so far. */
type UsedIds = { folders: Map<FolderId, number>; pois: Map<PoiId, number> };

const withUniqueIds = (folders: readonly Folder[], used: UsedIds): Folder[] =>
  folders.map((folder) => ({
    ...folder,
    id: uniqueId(folder.id, used.folders, folderId),
    pois: folder.pois.map((poi) => ({ ...poi, identifier: uniqueId(poi.identifier, used.pois, poiId) })),
    children: withUniqueIds(folder.children, used),
  }));

function uniqueId<Id extends string>(wanted: Id, used: Map<Id, number>, toId: (text: string) => Id): Id {
  let id = wanted;
  let count = used.get(wanted) ?? 1;
  while (used.has(id)) {
    count += 1;
    id = toId(`${wanted}-${count}`);
  }
  used.set(wanted, count);
  if (id !== wanted) used.set(id, 1);
  return id;
}

/** The stored form of folders, with that of their PoIs. */
export const storedFolders = (folders: readonly Folder[], ofPoi = storedPoi): Stored[] =>
  folders.map((folder) => ({ ...folder, children: storedFolders(folder.children, ofPoi), pois: folder.pois.map(ofPoi) }));

/** All folders of the tour, each before its subfolders. */
export const allFolders = (folders: readonly Folder[]): Folder[] => folders.flatMap((folder) => [folder, ...allFolders(folder.children)]);

/** All PoIs of the tour, in folder order. */
export const allPois = (folders: readonly Folder[]): Poi[] => allFolders(folders).flatMap((folder) => folder.pois);

/** Whether the folder's PoIs are shown without a folder heading. @see MODEL-065 */
export const isUncategorized = (folder: Pick<Folder, 'name'>): boolean => folder.name === uncategorized;
