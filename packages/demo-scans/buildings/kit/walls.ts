import { type Paint, paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { type Wall, wall } from '../../scan-maker/shapes/wall';
import { type Fitting, type FittingLook, fit } from './fittings';

/** A wall with its fittings. `skirted` names the sides with skirting. */
export type BuiltWall = Omit<Wall, 'openings' | 'reveal' | 'cut' | 'threshold'> & {
  fittings?: readonly Fitting[];
  skirted?: 'left' | 'right' | 'both' | 'none';
};

export type WallLook = FittingLook & { reveal: Paint; cut: Paint; skirting: Paint; threshold: Paint };

/** Draws a wall, its windows and doors, and skirting boards between the doors. */
export function build(pen: Pen, look: WallLook, { fittings = [], skirted = 'none', ...told }: BuiltWall): void {
  wall(pen, { ...told, openings: fittings, reveal: look.reveal, cut: look.cut, threshold: look.threshold });
  const length = Math.hypot(told.to[0] - told.from[0], told.to[1] - told.from[1]);
  const turn = (Math.atan2(-(told.to[1] - told.from[1]), told.to[0] - told.from[0]) * 180) / Math.PI;
  const along = pen.at(told.from[0], told.bottom ?? 0, told.from[1], turn);
  const half = told.thickness / 2;
  for (const fitting of fittings) fit(along, fitting, look, half);
  if (skirted === 'left' || skirted === 'both') skirting(along, look.skirting, length, fittings, -half);
  if (skirted === 'right' || skirted === 'both') skirting(along, look.skirting, length, fittings, half);
}

const SKIRT = { height: 0.075, depth: 0.014 };

function skirting(pen: Pen, board: Paint, length: number, fittings: readonly Fitting[], face: number): void {
  const doors = fittings.filter(({ sill }) => sill <= 0).sort((a, b) => a.at - b.at);
  let start = 0;
  for (const { at, width, kind } of [...doors, { at: length, width: 0, kind: 'gap' as const }]) {
    const frame = kind === 'door' ? 0.07 : 0;
    const end = at - frame;
    if (end - start > 0.05)
      box(pen, board, [(start + end) / 2, 0, face + Math.sign(face) * (SKIRT.depth / 2)], [end - start, SKIRT.height, SKIRT.depth]);
    start = at + width + frame;
  }
}

/** White joinery with dark handles, used by most walls. */
export const plainLook: WallLook = {
  frame: paint('#efece6'),
  leaf: paint('#f0ede7'),
  handle: paint('#3a3b3e'),
  sill: paint('#eceae5'),
  reveal: paint('#efece5'),
  cut: paint('#4a4c50'),
  skirting: paint('#f0ede8'),
  threshold: paint('#a98560'),
};
