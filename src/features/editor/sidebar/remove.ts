import { allFolders, allPois, type Folder } from '@/domain/folders';
import { releaseChildren, removeFolder, selectedAfterRemoval } from '@/domain/folders/changes';
import { findFolder, findPoi } from '@/domain/folders/find';
import type { FolderId, PoiId } from '@/domain/ids';
import { attachedFiles, poiDeletionRefusal } from '@/domain/pois/deletion';
import { sayProblem } from '@/ui/say';
import type { EditingSession } from '../session/editing-session';
import { sayUndoable } from '../session/say-undoable';
import { deletePoi } from '../tags/delete-poi';
import { stillPlacing } from '../tags/placing';

/** Deletes a PoI; one with files or children is not, and the way on is offered. @returns whether it was done @see EDIT-020 EDIT-022 EDIT-023 */
export function removePoi(session: EditingSession, poi: PoiId): boolean {
  const { edited, placing, ask } = session.store.getState();
  const found = findPoi(edited.folders, poi);
  if (!found) return false;
  if (placing === null && poiDeletionRefusal(found)) {
    ask({ about: 'refused', id: poi });
    return false;
  }
  const isDone = deletePoi(session, poi);
  if (isDone) sayUndoable(session, `“${found.name}” was deleted.`);
  return isDone;
}

/** Asks whether a folder is to be deleted. @see EDIT-011 */
export function askToRemoveFolder({ store }: EditingSession, id: FolderId): void {
  const { edited, placing, ask } = store.getState();
  const held = findFolder(edited.folders, id);
  if (held && placing !== null && findPoi([held], placing)) sayProblem(stillPlacing);
  else ask({ about: 'delete-folder', id });
}

/** Deletes a folder with all that lies in it, and selects the first one. @see EDIT-012 */
export function removeFolderNow(session: EditingSession, id: FolderId): void {
  const { store, visit, edit } = session;
  const held = findFolder(store.getState().edited.folders, id);
  if (!held || !edit('Delete folder', (edited) => ({ ...edited, folders: removeFolder(edited.folders, id) }))) return;
  const { activePoi, closePoi } = visit.store.getState();
  if (activePoi !== null && findPoi([held], activePoi)) closePoi();
  const { edited, selectFolder } = store.getState();
  selectFolder(selectedAfterRemoval(edited.folders));
  sayUndoable(session, `“${held.name}” was deleted.`);
}

/** Makes PoIs of what is nested below one, so that it can be deleted. @see EDIT-023 */
export const releaseNested = ({ edit }: EditingSession, poi: PoiId): boolean =>
  edit('Release nested PoIs', (edited) => ({ ...edited, folders: releaseChildren(edited.folders, poi) }));

/** What is lost with a folder. */
export function contentsOf(folder: Folder): { folders: number; pois: number; withFiles: number } {
  const pois = allPois([folder]);
  return {
    folders: allFolders(folder.children).length,
    pois: pois.length,
    withFiles: pois.filter((poi) => attachedFiles(poi).length > 0).length,
  };
}
