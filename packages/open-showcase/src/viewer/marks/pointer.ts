import type { Vector3 } from 'three';
import { type Cell, live, type Source, signal } from '../live-values';
import type { Hit, Vector2 } from '../port';
import type { Tour } from '../tour/tour';
import type { Meeting } from '../world/picking';
import type { Cursor } from './cursor';
import type { Pucks } from './pucks';

/** The tag at a pixel. */
export type TagAt = (pixel: Vector2, nearerThan: number) => { id: string; position: Vector3; distance: number } | null;

/** Tracks what is under the pointer, also while the camera moves. */
export type Pointer = {
  readonly hit: Cell<Hit>;
  readonly clicks: Source<{ pixel: Vector2; hit: Hit }>;
  /** Moves the pointer to a pixel; null when it left the canvas. `quiet` shows no ring (touch). */
  moveTo: (pixel: Vector2 | null, quiet?: boolean) => void;
  /** Picks again before the next frame, because the world moved under the pointer. */
  again: () => void;
  /** Called before each frame. */
  update: () => void;
  pick: (pixel: Vector2, includeHidden?: boolean) => Hit | null;
};

export const noHit = (): Hit => ({ object: 'none', position: { x: 0, y: 0, z: 0 }, normal: { x: 0, y: 0, z: 0 } });

export function createPointer(
  tour: () => Tour | null,
  pucks: () => Pucks | null,
  cursor: Cursor,
  tagAt: TagAt,
  invalidate: () => void,
): Pointer {
  const hit = live(noHit());
  const clicks = signal<{ pixel: Vector2; hit: Hit }>();
  let at: Vector2 | null = null;
  let quietly = false;
  let due = false;

  const pick = (pixel: Vector2, includeHidden = false) => {
    const here = tour();
    const meeting = here?.picking.first(here.rig.rayThrough(pixel), includeHidden);
    return here && meeting ? modelHit(here, meeting) : null;
  };
  const look = (pixel: Vector2): Hit => {
    const here = tour();
    if (!here) return noHit();
    const ray = here.rig.rayThrough(pixel);
    const meeting = here.picking.first(ray);
    const distance = meeting?.distance ?? Number.POSITIVE_INFINITY;
    const tag = tagAt(pixel, distance);
    if (tag) return { object: 'tag', id: tag.id, position: plain(tag.position), normal: plain(ray.direction.clone().negate()) };
    const puck = pucks()?.at(ray, distance);
    if (puck) return { object: 'sweep', id: puck.id, position: plain(puck.point), normal: { x: 0, y: 1, z: 0 } };
    return meeting ? modelHit(here, meeting) : noHit();
  };

  return {
    hit,
    clicks,
    moveTo(pixel, quiet = false) {
      at = pixel;
      quietly = quiet;
      due = true;
      invalidate();
    },
    again() {
      due = at !== null;
    },
    update() {
      if (!due) return;
      due = false;
      const found = at ? look(at) : noHit();
      if (sameHit(found, hit.value)) return;
      pucks()?.hover(found.object === 'sweep' ? (found.id ?? null) : null);
      cursor.show(quietly ? noHit() : found);
      hit.set(found);
    },
    pick,
  };
}

function modelHit(tour: Tour, { point, normal, piece }: Meeting): Hit {
  const hit: Hit = { object: 'model', position: plain(point), normal: plain(normal) };
  // objects added by the embedding page belong to no floor
  return piece ? { ...hit, floor: tour.world.floorAt(point, piece) } : hit;
}

const plain = ({ x, y, z }: Vector3) => ({ x, y, z });

const samePoint = (a: Hit['position'], b: Hit['position']) => a.x === b.x && a.y === b.y && a.z === b.z;
const sameHit = (a: Hit, b: Hit) =>
  a.object === b.object && a.id === b.id && a.floor === b.floor && samePoint(a.position, b.position) && samePoint(a.normal, b.normal);
