import { paint } from '../../scan-maker/paint';
import { plainLook, type WallLook } from '../kit/walls';

// A hall on x 0…40 (east) and z 0…22 (south); a mezzanine and a gallery above it stand along the north wall.
export const HALL = { x: 40, z: 22, eaves: 12 } as const;
export const MEZZ = { level: 4.2, west: 0.3, east: 30, north: 0.3, south: 8 } as const;
export const TOP = { level: 8, west: 0.3, east: 16, north: 0.3, south: 8 } as const;

export const colors = {
  floor: paint('#a9aca6', { tones: 0.04 }),
  walkway: paint('#7f9484'),
  yellow: paint('#e3b02f'),
  black: paint('#26282a'),
  plinth: paint('#b9b5ac'),
  panel: paint('#d5d9d8'),
  outside: paint('#8f9ca3'),
  steel: paint('#57646c'),
  deck: paint('#9aa0a0', { tones: 0.06 }),
  grating: paint('#8b9192'),
  stainless: paint('#a7b0b5', { gloss: 0.6 }),
  cast: paint('#3f6f8c', { gloss: 0.25 }),
  motor: paint('#4f7f62', { gloss: 0.25 }),
  cabinet: paint('#d3d4cf'),
  white: paint('#f0efea'),
  red: paint('#b8392f'),
  orange: paint('#d9772f'),
  green: paint('#3f8258'),
  blue: paint('#3a6ea5'),
  sky: paint('#8fb8cf'),
  brown: paint('#8a6344'),
  wood: paint('#c39a66', { tones: 0.2 }),
  card: paint('#b98f62', { tones: 0.2 }),
};

export const look: WallLook = {
  ...plainLook,
  frame: colors.steel,
  sill: colors.panel,
  reveal: colors.panel,
  cut: paint('#3f4549'),
  threshold: paint('#8f928d'),
  leaf: colors.blue,
};
