import { describe, expect, it } from 'vitest';
import { tourTypeId } from '../ids';
import { newTourType } from './new-tour-type';
import { countOfType, paletteColorName, toursOfTypes, tourTypeColors, tourTypeRanges, tourTypesFrom } from './tour-types';

describe('tourTypesFrom', () => {
  it('reads id, name, colour and range, gray where the colour is unknown', () => {
    expect(tourTypesFrom([{ id: '1', name: 'House', color: 'mauve' }, { color: 'red', range: 300 }, 5])).toEqual([
      { id: '1', name: 'House', color: 'gray', range: null },
      { id: 'type-1', name: '', color: 'red', range: 300 },
    ]);
  });

  it('knows eight colours and the ranges 100 to 900 in steps of 100', () => {
    const read = [100, 900, 50, 150, 1000, '300'].map((range) => tourTypesFrom([{ range }])[0]?.range);

    expect(read).toEqual([100, 900, null, null, null, null]);
    expect(tourTypeColors).toEqual(['gray', 'green', 'blue', 'indigo', 'purple', 'pink', 'red', 'yellow']);
    expect(tourTypeRanges).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900]);
  });
});

describe('a tour type', () => {
  it('is gray, 600 as an icon and 400 as a chip, unless it says otherwise [MODEL-039]', () => {
    const [plain, dark] = tourTypesFrom([{}, { color: 'red', range: 900 }]);

    expect([paletteColorName(plain!, 'icon'), paletteColorName(plain!, 'chip')]).toEqual(['gray-600', 'gray-400']);
    expect([paletteColorName(dark!, 'icon'), paletteColorName(dark!, 'chip')]).toEqual(['red-900', 'red-900']);
  });

  it('starts gray with range 600 and an id of its own', () => {
    expect(newTourType()).toMatchObject({ color: 'gray', range: 600, name: '' });
    expect(newTourType().id).not.toBe(newTourType().id);
  });

  it('filters tours, several types at once', () => {
    const tours = ['a', 'b', 'c', ''].map((id) => ({ tourTypeId: tourTypeId(id) }));
    const left = (...types: string[]) => toursOfTypes(tours, new Set(types.map(tourTypeId))).map((tour) => tour.tourTypeId);

    expect([left(), left('a', 'c'), left('x')]).toEqual([['a', 'b', 'c', ''], ['a', 'c'], []]);
  });

  it('counts its tours', () => {
    const tours = ['a', 'b', 'a'].map((id) => ({ tourTypeId: tourTypeId(id) }));

    expect([countOfType(tours, tourTypeId('a')), countOfType(tours, tourTypeId('c'))]).toEqual([2, 0]);
  });
});
