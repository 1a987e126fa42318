import { allPois, type Folder } from '../folders';
import type { PoiId } from '../ids';
import type { Poi } from '../pois';
import type { Edited } from './edited';

/** A state told by what differs from another one: a PoI that is the same object there stands by its identifier alone. */
export type Compact = { name: string; floors: readonly string[]; folders: readonly CompactFolder[] };
type CompactFolder = Omit<Folder, 'children' | 'pois'> & { children: readonly CompactFolder[]; pois: readonly (Poi | PoiId)[] };

/** Tells a state by what differs from `base`, so that little has to be written down of a large tour. */
export function compact(base: Edited, { name, floors, folders }: Edited): Compact {
  const known = new Set(allPois(base.folders));
  const short = (all: readonly Folder[]): CompactFolder[] =>
    all.map((folder) => ({
      ...folder,
      children: short(folder.children),
      pois: folder.pois.map((poi) => (known.has(poi) ? poi.identifier : poi)),
    }));
  return { name, floors, folders: short(folders) };
}

/** The state that was told so, with the PoIs of its base in it. One that is not among them is left out. */
export function expanded(pois: readonly Poi[], { name, floors, folders }: Compact): Edited {
  const known = new Map(pois.map((poi) => [poi.identifier, poi]));
  const full = (all: readonly CompactFolder[]): Folder[] =>
    all.map((folder) => ({
      ...folder,
      children: full(folder.children),
      pois: folder.pois.flatMap((poi) => (typeof poi === 'string' ? (known.get(poi) ?? []) : poi)),
    }));
  return { name, floors, folders: full(folders) };
}
