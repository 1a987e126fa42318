import { paint } from '../../scan-maker/paint';
import type { Pen, Triple } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { laid, polygon, quad } from '../../scan-maker/shapes/face';
import { rod } from '../../scan-maker/shapes/round';
import { colors, DEPTH, LENGTH } from './plan';

const EAVES = 5.62;
const RIDGE = 8.5;
const OVER = 0.45;

/** Roof, gables, timber on the façade and the chimney, which viewers hide from outside. Coordinates of the ground floor. */
export function houseShell(pen: Pen): void {
  const outside = pen.on('shell').coarser(0.5);
  roof(outside);
  for (const east of [false, true]) gable(outside, east);
  timber(pen.on('shell'));
  chimney(outside);
}

function roof(pen: Pen): void {
  const half = DEPTH / 2;
  const slope = (RIDGE - EAVES) / half;
  const drop = EAVES - OVER * slope;
  const run = Math.hypot(half + OVER, RIDGE - drop);
  const [west, east] = [-0.35, LENGTH + 0.35];
  const up = (half + OVER) / run;
  const rise = (RIDGE - drop) / run;
  const tiles = { width: east - west, height: run, piece: [0.3, 0.36] as const, offset: 0.5 };
  laid(pen, colors.roof, { ...tiles, flat: { origin: [west, drop, DEPTH + OVER], u: [1, 0, 0], v: [0, rise, -up] } });
  laid(pen, colors.roof, { ...tiles, flat: { origin: [east, drop, -OVER], u: [-1, 0, 0], v: [0, rise, up] } });
  const under = paint('#d8d0c2');
  for (const [z, turn] of [
    [DEPTH + OVER, 1],
    [-OVER, -1],
  ] as const) {
    const inner = z - turn * (OVER + 0.02);
    const corners: [Triple, Triple, Triple, Triple] = [
      [west, drop - 0.02, z],
      [west, EAVES - 0.02, inner],
      [east, EAVES - 0.02, inner],
      [east, drop - 0.02, z],
    ];
    if (turn > 0) quad(pen, under, ...corners);
    else quad(pen, under, corners[3], corners[2], corners[1], corners[0]);
    rod(pen, paint('#4a4e53'), [west, drop - 0.04, z + turn * 0.05], [east, drop - 0.04, z + turn * 0.05], 0.07, {
      sides: 8,
      stretch: 1.5,
    });
  }
  for (const x of [west, east]) {
    for (const z of [DEPTH + OVER, -OVER])
      rod(pen, paint('#ded7ca'), [x, drop - 0.06, z], [x, RIDGE - 0.06, half], 0.06, { sides: 5, stretch: 1.5 });
  }
  for (const x of [0.5, LENGTH - 0.5])
    rod(pen, paint('#4a4e53'), [x, 0, DEPTH + 0.06], [x, EAVES - 0.3, DEPTH + 0.06], 0.045, { sides: 8 });
}

function gable(pen: Pen, east: boolean): void {
  const x = east ? LENGTH : 0;
  const foot = 5.5;
  const outline: [number, number][] = [
    [0, 0],
    [DEPTH, 0],
    [DEPTH, EAVES - foot],
    [DEPTH / 2, RIDGE - foot],
    [0, EAVES - foot],
  ];
  if (east) polygon(pen, colors.render, { origin: [x, foot, DEPTH], u: [0, 0, -1], v: [0, 1, 0] }, outline);
  else polygon(pen, colors.render, { origin: [x, foot, 0], u: [0, 0, 1], v: [0, 1, 0] }, outline);
}

/** Larch boards between the windows of the upper floor and beside the entrance. */
function timber(pen: Pen): void {
  for (const [x, x2] of [
    [3.38, 5.22],
    [7.18, 8.62],
  ] as const) {
    const south = { origin: [x2, 3.1, DEPTH + 0.03], u: [0, 1, 0], v: [-1, 0, 0] } as const;
    laid(pen, colors.larch, { flat: south, width: 2.1, height: x2 - x, piece: [6, 0.12], offset: 0 });
  }
  const north = { origin: [4.6, 0.1, -0.03], u: [0, 1, 0], v: [1, 0, 0] } as const;
  laid(pen, colors.larch, { flat: north, width: 2.5, height: 1.9, piece: [6, 0.12], offset: 0 });
}

function chimney(pen: Pen): void {
  box(pen, paint('#b9a594'), [11.3, 6, 5.6], [0.7, 2.9, 0.9]);
  box(pen.at(0, 8.9, 0), paint('#4a4e53'), [11.3, 0.001, 5.6], [0.84, 0.08, 1.04]);
}
