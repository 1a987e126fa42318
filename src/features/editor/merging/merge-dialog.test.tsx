import { act, cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renameFolder, replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import { folderId, poiId } from '@/domain/ids';
import type { Edited } from '@/domain/tours/edited';
import { anEditing } from '../testing/an-editing';
import { MergeDialog } from './merge-dialog';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const named = (poi: string, name: string) => (edited: Edited) => ({
  ...edited,
  folders: replacePoi(edited.folders, { ...findPoi(edited.folders, poiId(poi))!, name }),
});
const all =
  (...changes: ((edited: Edited) => Edited)[]) =>
  (edited: Edited) =>
    changes.reduce((state, change) => change(state), edited);

/** I renamed the stove and the tour; Anna saved other names of both, and one of the attic. */
async function inConflict({ beside = null as ReactNode } = {}) {
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
    const { name, folders } = editing.store.held().edited;
    return [name, ...folders.map((folder) => [folder.name, ...folder.pois.map((poi) => poi.name)])];
  };
  return { ...editing, user, names };
}
const dialog = () => screen.findByRole('dialog', { name: 'anna@acme.example saved this tour while you edited it' });
const question = (name: string) => screen.getByRole('group', { name });
const stove = 'Ground, Stove, name: what is to stand?';
const tourName = 'name of the tour: what is to stand?';
const theirHall = ['Their hall', ['Ground', 'Their stove', 'Sink'], ['Loft', 'Roof']];

describe('the merge dialog', () => {
  it('says who saved, what joins by itself, and both sides of what collides; nothing is written', async () => {
    const { names } = await inConflict();

    expect((await dialog()).textContent).toContain('Joins by itself: 1 folder changed');
    expect(within(question(stove)).getAllByRole('radio')).toHaveLength(3);
    expect(within(question(stove)).getByRole('radio', { name: 'Yours: My stove' })).toBeTruthy();
    expect(within(question(stove)).getByRole('radio', { name: 'anna@acme.example: Their stove' })).toBeTruthy();
    expect(within(question(tourName)).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Join and save' }).hasAttribute('disabled')).toBe(true);
    expect(names()).toEqual(theirHall);
  });

  it('waits until nobody is writing, and takes no letter of theirs', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, state } = await inConflict({ beside: <input aria-label="Name" /> });
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

  it('joins and saves once everything is decided, line by line', async () => {
    const { user, names, state } = await inConflict();
    await dialog();
    await user.click(within(question(stove)).getByLabelText(/Yours/));
    expect(screen.getByText('1 of 2 to decide')).toBeTruthy();
    await user.click(within(question(tourName)).getByLabelText(/anna/));

    await user.click(screen.getByRole('button', { name: 'Join and save' }));

    expect(names()).toEqual(['Their hall', ['Ground', 'My stove', 'Sink'], ['Loft', 'Roof']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(state().needsSaving).toBe(false);
  });

  it('keeps both where that is possible, for all at once', async () => {
    const { user, names } = await inConflict();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Both where possible' }));

    await user.click(screen.getByRole('button', { name: 'Join and save' }));

    expect(names()).toEqual(['My hall', ['Ground', 'My stove', 'Their stove', 'Sink'], ['Loft', 'Roof']]);
  });

  it('takes mine or theirs for all at once', async () => {
    const { user, names } = await inConflict();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'All theirs' }));
    await user.click(screen.getByRole('button', { name: 'All mine' }));

    await user.click(screen.getByRole('button', { name: 'Join and save' }));

    expect(names()).toEqual(['My hall', ['Ground', 'My stove', 'Sink'], ['Loft', 'Roof']]);
  });

  it('takes theirs entirely, keeps mine on the device, and Undo brings it back', async () => {
    const { user, state, session, store, poi, names } = await inConflict();
    await dialog();

    await user.dblClick(screen.getByRole('button', { name: 'Take theirs entirely' }));

    expect(state().needsSaving).toBe(false);
    expect(poi('stove')?.name).toBe('Their stove');
    expect(store.saves).toEqual([]);
    expect([...store.drafts.kept.values()].map(({ edited }) => edited.name)).toEqual(['My hall']);
    act(() => session.undo());
    expect(poi('stove')?.name).toBe('My stove');
    expect(state().needsSaving).toBe(true);
    await act(() => session.save());
    expect(names()).toEqual(['My hall', ['Ground', 'My stove', 'Sink'], ['Loft', 'Roof']]);
  });

  it('leaves no step to undo where all that was decided is mine, and never takes back what joined by itself', async () => {
    const { user, session, poi, names } = await inConflict();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'All mine' }));
    await user.click(screen.getByRole('button', { name: 'Join and save' }));

    act(() => session.undo());
    await act(() => session.save());

    expect(poi('stove')?.name).toBe('Stove');
    expect(names()).toEqual(['The Hall', ['Ground', 'Stove', 'Sink'], ['Loft', 'Roof']]);
  });

  it('lets me go on and decide later, with nothing written, and asks again when I want', async () => {
    const { user, session, names, poi } = await inConflict();
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

  it('asks about what collides since, before it joins', async () => {
    const { user, session, names } = await inConflict();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'All mine' }));
    act(
      () => void session.edit('Rename', (edited) => ({ ...edited, folders: renameFolder(edited.folders, folderId('attic'), 'My attic') })),
    );

    await user.click(screen.getByRole('button', { name: 'Join and save' }));

    expect(names()).toEqual(theirHall);
    await user.click(within(question('Attic, name: what is to stand?')).getByLabelText(/Yours/));
    await user.click(screen.getByRole('button', { name: 'Join and save' }));
    expect(names()).toEqual(['My hall', ['Ground', 'My stove', 'Sink'], ['My attic', 'Roof']]);
  });
});
