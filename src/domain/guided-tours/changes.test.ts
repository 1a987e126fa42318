import { describe, expect, it } from 'vitest';
import { foldersFrom } from '../folders/folder';
import { guidedStopId, guidedTourId, poiId } from '../ids';
import { addGuidedTour, addStops, changeStop, moveGuidedTour, moveStop, removeGuidedTour, removeStop } from './changes';
import { type GuidedTour, guidedToursFrom } from './guided-tour';
import { missingStops, stopTargets } from './missing';
import { newGuidedTour, stopAtPoi, stopAtView, stopsOfFolder, unusedName } from './new-stop';
import { walkingOrder } from './walking-order';

const tours = guidedToursFrom([
  {
    id: 'a',
    name: 'A',
    stops: [
      { id: 's1', poi: 'p' },
      { id: 's2', view: { sweep: 'gone' } },
      { id: 's3', poi: 'gone' },
    ],
  },
  { id: 'b', name: 'B', stops: [{ id: 's4', view: { sweep: 'w' } }] },
]);
const stopsOf = (all: readonly GuidedTour[]) => all.map(({ id, stops }) => [id, stops.map((stop) => stop.id).join(' ')].join(': '));
const [a, s1] = [guidedTourId('a'), guidedStopId('s1')];

describe('a change of guided tours', () => {
  it.each([
    ['moves a stop', () => moveStop(tours, s1, 2), ['a: s2 s3 s1', 'b: s4']],
    ['removes a stop', () => removeStop(tours, s1), ['a: s2 s3', 'b: s4']],
    ['moves a guided tour', () => moveGuidedTour(tours, a, 1), ['b: s4', 'a: s1 s2 s3']],
    ['removes a guided tour', () => removeGuidedTour(tours, a), ['b: s4']],
  ])('%s', (_what, change, result) => expect(stopsOf(change())).toEqual(result));

  it('leaves the other guided tours the same objects', () => {
    const changed = changeStop(tours, s1, (stop) => ({ ...stop, title: 'New' }));

    expect([changed[0]?.stops[0]?.title, changed[1]]).toEqual(['New', tours[1]]);
    expect(changed[1]).toBe(tours[1]);
  });

  it('is refused where there is no room, and says how much there is', () => {
    const stops = (count: number) => Array.from({ length: count }, () => stopAtPoi(poiId('p')));
    const full = addStops(tours, a, stops(46));

    expect(() => addStops(full, a, stops(2))).toThrow(/There is room for 1 more\.$/);
    expect(() => addStops(addStops(full, a, stops(1)), a, stops(1))).toThrow(/Delete stops before you add others\.$/);
    expect(() => Array.from({ length: 10 }).reduce<readonly GuidedTour[]>((all) => addGuidedTour(all, newGuidedTour('X')), tours)).toThrow(
      'A tour can have at most 10 guided tours.',
    );
  });
});

it('one stop for each point of a folder and of those in it', () => {
  const [folder] = foldersFrom([{ id: 'f', pois: [{ identifier: 'p' }], children: [{ id: 'g', pois: [{ identifier: 'q' }] }] }]);

  expect(folder && stopsOfFolder(folder).map(({ poi }) => poi)).toEqual(['p', 'q']);
});

it('a new guided tour has a name that no other has', () => {
  expect([unusedName(tours), unusedName(tours, 'A'), unusedName([...tours, newGuidedTour('A 2')], 'A')]).toEqual([
    'Guided tour',
    'A 2',
    'A 3',
  ]);
});

describe('stops that lead nowhere', () => {
  const folders = foldersFrom([{ id: 'f', pois: [{ identifier: 'p' }] }]);
  const found = (sweeps?: { id: string }[]) =>
    missingStops(tours, stopTargets(folders, sweeps)).map(({ stop, number }) => `${stop.id} ${number}`);

  it('are those whose point is gone, and whose sweep is gone from the scan', () => expect(found([{ id: 'w' }])).toEqual(['s2 2', 's3 3']));
  it('are those without their point alone while the scan is not known', () => expect(found()).toEqual(['s3 3']));
  it('are none with a view from outside', () => {
    const view = { sweep: '', rotation: { x: 0, y: 0 }, zoom: 1, mode: 'dollhouse', floor: null, position: null } as const;
    const tour = newGuidedTour('Outside', [stopAtView(view)]);

    expect(missingStops([tour], stopTargets(folders, [{ id: 'w' }]))).toEqual([]);
  });
});

it('rooms are walked through from the nearest to the nearest, floor by floor', () => {
  const at = (x: number, floor: number) => ({ position: { x, y: 0, z: 0 }, floor });
  const ordered = walkingOrder([at(9, 0), at(1, 1), at(2, 0), at(5, 0), at(8, 1)], at(0, 0));

  expect(ordered.map(({ position, floor }) => [position.x, floor])).toEqual([
    [2, 0],
    [5, 0],
    [9, 0],
    [8, 1],
    [1, 1],
  ]);
});
