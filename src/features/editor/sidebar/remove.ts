import { releaseChildren, removeFolder, selectedAfterRemoval, deletePoi as withoutPoi } from '@/domain/folders/changes';
import { findFolder, findPoi } from '@/domain/folders/find';
import { allFolders, allPois, type Folder } from '@/domain/folders/folder';
import type { FolderId, PoiId } from '@/domain/ids';
import { attachedFiles, poiDeletionDenial } from '@/domain/pois/deletion';
import { toastError } from '@/ui/toast';
import type { EditingSession } from '../session/editing-context';
import { toastUndoable } from '../session/toast-undoable';
import { placingInProgress } from '../tags/place-tag';

/** Deletes a PoI; if it has files or children, opens a dialog instead that offers to remove them. @returns whether it was deleted @see EDIT-020 EDIT-022 EDIT-023 */
export function removePoi(session: EditingSession, poi: PoiId): boolean {
  const { edited, placing, ask } = session.store.getState();
  const found = findPoi(edited.folders, poi);
  if (!found) return false;
  if (placing === null && poiDeletionDenial(found)) {
    ask({ about: 'deletion-blocked', id: poi });
    return false;
  }
  const isDone = deletePoi(session, poi);
  if (isDone) toastUndoable(session, `“${found.name}” was deleted.`);
  return isDone;
}

/** Asks for confirmation before a folder is deleted. @see EDIT-011 */
export function askToRemoveFolder({ store }: EditingSession, id: FolderId): void {
  const { edited, placing, ask } = store.getState();
  const folder = findFolder(edited.folders, id);
  if (folder && placing !== null && findPoi([folder], placing)) toastError(placingInProgress);
  else ask({ about: 'delete-folder', id });
}

/** Deletes a folder with its contents, and selects the first remaining one. @see EDIT-012 */
export function removeFolderNow(session: EditingSession, id: FolderId): void {
  const { store, player, edit } = session;
  const folder = findFolder(store.getState().edited.folders, id);
  if (!folder || !edit('Delete folder', (edited) => ({ ...edited, folders: removeFolder(edited.folders, id) }))) return;
  const { activePoi, closePoi } = player.store.getState();
  if (activePoi !== null && findPoi([folder], activePoi)) closePoi();
  const { edited, selectFolder } = store.getState();
  selectFolder(selectedAfterRemoval(edited.folders));
  toastUndoable(session, `“${folder.name}” was deleted.`);
}

/** Moves the PoIs nested in a PoI into its folder, so that it can be deleted. @see EDIT-023 */
export const releaseNested = ({ edit }: EditingSession, poi: PoiId): boolean =>
  edit('Release nested PoIs', (edited) => ({ ...edited, folders: releaseChildren(edited.folders, poi) }));

/** Counts what is deleted with a folder. */
export function contentsOf(folder: Folder): { folders: number; pois: number; withFiles: number } {
  const pois = allPois([folder]);
  return {
    folders: allFolders(folder.children).length,
    pois: pois.length,
    withFiles: pois.filter((poi) => attachedFiles(poi).length > 0).length,
  };
}

/**
 * Deletes a PoI with its tag in the scan, and closes it if it is open. Shows a toast if that is not possible.
 * @see EDIT-020 EDIT-021 EDIT-022 EDIT-023
 */
export function deletePoi({ store, player, edit }: EditingSession, id: PoiId): boolean {
  const { placing, edited } = store.getState();
  const poi = findPoi(edited.folders, id);
  if (placing !== null) toastError(placingInProgress);
  if (placing !== null || !poi) return false;
  const isDone = edit(`Delete “${poi.name}”`, (before) => ({ ...before, folders: withoutPoi(before.folders, id) }), { poi: id });
  if (isDone && player.store.getState().activePoi === id) player.store.getState().closePoi();
  return isDone;
}
