import type { StopView, Transition } from '@/domain/guided-tours/guided-tour';
import { type Leg, legOf } from '@/domain/guided-tours/legs';
import { rotationTowards } from '../moves';
import type { MoveOutcome, Showcase } from '../port';

/** A fade from one view to another, in ms. */
const cutMs = 400;
/** Degrees by which the view may differ from that of a stop. */
const closeEnough = 0.5;

export type Travel = {
  to: StopView;
  transition: Transition;
  speed: number;
  isMotionReduced: boolean;
  /** whether something else was asked for meanwhile */
  isCancelled: () => boolean;
};

/** Moves the camera to a stop. @throws AppError `not-found` when its sweep is gone */
export async function travelTo(showcase: Showcase, travel: Travel): Promise<MoveOutcome> {
  const { to } = travel;
  const pose = showcase.values.pose.value;
  if (pose?.mode === 'inside' && pose.sweep === '') await showcase.releaseCamera();
  if (travel.isCancelled()) return 'superseded';
  const leg = await legTo(showcase, travel);
  if (travel.isCancelled()) return 'superseded';
  const outcome = await (to.mode === 'inside' ? goInside(showcase, leg, travel) : goOutside(showcase, leg, travel));
  // somebody may have looked around on the way
  const isOff = outcome === 'arrived' && !travel.isCancelled() && to.mode === 'inside' && !isClose(showcase, to);
  return isOff ? showcase.turnTo(to.rotation) : outcome;
}

async function legTo({ values, routeBetween, presentSweepId }: Showcase, { to, transition, isMotionReduced, speed }: Travel): Promise<Leg> {
  const sweep = to.mode === 'inside' ? await presentSweepId(to.sweep) : '';
  const floorOf = (id: string) => values.sweeps.value.find((each) => each.id === id)?.floor ?? null;
  const here = values.sweep.value;
  const isWalk = transition === 'walk' && !isMotionReduced && to.mode === 'inside' && here !== '' && here !== sweep;
  const route = isWalk ? await routeBetween(here, sweep).catch(() => []) : [];
  return legOf({
    transition,
    from: { sweep: here, mode: insideOr(values.mode.value), floor: floorOf(here) },
    to: { sweep, mode: to.mode, floor: floorOf(sweep) },
    route,
    isMotionReduced,
    speed,
  });
}

const insideOr = (mode: string | null): StopView['mode'] => (mode === 'dollhouse' || mode === 'floorplan' ? mode : 'inside');

async function goInside(showcase: Showcase, leg: Leg, travel: Travel): Promise<MoveOutcome> {
  const { sweep, rotation, zoom } = travel.to;
  const { values, goTo, zoomTo } = showcase;
  if (leg.kind === 'cut') {
    return goTo({ sweep, rotation, zoom }, travel.isMotionReduced ? { transition: 'instant' } : { transition: 'fade', ms: cutMs });
  }
  const outcome = await (leg.kind === 'walk' ? walk(showcase, leg, travel) : glide(showcase, travel));
  return outcome === 'superseded' || travel.isCancelled() || values.zoom.value === zoom ? outcome : zoomTo(zoom);
}

const glide = ({ values, goTo, turnTo }: Showcase, { to: { sweep, rotation } }: Travel): Promise<MoveOutcome> =>
  values.pose.value?.sweep === sweep ? turnTo(rotation) : goTo({ sweep, rotation }, { transition: 'fly' });

/** From sweep to sweep, looking ahead, and at the last one as the stop does. */
async function walk({ values, goTo }: Showcase, { sweeps, msPerSweep }: Leg & { kind: 'walk' }, { to, isCancelled }: Travel) {
  for (const next of sweeps) {
    const position = values.sweeps.value.find(({ id }) => id === next)?.position;
    const from = values.pose.value?.position;
    const looksAhead = next !== sweeps.at(-1) && position && from;
    const rotation = looksAhead ? { x: 0, y: rotationTowards(from, position).y } : to.rotation;
    const outcome = await goTo({ sweep: next, rotation }, { transition: 'fly', ms: msPerSweep });
    if (outcome === 'superseded' || isCancelled()) return 'superseded';
  }
  return 'arrived';
}

/** Dollhouse and plan are framed where the stop has no position. In a plan, x of a rotation turns it. */
async function goOutside(showcase: Showcase, leg: Leg, { to, isMotionReduced, isCancelled }: Travel): Promise<MoveOutcome> {
  const { mode, rotation, position, floor } = to;
  const view = position && { position, rotation: mode === 'floorplan' ? { x: rotation.y, y: 0 } : rotation };
  const transition = isMotionReduced ? 'instant' : leg.kind === 'cut' ? 'fade' : 'fly';
  const outcome = await showcase.goToMode(mode, { transition, ...view });
  if (outcome === 'superseded' || isCancelled() || floor === showcase.values.floor.value) return outcome;
  return floor === null ? outcome : showcase.goToFloor(floor);
}

function isClose({ values }: Showcase, { rotation }: StopView): boolean {
  const pose = values.pose.value;
  if (pose?.mode !== 'inside') return true;
  const around = Math.abs(((pose.rotation.y - rotation.y + 540) % 360) - 180);
  return around < closeEnough && Math.abs(pose.rotation.x - rotation.x) < closeEnough;
}
