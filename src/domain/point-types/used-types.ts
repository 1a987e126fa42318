import { allPois, type Folder } from '../folders/folder';
import { pointTypeLimits } from '../limits';
import type { Poi } from '../pois/poi';
import { type PointType, typeOf } from './point-type';

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

/**
 * The types of these that points of the folders have, at most 50: a tour is stored with them, so that whoever reads it can show them. One that points were
 * pasted into can have types of several organizations.
 */
export const usedTypes = (folders: readonly Folder[], types: readonly PointType[]): PointType[] => typesOfPois(allPois(folders), types);

/** The types of these that the points have. */
export function typesOfPois(pois: readonly Poi[], types: readonly PointType[]): PointType[] {
  const used = new Set(pois.map(({ typeId }) => typeId));
  return types.filter(({ id }) => used.has(id)).slice(0, pointTypeLimits.types);
}

/** A type of points that is none where they are added: its name, or its id where its definition did not come along. */
export type ForeignType = { name: string; isDefined: boolean };

/** The types of points that are none of those where they are added. @param copied the types that come along with them */
export function foreignTypes(pois: readonly Poi[], types: readonly PointType[], copied: readonly PointType[]): ForeignType[] {
  const ids = new Set(pois.flatMap(({ typeId }) => (typeId === undefined || typeOf(types, typeId) ? [] : [typeId])));
  return [...ids].map((id) => {
    const type = typeOf(copied, id);
    return { name: type?.name || id, isDefined: type !== undefined };
  });
}
