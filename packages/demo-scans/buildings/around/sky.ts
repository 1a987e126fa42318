import { Color } from 'three';
import { mixed, type Paint, paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { lattice, quad, tile } from '../../scan-maker/shapes/face';
import { foliage } from '../../scan-maker/shapes/soft';

export type SkyLook = { zenith: string; middle: string; horizon: string; ground: string };

/** The sky as a dome around the place, seen from within. */
export function skyDome(pen: Pen, look: SkyLook, radius = 420): void {
  const stops: readonly (readonly [number, string])[] = [
    [-1, look.ground],
    [-0.06, look.ground],
    [0, look.horizon],
    [0.12, look.horizon],
    [0.42, look.middle],
    [1, look.zenith],
  ];
  const [columns, rows] = [32, 24];
  const above = pen.on('sky', '');
  const grid = lattice(columns, rows, (s, t) => {
    const up = -0.5 + t * 2.07;
    const [x, z] = [Math.sin(-s * 2 * Math.PI), Math.cos(-s * 2 * Math.PI)];
    const flat = Math.cos(up);
    const place = above.point([x * flat * radius, Math.sin(up) * radius, z * flat * radius]);
    return above.vertex(place, place.clone().negate().normalize(), { ...paint('#fff', { glow: 1 }), color: between(stops, Math.sin(up)) });
  });
  tile(above, grid, columns, rows);
}

function between(stops: readonly (readonly [number, string])[], height: number): Color {
  const next = Math.max(
    1,
    stops.findIndex(([at]) => at >= height),
  );
  const [[low, below], [high, over]] = [stops[next - 1] ?? [0, '#fff'], stops[next] ?? [1, '#fff']];
  return new Color(below).lerp(new Color(over), Math.min(1, Math.max(0, (height - low) / (high - low || 1))));
}

/** The land around the plot, paler with distance. `height` is its level. */
export function land(pen: Pen, near: Paint, far: Paint, height: number, radius = 400): void {
  const outside = pen.on('sky', '');
  const [columns, rows] = [40, 10];
  const grid = lattice(columns, rows, (s, t) => {
    const reach = radius * t ** 2.2;
    const look = mixed(near, far, Math.min(1, t * 1.15));
    const place = outside.point([Math.sin(s * 2 * Math.PI) * reach, height, Math.cos(s * 2 * Math.PI) * reach]);
    return outside.vertex(place, outside.direction([0, 1, 0]), { ...look, glow: 1 });
  });
  // rows run outwards, so the faces are flipped to face up
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [grid[row * (columns + 1) + column] as number, grid[row * (columns + 1) + column + 1] as number];
      const [c, d] = [grid[(row + 1) * (columns + 1) + column + 1] as number, grid[(row + 1) * (columns + 1) + column] as number];
      outside.triangle(a, d, c);
      outside.triangle(a, c, b);
    }
  }
}

/** A chain of hills as a silhouette, from the foot `base` up to about `height`. */
export function hills(pen: Pen, color: Paint, radius: number, base: number, height: number, seed: number): void {
  const outside = pen.on('sky', '');
  const steps = 90;
  const crest = (step: number) => {
    const angle = ((step % steps) / steps) * Math.PI * 2;
    return (
      base +
      height * (0.55 + 0.25 * Math.sin(angle * 3 + seed) + 0.14 * Math.sin(angle * 7 + seed * 2) + 0.06 * Math.sin(angle * 17 + seed * 3))
    );
  };
  const at = (step: number) =>
    [Math.sin((-step / steps) * Math.PI * 2) * radius, Math.cos((-step / steps) * Math.PI * 2) * radius] as const;
  for (let step = 0; step < steps; step++) {
    const [[x1, z1], [x2, z2]] = [at(step), at(step + 1)];
    quad(outside, { ...color, glow: 1 }, [x1, base - 6, z1], [x2, base - 6, z2], [x2, crest(step + 1), z2], [x1, crest(step), z1]);
  }
}

/** Distant trees in a ring between two radii, wherever `allowed` returns true. */
export function farTrees(
  pen: Pen,
  color: Paint,
  haze: Paint,
  count: number,
  [inner, outer]: readonly [number, number],
  ground: number,
): void {
  const outside = pen.on('sky', '');
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * Math.PI * 2 + pen.random * 0.2;
    const reach = inner + (outer - inner) * pen.random;
    const size = 2.4 + pen.random * 2.8;
    const look = mixed(color, haze, Math.min(0.75, reach / outer / 1.6));
    foliage(outside, look, [Math.sin(angle) * reach, ground + size * 0.85, Math.cos(angle) * reach], [size * 0.85, size, size * 0.85], 7);
  }
}
