import { describe, expect, it } from 'vitest';
import { fileCount } from '../attachments';
import { cachedTourFrom, listedFields, listedTourFrom } from './listed-tour';
import { tourFrom } from './tour';

const stored = {
  name: 'Hall',
  matterportId: 'abc',
  thumbnailUrl: 'https://pictures.example/hall.jpg',
  thumbnailAlt: 'A hall with five windows',
  public: true,
  organization: 'acme',
  collection: 'old',
  tourTypeId: 'h',
  created: new Date('2024-05-05T07:08:09Z'),
  updated: new Date('2024-05-06T07:08:09Z'),
  place: { country: 'Sweden', locality: 'Gävle', latitude: 60 },
  floorplans: [{ name: 'Ground floor' }, 'torn'],
  documents: [{ name: 'Contract' }],
  files: [{ name: 'Keys' }, { name: 'Alarm' }],
  folders: [{ name: 'Rooms', pois: [] }],
};

describe('listedTourFrom', () => {
  it('reads the same values as tourFrom for the listed fields [MODEL-019]', () => {
    for (const document of [stored, {}, { name: 7, place: 'here', files: 'none', updated: 'today' }]) {
      const whole = tourFrom('t', document);
      const { place, fileCount: files, isPublished: _published, isProposed: _proposed, ...row } = listedTourFrom('t', document);

      expect(whole).toMatchObject(row);
      expect(whole.place).toMatchObject(place);
      expect(files).toBe(fileCount(whole));
    }
  });

  it('reads no other field', () => {
    const looked = new Set<string>();
    const watched = new Proxy(stored, {
      get: (fields, name: string) => {
        looked.add(name);
        return Reflect.get(fields, name);
      },
    });

    listedTourFrom('t', watched);

    expect([...looked].sort()).toEqual([...listedFields].sort());
  });
});

describe('cachedTourFrom', () => {
  it('reads a cached tour', () => {
    const tour = listedTourFrom('t', stored);

    expect(cachedTourFrom('t', structuredClone(tour))).toEqual(tour);
  });

  it('reads any cached value, so that one of an older version cannot break a list', () => {
    expect(cachedTourFrom('t', { name: 'Hall', place: null, fileCount: 'many' })).toEqual({ ...listedTourFrom('t', { name: 'Hall' }) });
  });
});
