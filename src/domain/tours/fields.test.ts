import { expect, it } from 'vitest';
import { tourLimits } from '../limits';
import { readTourFields, type TourField, tourFields } from './fields';
import { listedFields, listedTourFrom } from './listed-tour';
import { tourParts } from './parts';
import { tourFrom } from './tour';

const limits = tourLimits as Readonly<Record<string, number>>;

it('every field of a tour is declared, and its limit is that of the domain [MODEL-019]', () => {
  const { id: _, ...fields } = tourFrom('t', {});

  expect(Object.keys(fields)).toEqual(Object.keys(tourFields));
  for (const [name, field] of Object.entries(tourFields)) {
    if (name in limits) expect('most' in field && field.most).toBe(limits[name]);
  }
});

it('each reader is total: whatever is stored, it gives a value of the type of its default', () => {
  const odd = [undefined, null, 7, 'text', true, Number.NaN, [], [null, 7, {}], { a: 1 }, new Date(0), new Date(Number.NaN)];
  const kindOf = (value: unknown) => (value === null || value instanceof Date ? 'date' : Array.isArray(value) ? 'list' : typeof value);

  for (const [name, { read }] of Object.entries(tourFields).filter(
    ([name]) => !['folders', 'guidedTours', 'rooms', 'pointTypes'].includes(name),
  )) {
    for (const stored of odd) expect([name, kindOf(read(stored))]).toEqual([name, kindOf(read(undefined))]);
  }
});

it('a listed tour has the values that the whole tour has', () => {
  const stored = { name: 'Hall', public: true, organization: 'acme', updated: new Date(1), tourTypeId: 7, thumbnailUrl: 'u' };
  const names = listedFields.filter(
    (name): name is Exclude<typeof name, 'place' | 'floorplans' | 'documents' | 'files' | 'publication'> =>
      name in listedTourFrom('t', {}) && name !== 'place',
  );

  expect(listedTourFrom('t', stored)).toMatchObject(readTourFields(names, stored));
  expect(tourFrom('t', stored)).toMatchObject(readTourFields(names, stored));
});

it('the parts that the rules check together share no field', () => {
  const names: readonly (TourField | 'id')[] = Object.values(tourParts).flat();

  expect(new Set(names).size).toBe(names.length);
});
