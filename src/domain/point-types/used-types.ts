import { allPois, type Folder } from '../folders/folder';
import type { PointType } from './point-type';

/**
 * The types that a tour can show: those of its organization, and those that it was saved with and the organization does not have, or that somebody
 * may not read.
 */
export function availableTypes(catalog: readonly PointType[] | null, ofTour: readonly PointType[]): readonly PointType[] {
  if (!catalog) return ofTour;
  const ids = new Set(catalog.map(({ id }) => id));
  const others = ofTour.filter(({ id }) => !ids.has(id));
  return others.length === 0 ? catalog : [...catalog, ...others];
}

/** The types of these that points of the folders have: a tour is stored with them, so that whoever reads it can show them. */
export function usedTypes(folders: readonly Folder[], types: readonly PointType[]): PointType[] {
  const used = new Set(allPois(folders).map(({ typeId }) => typeId));
  return types.filter(({ id }) => used.has(id));
}
