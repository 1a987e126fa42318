import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazyComponent } from './lazy-component';
import { LazyOverlay } from './lazy-overlay';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('LazyOverlay', () => {
  it('leaves the page as it is when the code fails to load, and can be closed or retried', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn(async () => () => <dialog open aria-label="Files" />);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const onClose = vi.fn();
    await act(async () =>
      render(
        <>
          <h1>The Hall</h1>
          <LazyOverlay onClose={onClose}>
            <LazyComponent load={load} props={{}} />
          </LazyOverlay>
        </>,
      ),
    );

    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load this.');
    expect(screen.getByRole('heading', { name: 'The Hall' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('dialog', { name: 'Files' })).toBeDefined();
  });
});
