import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';
import { LateDialogs } from './late-dialogs';
import { LatePart } from './late-part';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Asking = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Delete it?" open onClose={onClose}>
    For good.
  </Dialog>
);

describe('a dialog that comes when it is opened', () => {
  const open = async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const [load, onClose] = [vi.fn(async () => Asking), vi.fn()];
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await act(async () =>
      render(
        <>
          <input aria-label="Name" defaultValue="Hall" />
          <LateDialogs onClose={onClose}>
            <LatePart load={load} given={{ onClose }} />
          </LateDialogs>
        </>,
      ),
    );
    await screen.findByRole('dialog', { name: 'This window could not be opened' });
    return { onClose };
  };

  it('says that it did not arrive, and leaves the page as it was', async () => {
    const { onClose } = await open();

    expect(screen.getByRole('alert').textContent).toContain('what you wrote on the page is still there');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Hall');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is asked for again', async () => {
    await open();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('dialog', { name: 'Delete it?' })).toBeDefined();
  });
});
