import type { Point } from './building';

/**
 * Where somebody could stand. `y` is the ground; `covered` says that it is indoors; `room` is the free space around the
 * lens; `column` is its place in the grid.
 */
export type Stand = Point & { clearance: number; covered: boolean; room: number; area: number; column: readonly [number, number] };
