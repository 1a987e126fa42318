import { findPoi } from '@/domain/folders/find';
import type { GuidedStop, StopView } from '@/domain/guided-tours/guided-tour';
import { viewModes } from '@/domain/guided-tours/guided-tour';
import type { GuidedStopId } from '@/domain/ids';
import type { EditingSession } from '../session/editing-context';
import { noViewReason } from '../tags/set-view';

type Player = EditingSession['player'];

/** The present view, as a stop has it; null while the camera moves, and before the viewer is ready. */
export function stopViewNow(player: Player): StopView | null {
  const viewer = player.readyShowcase();
  const pose = viewer?.values.pose.value;
  const mode = viewModes.find((each) => each === pose?.mode);
  if (!viewer || !pose || !mode || viewer.values.moving.value || (mode === 'inside' && pose.sweep === '')) return null;
  const { sweeps, floor, zoom } = viewer.values;
  const isInside = mode === 'inside';
  const visibleFloor = typeof floor.value === 'number' ? floor.value : null;
  return {
    sweep: isInside ? pose.sweep : '',
    rotation: pose.rotation,
    zoom: zoom.value,
    mode,
    floor: isInside ? (sweeps.value.find(({ id }) => id === pose.sweep)?.floor ?? visibleFloor) : visibleFloor,
    position: isInside ? null : pose.position,
  };
}

/** Why there is no view that a stop could have. */
export const noStopViewReason = (player: Player): string => noViewReason(player.readyShowcase());

/** Plays the guided tour that is open from one of its stops, as visitors see it; the panel is there again on returning to edit. */
export function playFrom({ player, store }: EditingSession, stop: GuidedStopId): void {
  const { guidedTour } = store.getState();
  const { setUiMode, openGuidedTour } = player.store.getState();
  if (guidedTour === null) return;
  setUiMode('play');
  openGuidedTour({ id: guidedTour, stop, start: 'atOnce', loops: false, isPressed: true });
}

/** Moves the camera to a stop. */
export function goToStop({ player, store }: EditingSession, { poi, view }: GuidedStop): void {
  const viewer = player.readyShowcase();
  const point = poi === null ? undefined : findPoi(store.getState().edited.folders, poi);
  if (point) player.goToView(point);
  else if (view?.mode === 'inside') player.goToView({ ...view, position: viewer?.values.pose.value?.position ?? { x: 0, y: 0, z: 0 } });
  else if (view && viewer) {
    const { mode, rotation, zoom, position } = view;
    viewer
      .goToMode(mode, { rotation, zoom, ...(position && { position }) })
      .catch((error: unknown) => console.warn('The stop was not reached.', error));
  }
}
