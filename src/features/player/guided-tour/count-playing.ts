import type { StoreApi } from 'zustand';
import { countUse } from '@/backend/publishing/count-use';
import type { GuidedTourState } from '@/domain/guided-tours/guided-tour-state';
import type { GuidedTourId } from '@/domain/ids';

/** Counts once that a guided tour is played, and that it was played to its end. Returns how to stop. */
export function countPlaying(store: StoreApi<GuidedTourState>, guidedTour: GuidedTourId): () => void {
  const counted = new Set<'guidedTourStarted' | 'guidedTourFinished'>();
  const once = (kind: 'guidedTourStarted' | 'guidedTourFinished') => {
    if (!counted.has(kind)) countUse({ kind, guidedTour });
    counted.add(kind);
  };
  const count = ({ playback }: GuidedTourState) => {
    if (playback.isPlaying) once('guidedTourStarted');
    if (playback.hasEnded) once('guidedTourFinished');
  };
  count(store.getState());
  return store.subscribe(count);
}
