import { useSyncExternalStore } from 'react';
import type { GuidedStop } from '@/domain/guided-tours/guided-tour';
import type { Poi } from '@/domain/pois/poi';
import type { ObservableValue } from '@/showcase/observable-values';
import type { ShowcaseValues } from '@/showcase/port';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useEditingSession } from '../session/editing-context';

/** What a stop is called in the editor. @param index from 0 */
export function nameOfStop(stop: GuidedStop, index: number, points: ReadonlyMap<string, Poi>): string {
  const point = stop.poi === null ? undefined : points.get(stop.poi);
  return stop.title.trim() || point?.name || stop.text.trim().slice(0, 40) || `Stop ${index + 1}`;
}

type Lists = Pick<ShowcaseValues, 'sweeps' | 'rooms'>;
type ListOf<Name extends keyof Lists> = Lists[Name]['value'];

const none: readonly never[] = [];
const never = () => () => {};

/** The sweeps or the rooms of the scan; empty until it is loaded. */
export function useScanList<Name extends keyof Lists>(name: Name): ListOf<Name> {
  const { player } = useEditingSession();
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const list: ObservableValue<ListOf<Name>> | undefined = isReady ? player.readyShowcase()?.values[name] : undefined;
  return useSyncExternalStore(list ? (listener) => list.subscribe(listener) : never, () => list?.value ?? none);
}
