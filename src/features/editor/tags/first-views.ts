import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { View } from '@/domain/pois/new-poi';
import { announce } from '@/ui/announce/announce';
import { toastError } from '@/ui/toast';
import { rewritePoiHistory } from '../session/edit-actions';
import type { EditingSession } from '../session/editing-context';
import type { FirstView } from '../session/view-state';
import { takeScreenshot } from './screenshots';
import { noViewReason } from './set-view';

/** How long the picture has looked the same when it stands. */
const restMs = 300;

/** Notes that a point was added before the viewer could say where: while the scan loads, while the camera moves, or from outside. @see EDIT-016 */
export function noteFirstView({ store }: EditingSession, poi: PoiId, firstView: FirstView): void {
  store.setState(({ firstViews }) => ({ firstViews: new Map(firstViews).set(poi, firstView) }));
}

/** Gives points that wait for it the first view that stands inside the scan, with its screenshot. @returns stops it */
export function followFirstViews(session: EditingSession): () => void {
  const { store, player } = session;
  let stops: (() => void)[] = [];
  let followed: ReturnType<typeof player.readyShowcase> = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const give = () => {
    for (const [poi, { waits }] of store.getState().firstViews) if (waits) giveView(session, poi);
  };
  // the viewer reports the end of a move and where it led one after the other
  const giveWhenStill = () => {
    clearTimeout(timer);
    if (store.getState().firstViews.size > 0) timer = setTimeout(give, restMs);
  };
  const follow = () => {
    const viewer = player.readyShowcase();
    if (viewer === followed) return;
    followed = viewer;
    for (const stop of stops) stop();
    stops = viewer ? [viewer.values.pose.subscribe(giveWhenStill), viewer.values.moving.subscribe(giveWhenStill)] : [];
    giveWhenStill();
  };
  follow();
  const ends = [
    player.store.subscribe(follow),
    store.subscribe(({ firstViews }, before) => firstViews !== before.firstViews && giveWhenStill()),
    () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Sets the current view for points that have none; says why where there is none. */
export function giveCurrentView(session: EditingSession, pois: readonly PoiId[]): void {
  const { player } = session;
  if (!standingView(session)) return void toastError(noViewReason(player.readyShowcase()));
  for (const poi of pois) giveView(session, poi);
}

function giveView(session: EditingSession, id: PoiId): void {
  const { store } = session;
  const view = standingView(session);
  const firstView = store.getState().firstViews.get(id);
  const poi = findPoi(store.getState().edited.folders, id);
  // one that was deleted can come back, without a view
  if (!view || !firstView || !poi) return;
  store.setState(({ firstViews }) => ({ firstViews: new Map([...firstViews].filter(([other]) => other !== id)) }));
  // it has got another view in the meantime
  if (poi.sweep !== firstView.sweep) return;
  rewritePoiHistory(store, id, (before) => ({ ...before, ...view }));
  announce('View saved.');
  if (firstView.screenshot && poi.screenshot === '') void takeScreenshot(session, id);
}

function standingView({ player }: EditingSession): View | null {
  return player.readyShowcase()?.values.moving.value === false ? player.currentView() : null;
}
