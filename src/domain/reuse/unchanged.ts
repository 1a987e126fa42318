import { findFolder, findPoi } from '../folders/find';
import { allFolders, type Folder } from '../folders/folder';
import { samePoi } from '../folders/same';
import type { Poi } from '../pois/poi';
import { hasEqualFields } from '../same';
import { type Picked, pickedPois } from './selection';

/** What of something that was copied is still as it was then, and the names of what was changed or added there since. */
export type SinceCopied = { unchanged: Picked; changed: string[] };

/** A folder is unchanged with all that is in it, or else it stays for what was changed or added there. Points that were taken out of it stay where they are. */
export function sinceCopied(folders: readonly Folder[], copied: Picked): SinceCopied {
  const poisThen = new Map(pickedPois(copied).map((poi) => [poi.identifier, poi]));
  const foldersThen = new Map(allFolders(copied.folders).map((folder) => [folder.id, folder]));
  const result: SinceCopied = { unchanged: { folders: [], pois: [] }, changed: [] };

  const isSame = (poi: Poi): boolean => {
    const then = poisThen.get(poi.identifier);
    return then !== undefined && samePoi(then, poi);
  };
  const isNamedSame = (folder: Folder): boolean => {
    const then = foldersThen.get(folder.id);
    return then !== undefined && hasEqualFields(then, folder, ['pois', 'children']);
  };
  const isWhole = (folder: Folder): boolean => isNamedSame(folder) && folder.pois.every(isSame) && folder.children.every(isWhole);

  const lookAtPoi = (poi: Poi): void => {
    if (isSame(poi)) result.unchanged.pois.push(poi);
    else result.changed.push(poi.name);
  };
  const lookAtFolder = (folder: Folder): void => {
    if (isWhole(folder)) return void result.unchanged.folders.push(folder);
    if (!isNamedSame(folder)) result.changed.push(folder.name);
    folder.pois.forEach(lookAtPoi);
    folder.children.forEach(lookAtFolder);
  };
  for (const { id } of copied.folders) {
    const folder = findFolder(folders, id);
    if (folder) lookAtFolder(folder);
  }
  for (const { identifier } of copied.pois) {
    const poi = findPoi(folders, identifier);
    if (poi) lookAtPoi(poi);
  }
  return result;
}
