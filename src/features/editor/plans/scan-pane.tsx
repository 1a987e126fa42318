import { useMemo, useRef } from 'react';
import { type Pixel, type Spot, scalesOf } from '@/domain/plans/affine';
import type { FittedPlan } from '@/domain/plans/fit';
import { floorFrame } from '@/domain/plans/floor-frame';
import type { MapSweep } from '@/domain/plans/floor-map';
import type { Room } from '@/domain/rooms/rooms';
import { FloorDrawing } from '@/widgets/floor-map/floor-drawing';
import { useSize } from '@/widgets/floor-map/use-size';
import { PairPane } from './pair-pane';
import type { PlacingChange, PlacingDraft } from './placing-draft';

type Props = {
  draft: PlacingDraft;
  fit: FittedPlan | null;
  sweeps: readonly MapSweep[];
  rooms: readonly Room[];
  change: (change: PlacingChange) => void;
};

const asPixel = ({ x, z }: Spot): Pixel => ({ x, y: z });
const asSpot = ({ x, y }: Pixel): Spot => ({ x, z: y });

/** The floor of the scan with its half of the pairs. */
export function ScanPane({ draft, fit, sweeps, rooms, change }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area, { width: 480, height: 400 });
  const { pairs, spot } = draft;
  const frame = useMemo(
    () =>
      floorFrame(
        size,
        [...sweeps.map(({ position }) => position), ...rooms.flatMap(({ areas }) => areas.flatMap(({ corners }) => corners))],
        null,
      ),
    [size, sweeps, rooms],
  );
  return (
    <div ref={area} className="flex min-h-0 flex-col">
      <PairPane
        label="on the scan"
        size={size}
        matrix={frame.matrix}
        places={pairs.map(({ scan }) => asPixel(scan))}
        half={spot && asPixel(spot)}
        worst={fit?.worst ?? null}
        step={1 / scalesOf(frame.matrix).largest}
        onPress={(place) => change({ type: 'spot', spot: asSpot(place) })}
        onMove={(index, place) => change({ type: 'move-spot', index, spot: asSpot(place) })}
      >
        <FloorDrawing frame={frame} rooms={rooms} sweeps={sweeps} />
      </PairPane>
    </div>
  );
}
