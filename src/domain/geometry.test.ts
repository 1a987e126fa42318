import { expect, it } from 'vitest';
import { isOrigin, sameRotation, scaled } from './geometry';

it('PLAYER-040 takes rotations for equal when x and y agree to 4 decimals', () => {
  expect(sameRotation({ x: 10.000_04, y: -45 }, { x: 10, y: -45.000_04 })).toBe(true);
  expect(sameRotation({ x: 0.000_01, y: 0 }, { x: -0.000_01, y: 0 })).toBe(true);
  expect(sameRotation({ x: 10.0001, y: 0 }, { x: 10, y: 0 })).toBe(false);
  expect(sameRotation({ x: 10, y: 0.0001 }, { x: 10, y: 0 })).toBe(false);
});

it('PLAYER-033 knows the position of what is nowhere', () => {
  expect([isOrigin({ x: 0, y: 0, z: 0 }), isOrigin({ x: 0, y: 0, z: 0.1 })]).toEqual([true, false]);
});

it('makes a stem as long as the normal says', () => {
  expect(scaled({ x: 0, y: 1, z: 2 }, 0.5)).toEqual({ x: 0, y: 0.5, z: 1 });
});
