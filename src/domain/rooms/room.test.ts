import { expect, it } from 'vitest';
import { mergeEdited } from '../tours/edited';
import { aHouse } from '../tours/testing/edits';
import { roomsFrom } from './room';

const corners = [
  { x: 0, z: 0 },
  { x: 2, z: 0 },
  { x: 2, z: 2 },
];

it('rooms are read as they were stored', () => {
  const rooms = [
    { id: 'r1', name: 'Kitchen', isHidden: false, mergedInto: null, shape: null },
    { id: 'r2', name: '', isHidden: true, mergedInto: 'r1', shape: { floor: 1, corners } },
  ];

  expect(roomsFrom(rooms)).toEqual(rooms);
});

it.each([
  [{ id: '' }, []],
  [{ id: 'r', mergedInto: 'r' }, [{ id: 'r', name: '', isHidden: false, mergedInto: null, shape: null }]],
  [{ id: 'r', shape: { floor: 'x', corners: corners.slice(1) } }, [{ id: 'r', name: '', isHidden: false, mergedInto: null, shape: null }]],
  ['r', []],
])('%j is read as %j', (stored, rooms) => expect(roomsFrom([stored])).toEqual(rooms));

it('one names a room while another hides it: both are done', () => {
  const of = (change: object) => ({ ...aHouse, rooms: roomsFrom([{ id: 'r', name: 'A', ...change }]) });

  expect(mergeEdited(of({}), of({ name: 'B' }), of({ isHidden: true })).edited.rooms).toMatchObject([{ name: 'B', isHidden: true }]);
});
