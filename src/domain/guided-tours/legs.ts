import type { StopView, Transition } from './guided-tour';

/** A walk takes this long from one sweep to the next. */
const msPerSweep = 1200;
const longestWalkMs = 8000;

/** A place of the camera, as far as a way to another one depends on it; `sweep` is "" outside the inside view. */
export type LegEnd = Pick<StopView, 'sweep' | 'mode'> & { floor: number | null };

/** How the camera gets to a stop. `walk`: the sweeps on its way, without the first, and the time from one to the next. */
export type Leg = { kind: 'cut' } | { kind: 'glide' } | { kind: 'walk'; sweeps: readonly string[]; msPerSweep: number };

type LegOptions = {
  transition: Transition;
  from: LegEnd;
  to: LegEnd;
  /** the sweeps of the shortest way, with both ends; empty if there is none */
  route: readonly string[];
  isMotionReduced: boolean;
  speed: number;
};

/** The way to a stop as its author wants it; a cut where that is not possible. */
export function legOf({ transition, from, to, route, isMotionReduced, speed }: LegOptions): Leg {
  if (isMotionReduced || transition === 'cut' || from.mode !== to.mode) return { kind: 'cut' };
  if (to.mode !== 'inside' || from.sweep === to.sweep) return { kind: 'glide' };
  if (transition === 'glide') return { kind: from.floor === to.floor ? 'glide' : 'cut' };
  const sweeps = route.slice(1);
  const isWalkable = sweeps.length > 0 && sweeps.length * msPerSweep <= longestWalkMs;
  return isWalkable ? { kind: 'walk', sweeps, msPerSweep: msPerSweep / speed } : { kind: 'cut' };
}
