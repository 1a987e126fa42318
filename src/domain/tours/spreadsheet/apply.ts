import { addFolder, mapFolders } from '../../folders/changes';
import { type Folder, newFolderName, uncategorized } from '../../folders/folder';
import { newFolder } from '../../folders/new-folder';
import { type FolderId, folderId, type PoiId } from '../../ids';
import { poiThing } from '../../languages/things';
import type { Translation } from '../../languages/translations';
import type { Poi } from '../../pois/poi';
import { isDeepEqual } from '../../same';
import type { CellChange, RowChange } from './sheet-plan';
import { pathSeparator, type SheetContext, type SheetFolder, type SheetPoint } from './sheet-point';

/** A translation that an import writes; null removes one. */
export type TranslationChange = { tag: string; thing: string; field: string; translation: Translation | null; before: Translation | null };

/** The rows and cells of a plan that were chosen, and the points to delete. */
export type ChosenChanges = { rows: readonly RowChange[]; removed: ReadonlySet<PoiId> };

/** The row with some of its cells. */
export const withCells = (row: RowChange, isChosen: (change: CellChange) => boolean): RowChange => ({
  ...row,
  changes: row.changes.filter(isChosen),
});

/** The folders after an import, and the translations that it changes. */
export function applySheet(
  folders: readonly Folder[],
  { rows, removed }: ChosenChanges,
  context: SheetContext,
): { folders: Folder[]; translations: TranslationChange[] } {
  const changed = rows.map((row) => ({
    row,
    point: row.changes.reduce((point, { column, cell }) => column.read(point, cell, context), row.point),
  }));
  const made = withFolders(
    folders,
    context.folders,
    changed.map(({ point }) => point.folder),
  );
  return {
    folders: arranged(made.folders, changed, removed, made.idOf),
    translations: changed.flatMap(({ row, point }) => translationChanges(row.point, point)),
  };
}

type Changed = { row: RowChange; point: SheetPoint };

/** The folders with those that rows name and the tour does not have. */
function withFolders(folders: readonly Folder[], there: readonly SheetFolder[], wanted: readonly SheetFolder[]) {
  let all = [...folders];
  const made = new Map(there.toReversed().flatMap(({ id, path }) => (id !== null && path !== '' ? [[path, folderId(id)] as const] : [])));
  const idOfPath = (path: string): FolderId => {
    const found = made.get(path);
    if (found) return found;
    const [name = '', ...above] = path.split(pathSeparator).toReversed();
    const parent = above.length > 0 ? idOfPath(above.toReversed().join(pathSeparator)) : null;
    const folder = newFolder(name);
    all = addFolder(all, parent, folder);
    made.set(path, folder.id);
    return folder.id;
  };
  for (const { id, path } of wanted) if (id === null && path !== '') idOfPath(path);
  // points without a folder come first, in the list of those that have none or in the first folder
  const first = folders.find(({ name }) => name === uncategorized)?.id ?? folders[0]?.id;
  const fallback = () => first ?? idOfPath(newFolderName);
  const needsFallback = wanted.some(({ id, path }) => id === null && path === '');
  const fallbackId = needsFallback ? fallback() : null;
  return {
    folders: all,
    idOf: ({ id, path }: SheetFolder): FolderId => (id !== null ? folderId(id) : (made.get(path) ?? fallbackId ?? fallback())),
  };
}

function arranged(
  folders: readonly Folder[],
  changed: readonly Changed[],
  removed: ReadonlySet<PoiId>,
  idOf: (folder: SheetFolder) => FolderId,
): Folder[] {
  const points = new Map(changed.map(({ point }) => [point.poi.identifier, point.poi]));
  const leaving = new Map(
    changed
      .filter(({ row, point }) => row.kind !== 'added' && !isSameFolder(row.point, point))
      .map(({ point }) => [point.poi.identifier, true]),
  );
  const arriving = changed.filter(({ row, point }) => row.kind === 'added' || !isSameFolder(row.point, point));
  const ordered = changed.filter(({ row, point }) => point.order !== row.point.order);
  return mapFolders(folders, (folder) => {
    const staying = folder.pois.filter(({ identifier }) => !leaving.has(identifier) && !removed.has(identifier));
    const added = arriving.filter(({ point }) => idOf(point.folder) === folder.id).map(({ point }) => point.poi);
    const pois = [...staying.map((poi) => points.get(poi.identifier) ?? poi), ...added];
    const wanted = ordered.filter(({ point }) => idOf(point.folder) === folder.id);
    return { ...folder, pois: inOrder(pois, wanted) };
  });
}

const isSameFolder = (one: SheetPoint, other: SheetPoint): boolean =>
  one.folder.id === other.folder.id && one.folder.path === other.folder.path;

/** The points with those whose order a row gives at their places; all others keep their order. */
function inOrder(pois: readonly Poi[], wanted: readonly Changed[]): Poi[] {
  const places = new Map(wanted.map(({ point }) => [point.poi.identifier, point.order]));
  const others = pois.filter(({ identifier }) => !places.has(identifier));
  const placed = pois
    .filter(({ identifier }) => places.has(identifier))
    .toSorted((one, other) => (places.get(one.identifier) ?? 0) - (places.get(other.identifier) ?? 0));
  for (const poi of placed) others.splice((places.get(poi.identifier) ?? 1) - 1, 0, poi);
  return others;
}

/** What differs between the translations of a point before and after. */
function translationChanges(before: SheetPoint, after: SheetPoint): TranslationChange[] {
  const thing = poiThing(after.poi.identifier);
  return Object.entries(after.texts).flatMap(([tag, fields]) => {
    const former = before.texts[tag] ?? {};
    const names = new Set([...Object.keys(former), ...Object.keys(fields)]);
    return [...names].flatMap((field) => {
      const [was, is] = [former[field] ?? null, fields[field] ?? null];
      return isDeepEqual(was, is) ? [] : [{ tag, thing, field, translation: is, before: was }];
    });
  });
}
