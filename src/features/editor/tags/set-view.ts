import type { PoiId } from '@/domain/ids';
import { withView, withViewOf } from '@/domain/pois/new-poi';
import type { Poi } from '@/domain/pois/poi';
import type { Showcase } from '@/showcase/port';
import { toastError, toastSuccess } from '@/ui/toast';
import { pleaseWaitMessage } from '@/widgets/player-session/player-controls';
import type { EditingSession } from '../session/editing-context';
import { cancelPlacing, placingKey } from './place-tag';

const cameraMovingMessage = 'Wait until the camera stops moving, then set the view.';
const outsideMessage = 'Go inside first. A view is always set from inside the scan.';

/** Starts choosing a new view for the PoI. @see EDIT-034 */
export function startViewChange({ store }: EditingSession, poi: PoiId): void {
  store.setState({ changingView: poi });
}

/** Cancels the change and returns to the saved view. */
export function cancelViewChange({ store, player }: EditingSession): void {
  const { changingView } = store.getState();
  store.setState({ changingView: null });
  if (changingView) player.store.getState().openPoi(changingView);
}

/** Saves the current view as the PoI's view; its tag does not move. @see EDIT-034 EDIT-035 */
export function applyView({ store, player, editPoi }: EditingSession, id: PoiId): void {
  const view = player.currentView();
  if (!view) {
    toastError(noViewReason(player.readyShowcase()));
    return;
  }
  editPoi('Set view', id, (poi) => ({ ...withView(poi, view), ...(poi.type !== 'tag' && { floor: view.floor }) }));
  store.setState({ changingView: null });
  toastSuccess('View updated');
}

/** Gives the PoI the view of another one, and goes there. */
export function applyViewOf({ editPoi, player }: EditingSession, id: PoiId, other: Poi): void {
  editPoi('Set view', id, (poi) => withViewOf(poi, other));
  player.store.getState().openPoi(id);
  toastSuccess('View updated');
}

/** Why there is no view that could be stored. */
export function noViewReason(viewer: Showcase | null): string {
  if (!viewer) return pleaseWaitMessage();
  return viewer.values.moving.value ? cameraMovingMessage : outsideMessage;
}

/** Whether a tag is being placed or a view changed. */
export const isScanToolActive = ({ store }: EditingSession): boolean =>
  store.getState().placing !== null || store.getState().changingView !== null;

/** Whether the last step belongs to the tag being placed; undoing it cancels placing, with nothing to redo. */
export function isPlacingLastStep({ store }: EditingSession): boolean {
  const { placing, past } = store.getState();
  return placing !== null && past.at(-1)?.key === placingKey(placing);
}

/** Cancels placing a tag or changing a view. @see EDIT-027 EDIT-034 */
export function cancelScanTool(session: EditingSession): void {
  if (session.store.getState().placing !== null) cancelPlacing(session);
  else cancelViewChange(session);
}
