import type { Rotation } from '../../viewer/port';
import { sameContent } from '../observable';
import { requireNumber, requireNumbers, sdkError } from '../sdk-error';
import { type Showcase, warn } from '../showcase';
import { rowMajor } from '../vectors';
import { modeName, type SdkMode, TransitionType } from './transition';

const Direction = { FORWARD: 'FORWARD', LEFT: 'LEFT', RIGHT: 'RIGHT', BACK: 'BACK', UP: 'UP', DOWN: 'DOWN' } as const;
type DirectionName = keyof typeof Direction;
type SpeedOptions = { speed?: number };

export type SdkPose = {
  position: { x: number; y: number; z: number };
  rotation: Rotation;
  /** 16 numbers, row-major */
  projection: Float32Array;
  sweep: string;
  mode: SdkMode;
};

/** The camera: where it stands and looks, turning, panning, zooming. Angles in degrees. @see showcase-sdk §2.3 */
export function cameraNamespace(showcase: Showcase) {
  const { viewer, events, whileVisiting } = showcase;
  const read = (): SdkPose => {
    const { position, rotation, projection, sweep, mode } = viewer.pose.value;
    return { position: { ...position }, rotation: { ...rotation }, projection: rowMajor(projection), sweep, mode: modeName(mode) };
  };
  viewer.pose.subscribe(() => {
    if (events.heard('camera.move')) events.emit('camera.move', read());
  });
  return {
    Direction,
    TransitionType,
    Event: { MOVE: 'camera.move' } as const,
    pose: whileVisiting([viewer.pose], read),
    zoom: whileVisiting([viewer.zoom], () => ({ level: viewer.zoom.value }), sameContent),
    /** @deprecated of the provider: `pose` */
    async getPose() {
      showcase.requirePlaying('asking for the pose');
      return read();
    },
    ...turning(showcase),
    /** Ours: stops the camera where it is. A walk between two sweeps goes on with `release`, or with the next move of the visitor; other moves end. */
    async hold(): Promise<void> {
      showcase.requirePlaying('holding the camera');
      viewer.hold();
    },
    /** Ours: lets a walk go on that was held. */
    async release(): Promise<void> {
      showcase.requirePlaying('releasing the camera');
      viewer.release();
    },
    ...zooming(showcase),
    async moveInDirection(direction: DirectionName): Promise<void> {
      requireInside(showcase, 'moving in a direction');
      if (!Object.hasOwn(Direction, direction)) {
        throw sdkError('InvalidArgument', `The direction must be one of ${Object.keys(Direction).join(', ')}.`);
      }
      if (!(await viewer.moveInDirection(direction))) warn(`There is nowhere to go ${direction}.`);
    },
    /** Dollhouse and floorplan only. @throws WrongMode, and InvalidArgument without a number */
    async pan({ x, z }: { x?: number; z?: number } = {}): Promise<void> {
      showcase.requirePlaying('panning');
      const { current } = viewer.mode.value;
      if (current === 'inside' || current === 'outside') {
        throw sdkError('WrongMode', 'Camera.pan works in dollhouse and floorplan only. Call Mode.moveTo first.');
      }
      if (x === undefined && z === undefined) throw sdkError('InvalidArgument', 'Camera.pan needs x, z or both.');
      const complete = await viewer.pan({
        ...(x !== undefined && { x: requireNumber(x, 'Camera.pan x') }),
        ...(z !== undefined && { z: requireNumber(z, 'Camera.pan z') }),
      });
      if (!complete) warn('The camera stopped at the bounds of the model.');
    },
  };
}

function turning(showcase: Showcase) {
  const { viewer } = showcase;
  const done = (complete: boolean) => {
    if (!complete) warn('The camera stopped at the limit of its rotation.');
  };
  return {
    /** Turns by an angle: `horizontal` > 0 to the right, `vertical` > 0 up. */
    async rotate(horizontal: number, vertical: number, options: SpeedOptions = {}): Promise<void> {
      showcase.requirePlaying('turning');
      const turn = requireNumbers({ horizontal, vertical }, ['horizontal', 'vertical'], 'Camera.rotate');
      const speed = speedOf(options);
      if (viewer.mode.value.current === 'floorplan' && turn.vertical !== 0) {
        warn('The floorplan cannot be turned vertically.');
        turn.vertical = 0;
      }
      done(await viewer.turnBy(turn.horizontal, turn.vertical, speed));
    },
    /** Turns to a rotation in the form of `pose` by the shortest way. @throws WrongMode outside the inside view */
    async setRotation(rotation: Rotation, options: SpeedOptions = {}): Promise<void> {
      requireInside(showcase, 'setting the rotation');
      done(await viewer.turnTo(requireNumbers(rotation, ['x', 'y'], 'Camera.setRotation'), speedOf(options)));
    },
    /** Turns until this pixel of the canvas is in its centre. @throws WrongMode outside the inside view */
    async lookAtScreenCoords(x: number, y: number): Promise<void> {
      requireInside(showcase, 'looking at a point of the screen');
      done(await viewer.lookAtPixel(requireNumbers({ x, y }, ['x', 'y'], 'Camera.lookAtScreenCoords')));
    },
  };
}

function zooming(showcase: Showcase) {
  const { viewer } = showcase;
  const zoomTo = async (level: number): Promise<number> => {
    requireInside(showcase, 'zooming');
    const wanted = requireNumber(level, 'The zoom level');
    const reached = await viewer.zoomTo(wanted);
    if (Math.abs(reached - wanted) > 1e-6) warn(`The zoom level ${wanted} is out of range; it is ${reached} now.`);
    return reached;
  };
  return {
    /** Resolves with the level reached. @throws WrongMode outside the inside view */
    zoomTo,
    /** Adds to the level. */
    zoomBy: async (delta: number) => zoomTo(viewer.zoom.value + requireNumber(delta, 'Camera.zoomBy')),
    async zoomReset(): Promise<void> {
      await zoomTo(1);
    },
  };
}

function requireInside({ viewer, requirePlaying }: Showcase, what: string): void {
  requirePlaying(what);
  const { current } = viewer.mode.value;
  if (current === 'transitioning') throw sdkError('Busy', 'The view is changing. Wait until Mode.transition is idle.');
  if (current !== 'inside' && current !== 'outside') {
    throw sdkError('WrongMode', `Call Mode.moveTo with mode.inside before ${what}.`);
  }
}

function speedOf({ speed }: SpeedOptions): number | undefined {
  if (speed === undefined) return undefined;
  if (!(requireNumber(speed, 'The speed') > 0)) throw sdkError('InvalidArgument', 'The speed must be above 0 degrees per second.');
  return speed;
}
