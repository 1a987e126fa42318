import { describe, expect, it } from 'vitest';
import { firstFormProblem } from './form-problem';
import { addressLine, placeFrom, positionOf, townLine } from './place';
import { placeForm } from './place-form';

describe('a place in words', () => {
  it('leaves out what is missing', () => {
    const whole = placeFrom({ route: 'Main Street', street_number: '5', locality: 'Oslo', country: 'Norway' });

    expect([addressLine(whole), townLine(whole)]).toEqual(['Main Street 5, Oslo, Norway', 'Oslo, Norway']);
    expect([addressLine(placeFrom({ country: 'Norway' })), townLine(placeFrom(null))]).toEqual(['Norway', '']);
  });

  it('has no coordinates unless they are numbers', () => {
    expect(placeFrom({ latitude: '59', longitude: Number.NaN })).toMatchObject({ latitude: null, longitude: null });
  });

  it('has no position unless both coordinates are set', () => {
    expect(positionOf(placeFrom({ latitude: 0, longitude: 0 }))).toEqual({ latitude: 0, longitude: 0 });
    expect([positionOf(placeFrom({ latitude: 1 })), positionOf(placeFrom({}))]).toEqual([null, null]);
  });
});

describe('placeForm', () => {
  it('takes all parts of a place and no other, with degrees that exist', () => {
    expect(firstFormProblem(placeForm, placeFrom({ latitude: -90, longitude: 180 }))).toBeNull();
    expect(firstFormProblem(placeForm, placeFrom({ latitude: 91 }))).toBe('Use degrees from -90 to 90.');
    expect(firstFormProblem(placeForm, placeFrom({ country: 'x'.repeat(201) }))).toBe('Use at most 200 characters.');
    expect(firstFormProblem(placeForm, { ...placeFrom({}), planet: 'Mars' })).not.toBeNull();
  });
});
