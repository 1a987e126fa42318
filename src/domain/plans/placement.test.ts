import { expect, it } from 'vitest';
import { floorPlansFrom } from '../attachments';
import { placementFrom } from './placement';

const placement = {
  floor: 1,
  image: { width: 800, height: 600 },
  pairs: [{ pixel: { x: 1, y: 2 }, scan: { x: 3, z: 4 } }],
  fit: [1, 0, 0, 1, 5, 6],
  model: 'AbCdEfGh123',
  by: 'u1',
  at: new Date(5),
};

it('a placed floor plan is read as it was stored, and one that was not placed has nothing of it', () => {
  expect(floorPlansFrom([{ name: 'Plan', url: 'u', placement }, { name: 'Other' }])).toMatchObject([
    { name: 'Plan', placement },
    { name: 'Other' },
  ]);
  expect(floorPlansFrom([{ name: 'Other' }])[0]).not.toHaveProperty('placement');
});

it.each([
  ['text', null],
  [{ ...placement, image: { width: 0, height: 5 } }, null],
  [
    { ...placement, fit: [1, 2] },
    { ...placement, fit: null },
  ],
  [{ ...placement, at: '1970-01-01T00:00:00.005Z' }, placement],
])('%j is read as %j', (stored, read) => expect(placementFrom(stored)).toEqual(read));
