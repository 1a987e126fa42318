import { useEffect, useState } from 'react';
import type { Spot } from '@/domain/plans/affine';
import { type MapSweep, nearestSweep } from '@/domain/plans/floor-map';
import { poiDefaults } from '@/domain/pois/poi';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';

/** The longest way takes less: the mark of a sweep that is never reached goes away. */
const ringMs = 6000;

/** Goes to the sweep that is nearest to a spot. `ring` marks it until the camera is there, if it is not where the spot is. */
export function useGo(): { ring: Spot | null; goTo: (sweeps: readonly MapSweep[], spot: Spot) => void } {
  const { goToView, readyShowcase } = usePlayerSession();
  const current = usePlayerState((state) => state.sweep);
  const [marked, setMarked] = useState<MapSweep | null>(null);
  if (marked && marked.id === current) setMarked(null);
  useEffect(() => {
    if (!marked) return;
    const timer = setTimeout(() => setMarked(null), ringMs);
    return () => clearTimeout(timer);
  }, [marked]);
  const goTo = (sweeps: readonly MapSweep[], spot: Spot) => {
    const nearest = nearestSweep(sweeps, spot);
    if (!nearest) return;
    const { id, position } = nearest.sweep;
    const rotation = readyShowcase()?.values.pose.value?.rotation;
    setMarked(nearest.isNear || id === current ? null : nearest.sweep);
    goToView({ sweep: id, position, rotation: { x: 0, y: rotation?.y ?? 0 }, zoom: poiDefaults.zoom });
  };
  return { ring: marked && { x: marked.position.x, z: marked.position.z }, goTo };
}
