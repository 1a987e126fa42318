import { roomLimits } from '@/domain/limits';
import { type Corner, surfaceOf } from '@/domain/rooms/area';

/** An outline that is being drawn: its first corner, then the one opposite, then all of them, each of which can be moved. */
export type RoomDrawing = { stage: 'first' | 'opposite' | 'done'; corners: readonly Corner[] };

export type DrawingChange =
  | { type: 'move'; index: number; corner: Corner }
  /** Sets the corner where it is; the opposite one begins at `next`. */
  | { type: 'set'; next: Corner }
  /** Adds a corner half-way between this one and the next. */
  | { type: 'add'; index: number }
  | { type: 'remove'; index: number };

/** An outline needs three corners. */
export const mayRemoveCorner = ({ stage, corners }: RoomDrawing): boolean => stage === 'done' && corners.length > 3;

export const mayAddCorner = ({ stage, corners }: RoomDrawing): boolean => stage === 'done' && corners.length < roomLimits.corners;

/** Where a corner would be added after this one. */
export function cornerAfter({ corners }: RoomDrawing, index: number): Corner {
  const [a, b] = [corners[index], corners[(index + 1) % corners.length]];
  return a && b ? roundedCorner({ x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 }) : { x: 0, z: 0 };
}

/** Less is no room, but a slip of the pointer. */
const leastSurface = 0.25;

export const outlineOf = ({ stage, corners: [a, b, ...others] }: RoomDrawing): readonly Corner[] =>
  !a || !b ? [] : stage === 'opposite' ? rectangleOf(a, b) : [a, b, ...others];

export const isLargeEnough = (drawing: RoomDrawing): boolean =>
  surfaceOf({ floor: null, heights: null, corners: outlineOf(drawing) }) >= leastSurface;

export function changeDrawing(drawing: RoomDrawing, change: DrawingChange): RoomDrawing {
  const { stage, corners } = drawing;
  if (change.type === 'move') return { stage, corners: corners.with(change.index, roundedCorner(change.corner)) };
  if (change.type === 'add')
    return mayAddCorner(drawing) ? { stage, corners: corners.toSpliced(change.index + 1, 0, cornerAfter(drawing, change.index)) } : drawing;
  if (change.type === 'remove') return mayRemoveCorner(drawing) ? { stage, corners: corners.toSpliced(change.index, 1) } : drawing;
  if (stage === 'first') return { stage: 'opposite', corners: [...corners, roundedCorner(change.next)] };
  return stage === 'opposite' && isLargeEnough(drawing) ? { stage: 'done', corners: outlineOf(drawing) } : drawing;
}

const rectangleOf = (a: Corner, b: Corner): readonly Corner[] => [a, { x: b.x, z: a.z }, b, { x: a.x, z: b.z }];

/** To the centimetre. */
const roundedCorner = ({ x, z }: Corner): Corner => ({ x: Math.round(x * 100) / 100, z: Math.round(z * 100) / 100 });
