import { describe, expect, it } from 'vitest';
import { firstFormProblem } from '../form-problem';
import { collectionId, orgId, tourId } from '../ids';
import { collectionFrom, isCollectionMissing, newCollection, planTransfer, toursInOrder } from './collection';
import { collectionForm, collectionOrder } from './collection-form';

const fields = { name: 'Villas', description: '', coverUrl: '', coverAlt: '', isPublic: false };
const aTour = (name: string, collection = '') => ({ id: tourId(name.toLowerCase()), name, collection: collectionId(collection) });

describe('a collection', () => {
  it('has name, organization, the order of its tours and how they are sorted', () => {
    const stored = { name: 'Villas', organization: 'acme', sortOrder: ['b', 'a', 7], sortType: 'custom' };

    expect(collectionFrom('c', stored)).toEqual({
      id: 'c',
      name: 'Villas',
      organization: 'acme',
      description: '',
      coverUrl: '',
      coverAlt: '',
      isPublic: false,
      shortCode: '',
      sortOrder: ['b', 'a'],
      sortType: 'custom',
    });
    expect(collectionFrom('c', { sortType: 'date', description: 7 })).toMatchObject({
      name: 'c',
      organization: '',
      description: '',
      sortOrder: [],
      sortType: 'name',
    });
  });

  it('has a description and a cover image with its alternative text', () => {
    const fields = { description: 'By the sea', coverUrl: 'https://files.example/cover', coverAlt: 'Three villas' };

    expect(collectionFrom('c', fields)).toMatchObject(fields);
  });

  it('can have a public page at a short address', () => {
    expect(collectionFrom('c', { isPublic: true, shortCode: 'abc2345' })).toMatchObject({ isPublic: true, shortCode: 'abc2345' });
    expect(collectionFrom('c', { isPublic: 'yes', shortCode: 7 })).toMatchObject({ isPublic: false, shortCode: '' });
  });

  it('starts sorted by name', () => {
    expect(newCollection(fields, orgId('acme'))).toEqual({ ...fields, organization: 'acme', sortOrder: [], sortType: 'name' });
  });

  it('needs an organization and a name, in that order [COLL-019 COLL-020]', () => {
    expect(firstFormProblem(collectionForm, { ...fields, organization: '', name: '' })).toBe('Missing organization');
    expect(firstFormProblem(collectionForm, { ...fields, organization: 'acme', name: '  ' })).toBe('Please fill out a collection name');
    expect(firstFormProblem(collectionForm, { ...fields, organization: 'acme' })).toBeNull();
    expect(firstFormProblem(collectionForm, { ...fields, organization: 'acme', name: 'x'.repeat(201) })).toBe(
      'Use at most 200 characters.',
    );
    expect(firstFormProblem(collectionForm, { ...fields, organization: 'acme', description: 'x'.repeat(5001) })).toBe(
      'Use at most 5,000 characters.',
    );
  });

  it('keeps an order of ids, by name or custom', () => {
    expect(firstFormProblem(collectionOrder, { sortType: 'custom', sortOrder: ['a'] })).toBeNull();
    expect(firstFormProblem(collectionOrder, { sortType: 'date', sortOrder: [] })).not.toBeNull();
    expect(firstFormProblem(collectionOrder, { sortType: 'name', sortOrder: [''] })).not.toBeNull();
    expect(firstFormProblem(collectionOrder, { sortType: 'name', sortOrder: [], organization: 'other' })).not.toBeNull();
  });
});

describe('the tours of a collection', () => {
  const tours = [aTour('C'), aTour('A'), aTour('Z'), aTour('B')];
  const named = (sorted: { name: string }[]) => sorted.map(({ name }) => name).join('');

  it('are sorted by name, or in custom order with the others last [COLL-032]', () => {
    const sortOrder = ['z', 'gone', 'c'].map(tourId);

    expect(named(toursInOrder(tours, { sortType: 'name', sortOrder }))).toBe('ABCZ');
    expect(named(toursInOrder(tours, { sortType: 'custom', sortOrder }))).toBe('ZCAB');
  });

  it('are added, or moved out of another one [COLL-011]', () => {
    const transfer = planTransfer(collectionId('here'), [aTour('A'), aTour('B', 'there'), aTour('C', 'here')]);

    expect([named(transfer.added), named(transfer.moved)]).toEqual(['A', 'B']);
  });

  it('may name a deleted collection', () => {
    const collections = [{ id: collectionId('here') }];

    expect([aTour('A', 'here'), aTour('A'), aTour('A', 'gone')].map((tour) => isCollectionMissing(tour, collections))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
