import { isOrigin } from '../geometry';
import type { Poi, Tag } from '../pois/poi';
import { type Place, type Room, roomAt } from './rooms';

type PlacedPoint = Pick<Poi, 'sweep' | 'position'> & { tag: Pick<Tag, 'anchorPosition'> | null; floor: number | null };
type PlacedSweep = Place & { id: string };

/** Where a point is: at its tag's anchor, else at its sweep, else at its position; null if it has no place. */
export function placeOfPoint({ tag, sweep, position, floor }: PlacedPoint, sweeps: readonly PlacedSweep[]): Place | null {
  if (tag && !isOrigin(tag.anchorPosition)) return { position: tag.anchorPosition, floor };
  const placed = sweep === '' ? undefined : sweeps.find(({ id }) => id === sweep);
  if (placed) return { position: placed.position, floor: placed.floor };
  return isOrigin(position) ? null : { position, floor };
}

/** The room of a point; undefined if it is in none. */
export function roomOfPoint(
  poi: Parameters<typeof placeOfPoint>[0],
  rooms: readonly Room[],
  sweeps: readonly PlacedSweep[],
): Room | undefined {
  const place = placeOfPoint(poi, sweeps);
  return place ? roomAt(rooms, place) : undefined;
}
