import { paint } from '../../scan-maker/paint';
import { plainLook, type WallLook } from '../kit/walls';

// The house stands on x 0…12 (east) and z 0…8.4 (south, where the garden is). Its street side is the north.
export const OUTER = 0.36;
export const INNER = 0.12;
export const LENGTH = 12;
export const DEPTH = 8.4;
/** Clear faces of the outer walls. */
export const FACE = { west: OUTER, east: LENGTH - OUTER, north: OUTER, south: DEPTH - OUTER } as const;
export const CLEAR = { ground: 2.6, upper: 2.5 } as const;
export const UPPER = 2.9;
/** Axes of the inner walls. */
export const AXIS = { hall: 4.56, east: 7.76 } as const;
/** The stair: 17 risers, eight to the landing. */
export const STAIR = {
  rise: UPPER / 17,
  going: 0.27,
  west: 4.62,
  middle: 5.56,
  split: 5.66,
  east: 6.6,
  landing: 1.84,
  south: 4.27,
} as const;

export const look: WallLook = { ...plainLook, frame: paint('#3b3d40'), sill: paint('#e8e5df'), threshold: paint('#a39d92') };
export const innerLook: WallLook = plainLook;

export const colors = {
  wall: paint('#ece7dd'),
  sage: paint('#a9b3a0'),
  clay: paint('#c9a48c'),
  blue: paint('#8fa3ad'),
  ceiling: paint('#f3f1ec'),
  oak: paint('#bd9262', { tones: 0.17 }),
  oakFine: paint('#b88d5f'),
  walnut: paint('#7a5a40'),
  stone: paint('#c8c3b8', { tones: 0.08 }),
  joint: paint('#a9a59b'),
  tile: paint('#dfe0da', { tones: 0.05 }),
  slate: paint('#5d6468', { tones: 0.12 }),
  render: paint('#e9e3d7'),
  larch: paint('#a07a55', { tones: 0.28 }),
  roof: paint('#565b61', { tones: 0.14 }),
  linen: paint('#e7e0d3'),
  grey: paint('#8b8d8c'),
  petrol: paint('#4d6a70'),
  rust: paint('#b5683f'),
  mustard: paint('#c9973f'),
  honey: paint('#dcc28e'),
  cream: paint('#efe9dd'),
  black: paint('#2a2b2d'),
};
