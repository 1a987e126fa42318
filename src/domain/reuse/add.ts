import { addPoi } from '../folders/changes';
import { copyAll } from '../folders/copy';
import { beside, nameOfCopy } from '../folders/duplicate';
import { findFolder } from '../folders/find';
import { allFolders, allPois, type Folder } from '../folders/folder';
import type { Vector } from '../geometry';
import type { FolderId } from '../ids';
import { comparableName } from '../plain-name';
import type { Poi } from '../pois/poi';
import { withName } from '../pois/tag-changes';
import { withUniqueFolderNames } from '../tours/import';
import { isPicked, type Picked, withoutPicked } from './selection';

/** The folders with what was added, and that, as it is there now. */
export type Added = { folders: Folder[]; added: Picked };

/**
 * Adds copies with new ids, whose links lead to each other: points at the end of the folder, and folders after the one at the top level that has it.
 * Names that are in use there get a number, and a tag that would stand exactly where another one does stands beside it.
 * @param into null, or a folder that was removed: the first folder, which is created if there is none, and the end of the top level
 */
export function withAdded(folders: readonly Folder[], copied: Picked, into: FolderId | null): Added {
  const occupied = new Set(allPois(folders).flatMap(({ tag }) => (tag ? [placeKey(tag.anchorPosition)] : [])));
  const free = (poi: Poi): Poi => {
    let placed = poi;
    // each step is 10 cm, so the end is the wall of any room
    for (let step = 0; step < 100 && placed.tag && placed.type === 'tag' && occupied.has(placeKey(placed.tag.anchorPosition)); step += 1)
      placed = beside(placed);
    if (placed.tag) occupied.add(placeKey(placed.tag.anchorPosition));
    return placed;
  };
  const freed = (folder: Folder): Folder => ({ ...folder, pois: folder.pois.map(free), children: folder.children.map(freed) });
  const siblings = [...((into !== null && findFolder(folders, into)) || folders[0] || { pois: [] }).pois];
  const copies = copyAll(copied.folders, copied.pois);
  const pois = copies.pois.map((copy) => {
    const isUsed = siblings.some(({ name }) => comparableName(name) === comparableName(copy.name));
    const poi = free(isUsed ? withName(copy, nameOfCopy(copy.name, siblings)) : copy);
    siblings.push(poi);
    return poi;
  });
  const added = { folders: withUniqueFolderNames(copies.folders, folders).map(freed), pois };
  return { folders: inserted(folders, added, into), added };
}

/**
 * Moves what is picked within its tour, with its ids, so that links and guided tours still lead to it.
 * @returns null where the folder is among what is picked
 */
export function withMoved(folders: readonly Folder[], moved: Picked, into: FolderId | null): Added | null {
  if (into !== null && isPicked(moved, into)) return null;
  return { folders: inserted(withoutPicked(folders, moved), moved, into), added: moved };
}

function inserted(folders: readonly Folder[], { folders: added, pois }: Picked, into: FolderId | null): Folder[] {
  const withPois = pois.reduce<Folder[]>((result, poi) => addPoi(result, poi, into), [...folders]);
  if (added.length === 0) return withPois;
  const at = withPois.findIndex((folder) => into !== null && allFolders([folder]).some(({ id }) => id === into));
  return withPois.toSpliced(at < 0 ? withPois.length : at + 1, 0, ...added);
}

const placeKey = ({ x, y, z }: Vector): string => `${x.toFixed(3)} ${y.toFixed(3)} ${z.toFixed(3)}`;
