import { type Room, sweepInRoom } from '@/domain/rooms/rooms';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';

/** Moves to the middle of a room, looking the same way as before. */
export function useGoToRoom(): (room: Room) => void {
  const { readyShowcase, goToView } = usePlayerSession();
  return (room) => {
    const values = readyShowcase()?.values;
    const sweep = values && sweepInRoom(room, values.sweeps.value);
    if (!values || !sweep) return;
    const rotation = values.pose.value?.mode === 'inside' ? { x: 0, y: values.pose.value.rotation.y } : { x: 0, y: 0 };
    goToView({ sweep: sweep.id, position: sweep.position, rotation, zoom: 1 });
  };
}
