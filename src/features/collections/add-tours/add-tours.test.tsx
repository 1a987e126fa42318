import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransferRequest } from '@/backend/collections/transfer';
import { AppError } from '@/domain/app-error';
import { localKeys } from '@/domain/application/local-keys';
import { toastError, toastSuccess } from '@/ui/toast';
import { people, renderCollections, stubLayout } from '../testing/render-collections';

const transfer = vi.hoisted(() => ({ addToCollection: vi.fn() }));
vi.mock('@/backend/collections/transfer', () => transfer);
vi.mock('@/ui/toast');

beforeEach(() => {
  stubLayout();
  transfer.addToCollection.mockImplementation(async ({ tours, onProgress }: TransferRequest) => {
    onProgress?.(tours.length);
    return tours.length;
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const at = '/dashboard/collections/add/villas';
const collections = { villas: { name: 'Villas' }, docks: { name: 'Docks' } };
const tours = {
  a: { name: 'Arsenal' },
  b: { name: 'Barn', collection: 'docks' },
  c: { name: 'Castle', collection: 'villas' },
  d: { name: 'Depot', place: { locality: 'Bergen', country: 'Norway' } },
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add tours' }));
const rows = () => screen.queryAllByRole('row').flatMap((row) => row.textContent?.match(/Arsenal|Barn|Castle|Depot/) ?? []);
const select = async (name: string) => user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
const part = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const stored = () => localStorage.getItem(localKeys.collectionTransfers);

describe('adding tours', () => {
  it('lists the tours that are elsewhere, and filters from one character on [COLL-008]', async () => {
    await renderCollections({ collections, tours, at });
    const add = await dialog();
    expect(rows()).toEqual(['Arsenal', 'Barn', 'Depot']);

    await user.type(add.getByRole('textbox', { name: 'Search tours' }), 'b');
    await waitFor(() => expect(rows()).toEqual(['Barn', 'Depot']));
    await user.type(add.getByRole('textbox', { name: 'Search tours' }), 'zz');

    expect(await add.findByRole('heading', { name: 'No tours found.' })).toBeDefined();
  });

  it('selects tours, continues to what is added and what is moved, and goes back [COLL-009 COLL-010 COLL-011]', async () => {
    await renderCollections({ collections, tours, at });
    const add = await dialog();
    expect(add.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);

    await select('Arsenal');
    await select('Barn');
    await user.click(add.getByRole('button', { name: 'Continue' }));
    expect(part('Added')).toEqual(['Arsenal']);
    expect(part('Moved')).toEqual(['Barnfrom Docks']);
    await user.click(add.getByRole('button', { name: 'Back' }));

    expect(add.getByText('2 selected')).toBeDefined();
  });

  it('sets the collection on all of them and closes [COLL-012]', async () => {
    const { location } = await renderCollections({ collections, tours, at, who: people.editor });
    const add = await dialog();
    await select('Arsenal');
    await select('Barn');
    await user.click(add.getByRole('button', { name: 'Continue' }));

    await user.click(add.getByRole('button', { name: 'Start Transfer' }));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Tours added to collection'));
    expect(transfer.addToCollection.mock.calls[0]?.[0]).toMatchObject({ collection: 'villas', tours: ['a', 'b'] });
    expect(location()).toBe('/dashboard/collections');
    expect(stored()).toBeNull();
  });

  it('says what a failure left behind, and continues with the rest [COLL-012]', async () => {
    transfer.addToCollection.mockImplementationOnce(async ({ onProgress }: TransferRequest) => {
      onProgress?.(1);
      throw new AppError('unavailable', 'The server cannot be reached. Check your connection.');
    });
    const { store } = await renderCollections({ collections, tours, at });
    const add = await dialog();
    await select('Arsenal');
    await select('Barn');
    await user.click(add.getByRole('button', { name: 'Continue' }));
    await user.click(add.getByRole('button', { name: 'Start Transfer' }));

    const alert = await add.findByRole('alert');
    expect(toastError).toHaveBeenCalledWith('Error adding tours to collection');
    expect(alert.textContent).toContain('1 of 2 tours are in the collection; the others are still where they were.');
    await store({ tours: { ...tours, a: { ...tours.a, collection: 'villas' } } });
    await user.click(add.getByRole('button', { name: 'Start Transfer' }));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Tours added to collection'));
    expect(transfer.addToCollection.mock.lastCall?.[0].tours).toEqual(['b']);
  });

  it('can be stopped, and continued later from the list of collections [COLL-012]', async () => {
    let end = (_written: number) => {};
    transfer.addToCollection.mockImplementationOnce(
      ({ onProgress }: TransferRequest) =>
        new Promise((resolve) => {
          end = (written) => {
            onProgress?.(written);
            resolve(written);
          };
        }),
    );
    const { store, location } = await renderCollections({ collections, tours, at });
    const add = await dialog();
    await select('Arsenal');
    await select('Barn');
    await user.click(add.getByRole('button', { name: 'Continue' }));
    await user.click(add.getByRole('button', { name: 'Start Transfer' }));
    await user.click(add.getByRole('button', { name: 'Stop' }));
    await act(async () => end(1));
    await store({ tours: { ...tours, a: { ...tours.a, collection: 'villas' } } });
    expect((await add.findByRole('alert')).textContent).toContain('You stopped adding tours.');
    await user.click(add.getByRole('button', { name: 'Cancel' }));

    const notice = within(await screen.findByRole('region', { name: 'Interrupted: Villas' }));
    expect(notice.getByText(/1 of 2 tours are in it; 1 is still where it was/)).toBeDefined();
    await user.click(notice.getByRole('link', { name: 'Continue adding tours to Villas' }));

    expect(location()).toBe(at);
    const again = await dialog();
    expect(again.getByText(/Adding tours was interrupted: 1 of 2 tours are in the\s+collection/)).toBeDefined();
    await user.click(again.getByRole('button', { name: 'Start Transfer' }));
    await waitFor(() => expect(stored()).toBeNull());
    expect(transfer.addToCollection.mock.lastCall?.[0].tours).toEqual(['b']);
  });

  it('forgets an interrupted transfer that was finished after all, and one that is dismissed [COLL-012]', async () => {
    const pending = (ids: string[]) => JSON.stringify([{ user: 'ada', collection: 'villas', tours: ids }]);
    localStorage.setItem(localKeys.collectionTransfers, pending(['c', 'gone']));
    await renderCollections({ collections, tours });
    await waitFor(() => expect(stored()).toBeNull());
    cleanup();

    localStorage.setItem(localKeys.collectionTransfers, pending(['a']));
    await renderCollections({ collections, tours });
    await user.click(await screen.findByRole('button', { name: 'Dismiss the interrupted transfer to Villas' }));

    expect(stored()).toBeNull();
  });
});
