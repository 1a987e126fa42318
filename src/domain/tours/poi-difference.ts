import { mapFolders } from '../folders/changes';
import type { Folder } from '../folders/folder';
import type { PoiId } from '../ids';
import { type Change, editedDifference } from './difference';

/** How one PoI differs between two states, as text; undefined if it doesn't, or if neither has it. */
export function poiDifference(before: readonly Folder[], after: readonly Folder[], id: PoiId): Change | undefined {
  const only = (folders: readonly Folder[]) => ({
    name: '',
    floors: [],
    folders: mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.filter(({ identifier }) => identifier === id) })),
    guidedTours: [],
    rooms: [],
  });
  return editedDifference(only(before), only(after)).find(({ kind }) => kind === 'poi');
}
