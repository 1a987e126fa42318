import { mapFolders } from '../folders/changes';
import type { Folder } from '../folders/folder';

/**
 * Folders in which nobody chose a state later than now: a device whose clock is ahead would otherwise say so, and no check made until then would count.
 * @param now by the clock of the server
 */
export function withoutLaterStates(folders: readonly Folder[], now: Date): Folder[] {
  const latest = now.toISOString();
  return mapFolders(folders, (folder) => ({
    ...folder,
    pois: folder.pois.map((poi) => (poi.stateAt !== undefined && poi.stateAt > latest ? { ...poi, stateAt: latest } : poi)),
  }));
}
