import { describe, expect, it } from 'vitest';
import { roomId } from '../ids';
import { poiFrom } from '../pois/poi';
import type { RoomEdit } from './room';
import { roomOfPoint } from './room-of-point';
import { roomAt, roomsOf, sweepInRoom } from './rooms';
import type { ScanRoom } from './scan-room';
import { nextWhereabouts, nowhere } from './whereabouts';

const box = (id: string, [x1, z1]: [number, number], [x2, z2]: [number, number], more: Partial<ScanRoom> = {}): ScanRoom => ({
  id,
  name: id,
  floor: 0,
  bounds: { min: { x: x1, y: 0, z: z1 }, max: { x: x2, y: 3, z: z2 } },
  ...more,
});
const edit = (id: string, more: Partial<RoomEdit>): RoomEdit => ({
  id: roomId(id),
  name: '',
  isHidden: false,
  mergedInto: null,
  shape: null,
  ...more,
});
const at = (x: number, z = 2, y = 1.5, floor: number | null = 0) => ({ position: { x, y, z }, floor });

const hall = box('Hall', [0, 0], [5, 4]);
const kitchen = box('Kitchen', [5, 0], [9, 4]);
const nook = box('Nook', [1, 1], [3, 3]);
const attic = box('Attic', [0, 0], [5, 4], { floor: 1, bounds: { min: { x: 0, y: 3, z: 0 }, max: { x: 5, y: 6, z: 4 } } });
const names = (edits: RoomEdit[]) => roomsOf([hall, kitchen, nook, attic], edits).map(({ name }) => name);

describe('roomsOf', () => {
  it('renames and hides rooms, and leaves out those without a name', () => {
    expect(names([edit('Hall', { name: ' Lobby ' }), edit('Nook', { isHidden: true })])).toEqual(['Lobby', 'Kitchen', 'Attic']);
    expect(roomsOf([{ ...hall, name: ' ' }], [])).toEqual([]);
  });

  it('merges rooms over several steps, so that the remaining one contains what the others did', () => {
    const rooms = roomsOf(
      [hall, kitchen, nook],
      [edit('Nook', { mergedInto: roomId('Hall') }), edit('Hall', { mergedInto: roomId('Kitchen') })],
    );

    expect(rooms.map(({ name, surface }) => [name, surface])).toEqual([['Kitchen', 40]]);
    expect([0.5, 2, 8].map((x) => roomAt(rooms, at(x))?.name)).toEqual(['Kitchen', 'Kitchen', 'Kitchen']);
  });

  it('leaves rooms as they are that were merged into each other, or into a room that is gone', () => {
    const edits = [
      edit('Hall', { mergedInto: roomId('Kitchen') }),
      edit('Kitchen', { mergedInto: roomId('Hall') }),
      edit('Nook', { mergedInto: roomId('gone') }),
    ];

    expect(names(edits)).toEqual(['Hall', 'Kitchen', 'Nook', 'Attic']);
  });

  it('adds the rooms of the author, on their floor alone', () => {
    const corners = [
      { x: 20, z: 0 },
      { x: 24, z: 0 },
      { x: 20, z: 4 },
    ];
    const rooms = roomsOf([], [edit('own', { name: 'Corner', shape: { floor: 1, corners } })]);

    expect(rooms[0]).toMatchObject({ name: 'Corner', floor: 1, surface: 8 });
    expect([at(21, 1, 1.5, 1), at(21, 1, 1.5, 0), at(23.5, 3.5, 1.5, 1)].map((place) => roomAt(rooms, place)?.name)).toEqual([
      'Corner',
      undefined,
      undefined,
    ]);
  });
});

describe('roomAt', () => {
  const rooms = roomsOf([hall, kitchen, nook, attic], []);

  it('is the smallest of the rooms that contain a place, at its height', () => {
    expect([at(2), at(0.5), at(6), at(2, 2, 4), at(50)].map((place) => roomAt(rooms, place)?.name)).toEqual([
      'Nook',
      'Hall',
      'Kitchen',
      'Attic',
      undefined,
    ]);
  });

  it('is a room of the author too in a scan without floors', () => {
    const corners = [
      { x: 20, z: 0 },
      { x: 24, z: 0 },
      { x: 24, z: 4 },
      { x: 20, z: 4 },
    ];
    const drawn = roomsOf(
      [],
      [0, 1].map((floor) => edit(`own${floor}`, { name: `On ${floor}`, shape: { floor, corners } })),
    );

    expect(roomAt(drawn, at(22, 2, 1.5, null))?.name).toBe('On 0');
    expect(sweepInRoom(drawn[0]!, [at(30, 2, 1.5, null), at(21, 1, 1.5, null)])?.position.x).toBe(21);
  });

  it('goes to the sweep nearest to the middle of the room', () => {
    const sweeps = [5.2, 6.9, 8.8, 2].map((x) => ({ id: `s${x}`, ...at(x) }));

    expect(sweepInRoom(rooms[1]!, sweeps)?.id).toBe('s6.9');
    expect(sweepInRoom(rooms[3]!, sweeps)).toBeUndefined();
  });

  it('is where the tag of a point is, else its sweep', () => {
    const sweeps = [{ id: 's1', ...at(6) }];
    const tagged = poiFrom({ type: 'tag', sweep: 's1', tag: { anchorPosition: { x: 2, y: 1, z: 2 } } }, 'p');
    const viewed = poiFrom({ sweep: 's1' }, 'p');

    expect([tagged, viewed, poiFrom({}, 'p')].map((poi) => roomOfPoint(poi, rooms, sweeps)?.name)).toEqual(['Nook', 'Kitchen', undefined]);
  });
});

describe('nextWhereabouts', () => {
  const rooms = roomsOf([hall, kitchen], []);
  /** The rooms named along a walk, each place 100 ms after the last; x only, null outside the inside view. */
  function namedOn(walk: readonly (number | null)[]) {
    const named: (string | null)[] = [];
    let state = nowhere;
    walk.forEach((x, step) => {
      state = nextWhereabouts(state, rooms, x === null ? null : at(x), step * 100);
      if (named.at(-1) !== state.room) named.push(state.room);
    });
    return named;
  }
  const times = (count: number, x: number | null) => Array.from({ length: count }, () => x);

  it('names a room once somebody is in it for 300 ms, and 30 cm from its walls', () => {
    expect(namedOn([...times(3, 2)])).toEqual([null]);
    expect(namedOn([...times(4, 2)])).toEqual([null, 'Hall']);
    expect(namedOn([...times(4, 2), 4.8, 5.1, 5.2, 5.25, 5.4])).toEqual([null, 'Hall', 'Kitchen']);
    expect(namedOn([...times(4, 2), 4.8, 5.1, 5.2, 5.25, 5.25])).toEqual([null, 'Hall']);
  });

  it('does not waver in a door', () => {
    const inDoor = Array.from({ length: 60 }, (_, step) => (step % 2 === 0 ? 4.9 : 5.1));

    expect(namedOn([...times(4, 2), ...inDoor, ...times(5, 7)])).toEqual([null, 'Hall', 'Kitchen']);
  });

  it('keeps the last room for a second where there is none', () => {
    expect(namedOn([...times(4, 2), ...times(9, 30), ...times(5, 2)])).toEqual([null, 'Hall']);
    expect(namedOn([...times(4, 2), ...times(9, 30), ...times(5, 7)])).toEqual([null, 'Hall', 'Kitchen']);
    expect(namedOn([...times(4, 2), ...times(11, null)])).toEqual([null, 'Hall', null]);
  });

  it('names the room of somebody who stays at its wall, at the time it says', () => {
    const first = nextWhereabouts(nowhere, rooms, at(5.1), 50);

    expect(first).toMatchObject({ room: null, dueAt: 1050 });
    expect(nextWhereabouts(first, rooms, at(5.1), 1049).room).toBeNull();
    expect(nextWhereabouts(first, rooms, at(5.1), 1050)).toMatchObject({ room: 'Kitchen', dueAt: null });
  });
});
