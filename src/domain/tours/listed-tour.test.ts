import { describe, expect, it } from 'vitest';
import { fileCount } from '../attachments';
import { tourFrom } from '../tours';
import { keptTourFrom, listedFields, listedTourFrom } from './listed-tour';

const stored = {
  name: 'Hall',
  matterportId: 'abc',
  thumbnailUrl: 'https://pictures.example/hall.jpg',
  public: true,
  organization: 'acme',
  collection: 'old',
  tourTypeId: 'h',
  updated: new Date('2024-05-06T07:08:09Z'),
  place: { country: 'Sweden', locality: 'Gävle', latitude: 60 },
  floorplans: [{ name: 'Ground floor' }, 'torn'],
  documents: [{ name: 'Contract' }],
  files: [{ name: 'Keys' }, { name: 'Alarm' }],
  folders: [{ name: 'Rooms', pois: [] }],
};

describe('listedTourFrom', () => {
  it('MODEL-019 reads what tourFrom reads, as far as a list shows it', () => {
    for (const document of [stored, {}, { name: 7, place: 'here', files: 'none', updated: 'today' }]) {
      const whole = tourFrom('t', document);
      const { place, fileCount: files, ...row } = listedTourFrom('t', document);

      expect(whole).toMatchObject(row);
      expect(whole.place).toMatchObject(place);
      expect(files).toBe(fileCount(whole));
    }
  });

  it('looks at no other field', () => {
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

describe('keptTourFrom', () => {
  it('reads back what was kept', () => {
    const tour = listedTourFrom('t', stored);

    expect(keptTourFrom('t', structuredClone(tour))).toEqual(tour);
  });

  it('reads anything, so that what an older version kept empties no list', () => {
    expect(keptTourFrom('t', { name: 'Hall', place: null, fileCount: 'many' })).toEqual({ ...listedTourFrom('t', { name: 'Hall' }) });
  });
});
