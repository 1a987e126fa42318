import { allFolders, allPois, type Folder } from '../folders/folder';
import type { Poi } from '../pois/poi';
import { type PointType, typeOf } from './point-type';
import { withFields } from './values';

/**
 * Folders of a version with what it leaves out of the tour: folders, points, types and values that are no part of versions stay as they are in the tour,
 * when it gets back what the version has.
 * @param ofVersion the types that the version has
 */
export function withExcluded(
  folders: readonly Folder[],
  tour: { folders: readonly Folder[]; pointTypes: readonly PointType[] },
  ofVersion: readonly PointType[],
): Folder[] {
  const now = new Map(allPois(tour.folders).map((poi) => [poi.identifier, poi]));
  const folderNow = new Map(allFolders(tour.folders).map((folder) => [folder.id, folder]));
  const isThere = new Set(allPois(folders).map(({ identifier }) => identifier));
  const isHidden = ({ identifier, leftOut, typeId }: Poi) =>
    !isThere.has(identifier) && (leftOut === true || typeOf(tour.pointTypes, typeId)?.leftOut === true);
  const restored = (list: readonly Folder[], formerly: readonly Folder[]): Folder[] => [
    ...list.map((folder) => {
      const before = folderNow.get(folder.id);
      return {
        ...folder,
        pois: [...folder.pois.map((poi) => withValues(poi, now.get(poi.identifier), ofVersion)), ...(before?.pois.filter(isHidden) ?? [])],
        children: restored(folder.children, before?.children ?? []),
      };
    }),
    ...formerly.filter(({ leftOut }) => leftOut === true),
  ];
  return restored(folders, tour.folders);
}

/** A point or a folder that versions leave out, or have again. */
export const withExclusion = <T extends { leftOut?: true }>({ leftOut: _, ...item }: T, isExcluded: boolean): T =>
  ({ ...item, ...(isExcluded && { leftOut: true }) }) as T;

/** A version that has no type of a point says nothing of what it holds. */
function withValues(poi: Poi, now: Poi | undefined, types: readonly PointType[]): Poi {
  const type = typeOf(types, poi.typeId);
  const { typeId, state, due, stateAt, fields = {} } = now ?? {};
  if (!type)
    return withFields(
      {
        ...poi,
        ...(typeId !== undefined && { typeId }),
        ...(state !== undefined && { state }),
        ...(due !== undefined && { due }),
        ...(stateAt !== undefined && { stateAt }),
      },
      fields,
    );
  const keys = new Set(type.fields.map(({ key }) => key));
  const others = Object.entries(fields).filter(([key]) => !keys.has(key));
  return withFields(poi, { ...Object.fromEntries(others), ...poi.fields });
}
