import { AppError } from '@/domain/app-error';
import { newFolder } from '@/domain/folders';
import * as changes from '@/domain/folders/changes';
import { findFolder, folderAbove, folderOf } from '@/domain/folders/find';
import type { FolderId } from '@/domain/ids';
import type { Edited } from '@/domain/tours/edited';
import type { EditingSession } from '../session/editing-session';
import type { Entry } from '../session/sidebar-slice';
import type { DropPlace } from './dragging/drop-places';

type Folders = Edited['folders'];

const ofFolders =
  (change: (folders: Folders) => Folders) =>
  (edited: Edited): Edited => {
    const folders = change(edited.folders);
    return folders === edited.folders ? edited : { ...edited, folders };
  };

/** Adds a folder, at the end of the top level or in another one, selects it and begins to name it. @see EDIT-008 EDIT-009 */
export function addFolder({ edit, store, visit }: EditingSession, above: FolderId | null = null): FolderId | null {
  const added = newFolder();
  const isAdded = edit(
    'Add folder',
    ofFolders((folders) => changes.addFolder(folders, above, added)),
  );
  if (!isAdded) return null;
  const { selectFolder, collapse, rename } = store.getState();
  visit.store.getState().openSidebar(true);
  if (above) collapse([above], false);
  selectFolder(added.id);
  rename({ kind: 'folder', id: added.id });
  return added.id;
}

/** Gives a folder or a PoI another name; an empty one changes nothing. @see EDIT-010 */
export function rename({ edit, editPoi }: EditingSession, entry: Entry, written: string): void {
  const name = written.trim();
  if (name === '') return;
  if (entry.kind === 'poi') editPoi('Rename PoI', entry.id, (poi) => (poi.name === name ? poi : { ...poi, name }));
  else
    edit(
      'Rename folder',
      ofFolders((folders) => changes.renameFolder(folders, entry.id, name)),
    );
}

/** Moves a folder or a PoI one place up or down among those beside it. @see EDIT-010 EDIT-019 */
export function shift({ edit }: EditingSession, entry: Entry, step: -1 | 1): void {
  edit(
    `Move ${words[entry.kind]}`,
    ofFolders((folders) =>
      entry.kind === 'poi' ? changes.shiftPoi(folders, entry.id, step) : changes.shiftFolder(folders, entry.id, step),
    ),
  );
}

/** Puts a folder or a PoI down at another place. @returns whether it was done @see EDIT-009 EDIT-019 */
export const move = ({ edit }: EditingSession, entry: Entry, to: Pick<DropPlace, 'within' | 'index'>): boolean =>
  edit(
    `Move ${words[entry.kind]}`,
    ofFolders((folders) => movedTo(folders, entry, to)),
  );

/** Why it cannot be put down there; null when it can. @see EDIT-009 */
export function refusal(folders: Folders, entry: Entry, to: Pick<DropPlace, 'within' | 'index'>): string | null {
  try {
    movedTo(folders, entry, to);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** The folder that holds it; null is the top. */
export const withinOf = (folders: Folders, entry: Entry): FolderId | null =>
  (entry.kind === 'poi' ? folderOf(folders, entry.id) : folderAbove(folders, entry.id))?.id ?? null;

/** Its place among those of its kind beside it, from 0, and whether it is the first or the last. */
export function placeBeside(folders: Folders, entry: Entry): { index: number; isFirst: boolean; isLast: boolean } {
  const above = withinOf(folders, entry);
  const holder = above === null ? undefined : findFolder(folders, above);
  const beside: readonly string[] =
    entry.kind === 'poi' ? (holder?.pois ?? []).map(({ identifier }) => identifier) : (holder?.children ?? folders).map(({ id }) => id);
  const index = beside.indexOf(entry.id);
  return { index, isFirst: index <= 0, isLast: index === beside.length - 1 };
}

const words = { poi: 'PoI', folder: 'folder' } as const;

function movedTo(folders: Folders, entry: Entry, { within, index }: Pick<DropPlace, 'within' | 'index'>): Folders {
  if (entry.kind === 'folder') return changes.moveFolder(folders, entry.id, { above: within, place: index });
  return within === null ? folders : changes.movePoi(folders, entry.id, { folder: within, place: index });
}
