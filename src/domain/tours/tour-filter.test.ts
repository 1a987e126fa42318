import { expect, it } from 'vitest';
import { tourTypeId } from '../ids';
import { choicesIn, noFacets, passesFilter, type TourFacets, tourFacetsFrom } from './tour-filter';

const now = new Date('2026-11-28T12:00:00Z');
const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
const tour = (changes: object = {}) => ({
  public: false,
  matterportId: 'abc',
  tourTypeId: tourTypeId('works'),
  collection: '',
  place: { country: 'Norway' },
  updated: days(10),
  isPublished: false,
  isProposed: false,
  ...changes,
});
const passes = (changes: object, facets: Partial<TourFacets>, types: string[] = []) =>
  passesFilter(tour(changes), { ...noFacets, ...facets, types: new Set(types.map(tourTypeId)) }, now);

it.each<[string, Partial<TourFacets>, object, object]>([
  ['public ones', { access: 'public' }, { public: true }, { public: false }],
  ['those that are not public', { access: 'default' }, { public: false }, { public: true }],
  ['published ones', { state: 'published' }, { isPublished: true }, { isProposed: true }],
  ['those that are not published', { state: 'unpublished' }, { isProposed: true }, { isPublished: true }],
  ['those with a proposed version', { state: 'proposed' }, { isPublished: true, isProposed: true }, { isPublished: true }],
  ['those of a collection', { collection: 'c' }, { collection: 'c' }, { collection: 'd' }],
  ['those of no collection', { collection: 'none' }, { collection: '' }, { collection: 'c' }],
  ['those of a country', { country: 'Norway' }, {}, { place: { country: 'Spain' } }],
  ['those without a country', { country: 'none' }, { place: { country: '' } }, {}],
  ['those without a scan', { scan: 'none' }, { matterportId: '' }, {}],
  ['those with a scan', { scan: 'some' }, {}, { matterportId: '' }],
  ['those that changed in 30 days', { changed: '30' }, { updated: days(29) }, { updated: days(31) }],
  ['those that did not change for a year', { changed: 'older' }, { updated: days(366) }, { updated: days(300) }],
  ['those whose change was not recorded', { changed: 'older' }, { updated: null }, { updated: days(1) }],
  ['those that changed at all', { changed: '365' }, { updated: days(300) }, { updated: null }],
])('keeps %s [TOUR-004]', (_, facets, inside, outside) => {
  expect([passes(inside, facets), passes(outside, facets)]).toEqual([true, false]);
});

it('keeps what fits all that is chosen, and everything without a choice', () => {
  expect(passes({}, {})).toBe(true);
  expect(passes({}, { country: 'Norway' }, ['works', 'homes'])).toBe(true);
  expect(passes({}, { country: 'Norway' }, ['homes'])).toBe(false);
  expect(choicesIn({ ...noFacets, country: 'Norway', types: new Set([tourTypeId('works')]) })).toBe(2);
});

it('reads any address', () => {
  const read = (values: Record<string, string>) => tourFacetsFrom((name) => values[name] ?? '');

  expect(read({ access: 'everybody', state: 'public', scan: '7', changed: 'yesterday' })).toEqual(noFacets);
  expect(read({ access: 'public', collection: 'c', country: 'Norway', scan: 'none', changed: '7' })).toEqual({
    access: 'public',
    state: '',
    collection: 'c',
    country: 'Norway',
    scan: 'none',
    changed: '7',
  });
});
