import { paint } from '../../scan-maker/paint';
import { plainLook, type WallLook } from '../kit/walls';

// One floor of an office building, x 0…34 (east) and z 0…16 (south); lifts and stairs are in the west.
export const SIZE = { x: 34, z: 16 } as const;
export const CLEAR = 3.4;
export const FACE = { west: 0.3, east: 33.7, north: 0.3, south: 15.7 } as const;
/** Height of glass partitions and of the rafts above the desks. */
export const GLASS = 2.7;

export const colors = {
  wall: paint('#eeebe4'),
  concrete: paint('#b9b7b1'),
  slab: paint('#c9c8c4'),
  carpet: paint('#9a9f9f', { tones: 0.1 }),
  carpetGreen: paint('#869a8c', { tones: 0.1 }),
  oak: paint('#c29a6b', { tones: 0.16 }),
  oakFine: paint('#c29a6b'),
  frame: paint('#2c2e31'),
  moss: paint('#5f7360'),
  terracotta: paint('#b96a48'),
  sand: paint('#d8c9ae'),
  petrol: paint('#3f5f68'),
  sky: paint('#8ea9b4'),
  mustard: paint('#cf9f45'),
  white: paint('#efece6'),
  dark: paint('#2f3235'),
  zinc: paint('#a9adb0', { gloss: 0.35 }),
};

export const look: WallLook = { ...plainLook, frame: colors.frame, sill: paint('#d9d6cf'), skirting: paint('#3a3c3f') };
