import { AppError } from '@/domain/app-error';
import * as changes from '@/domain/folders/changes';
import { findFolder, folderOf, parentFolder } from '@/domain/folders/find';
import { newFolder } from '@/domain/folders/new-folder';
import type { FolderId } from '@/domain/ids';
import { plainName } from '@/domain/plain-name';
import type { EditedTour } from '@/domain/tours/edited';
import { announce } from '@/ui/announce/announce';
import { folderKey, poiKey, type TreeRow } from '@/widgets/poi-list/poi-rows';
import type { EditingSession } from '../session/editing-context';
import type { Entry } from '../session/view-state';
import type { DropPosition } from './dragging/drop-positions';

type Folders = EditedTour['folders'];

const changeFolders =
  (change: (folders: Folders) => Folders) =>
  (edited: EditedTour): EditedTour => {
    const folders = change(edited.folders);
    return folders === edited.folders ? edited : { ...edited, folders };
  };

/** Adds a folder at the end of the top level or of a parent folder, selects it and starts renaming it. @see EDIT-008 EDIT-009 */
export function addFolder({ edit, store, player }: EditingSession, above: FolderId | null = null): FolderId | null {
  const added = newFolder();
  const isAdded = edit(
    'Add folder',
    changeFolders((folders) => changes.addFolder(folders, above, added)),
  );
  if (!isAdded) return null;
  const { selectFolder, collapse, rename } = store.getState();
  player.store.getState().setSidebarOpen(true);
  if (above) collapse([above], false);
  selectFolder(added.id);
  rename({ kind: 'folder', id: added.id });
  return added.id;
}

/** Renames a folder or a PoI; an empty name changes nothing. @see EDIT-010 */
export function rename({ edit, editPoi }: EditingSession, entry: Entry, text: string): void {
  const name = plainName(text);
  if (name === '') return;
  announce(`Named “${name}”.`);
  if (entry.kind === 'poi') editPoi('Rename PoI', entry.id, (poi) => (poi.name === name ? poi : { ...poi, name }));
  else
    edit(
      'Rename folder',
      changeFolders((folders) => changes.renameFolder(folders, entry.id, name)),
    );
}

/** Leaves a folder out of versions, or not. */
export function excludeFolder({ edit }: EditingSession, id: FolderId, isExcluded: boolean): void {
  edit(
    'Change what versions leave out',
    changeFolders((folders) => changes.excludeFolder(folders, id, isExcluded)),
  );
}

/** Moves a folder or a PoI up or down by one among its siblings. @see EDIT-010 EDIT-019 */
export function shift({ edit }: EditingSession, entry: Entry, step: -1 | 1): void {
  edit(
    `Move ${kindLabels[entry.kind]}`,
    changeFolders((folders) =>
      entry.kind === 'poi' ? changes.shiftPoi(folders, entry.id, step) : changes.shiftFolder(folders, entry.id, step),
    ),
  );
}

/** Moves a folder or a PoI to another position. @returns whether it was moved @see EDIT-009 EDIT-019 */
export const move = ({ edit }: EditingSession, entry: Entry, to: Pick<DropPosition, 'within' | 'index'>): boolean =>
  edit(
    `Move ${kindLabels[entry.kind]}`,
    changeFolders((folders) => moveEntry(folders, entry, to)),
  );

/** The reason why it cannot be moved there; null if it can. @see EDIT-009 */
export function moveError(folders: Folders, entry: Entry, to: Pick<DropPosition, 'within' | 'index'>): string | null {
  try {
    moveEntry(folders, entry, to);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** The parent folder; null for the top level. */
export const parentFolderOf = (folders: Folders, entry: Entry): FolderId | null =>
  (entry.kind === 'poi' ? folderOf(folders, entry.id) : parentFolder(folders, entry.id))?.id ?? null;

/** Its index among its siblings of the same kind, from 0, and whether it is the first or the last. */
export function positionAmongSiblings(folders: Folders, entry: Entry): { index: number; isFirst: boolean; isLast: boolean } {
  const above = parentFolderOf(folders, entry);
  const parent = above === null ? undefined : findFolder(folders, above);
  const siblingIds: readonly string[] =
    entry.kind === 'poi' ? (parent?.pois ?? []).map(({ identifier }) => identifier) : (parent?.children ?? folders).map(({ id }) => id);
  const index = siblingIds.indexOf(entry.id);
  return { index, isFirst: index <= 0, isLast: index === siblingIds.length - 1 };
}

const kindLabels = { poi: 'PoI', folder: 'folder' } as const;

function moveEntry(folders: Folders, entry: Entry, { within, index }: Pick<DropPosition, 'within' | 'index'>): Folders {
  if (entry.kind === 'folder') return changes.moveFolder(folders, entry.id, { above: within, place: index });
  return within === null ? folders : changes.movePoi(folders, entry.id, { folder: within, place: index });
}

export const entryOf = (row: TreeRow): Entry =>
  row.kind === 'poi' ? { kind: 'poi', id: row.poi.identifier } : { kind: 'folder', id: row.id };

export const keyOf = (entry: Entry): string => (entry.kind === 'poi' ? poiKey(entry.id) : folderKey(entry.id));
