import { AppError } from '../app-error';
import { allPois, type Folder, newFolder } from '../folders';
import { type FolderId, type PoiId, poiId } from '../ids';
import { type Poi, poiFrom } from '../pois';
import { poiDeletionRefusal } from '../pois/deletion';
import { randomIdentifier } from '../random';
import { moved } from '../reorder';
import { findFolder, findPoi } from './find';

/** The refusal of a folder inside a subfolder. @see EDIT-009 */
export const tooDeep = 'Only one level of subcategory allowed.';

const gone = 'This PoI or folder was removed. Reload the tour.';

/**
 * The same tree with every folder, from the innermost outwards, as `change` gives it. What stays equal stays the same object, so
 * that a tree of thousands of PoIs is compared, and drawn, by what changed alone.
 */
export function mapFolders(folders: readonly Folder[], change: (folder: Folder) => Folder): Folder[] {
  return settled(
    folders,
    folders.map((folder) => {
      const children = mapFolders(folder.children, change);
      const next = change(children === folder.children ? folder : { ...folder, children });
      const pois = settled(folder.pois, next.pois);
      return next !== folder && isSameFolder(folder, next, pois) ? folder : pois === next.pois ? next : { ...next, pois };
    }),
  );
}

const isSameFolder = (before: Folder, after: Folder, pois: Folder['pois']) =>
  before.name === after.name && before.id === after.id && before.children === after.children && before.pois === pois;

/** The list of before where the other one holds the very same. */
export const settled = <T>(before: readonly T[], after: T[]): T[] =>
  before.length === after.length && after.every((one, place) => one === before[place]) ? (before as T[]) : after;

/**
 * Adds a folder below another one or, with null, at the end of the top level.
 * @throws AppError `failed-precondition` below a subfolder, `not-found` when the folder above is gone
 * @see EDIT-008 EDIT-009
 */
export function addFolder(folders: readonly Folder[], above: FolderId | null, added: Folder = newFolder()): Folder[] {
  if (above === null) return [...folders, added];
  requireTopLevel(folders, above);
  return mapFolders(folders, (folder) => (folder.id === above ? { ...folder, children: [...folder.children, added] } : folder));
}

/** Gives a folder another name; space around it is dropped, and an empty one changes nothing. @see EDIT-010 */
export const renameFolder = (folders: readonly Folder[], id: FolderId, name: string): Folder[] =>
  mapFolders(folders, (folder) => (folder.id === id && name.trim() !== '' ? { ...folder, name: name.trim() } : folder));

/** Takes a folder out of the tree, with all that lies in it. @see EDIT-011 */
export function removeFolder(folders: readonly Folder[], id: FolderId): Folder[] {
  const without = (beside: readonly Folder[]) =>
    settled(
      beside,
      beside.filter((folder) => folder.id !== id),
    );
  return without(mapFolders(folders, (folder) => ({ ...folder, children: without(folder.children) })));
}

/** Which folder is selected after one was deleted: the first, or none when none remains. @see EDIT-012 */
export const selectedAfterRemoval = (folders: readonly Folder[]): FolderId | null => folders[0]?.id ?? null;

/**
 * Moves a folder to a place, clamped, among the subfolders of another one or, with null, of the top level.
 * @throws AppError `failed-precondition` when that would nest it more than once, `not-found` when a folder is gone
 * @see EDIT-009 EDIT-010 EDIT-107
 */
export function moveFolder(folders: readonly Folder[], id: FolderId, to: { above: FolderId | null; place: number }): Folder[] {
  const found = findFolder(folders, id);
  if (!found) throw new AppError('not-found', gone);
  const inserted = (others: readonly Folder[]) => others.toSpliced(Math.max(0, to.place), 0, found);
  if (to.above === null) return inserted(removeFolder(folders, id));
  requireTopLevel(folders, to.above);
  if (found.children.length > 0 || to.above === id) throw new AppError('failed-precondition', tooDeep);
  return mapFolders(removeFolder(folders, id), (folder) =>
    folder.id === to.above ? { ...folder, children: inserted(folder.children) } : folder,
  );
}

/** Moves a folder one place up (-1) or down (1) among those beside it; at the ends it stays. @see EDIT-010 */
export function shiftFolder(folders: readonly Folder[], id: FolderId, step: -1 | 1): Folder[] {
  const shift = (beside: readonly Folder[]) => shifted(beside, ({ id: one }) => one === id, step);
  return shift(mapFolders(folders, (folder) => ({ ...folder, children: shift(folder.children) })));
}

/**
 * Adds a PoI to the end of a folder. Without such a folder it goes to the first one, which is made when there is none.
 * @see EDIT-014
 */
export function addPoi(folders: readonly Folder[], added: Poi, into: FolderId | null): Folder[] {
  const all = folders.length > 0 ? folders : [newFolder()];
  const target = into !== null && findFolder(all, into) ? into : all[0]?.id;
  return mapFolders(all, (folder) => (folder.id === target ? { ...folder, pois: [...folder.pois, added] } : folder));
}

/** Puts a changed PoI in the place of the one with its identifier. */
export const replacePoi = (folders: readonly Folder[], changed: Poi): Folder[] =>
  mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.map((poi) => (poi.identifier === changed.identifier ? changed : poi)) }));

/**
 * Moves a PoI into a folder, its own or another; every other PoI keeps its order.
 * @param to folder, and 0-based place among its PoIs, clamped to the list
 * @throws AppError `not-found` when the PoI or the folder is gone
 * @see EDIT-019
 */
export function movePoi(folders: readonly Folder[], poi: PoiId, to: { folder: FolderId; place: number }): Folder[] {
  const found = findPoi(folders, poi);
  if (!found || !findFolder(folders, to.folder)) throw new AppError('not-found', gone);
  return mapFolders(folders, (folder) => {
    const others = folder.pois.filter((other) => other !== found);
    return { ...folder, pois: folder.id === to.folder ? others.toSpliced(Math.max(0, to.place), 0, found) : others };
  });
}

/** Moves a PoI one place up (-1) or down (1) in its folder; at the ends it stays. @see EDIT-019 */
export const shiftPoi = (folders: readonly Folder[], poi: PoiId, step: -1 | 1): Folder[] =>
  mapFolders(folders, (folder) => ({ ...folder, pois: shifted(folder.pois, ({ identifier }) => identifier === poi, step) }));

/**
 * Deletes a PoI.
 * @throws AppError `failed-precondition` when it has files or children; the files are removed first
 * @see EDIT-020 EDIT-022 EDIT-023
 */
export function deletePoi(folders: readonly Folder[], poi: PoiId): Folder[] {
  const found = findPoi(folders, poi);
  const refusal = found && poiDeletionRefusal(found);
  if (refusal) throw new AppError('failed-precondition', refusal);
  return mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.filter(({ identifier }) => identifier !== poi) }));
}

/**
 * Makes PoIs of what older tours nested below one; they stand behind it in its folder, and it can be deleted then. An identifier that is
 * missing, or taken, becomes another one.
 * @see EDIT-023
 */
export function releaseChildren(folders: readonly Folder[], poi: PoiId): Folder[] {
  const taken = new Set(allPois(folders).map(({ identifier }) => identifier));
  const freed = (child: Poi): Poi => {
    const identifier = taken.has(child.identifier) ? poiId(randomIdentifier()) : child.identifier;
    taken.add(identifier);
    return { ...child, identifier };
  };
  const released = ({ children = [], ...rest }: Poi): Poi[] => [
    rest,
    ...children.map((child) => freed(poiFrom(child, randomIdentifier()))),
  ];
  return mapFolders(folders, (folder) => ({
    ...folder,
    pois: folder.pois.flatMap((one) => (one.identifier === poi && one.children ? released(one) : [one])),
  }));
}

function shifted<T>(list: readonly T[], isIt: (one: T) => boolean, step: -1 | 1): T[] {
  const from = list.findIndex(isIt);
  return settled(list, moved(list, from, from + step));
}

function requireTopLevel(folders: readonly Folder[], id: FolderId): void {
  if (!findFolder(folders, id)) throw new AppError('not-found', gone);
  if (!folders.some((folder) => folder.id === id)) throw new AppError('failed-precondition', tooDeep);
}
