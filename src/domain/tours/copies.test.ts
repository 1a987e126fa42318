import { describe, expect, it } from 'vitest';
import { collectionId, orgId, tourTypeId, userId } from '../ids';
import { tourFrom } from '../tours';
import { exportFileName, tourAsJson } from './as-json';
import { duplicateOf, duplicateSteps, includedByDefault } from './duplicate';

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
  duplicateOf(tour, { name: ' Copy ', isPublic: true, included: { ...includedByDefault, ...change }, to }, userId('grace'));

describe('a duplicate', () => {
  it('is made in three steps', () => {
    expect(duplicateSteps).toEqual(['Name and Access', 'What to include', 'Summary']);
  });

  it('is created by who copies, not by who created the original [MODEL-025]', () => {
    expect([tour.createdBy, copy().createdBy]).toEqual(['ada', 'grace']);
  });

  it('MODEL-025 knows its original, has its own name and access, and begins its history anew', () => {
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

  it('TOUR-078 takes along folders, plans, documents, files and tour type, and not the collection', () => {
    expect(copy()).toMatchObject({
      folders: tour.folders,
      floorplans: tour.floorplans,
      documents: tour.documents,
      files: tour.files,
      tourTypeId: 't1',
      collection: '',
    });
  });

  it('leaves behind what is not included, and takes the collection when it is', () => {
    const none = { folders: false, floorplans: false, documents: false, files: false, tourType: false, collection: true };

    expect(copy(none)).toMatchObject({ folders: [], floorplans: [], documents: [], files: [], tourTypeId: '', collection: 'c1' });
  });

  it('TOUR-081 leaves behind a tour type and collection that do not exist where it goes', () => {
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
