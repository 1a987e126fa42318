import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { iconsOf } from '@/domain/icons';
import { roomId } from '@/domain/ids';
import type { Stored } from '@/domain/stored';
import { PlayerSessionProvider } from '@/widgets/player-session/player-session-context';
import { aPlayerSession } from '@/widgets/player-session/testing/a-player-session';
import { aTour, onAPhone } from '../testing/a-player';
import { Minimap } from './minimap';

const image = { width: 400, height: 400 };
/** Loads at once, in the size of the plan. */
class LoadedImage {
  naturalWidth = image.width;
  naturalHeight = image.height;
  onload: () => void = () => undefined;
  set src(_address: string) {
    queueMicrotask(() => this.onload());
  }
}

beforeEach(() => vi.stubGlobal('Image', LoadedImage));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const pois = [
  { identifier: 'stove', name: 'Stove', type: 'tag', tag: { icon: 'red', anchorPosition: { x: 2, y: 1, z: 1 } }, sweep: 'a' },
  { identifier: 'sink', name: 'Sink', sweep: 'b', position: { x: 8, y: 1, z: 1 } },
  { identifier: 'tap', name: 'Tap', sweep: 'b', position: { x: 8.1, y: 1, z: 1 } },
];
const sweep = (id: string, x: number, z: number, sequence: number) => ({
  id,
  sid: id,
  position: { x, y: 1.5, z },
  floorInfo: { sequence },
});

async function aMinimap(stored: Stored = {}) {
  const tour = aTour({ folders: [{ id: 'ground', name: 'Ground', pois }], ...stored });
  const player = aPlayerSession({ content: { folders: tour.folders } });
  player.load();
  await waitFor(() => expect(player.fake.phase.listeners.size).toBeGreaterThan(0));
  player.play();
  const { fake, session } = player;
  fake.sweeps.set([sweep('a', 0.5, 0.5, 0), sweep('b', 8, 0.5, 0), sweep('c', 20, 9, 0), sweep('up', 1, 1, 1)]);
  fake.sweep.set({ id: 'a' });
  let renders = 0;
  render(
    <PlayerSessionProvider session={session}>
      <Profiler id="map" onRender={() => (renders += 1)}>
        <Minimap tour={tour} model={tour.matterportId} icons={iconsOf([])} />
      </Profiler>
    </PlayerSessionProvider>,
  );
  await act(async () => undefined);
  const panel = screen.getByRole('region', { name: 'Minimap' });
  const drawing = panel.querySelector('svg[viewBox^="0 0 "][class*=touch-none]') as SVGSVGElement;
  drawing.getBoundingClientRect = () => ({ x: 0, y: 0, width: 200, height: 200 }) as DOMRect;
  return {
    ...player,
    user: userEvent.setup(),
    panel,
    drawing,
    mark: () => drawing.querySelector('g.group') as SVGGElement,
    cone: () => drawing.querySelector('[data-cone]') as SVGPathElement,
    renders: () => renders,
    look: (x: number, z: number, y: number, more: object = {}) =>
      fake.pose.set({ position: { x, y: 1.5, z }, rotation: { x: 0, y }, sweep: 'a', mode: 'mode.inside', ...more }),
    press: (clientX: number, clientY: number, target: Element = drawing) => {
      fireEvent.pointerDown(target, { clientX, clientY, button: 0, pointerId: 1 });
      fireEvent.pointerUp(target, { clientX, clientY, button: 0, pointerId: 1 });
    },
  };
}

const turnOf = (mark: Element) => Number(/rotate\((-?[\d.]+)\)/.exec(mark.getAttribute('transform') ?? '')?.[1]);
const placeOf = (mark: Element) =>
  /translate\((-?[\d.]+) (-?[\d.]+)\)/
    .exec(mark.getAttribute('transform') ?? '')
    ?.slice(1)
    .map(Number);
const movedTo = (fake: { argsOf: (name: string) => unknown[][] }) => fake.argsOf('Sweep.moveTo').map(([id]) => id);

describe('Minimap', () => {
  it('follows position and direction in the same moment, without rendering', async () => {
    const { look, mark, renders } = await aMinimap();
    look(0.5, 0.5, 0);
    const [before, place] = [renders(), placeOf(mark()) ?? []];
    expect(turnOf(mark())).toBe(0);

    look(4, 0.5, 90);

    expect(turnOf(mark())).toBe(-90);
    expect((placeOf(mark())?.[0] ?? 0) - (place[0] ?? 0)).toBeGreaterThan(20);
    expect(renders()).toBe(before);
  });

  it('draws the cone as wide as the camera sees, between the panels', async () => {
    const { look, cone, session } = await aMinimap();
    look(0.5, 0.5, 0, { projection: [1] });
    expect(cone().getAttribute('d')).toMatch(/^M0 0L-24\.04 -24\.04/);

    act(() => session.store.setState({ freeShare: 0.5 }));

    expect(cone().getAttribute('d')).toMatch(/^M0 0L-15\.2/);
  });

  it('goes to the nearest sweep of the floor, and marks it with a ring if it is more than 3 m away', async () => {
    const { press, drawing, fake, look } = await aMinimap();
    look(0.5, 0.5, 0);
    // in the upper right, where no sweep is
    press(185, 75);
    await waitFor(() => expect(movedTo(fake)).toEqual(['c']));
    expect(drawing.querySelector('.motion-safe\\:animate-pulse')).not.toBeNull();

    await act(async () => fake.sweep.set({ id: 'c' }));

    expect(drawing.querySelector('.motion-safe\\:animate-pulse')).toBeNull();
  });

  it('turns the camera while its cone is dragged, and goes nowhere', async () => {
    const { cone, drawing, fake, look, mark } = await aMinimap();
    look(0.5, 0.5, 0);
    const [x = 0, y = 0] = placeOf(mark()) ?? [];

    fireEvent.pointerDown(cone(), { clientX: x, clientY: y - 20, button: 0, pointerId: 1 });
    fireEvent.pointerMove(drawing, { clientX: x + 20, clientY: y, pointerId: 1 });
    fireEvent.pointerUp(drawing, { clientX: x + 20, clientY: y, pointerId: 1 });

    await waitFor(() => expect(fake.argsOf('Camera.setRotation')).toHaveLength(1));
    expect(fake.argsOf('Camera.setRotation')[0]?.[0]).toEqual({ x: 0, y: expect.closeTo(-90, 1) });
    expect(movedTo(fake)).toEqual([]);
  });

  it('opens a point, and shows those that are too close in the list of the larger map', async () => {
    const { drawing, press, state, panel } = await aMinimap();
    const [single, several] = drawing.querySelectorAll('[data-cluster]');
    expect(several?.querySelector('text')?.textContent).toBe('2');

    press(1, 1, single);
    expect(state().activePoi).toBe('stove');
    press(1, 1, several);

    await waitFor(() => expect(document.activeElement).toBe(within(panel).getByRole('button', { name: 'Sink' })));
  });

  it('previews another floor and leads back; on a floor that one goes to it follows again', async () => {
    const { user, panel, fake } = await aMinimap();
    const floor = within(panel).getByRole('combobox', { name: 'Floor of the minimap' }) as HTMLSelectElement;
    expect(floor.selectedOptions[0]?.text).toBe('Cellar');

    await user.selectOptions(floor, 'Salon');
    expect(within(panel).getByText('You are on Cellar')).toBeTruthy();
    await user.click(within(panel).getByRole('button', { name: 'Back to me' }));
    expect(floor.selectedOptions[0]?.text).toBe('Cellar');
    await user.selectOptions(floor, 'Salon');
    await act(async () => fake.sweep.set({ id: 'up' }));

    expect(within(panel).queryByText(/^You are on/)).toBeNull();
    await act(async () => fake.sweep.set({ id: 'a' }));
    expect(floor.selectedOptions[0]?.text).toBe('Cellar');
  });

  it('does by keyboard what the image does: the list goes to positions and opens points', async () => {
    localStorage.setItem('minimap', 'large');
    const { user, panel, fake, state } = await aMinimap();
    const list = within(panel);
    const cellar = within(list.getByRole('region', { name: 'Positions: Cellar' }));

    await user.click(cellar.getByRole('button', { name: 'Position 2' }));
    await waitFor(() => expect(movedTo(fake)).toEqual(['b']));
    await user.click(list.getByRole('button', { name: 'Tap' }));

    expect(state().activePoi).toBe('tap');
  });

  it('hides the cone outside, says that a view is not on the plan, and keeps the last place', async () => {
    const { panel, mark, fake, look } = await aMinimap();
    look(0.5, 0.5, 0);
    const place = mark().getAttribute('transform');
    expect(mark().hasAttribute('data-away')).toBe(false);

    await act(async () => fake.mode.set('mode.dollhouse'));
    expect(mark().hasAttribute('data-away')).toBe(true);
    await act(async () => fake.mode.set('mode.inside'));
    await act(async () => fake.sweep.set({ id: 'unplaced' }));
    look(99, 99, 0);

    expect(within(panel).getByText('Not on the plan')).toBeTruthy();
    expect([mark().getAttribute('transform'), mark().hasAttribute('data-away')]).toEqual([place, true]);
  });

  it('turns with the camera on demand, with it in the middle', async () => {
    const { user, panel, drawing, look } = await aMinimap();
    look(0.5, 0.5, 90);
    const map = drawing.querySelector('g') as SVGGElement;
    expect(map.getAttribute('transform')).toBe('');

    await user.click(within(panel).getByRole('button', { name: 'Turn with me' }));

    expect(map.getAttribute('transform')).toMatch(/^matrix\(.* 1 -1 /);
    expect(localStorage.getItem('minimap')).toBe('turns');
  });

  it.each([
    ['is drawn where it lies over this scan', {}, true],
    ['is not drawn over another scan', { model: 'Another1234' }, false],
    ['is not drawn while it has to be checked', { fit: null }, false],
    ['is not drawn where its image is another one now', { image: { width: 400, height: 300 } }, false],
  ])('a plan %s', async (_title, more, isDrawn) => {
    const placement = {
      floor: 0,
      image,
      pairs: [],
      fit: [0.1, 0, 0, 0.1, -10, -10],
      model: 'AbCdEfGh123',
      by: 'a',
      at: new Date(0),
      ...more,
    };
    const plan = { name: 'Cellar', url: `${location.origin}/cellar.png`, contentType: 'image/png', floor: '1', progress: 100, placement };
    const { drawing, look, mark } = await aMinimap({ floorplans: [plan] });

    look(0, 0, 0);

    expect(drawing.querySelector('image') !== null).toBe(isDrawn);
    // 100 pixels from its upper left, in half of its size
    if (isDrawn) expect(placeOf(mark())).toEqual([50, 50]);
  });

  it('fills and names the room that one is in, and marks it in the list', async () => {
    onAPhone();
    const { fake, session, panel, drawing } = await aMinimap();
    const bounds = { min: { x: 0, y: 0, z: 0 }, max: { x: 4, y: 3, z: 4 } };
    await act(async () => fake.rooms.set([{ id: 'k', label: 'Kitchen', bounds, floorInfo: { sequence: 0 } }]));
    const filled = () => drawing.querySelector('path[class*=fill-accent-line\\/30]');
    const row = () => within(panel).getByRole('button', { name: 'Kitchen' });
    expect([filled(), row().getAttribute('aria-current')]).toEqual([null, null]);

    act(() => session.store.setState({ room: roomId('k') }));

    expect(filled()?.getAttribute('d')).toMatch(/^M.*Z$/);
    expect(row().getAttribute('aria-current')).toBe('true');
    expect(within(panel).getAllByText('Kitchen')).toHaveLength(2);
  });

  it('has its list in the sheet of a phone, and no larger size', async () => {
    onAPhone();
    const { panel } = await aMinimap();

    expect(within(panel).getByRole('button', { name: 'Stove' })).toBeTruthy();
    expect(within(panel).queryByRole('button', { name: 'Larger minimap' })).toBeNull();
  });
});
