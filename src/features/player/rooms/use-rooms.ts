import { useMemo } from 'react';
import { type Room, roomsOf } from '@/domain/rooms/rooms';
import type { Tour } from '@/domain/tours/tour';
import { usePlayerState } from '@/widgets/player-session/player-session-context';

/** The rooms that visitors find: those of the scan with what the author changed. */
export function useRooms({ rooms: edits }: Pick<Tour, 'rooms'>): readonly Room[] {
  const scanRooms = usePlayerState((state) => state.rooms);
  return useMemo(() => roomsOf(scanRooms, edits), [scanRooms, edits]);
}
