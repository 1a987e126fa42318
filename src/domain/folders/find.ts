import { allFolders, allPois, type Folder, isUncategorized } from '../folders';
import { type FolderId, folderId, type PoiId } from '../ids';
import type { Poi } from '../pois';
import { contains, isSearch, searched } from '../search';

/** The folder with this id, at any depth. */
export const findFolder = (folders: readonly Folder[], id: FolderId): Folder | undefined =>
  allFolders(folders).find((folder) => folder.id === id);

/** The PoI with this identifier, in any folder. */
export function findPoi(folders: readonly Folder[], poi: PoiId): Poi | undefined {
  // sought by many with every letter that is typed: no list is made of them all
  for (const folder of folders) {
    const found = folder.pois.find(({ identifier }) => identifier === poi) ?? findPoi(folder.children, poi);
    if (found) return found;
  }
}

/** The first PoI of this name, in the order of the folders; stages are opened at it. @see PLAYER-078 STAGE-004 */
export const poiNamed = (folders: readonly Folder[], name: string): Poi | undefined => allPois(folders).find((poi) => poi.name === name);

/** The folder that holds a PoI. */
export const folderOf = (folders: readonly Folder[], poi: PoiId): Folder | undefined =>
  allFolders(folders).find(({ pois }) => pois.some(({ identifier }) => identifier === poi));

/** The folder a subfolder lies in; undefined for one at the top, or that is gone. */
export const folderAbove = (folders: readonly Folder[], id: FolderId): Folder | undefined =>
  allFolders(folders).find(({ children }) => children.some((child) => child.id === id));

/** The PoI before (-1) or after (1) the active one, across folders; undefined at the ends, or without an active one. @see PLAYER-017 PLAYER-037 */
export function neighbourPoi(folders: readonly Folder[], active: PoiId, step: -1 | 1): Poi | undefined {
  const pois = allPois(folders);
  const at = pois.findIndex(({ identifier }) => identifier === active);
  return at < 0 ? undefined : pois[at + step];
}

/** Name of the folder that holds what a search found. @see PLAYER-043 */
const searchResultsName = 'Search Results (POIs)';

/**
 * The PoIs whose names contain what is sought, in a folder of their own; the tour's own folders while it is too short to
 * act on, or while the tour is edited.
 * @see PLAYER-041 PLAYER-042 PLAYER-043
 */
export function searchedFolders(folders: readonly Folder[], sought: string, isEditing: boolean): readonly Folder[] {
  if (isEditing || !isSearch(sought, 'pois')) return folders;
  const pois = searched(allPois(folders), sought, 'pois', ({ name }) => [name]);
  return [{ id: folderId(searchResultsName), name: searchResultsName, children: [], pois }];
}

/**
 * What an editor looks for, in the folders it lies in: the PoIs whose names contain it, and all of a folder whose own name does. All of
 * them while it is too short to act on.
 */
export function foundFolders(folders: readonly Folder[], sought: string): readonly Folder[] {
  if (!isSearch(sought, 'pois')) return folders;
  return folders.flatMap((folder) => {
    if (!isUncategorized(folder) && contains(folder.name, sought)) return [folder];
    const pois = folder.pois.filter(({ name }) => contains(name, sought));
    const children = [...foundFolders(folder.children, sought)];
    return pois.length + children.length > 0 ? [{ ...folder, pois, children }] : [];
  });
}

/** The PoIs of the folders that are not hidden; hiding a folder hides what lies in it. @see VIEWER-017 */
export const shownPois = (folders: readonly Folder[], hidden: ReadonlySet<FolderId>): Poi[] =>
  folders.flatMap((folder) => (hidden.has(folder.id) ? [] : [...folder.pois, ...shownPois(folder.children, hidden)]));
