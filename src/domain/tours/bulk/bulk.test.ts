import { describe, expect, it } from 'vitest';
import { identityFrom } from '../../access/identity';
import { grantFrom } from '../../access/invitations';
import { emptyAccessContext } from '../../access/tours';
import { collaborationId } from '../../collaboration/document-ids';
import { collectionId, tourTypeId } from '../../ids';
import { organizationFrom } from '../../organizations/organization';
import { listedTourFrom } from '../listed-tour';
import { tourFrom } from '../tour';
import { mayAct, planBulk } from './bulk-acts';
import { changeIn, hasAlready, undoIn } from './bulk-changes';
import { distinctFileNames } from './file-names';

const someone = (claims: object) =>
  identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: null }, { email_verified: true, ...claims });
const users = {
  viewer: someone({ organization: 'Acme', role: 'user' }),
  editor: someone({ organization: 'Acme', role: 'superuser' }),
  orgAdmin: someone({ organization: 'Acme', role: 'ultrauser' }),
};
const acts = ['change', 'publish', 'duplicate', 'export', 'delete'] as const;
const aTour = (id: string, fields: object = {}) => listedTourFrom(id, { name: id, organization: 'Acme', ...fields });

describe('mayAct', () => {
  const rightsOf = (user: (typeof users)['viewer']) => ({ user, organization: organizationFrom('Acme', {}), context: emptyAccessContext });
  const actsOf = (user: (typeof users)['viewer'], fields: object) =>
    acts.filter((act) => mayAct(act, aTour('hall', fields), rightsOf(user)));

  it.each([
    ['viewer', {}, []],
    ['viewer', { createdBy: 'ada' }, ['change', 'publish', 'export']],
    ['editor', {}, ['change', 'publish', 'export']],
    ['editor', { organization: 'Other' }, []],
    ['orgAdmin', {}, [...acts]],
  ] as const)('lets a %s do with a tour of %o: %o [ACCESS-013 ACCESS-038 ACCESS-058]', (name, fields, expected) => {
    expect(actsOf(users[name], fields)).toEqual(expected);
  });

  it('lets people who were invited to edit publish, and change nothing else', () => {
    const id = collaborationId('tour', 'ada@acme.example', 'hall');
    const invitations = [grantFrom(id, { organization: 'Acme', accessLevel: 'readUpdate' })];
    const rights = { ...rightsOf(someone({})), context: { ...emptyAccessContext, invitations } };

    expect(acts.filter((act) => mayAct(act, aTour('hall'), rights))).toEqual(['publish']);
  });
});

it('plans what is done with each tour', () => {
  const tours = [aTour('a', { tourTypeId: 'h' }), aTour('b'), aTour('c', { organization: 'Other' })];
  const type = { tourTypeId: tourTypeId('h') };

  const plan = planBulk(tours, { isAllowed: ({ organization }) => organization === 'Acme', isUnchanged: (tour) => hasAlready(tour, type) });

  expect(Object.fromEntries(Object.entries(plan).map(([name, part]) => [name, part.map(({ id }) => id)]))).toEqual({
    included: ['b'],
    unchanged: ['a'],
    denied: ['c'],
  });
});

describe('a change of many tours', () => {
  const hall = tourFrom('hall', {
    tourTypeId: 'h',
    public: true,
    place: { country: 'Norway', locality: 'Oslo', latitude: 59, longitude: 10 },
  });

  it('writes only what was chosen, and the place with its other parts', () => {
    expect(changeIn(hall, { tourTypeId: tourTypeId('w') })).toEqual({ before: { tourTypeId: 'h' }, written: { tourTypeId: 'w' } });
    expect(changeIn(hall, { place: { country: 'Sweden' } })).toEqual({
      before: { place: hall.place },
      written: { place: { ...hall.place, country: 'Sweden' } },
    });
  });

  it('is undone where nobody changed the same fields since', () => {
    const change = changeIn(hall, { public: false, collection: collectionId('old') });
    const changed = { ...hall, public: false, collection: collectionId('old') };

    expect(undoIn({ ...changed, tourTypeId: tourTypeId('w') }, change)).toEqual({ public: true, collection: '' });
    expect(undoIn({ ...changed, collection: collectionId('new') }, change)).toBeNull();
    expect(undoIn(changed, changeIn(hall, { place: { country: 'Sweden' } }))).toBeNull();
  });

  it.each([
    [{ public: true }, true],
    [{ public: false }, false],
    [{ place: { country: 'Norway' } }, true],
    [{ place: { country: 'Norway', locality: 'Bergen' } }, false],
    [{ place: { administrative_area_level_1: 'Oslo' } }, false],
    [{ tourTypeId: tourTypeId('h'), collection: collectionId('') }, true],
  ])('%o is there already: %s', (change, expected) => {
    expect(hasAlready(listedTourFrom(hall.id, hall), change)).toBe(expected);
  });
});

it('numbers files of the same name', () => {
  expect(distinctFileNames(['Hall.json', 'hall.json', 'Hall (2).json', 'Mill.json', 'Hall.json', 'plain'])).toEqual([
    'Hall.json',
    'hall (2).json',
    'Hall (2) (2).json',
    'Mill.json',
    'Hall (3).json',
    'plain',
  ]);
});
