import { describe, expect, it } from 'vitest';
import { formatPosition, normalizedPosition } from './position';

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
  ])('is rounded to about a metre and normalized at the date line: %o [TOUR-038]', (moved, kept) => {
    expect(normalizedPosition(moved)).toEqual(kept);
  });

  it('is formatted with directions', () => {
    expect(formatPosition({ latitude: -33.85, longitude: 151.2 })).toBe('33.85000° S, 151.20000° E');
  });
});
