// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { aShowcaseSession } from './testing/a-showcase-session';

describe('the rooms of the scan', () => {
  const hall = { id: 'r1', label: 'Hall', bounds: { min: { x: 0, y: 0, z: 0 }, max: { x: 4, y: 3, z: 5 } }, floorInfo: { sequence: 1 } };

  it('are copies with their floor and bounds, without those that have no place', async () => {
    const { fake, values } = aShowcaseSession();
    await Promise.resolve();

    fake.rooms.set([hall, { ...hall, id: 'r2', floorInfo: { sequence: -1 } }, { id: 'r3', label: 'Nowhere' }]);
    fake.room.set({ rooms: [{ id: 'r1' }] });

    expect(values.rooms.value).toEqual([
      { id: 'r1', name: 'Hall', floor: 1, bounds: hall.bounds },
      { id: 'r2', name: 'Hall', floor: null, bounds: hall.bounds },
    ]);
    expect(values.rooms.value[0]?.bounds.min).not.toBe(hall.bounds.min);
    expect(values.currentRooms.value).toEqual(['r1']);
  });

  it('notify of the current ones only when they change', async () => {
    const { fake, values } = aShowcaseSession();
    await Promise.resolve();
    const heard = vi.fn();
    values.currentRooms.subscribe(heard);

    fake.room.set({ rooms: [{ id: 'r1' }] });
    fake.room.set({ rooms: [{ id: 'r1' }] });
    fake.room.set({ rooms: [] });

    expect(heard.mock.calls).toEqual([[['r1']], [[]]]);
  });
});
