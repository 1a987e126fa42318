import { isAppError } from '@/domain/app-error';
import type { StopView, Transition } from '@/domain/guided-tours/guided-tour';
import type { ShownStop } from '@/domain/guided-tours/shown-stops';
import type { GuidedStopId } from '@/domain/ids';
import type { CameraPose, Showcase } from '../port';
import type { GuidedTourHost } from './guided-tour-host';
import { travelTo } from './travel';

/** A view that differs by more was changed by somebody, in degrees. */
const stillWithin = 1;

type CameraEvents = {
  onArrived: () => void;
  /** the sweep of the stop is gone */
  onMissing: (stop: GuidedStopId) => void;
  /** the camera was moved by somebody else, or the viewer was lost */
  onInterrupted: () => void;
};

/** The camera of a guided tour: on its way to one stop at a time. */
export function camera(host: GuidedTourHost, isMotionReduced: () => boolean, { onArrived, onMissing, onInterrupted }: CameraEvents) {
  let journey = 0;
  let isMoving = false;
  let mayBeBetween = false;
  let stopWaiting = () => {};
  let stopWatching = () => {};

  const arrive = (showcase: Showcase | null) => {
    stopWatching();
    if (showcase) stopWatching = whenMovedFrom(showcase, () => !isMoving && onInterrupted());
    onArrived();
  };
  const move = async ({ id, place: to }: ShownStop, { transition, speed }: How, isCancelled: () => boolean) => {
    const showcase = host.readyShowcase();
    const travel = { transition, speed, isMotionReduced: isMotionReduced(), isCancelled };
    isMoving = true;
    mayBeBetween = false;
    try {
      const outcome = showcase && to ? await travelTo(showcase, { ...travel, to }) : 'arrived';
      if (isCancelled()) return;
      isMoving = false;
      if (outcome === 'arrived') arrive(showcase);
      else onInterrupted();
    } catch (error) {
      if (isCancelled()) return;
      isMoving = false;
      if (isAppError(error, 'not-found')) onMissing(id);
      else onInterrupted();
    }
  };

  return {
    /** Goes to a stop, once the viewer is ready; where there is none, the stop is heard and read. */
    go: (stop: ShownStop | null, how: How) => {
      stopWaiting();
      journey += 1;
      const own = journey;
      if (stop) stopWaiting = host.whenDecided(() => void move(stop, how, () => own !== journey));
    },
    /** Stops it where it is. */
    stop: () => {
      stopWaiting();
      journey += 1;
      if (isMoving)
        void host
          .readyShowcase()
          ?.holdCamera()
          .catch(() => undefined);
      mayBeBetween ||= isMoving;
      isMoving = false;
    },
    end: () => {
      stopWaiting();
      stopWatching();
      journey += 1;
      // between two sweeps there is no place to stay
      if (mayBeBetween)
        void host
          .readyShowcase()
          ?.releaseCamera()
          .catch(() => undefined);
    },
  };
}

type How = { transition: Transition; speed: number };

/** Calls back when the camera is somewhere else, or looks elsewhere, than it does now. @returns stops watching */
function whenMovedFrom({ values: { pose } }: Showcase, onMoved: () => void): () => void {
  const from = pose.value && { ...pose.value, rotation: { ...pose.value.rotation } };
  return pose.subscribe((now) => from && now && isElsewhere(from, now) && onMoved());
}

function isElsewhere(from: CameraPose, now: CameraPose): boolean {
  const around = Math.abs(((now.rotation.y - from.rotation.y + 540) % 360) - 180);
  return (
    now.sweep !== from.sweep || now.mode !== from.mode || around > stillWithin || Math.abs(now.rotation.x - from.rotation.x) > stillWithin
  );
}

/** The stops whose sweep is gone from the scan; none while its sweeps are not known. */
export async function missingStops({ values, presentSweepId }: Showcase, stops: readonly ShownStop[]): Promise<GuidedStopId[]> {
  const sweeps = new Set(values.sweeps.value.map(({ id }) => id));
  const isMissing = async ({ sweep, mode }: StopView) => sweeps.size > 0 && mode === 'inside' && !sweeps.has(await presentSweepId(sweep));
  const found = await Promise.all(stops.map(async ({ id, place }) => (place && (await isMissing(place)) ? [id] : [])));
  return found.flat();
}
