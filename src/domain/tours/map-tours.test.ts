import { describe, expect, it } from 'vitest';
import { tourTypeId } from '../ids';
import { listedTourFrom } from './listed-tour';
import { mapList, mapPositionOf, startPosition, toursFoundOnMap } from './map-tours';

const aTour = (name: string, country: string, at: [unknown, unknown] = [60, 10], tourTypeId = '') =>
  listedTourFrom(name, { name, tourTypeId, place: { country, latitude: at[0], longitude: at[1] } });

const hall = aTour('City Hall', 'Sweden');
const mill = aTour('The mill', 'Norway', [61, 11], 'plant');
const dam = aTour('Dam', 'Norway', [null, null]);
const tours = [hall, dam, mill];
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('the tours of a map', () => {
  it('are found by name, whatever the case, from two characters [MAP-002 MAP-003]', () => {
    expect(names(toursFoundOnMap(tours, 'HALL', new Set()))).toEqual(['City Hall']);
    expect(names(toursFoundOnMap(tours, 'mi', new Set()))).toEqual(['The mill']);
    expect(toursFoundOnMap(tours, 'm', new Set())).toHaveLength(3);
    expect(toursFoundOnMap(tours, 'Sweden', new Set())).toEqual([]);
  });

  it('are those of the chosen types', () => {
    expect(names(toursFoundOnMap(tours, '', new Set([tourTypeId('plant')])))).toEqual(['The mill']);
  });

  it('are listed by country [MAP-001]', () => {
    const { countries, shown } = mapList([hall, mill], null);

    expect(countries.map(({ country, members }) => [country, ...names(members)])).toEqual([
      ['Norway', 'The mill'],
      ['Sweden', 'City Hall'],
    ]);
    expect(shown).toBe(2);
  });

  it('are listed if the map shows them, and always without a position [MAP-001 MAP-013]', () => {
    const { countries, unplaced, shown } = mapList(tours, (id) => id === hall.id);

    expect(countries.map(({ country }) => country)).toEqual(['Sweden']);
    expect(names(unplaced)).toEqual(['Dam']);
    expect(shown).toBe(1);
  });

  it.each([
    [[60, 10], { latitude: 60, longitude: 10 }],
    [[0, 0], { latitude: 0, longitude: 0 }],
    [[60, null], null],
    [['60', '10'], null],
    [[91, 10], null],
    [[60, 181], null],
  ] as const)('at %j are placed at %j [MAP-013]', (at, position) => {
    expect(mapPositionOf(aTour('Hall', 'Sweden', [...at]))).toEqual(position);
  });
});

it('a map starts in the middle of most tours [MAP-007]', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });

  expect(startPosition([at(59, 18), at(60, 11), at(-33, 151)])).toEqual({ latitude: 59, longitude: 18 });
  expect(startPosition([])).toBeNull();
});
