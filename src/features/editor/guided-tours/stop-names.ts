import { useSyncExternalStore } from 'react';
import type { GuidedStop } from '@/domain/guided-tours/guided-tour';
import type { Poi } from '@/domain/pois/poi';
import type { Sweep } from '@/showcase/port';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useEditingSession } from '../session/editing-context';

/** What a stop is called in the editor. @param index from 0 */
export function nameOfStop(stop: GuidedStop, index: number, points: ReadonlyMap<string, Poi>): string {
  const point = stop.poi === null ? undefined : points.get(stop.poi);
  return stop.title.trim() || point?.name || stop.text.trim().slice(0, 40) || `Stop ${index + 1}`;
}

const none: readonly Sweep[] = [];
const never = () => () => {};

/** The sweeps of the scan; empty until it is loaded. */
export function useSweeps(): readonly Sweep[] {
  const { player } = useEditingSession();
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const sweeps = isReady ? player.readyShowcase()?.values.sweeps : undefined;
  return useSyncExternalStore(sweeps ? (listener) => sweeps.subscribe(listener) : never, () => sweeps?.value ?? none);
}
