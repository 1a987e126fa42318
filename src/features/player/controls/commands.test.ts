// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPlayerSession } from '@/widgets/player-session/testing/a-player-session';
import { isListShown } from '../visible-panels';
import { playerCommands } from './commands';
import { controlTexts } from './texts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function aCommandList(mayWrite = true) {
  const player = aPlayerSession();
  cleanups.push(player.end);
  return {
    ...player,
    commands: playerCommands({
      session: player.session,
      toggleFullscreen: () => undefined,
      minimap: { isOpen: () => false, toggle: () => undefined },
      capabilities: { panels: new Set(), hasScan: true, hasList: true },
      mayWrite,
      texts: controlTexts.get(),
    }),
  };
}

describe('playerCommands', () => {
  it('gives each command its own key', () => {
    const keys = aCommandList().commands.flatMap((command) => command.keys);

    expect(keys).toEqual([...new Set(keys)]);
  });

  it('uses none of the editor’s keys', () => {
    const editorKeys = ['p', 't', 'n', 'v', 'b', 'i', 'r', 'h', 'u', 'k', 'delete'];

    expect(aCommandList().commands.flatMap(({ keys }) => keys.filter((key) => editorKeys.includes(key)))).toEqual([]);
  });

  it('closes one thing at a time on Escape: measuring before the point of interest', async () => {
    const { commands, state, open, load, play, fake } = aCommandList();
    const close = commands.find(({ id }) => id === 'close');
    expect(close?.isEnabled()).toBe(false);
    load();
    await expect.poll(() => fake.phase.listeners.size).toBeGreaterThan(0);
    play();
    open('stove');
    fake.measuring.set({ active: true });
    expect(state().isMeasuring).toBe(true);

    close?.run();
    expect(state().activePoi).toBe('stove');
    await expect.poll(() => fake.argsOf('Measurements.toggleMode')).toEqual([[false]]);
    fake.measuring.set({ active: false });
    close?.run();

    expect(state().activePoi).toBe(null);
  });

  it('shows the list before what is open where there is room for one of them, and hides it again', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { commands, state, open } = aCommandList();
    const list = commands.find(({ id }) => id === 'list');
    open('stove');
    expect([state().sidebarOpen, isListShown(state())]).toEqual([true, false]);

    list?.run();
    expect(isListShown(state())).toBe(true);
    list?.run();
    expect(isListShown(state())).toBe(false);
    state().requestSearch();
    expect(isListShown(state())).toBe(true);
    open('sink');

    expect(isListShown(state())).toBe(false);
    vi.unstubAllGlobals();
  });

  it('zooms in dollhouse and floorplan too', async () => {
    const { commands, load, play, fake } = aCommandList();
    load();
    await expect.poll(() => fake.phase.listeners.size).toBeGreaterThan(0);
    play();
    fake.pose.set({ position: { x: 1, y: 20, z: 0 }, rotation: { x: -90, y: 0 }, sweep: '', mode: 'mode.dollhouse' });
    fake.sweep.set({ id: '' });
    fake.mode.set('mode.dollhouse');

    const zoomIn = commands.find(({ id }) => id === 'zoom-in');
    expect(zoomIn?.isEnabled()).toBe(true);
    zoomIn?.run();

    await expect.poll(() => fake.argsOf('Mode.moveTo')[0]?.[0]).toBe('mode.dollhouse');
    expect(fake.named('Camera.zoomTo')).toEqual([]);
  });

  it('toggles edit mode only with write access', () => {
    const { commands, state } = aCommandList();
    const mode = commands.find(({ id }) => id === 'mode');

    mode?.run();
    expect([state().uiMode, mode?.isOn?.()]).toEqual(['edit', true]);
    mode?.run();

    expect(state().uiMode).toBe('play');
    expect(aCommandList(false).commands.find(({ id }) => id === 'mode')).toBe(undefined);
  });
});
