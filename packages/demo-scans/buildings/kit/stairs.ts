import type { Paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { quad } from '../../scan-maker/shapes/face';
import { rod } from '../../scan-maker/shapes/round';

/** A straight flight that climbs towards −Z from the origin: `steps` risers, x from 0 to `width`. */
export type Flight = { steps: number; rise: number; going: number; width: number; closed?: boolean };

/** Draws treads, risers, and the slab below; a closed flight stands on the floor. */
export function flight(pen: Pen, tread: Paint, riser: Paint, { steps, rise, going, width, closed = false }: Flight): void {
  for (let step = 0; step < steps; step++) {
    const [y, z] = [step * rise, -step * going];
    quad(pen, riser, [0, y, z], [width, y, z], [width, y + rise - 0.03, z], [0, y + rise - 0.03, z]);
    box(pen.at(0, y + rise - 0.035, 0), tread, [width / 2, 0.0001, z - going / 2 + 0.012], [width + 0.02, 0.035, going + 0.025], {
      bevel: 0.005,
    });
    for (const x of [0, width]) {
      const [front, back] = closed ? [0, 0] : [y - rise * 0.9, y + rise * 0.1];
      const top = y + rise - 0.03;
      if (x === 0) quad(pen, riser, [x, back, z - going], [x, front, z], [x, top, z], [x, top, z - going]);
      else quad(pen, riser, [x, front, z], [x, back, z - going], [x, top, z - going], [x, top, z]);
    }
  }
  if (closed) {
    const z = -steps * going;
    quad(pen, riser, [width, 0, z], [0, 0, z], [0, steps * rise - 0.03, z], [width, steps * rise - 0.03, z]);
    return;
  }
  const [top, end] = [steps * rise, -steps * going];
  quad(pen, riser, [0, -rise * 0.9, 0], [0, top - rise * 0.9, end], [width, top - rise * 0.9, end], [width, -rise * 0.9, 0]);
}

/** A railing with upright bars from one point to another: a handrail at 0.9 m over the line of its feet. */
export function railing(
  pen: Pen,
  rail: Paint,
  bar: Paint,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  gap = 0.11,
): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const bars = Math.max(2, Math.round(length / gap));
  for (let index = 0; index <= bars; index++) {
    const share = index / bars;
    const foot = [0, 1, 2].map((axis) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * share) as [number, number, number];
    rod(pen, bar, [foot[0], foot[1] + 0.01, foot[2]], [foot[0], foot[1] + 0.9, foot[2]], index % bars === 0 ? 0.016 : 0.007, {
      sides: 5,
      caps: false,
      stretch: 1,
    });
  }
  const lifted = (point: readonly [number, number, number]) => [point[0], point[1] + 0.9, point[2]] as const;
  rod(pen, rail, lifted(from), lifted(to), 0.024, { sides: 8 });
}
