import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stored } from '@/domain/stored';
import { fakeFrame } from '@/showcase/testing/fake-frame';
import { type FakeSdk, fakeSdk } from '@/showcase/testing/fake-sdk';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { resolvedCalls } from '@/widgets/player-session/testing/a-player-session';
import { article, aVisitor, bar, inWindowOf, list, visitorPages } from './testing/visitor-pages';

const viewer = vi.hoisted(() => ({ current: null as unknown }));
const currentViewer = () => viewer.current as FakeSdk;

vi.mock('./scene/free-area', () => ({ centerOnFreeArea: () => () => undefined }));
vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) => {
      const page = fakeFrame();
      const showcase = connectShowcase(page.frame, options);
      page.load({ connect: async () => currentViewer().sdk });
      return showcase;
    },
  };
});

// slow machines
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  standInForDialogs();
  viewer.current = fakeSdk({ auto: resolvedCalls });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(visitorPages)('%s, to a visitor', (_kind, openTour) => {
  const player = (more: Stored = {}, query = '') => aVisitor(openTour, currentViewer, more, query);

  it('runs no scripts from names and addresses', async () => {
    const hostile = '<img src=x onerror="window.hurt = true">';

    const { play } = await player({
      name: hostile,
      nira: 'javascript:hurt()',
      thumbnailUrl: 'javascript:hurt()',
      floors: [hostile, hostile],
    });
    await play();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(hostile);
    const addresses = [...document.querySelectorAll('[src], [href]')].map((one) => one.getAttribute('src') ?? one.getAttribute('href'));
    expect(addresses.filter((address) => /javascript:|^x$/.test(address ?? ''))).toEqual([]);
    expect(document.querySelector('[onerror]')).toBe(null);
  });

  it('shows a PoI’s content before the scan has loaded [PLAYER-058]', async () => {
    const { user, showList } = await player();
    expect(screen.getByRole('progressbar', { name: 'Loading the scan' })).toBeDefined();
    await showList();

    await user.click(screen.getByTitle('Stove'));

    expect(await article('Stove')).toBeDefined();
  });

  it('shows why the scan failed and what still works, and retries [PLAYER-076]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
    const { user } = await player();
    await waitFor(() => expect(currentViewer().phase.listeners.size).toBeGreaterThan(0));

    await act(async () => currentViewer().phase.set({ phase: 'appphase.error' }));

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This model does not exist.');
    expect(within(alert).queryByRole('link', { name: 'Edit the tour' })).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('steps between PoIs with the arrow keys [PLAYER-037]', async () => {
    const { user } = await player({}, '?start=stove');
    await article('Stove');

    await user.keyboard('{ArrowRight}');
    await article('Sink');
    await user.keyboard('{ArrowLeft}');

    expect(await article('Stove')).toBeDefined();
  });

  it('offers view modes, floors, measuring, sharing and fullscreen [PLAYER-012 PLAYER-013 PLAYER-014 PLAYER-015 PLAYER-016]', async () => {
    const { play } = await player();
    await play();

    for (const mode of ['Inside', 'Dollhouse', 'Floorplan']) bar().getByRole('radio', { name: mode });
    for (const name of ['Floors: Cellar', 'Measure', 'Share', 'Fullscreen', 'More']) bar().getByRole('button', { name });
  });

  it('moves to another floor by name or one step, up except from the top and down except from the ground [PLAYER-082 VIEWER-011 MODEL-024]', async () => {
    const { user, play } = await player();
    await play();
    await user.click(bar().getByRole('button', { name: 'Floors: Cellar' }));
    const floors = within(screen.getByRole('dialog', { name: 'Floors' }));
    const step = (name: string) => floors.getByRole<HTMLButtonElement>('button', { name });
    expect(floors.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', '', 'ALL', '', 'Salon', 'Cellar']);
    expect([step('Floor above').disabled, step('Floor below').disabled]).toEqual([false, true]);

    await user.click(step('Floor above'));
    await act(async () => currentViewer().floor.set({ id: 'f1', sequence: 1 }));
    expect([step('Floor above').disabled, step('Floor below').disabled]).toEqual([true, false]);
    await user.click(step('Cellar'));

    expect(screen.queryByRole('dialog')).toBe(null);
    await waitFor(() => expect(currentViewer().argsOf('Floor.moveTo')).toEqual([[1], [0]]));
  });

  it('shows a tutorial that lists the shortcuts [PLAYER-015]', async () => {
    const { user } = await player();

    await user.keyboard('?');

    const tutorial = screen.getByRole('dialog', { name: 'Tutorial' });
    expect(within(tutorial).getByText('Measure')).toBeDefined();
    expect(document.activeElement).toBe(tutorial);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('returns focus to the button that opened a panel', async () => {
    const { user, openMore } = await player();

    await openMore();
    await user.keyboard('{Escape}');

    expect(document.activeElement).toBe(bar().getByRole('button', { name: 'More' }));
  });

  it('warns and sends nothing when a control is used before the scan is ready [PLAYER-028 PLAYER-014]', async () => {
    const consoleWarn = vi.spyOn(console, 'warn').mockReturnValue();
    const { user } = await player();

    await user.click(bar().getByRole('button', { name: 'Measure' }));

    expect(consoleWarn).toHaveBeenCalledExactlyOnceWith('SDK Not Ready');
    expect(currentViewer().named('Measurements.toggleMode')).toEqual([]);
  });

  it('fills the window where fullscreen is unavailable, and exits it [PLAYER-016]', async () => {
    const { user } = await player();

    await user.click(bar().getByRole('button', { name: 'Fullscreen' }));
    expect(screen.getByRole('main').className).toContain('fixed');
    await user.keyboard('f');

    expect(screen.getByRole('main').className).not.toContain('fixed');
  });

  it('uses the Fullscreen API where available [PLAYER-016]', async () => {
    const requestFullscreen = vi.fn(async () => undefined);
    Element.prototype.requestFullscreen = requestFullscreen;
    const { user } = await player();

    await user.click(bar().getByRole('button', { name: 'Fullscreen' }));

    expect(requestFullscreen.mock.contexts).toEqual([screen.getByRole('main')]);
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });

  it('closes the panel when measuring starts on a phone [PLAYER-014]', async () => {
    inWindowOf(390);
    const { user, play, openMore } = await player();
    await play();

    await user.click((await openMore()).getByRole('button', { name: 'Measure' }));

    expect(screen.queryByRole('dialog')).toBe(null);
    expect(currentViewer().argsOf('Measurements.toggleMode')).toEqual([[true]]);
  });

  it('closes the open PoI to show the list on a phone', async () => {
    inWindowOf(390);
    const { user } = await player({}, '?start=stove');
    await article('Stove');
    const button = bar().getByRole('button', { name: 'Points of interest' });
    expect(button.getAttribute('aria-expanded')).toBe('false');

    await user.click(button);

    await waitFor(() => expect(list()).not.toBeNull());
    expect(screen.queryByRole('article')).toBe(null);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('leaves a low window to the scan: its list is closed at first, and the notice about portrait mode covers no panel [PLAYER-018]', async () => {
    inWindowOf(844);
    vi.stubGlobal('innerHeight', 390);
    const { showList } = await player();
    const notice = () => screen.queryByText('This tour is best viewed in portrait mode.');
    expect([list() === null, notice() === null]).toEqual([true, false]);

    await showList();

    expect([list() === null, notice() === null]).toEqual([false, true]);
  });

  it('narrows its points to a type by its address, where they have types', async () => {
    const pointTypes = [{ id: 'valve', name: 'Valve', fields: [], states: [] }];
    const pois = [
      { identifier: 'a', name: 'Main valve', typeId: 'valve' },
      { identifier: 'b', name: 'Door' },
    ];
    const { showList } = await player({ pointTypes, folders: [{ id: 'ground', name: 'Ground', pois }] }, '?points=type%3Avalve');
    await showList();

    await waitFor(() => expect(screen.getAllByRole('treeitem').map(({ title }) => title)).toEqual(['Ground', 'Main valve']));
    expect(screen.getByRole('button', { name: 'Filter and colours: on' })).toBeDefined();
  });
});
