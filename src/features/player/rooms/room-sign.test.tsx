import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localKeys } from '@/domain/application/local-keys';
import { tourFrom } from '@/domain/tours/tour';
import { ReadInGerman } from '@/widgets/content-language/testing/read-in-german';
import { PlayerSessionProvider } from '@/widgets/player-session/player-session-context';
import { aPlayerSession } from '@/widgets/player-session/testing/a-player-session';
import { RoomList } from './room-list';
import { RoomSign } from './room-sign';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const room = (id: string, from: number, to: number) => ({
  id,
  label: id,
  bounds: { min: { x: from, y: 0, z: -2 }, max: { x: to, y: 3, z: 2 } },
  floorInfo: { sequence: 0 },
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const sign = () => document.querySelector('[data-room-sign]');
const tour = tourFrom('hall', { floors: ['Ground', 'Upper'], rooms: [{ id: 'Kitchen', name: 'Galley' }] });

async function aWalk() {
  const player = aPlayerSession();
  render(
    <PlayerSessionProvider session={player.session}>
      <ReadInGerman untranslated={['tour/floor 1']}>
        <RoomSign tour={tour} />
        <RoomList tour={tour} onDone={() => undefined} />
      </ReadInGerman>
    </PlayerSessionProvider>,
  );
  player.load();
  await pass(0);
  player.play();
  player.fake.rooms.set([room('Hall', -2, 1), room('Kitchen', 1, 4)]);
  await pass(0);
  const stand = (x: number) =>
    act(() => player.fake.pose.set({ position: { x, y: 1.5, z: 0 }, rotation: { x: 0, y: 40 }, sweep: 'a', mode: 'mode.inside' }));
  return { ...player, stand };
}

it('names the room and floor clearly after entering, and quietly from then on; readers hear it once', async () => {
  const { stand } = await aWalk();

  stand(-0.5);
  await pass(400);
  expect(sign()?.textContent).toBe('Hall · Ground');
  expect(sign()?.className).toContain('text-base');
  await pass(2600);
  expect(sign()?.className).toContain('text-xs');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Hall, Ground');

  stand(2.5);
  await pass(400);
  expect(sign()?.textContent).toBe('Galley · Ground');
  expect(screen.getByRole('button', { current: true }).textContent).toBe('Galley');
});

it('says that the view is loading, or failed, and not that rooms have no view inside', async () => {
  const { session } = await aWalk();
  await pass(400);
  const galley = () => screen.getByRole<HTMLButtonElement>('button', { name: /Galley/ });
  expect([galley().disabled, galley().getAttribute('aria-label')]).toEqual([false, 'Go to Galley']);

  act(() => session.store.setState({ stage: { name: 'loading' } }));
  screen.getByText('You can go to a room as soon as the 3D view has loaded.');
  expect([galley().disabled, galley().getAttribute('aria-label')]).toEqual([true, null]);
  act(() => session.store.setState({ stage: { name: 'failed', reason: 'timeout' as never } }));

  screen.getByText('The 3D view isn’t there, so nobody can go to a room.');
});

it('says the language of names that the author wrote, and not of those of the scan', async () => {
  const { stand } = await aWalk();
  const listed = (name: string) => screen.getByRole('button', { name: `Go to ${name}` }).querySelector<HTMLElement>('[dir]')?.lang;
  const announcement = () => screen.getAllByRole('status').find(({ textContent }) => textContent !== '');
  stand(2.5);
  await pass(400);
  await pass(400);

  expect([listed('Galley'), listed('Hall')]).toEqual(['de', '']);
  expect([announcement()?.textContent, announcement()?.lang]).toEqual(['Galley, Ground', 'de']);
});

it('is hidden by the switch of the list, which is remembered, and goes to rooms with a view inside', async () => {
  const { stand, fake } = await aWalk();
  stand(-0.5);
  await pass(400);

  act(() => screen.getByRole('switch', { name: 'Show the room’s name' }).click());
  expect([sign(), localStorage.getItem(localKeys.roomName)]).toEqual([null, 'off']);
  act(() => screen.getByRole('button', { name: 'Go to Galley' }).click());
  await pass(500);

  expect(fake.argsOf('Sweep.moveTo')[0]?.[0]).toBe('b');
});
