import type { Point } from './building';

/**
 * A position where a person can stand. `y` is the ground; `covered` says whether it is indoors; `room` is the free space around the
 * lens; `column` is its position in the grid.
 */
export type Stand = Point & { clearance: number; covered: boolean; room: number; area: number; column: readonly [number, number] };
