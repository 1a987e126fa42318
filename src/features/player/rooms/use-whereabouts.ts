import { useEffect } from 'react';
import type { RoomId } from '@/domain/ids';
import type { Place, Room } from '@/domain/rooms/rooms';
import { nextWhereabouts, nowhere } from '@/domain/rooms/whereabouts';
import type { ShowcaseValues } from '@/showcase/port';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';

/** The room that the visitor is in, as long as the viewer is ready; stored, so that list and map mark it. */
export function useWhereabouts(rooms: readonly Room[]): RoomId | null {
  const { store, readyShowcase } = usePlayerSession();
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  useEffect(() => {
    const values = isReady ? readyShowcase()?.values : undefined;
    if (!values) return;
    let state = nowhere;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      state = nextWhereabouts(state, rooms, placeIn(values), Date.now());
      if (store.getState().room !== state.room) store.setState({ room: state.room });
      // the camera may stand still from now on
      if (state.dueAt !== null) timer = setTimeout(follow, Math.max(0, state.dueAt - Date.now()));
    };
    follow();
    const ends = [values.pose.subscribe(follow), values.floor.subscribe(follow)];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
      store.setState({ room: null });
    };
  }, [store, isReady, readyShowcase, rooms]);
  return usePlayerState(({ room }) => room);
}

function placeIn({ pose, floor, floors }: Pick<ShowcaseValues, 'pose' | 'floor' | 'floors'>): Place | null {
  if (pose.value?.mode !== 'inside') return null;
  const shown = typeof floor.value === 'number' ? floor.value : null;
  // a view without a floor, in a scan that has some, has no place
  if (shown === null && floors.value.length > 0) return null;
  return { position: pose.value.position, floor: shown };
}
