import { type FolderId, folderId } from './ids';
import { type Poi, poiFrom } from './pois';
import { records, type Stored, text } from './stored';

/** A named group of PoIs; folders nest. @see MODEL-064 */
export type Folder = { id: FolderId; name: string; children: Folder[]; pois: Poi[] };

/** Stored name of the folder whose PoIs are shown without a folder header. @see MODEL-065 */
export const uncategorized = 'uncategorizedpois';

const deepest = 20;

/** Reads stored folders; one without a name is a "New Folder", one without an id is known by its place. @see MODEL-064 */
export const foldersFrom = (stored: unknown): Folder[] => nestedFolders(stored, 'folder', 0);

function nestedFolders(stored: unknown, above: string, depth: number): Folder[] {
  return depth < deepest ? records(stored, (folder, index) => folderFrom(folder, `${above}-${index}`, depth)) : [];
}

function folderFrom(stored: Stored, place: string, depth: number): Folder {
  return {
    id: folderId(text(stored.id) || place),
    name: text(stored.name) || 'New Folder',
    children: nestedFolders(stored.children, place, depth + 1),
    pois: records(stored.pois, (poi, index) => poiFrom(poi, `${place}-poi-${index}`)),
  };
}

/** Every folder of the tour, each before its subfolders. */
export const allFolders = (folders: readonly Folder[]): Folder[] => folders.flatMap((folder) => [folder, ...allFolders(folder.children)]);

/** Every PoI of the tour, in the order of the folders. */
export const allPois = (folders: readonly Folder[]): Poi[] => allFolders(folders).flatMap((folder) => folder.pois);

/** Whether the folder's PoIs are shown without a folder header. @see MODEL-065 */
export const isUncategorized = (folder: Folder): boolean => folder.name === uncategorized;
