import { vectorFrom } from '../geometry';
import type { ScanRoom } from '../rooms/scan-room';
import { number, record, records, text } from '../stored';
import type { MapSweep } from './floor-map';

/** What a map needs of a scan; floors count from 0. */
export type ScanShape = { floors: readonly { index: number; name: string }[]; sweeps: readonly MapSweep[]; rooms: readonly ScanRoom[] };

/** Reads the manifest of a scan of ours; never throws. Views without a place are left out. */
export function scanShapeFrom(manifest: unknown): ScanShape {
  const { floors: storedFloors, sweeps, rooms } = record(manifest);
  const floors = records(storedFloors, ({ id, name, sequence }) => ({ id: text(id), index: number(sequence, 0), name: text(name) }));
  const floorOf = (id: unknown): number | null => floors.find((floor) => floor.id === id)?.index ?? null;
  return {
    floors: floors.map(({ index, name }) => ({ index, name })).toSorted((one, other) => one.index - other.index),
    sweeps: records(sweeps, ({ id, position, floorId, placement }) =>
      placement === 'unplaced' ? [] : [{ id: text(id), position: vectorFrom(position), floor: floorOf(floorId) }],
    ).flat(),
    rooms: records(rooms, ({ id, label, floorId, bounds }) => {
      const { min, max } = record(bounds);
      return { id: text(id), name: text(label), floor: floorOf(floorId), bounds: { min: vectorFrom(min), max: vectorFrom(max) } };
    }),
  };
}
