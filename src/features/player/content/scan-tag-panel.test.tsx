import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerSessionProvider } from '@/widgets/player-session/player-session-context';
import { aPlayerSession } from '@/widgets/player-session/testing/a-player-session';
import { ScanTagPanel } from './scan-tag-panel';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pump = {
  id: 'pump',
  label: 'Pump',
  description: 'Read [the manual](https://example.com/manual) first.',
  anchorPosition: { x: 9, y: 1, z: 9 },
  stemVector: { x: 0, y: 1, z: 0 },
  color: { r: 1, g: 0, b: 0 },
};

async function clickedPump() {
  const player = aPlayerSession();
  player.load();
  await vi.advanceTimersByTimeAsync(100);
  player.play();
  player.fake.tags.set([pump]);
  await vi.advanceTimersByTimeAsync(2000);
  player.fake.fire('tag.click', 'pump');
  return player;
}

describe('a tag of the scan', () => {
  it('opens a card with its text and links, in place of the viewer’s [PLAYER-072 PLAYER-073]', async () => {
    const player = await clickedPump();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

    render(
      <MemoryRouter>
        <PlayerSessionProvider session={player.session}>
          <ScanTagPanel />
        </PlayerSessionProvider>
      </MemoryRouter>,
    );

    expect(player.fake.argsOf('Tag.allowAction')).toContainEqual(['pump', { opening: false, navigating: true, docking: false }]);
    expect(screen.getByRole('article', { name: 'Pump' }).textContent).toContain('Read the manual');
    expect(screen.getByRole('link', { name: /the manual/ }).getAttribute('href')).toBe('https://example.com/manual');

    await user.click(screen.getByRole('button', { name: 'Close Tag' }));
    expect(player.state().scanTag).toBe(null);
  });

  it('gives way to a point of interest', async () => {
    const player = await clickedPump();
    expect(player.state().scanTag).toBe('pump');

    act(() => player.open('stove'));

    expect([player.state().scanTag, player.state().activePoi]).toEqual([null, 'stove']);
  });
});
