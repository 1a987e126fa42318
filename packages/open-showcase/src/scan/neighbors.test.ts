import { expect, it } from 'vitest';
import { neighborsByDistance } from './neighbors';
import type { ScanSweep } from './scan';

const aSweep = (id: string, x: number, more: Partial<ScanSweep> = {}): ScanSweep => ({
  id,
  label: id,
  legacyId: '',
  position: { x, y: 1.5, z: 0 },
  rotation: { x: 0, y: 0, z: 0 },
  floorId: 'f0',
  alignment: 'aligned',
  placement: 'auto',
  puckY: 0,
  ...more,
});

const everything = () => true;

it('finds sweeps within 4 m, and none beyond', () => {
  const found = neighborsByDistance([aSweep('a', 0), aSweep('b', 4), aSweep('c', 4.01)], everything);

  expect([...found]).toEqual([
    ['a', ['b']],
    ['b', ['a', 'c']],
    ['c', ['b']],
  ]);
});

it('finds none behind a wall', () => {
  const wallAt = 1;
  const sees = (from: { x: number }, to: { x: number }) => from.x < wallAt === to.x < wallAt;

  const found = neighborsByDistance([aSweep('a', 0), aSweep('b', 2), aSweep('c', 3)], sees);

  expect(found.get('a')).toEqual([]);
  expect(found.get('b')).toEqual(['c']);
});

it('finds none on another floor, and none for a sweep without a floor', () => {
  const { floorId: _none, ...unplaced } = aSweep('c', 1, { placement: 'unplaced' });

  const found = neighborsByDistance([aSweep('a', 0), aSweep('b', 1, { floorId: 'f1' }), unplaced, { ...unplaced, id: 'd' }], everything);

  expect([...found.values()]).toEqual([[], [], [], []]);
});

it('keeps neighbours that are named, and gives them back what they are to a sweep that names none', () => {
  const found = neighborsByDistance(
    [aSweep('a', 0, { neighbors: ['far'] }), aSweep('b', 1), aSweep('far', 90, { neighbors: ['a'] })],
    everything,
  );

  expect(found.get('a')).toEqual(['far', 'b']);
  expect(found.get('b')).toEqual(['a']);
  expect(found.get('far')).toEqual(['a']);
});
