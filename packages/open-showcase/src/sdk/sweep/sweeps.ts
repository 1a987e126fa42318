import type { Scan, ScanSweep } from '../../scan/scan';
import type { Rotation, Vector3 } from '../../viewer/port';
import { ObservableMap } from '../observable-map';
import { sdkError } from '../sdk-error';
import { type FloorInfo, floorInfo, noFloor, type Showcase } from '../showcase';
import { holds } from '../vectors';

export type SweepData = {
  id: string;
  sid: string;
  uuid: string;
  alignmentType: 'aligned' | 'unaligned';
  placementType: 'auto' | 'manual' | 'unplaced';
  enabled: boolean;
  floorInfo: FloorInfo;
  roomInfo: { id: string | undefined };
  neighbors: string[];
  position: Vector3;
  rotation: Rotation & { z: number };
  puckPosition: Vector3;
};

/** The value while moving and outside the inside view. @see showcase-sdk §2.4, Sweep.current */
export const nowhere: SweepData = {
  id: '',
  sid: '',
  uuid: '',
  alignmentType: 'aligned',
  placementType: 'unplaced',
  enabled: false,
  floorInfo: noFloor,
  roomInfo: { id: undefined },
  neighbors: [],
  position: { x: 0, y: 0, z: 0 },
  rotation: { x: 0, y: 0, z: 0 },
  puckPosition: { x: 0, y: 0, z: 0 },
};

function sweepOf(scan: Scan, sweep: ScanSweep): SweepData {
  const { id, alignment, placement, position, rotation, puckY } = sweep;
  const placed = placement !== 'unplaced';
  return {
    id,
    sid: id,
    uuid: id,
    alignmentType: alignment,
    placementType: placement,
    enabled: true,
    floorInfo: floorInfo(placed ? scan.floors.find((floor) => floor.id === sweep.floorId) : undefined),
    roomInfo: { id: sweep.roomId ?? (placed ? scan.rooms.find((room) => holds(room, position))?.id : undefined) },
    neighbors: [...(sweep.neighbors ?? [])],
    position: { ...position },
    rotation: { ...rotation },
    puckPosition: { x: position.x, y: puckY, z: position.z },
  };
}

/** The sweeps of the page: those of the manifest, with later changes. */
export type Sweeps = {
  data: ObservableMap<SweepData>;
  /** @throws NotFound naming the first id that no sweep has */
  require: (ids: readonly string[]) => SweepData[];
  /** Replaces some sweeps in one batch. */
  update: (sweeps: readonly SweepData[], changes: Partial<SweepData>) => void;
};

export function createSweeps({ viewer, whenScanned }: Showcase): Sweeps {
  const data = new ObservableMap<SweepData>();
  whenScanned((scan) => {
    data.change({ set: scan.sweeps.map((sweep) => [sweep.id, sweepOf(scan, sweep)]) });
    takeFoundNeighbors(scan, data, viewer.phase);
  });
  return {
    data,
    require: (ids) =>
      ids.map((id) => {
        const sweep = data.get(id);
        if (!sweep) throw sdkError('NotFound', `There is no sweep "${String(id)}" in this model. Take an id from Sweep.data.`);
        return sweep;
      }),
    update: (sweeps, changes) => data.change({ set: sweeps.map((sweep) => [sweep.id, { ...sweep, ...changes }]) }),
  };
}

/** If a manifest names no neighbours, the engine computes them by line of sight and writes them into the manifest once the mesh is loaded. */
function takeFoundNeighbors(scan: Scan, data: ObservableMap<SweepData>, phase: Showcase['viewer']['phase']): void {
  const unknown = scan.sweeps.filter(({ neighbors }) => !neighbors).map(({ id }) => id);
  if (unknown.length === 0) return;
  const stop = phase.subscribe(() => {
    const found = scan.sweeps.filter(({ id, neighbors }) => neighbors && unknown.includes(id));
    if (found.length < unknown.length) return;
    stop();
    const sweeps = found.flatMap(({ id, neighbors = [] }) => {
      const sweep = data.get(id);
      return sweep ? [{ ...sweep, neighbors: [...neighbors] }] : [];
    });
    data.change({ set: sweeps.map((sweep) => [sweep.id, sweep]) });
  });
}
