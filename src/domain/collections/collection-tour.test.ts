import { expect, it } from 'vitest';
import { tourFrom } from '../tours/tour';
import { collectionTourFields, collectionTourFrom } from './collection-tour';

it('reads what the page of a collection shows of a tour, as the whole tour has it [COLL-033 MODEL-017]', () => {
  const stored = {
    name: 'Hall',
    organization: 'Acme',
    collection: 'villas',
    place: { country: 'Norway', latitude: 60.1, longitude: 5.3 },
    folders: [{ name: 'Ground floor' }],
  };
  const whole: Record<string, unknown> = tourFrom('hall', stored);

  const read: Record<string, unknown> = collectionTourFrom('hall', stored);

  expect(Object.keys(read).toSorted()).toEqual(['id', ...collectionTourFields].toSorted());
  for (const field of Object.keys(read)) expect(read[field]).toEqual(whole[field]);
  expect(collectionTourFrom('odd', { name: 7, place: 'x' })).toMatchObject({ id: 'odd', name: '' });
});
