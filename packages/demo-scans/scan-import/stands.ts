import type { Bounds, Building, Point } from './building';
import type { Stand } from './stand';
import { walkable } from './walkable';

/** Height of the lens above the ground, and what a person needs above and around it; metres. */
const eye = 1.55;
const headroom = 1.9;
const elbowroom = 0.4;
const farthest = 12;
const outlook = 40;
const slightlyUp = (15 * Math.PI) / 180;
/** Maximum number of columns in one direction: a large site is sampled more coarsely. */
const mostColumns = 400;

const around = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return { x: Math.cos(angle), y: 0, z: Math.sin(angle) };
});
const up = { x: 0, y: 1, z: 0 };
const down = { x: 0, y: -1, z: 0 };

/** Grid points on all ground where a person fits, at most `step` metres apart unless the site is very large. */
export function standsIn(building: Building, step = 0.25, onProgress: (part: number) => void = () => undefined): Stand[] {
  const { min, max } = building.bounds;
  const stride = strideOf(building.bounds, step);
  const stands: Stand[] = [];
  for (let column = 0, x = min.x + stride / 2; x < max.x; column += 1, x += stride) {
    onProgress((x - min.x) / (max.x - min.x));
    for (let row = 0, z = min.z + stride / 2; z < max.z; row += 1, z += stride) {
      for (const y of groundsAt(building, x, z)) {
        const stand = standAt(building, { x, y, z });
        if (stand) stands.push({ ...stand, area: stride * stride, column: [column, row] });
      }
    }
  }
  return walkable(stands);
}

const strideOf = ({ min, max }: Bounds, step: number) => Math.max(step, Math.max(max.x - min.x, max.z - min.z) / mostColumns);

/** How many columns of the grid are looked into. */
export function columnsOf({ min, max }: Bounds, step = 0.25): number {
  const stride = strideOf({ min, max }, step);
  return Math.ceil((max.x - min.x) / stride) * Math.ceil((max.z - min.z) / stride);
}

/** The heights of ground in a column, from the top. */
function groundsAt({ cast, bounds }: Building, x: number, z: number): number[] {
  const grounds: number[] = [];
  let y = bounds.max.y + 0.01;
  for (let hits = 0; hits < 100; hits += 1) {
    const hit = cast({ x, y, z }, down, y - bounds.min.y + 0.02);
    if (!hit) break;
    y -= hit.distance;
    if (hit.rise > 0.8) grounds.push(y);
    y -= 0.001;
  }
  return grounds;
}

function standAt({ cast }: Building, ground: Point): Omit<Stand, 'area' | 'column'> | null {
  // a nave or a hall is high; a sky that is not marked as one is higher
  const overhead = cast({ ...ground, y: ground.y + 0.02 }, up, outlook);
  const clearance = overhead ? overhead.distance + 0.02 : farthest;
  if (clearance < headroom) return null;
  const lens = lensOver(ground);
  const hits = around.map((direction) => cast(lens, direction, farthest));
  // from inside a wall or another solid, most visible faces show their backs
  if (hits.filter((hit) => hit?.back).length > around.length / 2) return null;
  const room = Math.min(...hits.map((hit) => hit?.distance ?? farthest));
  return room < elbowroom ? null : { ...ground, clearance, covered: overhead !== null && isEnclosed(cast, lens), room };
}

/** A ceiling is hit in all slightly raised directions; the edge of a parasol or a tree is not. */
function isEnclosed(cast: Building['cast'], lens: Point): boolean {
  const rising = around.map(({ x, z }) => ({ x: x * Math.cos(slightlyUp), y: Math.sin(slightlyUp), z: z * Math.cos(slightlyUp) }));
  return rising.filter((direction) => cast(lens, direction, outlook) !== null).length >= around.length * 0.7;
}

/** The position of the camera above this ground. */
export const lensOver = ({ x, y, z }: Point): Point => ({ x, y: y + eye, z });
