import { describe, expect, it } from 'vitest';
import { nearestTownText } from './nearest-town';

const text = (latitude: number, longitude: number) => nearestTownText({ latitude, longitude });

describe('nearestTownText', () => {
  it('names the nearest town with distance and direction', () => {
    expect(text(48, 7.85)).toBe('The nearest large town is Basel, 53 km to the south.');
    expect(text(59.6, 10.75)).toBe('The nearest large town is Oslo, 34 km to the north.');
    expect(text(48.2, 15.6)).toBe('The nearest large town is Vienna, 57 km to the east.');
  });

  it('names the town that one is in', () => {
    expect(text(59.33, 18.05)).toBe('This is in or near Stockholm.');
  });
});
