import { type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { lathe, rod } from '../../scan-maker/shapes/round';

const spines = ['#8c3b32', '#c9a24b', '#33505c', '#e4dcc9', '#5d6b4d', '#22262e', '#b5653f', '#9aa7a8', '#d8cfc0'].map((color) =>
  paint(color),
);
const brass = paint('#a98d5a', { gloss: 0.4 });

/** A row of books on a board, from x 0 to `length`; their spines face +Z. */
export function books(pen: Pen, length: number, tallest: number): void {
  for (let x = 0.01; x < length - 0.05; ) {
    const thick = 0.018 + pen.random * 0.03;
    const height = tallest * (0.68 + pen.random * 0.32);
    const depth = 0.14 + pen.random * 0.06;
    const spine = spines[Math.floor(pen.random * spines.length)] ?? brass;
    const lean = pen.random < 0.08 ? -9 : 0;
    box(pen.at(x + thick / 2, 0, 0.12).tilted('z', lean), spine, [0, 0, 0], [thick, height, depth]);
    x += thick + 0.002 + (lean ? 0.03 : 0);
    if (pen.random < 0.07) x += 0.12;
  }
}

/** Open shelves with books and ornaments; back at z 0. */
export function bookcase(pen: Pen, wood: Paint, width: number, height: number, { depth = 0.3, filled = 0.85 } = {}): void {
  const board = 0.025;
  const rows = Math.max(2, Math.round(height / 0.36));
  const step = (height - board) / rows;
  for (const side of [-1, 1]) box(pen, wood, [(side * (width - board)) / 2, 0, depth / 2], [board, height, depth]);
  box(pen, toned(wood, 0.9), [0, 0, 0.006], [width - 2 * board, height, 0.012]);
  const bays = Math.max(1, Math.round(width / 0.85));
  const bay = (width - 2 * board) / bays;
  for (let row = 0; row <= rows; row++)
    box(pen, wood, [0, row * step, depth / 2], [width - 2 * board, board, depth - 0.012], { without: ['east', 'west'] });
  for (let column = 1; column < bays; column++)
    box(pen, wood, [-width / 2 + board + column * bay, board, depth / 2], [board, height - 2 * board, depth - 0.014], { without: ['top'] });
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < bays; column++)
      shelfLoad(pen.at(-width / 2 + board + column * bay + 0.02, row * step + board, 0), bay - 0.05, step - board, filled);
  }
}

function shelfLoad(pen: Pen, length: number, room: number, filled: number): void {
  const choice = pen.random;
  if (choice > filled) return;
  if (choice < filled * 0.62) books(pen, length * (0.55 + pen.random * 0.45), room * 0.86);
  else if (choice < filled * 0.82) {
    books(pen, length * 0.45, room * 0.82);
    jar(pen.at(length * 0.72, 0, 0.14), room * 0.6);
  } else {
    for (let pile = 0; pile < 4; pile++)
      box(
        pen,
        spines[Math.floor(pen.random * spines.length)] ?? brass,
        [length * 0.3, pile * 0.03, 0.14],
        [0.24 - pile * 0.015, 0.028, 0.17],
      );
    jar(pen.at(length * 0.75, 0, 0.14), room * 0.5);
  }
}

function jar(pen: Pen, height: number): void {
  const glaze = paint(['#d9d0c1', '#7b8f8a', '#b9705a', '#3f4a52'][Math.floor(pen.random * 4)] ?? '#d9d0c1', { gloss: 0.25 });
  const r = Math.min(0.09, height * 0.42);
  lathe(
    pen,
    glaze,
    [
      [r * 0.6, 0],
      [r, height * 0.35],
      [r * 0.92, height * 0.6],
      [r * 0.45, height * 0.86],
      [r * 0.55, height],
      [0, height * 0.99],
    ],
    14,
  );
}

/** A wardrobe with `doors` doors, back at z 0. */
export function wardrobe(pen: Pen, front: Paint, doors: number, { door = 0.5, height = 2.3, depth = 0.6 } = {}): void {
  const width = doors * door;
  box(pen, toned(front, 0.8), [0, 0, depth / 2 - 0.02], [width, 0.08, depth - 0.08]);
  box(pen, front, [0, 0.08, depth / 2 - 0.012], [width, height - 0.08, depth - 0.024]);
  for (let index = 0; index < doors; index++) {
    const x = (index - (doors - 1) / 2) * door;
    box(pen, front, [x, 0.09, depth - 0.012], [door - 0.006, height - 0.1, 0.022], { bevel: 0.003 });
    const handle = x + (index % 2 ? -1 : 1) * (door / 2 - 0.05);
    rod(pen, brass, [handle, 0.95, depth + 0.02], [handle, 1.25, depth + 0.02], 0.007, { sides: 6 });
  }
}

/** A low cabinet on a plinth, back at z 0: below a television or along a wall. */
export function sideboard(pen: Pen, front: Paint, width: number, { height = 0.5, depth = 0.42, legs = 0.12 } = {}): void {
  for (const x of [-width / 2 + 0.12, width / 2 - 0.12])
    for (const z of [0.07, depth - 0.07]) rod(pen, brass, [x, legs, z], [x, 0, z], 0.013, { sides: 7 });
  box(pen.at(0, legs, 0), front, [0, 0.001, depth / 2], [width, height - legs, depth - 0.02], { bevel: 0.006 });
  const leaves = Math.max(2, Math.round(width / 0.55));
  const leaf = (width - 0.03) / leaves;
  for (let index = 0; index < leaves; index++) {
    const x = (index - (leaves - 1) / 2) * leaf;
    box(pen, toned(front, 1.05), [x, legs + 0.02, depth - 0.004], [leaf - 0.008, height - legs - 0.04, 0.018], { bevel: 0.003 });
    rod(
      pen,
      brass,
      [x + (index % 2 ? -0.4 : 0.4) * leaf, height - 0.16, depth + 0.014],
      [x + (index % 2 ? -0.4 : 0.4) * leaf, height - 0.08, depth + 0.014],
      0.005,
      { sides: 5 },
    );
  }
}
