import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DocumentPages } from './document-pages';
import { aTour, cachedTour, openPlayer } from './testing/a-player';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Missing = () => {
  throw new TypeError('Failed to fetch');
};

describe('DocumentPages', () => {
  it('shows an error and a link back to the tour when a page fails to load, and names the tour in the tab [PLAYER-077 ROUTE-050]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const tour = aTour();

    openPlayer({
      at: '/digital-twin/hall/files',
      path: '/digital-twin/:tour/:mode',
      screen: (
        <DocumentPages
          tour={tour}
          brand={{ id: tour.organization, organization: null }}
          mode="files"
          slots={{ files: () => <Missing /> }}
          back="/digital-twin/hall/play"
        />
      ),
      cachedQueries: cachedTour(tour),
    });

    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load this.');
    expect(screen.getByRole('link', { name: 'Back to the tour' }).getAttribute('href')).toBe('/digital-twin/hall/play');
    expect(document.title).toBe(`Digital Twin - ${tour.name}`);
  });
});
