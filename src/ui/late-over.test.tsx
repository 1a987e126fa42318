import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LateOver } from './late-over';
import { LatePart } from './late-part';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('what lies over a page and comes when it is opened', () => {
  it('leaves the page as it is when it does not arrive, comes when asked again, and can be closed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn(async () => () => <dialog open aria-label="Files" />);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const onClose = vi.fn();
    await act(async () =>
      render(
        <>
          <h1>The Hall</h1>
          <LateOver onClose={onClose}>
            <LatePart load={load} given={{}} />
          </LateOver>
        </>,
      ),
    );

    expect((await screen.findByRole('alert')).textContent).toContain('This part did not arrive.');
    expect(screen.getByRole('heading', { name: 'The Hall' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('dialog', { name: 'Files' })).toBeDefined();
  });
});
