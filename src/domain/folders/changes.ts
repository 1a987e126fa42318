import { AppError } from '../app-error';
import { type FolderId, type PoiId, poiId } from '../ids';
import { plainName } from '../plain-name';
import { withExclusion } from '../point-types/excluded';
import { poiDeletionDenial } from '../pois/deletion';
import { type Poi, poiFrom } from '../pois/poi';
import { randomIdentifier } from '../random';
import { moveItemTo } from '../reorder';
import { hasEqualFields } from '../same';
import { findFolder, findPoi } from './find';
import { allPois, type Folder } from './folder';
import { newFolder } from './new-folder';

/** The error message for a folder inside a subfolder. @see EDIT-009 */
export const nestingTooDeep = 'Only one level of subcategory allowed.';

const removedMessage = 'This PoI or folder was removed. Reload the tour.';

/**
 * The same tree with every folder, from the innermost outwards, as `change` gives it. What stays equal stays the same object, so
 * that a tree of thousands of PoIs is compared, and drawn, by what changed alone.
 */
export function mapFolders(folders: readonly Folder[], change: (folder: Folder) => Folder): Folder[] {
  return dropIfUnchanged(
    folders,
    folders.map((folder) => {
      const children = mapFolders(folder.children, change);
      const next = change(children === folder.children ? folder : { ...folder, children });
      const pois = dropIfUnchanged(folder.pois, next.pois);
      return next !== folder && isSameFolder(folder, next, pois) ? folder : pois === next.pois ? next : { ...next, pois };
    }),
  );
}

const isSameFolder = (before: Folder, after: Folder, pois: Folder['pois']) =>
  before.pois === pois && before.children === after.children && hasEqualFields(before, after, ['pois', 'children']);

/** Returns the previous list if both contain the same items. */
export const dropIfUnchanged = <T>(before: readonly T[], after: T[]): T[] =>
  before.length === after.length && after.every((item, index) => item === before[index]) ? (before as T[]) : after;

/**
 * Adds a folder below another one, or at the end of the top level if `above` is null.
 * @throws AppError `failed-precondition` below a subfolder, `not-found` if the parent folder was removed
 * @see EDIT-008 EDIT-009
 */
export function addFolder(folders: readonly Folder[], parent: FolderId | null, newItem: Folder = newFolder()): Folder[] {
  if (parent === null) return [...folders, newItem];
  requireTopLevel(folders, parent);
  return mapFolders(folders, (folder) => (folder.id === parent ? { ...folder, children: [...folder.children, newItem] } : folder));
}

/** Renames a folder; the name is trimmed, and an empty one is ignored. @see EDIT-010 */
export function renameFolder(folders: readonly Folder[], id: FolderId, typed: string): Folder[] {
  const name = plainName(typed);
  return mapFolders(folders, (folder) => (folder.id === id && name !== '' ? { ...folder, name } : folder));
}

/** Leaves a folder, with everything in it, out of versions, or not. */
export const excludeFolder = (folders: readonly Folder[], id: FolderId, isExcluded: boolean): Folder[] =>
  mapFolders(folders, (folder) => (folder.id === id ? withExclusion(folder, isExcluded) : folder));

/** Removes a folder with everything in it. @see EDIT-011 */
export function removeFolder(folders: readonly Folder[], id: FolderId): Folder[] {
  const without = (siblings: readonly Folder[]) =>
    dropIfUnchanged(
      siblings,
      siblings.filter((folder) => folder.id !== id),
    );
  return without(mapFolders(folders, (folder) => ({ ...folder, children: without(folder.children) })));
}

/** The folder to select after a deletion: the first one, or null if none is left. @see EDIT-012 */
export const selectedAfterRemoval = (folders: readonly Folder[]): FolderId | null => folders[0]?.id ?? null;

/**
 * Moves a folder to an index, clamped, among the subfolders of another one, or at the top level if `above` is null.
 * @throws AppError `failed-precondition` if it would be nested more than once, `not-found` if a folder was removed
 * @see EDIT-009 EDIT-010 EDIT-107
 */
export function moveFolder(folders: readonly Folder[], id: FolderId, to: { above: FolderId | null; place: number }): Folder[] {
  const found = findFolder(folders, id);
  if (!found) throw new AppError('not-found', removedMessage);
  const inserted = (others: readonly Folder[]) => others.toSpliced(Math.max(0, to.place), 0, found);
  if (to.above === null) return inserted(removeFolder(folders, id));
  requireTopLevel(folders, to.above);
  if (found.children.length > 0 || to.above === id) throw new AppError('failed-precondition', nestingTooDeep);
  return mapFolders(removeFolder(folders, id), (folder) =>
    folder.id === to.above ? { ...folder, children: inserted(folder.children) } : folder,
  );
}

/** Moves a folder one position up (-1) or down (1) among its siblings; no effect at the ends. @see EDIT-010 */
export function shiftFolder(folders: readonly Folder[], id: FolderId, step: -1 | 1): Folder[] {
  const shift = (siblings: readonly Folder[]) => shifted(siblings, ({ id: candidate }) => candidate === id, step);
  return shift(mapFolders(folders, (folder) => ({ ...folder, children: shift(folder.children) })));
}

/** Adds a PoI to the end of a folder. If that does not exist, it goes to the first folder, which is created if there is none. @see EDIT-014 */
export function addPoi(folders: readonly Folder[], newItem: Poi, into: FolderId | null): Folder[] {
  const all = folders.length > 0 ? folders : [newFolder()];
  const target = into !== null && findFolder(all, into) ? into : all[0]?.id;
  return mapFolders(all, (folder) => (folder.id === target ? { ...folder, pois: [...folder.pois, newItem] } : folder));
}

/** Replaces the PoI that has the same identifier. */
export const replacePoi = (folders: readonly Folder[], changed: Poi): Folder[] =>
  mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.map((poi) => (poi.identifier === changed.identifier ? changed : poi)) }));

/**
 * Moves a PoI to its own folder or another one; all other PoIs keep their order.
 * @param to folder, and index among its PoIs, clamped to the list
 * @throws AppError `not-found` if the PoI or the folder was removed
 * @see EDIT-019
 */
export function movePoi(folders: readonly Folder[], poi: PoiId, to: { folder: FolderId; place: number }): Folder[] {
  const found = findPoi(folders, poi);
  if (!found || !findFolder(folders, to.folder)) throw new AppError('not-found', removedMessage);
  return mapFolders(folders, (folder) => {
    const others = folder.pois.filter((other) => other !== found);
    return { ...folder, pois: folder.id === to.folder ? others.toSpliced(Math.max(0, to.place), 0, found) : others };
  });
}

/** Moves a PoI one position up (-1) or down (1) in its folder; no effect at the ends. @see EDIT-019 */
export const shiftPoi = (folders: readonly Folder[], poi: PoiId, step: -1 | 1): Folder[] =>
  mapFolders(folders, (folder) => ({ ...folder, pois: shifted(folder.pois, ({ identifier }) => identifier === poi, step) }));

/** Deletes a PoI. @throws AppError `failed-precondition` if it has files or children; files must be removed first @see EDIT-020 EDIT-022 EDIT-023 */
export function deletePoi(folders: readonly Folder[], poi: PoiId): Folder[] {
  const found = findPoi(folders, poi);
  const denial = found && poiDeletionDenial(found);
  if (denial) throw new AppError('failed-precondition', denial);
  return mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.filter(({ identifier }) => identifier !== poi) }));
}

/**
 * Turns the children that older tours nested below a PoI into PoIs of the same folder, placed after it, so that it can be deleted. Missing or
 * duplicate identifiers are replaced.
 * @see EDIT-023
 */
export function releaseChildren(folders: readonly Folder[], poi: PoiId): Folder[] {
  const usedIds = new Set(allPois(folders).map(({ identifier }) => identifier));
  const withUniqueId = (child: Poi): Poi => {
    const identifier = usedIds.has(child.identifier) ? poiId(randomIdentifier()) : child.identifier;
    usedIds.add(identifier);
    return { ...child, identifier };
  };
  const released = ({ children = [], ...rest }: Poi): Poi[] => [
    rest,
    ...children.map((child) => withUniqueId(poiFrom(child, randomIdentifier()))),
  ];
  return mapFolders(folders, (folder) => ({
    ...folder,
    pois: folder.pois.flatMap((candidate) => (candidate.identifier === poi && candidate.children ? released(candidate) : [candidate])),
  }));
}

function shifted<T>(list: readonly T[], matches: (candidate: T) => boolean, step: -1 | 1): T[] {
  const from = list.findIndex(matches);
  return dropIfUnchanged(list, moveItemTo(list, from, from + step));
}

function requireTopLevel(folders: readonly Folder[], id: FolderId): void {
  if (!findFolder(folders, id)) throw new AppError('not-found', removedMessage);
  if (!folders.some((folder) => folder.id === id)) throw new AppError('failed-precondition', nestingTooDeep);
}
