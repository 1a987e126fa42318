import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LatePart, LateParts } from './late-part';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a part that comes when it is shown', () => {
  it('PLAYER-015 leaves the visit as it is when it does not arrive, and is asked for again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn(async () => ({ name }: { name: string }) => <p>History of {name}</p>);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await act(async () =>
      render(
        <>
          <h1>The Hall</h1>
          <LateParts>
            <Suspense>
              <LatePart load={load} given={{ name: 'the hall' }} />
            </Suspense>
          </LateParts>
        </>,
      ),
    );

    expect((await screen.findByRole('alert')).textContent).toContain('The tour itself is fine');
    expect(screen.getByRole('heading', { name: 'The Hall' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('History of the hall', {}, { timeout: 10_000 })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
