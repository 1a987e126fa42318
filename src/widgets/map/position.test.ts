import { describe, expect, it } from 'vitest';
import { positionOn, shownPosition } from './position';

describe('a position on the map', () => {
  it.each([
    [
      { latitude: 59.3275123, longitude: 18.0543987 },
      { latitude: 59.32751, longitude: 18.0544 },
    ],
    [
      { latitude: 89, longitude: 190 },
      { latitude: 85, longitude: -170 },
    ],
    [
      { latitude: -89, longitude: -541 },
      { latitude: -85, longitude: 179 },
    ],
  ])('TOUR-038 is kept to about a metre, and on this side of the date line: %o', (moved, kept) => {
    expect(positionOn(moved)).toEqual(kept);
  });

  it('is said with the directions', () => {
    expect(shownPosition({ latitude: -33.85, longitude: 151.2 })).toBe('33.85000° S, 151.20000° E');
  });
});
