import { memo } from 'react';
import { type Affine, type Spot, svgMatrix, toPixel } from '@/domain/plans/affine';
import type { FloorFrame, Size } from '@/domain/plans/floor-frame';
import type { MapSweep } from '@/domain/plans/floor-map';
import type { Room } from '@/domain/rooms/rooms';

type Props = {
  frame: FloorFrame;
  rooms: readonly Room[];
  sweeps: readonly MapSweep[];
  /** The image of the floor's plan and its size in its own pixels; it replaces the shapes of the rooms. */
  plan?: { address: string; size: Size } | null;
};

/** A floor as it lies: its plan, or the shapes of its rooms, with the positions of the scan. Two paths however many there are. */
export const FloorDrawing = memo(function FloorDrawing({ frame: { matrix, image }, rooms, sweeps, plan = null }: Props) {
  return (
    <>
      {plan && image ? (
        <image href={plan.address} {...plan.size} transform={svgMatrix(image)} preserveAspectRatio="none" />
      ) : (
        <path d={outlinesOf(rooms, matrix)} className="fill-ink/10 stroke-ink/60" strokeWidth={1.25} />
      )}
      <SweepDots sweeps={sweeps} matrix={matrix} />
    </>
  );
});

/** The room that somebody is in, over the plan or the shapes. */
export const RoomFill = ({ room, matrix }: { room: Room; matrix: Affine }) => (
  <path d={outlinesOf([room], matrix)} className="pointer-events-none fill-accent-line/30 stroke-accent-line" strokeWidth={1.5} />
);

/** A dot for each position, light in a dark ring, so that it can be seen on any plan. */
export function SweepDots({ sweeps, matrix }: { sweeps: readonly MapSweep[]; matrix: Affine }) {
  const dots = sweeps.map(({ position }) => `M${rounded(position, matrix)}h0`).join('');
  return (
    <g fill="none" strokeLinecap="round">
      <path d={dots} className="stroke-on-light" strokeWidth={5} />
      <path d={dots} className="stroke-light" strokeWidth={3} />
    </g>
  );
}

const outlinesOf = (rooms: readonly Room[], matrix: Affine): string =>
  rooms.flatMap(({ areas }) => areas.map(({ corners }) => outlineOf(corners, matrix))).join('');

const outlineOf = (corners: readonly Spot[], matrix: Affine): string =>
  corners.length === 0 ? '' : `M${corners.map((corner) => rounded(corner, matrix)).join('L')}Z`;

function rounded(spot: Spot, matrix: Affine): string {
  const { x, y } = toPixel(matrix, spot);
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
