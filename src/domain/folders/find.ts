import { type FolderId, folderId, type PoiId } from '../ids';
import type { Poi } from '../pois/poi';
import { contains, filterBySearch, isSearch } from '../search';
import { allFolders, allPois, type Folder, isUncategorized } from './folder';

/** The folder with this id, at any depth. */
export const findFolder = (folders: readonly Folder[], id: FolderId): Folder | undefined =>
  allFolders(folders).find((folder) => folder.id === id);

/** The PoI with this identifier, in any folder. */
export function findPoi(folders: readonly Folder[], poi: PoiId): Poi | undefined {
  // runs on every keystroke for many PoIs: avoids building a list of all of them
  for (const folder of folders) {
    const found = folder.pois.find(({ identifier }) => identifier === poi) ?? findPoi(folder.children, poi);
    if (found) return found;
  }
}

/** The first PoI with this name, in folder order; stages open at it. @see PLAYER-078 STAGE-004 */
export const findPoiByName = (folders: readonly Folder[], name: string): Poi | undefined =>
  allPois(folders).find((poi) => poi.name === name);

/** The folder that contains a PoI. */
export const folderOf = (folders: readonly Folder[], poi: PoiId): Folder | undefined =>
  allFolders(folders).find(({ pois }) => pois.some(({ identifier }) => identifier === poi));

/** The parent of a subfolder; undefined at the top level, or if it was removed. */
export const parentFolder = (folders: readonly Folder[], id: FolderId): Folder | undefined =>
  allFolders(folders).find(({ children }) => children.some((child) => child.id === id));

/** The PoI before (-1) or after (1) the active one, across folders; undefined at the ends, or without an active one. @see PLAYER-017 PLAYER-037 */
export function neighbourPoi(folders: readonly Folder[], active: PoiId, step: -1 | 1): Poi | undefined {
  const pois = poisOf(folders);
  const index = pois.findIndex(({ identifier }) => identifier === active);
  return index < 0 ? undefined : pois[index + step];
}

const listed = new WeakMap<readonly Folder[], readonly Poi[]>();

/** The PoIs of these folders, for what asks again at every key. */
function poisOf(folders: readonly Folder[]): readonly Poi[] {
  const pois = listed.get(folders) ?? allPois(folders);
  listed.set(folders, pois);
  return pois;
}

/** Name of the folder that contains search results. @see PLAYER-043 */
const searchResultsName = 'Search Results (POIs)';

/**
 * The PoIs whose names match the search text, in one folder of results. Returns the tour's own folders if the text is too short, or while editing.
 * @see PLAYER-041 PLAYER-042 PLAYER-043
 */
export function searchFolders(folders: readonly Folder[], searchText: string, isEditing: boolean): readonly Folder[] {
  if (isEditing || !isSearch(searchText, 'pois')) return folders;
  const pois = filterBySearch(allPois(folders), searchText, 'pois', ({ name }) => [name]);
  return [{ id: folderId(searchResultsName), name: searchResultsName, children: [], pois }];
}

/**
 * Filters the folders in the editor: PoIs whose names match, and the whole folder if its own name does. Returns all folders if the search text is too
 * short.
 */
export function filterFolders(folders: readonly Folder[], searchText: string): readonly Folder[] {
  if (!isSearch(searchText, 'pois')) return folders;
  return folders.flatMap((folder) => {
    if (!isUncategorized(folder) && contains(folder.name, searchText)) return [folder];
    const pois = folder.pois.filter(({ name }) => contains(name, searchText));
    const children = [...filterFolders(folder.children, searchText)];
    return pois.length + children.length > 0 ? [{ ...folder, pois, children }] : [];
  });
}

/** The PoIs of the visible folders; hiding a folder hides everything in it. @see VIEWER-017 */
export const visiblePois = (folders: readonly Folder[], hidden: ReadonlySet<FolderId>): Poi[] =>
  folders.flatMap((folder) => (hidden.has(folder.id) ? [] : [...folder.pois, ...visiblePois(folder.children, hidden)]));
