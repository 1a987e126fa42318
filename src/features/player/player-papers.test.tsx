import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlayerSlots } from './slots';
import { holding, openPlayer } from './testing/a-player';
import { TourPlayerScreen } from './tour-player-screen';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Missing = () => {
  throw new TypeError('Failed to fetch');
};

describe('the papers of a tour', () => {
  it('PLAYER-077 are missed in a sentence when they do not arrive, with the way back to the tour', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const slots: PlayerSlots = { files: () => <Missing /> };

    openPlayer({
      at: '/digital-twin/hall/files',
      path: '/digital-twin/:tour/:mode',
      screen: <TourPlayerScreen slots={slots} />,
      held: holding(),
    });

    expect((await screen.findByRole('alert')).textContent).toContain('This part did not arrive.');
    expect(screen.getByRole('link', { name: 'Back to the tour' }).getAttribute('href')).toBe('/digital-twin/hall/play');
  });
});
