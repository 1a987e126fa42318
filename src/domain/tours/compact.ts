import { allPois, type Folder } from '../folders/folder';
import type { PoiId } from '../ids';
import type { Poi } from '../pois/poi';
import type { EditedTour } from './edited';

/** A state as the difference to another one: PoIs that are identical objects there are replaced by their identifiers. */
export type Compact = Pick<EditedTour, 'name' | 'floors'> &
  Partial<Pick<EditedTour, 'guidedTours' | 'rooms'>> & { folders: readonly CompactFolder[] };
type CompactFolder = Omit<Folder, 'children' | 'pois'> & { children: readonly CompactFolder[]; pois: readonly (Poi | PoiId)[] };

/** Encodes a state as its difference to `base`, so that little has to be stored for a large tour. */
export function compact(base: EditedTour, { folders, ...rest }: EditedTour): Compact {
  const basePois = new Set(allPois(base.folders));
  const compactFolders = (all: readonly Folder[]): CompactFolder[] =>
    all.map((folder) => ({
      ...folder,
      children: compactFolders(folder.children),
      pois: folder.pois.map((poi) => (basePois.has(poi) ? poi.identifier : poi)),
    }));
  return { ...rest, folders: compactFolders(folders) };
}

/**
 * Decodes a state, with PoIs from its base. A PoI that is missing there is skipped. One from before
 * tours had guided tours and rooms has none, as its base: merging it with what is stored leaves those.
 */
export function expandCompact(pois: readonly Poi[], { folders, ...rest }: Compact): EditedTour {
  const basePois = new Map(pois.map((poi) => [poi.identifier, poi]));
  const expandFolders = (all: readonly CompactFolder[]): Folder[] =>
    all.map((folder) => ({
      ...folder,
      children: expandFolders(folder.children),
      pois: folder.pois.flatMap((poi) => (typeof poi === 'string' ? (basePois.get(poi) ?? []) : poi)),
    }));
  return { guidedTours: [], rooms: [], ...rest, folders: expandFolders(folders) };
}
