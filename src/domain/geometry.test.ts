import { expect, it } from 'vitest';
import { eulerFrom, isOrigin, sameRotation, scaled, vectorFrom, zoomFrom } from './geometry';

it('takes rotations for equal when x and y agree to 4 decimals [PLAYER-040]', () => {
  expect(sameRotation({ x: 10.000_04, y: -45 }, { x: 10, y: -45.000_04 })).toBe(true);
  expect(sameRotation({ x: 0.000_01, y: 0 }, { x: -0.000_01, y: 0 })).toBe(true);
  expect(sameRotation({ x: 10.0001, y: 0 }, { x: 10, y: 0 })).toBe(false);
  expect(sameRotation({ x: 10, y: 0.0001 }, { x: 10, y: 0 })).toBe(false);
});

it('recognizes the position of unplaced items [PLAYER-033]', () => {
  expect([isOrigin({ x: 0, y: 0, z: 0 }), isOrigin({ x: 0, y: 0, z: 0.1 })]).toEqual([true, false]);
});

it('makes a stem as long as the normal says', () => {
  expect(scaled({ x: 0, y: 1, z: 2 }, 0.5)).toEqual({ x: 0, y: 0.5, z: 1 });
});

const noNumbers = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number('1e999'),
  1e300,
  -1e300,
  '1',
  '1e999',
  null,
  undefined,
  {},
  [],
];

it.each(noNumbers)('uses the default for a stored coordinate, rotation or zoom of %s', (odd) => {
  expect(vectorFrom({ x: odd, y: 2, z: odd }, { x: 7, y: 8, z: 9 })).toEqual({ x: 7, y: 2, z: 9 });
  expect(eulerFrom({ x: odd, y: -90 })).toEqual({ x: 0, y: -90 });
  expect(zoomFrom(odd)).toBe(1);
});

it('keeps every coordinate of a real scan, and every zoom of a viewer', () => {
  expect(vectorFrom({ x: -4999.5, y: 0, z: 1e5 })).toEqual({ x: -4999.5, y: 0, z: 1e5 });
  expect([0.5, 3, 12].map((zoom) => zoomFrom(zoom))).toEqual([0.5, 3, 12]);
  expect([0, -1].map((zoom) => zoomFrom(zoom, 2))).toEqual([2, 2]);
});
