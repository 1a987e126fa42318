import { type Paint, paint } from '../../scan-maker/paint';
import type { Pen, Triple } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { quad } from '../../scan-maker/shapes/face';
import { rod } from '../../scan-maker/shapes/round';

const pane = paint('#cfe2e4', { alpha: 0.12 });
const band = paint('#f3f4f2', { alpha: 0.2 });

/** A glazed partition in a slim frame. `door` is the distance of a 0.9 m door from its start; the leaf stands open to the left. */
export type GlassWall = { from: readonly [number, number]; to: readonly [number, number]; height: number; frame: Paint; door?: number };

const DOOR = 0.95;

/** Draws the partition with posts about every 1.2 m and a frosted band at eye height. */
export function glassWall(pen: Pen, { from, to, height, frame, door }: GlassWall): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const turn = (Math.atan2(-(to[1] - from[1]), to[0] - from[0]) * 180) / Math.PI;
  const along = pen.at(from[0], 0, from[1], turn);
  const stretches: [number, number][] =
    door === undefined
      ? [[0, length]]
      : [
          [0, door],
          [door + DOOR, length],
        ];
  for (const [start, end] of stretches) {
    if (end - start < 0.05) continue;
    box(along, frame, [(start + end) / 2, 0, 0], [end - start, 0.06, 0.05]);
    const panes = Math.max(1, Math.round((end - start) / 1.2));
    for (let index = 0; index <= panes; index++)
      box(along, frame, [start + ((end - start) * index) / panes, 0.06, 0], [0.035, height - 0.06, 0.045]);
    sheet(along, pane, start, end, 0.06, height - 0.05, 0);
    sheet(along, band, start, end, 1.0, 1.35, 0.004);
  }
  box(along.at(0, height - 0.05, 0), frame, [length / 2, 0.0001, 0], [length, 0.05, 0.05]);
  if (door !== undefined) leaf(along.at(door, 0, 0, 82), frame, height);
}

function leaf(pen: Pen, frame: Paint, height: number): void {
  sheet(pen, pane, 0.02, DOOR - 0.04, 0.01, height - 0.07, 0);
  for (const y of [0.01, height - 0.12]) box(pen.at(0, y, 0), frame, [DOOR / 2, 0.0001, 0], [DOOR - 0.05, 0.06, 0.03]);
  for (const z of [-0.05, 0.05]) rod(pen, frame, [DOOR - 0.1, 0.8, z], [DOOR - 0.1, 1.4, z], 0.012, { sides: 6 });
}

function sheet(pen: Pen, look: Paint, x: number, x2: number, y: number, y2: number, z: number): void {
  const corners: [Triple, Triple, Triple, Triple] = [
    [x, y, z],
    [x2, y, z],
    [x2, y2, z],
    [x, y2, z],
  ];
  quad(pen.on('glass'), look, ...corners);
}
