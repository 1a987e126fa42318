import type { RoomId } from '../ids';
import { depthInRoom, type Place, type Room, roomAt } from './rooms';

/**
 * In which room a visitor is told to be. `next` waits to be told since `since`, in milliseconds of any clock; without further places it is told at
 * `dueAt`.
 */
export type Whereabouts = { room: RoomId | null; next: RoomId | null; since: number; dueAt: number | null };

export const nowhere: Whereabouts = { room: null, next: null, since: 0, dueAt: null };

/** A walk through a door wavers between two rooms: the next one counts after a moment, and that far inside. */
const enteredAfterMs = 300;
const enteredWithin = 0.3;
/** Who stays near a wall is in the room too, and who passes a gap between rooms is still in the last one. */
const stayedAfterMs = 1000;

/** Where a visitor is told to be after being at a place; `place` is null outside the inside view. */
export function nextWhereabouts(before: Whereabouts, rooms: readonly Room[], place: Place | null, now: number): Whereabouts {
  const room = place === null ? undefined : roomAt(rooms, place);
  const next = room?.id ?? null;
  if (next === before.room) return before.dueAt === null ? before : { room: next, next, since: now, dueAt: null };
  const since = before.dueAt !== null && before.next === next ? before.since : now;
  const isInside = room !== undefined && place !== null && depthInRoom(room, place) >= Math.min(enteredWithin, narrowShare(room));
  const dueAt = since + (isInside ? enteredAfterMs : stayedAfterMs);
  return now >= dueAt ? { room: next, next, since: now, dueAt: null } : { room: before.room, next, since, dueAt };
}

/** In a narrow room nobody is far from the walls. */
const narrowShare = ({ surface }: Room) => Math.sqrt(surface) / 8;
