import { paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { quad } from '../../scan-maker/shapes/face';
import { cylinder, lathe, rod } from '../../scan-maker/shapes/round';
import { keyboard, monitor } from '../furniture/decor';
import { lockers } from '../furniture/office';
import { sansevieria } from '../furniture/plants';
import { taskChair } from '../furniture/seating';
import { glassWall } from '../kit/glass-wall';
import { build } from '../kit/walls';
import { girder } from './hall';
import { cabinets, conveyor, drum, filler, forklift, pallet, workbench } from './machines';
import { pipe, valve } from './pipes';
import { colors, look } from './plan';
import { kettle, vessel } from './process';
import { bayLight, extinguisher, eyeWash, hoseReel, sign } from './safety';

/** Equipment on the ground floor besides the tanks: switchgear, filling line, workshop, store. */
export function groundMachines(pen: Pen): void {
  cabinets(pen.at(9, 0, 0.32), 9);
  cabinets(pen.at(18.2, 0, 0.32), 7);
  workbench(pen.at(25.6, 0, 0.32));
  lockers(pen.at(28.6, 0, 0.32), 4, [colors.blue, colors.cabinet]);
  filler(pen.at(34.4, 0, 8.4));
  conveyor(pen.at(36, 0, 8.4).at(1.4, 0, 0), 3.6, 3);
  conveyor(pen.at(8.4, 0, 6.2), 9, 6);
  for (const [x, z, load, layers] of [
    [34.4, 18.9, 'cartons', 3],
    [35.9, 18.9, 'sacks', 6],
    [37.4, 18.9, 'cartons', 2],
    [34.4, 20.2, 'sacks', 5],
    [35.9, 20.2, 'cartons', 3],
    [37.4, 20.2, 'empty', 0],
    [15.4, 5.4, 'sacks', 4],
    [17, 5.4, 'cartons', 2],
  ] as const)
    pallet(pen.at(x, 0, z), load, layers);
  forklift(pen.at(35.6, 0, 15.2, -160));
  for (const [x, z, color] of [
    [2.1, 2, colors.blue],
    [2.75, 2.1, colors.blue],
    [2.4, 2.7, colors.orange],
    [22.6, 3, colors.green],
    [23.25, 3.1, colors.green],
    [22.9, 2.45, colors.green],
  ] as const)
    drum(pen.at(x, 0, z), color);
  safety(pen);
}

function safety(pen: Pen): void {
  const west = pen.at(0.33, 0, 0, 90);
  sign(west.at(-10, 2.7, 0), 'exit', 0.34);
  for (const [index, kind] of (['must', 'must', 'warning', 'no'] as const).entries()) sign(west.at(-13 - index * 0.55, 1.8, 0), kind);
  extinguisher(west.at(-12.2, 0, 0));
  hoseReel(west.at(-16.4, 0, 0));
  const east = pen.at(39.66, 0, 0, -90);
  sign(east.at(10.2, 2.7, 0), 'exit', 0.34);
  for (const [index, kind] of (['must', 'no', 'warning'] as const).entries()) sign(east.at(5 + index * 0.55, 1.9, 0), kind);
  extinguisher(east.at(8.2, 0, 0));
  const north = pen.at(0, 0, 0.33);
  for (const [x, kind] of [
    [4.6, 'warning'],
    [13.6, 'warning'],
    [22.2, 'must'],
    [27.2, 'no'],
  ] as const)
    sign(north.at(x, 2.6, 0), kind, 0.36);
  extinguisher(north.at(14.0, 0, 0));
  eyeWash(pen.at(22.2, 0, 14.2));
  for (const x of [3, 8, 13, 18, 23, 28]) tube(pen, x, 4.2, 3.4);
}

/** A lamp with a tube, under the deck. */
function tube(pen: Pen, x: number, z: number, y: number): void {
  box(pen.at(x, y, z), colors.steel, [0, 0.02, 0], [1.5, 0.06, 0.16]);
  box(pen.at(x, y, z), paint('#fffaf0', { glow: 1.3 }), [0, 0.001, 0], [1.46, 0.02, 0.12]);
}

/** Kettles, a heat exchanger and their pipes; the pen is on the mezzanine. */
export function mezzanineMachines(pen: Pen): void {
  const bands = [colors.green, colors.orange, colors.blue, colors.green];
  for (const [index, x] of [4.6, 8.9, 13.2, 24.6].entries()) {
    kettle(pen.at(x, 0, 3.2), bands[index] ?? colors.green);
    pipe(
      pen,
      bands[index] ?? colors.green,
      [
        [x + 0.45, 2.38, 3.2],
        [x + 0.45, 3.05, 3.2],
        [x + 0.45, 3.05, 1.1],
      ],
      0.05,
    );
    valve(pen.at(x + 0.45, 3.05, 2.1, 90), colors.red, 0.05);
  }
  pipe(
    pen,
    colors.stainless,
    [
      [2.6, 3.05, 1.1],
      [27.4, 3.05, 1.1],
      [27.4, 0.3, 1.1],
    ],
    0.1,
  );
  pipe(
    pen,
    colors.sky,
    [
      [2.6, 2.6, 0.75],
      [28.4, 2.6, 0.75],
      [28.4, 0.3, 0.75],
    ],
    0.06,
  );
  pipe(
    pen,
    colors.yellow,
    [
      [1.4, 2.85, 0.55],
      [29.2, 2.85, 0.55],
    ],
    0.045,
  );
  exchanger(pen);
}

/** The heat exchanger on the mezzanine, with its surroundings. */
function exchanger(pen: Pen): void {
  vessel(pen.at(18.6, 0, 2.3), 3.4, 0.5, colors.blue);
  pipe(
    pen,
    colors.blue,
    [
      [17.6, 1.52, 2.3],
      [17.6, 2.2, 2.3],
      [17.6, 2.2, 0.75],
    ],
    0.06,
  );
  pipe(
    pen,
    colors.stainless,
    [
      [19.7, 1.52, 2.3],
      [19.7, 3.05, 2.3],
      [19.7, 3.05, 1.1],
    ],
    0.06,
  );
  cabinets(pen.at(28.2, 0, 2.0), 2);
  for (const [x, z] of [
    [1.4, 6.8],
    [2.1, 6.9],
  ] as const)
    drum(pen.at(x, 0, z), colors.orange);
  pallet(pen.at(27.6, 0, 5.6, 90), 'sacks', 4);
  sign(pen.at(16, 1.9, 0.34), 'must');
  sign(pen.at(16.6, 1.9, 0.34), 'warning');
  extinguisher(pen.at(22, 0, 0.32));
}

/** The control room and the ventilation beside it; the pen is on the gallery. */
export function galleryRooms(pen: Pen): void {
  controlRoom(pen);
  for (const x of [10.2, 13.2]) airHandler(pen.at(x, 0, 2.2));
  lathe(
    pen.at(8.4, 0, 1.2),
    colors.stainless,
    [
      [0.3, 0],
      [0.3, 2.4],
      [0.24, 2.6],
      [0.24, 3.9],
    ],
    18,
  );
  sign(pen.at(9.2, 1.9, 0.34), 'must');
  extinguisher(pen.at(15.4, 0, 0.32));
}

function controlRoom(pen: Pen): void {
  const wall = { thickness: 0.1, height: 2.8, left: paint('#e6e5df'), right: colors.panel };
  glassWall(pen, { from: [0.3, 6.4], to: [7.2, 6.4], height: 2.8, frame: colors.steel, door: 5.7 });
  build(pen, look, {
    ...wall,
    from: [7.2, 6.4],
    to: [7.2, 0.3],
    fittings: [{ kind: 'window', at: 1.4, width: 3.2, sill: 0.9, head: 2.3, panes: 2 }],
  });
  box(pen.at(3.75, 2.8, 3.35), colors.panel, [0, 0.001, 0], [6.95, 0.1, 6.2]);
  quad(pen, paint('#6f7c80'), [0.3, 0.006, 6.38], [7.15, 0.006, 6.38], [7.15, 0.006, 0.3], [0.3, 0.006, 0.3]);
  const desk = pen.at(3.7, 0, 4.3, 180);
  box(desk.at(0, 0.7, 0), paint('#d9d7d0'), [0, 0.001, 0.4], [4.4, 0.04, 0.9], { bevel: 0.01 });
  for (const x of [-2.0, -0.7, 0.7, 2.0]) box(desk, colors.steel, [x, 0, 0.35], [0.06, 0.7, 0.7]);
  for (let screen = 0; screen < 5; screen++)
    monitor(desk.at(-1.7 + screen * 0.85, 0.74, 0.2 + Math.abs(screen - 2) * 0.03, (2 - screen) * 9), 0.68, '#5fa08a');
  for (const x of [-1.0, 1.0]) {
    keyboard(desk.at(x, 0.74, 0.62));
    taskChair(desk.at(x + 0.1, 0, 1.3, 175), colors.black);
  }
  mimic(pen.at(3.6, 0, 0.32));
  cabinets(pen.at(0.36, 0, 2.4, 90), 3);
  sansevieria(pen.at(6.8, 0, 0.7), colors.cabinet, 1.2);
}

/** The wall with the diagram of the plant: glowing lines and vessels. */
function mimic(pen: Pen): void {
  box(pen.at(0, 1.1, 0.03), colors.black, [0, 0.001, 0], [3.8, 1.35, 0.05], { bevel: 0.006 });
  const mark = (color: string, x: number, y: number, w: number, h: number) => {
    const z = 0.0575;
    quad(pen, paint(color, { glow: 0.95 }), [x, y, z], [x + w, y, z], [x + w, y + h, z], [x, y + h, z]);
  };
  for (let vessel = 0; vessel < 4; vessel++) {
    mark('#9fc7d8', -1.6 + vessel * 0.62, 1.75, 0.3, 0.5);
    mark('#3f8258', -1.57 + vessel * 0.62, 1.77, 0.24, 0.14 + vessel * 0.08);
    mark('#5fa08a', -1.46 + vessel * 0.62, 1.5, 0.02, 0.25);
  }
  mark('#5fa08a', -1.46, 1.48, 2.6, 0.02);
  mark('#d9a13b', 1.1, 1.3, 0.5, 0.3);
  mark('#5fa08a', 1.13, 1.48, 0.02, 0.5);
  for (let row = 0; row < 5; row++) mark(row === 2 ? '#d9772f' : '#8fb8cf', 1.0, 1.85 + row * 0.1, 0.5 - row * 0.05, 0.05);
  for (let row = 0; row < 3; row++) mark('#5d7078', -1.6 + row * 0.75, 1.2, 0.6, 0.16);
}

function airHandler(pen: Pen): void {
  box(pen.at(0, 0.12, 0), colors.cabinet, [0, 0.001, 0], [2.2, 1.5, 1.4], { bevel: 0.015 });
  for (const x of [-0.9, 0.9]) box(pen, colors.steel, [x, 0, 0], [0.12, 0.13, 1.4]);
  for (const x of [-0.55, 0.55]) {
    box(pen.at(x, 0.24, 0.702), toned(colors.cabinet, 1.04), [0, 0.001, 0], [1.0, 1.26, 0.02], { bevel: 0.004 });
    rod(pen, colors.black, [x + 0.4, 0.8, 0.73], [x + 0.4, 1.0, 0.73], 0.014, { sides: 6 });
  }
  cylinder(pen.at(0.5, 1.62, 0), colors.stainless, [0, 0, 0], 0.32, 1.6, 18);
  for (const y of [0.5, 1.0])
    lathe(
      pen.at(0.5, 1.62 + y, 0),
      toned(colors.stainless, 0.9),
      [
        [0.33, 0],
        [0.33, 0.04],
      ],
      18,
    );
}

/** The bridge crane under the roof with its trolley and hook, and the lamps. Pen in world coordinates, on the top floor. */
export function crane(pen: Pen): void {
  const y = 10.45;
  for (const z of [8.9, 21]) {
    girder(pen, colors.yellow, [0.4, y - 0.3, z], [39.6, y - 0.3, z], 0.45);
    box(pen.at(0, y - 0.075, 0), colors.steel, [20, 0.001, z], [39.2, 0.05, 0.06]);
    for (let x = 5.2; x < 40; x += 4.94) box(pen.at(x, y - 0.62, z), colors.steel, [0, 0.001, z > 15 ? 0.3 : -0.3], [0.3, 0.12, 0.8]);
  }
  const at = 27.5;
  for (const side of [-0.55, 0.55]) box(pen.at(at + side, y, 15), colors.yellow, [0, 0.001, 0], [0.28, 0.42, 12.6]);
  for (const z of [8.9, 21]) box(pen.at(at, y - 0.05, z), colors.yellow, [0, 0.001, 0], [2.6, 0.34, 0.34], { bevel: 0.02 });
  const trolley = pen.at(at, y - 0.62, 14);
  box(trolley, colors.steel, [0, 0.001, 0], [1.5, 0.16, 1.3]);
  rod(trolley, colors.red, [-0.3, 0.42, -0.5], [-0.3, 0.42, 0.5], 0.24, { sides: 16 });
  rod(trolley, colors.motor, [0.35, 0.35, -0.4], [0.35, 0.35, 0.3], 0.18, { sides: 14 });
  for (const x of [-0.1, 0.1]) rod(trolley, colors.black, [x, 0.3, 0], [x * 0.6, -3.6, 0], 0.012, { sides: 4, caps: false, stretch: 2 });
  box(trolley.at(0, -3.9, 0), colors.yellow, [0, 0.001, 0], [0.32, 0.36, 0.16], { bevel: 0.03 });
  hook(trolley.at(0, -3.9, 0));
  for (const x of [5, 11.5, 19, 25.2, 33]) for (const z of [12.6, 18]) bayLight(pen.at(x, 9.2, z), 1.8);
  for (const x of [20, 26, 33]) bayLight(pen.at(x, 9.2, 5), 1.8);
}

function hook(pen: Pen): void {
  const points = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * 0.5 - (index / 8) * Math.PI * 1.35;
    return [Math.cos(angle) * 0.13, -0.22 + Math.sin(angle) * 0.13, 0] as const;
  });
  rod(pen, colors.steel, [0, 0.02, 0], [0, -0.1, 0], 0.035, { sides: 8 });
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (next) rod(pen, colors.steel, point, next, 0.034 - index * 0.002, { sides: 8 });
  }
}
