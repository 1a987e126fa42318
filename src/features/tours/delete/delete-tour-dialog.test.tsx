import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteTour } from '@/backend/tours/parts-commands';
import { AppError } from '@/domain/app-error';
import { tourFrom } from '@/domain/tours';
import { DeleteTourDialog } from './delete-tour-dialog';

vi.mock('@/backend/tours/parts-commands');

const tour = tourFrom('hall', {
  name: 'Hall',
  folders: [{ id: 'f', name: 'Rooms', pois: [{ identifier: 'p1' }, { identifier: 'p2' }] }],
  floorplans: [{ name: 'A' }],
  files: [{ name: 'B' }],
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function open(shown = tour) {
  const [onClose, onDeleted] = [vi.fn(), vi.fn()];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteTourDialog tour={shown} onClose={onClose} onDeleted={onDeleted} />
    </QueryClientProvider>,
  );
  return { onClose, onDeleted, user: userEvent.setup() };
}

describe('deleting a tour', () => {
  it('TOUR-060 asks, and says what goes with it', () => {
    open();

    screen.getByRole('dialog', { name: 'Are you sure you want to delete this tour?' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 PoIs in 1 folder, with what they say and show',
      '2 files and links',
      'its saved states, its share links and its invitations',
    ]);
  });

  it('TOUR-060 deletes it once that is confirmed', async () => {
    vi.mocked(deleteTour).mockResolvedValue();
    const { user, onDeleted } = open();
    expect(deleteTour).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Delete tour' }));

    expect(vi.mocked(deleteTour).mock.calls[0]?.[0]).toBe(tour);
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  it('deletes nothing when it is called off', async () => {
    const { user, onClose } = open();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(onClose).toHaveBeenCalledOnce();
    expect(deleteTour).not.toHaveBeenCalled();
  });

  it('says why it could not be deleted, and lets one try again', async () => {
    vi.mocked(deleteTour).mockRejectedValueOnce(new AppError('permission-denied', 'You do not have permission for this.'));
    const { user, onDeleted } = open();

    await user.click(screen.getByRole('button', { name: 'Delete tour' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Hall was not deleted. You do not have permission for this.');
    await user.click(screen.getByRole('button', { name: 'Delete tour' }));

    expect(onDeleted).toHaveBeenCalledOnce();
  });

  it('names no number of what the tour does not have', () => {
    open(tourFrom('empty', {}));

    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    screen.getByText('Tour without a name');
  });
});
