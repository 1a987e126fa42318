import { contentOfEntry, type PoiHistoryEntry } from '@/domain/folders/history';
import { restoreFolder, restorePoi } from '@/domain/folders/restore-part';
import type { FolderId, PoiId } from '@/domain/ids';
import { formatDateTime } from '@/domain/time';
import { reuseObjects, sameEdited } from '@/domain/tours/edited';
import { toastSuccess } from '@/ui/toast';
import type { EditingSession } from '../session/editing-context';

/**
 * Restores the content of a saved version as an undoable edit; saves nothing.
 * @see EDIT-061
 */
export function restore({ store, player, flushPendingInput, replace }: EditingSession, entry: PoiHistoryEntry): void {
  flushPendingInput();
  const { edited } = store.getState();
  const next = reuseObjects(edited, { ...edited, ...contentOfEntry(entry, edited) });
  if (sameEdited(edited, next)) {
    toastSuccess('The tour already matches this saved version.');
    return;
  }
  replace(`Restore ${timeOf(entry)}`, next);
  store.setState({ restored: { historyId: entry.id, edited: next } });
  player.store.getState().closePoi();
  toastSuccess(`Restored ${timeOf(entry)}. Save to keep it, or undo to go back.`);
}

/** What of a saved version is restored by itself. */
export type PartToRestore = { name: string } & ({ kind: 'poi'; id: PoiId } | { kind: 'folder'; id: FolderId });

/** Restores one folder or PoI of a saved version as an undoable edit; saves nothing. */
export function restorePart(session: EditingSession, { folders }: PoiHistoryEntry, part: PartToRestore): void {
  const { store, flushPendingInput, edit } = session;
  flushPendingInput();
  const before = store.getState().edited;
  const isDone = edit(
    `Restore “${part.name}”`,
    (edited) => {
      const restored = part.kind === 'poi' ? restorePoi(edited.folders, folders, part.id) : restoreFolder(edited.folders, folders, part.id);
      const next = reuseObjects(edited, { ...edited, folders: restored });
      return sameEdited(edited, next) ? edited : next;
    },
    part.kind === 'poi' ? { poi: part.id } : {},
  );
  if (!isDone) return;
  const isSame = store.getState().edited === before;
  toastSuccess(
    isSame ? `“${part.name}” already matches this saved version.` : `Restored “${part.name}”. Save to keep it, or undo to go back.`,
  );
}

export const timeOf = ({ timestamp }: PoiHistoryEntry): string => (timestamp ? formatDateTime(timestamp) : 'a moment ago');
