import type { PoiHistoryEntry } from '@/domain/history';
import { shownTime } from '@/domain/time';
import { sameEdited, withObjectsOf } from '@/domain/tours/edited';
import { say } from '@/ui/say';
import type { EditingSession } from '../session/editing-session';

/**
 * Takes up the folders of a saved state again. It is a step like any other: it can be undone, and nothing is saved by it.
 * @see EDIT-061
 */
export function restore({ store, visit, settle, replace }: EditingSession, entry: PoiHistoryEntry): void {
  settle();
  const { edited } = store.getState();
  const next = withObjectsOf(edited, { ...edited, folders: entry.folders });
  if (sameEdited(edited, next)) {
    say('The tour is the same as this saved state.');
    return;
  }
  replace(`Restore ${timeOf(entry)}`, next);
  store.setState({ restored: { historyId: entry.id, folders: next.folders } });
  visit.store.getState().closePoi();
  say(`Restored ${timeOf(entry)}. Save to keep it; Undo takes it back.`);
}

export const timeOf = ({ timestamp }: PoiHistoryEntry): string => (timestamp ? shownTime(timestamp) : 'a moment ago');
