import { type Paint, paint } from '../../scan-maker/paint';
import type { Pen, Triple } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { quad } from '../../scan-maker/shapes/face';
import { rod } from '../../scan-maker/shapes/round';
import type { Opening } from '../../scan-maker/shapes/wall';

/**
 * The fitting of an opening. A `window` has panes and a sill board, a `slider` is glazed to the floor, a `door` has a leaf that stands open by
 * `open` degrees towards the left (positive) or right side of the wall; `hinge` is the end of the wall it turns at. A `gap` stays open.
 */
export type Fitting = Opening & {
  kind: 'window' | 'slider' | 'door' | 'gap';
  panes?: number;
  /** height of a crossbar above the sill */
  bar?: number;
  open?: number;
  hinge?: 'start' | 'end';
  leaf?: Paint;
};

export type FittingLook = { frame: Paint; leaf: Paint; handle: Paint; sill: Paint };

const glass = paint('#cfe0e4', { alpha: 0.13 });

/** Draws a fitting into its wall: the pen runs along the wall's axis, the wall's left side is at −Z. `half` is half the wall's thickness. */
export function fit(pen: Pen, fitting: Fitting, look: FittingLook, half: number): void {
  const at = pen.at(fitting.at, fitting.sill, 0);
  const [width, height] = [fitting.width, fitting.head - fitting.sill];
  if (fitting.kind === 'door') door(at, fitting, look, half);
  if (fitting.kind === 'window' || fitting.kind === 'slider') glazing(at, look, width, height, half, fitting);
  if (fitting.kind === 'window') box(at, look.sill, [width / 2, 0, -half + 0.07], [width + 0.06, 0.025, 0.22], { bevel: 0.004 });
}

function glazing(pen: Pen, { frame }: FittingLook, width: number, height: number, half: number, { panes = 1, bar, kind }: Fitting): void {
  const z = Math.max(0, half - 0.14);
  const side = 0.055;
  const low = kind === 'window' ? 0.025 : 0;
  for (const x of [side / 2, width - side / 2]) box(pen, frame, [x, low, z], [side, height - low, 0.075], { bevel: 0.004 });
  for (const y of [low, height - side])
    box(pen.at(0, y, 0), frame, [width / 2, 0.0001, z], [width - 2 * side, side, 0.075], { bevel: 0.004 });
  const step = width / panes;
  for (let pane = 1; pane < panes; pane++)
    box(pen, frame, [pane * step, low + side, z], [0.07, height - low - 2 * side, 0.07], { bevel: 0.004 });
  if (bar !== undefined) box(pen.at(0, bar, 0), frame, [width / 2, 0.0001, z], [width - 2 * side, 0.045, 0.06], { bevel: 0.004 });
  const corners: [Triple, Triple, Triple, Triple] = [
    [side, low + side, z],
    [width - side, low + side, z],
    [width - side, height - side, z],
    [side, height - side, z],
  ];
  quad(pen.on('glass'), glass, ...corners);
  if (kind === 'slider') rod(pen, paint('#33353a'), [step + 0.06, 0.9, z - 0.06], [step + 0.06, 1.25, z - 0.06], 0.009, { sides: 6 });
}

function door(pen: Pen, { width, head, sill, open = 84, hinge = 'start', leaf }: Fitting, look: FittingLook, half: number): void {
  const height = head - sill;
  for (const z of [-1, 1]) {
    const face = z * (half + 0.006);
    for (const x of [-0.03, width + 0.03]) box(pen, look.frame, [x, 0, face], [0.075, height + 0.065, 0.014], { bevel: 0.003 });
    box(pen.at(0, height, 0), look.frame, [width / 2, 0.0001, face], [width - 0.015, 0.065, 0.014], { bevel: 0.003 });
  }
  const lining = 0.018;
  for (const x of [lining / 2, width - lining / 2]) box(pen, look.frame, [x, 0, 0], [lining, height, half * 2 + 0.002]);
  box(pen.at(0, height - lining, 0), look.frame, [width / 2, 0.0001, 0], [width - 2 * lining, lining, half * 2 + 0.002]);
  const start = hinge === 'start';
  const side = open > 0 ? -1 : 1;
  const turned = pen.at(start ? lining : width - lining, 0, side * (half - 0.02), start ? open : -open);
  const reach = (width - 2 * lining - 0.004) * (start ? 1 : -1);
  box(turned, leaf ?? look.leaf, [reach / 2, 0.006, 0], [Math.abs(reach), height - lining - 0.01, 0.04], { bevel: 0.003 });
  const grip = reach * 0.92;
  for (const z of [-1, 1]) {
    rod(turned, look.handle, [grip, 1.03, z * 0.02], [grip, 1.03, z * 0.06], 0.009, { sides: 6 });
    rod(turned, look.handle, [grip, 1.03, z * 0.06], [grip - Math.sign(reach) * 0.11, 1.03, z * 0.06], 0.008, { sides: 6 });
    box(turned, look.handle, [grip, 0.95, z * 0.0215], [0.035, 0.16, 0.003]);
  }
}
