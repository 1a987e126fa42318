import { describe, expect, it } from 'vitest';
import { accessBadge, tourCounts, tourFrom } from './tour';

describe('tourFrom', () => {
  it('gives a tour with nothing stored every field with its default [MODEL-019]', () => {
    expect(tourFrom('t1', {})).toEqual({
      id: 't1',
      name: '',
      matterportId: '',
      defurnishId: '',
      tourDate: '',
      address: '',
      description: '',
      public: false,
      organization: '',
      collection: '',
      tourTypeId: '',
      floors: [],
      floorplans: [],
      documents: [],
      files: [],
      created: null,
      updated: null,
      createdBy: '',
      place: {
        locality: '',
        country: '',
        administrative_area_level_1: '',
        administrative_area_level_2: '',
        administrative_area_level_3: '',
        latitude: null,
        longitude: null,
        route: '',
        street_number: '',
      },
      folders: [],
      guidedTours: [],
      rooms: [],
      pointTypes: [],
      originalTourId: '',
      importedOriginalTourId: '',
      numberOfFloors: 0,
      historyId: '',
      nira: '',
      thumbnailUrl: '',
      thumbnailAlt: '',
      showsScanMarks: false,
      languages: [],
      isIndexed: false,
    });
  });

  it('reads the fields under the ledger’s names [MODEL-033]', () => {
    const stored = {
      name: 'Hall',
      public: true,
      organization: 'acme',
      floors: ['Ground', 'Upper'],
      place: { country: 'Norway', latitude: 59.9, longitude: 10.7, street_number: '1' },
      files: [{ name: 'a.pdf', url: 'u', contentType: 'application/pdf', progress: 100 }],
      created: new Date('2025-01-01'),
      createdBy: 'ada',
    };

    const tour = tourFrom('t1', stored);

    expect(tour).toMatchObject(stored);
  });

  it('keeps the place of every floor, also of one whose label cannot be read', () => {
    expect(tourFrom('t', { floors: ['Ground', 7, { name: 'Attic' }] }).floors).toEqual(['Ground', '', 'Attic']);
  });
  it('is linked to its organization by the field organization [MODEL-017]', () => {
    expect([tourFrom('t', { organization: 'acme' }).organization, tourFrom('t', { organization: 7 }).organization]).toEqual(['acme', '']);
  });

  it('treats only a stored true as public, like the rules', () => {
    expect([true, 'true', 1, null].map((value) => tourFrom('t', { public: value }).public)).toEqual([true, false, false, false]);
  });

  it('reads floor plans and documents, the floor also as a number', () => {
    const tour = tourFrom('t', { floorplans: [{ name: 'p', floor: 2 }, 'odd'], documents: [{ name: 'd', documentType: 'Fire' }] });

    expect(tour.floorplans).toEqual([{ name: 'p', url: '', contentType: '', progress: 0, floor: '2' }]);
    expect(tour.documents).toEqual([{ name: 'd', url: '', contentType: '', progress: 0, documentType: 'Fire' }]);
  });
});

describe('a tour on a card', () => {
  it('is badged Public when it is public and Default otherwise [TOUR-011]', () => {
    expect([accessBadge({ public: true }), accessBadge({ public: false })]).toEqual(['Public', 'Default']);
  });

  it('counts its folders and the PoIs of all of them', () => {
    const tour = tourFrom('t', { folders: [{ pois: [{}, {}], children: [{ pois: [{}] }] }, { pois: [] }] });

    expect(tourCounts(tour)).toEqual({ folders: 2, pois: 3 });
  });
});
