import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazyBoundary, LazyComponent } from './lazy-component';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('LazyComponent', () => {
  it('leaves the rest of the page as it is when the code fails to load, and can be retried [PLAYER-015]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn(async () => ({ name }: { name: string }) => <p>History of {name}</p>);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await act(async () =>
      render(
        <>
          <h1>The Hall</h1>
          <LazyBoundary>
            <Suspense>
              <LazyComponent load={load} props={{ name: 'the hall' }} />
            </Suspense>
          </LazyBoundary>
        </>,
      ),
    );

    expect((await screen.findByRole('alert')).textContent).toContain('The tour itself is fine');
    expect(screen.getByRole('heading', { name: 'The Hall' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('History of the hall')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
