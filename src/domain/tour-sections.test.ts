import { describe, expect, it } from 'vitest';
import { tourTypeId } from './ids';
import { countriesOf, tourIndex, tourSections } from './tour-sections';
import { tourFrom } from './tours';

const aTour = (name: string, country = '', tourType = '') => tourFrom(name, { name, place: { country }, tourTypeId: tourType });
const shape = (tours: ReturnType<typeof aTour>[], words = '', types: string[] = []) =>
  tourSections(tourIndex(tours), { words, types: new Set(types.map(tourTypeId)) }).map(({ kind, title, tours: of }) => [
    kind,
    title,
    of.map(({ name }) => name),
  ]);

describe('tourSections', () => {
  const tours = [
    aTour('Opera', 'Norway', 'culture'),
    aTour('Hall 10', 'Sweden', 'civic'),
    aTour('Hall 2', 'Sweden', 'culture'),
    aTour('Shed'),
    aTour('Fjord', 'Norway'),
  ];

  it('TOUR-007 groups by country, groups and tours sorted by name', () => {
    expect(shape(tours).slice(1)).toEqual([
      ['country', 'Norway', ['Fjord', 'Opera']],
      ['country', 'Sweden', ['Hall 2', 'Hall 10']],
    ]);
  });

  it('TOUR-009 puts tours without a country first, as Unfinished Tours', () => {
    expect(shape([...tours, aTour('Blank', '  ')])[0]).toEqual(['unfinished', 'Unfinished Tours', ['Blank', 'Shed']]);
    expect(shape([aTour('Opera', 'Norway')])).toHaveLength(1);
  });

  it('TOUR-005 TOUR-006 shows one flat list of the names that contain 2 or more characters, whatever their case', () => {
    expect(shape(tours, 'hAl')).toEqual([['results', 'Search results', ['Hall 2', 'Hall 10']]]);
    expect(shape(tours, ' hal ')).toHaveLength(1);
    expect(shape(tours, 'h')).toHaveLength(3);
    expect(shape(tours, 'zz')).toEqual([]);
  });

  it('TOUR-004 keeps to the chosen types, in sections and in results', () => {
    expect(shape(tours, '', ['culture'])).toEqual([
      ['country', 'Norway', ['Opera']],
      ['country', 'Sweden', ['Hall 2']],
    ]);
    expect(shape(tours, 'hall', ['civic'])).toEqual([['results', 'Search results', ['Hall 10']]]);
    expect(shape(tours, '', ['civic', 'culture'])).toHaveLength(2);
    expect(shape(tours, '', ['removed'])).toEqual([]);
  });

  it('lie in countries, each named once', () => {
    expect(countriesOf(tours)).toEqual(['Norway', 'Sweden']);
  });
});
