import type { PoiId } from '@/domain/ids';
import type { EditingSession } from '../session/editing-context';

/** Opens the history with the saved versions in which one PoI changed. */
export function openHistoryOf({ store, player }: EditingSession, poi: PoiId): void {
  store.getState().showHistoryOf(poi);
  if (player.store.getState().panel !== 'history') player.store.getState().togglePanel('history');
}
