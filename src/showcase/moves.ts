import type { Euler, Vector } from '@/domain/geometry';
import type { SettableValues } from './follow-values';
import { moveQueue } from './move-queue';
import type { Destination, MoveOptions, ShowcaseOperations, Sweep } from './port';
import { noSuchPlace } from './refusals';
import { type Sdk, sdkModes, sdkTransitions } from './sdk';
import { pause, quiet, until } from './waiting';

/** Degrees per second. @see PLAYER-038 */
const turnSpeed = 200;
const stillWithinMs = 5000;
const beforeRetryMs = 250;
/** A camera that turns on its spot is not between places, and yet busy. */
const quietMs = 150;

type Moves = Pick<ShowcaseOperations, 'goTo' | 'goToMode' | 'goToFloor' | 'showAllFloors' | 'turnTo' | 'zoomTo'>;
type IsLatest = () => boolean;

/** Moves of the camera. @param presentId the present id of a stored sweep */
export function cameraMoves(sdk: Sdk, values: SettableValues, presentId: (stored: string) => Promise<string>): Moves {
  const queue = moveQueue();
  const still = () => until(values.moving, (moving) => !moving, stillWithinMs);
  // The visitor's own moves are nobody's request here, and the viewer does one at a time.
  const tried = async (move: () => Promise<unknown>, isLatest: IsLatest) => {
    try {
      await move();
    } catch {
      await pause(beforeRetryMs);
      await still();
      await quiet(values.pose, quietMs, stillWithinMs);
      if (isLatest()) await move();
    }
    await still();
  };
  const turn = (rotation: Euler, isLatest: IsLatest) => tried(() => sdk.Camera.setRotation(rotation, { speed: turnSpeed }), isLatest);
  const turnFirst = async (lookAt: Vector | undefined, isLatest: IsLatest) => {
    const from = values.pose.value?.position;
    if (!lookAt || !from || values.mode.value !== 'inside') return false;
    // A courtesy: where it cannot be done, the move is still right.
    await turn(rotationTowards(from, lookAt), isLatest).catch(() => undefined);
    return true;
  };
  const goTo = async ({ sweep, rotation, zoom }: Destination, { transition = 'fly', lookAt }: MoveOptions, isLatest: IsLatest) => {
    const id = await presentId(sweep);
    if (isMissing(id, values.sweeps.value)) throw noSuchPlace();
    const turned = await turnFirst(lookAt, isLatest);
    const arrival = { transition: sdkTransitions[transition], ...(turned ? {} : { rotation }) };
    if (isLatest()) await tried(() => sdk.Sweep.moveTo(id, arrival), isLatest);
    if (turned && isLatest()) await turn(rotation, isLatest);
    if (zoom !== undefined && isLatest()) await tried(() => sdk.Camera.zoomTo(zoom), isLatest);
  };
  return {
    goTo: (destination, options = {}) => queue((isLatest) => goTo(destination, options, isLatest)),
    goToMode: (mode, { transition = 'fly', ...rest } = {}) =>
      queue((isLatest) => tried(() => sdk.Mode.moveTo(sdkModes[mode], { ...rest, transition: sdkTransitions[transition] }), isLatest)),
    goToFloor: (index) => queue((isLatest) => tried(() => sdk.Floor.moveTo(index), isLatest)),
    showAllFloors: () => queue((isLatest) => tried(() => sdk.Floor.showAll(), isLatest)),
    turnTo: (rotation) => queue((isLatest) => turn(rotation, isLatest)),
    zoomTo: (level) => queue((isLatest) => tried(() => sdk.Camera.zoomTo(level), isLatest)),
  };
}

const isMissing = (id: string, sweeps: readonly Sweep[]) => sweeps.length > 0 && !sweeps.some((sweep) => sweep.id === id);

/** Where the camera must look, in degrees, to see a point from another. Straight above or below, it keeps looking north. */
export function rotationTowards(from: Vector, to: Vector): Euler {
  const [x, y, z] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const degrees = 180 / Math.PI;
  return { x: Math.atan2(y, Math.hypot(x, z)) * degrees, y: x === 0 && z === 0 ? 0 : Math.atan2(-x, -z) * degrees };
}
