// Points of interest in the scans that come with the showcase: seen from a real sweep, looking at a real thing.
import { readFileSync } from 'node:fs';

const scans = new URL('../../packages/open-showcase/scans/', import.meta.url);

/**
 * @param model id of a scan that comes with the showcase
 * @returns its floors' names, and `see(sweep, target)`: where the camera stands and how it is turned to look at a point (metres); a
 * sweep is named by its id or its label
 */
export function scanned(model) {
  const { floors, sweeps } = JSON.parse(readFileSync(new URL(`${model}/scan.json`, scans), 'utf8'));
  const ordered = floors.toSorted((a, b) => a.sequence - b.sequence);
  const places = new Map(
    sweeps.flatMap((sweep) => [
      [sweep.id, sweep],
      [sweep.label, sweep],
    ]),
  );
  const see = (sweep, target) => {
    const place = places.get(sweep);
    if (!place) throw new Error(`${model} has no sweep ${sweep}.`);
    const { x, y, z } = place.position;
    return {
      sweep: place.id,
      at: [x, y, z],
      look: turn(target[0] - x, target[1] - y, target[2] - z),
      floor: ordered.findIndex(({ id }) => id === place.floorId),
      anchor: target,
    };
  };
  return { floors: ordered.map(({ name }) => name), see };
}

// Degrees, YXZ: x up, y to the left, 0/0 along −Z.
const turn = (dx, dy, dz) => [degrees(Math.atan2(dy, Math.hypot(dx, dz))), degrees(Math.atan2(-dx, -dz))];
const degrees = (radians) => Math.round((radians * 180_000) / Math.PI) / 1000;
