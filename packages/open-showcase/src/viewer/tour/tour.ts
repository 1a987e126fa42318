import type { Box3, Vector3 } from 'three';
import type { Scan, ScanSweep } from '../../scan/scan';
import type { Backdrop } from '../backdrop';
import type { Curtain } from '../curtain';
import type { Cell, Source } from '../live-values';
import type { Moves, OnHold, Over } from '../moves';
import type { Transition, ViewMode } from '../port';
import type { Rig } from '../rig';
import type { Stage } from '../stage';
import { aView, blendViews, copyView, type View } from '../view';
import type { Panoramas } from '../world/panoramas';
import type { Picking } from '../world/picking';
import type { World } from '../world/world';

/** A sweep with its current state: whether visitors can move to it, and its neighbours. */
export type TourSweep = ScanSweep & { position: Vector3; enabled: boolean; neighbors: string[]; floor: number | null };

export type ModeState = { current: ViewMode | 'transitioning'; from: ViewMode | null; to: ViewMode | null };
export type FloorState = number | 'all' | 'moving' | 'none';
export type SweepMove = { kind: 'exit' | 'enter'; from: string | undefined; to: string | undefined };

/** Observable state of the tour; available before the scan is loaded. */
export type TourState = {
  readonly mode: Cell<ModeState>;
  readonly sweep: Cell<string>;
  readonly floor: Cell<FloorState>;
  readonly sweepMoves: Source<SweepMove>;
};

/** A loaded scan, with everything that moves need. */
export type Tour = TourState & {
  readonly scan: Scan;
  readonly stage: Stage;
  readonly rig: Rig;
  readonly moves: Moves;
  readonly world: World;
  readonly picking: Picking;
  readonly panoramas: Panoramas;
  readonly curtain: Curtain;
  readonly backdrop: Backdrop;
  readonly places: ReadonlyMap<string, TourSweep>;
  /** Whether the visitor prefers reduced motion. */
  readonly calm: () => boolean;
  /** The floors visible outside, and whether the visitor chose them. */
  floors: { shown: number | 'all'; chosen: boolean };
  lastSweep: string;
  /** the view that dollhouse or floor plan was last framed to; null if the caller chose the view */
  framed: View | null;
  /** where the visitor looked, degrees, and how far they had zoomed, when the inside view was last left */
  lastLook: { yaw: number; pitch: number; zoom: number };
};

/** @see showcase-sdk §2.4 */
const fadeMs = 600;
const flyMs = (metres: number) => Math.min(2500, 500 + 120 * metres);

export type Animate = Over;
export type Travel = {
  transition?: Transition | undefined;
  ms?: number | undefined;
  /** Called when the old view can be replaced: half-way through a fade, at the start of other transitions. */
  swap?: () => void;
  /** Called with the progress of a flight, 0 to 1. */
  along?: (part: number) => void;
  /** The flight changes the position only, so that the visitor can look around. */
  freeLook?: boolean;
};

/** Moves the camera to a view with a transition. */
export async function travel(
  tour: Tour,
  over: Animate,
  to: View,
  { transition = 'fly', ms, swap, along, freeLook = false }: Travel,
): Promise<void> {
  const { rig, curtain } = tour;
  let looksFreely = freeLook;
  const arrive = () => {
    copyView(looksFreely ? { ...to, yaw: rig.view.yaw, pitch: rig.view.pitch } : to, rig.view);
    along?.(1);
    rig.changed();
  };
  if (transition === 'instant' || (transition === 'fly' && tour.calm())) {
    swap?.();
    return arrive();
  }
  if (transition === 'fade') {
    const half = (ms ?? fadeMs) / 2;
    const fade = (part: number) => {
      curtain.close(part);
      tour.stage.invalidate();
    };
    await over(half, fade);
    swap?.();
    arrive();
    await over(half, (part) => fade(1 - part));
    return;
  }
  swap?.();
  const from = copyView(rig.view, aView());
  const duration = ms ?? flyMs(from.position.distanceTo(to.position));
  let last = { yaw: from.yaw, pitch: from.pitch };
  const isComplete = await over(
    duration,
    (part) => {
      const { yaw, pitch } = rig.view;
      // a visitor who looks around on the way keeps that direction
      looksFreely ||= yaw !== last.yaw || pitch !== last.pitch;
      blendViews(from, to, part, rig.view);
      if (looksFreely) Object.assign(rig.view, { yaw, pitch });
      last = { yaw: rig.view.yaw, pitch: rig.view.pitch };
      along?.(part);
      rig.changed();
    },
    onHold(tour),
  );
  if (isComplete) arrive();
}

/** Between two sweeps there is no place to stay, and between two modes nothing to look at. */
const onHold = (tour: Tour): OnHold => (tour.mode.value.current === 'transitioning' ? 'finish' : isInside(tour) ? 'wait' : 'stop');

/** Shows the building for the inside view (closed, all floors) or for the outside (open, the visible floors). */
export function showBuildingFrom(tour: Tour, from: 'inside' | 'outside'): void {
  const inside = from === 'inside';
  tour.world.open(!inside);
  tour.world.showFloors(inside ? 'all' : tour.floors.shown);
  tour.backdrop.show(!inside || !tour.world.hasSky);
  tour.stage.invalidate();
}

/** The bounds of the building that dollhouse and floor plan are framed to. */
export const shownBuilding = (tour: Tour): Box3 => tour.world.buildingOf(tour.floors.shown);

/** Publishes the mode change around a move; the tour ends in the new mode even if the move fails. */
export async function withModeChange<T>(tour: Tour, to: ViewMode, way: () => Promise<T>): Promise<T> {
  const from = currentMode(tour);
  const say = (state: ModeState) => {
    tour.rig.pose.value.mode = state.current;
    tour.rig.changed();
    tour.mode.set(state);
  };
  say({ current: 'transitioning', from, to });
  try {
    return await way();
  } finally {
    say({ current: to, from: null, to: null });
    tour.rig.publish();
  }
}

/** The current mode; during a transition, the mode that is being left. */
export const currentMode = ({ mode }: Tour): ViewMode =>
  mode.value.current === 'transitioning' ? (mode.value.from ?? 'inside') : mode.value.current;

export const isInside = (tour: Tour): boolean => ['inside', 'outside'].includes(currentMode(tour));

/** Sets the current sweep; "" while moving. */
export function setCurrentSweep(tour: Tour, sweep: string): void {
  tour.rig.pose.value.sweep = sweep;
  tour.rig.changed();
  tour.sweep.set(sweep);
  if (sweep) tour.lastSweep = sweep;
}
