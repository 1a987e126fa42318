import { paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { cylinder, lathe, rod } from '../../scan-maker/shapes/round';
import { CLEAR, colors } from './plan';

const lit = paint('#fff8ea', { glow: 1.3 });

/** Installations under the slab: ducts, trays, rafts and lights over the desks. */
export function ceilingServices(pen: Pen, clusters: readonly (readonly [x: number, z: number, width: number])[]): void {
  for (const z of [5.35, 10.65]) duct(pen, z);
  for (const z of [5.95, 10.05]) tray(pen, z);
  for (const [x, z, width] of clusters) raft(pen, x, z, width);
  for (const [x, z] of [
    [2.4, 6.6],
    [2.4, 9.4],
    [5.2, 6.6],
    [5.2, 9.4],
    [6.6, 12.4],
    [6.6, 14.6],
  ] as const)
    downlight(pen, x, z);
  for (let x = 9.5; x < 33; x += 3.4) for (const z of [8]) if ((x < 12.6 || x > 18) && (x < 24.2 || x > 29.6)) downlight(pen, x, z);
  for (let x = 9; x < 33; x += 3.4) for (const z of [3.2, 8, 12.8]) sprinkler(pen, x, z);
}

/** A round duct in spiral seams, with outlets. */
function duct(pen: Pen, z: number): void {
  const y = 3.1;
  rod(pen, colors.zinc, [7.2, y, z], [33, y, z], 0.19, { sides: 14, stretch: 1.2 });
  for (let x = 8.2; x < 33; x += 1.7) {
    rod(pen, colors.zinc, [x, y, z], [x + 0.035, y, z], 0.2, { sides: 14 });
    if (Math.round(x * 10) % 2 === 0) rod(pen, colors.dark, [x + 0.8, y + 0.18, z], [x + 0.8, CLEAR, z], 0.006, { sides: 4, caps: false });
  }
  for (let x = 10; x < 33; x += 4.2) box(pen.at(x, y - 0.24, z), colors.dark, [0, 0.001, 0], [0.7, 0.07, 0.16], { bevel: 0.01 });
}

function tray(pen: Pen, z: number): void {
  const y = 3.16;
  box(pen.at(0, y, 0), colors.zinc, [20.2, 0.001, z], [25.6, 0.012, 0.24]);
  for (const side of [-0.12, 0.12]) box(pen.at(0, y, 0), colors.zinc, [20.2, 0.001, z + side], [25.6, 0.06, 0.008]);
  for (const [index, color] of ['#2b2d30', '#3f5f68', '#b96a48', '#2b2d30'].entries())
    rod(pen, paint(color), [7.6, y + 0.025, z - 0.07 + index * 0.045], [32.8, y + 0.025, z - 0.07 + index * 0.045], 0.012, {
      sides: 5,
      stretch: 2,
    });
}

/** Sound-absorbing boards over a group of desks, with two lines of light between them. */
function raft(pen: Pen, x: number, z: number, width: number): void {
  const y = 2.82;
  for (const dz of [-1.15, 0, 1.15]) {
    box(pen.at(x, y, z + dz), colors.white, [0, 0.001, 0], [width, 0.05, 0.86], { bevel: 0.012 });
    for (const dx of [-width / 2 + 0.3, width / 2 - 0.3])
      rod(pen, colors.dark, [x + dx, y + 0.05, z + dz], [x + dx, CLEAR, z + dz], 0.004, { sides: 3, caps: false });
  }
  for (const dz of [-0.575, 0.575]) {
    box(pen.at(x, y - 0.01, z + dz), colors.dark, [0, 0.012, 0], [width - 0.2, 0.06, 0.08]);
    box(pen.at(x, y - 0.012, z + dz), lit, [0, 0.001, 0], [width - 0.22, 0.012, 0.06]);
  }
}

function downlight(pen: Pen, x: number, z: number): void {
  const at = pen.at(x, 2.75, z);
  cylinder(at, colors.dark, [0, 0, 0], 0.07, 0.22, 14);
  rod(at, colors.dark, [0, 0.22, 0], [0, CLEAR - 2.75, 0], 0.006, { sides: 4, caps: false });
  lathe(
    at.at(0, -0.003, 0),
    lit,
    [
      [0, 0],
      [0.055, 0],
    ],
    14,
  );
}

function sprinkler(pen: Pen, x: number, z: number): void {
  rod(pen, paint('#b5413a'), [x, CLEAR, z], [x, CLEAR - 0.14, z], 0.014, { sides: 6 });
  cylinder(pen.at(x, CLEAR - 0.17, z), colors.zinc, [0, 0, 0], 0.03, 0.01, 8);
}
