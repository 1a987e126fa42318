import { act, cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renameFolder, replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import { folderId, poiId } from '@/domain/ids';
import type { EditedTour } from '@/domain/tours/edited';
import { anEditing } from '../testing/an-editing';
import { MergeDialog } from './merge-dialog';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const named = (poi: string, name: string) => (edited: EditedTour) => ({
  ...edited,
  folders: replacePoi(edited.folders, { ...findPoi(edited.folders, poiId(poi))!, name }),
});
const all =
  (...changes: ((edited: EditedTour) => EditedTour)[]) =>
  (edited: EditedTour) =>
    changes.reduce((state, change) => change(state), edited);

/** The user renamed the stove and the tour; Anna saved other names for both, and renamed the attic. */
async function withConflict({ beside = null as ReactNode } = {}) {
  const editing = anEditing();
  const { user } = editing.show(
    <>
      {beside}
      <MergeDialog />
    </>,
  );
  act(
    () =>
      void editing.session.edit(
        'Rename',
        all(named('stove', 'My stove'), (edited) => ({ ...edited, name: 'My hall' })),
      ),
  );
  const theirs = all(named('stove', 'Their stove'), (edited) => ({
    ...edited,
    name: 'Their hall',
    folders: renameFolder(edited.folders, folderId('attic'), 'Loft'),
  }));
  editing.store.saveElsewhere(theirs, 'elsewhere');
  await act(() => editing.session.save());
  const names = () => {
    const { name, folders } = editing.store.storedState().edited;
    return [name, ...folders.map((folder) => [folder.name, ...folder.pois.map((poi) => poi.name)])];
  };
  return { ...editing, user, names };
}
const dialog = () => screen.findByRole('dialog', { name: 'anna@acme.example saved this tour while you edited it' });
const conflictGroup = (name: string) => screen.getByRole('group', { name });
const stove = 'Ground, Stove, name: which version should be kept?';
const tourName = 'name of the tour: which version should be kept?';
const theirHall = ['Their hall', ['Ground', 'Their stove', 'Sink'], ['Loft', 'Roof']];

describe('the merge dialog', () => {
  it('shows who saved, what merges automatically, and both versions of each conflict; saves nothing', async () => {
    const { names } = await withConflict();

    expect((await dialog()).textContent).toContain('Merged automatically: 1 folder changed');
    expect(within(conflictGroup(stove)).getAllByRole('radio')).toHaveLength(3);
    expect(within(conflictGroup(stove)).getByRole('radio', { name: 'Yours: My stove' })).toBeTruthy();
    expect(within(conflictGroup(stove)).getByRole('radio', { name: 'anna@acme.example: Their stove' })).toBeTruthy();
    expect(within(conflictGroup(tourName)).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Merge and save' }).hasAttribute('disabled')).toBe(true);
    expect(names()).toEqual(theirHall);
  });

  it('waits until the user stops typing, and takes no keystrokes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, state } = await withConflict({ beside: <input aria-label="Name" /> });
    await user.click(screen.getByRole('button', { name: 'Decide later' }));

    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a');
    act(() => state().openConflict());
    await user.keyboard(' b');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => vi.advanceTimersByTime(2000));

    await dialog();
    await user.keyboard(' ');
    expect(screen.getByRole('dialog')).toBe(document.activeElement);
    expect(screen.getByDisplayValue('a b')).toBeTruthy();
  });

  it('merges and saves once every conflict is resolved', async () => {
    const { user, names, state } = await withConflict();
    await dialog();
    await user.click(within(conflictGroup(stove)).getByLabelText(/Yours/));
    expect(screen.getByText('1 of 2 to decide')).toBeTruthy();
    await user.click(within(conflictGroup(tourName)).getByLabelText(/anna/));

    await user.click(screen.getByRole('button', { name: 'Merge and save' }));

    expect(names()).toEqual(['Their hall', ['Ground', 'My stove', 'Sink'], ['Loft', 'Roof']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(state().needsSaving).toBe(false);
  });

  it('keeps both versions of all conflicts where possible', async () => {
    const { user, names } = await withConflict();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Both where possible' }));

    await user.click(screen.getByRole('button', { name: 'Merge and save' }));

    expect(names()).toEqual(['My hall', ['Ground', 'My stove', 'Their stove', 'Sink'], ['Loft', 'Roof']]);
  });

  it('chooses mine or theirs for all conflicts', async () => {
    const { user, names } = await withConflict();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'All theirs' }));
    await user.click(screen.getByRole('button', { name: 'All mine' }));

    await user.click(screen.getByRole('button', { name: 'Merge and save' }));

    expect(names()).toEqual(['My hall', ['Ground', 'My stove', 'Sink'], ['Loft', 'Roof']]);
  });

  it('applies their version, stores mine on the device, and Undo restores mine', async () => {
    const { user, state, session, store, poi, names } = await withConflict();
    await dialog();

    await user.dblClick(screen.getByRole('button', { name: 'Use their version' }));

    expect(state().needsSaving).toBe(false);
    expect(poi('stove')?.name).toBe('Their stove');
    expect(store.saves).toEqual([]);
    expect([...store.drafts.stored.values()].map(({ edited }) => edited.name)).toEqual(['My hall']);
    act(() => session.undo());
    expect(poi('stove')?.name).toBe('My stove');
    expect(state().needsSaving).toBe(true);
    await act(() => session.save());
    expect(names()).toEqual(['My hall', ['Ground', 'My stove', 'Sink'], ['Loft', 'Roof']]);
  });

  it('adds no undo step when all choices are mine, and never reverts automatic merges', async () => {
    const { user, session, poi, names } = await withConflict();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'All mine' }));
    await user.click(screen.getByRole('button', { name: 'Merge and save' }));

    act(() => session.undo());
    await act(() => session.save());

    expect(poi('stove')?.name).toBe('Stove');
    expect(names()).toEqual(['The Hall', ['Ground', 'Stove', 'Sink'], ['Loft', 'Roof']]);
  });

  it('can be postponed without saving, and reopened by Save', async () => {
    const { user, session, names, poi } = await withConflict();
    await dialog();

    await user.click(screen.getByRole('button', { name: 'Decide later' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()).toEqual(theirHall);
    expect(poi('stove')?.name).toBe('My stove');
    await act(() => session.save(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => session.save());
    expect(await dialog()).toBeTruthy();
    expect(names()).toEqual(theirHall);
  });

  it('shows conflicts of later edits before it merges', async () => {
    const { user, session, names } = await withConflict();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'All mine' }));
    act(
      () => void session.edit('Rename', (edited) => ({ ...edited, folders: renameFolder(edited.folders, folderId('attic'), 'My attic') })),
    );

    await user.click(screen.getByRole('button', { name: 'Merge and save' }));

    expect(names()).toEqual(theirHall);
    await user.click(within(conflictGroup('Attic, name: which version should be kept?')).getByLabelText(/Yours/));
    await user.click(screen.getByRole('button', { name: 'Merge and save' }));
    expect(names()).toEqual(['My hall', ['Ground', 'My stove', 'Sink'], ['My attic', 'Roof']]);
  });
});
