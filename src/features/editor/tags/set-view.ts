import type { PoiId } from '@/domain/ids';
import { withView } from '@/domain/pois/new-poi';
import type { Showcase } from '@/showcase/port';
import { say, sayProblem } from '@/ui/say';
import { pleaseWait } from '@/widgets/visit/player-controls';
import type { EditingSession } from '../session/editing-session';

const onTheWay = 'Wait until the camera has arrived, then set the view.';
const outside = 'Go inside first: the view of a point of interest is where one stands in the scan.';

/** From now on one looks for another view of the PoI. @see EDIT-034 */
export function changeView({ store }: EditingSession, poi: PoiId): void {
  store.setState({ changingView: poi });
}

/** Gives up changing the view, and goes back to the one that is stored. */
export function keepView({ store, visit }: EditingSession): void {
  const { changingView } = store.getState();
  store.setState({ changingView: null });
  if (changingView) visit.store.getState().openPoi(changingView);
}

/** Makes what one sees the view of a PoI; a tag stays where it stands. @see EDIT-034 EDIT-035 */
export function applyView({ store, visit, editPoi }: EditingSession, id: PoiId): void {
  const view = visit.standing();
  if (!view) {
    sayProblem(whyNotNow(visit.viewer()));
    return;
  }
  editPoi('Set view', id, (poi) => ({ ...withView(poi, view), ...(poi.type !== 'tag' && { floor: view.floor }) }));
  store.setState({ changingView: null });
  say('View updated');
}

function whyNotNow(viewer: Showcase | null): string {
  if (!viewer) return pleaseWait;
  return viewer.values.moving.value ? onTheWay : outside;
}
