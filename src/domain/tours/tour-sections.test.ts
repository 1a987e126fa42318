import { describe, expect, it } from 'vitest';
import { collectionId, tourTypeId } from '../ids';
import { tourFrom } from './tour';
import { countriesOfTours, tourIndex, tourSections } from './tour-sections';

const aTour = (name: string, country = '', tourType = '') => tourFrom(name, { name, place: { country }, tourTypeId: tourType });
const shape = (tours: ReturnType<typeof aTour>[], words = '', types: string[] = []) =>
  tourSections(tourIndex(tours), { words, keeps: ({ tourTypeId }) => types.length === 0 || types.includes(tourTypeId) }).sections.map(
    ({ kind, title, tours: of }) => [kind, title, of.map(({ name }) => name)],
  );

describe('tourSections', () => {
  const tours = [
    aTour('Opera', 'Norway', 'culture'),
    aTour('Hall 10', 'Sweden', 'civic'),
    aTour('Hall 2', 'Sweden', 'culture'),
    aTour('Shed'),
    aTour('Fjord', 'Norway'),
  ];

  it('groups by country, groups and tours sorted by name [TOUR-007]', () => {
    expect(shape(tours).slice(1)).toEqual([
      ['country', 'Norway', ['Fjord', 'Opera']],
      ['country', 'Sweden', ['Hall 2', 'Hall 10']],
    ]);
  });

  it('puts tours without a country first, as Unfinished Tours [TOUR-009]', () => {
    expect(shape([...tours, aTour('Blank', '  ')])[0]).toEqual(['unfinished', 'Unfinished Tours', ['Blank', 'Shed']]);
    expect(shape([aTour('Opera', 'Norway')])).toHaveLength(1);
  });

  it('shows one flat list of the names that contain 2 or more characters, whatever their case [TOUR-005 TOUR-006]', () => {
    expect(shape(tours, 'hAl')).toEqual([['results', 'Search results', ['Hall 2', 'Hall 10']]]);
    expect(shape(tours, ' hal ')).toHaveLength(1);
    expect(shape(tours, 'h')).toHaveLength(3);
    expect(shape(tours, 'zz')).toEqual([]);
  });

  it('keeps to the chosen types, in sections and in results [TOUR-004]', () => {
    expect(shape(tours, '', ['culture'])).toEqual([
      ['country', 'Norway', ['Opera']],
      ['country', 'Sweden', ['Hall 2']],
    ]);
    expect(shape(tours, 'hall', ['civic'])).toEqual([['results', 'Search results', ['Hall 10']]]);
    expect(shape(tours, '', ['civic', 'culture'])).toHaveLength(2);
    expect(shape(tours, '', ['removed'])).toEqual([]);
  });

  it('finds by place, country, type and collection too, after the names, and says what matched', () => {
    const all = [
      tourFrom('1', { name: 'Old mill', place: { country: 'Norway', locality: 'Bergen' } }),
      tourFrom('2', { name: 'Quay', collection: 'old', tourTypeId: 'w' }),
      tourFrom('3', { name: 'Håkon’s Hall', place: { country: 'Norway', locality: 'Bergen' } }),
    ];
    const index = tourIndex(all, {
      types: new Map([[tourTypeId('w'), 'Works']]),
      collections: new Map([[collectionId('old'), 'Old town']]),
    });
    const found = (words: string) => {
      const { sections, matches } = tourSections(index, { words });
      return sections.flatMap(({ tours: of }) => of.map((tour) => [tour.name, matches.get(tour) ?? null]));
    };

    expect(found('hak')).toEqual([['Håkon’s Hall', null]]);
    expect(found('old')).toEqual([
      ['Old mill', null],
      ['Quay', 'Collection: Old town'],
    ]);
    expect(found('works')).toEqual([['Quay', 'Tour type: Works']]);
    expect(found('bergen hall')).toEqual([['Håkon’s Hall', 'Place: Bergen']]);
  });

  it('lists all by time, latest first, also what is found', () => {
    const all = [
      tourFrom('1', { name: 'A hall', created: new Date(1), updated: new Date(9) }),
      tourFrom('2', { name: 'B hall', created: new Date(2), updated: new Date(8) }),
      tourFrom('3', { name: 'C' }),
    ];
    const names = (sort: 'changed' | 'created', words = '') =>
      tourSections(tourIndex(all), { words, sort }).sections.map(({ title, tours: of }) => [title, ...of.map(({ name }) => name)]);

    expect(names('changed')).toEqual([['Last changed first', 'A hall', 'B hall', 'C']]);
    expect(names('created')).toEqual([['Newest first', 'B hall', 'A hall', 'C']]);
    expect(names('created', 'hall')).toEqual([['Search results', 'B hall', 'A hall']]);
  });

  it('lie in countries, each named once', () => {
    expect(countriesOfTours(tours)).toEqual(['Norway', 'Sweden']);
  });
});

describe('somebody’s own tours', () => {
  const tours = [aTour('Opera', 'Norway'), aTour('Hall', 'Sweden'), aTour('Shed')];
  const own = { opened: ['Shed', 'gone', 'Opera'], favorites: new Set(['Hall', 'gone']) };
  const shown = (search: Partial<Parameters<typeof tourSections>[1]>) =>
    tourSections(tourIndex(tours), { words: '', own, ...search }).sections.map(({ title, tours: of }) => [
      title,
      of.map(({ name }) => name),
    ]);

  it('come first as favourites, and are not listed twice', () => {
    expect(shown({})).toEqual([
      ['Favourites', ['Hall']],
      ['Unfinished Tours', ['Shed']],
      ['Norway', ['Opera']],
    ]);
    expect(shown({ words: 'hall' })).toEqual([['Search results', ['Hall']]]);
  });

  it('are sorted by when they were opened, before those never opened', () => {
    expect(shown({ sort: 'opened' })).toEqual([['Last opened first', ['Shed', 'Opera', 'Hall']]]);
  });
});
