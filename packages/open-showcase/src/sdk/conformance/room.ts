import type { Scan, ScanRoom } from '../../scan/scan';
import type { Vector3 } from '../../viewer/port';
import { sameIds } from '../namespaces/floor';
import { sameContent } from '../observable';
import { ObservableMap } from '../observable-map';
import { type FloorInfo, floorInfo, type Showcase } from '../showcase';
import { holds, middle, subtract } from '../vectors';

export type RoomData = {
  id: string;
  label: string;
  bounds: { min: Vector3; max: Vector3 };
  center: Vector3;
  size: Vector3;
  floorInfo: FloorInfo;
};

function roomOf({ floors }: Scan, { id, label, bounds, floorId }: ScanRoom): RoomData {
  const { min, max } = bounds;
  const floor = floors.find((each) => each.id === floorId);
  return { id, label, bounds, center: middle(min, max), size: subtract(max, min), floorInfo: floorInfo(floor) };
}

/** Rooms by their bounds; the camera may stand in several, and outside the inside view in none. @see showcase-sdk §2.6 */
export function roomNamespace({ viewer, whileVisiting, whenScanned }: Showcase) {
  const data = new ObservableMap<RoomData>();
  whenScanned((scan) => data.change({ set: scan.rooms.map((room) => [room.id, roomOf(scan, room)]) }));
  const here = () => {
    const { mode, position } = viewer.pose.value;
    return { rooms: mode === 'inside' ? data.values().filter((room) => holds(room, position)) : [] };
  };
  return {
    Conversion: { createIdMap: async (_invert = false) => sameIds(data.keys()) },
    data,
    current: whileVisiting([viewer.pose], here, (a, b) => sameContent(ids(a), ids(b))),
  };
}

const ids = ({ rooms }: { rooms: readonly RoomData[] }) => rooms.map(({ id }) => id);
