import { type Corner, surfaceOf } from '@/domain/rooms/area';

/** An outline that is being drawn: its first corner, then the one opposite, then all of them, each of which can be moved. */
export type RoomDrawing = { stage: 'first' | 'opposite' | 'done'; corners: readonly Corner[] };

export type DrawingChange =
  | { type: 'move'; index: number; corner: Corner }
  /** Sets the corner where it is; the opposite one begins at `next`. */
  | { type: 'set'; next: Corner };

/** Less is no room, but a slip of the pointer. */
const leastSurface = 0.25;

export const outlineOf = ({ stage, corners: [a, b, ...others] }: RoomDrawing): readonly Corner[] =>
  !a || !b ? [] : stage === 'opposite' ? rectangleOf(a, b) : [a, b, ...others];

export const isLargeEnough = (drawing: RoomDrawing): boolean =>
  surfaceOf({ floor: null, heights: null, corners: outlineOf(drawing) }) >= leastSurface;

export function changeDrawing(drawing: RoomDrawing, change: DrawingChange): RoomDrawing {
  const { stage, corners } = drawing;
  if (change.type === 'move') return { stage, corners: corners.with(change.index, roundedCorner(change.corner)) };
  if (stage === 'first') return { stage: 'opposite', corners: [...corners, roundedCorner(change.next)] };
  return stage === 'opposite' && isLargeEnough(drawing) ? { stage: 'done', corners: outlineOf(drawing) } : drawing;
}

const rectangleOf = (a: Corner, b: Corner): readonly Corner[] => [a, { x: b.x, z: a.z }, b, { x: a.x, z: b.z }];

/** To the centimetre. */
const roundedCorner = ({ x, z }: Corner): Corner => ({ x: Math.round(x * 100) / 100, z: Math.round(z * 100) / 100 });
