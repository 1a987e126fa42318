import { allFolders, allPois, type Folder } from '../folders';
import type { FolderId, PoiId } from '../ids';
import { joinedAspects } from '../merge/aspects';
import { type At, asked, askedIfDeleted, inside } from '../merge/at';
import { folderAspects, folderParts } from '../merge/poi-aspects';
import { changedWords, joinedPoi } from '../merge/pois';
import { joined, of, ofSides, type Three } from '../merge/three';
import type { Poi } from '../pois';
import { sameFields, settled } from '../same';
import { samePoi } from './same';
import { mergedOrder, mergedValue } from './three-ways';

/**
 * Joins two edits of the same folders, by the ids of folders and the identifiers of PoIs. What only one side changed, moved, added or deleted
 * is taken from it; what both changed differently is asked, field by field. Where both moved the same thing, mine stands.
 * @param sides what both began with, what is on the screen here, and what somebody else saved since
 */
export function mergeFolders(sides: All<readonly Folder[]>, at: At): readonly Folder[] {
  const trees = { base: flat(sides.base), mine: flat(sides.mine), theirs: flat(sides.theirs) };
  const placed = mergedPois(trees, at);
  const heads = mergedHeads(trees, new Set(placed.map(({ folder }) => folder)), at);
  return assembled(heads, placed, trees.mine);
}

/** A folder by itself, and the folder it lies in; null at the top. */
type Head = { folder: Folder; above: FolderId | null };
type Placed = { poi: Poi; folder: FolderId };
type Flat = { top: readonly Folder[]; heads: Map<FolderId, Head>; pois: Map<PoiId, Placed>; folderOrder: FolderId[]; poiOrder: PoiId[] };
type Trees = All<Flat>;
type All<T> = Record<'base' | 'mine' | 'theirs', T>;

const headsOf = (folders: readonly Folder[], above: FolderId | null): Head[] =>
  folders.flatMap((folder) => [{ folder, above }, ...headsOf(folder.children, folder.id)]);

const flat = (folders: readonly Folder[]): Flat => ({
  top: folders,
  heads: new Map(headsOf(folders, null).map((head) => [head.folder.id, head])),
  pois: new Map(allFolders(folders).flatMap(({ id, pois }) => pois.map((poi) => [poi.identifier, { poi, folder: id }] as const))),
  folderOrder: allFolders(folders).map(({ id }) => id),
  poiOrder: allPois(folders).map(({ identifier }) => identifier),
});

function mergedPois({ base, mine, theirs }: Trees, at: At): Placed[] {
  return mergedOrder(base.poiOrder, mine.poiOrder, theirs.poiOrder).flatMap((id) => {
    const three: Three<Placed> = { base: base.pois.get(id), mine: mine.pois.get(id), theirs: theirs.pois.get(id) };
    const folder = placeOf(three);
    if (folder === undefined) return [];
    const name = (mine.heads.get(folder) ?? theirs.heads.get(folder))?.folder.name ?? '';
    const here = (poi: Poi) => inside({ ...at, where: [name] }, 'poi', id, poi.name);
    return joined(three, {
      same: (one, other) => samePoi(one.poi, other.poi) && (isWhole(three) || one.folder === other.folder),
      collide: (sides) =>
        joinedPoi(
          ofSides(sides, ({ poi }) => poi),
          here((sides.base ?? sides.mine).poi),
        ).map((poi) => ({ poi, folder })),
      stays: (by, before, left) => askedIfDeleted(here(before.poi), by, changedWords(before.poi, left.poi, before.folder !== left.folder)),
    }).map(({ poi }) => ({ poi, folder }));
  });
}

// That a PoI was moved matters where the other side deleted it; else where it lies is joined by itself.
const isWhole = ({ mine, theirs }: Three<Placed>): boolean => mine !== undefined && theirs !== undefined;

function placeOf({ base, mine, theirs }: Three<Placed>): FolderId | undefined {
  return mergedValue(base?.folder, mine?.folder, theirs?.folder, Object.is).value ?? mine?.folder ?? theirs?.folder;
}

function mergedHeads({ base, mine, theirs }: Trees, needed: ReadonlySet<FolderId>, at: At): Head[] {
  const heads = mergedOrder(base.folderOrder, mine.folderOrder, theirs.folderOrder).flatMap((id) => {
    const three: Three<Head> = { base: base.heads.get(id), mine: mine.heads.get(id), theirs: theirs.heads.get(id) };
    const left = three.mine ?? three.theirs;
    if (!left) return [];
    const here = inside(at, 'folder', id, (three.base ?? left).folder.name);
    const [folder = needed.has(id) ? left.folder : undefined] = joined(
      of(three, (head) => head.folder),
      {
        same: (one, other) => sameFields(one, other, folderParts),
        collide: (sides) => [
          joinedAspects(sides, folderAspects, folderParts, (aspect) => (asked(here, aspect, sides) === 'theirs' ? 'theirs' : 'mine')),
        ],
        stays: (by, before, now) => askedIfDeleted(here, by, before.name === now.name ? 'Changed' : `Renamed to “${now.name}”`),
      },
    );
    return folder ? [{ folder, above: aboveOf(three, left) }] : [];
  });
  return levelled(heads);
}

// null, the top, is a place like any other
function aboveOf({ base, mine, theirs }: Three<Head>, left: Head): FolderId | null {
  const { value } = mergedValue(base?.above, mine?.above, theirs?.above, Object.is);
  return value === undefined ? left.above : value;
}

// Folders nest one level deep: what would lie deeper, or in a folder that is gone, stands at the top. @see EDIT-009
function levelled(heads: readonly Head[]): Head[] {
  const tops = new Set(heads.filter(({ above }) => above === null).map(({ folder }) => folder.id));
  return heads.map((head) => (head.above !== null && tops.has(head.above) ? head : { ...head, above: null }));
}

function assembled(heads: readonly Head[], placed: readonly Placed[], mine: Flat): Folder[] {
  const pois = new Map<FolderId, Poi[]>(heads.map(({ folder }) => [folder.id, []]));
  for (const { poi, folder } of placed) pois.get(folder)?.push(poi);
  const below = (above: FolderId | null): Folder[] =>
    heads
      .filter((head) => head.above === above)
      .map(({ folder }) => whole(folder, above === null ? below(folder.id) : [], pois.get(folder.id) ?? []));
  const whole = (folder: Folder, children: Folder[], inIt: Poi[]): Folder => {
    const known = mine.heads.get(folder.id)?.folder ?? folder;
    const next = { children: settled(known.children, children), pois: settled(known.pois, inIt) };
    return folder === known && next.children === known.children && next.pois === known.pois ? folder : { ...folder, ...next };
  };
  return settled(mine.top, below(null));
}
