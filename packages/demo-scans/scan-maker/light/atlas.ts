import type { Chart } from '../drawing';
import { shared } from './tracer';

/** The light map: `slots` holds left, top, width and height of each chart in texels, its first and last texels on the chart's rims. */
export type Atlas = { size: number; slots: Int32Array; density: number };

/** Texels around each chart that repeat its edge, so that mipmaps do not mix charts. */
export const GUTTER = 2;
/** Size of the white field in the corner, used by faces that are lit per vertex, texels. */
const WHITE = 8;

/** Finds the highest density, in texels per metre up to `finest`, at which all charts fit into a square image. */
export function atlasOf(charts: readonly Chart[], size: number, finest: number): Atlas {
  for (let density = finest; ; density *= 0.96) {
    const slots = packed(charts, size, density);
    if (slots) return { size, slots, density };
  }
}

function packed(charts: readonly Chart[], size: number, density: number): Int32Array | null {
  const texels = (length: number, fineness: number) => Math.max(2, Math.round(length * density * fineness) + 1);
  const wanted = charts.map(({ width, height, fineness }, index) => ({
    index,
    width: texels(width, fineness),
    height: texels(height, fineness),
  }));
  wanted.sort((a, b) => b.height - a.height || b.width - a.width || a.index - b.index);
  const slots = shared(Int32Array, charts.length * 4);
  let [left, top, shelf] = [WHITE, 0, 0];
  for (const { index, width, height } of wanted) {
    const [w, h] = [width + 2 * GUTTER, height + 2 * GUTTER];
    if (w > size) return null;
    if (left + w > size) [left, top, shelf] = [top + shelf < WHITE ? WHITE : 0, top + shelf, 0];
    shelf = Math.max(shelf, h);
    if (top + shelf > size) return null;
    slots.set([left + GUTTER, top + GUTTER, width, height], index * 4);
    left += w;
  }
  return slots;
}

/** Where the white field is, 0–1. */
export const whitePlace = ({ size }: Atlas): [number, number] => [WHITE / 2 / size, WHITE / 2 / size];

/** The light map coordinates, 0–1, of a point at fractions s, t of a chart. */
export function placeOn({ size, slots }: Atlas, chart: number, s: number, t: number): [number, number] {
  const [left = 0, top = 0, width = 0, height = 0] = slots.subarray(chart * 4, chart * 4 + 4);
  return [(left + 0.5 + s * (width - 1)) / size, (top + 0.5 + t * (height - 1)) / size];
}
