import { AppError } from '@/domain/app-error';
import { poiId } from '@/domain/ids';
import { poiOfItem } from '@/domain/older/as-tour';
import type { OlderItem } from '@/domain/older/items';
import { isDeepEqual } from '@/domain/same';
import type { Placing } from '@/showcase/port';
import { toastError, toastSuccess } from '@/ui/toast';
import { toPlacedTag } from '@/widgets/player-session/placed-tags';
import { pleaseWaitMessage } from '@/widgets/player-session/player-controls';
import { whileViewerReady } from '@/widgets/player-session/while-viewer-ready';
import { addItem, type OlderEditingSession } from './older-editing-session';

/** `placing` is null until the viewer has started. */
type Attempt = { placing: Placing | null; isCancelled: boolean };
const attempts = new WeakMap<OlderEditingSession, Attempt>();

/** Adds a tag and lets the user place it; it is removed again if that is cancelled. @see OLD-013 OLD-031 */
export async function addTag(session: OlderEditingSession): Promise<void> {
  if (session.store.getState().placing) return;
  const before = session.store.getState();
  const item = addItem(session, 'tag');
  if (!item || (await placeOlderTag(session, item))) return;
  session.player.store.getState().closePoi();
  session.store.setState((state) => {
    const items = state.items.filter(({ identifier }) => identifier !== item.identifier);
    return { items, isChanged: before.isChanged || !isDeepEqual(items, before.items) };
  });
}

/** Lets the user place the tag of an item with the pointer. Resolves to whether it was placed. @see OLD-013 */
export async function placeOlderTag(session: OlderEditingSession, item: OlderItem): Promise<boolean> {
  const { player, store, edit } = session;
  const viewer = player.readyShowcase();
  if (!viewer) {
    toastError(pleaseWaitMessage());
    return false;
  }
  const tag = toPlacedTag(poiOfItem({ ...item, type: 'tag' }), player.content().icons);
  if (!tag || store.getState().placing) return false;
  store.setState({ placing: item.identifier, changingView: null });
  const attempt: Attempt = { placing: null, isCancelled: false };
  attempts.set(session, attempt);
  const release = player.freezeTags();
  try {
    if (viewer.values.measuring.value) await viewer.measure(false);
    const placing = await viewer.startPlacing(tag, item.normal);
    attempt.placing = placing;
    if (attempt.isCancelled) placing.cancel();
    else store.setState({ canPlace: true });
    const position = await whileViewerReady(viewer, placing.done);
    if (!position) return false;
    const view = player.currentView();
    edit(item.identifier, (current) => ({
      ...current,
      ...(view && { rotation: view.rotation, sweep: view.sweep }),
      type: 'tag',
      position: position.anchorPosition,
      stem: position.stemVector,
      uuid: current.uuid || current.identifier,
    }));
    return true;
  } catch (error) {
    console.error(error);
    toastError(error instanceof AppError ? error.message : 'Couldn’t place the tag. Try again.');
    return false;
  } finally {
    attempts.delete(session);
    store.setState({ placing: null, canPlace: false });
    release();
  }
}

function cancelPlacing(session: OlderEditingSession): void {
  const attempt = attempts.get(session);
  if (!attempt) return;
  attempt.isCancelled = true;
  attempt.placing?.cancel();
}

/** Places the tag on the surface in the center of the view. */
export async function placeInCenter(session: OlderEditingSession): Promise<void> {
  try {
    await attempts.get(session)?.placing?.putInMiddle();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    toastError(error.message);
  }
}

/** Saves the current view as the item's; a tag does not move. @see OLD-013 */
export function applyView({ player, store, edit }: OlderEditingSession, identifier: string): void {
  const view = player.currentView();
  if (!view) {
    toastError('Go inside first, and wait until the camera stops moving.');
    return;
  }
  const { rotation, sweep, position } = view;
  edit(identifier, (item) => ({ ...item, rotation, sweep, ...(item.type !== 'tag' && { position }) }));
  store.setState({ changingView: null });
  toastSuccess('View updated');
}

/** Cancels placing a tag, or changing a view: then the point is shown again as it was. @see OLD-013 */
export function cancelScanTool(session: OlderEditingSession): void {
  const { changingView } = session.store.getState();
  cancelPlacing(session);
  session.store.setState({ changingView: null });
  if (changingView) session.player.store.getState().openPoi(poiId(changingView));
}
