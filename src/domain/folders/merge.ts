import type { FolderId, PoiId } from '../ids';
import { mergeAspects } from '../merge/aspects';
import { childLocation, type MergeLocation, resolveConflict, resolveDeletion } from '../merge/location';
import { folderAspects, folderParts } from '../merge/poi-aspects';
import { changedWords, joinedPoi } from '../merge/pois';
import { type All, mergeItem, mergeKeyed, ofAll, ofThree, type Three } from '../merge/three';
import type { Poi } from '../pois/poi';
import { hasEqualFields, reuseIfSame } from '../same';
import { allFolders, type Folder } from './folder';
import { samePoi } from './same';

/**
 * Three-way merge of folders, matched by the ids of folders and PoIs. A change, move, addition or deletion made by only one side is applied; fields
 * changed differently by both are conflicts. If both moved the same item, my move wins.
 * @param sides the common base, the local state, and what somebody else saved since
 */
export function mergeFolders(sides: All<readonly Folder[]>, location: MergeLocation): readonly Folder[] {
  const trees = ofAll(sides, flatten);
  const placed = mergedPois(trees, location);
  const heads = mergedHeads(trees, new Set(placed.map(({ folder }) => folder)), location);
  return assemble(heads, placed, trees.mine);
}

/** A folder, and its parent; null at the top level. */
type FolderEntry = { folder: Folder; above: FolderId | null };
type PoiEntry = { poi: Poi; folder: FolderId };
/** All folders and PoIs of a tree, in its order. */
type FlatTree = { top: readonly Folder[]; heads: Map<FolderId, FolderEntry>; pois: Map<PoiId, PoiEntry> };
type Trees = All<FlatTree>;

const entriesOf = (folders: readonly Folder[], above: FolderId | null): FolderEntry[] =>
  folders.flatMap((folder) => [{ folder, above }, ...entriesOf(folder.children, folder.id)]);

const flatten = (folders: readonly Folder[]): FlatTree => ({
  top: folders,
  heads: new Map(entriesOf(folders, null).map((head) => [head.folder.id, head])),
  pois: new Map(allFolders(folders).flatMap(({ id, pois }) => pois.map((poi) => [poi.identifier, { poi, folder: id }] as const))),
});

function mergedPois(trees: Trees, location: MergeLocation): PoiEntry[] {
  const pois = ofAll(trees, (tree) => tree.pois);
  return mergeKeyed(pois, (three, id) => {
    const folder = mergedPlace(ofThree(three, (entry) => entry.folder)) ?? (three.mine ?? three.theirs)?.folder;
    if (folder === undefined) return [];
    const name = (trees.mine.heads.get(folder) ?? trees.theirs.heads.get(folder))?.folder.name ?? '';
    const poiLocation = (poi: Poi) => childLocation({ ...location, where: [name] }, 'poi', id, poi.name);
    return mergeItem(three, {
      same: (one, other) => samePoi(one.poi, other.poi) && (existsOnBoth(three) || one.folder === other.folder),
      collide: (sides) =>
        joinedPoi(
          { base: sides.base?.poi, mine: sides.mine.poi, theirs: sides.theirs.poi },
          poiLocation((sides.base ?? sides.mine).poi),
        ).map((poi) => ({ poi, folder })),
      stays: (by, before, remaining) =>
        resolveDeletion(poiLocation(before.poi), by, changedWords(before.poi, remaining.poi, before.folder !== remaining.folder)),
    }).map(({ poi }) => ({ poi, folder }));
  });
}

// a move counts as a change only if the other side deleted the PoI; otherwise the folder is merged on its own
const existsOnBoth = ({ mine, theirs }: Three<PoiEntry>): boolean => mine !== undefined && theirs !== undefined;

/** Where a folder or PoI is; undefined if one side deleted it. */
const mergedPlace = <Place>(places: Three<Place>): Place | undefined =>
  mergeItem(places, { same: Object.is, collide: ({ mine }) => [mine], stays: () => true })[0];

function mergedHeads(trees: Trees, needed: ReadonlySet<FolderId>, location: MergeLocation): FolderEntry[] {
  const folders = ofAll(trees, (tree) => tree.heads);
  const heads = mergeKeyed(folders, (three, id) => {
    const remaining = three.mine ?? three.theirs;
    if (!remaining) return [];
    const poiLocation = childLocation(location, 'folder', id, (three.base ?? remaining).folder.name);
    const [folder = needed.has(id) ? remaining.folder : undefined] = mergeItem(
      ofThree(three, (head) => head.folder),
      {
        same: (one, other) => hasEqualFields(one, other, folderParts),
        collide: (sides) => [
          mergeAspects(sides, folderAspects, folderParts, (aspect) =>
            resolveConflict(poiLocation, aspect, sides) === 'theirs' ? 'theirs' : 'mine',
          ),
        ],
        stays: (by, before, now) => resolveDeletion(poiLocation, by, before.name === now.name ? 'Changed' : `Renamed to “${now.name}”`),
      },
    );
    const above = mergedPlace(ofThree(three, (head) => head.above));
    // null, the top level, is a valid place
    return folder ? [{ folder, above: above === undefined ? remaining.above : above }] : [];
  });
  return limitDepth(heads);
}

// Folders nest one level deep: a folder that would be deeper, or whose parent was removed, moves to the top level. @see EDIT-009
function limitDepth(heads: readonly FolderEntry[]): FolderEntry[] {
  const tops = new Set(heads.filter(({ above }) => above === null).map(({ folder }) => folder.id));
  return heads.map((head) => (head.above !== null && tops.has(head.above) ? head : { ...head, above: null }));
}

function assemble(heads: readonly FolderEntry[], placed: readonly PoiEntry[], mine: FlatTree): Folder[] {
  const pois = new Map<FolderId, Poi[]>(heads.map(({ folder }) => [folder.id, []]));
  for (const { poi, folder } of placed) pois.get(folder)?.push(poi);
  const childrenOf = (above: FolderId | null): Folder[] =>
    heads
      .filter((head) => head.above === above)
      .map(({ folder }) => rebuilt(folder, above === null ? childrenOf(folder.id) : [], pois.get(folder.id) ?? []));
  const rebuilt = (folder: Folder, children: Folder[], foldersPois: Poi[]): Folder => {
    const mineFolder = mine.heads.get(folder.id)?.folder ?? folder;
    const next = { children: reuseIfSame(mineFolder.children, children), pois: reuseIfSame(mineFolder.pois, foldersPois) };
    return folder === mineFolder && next.children === mineFolder.children && next.pois === mineFolder.pois
      ? folder
      : { ...folder, ...next };
  };
  return reuseIfSame(mine.top, childrenOf(null));
}
