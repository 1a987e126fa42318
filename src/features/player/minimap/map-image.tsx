import { useMemo, useRef } from 'react';
import type { Affine, Spot } from '@/domain/plans/affine';
import { toPixel } from '@/domain/plans/affine';
import type { FloorFrame, Size } from '@/domain/plans/floor-frame';
import { clustersOf, type MapPoint, type MapSweep } from '@/domain/plans/floor-map';
import type { Room } from '@/domain/rooms/rooms';
import { cn } from '@/ui/cn';
import { FloorDrawing, RoomFill } from '@/widgets/floor-map/floor-drawing';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { PointMarks } from './point-marks';
import { useMapPointer } from './use-map-pointer';
import { useMe } from './use-me';

/** Points that are closer than this are one dot. */
const clusterPixels = 24;

type Props = {
  size: Size;
  frame: FloorFrame;
  plan: { address: string; size: Size } | null;
  rooms: readonly Room[];
  sweeps: readonly MapSweep[];
  points: readonly MapPoint[];
  isHere: boolean;
  turns: boolean;
  /** where the camera goes although that is not where somebody pressed */
  ring: Spot | null;
  onPress: (spot: Spot) => void;
  onPoints: (points: readonly MapPoint[]) => void;
};

/** The floor with the points and the camera on it. What it does with a pointer, the list beside it does by keyboard. */
export function MapImage({ size, frame, plan, rooms, sweeps, points, isHere, turns, ring, onPress, onPoints }: Props) {
  const refs = { map: useRef<SVGGElement>(null), me: useRef<SVGGElement>(null), cone: useRef<SVGPathElement>(null) };
  const turned = useRef<Affine | null>(null);
  const activePoi = usePlayerState((state) => state.activePoi);
  const room = usePlayerState((state) => rooms.find(({ id }) => id === state.room));
  useMe(refs, { frame, size, isHere, turns }, turned);
  const clusters = useMemo(() => clustersOf(points, ({ spot }) => toPixel(frame.matrix, spot), clusterPixels), [points, frame]);
  const { hovered, handlers } = useMapPointer({
    frame,
    size,
    rooms,
    turned,
    onPress,
    onCluster: (index) => onPoints(clusters[index]?.items ?? []),
  });
  // of the room under the pointer, else of the one around the visitor, whom no finger has to point at
  const label = hovered || (room?.name ?? '');
  const ringAt = ring && toPixel(frame.matrix, ring);
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="absolute inset-0 size-full cursor-pointer touch-none select-none overflow-hidden"
        {...handlers}
      >
        <g ref={refs.map}>
          <FloorDrawing frame={frame} rooms={rooms} sweeps={sweeps} plan={plan} />
          {room && <RoomFill room={room} matrix={frame.matrix} />}
          <PointMarks clusters={clusters} active={activePoi} />
          {ringAt && <Ring x={ringAt.x} y={ringAt.y} />}
          <g ref={refs.me} display="none" className="group pointer-events-none data-away:opacity-40">
            <path
              ref={refs.cone}
              data-cone=""
              className="pointer-events-auto cursor-grab fill-accent-line/45 stroke-light group-data-away:hidden"
              strokeWidth={1.5}
              strokeLinejoin="round"
              paintOrder="stroke"
              style={{ filter: 'drop-shadow(0 0 1.5px var(--color-on-light))' }}
            />
            <circle r={8} className="fill-on-light" />
            <circle r={6.75} className="fill-light" />
            <circle r={4.75} className="fill-accent-line" />
          </g>
        </g>
      </svg>
      <p
        aria-hidden
        dir="auto"
        className={cn(
          'pointer-events-none absolute inset-x-1.5 top-1.5 mx-auto w-fit max-w-full truncate rounded-md bg-raised px-2 py-0.5 text-ink text-xs',
          label === '' && 'hidden',
        )}
      >
        {label}
      </p>
    </>
  );
}

const Ring = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} fill="none" className="pointer-events-none motion-safe:animate-pulse">
    <circle r={11} className="stroke-on-light" strokeWidth={5} />
    <circle r={11} className="stroke-light" strokeWidth={2.5} />
  </g>
);
