// Views for points of interest in the demo's scans: from an existing sweep towards an existing object.
import { readFileSync } from 'node:fs';

const scans = new URL('../../packages/demo-scans/scans/', import.meta.url);

/**
 * @param model id of a scan of `packages/demo-scans`
 * @returns its floors' names; `see(sweep, target)`, the position and rotation of a camera that looks at a point (metres) from a sweep,
 * given by its id or label; and `seeNumber(index)`, the same for the sweep with that number, looking across its room
 */
export function scanned(model) {
  const { floors, rooms, sweeps } = JSON.parse(readFileSync(new URL(`${model}/scan.json`, scans), 'utf8'));
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
  const seeNumber = (index) => {
    const { id, position, roomId } = sweeps[index % sweeps.length];
    const { min, max } = rooms.find((room) => room.id === roomId).bounds;
    return see(id, across(position, [(min.x + max.x) / 2, min.y + 1.1, (min.z + max.z) / 2]));
  };
  return { floors: ordered.map(({ name }) => name), see, seeNumber };
}

// The target is the middle of the room; from there, a point two metres to the north.
const across = ({ x, z }, middle) => (Math.hypot(middle[0] - x, middle[2] - z) > 1 ? middle : [x, middle[1], z - 2]);

// Degrees in YXZ order: positive x looks up, positive y left; 0/0 looks along −Z.
const turn = (dx, dy, dz) => [degrees(Math.atan2(dy, Math.hypot(dx, dz))), degrees(Math.atan2(-dx, -dz))];
const degrees = (radians) => Math.round((radians * 180_000) / Math.PI) / 1000;
