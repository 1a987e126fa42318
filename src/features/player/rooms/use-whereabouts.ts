import { useEffect } from 'react';
import type { RoomId } from '@/domain/ids';
import type { Room } from '@/domain/rooms/rooms';
import { followWhereabouts } from '@/showcase/whereabouts';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';

/** The room that the visitor is in, as long as the viewer is ready; stored, so that list and map mark it. */
export function useWhereabouts(rooms: readonly Room[]): RoomId | null {
  const { store, readyShowcase } = usePlayerSession();
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  useEffect(() => {
    const values = isReady ? readyShowcase()?.values : undefined;
    if (!values) return;
    const end = followWhereabouts(values, rooms, (room) => store.setState({ room }));
    return () => {
      end();
      store.setState({ room: null });
    };
  }, [store, isReady, readyShowcase, rooms]);
  return usePlayerState(({ room }) => room);
}
