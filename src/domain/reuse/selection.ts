import { dropIfUnchanged, mapFolders } from '../folders/changes';
import { findFolder } from '../folders/find';
import { allFolders, allPois, type Folder, isUncategorized } from '../folders/folder';
import type { FolderId, PoiId } from '../ids';
import { folderThing, poiThing } from '../languages/things';
import type { Poi } from '../pois/poi';

/** The points and folders that are copied, cut or moved together. */
export type ReuseSelection = { folders: ReadonlySet<FolderId>; pois: ReadonlySet<PoiId> };

/** Points, and folders with all that is in them. */
export type Picked = { folders: Folder[]; pois: Poi[] };

/**
 * What is selected, in the order of the list, each once: what is in a selected folder goes with it. The folder for uncategorized points is no folder to
 * people, so its points and subfolders are picked in its place.
 */
export function picked(folders: readonly Folder[], selection: ReuseSelection): Picked {
  const result: Picked = { folders: [], pois: [] };
  const look = (siblings: readonly Folder[]) => {
    for (const folder of siblings) {
      const isSelected = selection.folders.has(folder.id);
      if (isSelected && !isUncategorized(folder)) result.folders.push(folder);
      else {
        result.pois.push(...folder.pois.filter(({ identifier }) => isSelected || selection.pois.has(identifier)));
        if (isSelected) result.folders.push(...folder.children);
        else look(folder.children);
      }
    }
  };
  look(folders);
  return result;
}

/** The folders without what was picked. A folder for uncategorized points stays, empty. */
export function withoutPicked(folders: readonly Folder[], { folders: gone, pois }: Picked): Folder[] {
  const [folderIds, poiIds] = [new Set(gone.map(({ id }) => id)), new Set(pois.map(({ identifier }) => identifier))];
  const stays = (siblings: readonly Folder[]) =>
    dropIfUnchanged(
      siblings,
      siblings.filter(({ id }) => !folderIds.has(id)),
    );
  return stays(
    mapFolders(folders, (folder) => ({
      ...folder,
      children: stays(folder.children),
      pois: folder.pois.filter(({ identifier }) => !poiIds.has(identifier)),
    })),
  );
}

/** All points that were picked, also those in folders. */
export const pickedPois = ({ folders, pois }: Picked): Poi[] => [...pois, ...allPois(folders)];

/** All that was picked, as translations are stored by it. */
export const thingsOf = ({ folders, pois }: { folders: readonly Folder[]; pois: readonly Poi[] }): string[] => [
  ...[...pois, ...allPois(folders)].map(({ identifier }) => poiThing(identifier)),
  ...allFolders(folders).map(({ id }) => folderThing(id)),
];

/** The same, changed point by point. */
export const mapPicked = ({ folders, pois }: Picked, change: (poi: Poi) => Poi): Picked => ({
  pois: pois.map(change),
  folders: mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.map(change) })),
});

/** Whether a folder is among what was picked, so that nothing picked can be put into it. */
export const isPicked = ({ folders }: Picked, id: FolderId): boolean => findFolder(folders, id) !== undefined;
