import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guidedToursFrom, storedGuidedTours } from './guided-tour';
import { guidedToursProblem, remainingStops } from './limits';

const url =
  'https://firebasestorage.googleapis.com/v0/b/loggia/o/organizations%2FAcme%2Ftour%2Fhall%2Fuploads%2Fg%2Fhi.mp3?alt=media&token=t';
const stop = {
  id: 's1',
  poi: null,
  view: { sweep: 'w1', rotation: { x: 1, y: 90 }, zoom: 1, mode: 'inside', floor: 0, position: null },
  title: 'Door',
  text: 'Come in.',
  narration: { url, name: 'hi.mp3', type: 'audio/mpeg', size: 7 },
  captions: null,
  transition: 'glide',
  seconds: 12,
};
const stored = [{ id: 'g1', name: 'Around', description: 'All of it', stops: [stop] }];

describe('a guided tour', () => {
  it('is read as it was stored, with the place of its files', () => {
    const [tour] = guidedToursFrom(stored);

    expect(tour?.stops[0]?.narration?.path).toBe('organizations/Acme/tour/hall/uploads/g/hi.mp3');
    expect(storedGuidedTours(guidedToursFrom(stored))).toEqual(stored);
  });

  it('is there whatever is stored, and stays the same when it is stored again', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.jsonValue(), stops: fc.array(fc.jsonValue()) })), (odd) => {
        const read = guidedToursFrom(odd);
        expect(guidedToursFrom(storedGuidedTours(read))).toEqual(read);
      }),
    );
  });

  it.each([
    [0, 2],
    [500, 120],
    ['untilNext', 'untilNext'],
    ['soon', null],
    [undefined, null],
  ])('reads %s seconds as %s', (seconds, read) => expect(guidedToursFrom([{ stops: [{ seconds }] }])[0]?.stops[0]?.seconds).toBe(read));

  it('reads the image of a stop, where it has one', () => {
    const [tour] = guidedToursFrom([{ stops: [{ image: '/a.jpg' }, { image: 7 }, {}] }]);

    expect(tour?.stops.map((stop) => ['image' in stop, stop.image])).toEqual([
      [true, '/a.jpg'],
      [false, undefined],
      [false, undefined],
    ]);
  });

  it('gives stops that have the same id others', () => {
    const tours = guidedToursFrom([
      { id: 'g', stops: [{ id: 's' }, { id: 's' }] },
      { id: 'g', stops: [{ id: 's' }] },
    ]);

    expect(tours.map(({ id, stops }) => [id, stops.map((each) => each.id)])).toEqual([
      ['g', ['s', 's-2']],
      ['g-2', ['s-3']],
    ]);
  });
});

it.each([
  [10, 1, 0, null],
  [11, 1, 0, 'A tour can have at most 10 guided tours.'],
  [1, 51, 0, '“Around” has 51 stops. A guided tour can have at most 50.'],
  [5, 41, 0, 'The guided tours have 205 stops together. They can have at most 200.'],
  [1, 1, 150_001, 'The guided tours have more text than can be stored: 150 kB together. Shorten some texts.'],
])('%s guided tours with %s stops each and %s bytes: %s', (count, stops, bytes, problem) => {
  const tours = guidedToursFrom(Array(count).fill({ name: 'Around', stops: Array(stops).fill({}) }));

  expect(guidedToursProblem(tours, bytes)).toBe(problem);
});

it('a guided tour can have the stops that are left for all of them', () => {
  const tours = guidedToursFrom([40, 50, 50, 50].map((count) => ({ stops: Array(count).fill({}) })));

  expect(tours.map((tour) => remainingStops(tours, tour))).toEqual([10, 0, 0, 0]);
});
