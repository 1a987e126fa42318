import { findPoi } from '../folders/find';
import { allFolders, allPois, type Folder, isUncategorized } from '../folders/folder';
import { samePoi } from '../folders/same';
import type { FolderId, PoiId } from '../ids';
import { editedDifference } from './difference';

/**
 * A folder or PoI of a saved state that is different now, or `isGone`. `where` is the folder it is in, "" at the top level; `pois` how many PoIs of a
 * folder differ.
 */
export type RestorablePart = { name: string; where: string; isGone: boolean } & (
  | { kind: 'poi'; id: PoiId }
  | { kind: 'folder'; id: FolderId; pois: number }
);

/** What can be brought back from a saved state by itself, in its order: each folder, followed by its PoIs. */
export function restorableParts(now: readonly Folder[], then: readonly Folder[]): RestorablePart[] {
  const content = (folders: readonly Folder[]) => ({ name: '', floors: [], folders, guidedTours: [], rooms: [] });
  const changes = editedDifference(content(now), content(then)).filter(({ what }) => what !== 'deleted');
  const gone = new Set(changes.filter(({ what }) => what === 'added').map(({ id }) => id));
  const differing = new Set(changes.filter(({ kind }) => kind === 'poi').map(({ id }) => id));
  // an order alone is no reason: what was added since changes it as well
  const folders = new Set(
    changes
      .filter(({ kind, what, fields }) => kind === 'folder' && (what === 'added' || fields.some(({ field }) => field === 'name')))
      .map(({ id }) => id),
  );
  const partsOf = (list: readonly Folder[], where: string): RestorablePart[] =>
    list.flatMap((folder) => {
      const name = isUncategorized(folder) ? 'No folder' : folder.name;
      const pois = allPois([folder]).filter(({ identifier }) => differing.has(identifier)).length;
      const isDifferent = pois > 0 || allFolders([folder]).some(({ id }) => folders.has(id));
      const head: RestorablePart = { kind: 'folder', id: folder.id, name, where, isGone: gone.has(folder.id), pois };
      return [...(isDifferent ? [head] : []), ...poisOf(folder, name), ...partsOf(folder.children, name)];
    });
  const poisOf = (folder: Folder, where: string): RestorablePart[] =>
    folder.pois.flatMap((poi): RestorablePart[] => {
      const present = findPoi(now, poi.identifier);
      // one that was only moved comes back with its folder
      if (!differing.has(poi.identifier) || (present && samePoi(present, poi))) return [];
      return [{ kind: 'poi', id: poi.identifier, name: poi.name, where, isGone: gone.has(poi.identifier) }];
    });
  return partsOf(then, '');
}
