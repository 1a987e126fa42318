import type { Scan, ScanFloor, ScanRoom, ScanSweep } from './scan';
import { throwScanError } from './scan-error';

/** Checks the rules between fields of a manifest. @throws ScanError */
export function checkRules(scan: Scan): void {
  const floors = uniqueIds(scan.floors, 'floors');
  const rooms = uniqueIds(scan.rooms, 'rooms');
  const sweeps = uniqueIds(scan.sweeps, 'sweeps');
  uniqueIds(scan.tags, 'tags');
  checkFloors(scan.floors);
  scan.rooms.forEach((room, at) => {
    checkRoom(room, `rooms[${at}]`, floors);
  });
  scan.sweeps.forEach((sweep, at) => {
    const field = `sweeps[${at}]`;
    checkPlace(sweep, field, floors, rooms);
    checkPanorama(sweep, field);
    checkNeighbors(sweep, field, sweeps);
  });
  if (!sweeps.has(scan.start.sweep)) throwScanError('start.sweep', `names ${scan.start.sweep}, which is no sweep of this scan`);
}

function uniqueIds<T extends { id: string }>(items: readonly T[], list: string): Map<string, T> {
  const byId = new Map<string, T>();
  items.forEach((item, at) => {
    if (byId.has(item.id)) throwScanError(`${list}[${at}].id`, `is ${item.id}, which another one has already`);
    byId.set(item.id, item);
  });
  return byId;
}

function checkFloors(floors: readonly ScanFloor[]): void {
  const ordered = floors.toSorted((a, b) => a.sequence - b.sequence);
  ordered.forEach((floor, place) => {
    const field = `floors[${floors.indexOf(floor)}]`;
    if (floor.sequence !== place) throwScanError(`${field}.sequence`, `is ${floor.sequence}, but sequences count 0, 1, 2 … without gaps`);
    const below = ordered[place - 1];
    if (below && below.elevation > floor.elevation)
      throwScanError(`${field}.elevation`, `is lower than that of ${below.id}, which is the floor below`);
  });
}

function checkRoom({ floorId, bounds }: ScanRoom, field: string, floors: ReadonlyMap<string, unknown>): void {
  if (!floors.has(floorId)) throwScanError(`${field}.floorId`, `names ${floorId}, which is no floor of this scan`);
  for (const axis of ['x', 'y', 'z'] as const) {
    if (bounds.min[axis] > bounds.max[axis]) throwScanError(`${field}.bounds.min.${axis}`, 'is greater than that of max');
  }
}

type Known = ReadonlyMap<string, unknown>;

function checkPlace({ position, placement, floorId, roomId }: ScanSweep, field: string, floors: Known, rooms: Known): void {
  if (position.x === 0 && position.y === 0 && position.z === 0)
    throwScanError(`${field}.position`, 'is exactly 0, 0, 0, which stands for no place');
  if (placement === 'unplaced' && floorId !== undefined)
    throwScanError(`${field}.floorId`, 'must be absent, because the sweep is unplaced');
  if (placement !== 'unplaced' && floorId === undefined) throwScanError(`${field}.floorId`, 'is missing; only an unplaced sweep has none');
  if (floorId !== undefined && !floors.has(floorId)) throwScanError(`${field}.floorId`, `names ${floorId}, which is no floor of this scan`);
  if (roomId !== undefined && !rooms.has(roomId)) throwScanError(`${field}.roomId`, `names ${roomId}, which is no room of this scan`);
}

function checkPanorama({ panorama }: ScanSweep, field: string): void {
  if (!panorama) return;
  const { width, height } = panorama;
  if (width !== 2 * height) throwScanError(`${field}.panorama.width`, `is ${width}, but must be twice the height, ${2 * height}`);
  if (width > 4096)
    throwScanError(`${field}.panorama.width`, `is ${width}; the base picture has at most 4096, a larger one goes into hiUrl`);
}

function checkNeighbors({ id, neighbors = [] }: ScanSweep, field: string, sweeps: ReadonlyMap<string, ScanSweep>): void {
  neighbors.forEach((neighbor, at) => {
    const name = `${field}.neighbors[${at}]`;
    if (neighbor === id) throwScanError(name, 'names the sweep itself');
    const other = sweeps.get(neighbor);
    if (!other) throwScanError(name, `names ${neighbor}, which is no sweep of this scan`);
    if (other?.neighbors && !other.neighbors.includes(id)) throwScanError(name, `names ${neighbor}, which does not name ${id} back`);
  });
}
