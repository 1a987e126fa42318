import { describe, expect, it } from 'vitest';
import { addressLine, placeFrom, townLine } from './place';

describe('a place in words', () => {
  it('leaves out what is missing', () => {
    const whole = placeFrom({ route: 'Main Street', street_number: '5', locality: 'Oslo', country: 'Norway' });

    expect([addressLine(whole), townLine(whole)]).toEqual(['Main Street 5, Oslo, Norway', 'Oslo, Norway']);
    expect([addressLine(placeFrom({ country: 'Norway' })), townLine(placeFrom(null))]).toEqual(['Norway', '']);
  });

  it('MODEL-030 has no coordinates unless they are numbers', () => {
    expect(placeFrom({ latitude: '59', longitude: Number.NaN })).toMatchObject({ latitude: null, longitude: null });
  });
});
