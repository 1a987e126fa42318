import type { Scan, ScanFloor, ScanRoom, ScanSweep } from 'open-showcase/scan';
import type { Drawing } from './drawing';
import type { Daylight } from './light/daylight';
import type { Triple } from './pen';

/** A scanner position, which is the position of its lens. Ray casts find its neighbours. */
export type Stand = { id: string; at: Triple; room: string; yaw?: number; label?: string };

/** The view of a cover image: the camera's position, its target, its vertical field of view in degrees. */
export type View = { from: Triple; to: Triple; fov: number };

/** The description of a building: its manifest without computed fields, its drawing and its light. */
export type Building = {
  scan: Omit<Scan, 'format' | 'version' | 'units' | 'up' | 'mesh' | 'thumbnail' | 'floors' | 'rooms' | 'sweeps'> & {
    floors: ScanFloor[];
    rooms: ScanRoom[];
    /** sweeps added as they are, in addition to the stands */
    sweeps?: ScanSweep[];
  };
  stands: readonly Stand[];
  draw: () => Drawing;
  daylight: Daylight;
  cover: View;
};
