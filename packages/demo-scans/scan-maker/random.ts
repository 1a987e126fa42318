/** Numbers in 0–1 that are the same for the same seed on every machine. */
export type Random = () => number;

/** mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number in 0–1 for a point of a lattice. */
export function hashed(x: number, y: number, z = 0): number {
  let h = Math.imul(x | 0, 0x8da6b343) ^ Math.imul(y | 0, 0xd8163841) ^ Math.imul(z | 0, 0xcb1ab31f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4_294_967_296;
}

/** Smooth noise in 0–1 over the plane; one bump per unit. */
export function noise(x: number, y: number): number {
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [ease(x - cx), ease(y - cy)];
  const low = hashed(cx, cy) * (1 - fx) + hashed(cx + 1, cy) * fx;
  const high = hashed(cx, cy + 1) * (1 - fx) + hashed(cx + 1, cy + 1) * fx;
  return low * (1 - fy) + high * fy;
}

const ease = (t: number) => t * t * (3 - 2 * t);
