import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translationsFrom } from '../../languages/translations';
import { withoutPlacer } from '../../plans/placement';
import { type Tour, tourFrom } from '../tour';
import { tourData } from './export';
import { readTourData } from './read';

const address = (name: string, tour = 'hall') =>
  `https://firebasestorage.googleapis.com/v0/b/loggia/o/${encodeURIComponent(`organizations/Acme/tour/${tour}/${name}`)}?alt=media&token=t1`;

const plan = address('files/u1__Plan of 50 %.pdf');
const poi = {
  identifier: 'p1',
  name: 'Door',
  type: 'poi',
  userUid: 'u1',
  sweep: 's1',
  floor: 1,
  position: { x: 1.5, y: 2, z: -3 },
  screenshot: address('screenshots/p1.jpg'),
  content: [
    { identifier: 'b1', type: 'file', name: 'Files', content: [{ name: 'Plan.pdf', url: plan, contentType: 'application/pdf', size: 4 }] },
    {
      identifier: 'b2',
      type: 'text',
      name: 'Textbox',
      content: `<p>See <a href="${plan.replaceAll('&', '&amp;')}">the plan</a> &amp; ask</p>`,
    },
  ],
};
const stored = {
  name: 'Hall',
  organization: 'Acme',
  matterportId: 'AbCdEfGh123',
  description: 'Old',
  public: true,
  createdBy: 'u1',
  historyId: 'h1',
  place: { address: 'Torget 1', city: 'Oslo', location: { latitude: 1, longitude: 2 } },
  floors: ['Ground'],
  floorplans: [{ name: 'Plan', url: plan, placement: { image: { width: 8, height: 6 }, by: 'u1', at: new Date(5) } }],
  documents: [],
  files: [{ name: 'Site', url: 'https://acme.example' }],
  guidedTours: [{ id: 'g1', name: 'Around', stops: [{ id: 's1', narration: { url: address('uploads/g1/hi.mp3'), name: 'hi.mp3' } }] }],
  rooms: [{ id: 'r1', name: 'Kitchen' }],
  folders: [
    {
      id: 'f1',
      name: 'Rooms',
      pois: [poi],
      children: [{ id: 'f2', name: '=Attic', pois: [{ identifier: 'p2', name: '-1 "low", cold' }], children: [] }],
    },
  ],
};
const hall = tourFrom('hall', stored);

/** What a copy of the tour is after the server gave it its own files. */
const taken = (tour: Tour, id: string): Tour =>
  tourFrom(
    id,
    JSON.parse(
      JSON.stringify({ ...tour, organization: 'Other' })
        .replaceAll('organizations%2FAcme%2Ftour%2Fhall', `organizations%2FOther%2Ftour%2F${id}`)
        .replaceAll('token=t1', 'token=t2'),
    ),
  );

const contentOf = (json: string) => JSON.parse(json).tour;

describe('a tour as data', () => {
  it('names its files by their path, has no account, and says where it is from', () => {
    const json = tourData(hall);

    expect(JSON.stringify(contentOf(json))).not.toMatch(/token=|u1"|"Acme"/);
    expect(contentOf(json).floorplans[0].url).toBe('tour-file:files/u1__Plan%20of%2050%20%25.pdf');
    expect(JSON.parse(json)).toMatchObject({
      format: 'loggia-tour',
      version: 1,
      from: { organization: 'Acme', tour: 'hall' },
      files: { 'files/u1__Plan of 50 %.pdf': plan, 'screenshots/p1.jpg': address('screenshots/p1.jpg') },
    });
    expect(Object.keys(JSON.parse(json).files)).toEqual(['files/u1__Plan of 50 %.pdf', 'screenshots/p1.jpg', 'uploads/g1/hi.mp3']);
  });

  it('is read as the tour that it was, with its ids', () => {
    const { read } = readTourData(tourData(hall));

    expect(read?.notes).toEqual([]);
    expect(read?.tour.folders[0]?.pois[0]).toMatchObject({ identifier: 'p1', screenshot: poi.screenshot, content: poi.content });
    expect(read?.tour).toMatchObject({
      id: 'hall',
      organization: 'Acme',
      floorplans: hall.floorplans.map(withoutPlacer),
      place: hall.place,
    });
    expect(read?.tour).toMatchObject({ guidedTours: hall.guidedTours, rooms: hall.rooms });
  });

  it('is the same bytes after it was read, copied to another organization and written again', () => {
    const read = readTourData(tourData(hall)).read as { tour: Tour };
    const again = tourData(taken(read.tour, 'copy'));

    expect(JSON.stringify(contentOf(again))).toBe(JSON.stringify(contentOf(tourData(hall))));
    expect(tourData(read.tour)).toBe(tourData({ ...hall, public: false }));
  });

  it('is the same bytes whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.string(),
        fc.array(fc.record({ id: fc.string(), name: fc.string(), pois: fc.jsonValue() })),
        (odd, name, folders) => {
          const tour = tourFrom('hall', { name, organization: 'Acme', place: odd, floors: odd, documents: odd, folders });
          const json = tourData(tour);
          const outcome = readTourData(json);
          if (outcome.read) expect(tourData(outcome.read.tour)).toBe(json);
        },
      ),
    );
  });

  it('lists files that the data has not, and leaves their rows out', () => {
    const { files: _, ...data } = JSON.parse(tourData(hall));
    const { read } = readTourData(JSON.stringify(data));

    expect(read?.tour.floorplans).toEqual([]);
    expect(read?.notes).toEqual(['Plan of 50 %.pdf', 'p1.jpg', 'hi.mp3'].map((name) => `The file “${name}” is not in the data.`));
  });

  it.each([
    ['{', 'Line 1, column 2'],
    ['[]', 'format'],
    ['{"format":"loggia-tour","version":2,"tour":{}}', 'version'],
    ['{"format":"loggia-tour","version":1,"tour":3}', 'format'],
  ])('refuses %s', (json, where) => expect(readTourData(json).problem?.where).toBe(where));
});

describe('the translations of a tour', () => {
  const tour = tourFrom('hall', { ...stored, languages: ['en', 'de'] });
  const german = translationsFrom('de', {
    texts: {
      tour: { name: { text: 'Halle', hash: 'h' } },
      'poi p1': { 'text b2': { text: `<a href="${plan.replaceAll('&', '&amp;')}">Plan</a>`, hash: 'h' } },
    },
  });

  it('are written with it and read again, with its files by name', () => {
    const json = tourData(tour, [german]);

    expect(readTourData(json).read?.translations).toEqual([german]);
    expect(json.slice(json.indexOf('"translations"'), json.indexOf('"from"'))).toContain('tour-file:files/');
    expect(JSON.parse(tourData(tour))).not.toHaveProperty('translations');
  });
});
