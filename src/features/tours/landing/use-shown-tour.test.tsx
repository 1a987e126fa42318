import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tourQueries } from '@/backend/tours/queries';
import { tourId } from '@/domain/ids';
import { tourFrom } from '@/domain/tours';
import { WhoProvider } from '@/widgets/who';
import { useShownTour } from './use-shown-tour';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Shown = () => <p>{useShownTour(tourId('hall'))?.name}</p>;

describe('the tour of a landing page', () => {
  it('PLAYER-070 may come at once, as an answer that is here already', async () => {
    const options = queryOptions({ queryKey: ['hall'], queryFn: async () => tourFrom('hall', { name: 'City Hall' }) });
    vi.spyOn(tourQueries, 'one').mockReturnValue(options as unknown as ReturnType<typeof tourQueries.one>);
    const complained = vi.spyOn(console, 'error');

    await act(async () =>
      render(
        <QueryClientProvider client={new QueryClient()}>
          <WhoProvider identity={null} isKnown>
            <Suspense fallback={null}>
              <Shown />
            </Suspense>
          </WhoProvider>
        </QueryClientProvider>,
      ),
    );

    expect(await screen.findByText('City Hall')).toBeDefined();
    expect(complained).not.toHaveBeenCalled();
  });
});
