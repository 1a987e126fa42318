import { allPois, type Folder } from '../folders/folder';
import type { PoiId } from '../ids';
import type { Poi } from '../pois/poi';
import type { EditedTour } from './edited';

/** A state as the difference to another one: PoIs that are identical objects there are replaced by their identifiers. */
export type Compact = { name: string; floors: readonly string[]; folders: readonly CompactFolder[] };
type CompactFolder = Omit<Folder, 'children' | 'pois'> & { children: readonly CompactFolder[]; pois: readonly (Poi | PoiId)[] };

/** Encodes a state as its difference to `base`, so that little has to be stored for a large tour. */
export function compact(base: EditedTour, { name, floors, folders }: EditedTour): Compact {
  const basePois = new Set(allPois(base.folders));
  const compactFolders = (all: readonly Folder[]): CompactFolder[] =>
    all.map((folder) => ({
      ...folder,
      children: compactFolders(folder.children),
      pois: folder.pois.map((poi) => (basePois.has(poi) ? poi.identifier : poi)),
    }));
  return { name, floors, folders: compactFolders(folders) };
}

/** Decodes a state, with PoIs from its base. A PoI that is missing there is skipped. */
export function expandCompact(pois: readonly Poi[], { name, floors, folders }: Compact): EditedTour {
  const basePois = new Map(pois.map((poi) => [poi.identifier, poi]));
  const expandFolders = (all: readonly CompactFolder[]): Folder[] =>
    all.map((folder) => ({
      ...folder,
      children: expandFolders(folder.children),
      pois: folder.pois.flatMap((poi) => (typeof poi === 'string' ? (basePois.get(poi) ?? []) : poi)),
    }));
  return { name, floors, folders: expandFolders(folders) };
}
