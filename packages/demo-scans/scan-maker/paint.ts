import { Color } from 'three';

/**
 * The material of a surface. `glow` above 0 is emissive (1 is the unchanged colour); `gloss` 0–1 adds a soft highlight
 * to what is lit per vertex; `tones` is how much pieces of it (planks, bricks, leaves) differ in lightness, 0–1; `alpha` is for glass.
 */
export type Paint = { color: Color; glow: number; gloss: number; tones: number; alpha: number };

/** A paint from a CSS hex colour. */
export const paint = (hex: string, more: Partial<Omit<Paint, 'color'>> = {}): Paint => ({
  color: new Color(hex),
  glow: 0,
  gloss: 0,
  tones: 0,
  alpha: 1,
  ...more,
});

/** The same paint, lighter or darker: 1.1 is 10 % lighter. */
export const toned = (base: Paint, factor: number): Paint => ({ ...base, color: base.color.clone().multiplyScalar(factor) });

/** Mixes two paints; 0 is the first. */
export const mixed = (a: Paint, b: Paint, share: number): Paint => ({ ...a, color: a.color.clone().lerp(b.color, share) });
