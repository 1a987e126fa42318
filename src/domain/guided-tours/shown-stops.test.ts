import { expect, it } from 'vitest';
import { foldersFrom } from '../folders/folder';
import { guidedToursFrom } from './guided-tour';
import { shownStops } from './shown-stops';

const folders = foldersFrom([
  {
    id: 'ground',
    pois: [
      { identifier: 'stove', name: 'Stove', sweep: 'b', rotation: { x: 5, y: 90 }, screenshot: 'stove.jpg' },
      { identifier: 'idea', name: 'Idea' },
    ],
  },
]);
const stops = [
  { id: '1', poi: 'stove' },
  { id: '2', poi: 'stove', title: 'Where it is warm' },
  { id: '3', poi: 'gone', title: 'Gone' },
  { id: '4', view: { sweep: 'a', rotation: { x: 0, y: 10 } }, title: 'Hall' },
  { id: '5', title: 'Nowhere' },
  { id: '7', view: { sweep: 'c' }, image: 'view.jpg' },
  { id: '8', poi: 'stove', image: 'former-view.jpg' },
  { id: '6', poi: 'idea' },
];
const [tour] = guidedToursFrom([{ id: 't', stops }]);

it('stops are at their point or their own view, and those that are nowhere are skipped', () => {
  const shown = tour ? shownStops(tour, folders) : [];

  expect(shown.map(({ id, name, image, place }) => [id, name, image, place?.sweep, place?.rotation.y])).toEqual([
    ['1', 'Stove', 'stove.jpg', 'b', 90],
    ['2', 'Where it is warm', 'stove.jpg', 'b', 90],
    ['4', 'Hall', '', 'a', 10],
    ['7', '', 'view.jpg', 'c', 0],
    ['8', 'Stove', 'stove.jpg', 'b', 90],
    ['6', 'Idea', '', undefined, undefined],
  ]);
});
