import type { ScanFloor } from 'open-showcase/scan';
import type { Building, Point } from './building';
import { floorAt } from './floors';
import { faceNormal, type Surface } from './surfaces';

/** A layer of the viewer: the interior, glass or shell of one floor. The shell is hidden from outside. */
export type Layer = { floor: string; kind: 'inside' | 'glass' | 'shell' | 'sky'; surface: Surface; triangles: Uint32Array };

const outlook = 30;
/** Distance below the next floor at which this floor's ceiling begins, metres. */
const slab = 0.1;

/** Sorts the triangles of the surfaces into layers. */
export function layersOf(
  surfaces: readonly Surface[],
  floors: readonly ScanFloor[],
  building: Building,
  onProgress: (part: number) => void = () => undefined,
): Layer[] {
  const all = surfaces.reduce((sum, { triangles }) => sum + triangles.length, 0);
  let done = 0;
  return surfaces.flatMap((surface) => {
    const layers = new Map<string, { floor: string; kind: Layer['kind']; corners: number[] }>();
    for (let first = 0; first < surface.triangles.length; first += 3) {
      const corners = surface.triangles.subarray(first, first + 3);
      done += 3;
      if (done % 30_000 === 0) onProgress(done / all);
      const center = centerOf(surface.positions, corners);
      const floor = surface.kind === 'sky' ? '' : (floorAt(floors, center.y - 0.35 + slab)?.id ?? '');
      const kind = surface.kind === 'solid' ? solidKind(surface, corners, center, floors, building) : surface.kind;
      const key = `${floor} ${kind}`;
      const layer = layers.get(key) ?? { floor, kind, corners: [] };
      layers.set(key, layer);
      layer.corners.push(...corners);
    }
    return [...layers.values()].map(({ floor, kind, corners }) => ({ floor, kind, surface, triangles: Uint32Array.from(corners) }));
  });
}

function solidKind(
  { positions }: Surface,
  corners: ArrayLike<number>,
  center: Point,
  floors: readonly ScanFloor[],
  building: Building,
): 'inside' | 'shell' {
  const top = floors.at(-1);
  if (top && center.y > top.elevation + top.height - slab) return 'shell';
  const [x, y, z] = faceNormal(positions, corners);
  // ground is in the inside layer even outdoors, so that it is never hidden
  return y < 0.7 && facesOutdoors(building, center, { x, y, z }) ? 'shell' : 'inside';
}

/** Whether rays from a face, straight ahead and at an angle, hit nothing. */
function facesOutdoors({ cast }: Building, center: Point, normal: Point): boolean {
  const from = { x: center.x + normal.x * 0.01, y: center.y + normal.y * 0.01, z: center.z + normal.z * 0.01 };
  const asides = [
    { x: 0, y: 0, z: 0 },
    { x: 0.7, y: 0, z: 0 },
    { x: -0.7, y: 0, z: 0 },
    { x: 0, y: 0.7, z: 0 },
    { x: 0, y: 0, z: 0.7 },
    { x: 0, y: 0, z: -0.7 },
  ];
  return asides.every((aside) => {
    const [x, y, z] = [normal.x + aside.x, normal.y + aside.y, normal.z + aside.z];
    const length = Math.hypot(x, y, z);
    return length < 0.5 || !cast(from, { x: x / length, y: y / length, z: z / length }, outlook);
  });
}

function centerOf(positions: Float32Array, corners: ArrayLike<number>): Point {
  const mean = (axis: number) => [0, 1, 2].reduce((sum, corner) => sum + (positions[(corners[corner] ?? 0) * 3 + axis] ?? 0), 0) / 3;
  return { x: mean(0), y: mean(1), z: mean(2) };
}
