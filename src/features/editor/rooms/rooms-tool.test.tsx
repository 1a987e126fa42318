import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anEditing, aTour } from '../testing/an-editing';
import { RoomsTool } from './rooms-tool';

const cleanups: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const room = (id: string, label: string, x: number) => ({
  id,
  label,
  bounds: { min: { x: x - 1, y: 0, z: -1 }, max: { x: x + 1, y: 3, z: 1 } },
});

async function theTool() {
  const editing = anEditing({ tour: aTour() });
  cleanups.push(editing.end);
  await editing.playViewer();
  const { user } = editing.show(<RoomsTool />);
  await act(async () => editing.fake.rooms.set([room('r1', 'Hall', 0), room('r2', 'Kitchen', 3)] as never));
  return {
    ...editing,
    user,
    rooms: () => editing.state().edited.rooms,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

it('renames and hides a room of the scan, each as one undo step; without a name it has the scan’s', async () => {
  const { user, rooms, session, state } = await theTool();

  await user.type(screen.getByRole('textbox', { name: 'Name of Hall' }), 'Foyer');
  await user.click(screen.getByRole('switch', { name: /Visitors find it.*Foyer/ }));
  expect(rooms()).toEqual([{ id: 'r1', name: 'Foyer', isHidden: true, mergedInto: null, shape: null }]);
  expect(state().past.map(({ label }) => label)).toEqual(['Rename room', 'Hide room']);

  act(() => session.undo());
  expect(rooms()[0]?.isHidden).toBe(false);
  await user.clear(screen.getByRole('textbox', { name: 'Name of Hall' }));
  expect(rooms()).toEqual([]);
});

it('merges a room into another of its floor, and separates it', async () => {
  const { user, rooms, press } = await theTool();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Merge Kitchen into' }), 'Hall');
  expect(rooms()).toMatchObject([{ id: 'r2', mergedInto: 'r1' }]);
  expect(screen.getByText('Part of “Hall”')).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Merge Hall into' })).toBeNull();

  await press('Separate Kitchen');
  expect(rooms()).toEqual([]);
});

it('draws a room by keyboard, names it, deletes it, and undoes that', async () => {
  const { user, rooms, session, press } = await theTool();

  await user.click(screen.getByRole('button', { name: 'Draw a room on Cellar' }));
  act(() => screen.getByRole('button', { name: /^First corner/ }).focus());
  await user.keyboard('{ArrowLeft}{Enter}');
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name of the room/ }));
  await user.keyboard('Alcove{Enter}');

  const [alcove] = rooms();
  const [a, , c] = alcove?.shape?.corners ?? [];
  expect(alcove).toMatchObject({ name: 'Alcove', shape: { floor: 0, corners: { length: 4 } } });
  expect([(c?.x ?? 0) - (a?.x ?? 0), (c?.z ?? 0) - (a?.z ?? 0)].map((side) => Math.round(side * 100))).toEqual([200, 110]);

  await press('Delete Alcove');
  expect(rooms()).toEqual([]);
  act(() => session.undo());
  expect(rooms()).toEqual([alcove]);
});

it('gives a drawn room more corners, and takes them away until three are left', async () => {
  const { user, rooms } = await theTool();
  await user.click(screen.getByRole('button', { name: 'Draw a room on Cellar' }));
  act(() => screen.getByRole('button', { name: /^First corner/ }).focus());
  await user.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}');
  const corners = () => screen.getAllByRole('button', { name: /^Corner \d/ });

  act(() => screen.getByRole('button', { name: 'Add a corner between 4 and 1' }).focus());
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(corners()[4]);
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await user.type(screen.getByRole('textbox', { name: /^Name of the room/ }), 'Bay{Enter}');
  expect(rooms()).toMatchObject([{ name: 'Bay', shape: { corners: { length: 5 } } }]);

  await user.click(screen.getByRole('button', { name: 'Change the outline of Bay' }));
  act(() => corners()[4]?.focus());
  await user.click(screen.getByRole('button', { name: 'Remove corner 5' }));
  act(() => corners()[0]?.focus());
  await user.keyboard('{Delete}{Delete}');

  expect(corners()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Remove corner/ })).toBeNull();
});
