import type { Vector } from '../geometry';

/** A box in metres, in the coordinates of the scan. */
export type Box = { min: Vector; max: Vector };

/** A room as the scan has it: `name` is "" if it has none, `floor` counts from 0 at the bottom and is null if it is unknown. */
export type ScanRoom = { id: string; name: string; floor: number | null; bounds: Box };
