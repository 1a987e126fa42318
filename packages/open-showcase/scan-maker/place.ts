import type { Scan, ScanFloor, ScanRoom, ScanSweep } from '../src/scan/scan';
import type { Drawing } from './drawing';
import type { Daylight } from './light/daylight';
import type { Triple } from './pen';

/** Where a scanner stood: the lens, and the rooms it sees its way to are found by ray. */
export type Stand = { id: string; at: Triple; room: string; yaw?: number; label?: string };

/** The picture of a place: where the camera is, what it looks at, its vertical field of view in degrees. */
export type View = { from: Triple; to: Triple; fov: number };

/** A place as it is described: its manifest without what is computed, how it is drawn and how the light falls. */
export type Place = {
  scan: Omit<Scan, 'format' | 'version' | 'units' | 'up' | 'mesh' | 'thumbnail' | 'floors' | 'rooms' | 'sweeps'> & {
    floors: ScanFloor[];
    rooms: ScanRoom[];
    /** sweeps that are placed by hand as they are, beside the stands */
    sweeps?: ScanSweep[];
  };
  stands: readonly Stand[];
  draw: () => Drawing;
  daylight: Daylight;
  cover: View;
};
