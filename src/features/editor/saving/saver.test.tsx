import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { renameFolder, replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import { folderId, poiId } from '@/domain/ids';
import type { EditedTour } from '@/domain/tours/edited';
import { isConflictOpen } from '../session/saving-state';
import { anAuthor, anEditing, aTour } from '../testing/an-editing';

type Editing = ReturnType<typeof anEditing>;

const rename = ({ session }: Editing, poi: string, name: string) =>
  session.editPoi('Rename PoI', poiId(poi), (before) => ({ ...before, name }));
const named = (poi: string, name: string) => (edited: EditedTour) => {
  const found = findPoi(edited.folders, poiId(poi));
  return found ? { ...edited, folders: replacePoi(edited.folders, { ...found, name }) } : edited;
};
const nameOf = (editing: Editing, poi: string) => editing.poi(poi)?.name;

describe('saving', () => {
  it('saves changes once, and resets the unsaved state [EDIT-052, EDIT-053]', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    expect(editing.state().needsSaving).toBe(true);

    await editing.session.save();

    expect(editing.store.saves).toHaveLength(1);
    expect(editing.state()).toMatchObject({ needsSaving: false, saving: 'idle', problem: null, lastChange: null });
    expect(editing.state().historyId).toBe(editing.store.storedState().historyId);
  });

  it('saves nothing without changes or after all changes are reverted [EDIT-050]', async () => {
    const editing = anEditing();
    await editing.session.save();
    rename(editing, 'stove', 'Oven');
    rename(editing, 'stove', 'Stove');

    await editing.session.save();

    expect(editing.store.saves).toEqual([]);
  });

  it('runs one save at a time, and leaves changes made during it unsaved', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    const release = editing.store.holdRequests();
    const first = editing.session.save();
    const autosave = editing.session.save(true);
    await waitFor(() => expect(editing.store.requestCount()).toBe(1));
    rename(editing, 'sink', 'Basin');

    release();
    await Promise.all([first, autosave]);

    expect(editing.store.saves).toHaveLength(1);
    expect(editing.state().needsSaving).toBe(true);
    await editing.session.save();
    expect(editing.store.storedState().edited.folders[0]?.pois.map(({ name }) => name)).toEqual(['Oven', 'Basin']);
  });

  it('saves again when the user presses Save during a save', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    const release = editing.store.holdRequests();
    const first = editing.session.save(true);
    await waitFor(() => expect(editing.store.requestCount()).toBe(1));
    rename(editing, 'sink', 'Basin');
    const second = editing.session.save();

    release();
    await Promise.all([first, second]);

    expect(editing.store.saves).toHaveLength(2);
    expect(editing.state().needsSaving).toBe(false);
  });

  it('tells signed-out users to sign in, and keeps the changes [EDIT-055]', async () => {
    const editing = anEditing({ author: null });
    rename(editing, 'stove', 'Oven');

    await editing.session.save();

    expect(editing.state()).toMatchObject({ saving: 'failed', needsSaving: true });
    expect(editing.state().problem?.message).toMatch(/^You are signed out\. Sign in again in another tab/);
    expect(nameOf(editing, 'stove')).toBe('Oven');
    expect(editing.store.saves).toEqual([]);
  });

  it('tells users without an email address that the history needs one [EDIT-055]', async () => {
    const editing = anEditing({ author: { ...anAuthor, email: '' } });
    rename(editing, 'stove', 'Oven');

    await editing.session.save();

    expect(editing.state().problem?.message).toMatch(/^Your account has no email address/);
    expect(editing.state().needsSaving).toBe(true);
  });

  it('keeps the changes when a save is rejected, and saves them later [EDIT-054]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    editing.store.setMode(new AppError('permission-denied', 'You may no longer change this tour.'));
    await editing.session.save();
    expect(editing.state()).toMatchObject({ saving: 'failed', needsSaving: true });
    expect(editing.state().problem?.message).toBe('You may no longer change this tour.');

    editing.store.setMode('well');
    await editing.session.save();

    expect(editing.state()).toMatchObject({ saving: 'idle', needsSaving: false, problem: null });
    log.mockRestore();
  });

  it('waits while the server is unreachable', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    editing.store.setMode(new AppError('unavailable', 'You are offline.'));

    await editing.session.save();

    expect(editing.state()).toMatchObject({ saving: 'waiting', needsSaving: true, problem: null });
  });

  it('recognizes its own save by its id after a lost response, and does not save it twice', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    editing.store.setMode('lost-answers');
    await editing.session.save();
    expect(editing.state().saving).toBe('waiting');

    editing.store.setMode('well');
    rename(editing, 'sink', 'Basin');
    await editing.session.save();

    expect(editing.store.saves.map(({ edited }) => edited.folders[0]?.pois.map(({ name }) => name))).toEqual([
      ['Oven', 'Sink'],
      ['Oven', 'Basin'],
    ]);
    expect(editing.state()).toMatchObject({ saving: 'idle', needsSaving: false });
  });

  it('learns from the snapshot listener alone that a save was stored', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    editing.store.setMode('lost-answers');
    await editing.session.save();

    editing.session.receive({ ...editing.input, tour: editing.store.storedTour() });

    expect(editing.state().needsSaving).toBe(false);
  });

  it('merges changes saved by someone else, and saves both', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    editing.store.saveElsewhere((edited) => ({ ...edited, folders: renameFolder(edited.folders, folderId('attic'), 'Loft') }), 'theirs');

    await editing.session.save();

    const { folders } = editing.store.storedState().edited;
    expect([folders[0]?.pois[0]?.name, folders[1]?.name]).toEqual(['Oven', 'Loft']);
    expect(editing.state()).toMatchObject({ saving: 'idle', needsSaving: false });
  });

  it('saves nothing and opens the conflict when both changed the same field [EDIT-054]', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    const theirs = (name: string) => (edited: ReturnType<Editing['store']['storedState']>['edited']) => ({
      ...edited,
      folders: edited.folders.map((folder) => ({
        ...folder,
        pois: folder.pois.map((poi) => (poi.identifier === 'stove' ? { ...poi, name } : poi)),
      })),
    });
    editing.store.saveElsewhere(theirs('Hearth'), 'theirs');

    await editing.session.save();

    expect(editing.state()).toMatchObject({ saving: 'conflict', needsSaving: true, conflict: { historyId: 'theirs' } });
    await waitFor(() => expect(editing.state().conflict?.by).toBe('anna@acme.example'));
    expect([editing.store.saves, nameOf(editing, 'stove')]).toEqual([[], 'Oven']);

    const { conflict, edited } = editing.state();
    if (!conflict) throw new Error('There is no conflict.');
    editing.session.resolveConflict(edited, conflict.theirs, conflict.historyId);
    await editing.session.save();
    expect(editing.store.storedState().edited.folders[0]?.pois[0]?.name).toBe('Oven');
  });

  it('ignores snapshots of its own earlier states', async () => {
    const editing = anEditing();
    const old = editing.store.storedTour();
    rename(editing, 'stove', 'Oven');
    await editing.session.save();

    editing.session.receive({ ...editing.input, tour: { ...old, description: 'New' } });

    expect(nameOf(editing, 'stove')).toBe('Oven');
    expect(editing.state().input.tour.description).toBe('New');
  });

  it('treats a snapshot with default values as its own save', async () => {
    const editing = anEditing();
    rename(editing, 'stove', '');
    await editing.session.save();

    const told = editing.store.storedTour();
    const read = aTour({ ...told });
    editing.session.receive({ ...editing.input, tour: read });

    expect([read.folders[0]?.pois[0]?.name, nameOf(editing, 'stove')]).toEqual(['New PoI', '']);
  });

  it('names the PoI that makes the tour too large, and keeps the changes', async () => {
    const editing = anEditing();
    const text = (identifier: string) => ({
      identifier,
      name: 'Text',
      box: 'grid',
      cols: 1,
      type: 'text' as const,
      content: 'x'.repeat(50_000),
    });
    const content = Array.from({ length: 25 }, (_, place) => text(`t${place}`));
    editing.session.editPoi('Paste', poiId('stove'), (poi) => ({ ...poi, content }));

    await editing.session.save();

    expect(editing.state().saving).toBe('failed');
    expect(editing.state().problem?.message).toMatch(/^This tour has 1,2\d\d KiB.*The largest PoI is “Stove” with 1,2\d\d KiB/);
    expect(editing.poi('stove')?.content).toHaveLength(25);
    expect(editing.store.saves).toEqual([]);
  });

  it('opens no conflict for changes that someone else made on top of a save with a late response', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    const release = editing.store.holdResponses();
    const saved = editing.session.save();
    await waitFor(() => expect(editing.store.saves).toHaveLength(1));
    editing.store.saveElsewhere(named('stove', 'Range'), 'theirs');
    editing.session.receive({ ...editing.input, tour: editing.store.storedTour() });

    release();
    await saved;

    expect(editing.state()).toMatchObject({ saving: 'idle', conflict: null, needsSaving: false, historyId: 'theirs' });
    expect(nameOf(editing, 'stove')).toBe('Range');
  });

  it('keeps a conflict open when the server becomes unreachable, and reopens it when Save is pressed', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    const release = editing.store.holdRequests();
    const saved = editing.session.save();
    await waitFor(() => expect(editing.store.requestCount()).toBe(1));
    editing.store.saveElsewhere(named('stove', 'Range'), 'theirs');
    editing.session.receive({ ...editing.input, tour: editing.store.storedTour() });
    editing.store.setMode(new AppError('unavailable', 'Out of reach.'));
    release();
    await saved;
    expect([editing.state().saving, editing.state().conflict?.historyId]).toEqual(['conflict', 'theirs']);
    editing.store.setMode('well');
    editing.state().postponeConflict();

    await editing.session.save();

    expect(isConflictOpen(editing.state())).toBe(true);
    expect(editing.store.saves).toEqual([]);
  });

  it('reports an error while flushing pending input, and can save again', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    const release = editing.session.onFlushPendingInput(() => {
      throw new Error('A fault of ours.');
    });
    await editing.session.save();
    expect(editing.state()).toMatchObject({ saving: 'failed', needsSaving: true });

    release();
    await editing.session.save();

    expect(editing.store.saves).toHaveLength(1);
    logged.mockRestore();
  });
});
