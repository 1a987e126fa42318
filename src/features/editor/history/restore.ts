import { contentOfEntry, type PoiHistoryEntry } from '@/domain/folders/history';
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

export const timeOf = ({ timestamp }: PoiHistoryEntry): string => (timestamp ? formatDateTime(timestamp) : 'a moment ago');
