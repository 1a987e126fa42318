import { allFolders, allPois, type Folder, storedFolders } from '../folders';
import type { FolderId, PoiId } from '../ids';
import { type Poi, storedPoi } from '../pois';
import { mergedOrder, mergedValue } from './three-ways';

/** What two people changed differently in the same PoI or folder; `kept` names whose change stands in the merged tree. */
export type MergeConflict = { kind: 'poi' | 'folder'; name: string; kept: 'mine' | 'theirs' };

/**
 * Joins two edits of the same folders, by the ids of folders and the identifiers of PoIs. What only one side changed,
 * moved, added or deleted is taken from it. Where both changed the same thing mine stands, but nothing that one side
 * still works on is lost to a deletion of the other.
 * @param base what both sides started from
 * @param mine what is on the screen here
 * @param theirs what somebody else saved since
 */
export function mergeFolders(
  base: readonly Folder[],
  mine: readonly Folder[],
  theirs: readonly Folder[],
): { folders: Folder[]; conflicts: MergeConflict[] } {
  const trees = [base, mine, theirs].map(flat) as [Flat, Flat, Flat];
  const pois = mergedPois(trees);
  const folders = mergedHeads(trees, new Set(pois.placed.map(({ folder }) => folder)));
  return { folders: assembled(folders.heads, pois.placed), conflicts: [...folders.conflicts, ...pois.conflicts] };
}

/** A folder by itself, and the folder it lies in; null at the top. `folder` holds what else is stored of it. */
type Head = { id: FolderId; name: string; above: FolderId | null; folder: Folder };
type Placed = { poi: Poi; folder: FolderId };
type Flat = { heads: Map<FolderId, Head>; pois: Map<PoiId, Placed>; folderOrder: FolderId[]; poiOrder: PoiId[] };
type Trees = [base: Flat, mine: Flat, theirs: Flat];

const headsOf = (folders: readonly Folder[], above: FolderId | null): Head[] =>
  folders.flatMap((folder) => [{ id: folder.id, name: folder.name, above, folder }, ...headsOf(folder.children, folder.id)]);

const flat = (folders: readonly Folder[]): Flat => ({
  heads: new Map(headsOf(folders, null).map((head) => [head.id, head])),
  pois: new Map(allFolders(folders).flatMap(({ id, pois }) => pois.map((poi) => [poi.identifier, { poi, folder: id }] as const))),
  folderOrder: allFolders(folders).map(({ id }) => id),
  poiOrder: allPois(folders).map(({ identifier }) => identifier),
});

function mergedPois([base, mine, theirs]: Trees): { placed: Placed[]; conflicts: MergeConflict[] } {
  const conflicts: MergeConflict[] = [];
  const placed = mergedOrder(base.poiOrder, mine.poiOrder, theirs.poiOrder).flatMap((id) => {
    const [was, here, there] = [base.pois.get(id), mine.pois.get(id), theirs.pois.get(id)];
    const poi = mergedValue(was?.poi, here?.poi, there?.poi, samePoi);
    if (poi.value === undefined) return [];
    if (poi.conflict) conflicts.push({ kind: 'poi', name: poi.value.name, kept: poi.conflict });
    const folder = mergedValue(was?.folder, here?.folder, there?.folder, Object.is).value ?? here?.folder ?? there?.folder;
    return folder === undefined ? [] : [{ poi: poi.value, folder }];
  });
  return { placed, conflicts };
}

function mergedHeads([base, mine, theirs]: Trees, needed: ReadonlySet<FolderId>): { heads: Head[]; conflicts: MergeConflict[] } {
  const conflicts: MergeConflict[] = [];
  const heads = mergedOrder(base.folderOrder, mine.folderOrder, theirs.folderOrder).flatMap((id) => {
    const [was, here, there] = [base.heads.get(id), mine.heads.get(id), theirs.heads.get(id)];
    const name = mergedValue(was?.name, here?.name, there?.name, Object.is);
    const kept = name.value ?? (needed.has(id) ? (here?.name ?? there?.name ?? was?.name) : undefined);
    const from = here ?? there;
    if (kept === undefined || !from) return [];
    if (name.conflict) conflicts.push({ kind: 'folder', name: kept, kept: name.conflict });
    const above = mergedValue(was?.above, here?.above, there?.above, Object.is).value;
    return [{ id, name: kept, above: above === undefined ? from.above : above, folder: from.folder }];
  });
  return { heads: levelled(heads), conflicts };
}

// Folders nest one level deep: what would lie deeper, or in a folder that is gone, stands at the top. @see EDIT-009
function levelled(heads: readonly Head[]): Head[] {
  const tops = new Set(heads.filter(({ above }) => above === null).map(({ id }) => id));
  return heads.map((head) => (head.above !== null && tops.has(head.above) ? head : { ...head, above: null }));
}

function assembled(heads: readonly Head[], placed: readonly Placed[]): Folder[] {
  const pois = new Map<FolderId, Poi[]>(heads.map(({ id }) => [id, []]));
  for (const { poi, folder } of placed) pois.get(folder)?.push(poi);
  const below = (above: FolderId | null): Folder[] =>
    heads
      .filter((head) => head.above === above)
      .map(({ id, name, folder }) => ({ ...folder, name, children: above === null ? below(id) : [], pois: pois.get(id) ?? [] }));
  return below(null);
}

const samePoi = (one: Poi | undefined, other: Poi | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && JSON.stringify(storedPoi(one)) === JSON.stringify(storedPoi(other)));

/** Whether two trees are the same. */
export const sameFolders = (one: readonly Folder[], other: readonly Folder[]): boolean =>
  JSON.stringify(storedFolders(one)) === JSON.stringify(storedFolders(other));
