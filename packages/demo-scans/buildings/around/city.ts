import { mixed, type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { quad } from '../../scan-maker/shapes/face';
import { foliage } from '../../scan-maker/shapes/soft';

const facades = ['#c9c2b6', '#b7a795', '#a9b0b4', '#d5cec2', '#9a8f86', '#8e9aa3', '#c4b09a'].map((color) => paint(color));
const haze = paint('#d3dde2');

/**
 * A city of towers and blocks around a place high above its streets; `ground` is the level of the streets, `clear` is half the width and
 * depth of the place's own block.
 */
export function city(pen: Pen, ground: number, clear: readonly [number, number]): void {
  const outside = pen.on('sky', '');
  const step = 34;
  for (let column = -9; column <= 9; column++) {
    for (let row = -9; row <= 9; row++) {
      const [x, z] = [column * step + (outside.random - 0.5) * 6, row * step + (outside.random - 0.5) * 6];
      if (Math.abs(x) < clear[0] && Math.abs(z) < clear[1]) continue;
      const distance = Math.hypot(x, z);
      if (distance > 300) continue;
      if (outside.random < 0.14) park(outside, x, z, ground, distance);
      else block(outside, x, z, ground, distance);
    }
  }
}

function block(pen: Pen, x: number, z: number, ground: number, distance: number): void {
  const [w, d] = [9 + pen.random * 5, 9 + pen.random * 5];
  const tall = distance > 60 && pen.random < 0.24;
  const height = tall ? 38 + pen.random * 42 : 13 + pen.random * 15;
  const share = Math.min(0.8, (distance / 330) ** 1.3);
  const front = mixed(facades[Math.floor(pen.random * facades.length)] ?? haze, haze, share);
  const glass = mixed(paint(tall ? '#7f99a8' : '#6b7a84'), haze, share);
  const top = ground + height;
  // façades to the south are sunlit, those to the north are not
  const sides = [
    { a: [x - w, z + d], b: [x + w, z + d], light: 1.08 },
    { a: [x + w, z + d], b: [x + w, z - d], light: 0.92 },
    { a: [x + w, z - d], b: [x - w, z - d], light: 0.76 },
    { a: [x - w, z - d], b: [x - w, z + d], light: 0.98 },
  ] as const;
  for (const { a, b, light } of sides)
    facade(pen, { a, b, ground, top, front: toned(front, light), glass: toned(glass, light), storey: tall ? 3.9 : 3.4 });
  quad(pen, { ...toned(front, 1.02), glow: 1 }, [x - w, top, z + d], [x + w, top, z + d], [x + w, top, z - d], [x - w, top, z - d]);
}

type Facade = {
  a: readonly [number, number];
  b: readonly [number, number];
  ground: number;
  top: number;
  front: Paint;
  glass: Paint;
  storey: number;
};

/** Storeys as bands of glass in a wall. */
function facade(pen: Pen, { a, b, ground, top, front, glass, storey }: Facade): void {
  const band = (look: Paint, low: number, high: number) =>
    quad(pen, { ...look, glow: 1 }, [a[0], low, a[1]], [b[0], low, b[1]], [b[0], high, b[1]], [a[0], high, a[1]]);
  let y = ground;
  for (; y + storey < top; y += storey) {
    band(front, y, y + storey * 0.42);
    band(glass, y + storey * 0.42, y + storey);
  }
  band(front, y, top);
}

function park(pen: Pen, x: number, z: number, ground: number, distance: number): void {
  const green = mixed(paint('#6d8252', { tones: 0.3 }), haze, Math.min(0.8, distance / 330));
  for (let index = 0; index < 6; index++) {
    const size = 3 + pen.random * 2;
    foliage(pen, green, [x + (pen.random - 0.5) * 24, ground + size, z + (pen.random - 0.5) * 24], [size, size * 1.1, size], 7);
  }
}
