import { expect, it } from 'vitest';
import { foldersFrom } from '../folders/folder';
import { poiId, userId } from '../ids';
import { pointCheckLimits } from '../limits';
import { pointTypesFrom } from '../point-types/point-type';
import { newPointCheck, pointCheckFrom } from './check';
import { checkedStatesFrom, storedStates, withCheckedStates, withLatest } from './checked-state';

const types = pointTypesFrom([
  {
    id: 'valve',
    states: [{ id: 'open', hasDueDate: true }, { id: 'done' }],
  },
]);
const at = new Date('2026-11-29T12:00:00Z');
const before = '2026-11-29T11:00:00.000Z';
const after = '2026-11-29T13:00:00.000Z';
const folders = foldersFrom([
  {
    id: 'hall',
    pois: [
      { identifier: 'checked', typeId: 'valve', state: 'open', due: '2026-12-01' },
      { identifier: 'edited before', typeId: 'valve', state: 'open', stateAt: before },
      { identifier: 'edited since', typeId: 'valve', state: 'open', stateAt: after },
      { identifier: 'of no type', state: 'open' },
      { identifier: 'of another state', typeId: 'valve', state: 'open' },
    ],
  },
  { id: 'attic', pois: [{ identifier: 'roof', typeId: 'valve', state: 'open' }] },
]);
const found = (state: string, points: readonly string[]) => new Map(points.map((point) => [poiId(point), { state, at }]));

it('shows a point in the state in which it was found, unless an editor chose one since, or its type has no such state', () => {
  const states = new Map([
    ...found('done', ['checked', 'edited before', 'edited since', 'of no type']),
    ...found('lost', ['of another state']),
    ...found('open', ['roof']),
  ]);

  const [hall, attic] = withCheckedStates(folders, types, states);

  expect(hall?.pois.map(({ state }) => state)).toEqual(['done', 'done', 'open', 'open', 'open']);
  expect(hall?.pois[0]).not.toHaveProperty('due');
  expect(attic).toBe(folders[1]);
});

it('stores the latest state of each point, and reads whatever is stored', () => {
  const later = { state: 'open', at: new Date(at.getTime() + 1000) };
  const one = withLatest(found('done', ['door']), poiId('door'), later);

  expect(withLatest(one, poiId('door'), { state: 'done', at })).toBe(one);
  expect(checkedStatesFrom('', { points: { ...storedStates(one), odd: 7, older: { state: 'x' } } })).toEqual(one);
  expect(checkedStatesFrom('', {})).toEqual(new Map());
});

it('stores no more than a document holds, whatever the points are called', () => {
  const names = Array.from({ length: 5000 }, (_, index) => poiId(`${'漢'.repeat(190)}${index}`));
  const later = { state: 'open', at: new Date(at.getTime() + 1000) };

  const stored = storedStates(withLatest(found('漢'.repeat(200), names), poiId('door'), later));

  expect(new TextEncoder().encode(JSON.stringify(stored)).length).toBeLessThan(1_000_000);
  expect(Object.keys(stored)[0]).toBe('door');
});

it('counts a check from when it was made, whatever the clock of its device said', () => {
  const author = { uid: userId('ada'), email: 'ada@acme.example', name: '' };
  const document = newPointCheck({ point: poiId('door'), state: 'done', note: '' }, true, 59.7, author);

  expect(pointCheckFrom('c', { ...document, created: at })).toMatchObject({ hasPhoto: true, at: new Date(at.getTime() - 60_000) });
  expect(newPointCheck({ point: poiId('door'), state: 'done', note: '' }, false, 1e9, author).waited).toBe(pointCheckLimits.waited);
  expect(newPointCheck({ point: poiId('door'), state: 'done', note: '' }, false, -5, author).waited).toBe(0);
});
