import type { RoomId } from '@/domain/ids';
import type { Place, Room } from '@/domain/rooms/rooms';
import { nextWhereabouts, nowhere } from '@/domain/rooms/whereabouts';
import type { ShowcaseValues } from './port';

type Values = Pick<ShowcaseValues, 'pose' | 'floor' | 'floors'>;

/** Calls back with the room that the visitor is in, at once and whenever it is another one; null for none. @returns stops */
export function followWhereabouts(values: Values, rooms: readonly Room[], onRoom: (room: RoomId | null) => void): () => void {
  let state = nowhere;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    const before = state.room;
    state = nextWhereabouts(state, rooms, placeIn(values), Date.now());
    if (state.room !== before) onRoom(state.room);
    // the camera may stand still from now on
    if (state.dueAt !== null) timer = setTimeout(follow, Math.max(0, state.dueAt - Date.now()));
  };
  onRoom(null);
  follow();
  const ends = [values.pose.subscribe(follow), values.floor.subscribe(follow)];
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

function placeIn({ pose, floor, floors }: Values): Place | null {
  if (pose.value?.mode !== 'inside') return null;
  const shown = typeof floor.value === 'number' ? floor.value : null;
  // a view without a floor, in a scan that has some, has no place
  if (shown === null && floors.value.length > 0) return null;
  return { position: pose.value.position, floor: shown };
}
