import { expect, it } from 'vitest';
import { degreesIn, positionIn } from './degrees';

it.each([
  ['59.3293', 59.3293],
  [' 59,3293 ', 59.3293],
  ['-33.86', -33.86],
  ['\u221233.86', -33.86],
  ['+33.86', 33.86],
  ['59.3293°', 59.3293],
  ['59.3293° N', 59.3293],
  ['S 33.86', -33.86],
  ['59°19\'45"N', 59.329166667],
  ['59° 19′ 45.5″ N', 59.329305556],
  ["-59°30'", -59.5],
  ['59º 19,5’ s', -59.325],
  ['0', 0],
  ['200', 200],
])('reads the latitude %s', (text, degrees) => {
  expect(degreesIn(text, 'latitude')).toBe(degrees);
  expect(positionIn(text)).toBeNull();
});

it.each(['', 'north', '0x10', '1e3', 'Infinity', '18.07 E', '-33.86 S', "59°75'", '59.3293, 18.0686', '1.2.3', '59 °C'])(
  'reads no latitude in %j',
  (text) => {
    expect(degreesIn(text, 'latitude')).toBeNull();
  },
);

it.each([
  ['59.3293, 18.0686', 59.3293, 18.0686],
  ['59.3293,18.0686', 59.3293, 18.0686],
  ['(59.3293, -18.0686)', 59.3293, -18.0686],
  ['59.3293 18.0686', 59.3293, 18.0686],
  ['59,3293; 18,0686', 59.3293, 18.0686],
  ['59,3293, 18,0686', 59.3293, 18.0686],
  ['\u221233.8568; 151.2153', -33.8568, 151.2153],
  ['59°30\'0"N 18°15\'0"E', 59.5, 18.25],
  ['33.8568° S, 151.2153° E', -33.8568, 151.2153],
  ['18.25 E, 59.5 N', 59.5, 18.25],
  ['59, 18', 59, 18],
])('reads the position %s', (text, latitude, longitude) => {
  expect(positionIn(text)).toEqual({ latitude, longitude });
});

it.each(['', '59.3293', '59,18', '59,18,5', '59.3 N, 18.1 N', 'Hall 4, Gate 5', '59.3293, 18.0686, 12', '12.5.2026'])(
  'reads no position in %j',
  (text) => {
    expect(positionIn(text)).toBeNull();
  },
);
