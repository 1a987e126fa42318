import type { Box3, Vector3 } from 'three';
import type { Scan, ScanSweep } from '../../scan/scan';
import type { Backdrop } from '../backdrop';
import type { Curtain } from '../curtain';
import type { Cell, Source } from '../live';
import type { Moves } from '../moves';
import type { Transition, ViewMode } from '../port';
import type { Rig } from '../rig';
import type { Stage } from '../stage';
import { aView, blendViews, copyView, type View } from '../view';
import type { Panoramas } from '../world/panoramas';
import type { Picking } from '../world/picking';
import type { World } from '../world/world';

/** A sweep as the tour goes on: visitors may be kept off it, and neighbours may come and go. */
export type Place = ScanSweep & { position: Vector3; enabled: boolean; neighbors: string[]; floor: number | null };

export type ModeState = { current: ViewMode | 'transitioning'; from: ViewMode | null; to: ViewMode | null };
export type FloorState = number | 'all' | 'moving' | 'none';
export type SweepMove = { kind: 'exit' | 'enter'; from: string | undefined; to: string | undefined };

/** What the tour tells, from before it is loaded on. */
export type TourState = {
  readonly mode: Cell<ModeState>;
  readonly sweep: Cell<string>;
  readonly floor: Cell<FloorState>;
  readonly sweepMoves: Source<SweepMove>;
};

/** A loaded scan that can be walked through: everything that the moves need. */
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
  readonly places: ReadonlyMap<string, Place>;
  /** Whether the visitor asked for less motion. */
  readonly calm: () => boolean;
  /** Which floors show outside, and whether somebody chose them; which sweep was stood on last. */
  floors: { shown: number | 'all'; chosen: boolean };
  lastSweep: string;
  /** direction of view when the inside was left, degrees */
  lastYaw: number;
};

/** @see showcase-sdk §2.4 */
const fadeMs = 600;
const flyMs = (metres: number) => Math.min(2500, 500 + 120 * metres);

export type Over = (ms: number, step: (part: number) => void) => Promise<void>;
export type Travel = {
  transition?: Transition | undefined;
  ms?: number | undefined;
  /** Called when nothing of the old view is seen any more: half-way of a fade, at the start of other ways. */
  swap?: () => void;
  /** Called with each part of a flight. */
  along?: (part: number) => void;
  /** Degrees are left to the visitor: a flight that changes the place only. */
  freeLook?: boolean;
};

/** Takes the camera to a view, the way that was asked for. */
export async function travel(
  tour: Tour,
  over: Over,
  to: View,
  { transition = 'fly', ms, swap, along, freeLook = false }: Travel,
): Promise<void> {
  const { rig, curtain } = tour;
  const arrive = () => {
    copyView(freeLook ? { ...to, yaw: rig.view.yaw, pitch: rig.view.pitch } : to, rig.view);
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
    return over(half, (part) => fade(1 - part));
  }
  swap?.();
  const from = copyView(rig.view, aView());
  const duration = ms ?? flyMs(from.position.distanceTo(to.position));
  await over(duration, (part) => {
    const { yaw, pitch } = rig.view;
    blendViews(from, to, part, rig.view);
    if (freeLook) Object.assign(rig.view, { yaw, pitch });
    along?.(part);
    rig.changed();
  });
  arrive();
}

/** Shows the building as it is seen from inside (closed, whole) or from outside (open, the floors on show). */
export function dress(tour: Tour, from: 'inside' | 'outside'): void {
  const inside = from === 'inside';
  tour.world.open(!inside);
  tour.world.showFloors(inside ? 'all' : tour.floors.shown);
  tour.backdrop.show(!inside || !tour.world.hasSky);
  tour.stage.invalidate();
}

/** What the dollhouse is a picture of. */
export const shownBuilding = (tour: Tour): Box3 => tour.world.buildingOf(tour.floors.shown);

/** What is shown outside. */
export const shownBounds = (tour: Tour): Box3 => tour.world.boundsOf(tour.floors.shown);

/** Announces another mode while the camera is on its way; whatever happens, the tour is in a mode at the end. */
export async function changingMode<T>(tour: Tour, to: ViewMode, way: () => Promise<T>): Promise<T> {
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

/** The mode one is in, or is leaving. */
export const currentMode = ({ mode }: Tour): ViewMode =>
  mode.value.current === 'transitioning' ? (mode.value.from ?? 'inside') : mode.value.current;

export const isInside = (tour: Tour): boolean => ['inside', 'outside'].includes(currentMode(tour));

/** Says where the camera stands; "" on the way. */
export function standAt(tour: Tour, sweep: string): void {
  tour.rig.pose.value.sweep = sweep;
  tour.rig.changed();
  tour.sweep.set(sweep);
  if (sweep) tour.lastSweep = sweep;
}
