import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldersFrom } from '../../src/domain/folders/folder';
import { orgId, tourId } from '../../src/domain/ids';
import { pointTypesFrom, storedPointTypes } from '../../src/domain/point-types/point-type';
import { templateContent } from '../../src/domain/reuse/template';
import { includedByDefault } from '../../src/domain/tours/duplicate';
import { tourFrom } from '../../src/domain/tours/tour';
import type { TourForm } from '../../src/domain/tours/tour-form';
import type { Fields } from '../rules/operation';
import { storeDocuments, type Wire } from '../rules/store-wire';
import { aStore, enterPage, leavePage } from './support';

const session = vi.hoisted(() => ({ uid: 'grace' }));
vi.mock('../../src/backend/auth/signed-in', () => ({
  signedInUser: async () => null,
  restoredUser: async () => null,
  signedInUid: async () => session.uid,
}));

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    match /tours/{tour} {
      allow read, create, delete;
      allow update: if request.resource.data.get('created', null) == resource.data.get('created', null);
    }
    match /tours/{tour}/languages/{tag} { allow read, create; }
    match /organizations/acme/catalog/pointTypes { allow read; }
    match /organizations/{organization}/pointTemplates/{template} { allow read; }
  }
}`;
const form: TourForm = {
  name: 'Hall',
  matterportId: 'AbCdEfGh123',
  defurnishId: '',
  tourDate: '',
  address: '',
  description: '',
  public: false,
  collection: '',
  tourTypeId: '',
  place: tourFrom('', {}).place,
  nira: '',
  thumbnailUrl: '',
  thumbnailAlt: '',
  showsScanMarks: false,
  isIndexed: false,
};
const fields = { name: 'Hall', matterportId: 'AbCdEfGh123', organization: 'acme', createdBy: 'ada' };

let store: Wire;
beforeAll(async () => {
  store = await aStore('created-by', rules);
});
beforeEach(() => {
  session.uid = 'grace';
  enterPage(store.project, store.port, new Map());
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  leavePage();
});

const storedTour = async (tour: string) => {
  const address = `http://127.0.0.1:${store.port}/v1/projects/${store.project}/databases/(default)/documents/tours/${tour}`;
  return (await (await fetch(address, { headers: { Authorization: 'Bearer owner' } })).json()).fields;
};
const creatorOf = async (tour: string): Promise<string | undefined> => (await storedTour(tour)).createdBy?.stringValue;

describe('createTour', () => {
  it('stores the types of a template’s points: the organization’s, or those that came with it', async () => {
    const typed = (name: string) => pointTypesFrom([{ id: 'door', name }, { id: 'lamp' }]);
    const pois = foldersFrom([{ id: 'f', pois: [{ identifier: 'p', typeId: 'door' }] }])[0]!.pois;
    const { content } = templateContent({ folders: [], pois }, 'tour', typed('Door'));
    await storeDocuments(store, {
      'organizations/acme/catalog/pointTypes': { types: storedPointTypes(typed('Doors')) as Fields[] },
      'organizations/acme/pointTemplates/0': { kind: 'tour', content },
      'organizations/globex/pointTemplates/0': { kind: 'tour', content },
    });
    const { createTour } = await import('../../src/backend/tours/commands');
    const typesIn = async (organization: string) => {
      const { pointTypes } = await storedTour(await createTour({ form, organization: orgId(organization), template: '0' }));
      return pointTypes.arrayValue.values.map((type: { mapValue: { fields: { name: object } } }) => type.mapValue.fields.name);
    };

    expect(await typesIn('acme')).toEqual([{ stringValue: 'Doors' }]);
    expect(await typesIn('globex')).toEqual([{ stringValue: 'Door' }]);
  });
});

describe('the creator of a tour', () => {
  it('is stored with a new tour [ACCESS-058]', async () => {
    const { createTour } = await import('../../src/backend/tours/commands');

    expect(await creatorOf(await createTour({ form, organization: orgId('acme') }))).toBe('grace');
  });

  it('is who copies, where a tour is duplicated [TOUR-079]', async () => {
    await storeDocuments(store, { 'tours/hall': fields });
    const { duplicateTour } = await import('../../src/backend/tours/parts-commands');
    const to = { organization: orgId('acme'), tourTypes: [], collections: [] };

    const copy = await duplicateTour({
      tour: tourFrom('hall', fields),
      copy: { name: 'Copy', isPublic: false, included: includedByDefault, to },
      id: tourId('copy'),
    });

    expect([await creatorOf(copy), await creatorOf('hall')]).toEqual(['grace', 'ada']);
  });

  it('has one copy where the response was lost and the copy is requested again [TOUR-079]', async () => {
    await storeDocuments(store, { 'tours/hall': fields });
    const { duplicateTour } = await import('../../src/backend/tours/parts-commands');
    const copy = {
      name: 'Copy',
      isPublic: false,
      included: includedByDefault,
      to: { organization: orgId('acme'), tourTypes: [], collections: [] },
    };
    const request = { tour: tourFrom('hall', fields), copy, id: tourId('once') };

    await duplicateTour(request);

    expect(await duplicateTour(request)).toBe('once');
    session.uid = 'bob';
    await expect(duplicateTour(request)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('stays when somebody else changes or renames the tour [TOUR-058]', async () => {
    await storeDocuments(store, { 'tours/hall': fields });
    const { updateTour } = await import('../../src/backend/tours/commands');
    const { id } = tourFrom('hall', fields);

    await updateTour({ id, description: 'Granite.', organization: orgId('globex') });
    await updateTour({ id, name: 'Great hall' });

    expect(await creatorOf('hall')).toBe('ada');
  });

  it('is nobody for a visitor, who creates none [ACCESS-058]', async () => {
    session.uid = '';
    const { createTour } = await import('../../src/backend/tours/commands');

    await expect(createTour({ form, organization: orgId('acme') })).rejects.toMatchObject({ code: 'unauthenticated' });
    // the store is being opened all the same: it is there to be ended after the test
    const { store: opened } = await import('../../src/backend/firestore/store');
    await opened().catch(() => undefined);
  });
});

describe('duplicateTour', () => {
  it('stores the texts of each language, also of one that has none yet', async () => {
    const stored = { ...fields, languages: ['en', 'de', 'fr'] };
    const texts = { tour: { name: { text: 'Halle' } } };
    await storeDocuments(store, { 'tours/hall': stored, 'tours/hall/languages/de': { texts } });
    const { duplicateTour } = await import('../../src/backend/tours/parts-commands');
    const to = { organization: orgId('acme'), tourTypes: [], collections: [] };

    await duplicateTour({
      tour: tourFrom('hall', stored),
      copy: { name: 'Copy', isPublic: false, included: includedByDefault, to },
      id: tourId('translated'),
    });

    const textsIn = async (tag: string) => (await storedTour(`translated/languages/${tag}`))?.texts;
    expect(JSON.stringify(await textsIn('de'))).toContain('Halle');
    expect(await textsIn('fr')).toEqual({ mapValue: {} });
  });
});
