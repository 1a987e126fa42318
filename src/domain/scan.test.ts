import { expect, it } from 'vitest';
import { floorFrom, floorPanel, placedSweeps, sweepFrom } from './scan';

it('a sweep has uuid, floorInfo.id, alignmentType and neighbors, and a floor id and name [MODEL-087]', () => {
  expect(sweepFrom({ uuid: 's1', floorInfo: { id: 'f0' }, alignmentType: 'aligned', neighbors: ['s2', 3], position: { x: 1 } })).toEqual({
    uuid: 's1',
    floorInfo: { id: 'f0' },
    alignmentType: 'aligned',
    neighbors: ['s2'],
    position: { x: 1, y: 0, z: 0 },
  });
  expect(sweepFrom({ sid: 's2' })).toMatchObject({ uuid: 's2', floorInfo: { id: '' }, neighbors: [] });
  expect(floorFrom({ id: 'f0', name: 'Ground' })).toEqual({ id: 'f0', name: 'Ground' });
});

it('sweeps at 0, 0, 0 are ignored [PLAYER-033]', () => {
  const sweeps = [sweepFrom({ uuid: 'a' }), sweepFrom({ uuid: 'b', position: { x: 0, y: 1.5, z: 0 } })];

  expect(placedSweeps(sweeps).map(({ uuid }) => uuid)).toEqual(['b']);
});

it('the floor panel shows the top floor first, and neither up at the top nor down at floor 0', () => {
  const floors = ['Ground', 'Upper', 'Attic'].map((name) => floorFrom({ id: name, name }));
  const ways = [null, 0, 1, 2].map((shown) => floorPanel(floors, shown)).map(({ canGoUp, canGoDown }) => [canGoUp, canGoDown]);

  expect(floorPanel(floors, 0).topFirst.map(({ floor, index }) => [floor.name, index])).toEqual([
    ['Attic', 2],
    ['Upper', 1],
    ['Ground', 0],
  ]);
  expect(ways).toEqual([
    [true, false],
    [true, false],
    [true, true],
    [false, true],
  ]);
  expect(floorPanel([], null)).toEqual({ topFirst: [], canGoUp: false, canGoDown: false });
});
