import { describe, expect, it } from 'vitest';
import { collectionFrom, isCollectionGone, newCollection, toursInOrder, transferInto } from './collections';
import { collectionForm, collectionOrder } from './collections/collection-form';
import { problemOf } from './form-problem';
import { collectionId, orgId, tourId } from './ids';

const aTour = (name: string, collection = '') => ({ id: tourId(name.toLowerCase()), name, collection: collectionId(collection) });

describe('a collection', () => {
  it('MODEL-040 has name, organization, the order of its tours and how they are sorted', () => {
    const stored = { name: 'Villas', organization: 'acme', sortOrder: ['b', 'a', 7], sortType: 'custom' };

    expect(collectionFrom('c', stored)).toEqual({
      id: 'c',
      name: 'Villas',
      organization: 'acme',
      sortOrder: ['b', 'a'],
      sortType: 'custom',
    });
    expect(collectionFrom('c', { sortType: 'date' })).toEqual({ id: 'c', name: 'c', organization: '', sortOrder: [], sortType: 'name' });
  });

  it('MODEL-040 starts sorted by name', () => {
    expect(newCollection(' Villas ', orgId('acme'))).toEqual({ name: 'Villas', organization: 'acme', sortOrder: [], sortType: 'name' });
  });

  it('COLL-019 COLL-020 needs an organization and a name, in that order', () => {
    expect(problemOf(collectionForm, { organization: '', name: '' })).toBe('Missing organization');
    expect(problemOf(collectionForm, { organization: 'acme', name: '  ' })).toBe('Please fill out a collection name');
    expect(problemOf(collectionForm, { organization: 'acme', name: 'Villas' })).toBeNull();
    expect(problemOf(collectionForm, { organization: 'acme', name: 'x'.repeat(201) })).toBe('Use at most 200 characters.');
  });

  it('keeps an order of ids, by name or custom', () => {
    expect(problemOf(collectionOrder, { sortType: 'custom', sortOrder: ['a'] })).toBeNull();
    expect(problemOf(collectionOrder, { sortType: 'date', sortOrder: [] })).not.toBeNull();
    expect(problemOf(collectionOrder, { sortType: 'name', sortOrder: [''] })).not.toBeNull();
    expect(problemOf(collectionOrder, { sortType: 'name', sortOrder: [], organization: 'other' })).not.toBeNull();
  });
});

describe('the tours of a collection', () => {
  const tours = [aTour('C'), aTour('A'), aTour('Z'), aTour('B')];
  const named = (sorted: { name: string }[]) => sorted.map(({ name }) => name).join('');

  it('COLL-032 stand by name, or as arranged with the others behind', () => {
    const sortOrder = ['z', 'gone', 'c'].map(tourId);

    expect(named(toursInOrder(tours, { sortType: 'name', sortOrder }))).toBe('ABCZ');
    expect(named(toursInOrder(tours, { sortType: 'custom', sortOrder }))).toBe('ZCAB');
  });

  it('COLL-011 are added, or moved out of another one', () => {
    const transfer = transferInto(collectionId('here'), [aTour('A'), aTour('B', 'there'), aTour('C', 'here')]);

    expect([named(transfer.added), named(transfer.moved)]).toEqual(['A', 'B']);
  });

  it('may name a collection that is gone', () => {
    const collections = [{ id: collectionId('here') }];

    expect([aTour('A', 'here'), aTour('A'), aTour('A', 'gone')].map((tour) => isCollectionGone(tour, collections))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
