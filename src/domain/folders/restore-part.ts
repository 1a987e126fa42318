import { AppError } from '../app-error';
import type { FolderId, PoiId } from '../ids';
import type { Poi } from '../pois/poi';
import { mapFolders, replacePoi } from './changes';
import { findFolder, findPoi, folderOf, parentFolder } from './find';
import { allFolders, type Folder } from './folder';

/**
 * One point as it was in another state: where it is now, or, if it was deleted since, in the folder that it was in then, which comes back empty if it
 * was deleted as well.
 * @throws AppError `not-found` if that state doesn't have the point
 */
export function restorePoi(folders: readonly Folder[], then: readonly Folder[], id: PoiId): Folder[] {
  const poi = findPoi(then, id);
  const home = folderOf(then, id);
  if (!poi || !home) throw new AppError('not-found', 'This saved version doesn’t have the point.');
  const place = home.pois.indexOf(poi);
  if (findPoi(folders, id)) return replacePoi(folders, poi);
  const target = findFolder(folders, home.id) ? folders : withFolder(folders, then, { ...home, pois: [], children: [] });
  return mapFolders(target, (folder) => (folder.id === home.id ? { ...folder, pois: folder.pois.toSpliced(place, 0, poi) } : folder));
}

/**
 * One folder as it was in another state, with its subfolders and points: names, contents and order. What was moved out of it since comes back, what
 * was deleted too; what was added since stays, at the end. Folders stay where they are.
 * @throws AppError `not-found` if that state doesn't have the folder
 */
export function restoreFolder(folders: readonly Folder[], then: readonly Folder[], id: FolderId): Folder[] {
  const found = findFolder(then, id);
  if (!found) throw new AppError('not-found', 'This saved version doesn’t have the folder.');
  return allFolders([found]).reduce<Folder[]>((now, folder) => withPoisOf(now, then, folder), [...folders]);
}

function withPoisOf(folders: readonly Folder[], then: readonly Folder[], { id, name, pois, ...rest }: Folder): Folder[] {
  const own = new Set(pois.map(({ identifier }) => identifier));
  const others = (list: readonly Poi[]) => list.filter(({ identifier }) => !own.has(identifier));
  const present = findFolder(folders, id) ? folders : withFolder(folders, then, { ...rest, id, name, pois: [], children: [] });
  return mapFolders(present, (folder) =>
    folder.id === id ? { ...folder, name, pois: [...pois, ...others(folder.pois)] } : { ...folder, pois: others(folder.pois) },
  );
}

/** Adds a deleted folder where it was: below its folder of then, or at its index of the top level. */
function withFolder(folders: readonly Folder[], then: readonly Folder[], folder: Folder): Folder[] {
  const parent = parentFolder(then, folder.id);
  const isParentThere = parent !== undefined && folders.some(({ id }) => id === parent.id);
  if (!isParentThere)
    return folders.toSpliced(
      then.findIndex(({ id }) => id === (parent ?? folder).id),
      0,
      folder,
    );
  const index = parent.children.findIndex(({ id }) => id === folder.id);
  return mapFolders(folders, (one) => (one.id === parent.id ? { ...one, children: one.children.toSpliced(index, 0, folder) } : one));
}
