import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteCollectionNow, switchPublicPage } from '@/backend/collections/bulk-commands';
import { renderCollections, stubLayout } from '../testing/render-collections';

vi.mock('@/backend/collections/bulk-commands');

beforeEach(stubLayout);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const three = { villas: { name: 'Villas', isPublic: true, shortCode: 'abc' }, docks: { name: 'Docks' }, parks: { name: 'Parks' } };
const tours = { a: { name: 'A', collection: 'villas' }, b: { name: 'B', collection: 'villas' }, c: { name: 'C', collection: 'docks' } };
const bar = () => within(screen.getByRole('region', { name: 'Selection' }));

async function open() {
  const view = await renderCollections({ collections: three, tours });
  await user.click(screen.getByRole('checkbox', { name: 'Select Docks' }));
  await user.click(bar().getByRole('button', { name: 'Select all 3' }));
  return view;
}

it('deletes many collections, after saying what is lost, and says so also when none is there any more [COLL-023]', async () => {
  const { store } = await open();

  await user.click(await bar().findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 3 collections?' }));
  dialog.getByText(/^Their 3 tours are not deleted, and in no collection then\./);
  dialog.getByText('1 public address leads to nothing, for ever.');
  await user.click(dialog.getByRole('button', { name: 'Delete 3 collections' }));
  await store({ collections: {} });

  await screen.findByText('3 collections were deleted.');
  expect(vi.mocked(deleteCollectionNow).mock.calls.flat().toSorted()).toEqual(['docks', 'parks', 'villas']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('opens the public pages of those that have none, which can be undone', async () => {
  await open();

  await user.click(await bar().findByRole('button', { name: 'Public page' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('1 of them is open already.');
  await user.click(dialog.getByRole('button', { name: 'Open 2 pages' }));
  await user.click(await dialog.findByRole('button', { name: 'Undo' }));

  await dialog.findByText('The public pages of 2 collections are as before.');
  expect(vi.mocked(switchPublicPage).mock.calls.map(([call]) => [call.id, call.isPublic])).toEqual([
    ['docks', true],
    ['parks', true],
    ['docks', false],
    ['parks', false],
  ]);
});
