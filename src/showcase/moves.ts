import type { Euler, Vector } from '@/domain/geometry';
import type { SettableValues } from './follow-values';
import { moveQueue } from './move-queue';
import type { Destination, MoveOptions, ShowcaseOperations, Sweep } from './port';
import { type Sdk, sdkModes, sdkTransitions } from './sdk';
import { viewerErrorTexts } from './texts';
import { noSuchPlace, withViewerError } from './viewer-errors';
import { pause, until, waitUntilIdle } from './waiting';

/** Degrees per second. @see PLAYER-038 */
const turnSpeed = 200;
const stillTimeoutMs = 5000;
const retryDelayMs = 250;
/** While the camera rotates, `moving` is false although the viewer is busy. */
const idleMs = 150;

type Moves = Pick<
  ShowcaseOperations,
  'goTo' | 'holdCamera' | 'releaseCamera' | 'goToMode' | 'goToFloor' | 'showAllFloors' | 'turnTo' | 'zoomTo' | 'zoomOutside'
>;
type IsLatest = () => boolean;

/** Camera moves. @param presentId the current id of a stored sweep */
export function cameraMoves(sdk: Sdk, values: SettableValues, presentId: (stored: string) => Promise<string>): Moves {
  const moveInOrder = moveQueue();
  const queue: typeof moveInOrder = (move) => {
    sdk.Camera.release?.().catch(() => undefined);
    return moveInOrder(move);
  };
  const waitUntilStill = () => until(values.moving, (moving) => !moving, stillTimeoutMs);
  // the visitor may be moving the camera, and the viewer runs one move at a time
  const withRetry = async (move: () => Promise<unknown>, isLatest: IsLatest) => {
    try {
      await move();
    } catch {
      await pause(retryDelayMs);
      await waitUntilStill();
      await waitUntilIdle(values.pose, idleMs, stillTimeoutMs);
      if (isLatest()) await move();
    }
    await waitUntilStill();
  };
  const rotate = (rotation: Euler, isLatest: IsLatest) => withRetry(() => sdk.Camera.setRotation(rotation, { speed: turnSpeed }), isLatest);
  const rotateFirst = async (lookAt: Vector | undefined, isLatest: IsLatest) => {
    const from = values.pose.value?.position;
    if (!lookAt || !from || values.mode.value !== 'inside') return false;
    // optional: the move is correct without it
    await rotate(rotationTowards(from, lookAt), isLatest).catch(() => undefined);
    return true;
  };
  const goTo = async ({ sweep, rotation, zoom }: Destination, { transition = 'fly', lookAt, ms }: MoveOptions, isLatest: IsLatest) => {
    const id = await presentId(sweep);
    if (isMissing(id, values.sweeps.value)) throw noSuchPlace();
    const isRotated = await rotateFirst(lookAt, isLatest);
    const arrival = {
      transition: sdkTransitions[transition],
      ...(ms !== undefined && { transitionTime: ms }),
      ...(isRotated ? {} : { rotation }),
    };
    if (isLatest()) await withRetry(() => sdk.Sweep.moveTo(id, arrival), isLatest);
    if (isRotated && isLatest()) await rotate(rotation, isLatest);
    if (zoom !== undefined && isLatest()) await withRetry(() => sdk.Camera.zoomTo(zoom), isLatest);
  };
  // the viewer only hides the other floors, and the plan of one can be much smaller than that of all; the provider's ignores `fit`
  const fitPlan = async (isLatest: IsLatest) => {
    if (values.mode.value !== 'floorplan' || !isLatest()) return;
    await withRetry(() => sdk.Mode.moveTo(sdkModes.floorplan, { fit: true, transition: sdkTransitions.instant }), isLatest);
  };
  const showFloors = (move: () => Promise<unknown>) =>
    queue(async (isLatest) => {
      await withRetry(move, isLatest);
      await fitPlan(isLatest);
    });
  return {
    goTo: (destination, options = {}) => queue((isLatest) => goTo(destination, options, isLatest)),
    goToMode: (mode, { transition = 'fly', ...rest } = {}) =>
      queue((isLatest) => withRetry(() => sdk.Mode.moveTo(sdkModes[mode], { ...rest, transition: sdkTransitions[transition] }), isLatest)),
    goToFloor: (index) => showFloors(() => sdk.Floor.moveTo(index)),
    showAllFloors: () => showFloors(() => sdk.Floor.showAll()),
    holdCamera: async () => void (await sdk.Camera.hold?.()),
    releaseCamera: () => queue(async () => undefined),
    turnTo: (rotation) => queue((isLatest) => rotate(rotation, isLatest)),
    zoomOutside: (factor) =>
      queue(async (isLatest) => {
        const { closerView } = await withViewerError(import('./closer-view'), viewerErrorTexts.get().zoom);
        const mode = values.mode.value;
        const view = await closerView(sdk, values, factor);
        if (view && mode && isLatest()) await withRetry(() => sdk.Mode.moveTo(sdkModes[mode], view), isLatest);
      }),
    zoomTo: (level) => queue((isLatest) => withRetry(() => sdk.Camera.zoomTo(level), isLatest)),
  };
}

const isMissing = (id: string, sweeps: readonly Sweep[]) => sweeps.length > 0 && !sweeps.some((sweep) => sweep.id === id);

/** The rotation, in degrees, from which a point sees another. Straight up or down it keeps facing north. */
export function rotationTowards(from: Vector, to: Vector): Euler {
  const [x, y, z] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const degrees = 180 / Math.PI;
  return { x: Math.atan2(y, Math.hypot(x, z)) * degrees, y: x === 0 && z === 0 ? 0 : Math.atan2(-x, -z) * degrees };
}
