// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aVisit } from '@/widgets/visit/testing/a-visit';
import { playerCommands } from './commands';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

function theCommands(mayWrite = true) {
  const visit = aVisit();
  ended.push(visit.end);
  return {
    ...visit,
    commands: playerCommands({
      session: visit.session,
      toggleFullscreen: () => undefined,
      offers: { panels: new Set(), hasScan: true },
      mayWrite,
    }),
  };
}

describe('the commands of the player', () => {
  it('have keys, and no two the same', () => {
    const keys = theCommands().commands.flatMap((command) => command.keys);

    expect(keys).toEqual([...new Set(keys)]);
  });

  it('leave the letters alone that add and open things in edit mode', () => {
    const taken = ['p', 't', 'n', 'v', 'b', 'i', 'r', 'h', 'u', 'k', 'delete'];

    expect(theCommands().commands.flatMap(({ keys }) => keys.filter((key) => taken.includes(key)))).toEqual([]);
  });

  it('close by Escape one thing after the other: measuring before the point of interest', async () => {
    const { commands, state, open, load, play, fake } = theCommands();
    const close = commands.find(({ id }) => id === 'close');
    expect(close?.isEnabled()).toBe(false);
    load();
    await vi.waitFor(() => expect(fake.phase.listeners.size).toBeGreaterThan(0));
    play();
    open('stove');
    fake.measuring.set({ active: true });
    expect(state().isMeasuring).toBe(true);

    close?.run();
    expect(state().activePoi).toBe('stove');
    await vi.waitFor(() => expect(fake.argsOf('Measurements.toggleMode')).toEqual([[false]]));
    fake.measuring.set({ active: false });
    close?.run();

    expect(state().activePoi).toBe(null);
  });

  it('turn to Edit and back for who may write, and for nobody else', () => {
    const { commands, state } = theCommands();
    const mode = commands.find(({ id }) => id === 'mode');

    mode?.run();
    expect([state().uiMode, mode?.isOn?.()]).toEqual(['edit', true]);
    mode?.run();

    expect(state().uiMode).toBe('play');
    expect(theCommands(false).commands.find(({ id }) => id === 'mode')).toBe(undefined);
  });
});
