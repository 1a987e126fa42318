import { useMemo } from 'react';
import { type ArrangedRoom, arrangedRooms } from '@/domain/rooms/changes';
import { floorName } from '@/domain/tours/floors';
import { useFloorMap } from '@/widgets/floor-map/use-floor-map';
import { useShowcaseValue } from '@/widgets/floor-map/use-showcase-value';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useEditingState } from '../session/editing-context';

const none: readonly never[] = [];

/** `floor` is null for rooms of which the scan does not know it; nothing can be drawn there. */
export type ArrangedFloor = { floor: number | null; name: string; rooms: readonly ArrangedRoom[] };

/** All rooms by floor, the top floor first. */
export function useArrangedRooms(): readonly ArrangedFloor[] {
  const edits = useEditingState((state) => state.edited.rooms);
  const names = useEditingState((state) => state.edited.floors);
  const scanRooms = useShowcaseValue('rooms', none);
  const hasFloors = usePlayerState((state) => state.floors.length > 0);
  const { floors: scanFloors } = useFloorMap(edits);
  return useMemo(() => {
    const rooms = arrangedRooms(scanRooms, edits).map((room) => (hasFloors ? room : { ...room, floor: 0 }));
    const indices = new Set<number | null>(scanFloors.map(({ index }) => index));
    const others = rooms.filter(({ floor }) => !indices.has(floor));
    return [
      ...scanFloors.toReversed().map(({ index, name }) => ({
        floor: index,
        name: names[index]?.trim() || name || floorName(names, index),
        rooms: rooms.filter(({ floor }) => floor === index),
      })),
      ...(others.length > 0 ? [{ floor: null, name: 'Other rooms', rooms: others }] : []),
    ];
  }, [scanRooms, edits, names, hasFloors, scanFloors]);
}
