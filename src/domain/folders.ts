import { type FolderId, folderId, type PoiId, poiId } from './ids';
import { type Poi, poiFrom, storedPoi } from './pois';
import { randomIdentifier } from './random';
import { asStored, records, type Stored, text } from './stored';

/** A named group of PoIs; folders nest. @see MODEL-064 */
export type Folder = { id: FolderId; name: string; children: Folder[]; pois: Poi[] };

/** Stored name of the folder whose PoIs are shown without a folder header. @see MODEL-065 */
export const uncategorized = 'uncategorizedpois';

export const newFolderName = 'New Folder';
// Firestore nests maps and lists 20 deep at most, so nothing stored is cut off; pasted text may nest deeper.
const deepest = 20;

/**
 * Reads stored folders; one without a name is a "New Folder", one without an id is known by its place. No two folders and
 * no two PoIs go by the same id: the later one of such a pair gets another.
 * @see MODEL-064
 */
export const foldersFrom = (stored: unknown): Folder[] =>
  distinct(nestedFolders(stored, 'folder', 0), { folders: new Map(), pois: new Map() });

function nestedFolders(stored: unknown, above: string, depth: number): Folder[] {
  return depth < deepest ? records(stored, (folder, index) => folderFrom(folder, `${above}-${index}`, depth)) : [];
}

function folderFrom(stored: Stored, place: string, depth: number): Folder {
  return {
    ...asStored(stored),
    id: folderId(text(stored.id) || place),
    name: text(stored.name) || newFolderName,
    children: nestedFolders(stored.children, place, depth + 1),
    pois: records(stored.pois, (poi, index) => poiFrom(poi, `${place}-poi-${index}`)),
  };
}

/** The ids that are taken, with how far those that were wanted again were counted. */
type Taken = { folders: Map<FolderId, number>; pois: Map<PoiId, number> };

const distinct = (folders: readonly Folder[], taken: Taken): Folder[] =>
  folders.map((folder) => ({
    ...folder,
    id: freed(folder.id, taken.folders, folderId),
    pois: folder.pois.map((poi) => ({ ...poi, identifier: freed(poi.identifier, taken.pois, poiId) })),
    children: distinct(folder.children, taken),
  }));

function freed<Id extends string>(wanted: Id, taken: Map<Id, number>, named: (text: string) => Id): Id {
  let id = wanted;
  let count = taken.get(wanted) ?? 1;
  while (taken.has(id)) {
    count += 1;
    id = named(`${wanted}-${count}`);
  }
  taken.set(wanted, count);
  if (id !== wanted) taken.set(id, 1);
  return id;
}

/** What is stored of folders. */
export const storedFolders = (folders: readonly Folder[]): Stored[] =>
  folders.map((folder) => ({ ...folder, children: storedFolders(folder.children), pois: folder.pois.map(storedPoi) }));

/** A new folder, empty, with an id of its own. @see MODEL-064 */
export const newFolder = (name: string = newFolderName): Folder => ({ id: folderId(randomIdentifier()), name, children: [], pois: [] });

/** Every folder of the tour, each before its subfolders. */
export const allFolders = (folders: readonly Folder[]): Folder[] => folders.flatMap((folder) => [folder, ...allFolders(folder.children)]);

/** Every PoI of the tour, in the order of the folders. */
export const allPois = (folders: readonly Folder[]): Poi[] => allFolders(folders).flatMap((folder) => folder.pois);

/** Whether the folder's PoIs are shown without a folder header. @see MODEL-065 */
export const isUncategorized = (folder: Pick<Folder, 'name'>): boolean => folder.name === uncategorized;
