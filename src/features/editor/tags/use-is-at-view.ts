import { useCallback, useSyncExternalStore } from 'react';
import { sameRotation } from '@/domain/geometry';
import type { Poi } from '@/domain/pois/poi';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { useEditingSession } from '../session/editing-context';

/** Whether the camera is at the PoI's view, live; null while it moves, is outside, or the viewer is not ready. */
export function useIsAtView(poi: Pick<Poi, 'sweep' | 'rotation'> | undefined): boolean | null {
  const { player } = useEditingSession();
  const subscribe = useCallback((changed: () => void) => subscribeToPose(player, changed), [player]);
  return useSyncExternalStore(subscribe, () => {
    const current = player.currentView();
    return current && poi ? current.sweep === poi.sweep && sameRotation(current.rotation, poi.rotation) : null;
  });
}

/** Subscribes to the pose of the current viewer, across viewer changes. */
function subscribeToPose(player: PlayerSession, changed: () => void): () => void {
  let stop = () => {};
  const follow = () => {
    stop();
    stop = player.readyShowcase()?.values.pose.subscribe(changed) ?? (() => {});
    changed();
  };
  const unsubscribe = player.store.subscribe((state, before) => state.stage !== before.stage && follow());
  follow();
  return () => {
    unsubscribe();
    stop();
  };
}
