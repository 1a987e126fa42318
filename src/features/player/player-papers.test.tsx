import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlayerPapers } from './player-papers';
import { aTour, holding, openPlayer } from './testing/a-player';

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
    const tour = aTour();

    openPlayer({
      at: '/digital-twin/hall/files',
      path: '/digital-twin/:tour/:mode',
      screen: (
        <PlayerPapers tour={tour} brand={{ id: tour.organization, organization: null }} mode="files" slots={{ files: () => <Missing /> }} />
      ),
      held: holding(tour),
    });

    expect((await screen.findByRole('alert')).textContent).toContain('This part did not arrive.');
    expect(screen.getByRole('link', { name: 'Back to the tour' }).getAttribute('href')).toBe('/digital-twin/hall/play');
  });
});
