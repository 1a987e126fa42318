import { scaled, type Vector } from '../geometry';
import type { FolderId, PoiId } from '../ids';
import { folderLimits } from '../limits';
import { comparableName } from '../plain-name';
import type { Poi } from '../pois/poi';
import { withName } from '../pois/tag-changes';
import { mapFolders } from './changes';
import { copyFolders, copyPoi } from './copy';
import { findFolder, folderOf, parentFolder } from './find';
import type { Folder } from './folder';

/** How far beside the original the tag of a copy stands, in metres. */
const besideMetres = 0.1;

/** The folders with a copy of the PoI after it, its tag beside the original's. Files and screenshots are the same ones. Null if it was removed. */
export function duplicatePoi(folders: readonly Folder[], id: PoiId): { folders: Folder[]; copy: Poi } | null {
  const home = folderOf(folders, id);
  const original = home?.pois.find(({ identifier }) => identifier === id);
  if (!home || !original) return null;
  const copy = beside(withName(copyPoi(original), nameOfCopy(original.name, home.pois)));
  return {
    copy,
    folders: mapFolders(folders, (folder) =>
      folder.id === home.id ? { ...folder, pois: folder.pois.flatMap((poi) => (poi === original ? [poi, copy] : [poi])) } : folder,
    ),
  };
}

/** The folders with a copy of the folder, and of all in it, after it. Null if it was removed. */
export function duplicateFolder(folders: readonly Folder[], id: FolderId): { folders: Folder[]; copy: Folder } | null {
  const original = findFolder(folders, id);
  if (!original) return null;
  const parent = parentFolder(folders, id);
  const siblings = parent?.children ?? folders;
  const [{ pois, children, ...copied }] = copyFolders([original]) as [Folder];
  const copy = {
    ...copied,
    name: nameOfCopy(original.name, siblings),
    pois: pois.map(beside),
    children: children.map((child) => ({ ...child, pois: child.pois.map(beside) })),
  };
  const added = siblings.flatMap((folder) => (folder.id === id ? [folder, copy] : [folder]));
  return {
    copy,
    folders: parent ? mapFolders(folders, (folder) => (folder.id === parent.id ? { ...folder, children: added } : folder)) : added,
  };
}

/** "Stove 2", or the first number that no sibling has. */
export function nameOfCopy(name: string, siblings: readonly { name: string }[]): string {
  const usedNames = new Set(siblings.map((sibling) => comparableName(sibling.name)));
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const copied = `${name.slice(0, folderLimits.name - end.length)}${end}`;
    if (!usedNames.has(comparableName(copied))) return copied;
  }
}

/** Moves the tag along its surface, sideways, so that both can be pressed. */
export function beside(poi: Poi): Poi {
  if (!poi.tag) return poi;
  const by = scaled(sideways(poi.tag.stemVector), besideMetres);
  const moved = ({ x, y, z }: Vector): Vector => ({ x: x + by.x, y: y + by.y, z: z + by.z });
  const { anchorPosition } = poi.tag;
  return {
    ...poi,
    position: poi.type === 'tag' ? moved(poi.position) : poi.position,
    tag: { ...poi.tag, anchorPosition: moved(anchorPosition) },
  };
}

/** The horizontal direction along the surface that a stem stands on. */
function sideways({ x, z }: Vector): Vector {
  const length = Math.hypot(x, z);
  return length < 1e-6 ? { x: 1, y: 0, z: 0 } : { x: z / length, y: 0, z: -x / length };
}
