import { describe, expect, it } from 'vitest';
import { collectionId, orgId, tourTypeId, userId } from '../ids';
import { exportFileName, tourAsJson } from './as-json';
import { copyTour, duplicateSteps, includedByDefault } from './duplicate';
import { tourFrom } from './tour';

const tour = tourFrom('hall', {
  name: 'Hall: “A”',
  matterportId: 'AbCdEfGh123',
  organization: 'acme',
  collection: 'c1',
  tourTypeId: 't1',
  historyId: 'h1',
  originalTourId: 'older',
  floors: ['Ground'],
  folders: [{ id: 'f', name: 'Rooms', pois: [{ identifier: 'p', name: 'Door', content: [{ type: 'hologram', beam: 1 }] }] }],
  floorplans: [{ name: 'plan' }],
  documents: [{ name: 'document' }],
  files: [{ name: 'file' }],
  created: new Date(1),
  createdBy: 'ada',
});
const here = { organization: orgId('acme'), tourTypes: [tourTypeId('t1')], collections: [collectionId('c1')] };
const copy = (change: object = {}, to = here) =>
  copyTour(tour, { name: ' Copy ', isPublic: true, included: { ...includedByDefault, ...change }, to }, userId('grace'));

describe('a duplicate', () => {
  it('is made in three steps', () => {
    expect(duplicateSteps).toEqual(['Name and Access', 'What to include', 'Summary']);
  });

  it('is created by the copying user, not by the original’s creator [MODEL-025]', () => {
    expect([tour.createdBy, copy().createdBy]).toEqual(['ada', 'grace']);
  });

  it('stores its original, has its own name and access, and starts with an empty history [MODEL-025]', () => {
    expect(copy()).toMatchObject({
      originalTourId: 'hall',
      importedOriginalTourId: '',
      name: 'Copy',
      public: true,
      historyId: '',
      matterportId: 'AbCdEfGh123',
      floors: ['Ground'],
    });
    expect(Object.keys(copy())).not.toContain('created');
  });

  it('includes folders, plans, documents, files and tour type, but not the collection [TOUR-078]', () => {
    expect(copy()).toMatchObject({
      folders: tour.folders,
      floorplans: tour.floorplans,
      documents: tour.documents,
      files: tour.files,
      tourTypeId: 't1',
      collection: '',
    });
  });

  it('leaves out what is not included, and includes the collection if chosen', () => {
    const none = { folders: false, floorplans: false, documents: false, files: false, tourType: false, collection: true };

    expect(copy(none)).toMatchObject({ folders: [], floorplans: [], documents: [], files: [], tourTypeId: '', collection: 'c1' });
  });

  it('drops a tour type and collection that do not exist at the destination [TOUR-081]', () => {
    const there = { organization: orgId('other'), tourTypes: [], collections: [] };

    expect(copy({ collection: true }, there)).toMatchObject({ organization: 'other', tourTypeId: '', collection: '' });
  });
});

describe('a tour as JSON', () => {
  it('has all fields, and is read as it was', () => {
    expect(tourFrom('hall', { ...JSON.parse(tourAsJson(tour)), created: tour.created })).toEqual(tour);
  });

  it('is exported to a file named after the tour', () => {
    expect([exportFileName(tour), exportFileName({ ...tour, name: '///' })]).toEqual(['Hall A.json', 'hall.json']);
  });
});
