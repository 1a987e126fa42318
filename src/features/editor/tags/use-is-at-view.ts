import { useCallback, useSyncExternalStore } from 'react';
import { sameRotation } from '@/domain/geometry';
import type { Poi } from '@/domain/pois';
import type { PlayerSession } from '@/widgets/visit/player-session';
import { useEditingSession } from '../session/editing-context';

/** Whether one sees the view of the PoI, live; null while that cannot be told: on the way, outside, before the viewer plays. */
export function useIsAtView(poi: Pick<Poi, 'sweep' | 'rotation'> | undefined): boolean | null {
  const { visit } = useEditingSession();
  const subscribe = useCallback((changed: () => void) => followPose(visit, changed), [visit]);
  return useSyncExternalStore(subscribe, () => {
    const seen = visit.standing();
    return seen && poi ? seen.sweep === poi.sweep && sameRotation(seen.rotation, poi.rotation) : null;
  });
}

/** The pose of whichever viewer there is. */
function followPose(visit: PlayerSession, changed: () => void): () => void {
  let stop = () => {};
  const follow = () => {
    stop();
    stop = visit.viewer()?.values.pose.subscribe(changed) ?? (() => {});
    changed();
  };
  const unsubscribe = visit.store.subscribe((state, before) => state.stage !== before.stage && follow());
  follow();
  return () => {
    unsubscribe();
    stop();
  };
}
