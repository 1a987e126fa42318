import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteTour, restoreTour } from '@/backend/bin/commands';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { localKeys } from '@/domain/application/local-keys';
import { userId } from '@/domain/ids';
import { tourFrom } from '@/domain/tours/tour';
import { namesTour } from '@/domain/tours/tours-here';
import { readSetting } from '@/ui/settings';
import { toastError, toastSuccess } from '@/ui/toast';
import { CurrentUserProvider } from '@/widgets/current-user';
import { DeleteTourDialog } from './delete-tour-dialog';

vi.mock('@/backend/bin/commands');
vi.mock('@/ui/toast');

const tour = tourFrom('hall', {
  name: 'Hall',
  organization: 'Acme',
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
  localStorage.clear();
  vi.clearAllMocks();
});

const ada: Identity = {
  uid: userId('ada'),
  email: 'ada@acme.example',
  displayName: 'Ada',
  verified: true,
  role: 'ultrauser',
  organization: null,
};

function open(shown = tour) {
  const [onClose, onDeleted] = [vi.fn(), vi.fn()];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserProvider identity={ada}>
        <DeleteTourDialog tour={shown} onClose={onClose} onDeleted={onDeleted} />
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return { onClose, onDeleted, user: userEvent.setup() };
}

describe('deleting a tour', () => {
  it('asks for confirmation, lists what goes into the bin, and says for how long it can be restored [TOUR-060]', () => {
    open();

    screen.getByRole('dialog', { name: 'Are you sure you want to delete this tour?' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 PoIs in 1 folder, with their content',
      '2 files and links',
      'its saved states, its share links and its invitations',
    ]);
    screen.getByText(/The bin keeps it for 30 days/);
    expect(screen.queryByText(/can’t be restored|can’t be undone/)).toBeNull();
  });

  it('deletes the tour on confirmation [TOUR-060]', async () => {
    vi.mocked(deleteTour).mockResolvedValue();
    const { user, onDeleted } = open();
    expect(deleteTour).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Delete tour' }));

    expect(vi.mocked(deleteTour).mock.calls[0]?.[0]).toEqual({ id: 'hall', organization: 'Acme' });
    expect(onDeleted).toHaveBeenCalledOnce();
    expect(namesTour(readSetting(localKeys.deletedTours), ada.uid, '/dashboard/tour/hall')).toBe(true);
  });

  it('offers Undo, which restores the tour [TOUR-060]', async () => {
    vi.mocked(deleteTour).mockResolvedValue();
    vi.mocked(restoreTour).mockResolvedValue();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Delete tour' }));
    const [text, { action } = {}] = vi.mocked(toastSuccess).mock.lastCall ?? [];
    expect([text, action?.label]).toEqual(['Tour deleted', 'Undo']);

    action?.run();

    await waitFor(() => expect(toastSuccess).toHaveBeenLastCalledWith('Hall was restored'));
    expect(vi.mocked(restoreTour).mock.calls).toEqual([[{ id: 'hall', organization: 'Acme' }]]);
  });

  it('says why Undo failed, and where the tour is', async () => {
    vi.mocked(deleteTour).mockResolvedValue();
    vi.mocked(restoreTour).mockRejectedValue(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Delete tour' }));

    vi.mocked(toastSuccess).mock.lastCall?.[1]?.action?.run();

    await waitFor(() =>
      expect(toastError).toHaveBeenCalledWith(
        'Hall wasn’t restored. You are offline. Connect, then try again. You can restore it from the bin.',
      ),
    );
  });

  it('deletes nothing on Cancel', async () => {
    const { user, onClose } = open();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(onClose).toHaveBeenCalledOnce();
    expect(deleteTour).not.toHaveBeenCalled();
  });

  it('shows why deletion failed and can retry', async () => {
    vi.mocked(deleteTour).mockRejectedValueOnce(new AppError('permission-denied', 'You don’t have permission to do this.'));
    const { user, onDeleted } = open();

    await user.click(screen.getByRole('button', { name: 'Delete tour' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Hall wasn’t deleted. You don’t have permission to do this.');
    await user.click(screen.getByRole('button', { name: 'Delete tour' }));

    expect(onDeleted).toHaveBeenCalledOnce();
  });

  it('omits counts of zero', () => {
    open(tourFrom('empty', {}));

    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    screen.getByText('Untitled tour');
  });
});
