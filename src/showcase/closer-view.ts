import type { Vector } from '@/domain/geometry';
import type { SettableValues } from './follow-values';
import { type Sdk, type SdkModeOptions, type SdkPose, type Subscription, sdkTransitions } from './sdk';

/** The plan shows half of this height at least, and the dollhouse is this far away, in metres. */
const closestMetres = 1.5;
const farthestMetres = 500;

/**
 * The view of dollhouse or floorplan after coming closer by a factor, as options for a move to the same mode: the SDK zooms in the inside view
 * alone. Null if the current view is not known, or the limit is reached.
 */
export async function closerView(sdk: Sdk, { mode, sweeps }: SettableValues, factor: number): Promise<SdkModeOptions | null> {
  const pose = await currentPose(sdk);
  const view = mode.value === 'floorplan' ? closerPlan(pose, factor) : closerBuilding(pose, middleOf(sweeps.value), factor);
  return view && { ...view, transition: sdkTransitions.instant };
}

/** The pose with its projection, which the values do not have. */
async function currentPose({ Camera }: Sdk): Promise<SdkPose> {
  let subscription: Subscription | undefined;
  const pose = await new Promise<SdkPose>((resolve) => {
    subscription = Camera.pose.subscribe(resolve);
  });
  subscription?.cancel();
  return pose;
}

function closerPlan({ position, rotation, projection }: SdkPose, factor: number): SdkModeOptions | null {
  // of a parallel projection: 1 / half of the visible height
  const scale = projection?.[5];
  const zoom = scale ? withinLimits(1 / scale / factor) : null;
  if (zoom === null) return null;
  // in a plan, x of a rotation turns it
  return { position: { ...position }, rotation: { x: rotation.y, y: 0 }, zoom };
}

function closerBuilding({ position, rotation }: SdkPose, target: Vector, factor: number): SdkModeOptions | null {
  const forward = forwardOf(rotation);
  const [x, y, z] = [target.x - position.x, target.y - position.y, target.z - position.z];
  const depth = Math.max(closestMetres, x * forward.x + y * forward.y + z * forward.z);
  const next = withinLimits(depth / factor);
  if (next === null) return null;
  const step = depth - next;
  const at = { x: position.x + forward.x * step, y: position.y + forward.y * step, z: position.z + forward.z * step };
  return { position: at, rotation: { x: rotation.x, y: rotation.y } };
}

const withinLimits = (metres: number) => (metres >= closestMetres && metres <= farthestMetres ? metres : null);

function forwardOf({ x, y }: { x: number; y: number }): Vector {
  const [pitch, yaw] = [(x * Math.PI) / 180, (y * Math.PI) / 180];
  return { x: -Math.sin(yaw) * Math.cos(pitch), y: Math.sin(pitch), z: -Math.cos(yaw) * Math.cos(pitch) };
}

function middleOf(sweeps: readonly { position: Vector }[]): Vector {
  const mean = (axis: keyof Vector) => sweeps.reduce((sum, { position }) => sum + position[axis], 0) / Math.max(1, sweeps.length);
  return { x: mean('x'), y: mean('y'), z: mean('z') };
}
