import { type RefObject, useMemo, useRef, useState } from 'react';
import { visiblePois } from '@/domain/folders/find';
import { type FloorFrame, floorFrame, type Size } from '@/domain/plans/floor-frame';
import { type MapPoint, type MapSweep, mapPoints } from '@/domain/plans/floor-map';
import type { Room } from '@/domain/rooms/rooms';
import type { Tour } from '@/domain/tours/tour';
import { useFloorMap } from '@/widgets/floor-map/use-floor-map';
import { useFloorPlan } from '@/widgets/floor-map/use-floor-plan';
import { useSize } from '@/widgets/floor-map/use-size';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { floorTitle } from '../controls/floors';

export type ListedFloor = { index: number; name: string; rooms: readonly Room[]; sweeps: readonly MapSweep[] };

type Minimap = {
  area: RefObject<HTMLDivElement | null>;
  size: Size;
  floors: readonly ListedFloor[];
  /** what is drawn: the floor that was chosen, else the one where the camera is */
  drawn: { floor: ListedFloor; frame: FloorFrame; plan: { address: string; size: Size } | null };
  here: { floor: number; name: string; isUnplaced: boolean };
  /** those of all floors, and of the one that is drawn */
  points: readonly MapPoint[];
  floorPoints: readonly MapPoint[];
  /** Previews a floor; null follows the camera. */
  choose: (floor: number | null) => void;
};

/** The side of the small map, in pixels. */
const smallSide = 200;

/** What the minimap shows. @param model the scan's, for which plans are laid */
export function useMinimap(tour: Tour, model: string): Minimap {
  const { floors: scanFloors, sweeps, rooms, here, isUnplaced } = useFloorMap(tour.rooms);
  const hiddenFolders = usePlayerState((state) => state.hiddenFolders);
  const points = useMemo(() => mapPoints(visiblePois(tour.folders, hiddenFolders), sweeps), [tour.folders, hiddenFolders, sweeps]);
  const floors = useMemo(
    () =>
      scanFloors.map((floor) => ({
        index: floor.index,
        name: floorTitle(tour, floor),
        rooms: rooms.filter((room) => room.floor === floor.index),
        sweeps: sweeps.filter((sweep) => sweep.floor === floor.index),
      })),
    [scanFloors, rooms, sweeps, tour],
  );
  const [chosen, choose] = useState<number | null>(null);
  // whoever goes to the previewed floor is there
  if (chosen === here) choose(null);
  const floor = floors.find(({ index }) => index === (chosen ?? here)) ?? floors[0] ?? noFloor;
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area, { width: smallSide, height: smallSide });
  const plan = useFloorPlan(tour.floorplans, floor.index, model);
  const frame = useMemo(
    () =>
      floorFrame(
        size,
        [...floor.sweeps.map(({ position }) => position), ...floor.rooms.flatMap(({ areas }) => areas.flatMap(({ corners }) => corners))],
        plan?.laid ?? null,
      ),
    [size, floor, plan],
  );
  const floorPoints = useMemo(() => points.filter((point) => point.floor === floor.index), [points, floor.index]);
  return {
    area,
    size,
    floors,
    drawn: { floor, frame, plan: plan && { address: plan.address, size: plan.laid.image } },
    here: { floor: here, name: floors.find(({ index }) => index === here)?.name ?? '', isUnplaced },
    points,
    floorPoints,
    choose,
  };
}

const noFloor: ListedFloor = { index: 0, name: '', rooms: [], sweeps: [] };
