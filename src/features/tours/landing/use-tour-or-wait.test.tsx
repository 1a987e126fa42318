import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tourQueries } from '@/backend/tours/queries';
import { tourId } from '@/domain/ids';
import { tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { useTourOrWait } from './use-tour-or-wait';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Shown = () => <p>{useTourOrWait(tourId('hall'))?.name}</p>;

describe('the tour of a landing page', () => {
  it('is available at once if the response is already cached [PLAYER-070]', async () => {
    const options = queryOptions({ queryKey: ['hall'], queryFn: async () => tourFrom('hall', { name: 'City Hall' }) });
    vi.spyOn(tourQueries, 'one').mockReturnValue(options as unknown as ReturnType<typeof tourQueries.one>);
    const complained = vi.spyOn(console, 'error');

    await act(async () =>
      render(
        <QueryClientProvider client={new QueryClient()}>
          <CurrentUserProvider identity={null} isResolved>
            <Suspense fallback={null}>
              <Shown />
            </Suspense>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
    );

    expect(await screen.findByText('City Hall')).toBeDefined();
    expect(complained).not.toHaveBeenCalled();
  });
});
