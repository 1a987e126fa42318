import type { Building } from '../../scan-maker/building';
import { type Paint, paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { cylinder } from '../../scan-maker/shapes/round';
import { picture, rug } from '../furniture/decor';
import { baseUnits, hob, island, sink } from '../furniture/kitchen';
import { floorLamp, pendant } from '../furniture/lamps';
import { fig, monstera } from '../furniture/plants';
import { armchair, barStool, diningChair, sofa } from '../furniture/seating';
import { bookcase } from '../furniture/storage';
import { coffeeTables, diningTable } from '../furniture/tables';
import { build, plainLook } from '../kit/walls';
import { type Hall, hallBuilding } from './hall';

const [WIDTH, DEPTH, HEIGHT] = [14.6, 8.6, 4.4];
const colors = {
  rubble: paint('#a39784', { tones: 0.2 }),
  earth: paint('#8b7a62', { tones: 0.18 }),
  timber: paint('#6b5138'),
  old: paint('#8d7a60'),
  straw: paint('#c9ab5e', { tones: 0.3 }),
  lime: paint('#f0ece2'),
  oak: paint('#c09a69', { tones: 0.12 }),
  oakFine: paint('#b8905e'),
  sage: paint('#7f9486'),
  black: paint('#2a2b2d'),
  rust: paint('#b96a48'),
  cream: paint('#efe7d8'),
};

type State = 'found' | 'renewed';

/** The same walls in both states; the openings of the renewed barn are glazed. */
function hallOf(state: State): Hall {
  const isNew = state === 'renewed';
  const kind = isNew ? 'slider' : 'gap';
  const frame = paint(isNew ? '#3a3d3f' : '#5d4a36');
  return {
    width: WIDTH,
    depth: DEPTH,
    height: HEIGHT,
    floor: isNew ? { paint: colors.oak, piece: [1.2, 0.18], offset: -1 } : { paint: colors.earth, piece: [0.7, 0.45], offset: -1 },
    wall: isNew ? colors.lime : colors.rubble,
    ceiling: isNew ? paint('#d9bf98') : colors.old,
    outside: paint('#a79a86'),
    look: { ...plainLook, frame, reveal: isNew ? colors.lime : colors.rubble },
    bare: !isNew,
    south: [
      { kind, at: 5.6, width: 3.4, sill: 0, head: 3.4, panes: 3 },
      { kind: isNew ? 'window' : 'gap', at: 1.8, width: 1.0, sill: 1.2, head: 2.4 },
      { kind: isNew ? 'window' : 'gap', at: 11.6, width: 1.0, sill: 1.2, head: 2.4 },
    ],
    north: [
      { kind: isNew ? 'window' : 'gap', at: 2.4, width: 1.2, sill: 1.4, head: 2.6 },
      { kind: isNew ? 'window' : 'gap', at: 10.8, width: 1.2, sill: 1.4, head: 2.6 },
    ],
  };
}

/** Posts, tie beams and rafters, which the renovation preserves. */
function frame(pen: Pen, wood: Paint): void {
  for (const x of [4.9, 9.7]) {
    for (const z of [2.6, 6.0]) box(pen, wood, [x, 0, z], [0.24, HEIGHT, 0.24], { bevel: 0.012 });
    box(pen.at(x, 3.3, 0), wood, [0, 0.001, DEPTH / 2], [0.22, 0.24, DEPTH - 0.6], { bevel: 0.01 });
  }
  for (let rafter = 0; rafter < 9; rafter++)
    box(pen.at(1.0 + rafter * 1.58, HEIGHT - 0.22, 0), wood, [0, 0.001, DEPTH / 2], [0.16, 0.21, DEPTH - 0.6]);
}

function asFound(pen: Pen): void {
  frame(pen, colors.timber);
  for (const [x, z, turn] of [
    [1.3, 1.2, 4],
    [1.4, 2.5, -6],
    [2.7, 1.2, 2],
    [1.35, 1.25, 90],
  ] as const)
    box(pen.at(x, turn === 90 ? 0.62 : 0, z, turn), colors.straw, [0, 0, 0], [1.1, 0.6, 1.1], { bevel: 0.06 });
  for (let plank = 0; plank < 7; plank++)
    box(pen.at(12.9, plank * 0.05, 1.6, 86 + pen.random * 8), colors.old, [0, 0.001, 0], [2.6, 0.045, 0.24]);
  for (const [x, z] of [
    [12.9, 6.9],
    [13.4, 6.2],
  ] as const)
    cylinder(pen.at(x, 0, z), colors.timber, [0, 0, 0], 0.32, 0.9, 18);
  for (let rung = 0; rung < 9; rung++) box(pen.at(7.3, 0.35 + rung * 0.34, 0.55), colors.old, [0, 0.001, 0], [0.5, 0.05, 0.05]);
  for (const x of [7.03, 7.57]) box(pen, colors.old, [x, 0, 0.55], [0.06, 3.4, 0.06]);
  box(pen.at(2.6, 0, 7.6, 12), colors.old, [0, 0, 0], [1.8, 0.5, 0.6], { bevel: 0.02 });
}

function renewed(pen: Pen): void {
  frame(pen, colors.timber);
  build(pen, plainLook, {
    from: [10.9, DEPTH - 0.3],
    to: [10.9, 0.3],
    height: 3.2,
    thickness: 0.14,
    left: colors.lime,
    right: colors.sage,
    skirted: 'both',
    fittings: [{ kind: 'gap', at: 3.6, width: 1.3, sill: 0, head: 2.4 }],
  });
  const look = { front: colors.sage, top: colors.oakFine, handle: colors.black };
  const run = pen.at(1.0, 0, 0.3);
  baseUnits(run, look, [0.6, 0.6, 0.6, 0.6, 0.6]);
  sink(run.at(0.9, 0, 0));
  hob(run.at(2.4, 0, 0));
  island(pen.at(2.4, 0, 2.6), look, 2.2);
  for (const x of [-0.6, 0, 0.6]) barStool(pen.at(2.4 + x, 0, 3.5, 180), colors.rust);
  diningTable(pen.at(2.4, 0, 6.2), colors.oakFine, 2.2, 0.95);
  for (const x of [-0.65, 0, 0.65]) {
    diningChair(pen.at(2.4 + x, 0, 5.4), colors.black);
    diningChair(pen.at(2.4 + x, 0, 7.0, 180), colors.black);
  }
  for (const x of [1.9, 2.9]) pendant(pen.at(x, 0, 6.2), colors.rust, 1.7, HEIGHT, 0.22);
  rug(pen.at(7.3, 0, 3.4), colors.cream, colors.sage, 3.4, 2.6);
  sofa(pen.at(7.3, 0, 1.3), colors.sage, 3, colors.rust);
  coffeeTables(pen.at(7.3, 0.012, 3.3), colors.oakFine, colors.cream);
  armchair(pen.at(8.9, 0.012, 3.4, -80), colors.rust);
  floorLamp(pen.at(5.6, 0, 1.2));
  picture(pen.at(7.3, 0, 0.3), [colors.cream, colors.sage, colors.rust, colors.black], 1.6, 1.0, 1.5);
  fig(pen.at(9.9, 0, 7.4), colors.rust, 2.0);
  bookcase(pen.at(WIDTH - 0.3, 0, 4.3, -90), colors.oakFine, 3.4, 2.4);
  armchair(pen.at(12.4, 0, 6.4, 150), colors.cream);
  monstera(pen.at(13.6, 0, 7.4), colors.rust, 1.1);
  rug(pen.at(12.6, 0, 4.4), colors.rust, colors.cream, 1.8, 2.6);
}

function barn(state: State, words: Pick<Parameters<typeof hallBuilding>[0], 'id' | 'name' | 'summary' | 'created' | 'modified'>): Building {
  return hallBuilding({
    ...words,
    address: 'Klockargården 3, 793 33 Leksand',
    hall: hallOf(state),
    rooms: { 'West bay': [0.3, 0.3, 4.9, 8.3], 'Middle bay': [4.9, 0.3, 9.7, 8.3], 'East bay': [9.7, 0.3, 14.3, 8.3] },
    prefix: 'b',
    stands: [
      ['Gate', 'Middle bay', 7.3, 6.6],
      ['Middle', 'Middle bay', 6.4, 4.7],
      ['West posts', 'West bay', 4.3, 4.6],
      ['West bay', 'West bay', 3.9, 4.55],
      ['North-west corner', 'West bay', 4.2, 1.9],
      ['East posts', 'Middle bay', 9.1, 4.9],
      ['East bay', 'East bay', 11.8, 4.4],
      ['North-east corner', 'East bay', 12.0, 2.2],
      ['South wall', 'West bay', 4.4, 7.2],
    ],
    yaw: 40,
    seed: 505,
    furnish: state === 'found' ? asFound : renewed,
    lamps:
      state === 'found'
        ? []
        : [
            { at: [2.4, 1.6, 6.2], color: [0.5, 0.4, 0.26], reach: 4 },
            { at: [7.3, 3.0, 3.4], color: [0.4, 0.34, 0.26], reach: 5 },
            { at: [12.6, 3.0, 4.2], color: [0.5, 0.44, 0.34], reach: 5 },
          ],
    exposure: state === 'found' ? 3.4 : 1.85,
    cover: { from: [9.0, 1.65, 6.9], to: [3.4, 1.5, 2.2], fov: 64 },
  });
}

/** A stone barn before and after its renovation, with the same coordinates and the same sweeps. */
export const barnAsFound = barn('found', {
  id: 'BarnAsFound',
  name: 'Barn, as found',
  summary: 'A barn of rubble stone with its timber frame, before the work began: earth floor, straw, open gates.',
  created: '2023-04-18T09:00:00Z',
  modified: '2023-04-19T08:00:00Z',
});
export const barnRenewed = barn('renewed', {
  id: 'BarnRenewed',
  name: 'Barn, renewed',
  summary: 'The same barn as a house: oak floor, lime wash, a kitchen in the west bay and a library in the east bay.',
  created: '2025-05-27T09:00:00Z',
  modified: '2025-05-28T14:30:00Z',
});
