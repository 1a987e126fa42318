// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aScan, aViewer } from '../../tests/support/fake-viewer';
import { createRoomNames } from './room-names';

// every name is as large as this
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(60);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(16);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Parallel, from above: 640 × 400 pixels are 16 × 10 metres, with 0, 0 in the middle. */
const projection = [1 / 8, 0, 0, 0, 0, 1 / 5, 0, 0, 0, 0, -0.01, 0, 0, 0, 0, 1];

/** A room between two corners of the plan, metres. */
const room = (label: string, floorId: string, [x0, z0]: [number, number], [x1, z1]: [number, number]) => ({
  id: label,
  label,
  floorId,
  bounds: { min: { x: x0, y: 0, z: z0 }, max: { x: x1, y: 2.5, z: z1 } },
});

function named(areas: readonly ReturnType<typeof room>[], floor: number | 'all' = 'all', tags: readonly object[] = []) {
  const [ground] = aScan().floors;
  const floors = [
    { ...ground, id: 'f0', sequence: 0 },
    { ...ground, id: 'f1', sequence: 1, elevation: 3 },
  ];
  const { viewer, cells } = aViewer();
  cells.mode.set({ current: 'floorplan', from: null, to: null });
  cells.floor.set(floor);
  cells.pose.set({ position: { x: 0, y: 20, z: 0 }, rotation: { x: -90, y: 0 }, projection, sweep: '', mode: 'floorplan' });
  cells.tags.set(tags as never);
  createRoomNames(document.body, viewer, aScan({ floors, rooms: areas } as never));
  const all = [...document.querySelectorAll<HTMLElement>('.rooms span')];
  return Object.fromEntries(all.filter((each) => !each.hasAttribute('data-out')).map((each) => [each.textContent, each.style.transform]));
}

it('names the rooms of all floors where no upper room covers them', () => {
  const whole = named([
    room('Hall', 'f0', [-4, -4], [4, 4]),
    room('Bedroom', 'f1', [-2, -2], [2, 2]),
    room('Cellar', 'f0', [-1, -1], [1, 1]),
    // of which only an edge is seen
    room('Shower', 'f0', [-1, -1], [1, 3]),
  ]);

  expect(Object.keys(whole).toSorted()).toEqual(['Bedroom', 'Hall']);
  // in the middle, and above it
  expect(whole.Bedroom).toBe('translate(290.0px, 192.0px)');
  expect(whole.Hall).not.toBe(whole.Bedroom);
});

it('names a room elsewhere in it where a length or another name is in its middle', () => {
  const length = Object.assign(document.createElement('output'), { className: 'osc-measure' });
  length.getBoundingClientRect = () => new DOMRect(300, 190, 40, 20);
  document.body.append(length);

  expect(named([room('Bedroom', 'f1', [-3, -3], [3, 3])])).toEqual({ Bedroom: 'translate(290.0px, 132.0px)' });
});

it('names a room elsewhere in it where a tag of a floor on show is in its middle', () => {
  const tagOf = (floor: number) => ({ anchorPosition: { x: 0, y: 3, z: 0.1 }, stemVector: { x: 0, y: 0, z: -0.1 }, floor });
  const bedroom = [room('Bedroom', 'f1', [-3, -3], [3, 3])];

  expect(named(bedroom, 1, [tagOf(1)])).toEqual({ Bedroom: 'translate(290.0px, 132.0px)' });
  document.body.replaceChildren();
  expect(named(bedroom, 1, [tagOf(0)])).toEqual({ Bedroom: 'translate(290.0px, 192.0px)' });
});

it.each([
  ['a little smaller than its name', 1, true],
  ['much smaller than its name', 0.3, false],
])('names a room that is %s: %s', (_how, metres, isNamed) => {
  expect(Object.keys(named([room('Landing', 'f1', [0, 0], [metres, 1])]))).toEqual(isNamed ? ['Landing'] : []);
});

it('names the rooms of one floor alone where one is shown', () => {
  const rooms = [room('Hall', 'f0', [-4, -4], [4, 4]), room('Bedroom', 'f1', [-2, -2], [2, 2])];

  expect(Object.keys(named(rooms, 0))).toEqual(['Hall']);
  document.body.replaceChildren();
  expect(Object.keys(named(rooms, 1))).toEqual(['Bedroom']);
});
