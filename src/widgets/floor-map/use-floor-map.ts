import { useMemo, useState } from 'react';
import type { MapSweep } from '@/domain/plans/floor-map';
import type { RoomEdit } from '@/domain/rooms/room';
import { type Room, roomsOf } from '@/domain/rooms/rooms';
import type { Floor, Sweep } from '@/showcase/port';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useShowcaseValue } from './use-showcase-value';

/** The floors of the scan with what is on them, and the one where the camera is. */
export type FloorMap = {
  floors: readonly Floor[];
  sweeps: readonly MapSweep[];
  rooms: readonly Room[];
  /** the last floor that the camera was on */
  here: number;
  /** whether the camera is in a view that has no place on any floor */
  isUnplaced: boolean;
};

const none: readonly never[] = [];

/** A scan without floors has one. */
const onlyFloor: readonly Floor[] = [{ index: 0, name: '' }];

/** The map of the scan that is shown. @param edits what the tour's author changed of its rooms */
export function useFloorMap(edits: readonly RoomEdit[] = none): FloorMap {
  const scanFloors = usePlayerState((state) => state.floors);
  const scanSweeps = useShowcaseValue('sweeps', none);
  const hasFloors = scanFloors.length > 0;
  const sweeps = useMemo(() => scanSweeps.map((sweep) => (hasFloors ? sweep : { ...sweep, floor: 0 })), [scanSweeps, hasFloors]);
  const scanRooms = useShowcaseValue('rooms', none);
  const rooms = useMemo(
    () => roomsOf(scanRooms, edits).map((room) => (hasFloors ? room : { ...room, floor: 0 })),
    [scanRooms, edits, hasFloors],
  );
  return { floors: hasFloors ? scanFloors : onlyFloor, sweeps, rooms, ...useHere(sweeps) };
}

/** Where the camera is. On the way, as on stairs, it is on the last floor until it is at a sweep of another. */
function useHere(sweeps: readonly Sweep[]): Pick<FloorMap, 'here' | 'isUnplaced'> {
  const current = usePlayerState((state) => state.sweep);
  const isInside = usePlayerState((state) => state.viewMode === 'inside');
  const shownFloor = usePlayerState((state) => state.floor);
  const sweep = sweeps.find(({ id }) => id === current);
  const found = sweep ? sweep.floor : typeof shownFloor === 'number' && !isInside ? shownFloor : null;
  const [here, setHere] = useState(0);
  if (found !== null && found !== here) setHere(found);
  return { here: found ?? here, isUnplaced: isInside && current !== '' && sweeps.length > 0 && (sweep?.floor ?? null) === null };
}
