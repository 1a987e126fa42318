import type { Vector } from '../geometry';
import { type RoomId, roomId } from '../ids';
import { type Area, depthIn, middleOf, surfaceOf } from './area';
import type { RoomEdit, RoomShape } from './room';
import type { ScanRoom } from './scan-room';

/** A room as visitors find it. `areas` are those of all rooms merged into it; `surface` in square metres. */
export type Room = { id: RoomId; name: string; floor: number | null; areas: readonly Area[]; surface: number };

/**
 * The rooms of the scan with the author's changes: renamed, merged, without those that are hidden, and with the author's own. A room without a name
 * is left out, because nobody could be told of it.
 */
export function roomsOf(scanRooms: readonly ScanRoom[], edits: readonly RoomEdit[]): Room[] {
  const editById = new Map<string, RoomEdit>(edits.map((edit) => [edit.id, edit]));
  const single = [
    ...scanRooms.map(({ id, name, floor, bounds }) => ({ id: roomId(id), name, floor, area: boxArea(floor, bounds) })),
    ...edits.flatMap(({ id, name, shape }) => (shape ? [{ id, name, floor: shape.floor, area: shapeArea(shape) }] : [])),
  ];
  const ids = new Set<string>(single.map(({ id }) => id));
  const areas = new Map<string, Area[]>();
  for (const { id, area } of single) {
    const target = mergeTarget(id, editById, ids);
    areas.set(target, [...(areas.get(target) ?? []), area]);
  }
  return single.flatMap(({ id, name: ownName, floor }) => {
    const own = areas.get(id);
    const edit = editById.get(id);
    const name = edit?.name.trim() || ownName.trim();
    if (!own || edit?.isHidden || name === '') return [];
    return [{ id, name, floor, areas: own, surface: own.reduce((sum, area) => sum + surfaceOf(area), 0) }];
  });
}

export const boxArea = (floor: number | null, { min, max }: ScanRoom['bounds']): Area => ({
  floor,
  heights: { from: min.y, to: max.y },
  corners: [
    { x: min.x, z: min.z },
    { x: max.x, z: min.z },
    { x: max.x, z: max.z },
    { x: min.x, z: max.z },
  ],
});

export const shapeArea = ({ floor, corners }: RoomShape): Area => ({ floor, heights: null, corners });

/** The room into which a room was merged in the end; itself if that room is gone, or if rooms were merged in a circle. */
function mergeTarget(id: RoomId, edits: ReadonlyMap<string, RoomEdit>, ids: ReadonlySet<string>): RoomId {
  const passed = new Set<string>();
  let target = id;
  for (;;) {
    passed.add(target);
    const next = edits.get(target)?.mergedInto ?? null;
    if (next === null || !ids.has(next)) return target;
    if (passed.has(next)) return id;
    target = next;
  }
}

/** A place in the scan; without a floor it is on the lowest, the only one of a scan that has none. */
export type Place = { position: Vector; floor: number | null };

/** How far inside a room a place is, in metres from its nearest wall; negative outside. */
export const depthInRoom = ({ areas }: Room, place: Place): number => Math.max(...areas.map((area) => depthIn(area, place)));

/** The room that contains a place: of several the smallest. */
export const roomAt = (rooms: readonly Room[], place: Place): Room | undefined =>
  rooms.filter((room) => depthInRoom(room, place) >= 0).sort((a, b) => a.surface - b.surface)[0];

/** The sweep nearest to the middle of a room, of those inside it; undefined if there is none. */
export function sweepInRoom<Sweep extends Place>(room: Room, sweeps: readonly Sweep[]): Sweep | undefined {
  const middle = middleOf(room.areas);
  const distance = ({ position }: Place) => Math.hypot(position.x - middle.x, position.z - middle.z);
  return sweeps.filter((sweep) => depthInRoom(room, sweep) >= 0).sort((a, b) => distance(a) - distance(b))[0];
}
