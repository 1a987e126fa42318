import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { renameFolder, replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import { folderId, poiId } from '@/domain/ids';
import type { Edited } from '@/domain/tours/edited';
import { isDeciding } from '../session/conflict-slice';
import { anAuthor, anEditing, aTour } from '../testing/an-editing';

type Editing = ReturnType<typeof anEditing>;

const rename = ({ session }: Editing, poi: string, name: string) =>
  session.editPoi('Rename PoI', poiId(poi), (before) => ({ ...before, name }));
const named = (poi: string, name: string) => (edited: Edited) => {
  const found = findPoi(edited.folders, poiId(poi));
  return found ? { ...edited, folders: replacePoi(edited.folders, { ...found, name }) } : edited;
};
const nameOf = (editing: Editing, poi: string) => editing.poi(poi)?.name;

describe('saving', () => {
  it('EDIT-052 EDIT-053 writes what was changed once, and clears what marks it', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    expect(editing.state().needsSaving).toBe(true);

    await editing.session.save();

    expect(editing.store.saves).toHaveLength(1);
    expect(editing.state()).toMatchObject({ needsSaving: false, saving: 'idle', problem: null, lastChange: null });
    expect(editing.state().historyId).toBe(editing.store.held().historyId);
  });

  it('EDIT-050 writes nothing when nothing is changed, or what was changed was undone', async () => {
    const editing = anEditing();
    await editing.session.save();
    rename(editing, 'stove', 'Oven');
    rename(editing, 'stove', 'Stove');

    await editing.session.save();

    expect(editing.store.saves).toEqual([]);
  });

  it('runs one at a time, and what is changed meanwhile stays unsaved until it is asked for', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    const letGo = editing.store.hold();
    const first = editing.session.save();
    const byTheClock = editing.session.save(true);
    await vi.waitFor(() => expect(editing.store.asked()).toBe(1));
    rename(editing, 'sink', 'Basin');

    letGo();
    await Promise.all([first, byTheClock]);

    expect(editing.store.saves).toHaveLength(1);
    expect(editing.state().needsSaving).toBe(true);
    await editing.session.save();
    expect(editing.store.held().edited.folders[0]?.pois.map(({ name }) => name)).toEqual(['Oven', 'Basin']);
  });

  it('saves once more when somebody presses Save while it runs', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    const letGo = editing.store.hold();
    const first = editing.session.save(true);
    await vi.waitFor(() => expect(editing.store.asked()).toBe(1));
    rename(editing, 'sink', 'Basin');
    const second = editing.session.save();

    letGo();
    await Promise.all([first, second]);

    expect(editing.store.saves).toHaveLength(2);
    expect(editing.state().needsSaving).toBe(false);
  });

  it('EDIT-055 says who is not signed in that they are not, and keeps everything', async () => {
    const editing = anEditing({ author: null });
    rename(editing, 'stove', 'Oven');

    await editing.session.save();

    expect(editing.state()).toMatchObject({ saving: 'refused', needsSaving: true });
    expect(editing.state().problem?.message).toMatch(/^You are signed out\. Sign in again in another tab/);
    expect(nameOf(editing, 'stove')).toBe('Oven');
    expect(editing.store.saves).toEqual([]);
  });

  it('EDIT-055 says who has no email that the history needs one', async () => {
    const editing = anEditing({ author: { ...anAuthor, email: '' } });
    rename(editing, 'stove', 'Oven');

    await editing.session.save();

    expect(editing.state().problem?.message).toMatch(/^Your account has no email address/);
    expect(editing.state().needsSaving).toBe(true);
  });

  it('EDIT-054 keeps the tour unsaved when it is refused, and saves when that is over', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    editing.store.be(new AppError('permission-denied', 'You may no longer change this tour.'));
    await editing.session.save();
    expect(editing.state()).toMatchObject({ saving: 'refused', needsSaving: true });
    expect(editing.state().problem?.message).toBe('You may no longer change this tour.');

    editing.store.be('well');
    await editing.session.save();

    expect(editing.state()).toMatchObject({ saving: 'idle', needsSaving: false, problem: null });
    log.mockRestore();
  });

  it('waits while the server is out of reach', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    editing.store.be(new AppError('unavailable', 'You are offline.'));

    await editing.session.save();

    expect(editing.state()).toMatchObject({ saving: 'waiting', needsSaving: true, problem: null });
  });

  it('knows what it stored by its id when the answer was lost, and does not store it twice', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    editing.store.be('lost-answers');
    await editing.session.save();
    expect(editing.state().saving).toBe('waiting');

    editing.store.be('well');
    rename(editing, 'sink', 'Basin');
    await editing.session.save();

    expect(editing.store.saves.map(({ edited }) => edited.folders[0]?.pois.map(({ name }) => name))).toEqual([
      ['Oven', 'Sink'],
      ['Oven', 'Basin'],
    ]);
    expect(editing.state()).toMatchObject({ saving: 'idle', needsSaving: false });
  });

  it('is told by the listener alone that it is stored', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    editing.store.be('lost-answers');
    await editing.session.save();

    editing.session.receive({ ...editing.given, tour: editing.store.told() });

    expect(editing.state().needsSaving).toBe(false);
  });

  it('joins what somebody else saved meanwhile, and writes both', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    editing.store.saveElsewhere((edited) => ({ ...edited, folders: renameFolder(edited.folders, folderId('attic'), 'Loft') }), 'theirs');

    await editing.session.save();

    const { folders } = editing.store.held().edited;
    expect([folders[0]?.pois[0]?.name, folders[1]?.name]).toEqual(['Oven', 'Loft']);
    expect(editing.state()).toMatchObject({ saving: 'idle', needsSaving: false });
  });

  it('EDIT-054 writes nothing and asks when both changed the same', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    const theirs = (name: string) => (edited: ReturnType<Editing['store']['held']>['edited']) => ({
      ...edited,
      folders: edited.folders.map((folder) => ({
        ...folder,
        pois: folder.pois.map((poi) => (poi.identifier === 'stove' ? { ...poi, name } : poi)),
      })),
    });
    editing.store.saveElsewhere(theirs('Hearth'), 'theirs');

    await editing.session.save();

    expect(editing.state()).toMatchObject({ saving: 'asking', needsSaving: true, conflict: { historyId: 'theirs' } });
    await vi.waitFor(() => expect(editing.state().conflict?.by).toBe('anna@acme.example'));
    expect([editing.store.saves, nameOf(editing, 'stove')]).toEqual([[], 'Oven']);

    const { conflict, edited } = editing.state();
    if (!conflict) throw new Error('Nothing is asked.');
    editing.session.settleConflict(edited, conflict.theirs, conflict.historyId);
    await editing.session.save();
    expect(editing.store.held().edited.folders[0]?.pois[0]?.name).toBe('Oven');
  });

  it('is not told its own past as news', async () => {
    const editing = anEditing();
    const old = editing.store.told();
    rename(editing, 'stove', 'Oven');
    await editing.session.save();

    editing.session.receive({ ...editing.given, tour: { ...old, description: 'New' } });

    expect(nameOf(editing, 'stove')).toBe('Oven');
    expect(editing.state().given.tour.description).toBe('New');
  });

  it('takes what is read with the ledger’s defaults for what it wrote', async () => {
    const editing = anEditing();
    rename(editing, 'stove', '');
    await editing.session.save();

    const told = editing.store.told();
    const read = aTour({ ...told });
    editing.session.receive({ ...editing.given, tour: read });

    expect([read.folders[0]?.pois[0]?.name, nameOf(editing, 'stove')]).toEqual(['New PoI', '']);
  });

  it('names what is too large for the store, and keeps it', async () => {
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

    expect(editing.state().saving).toBe('refused');
    expect(editing.state().problem?.message).toMatch(/^This tour has grown to 1,2\d\d KiB.*The largest PoI is “Stove” with 1,2\d\d KiB/);
    expect(editing.poi('stove')?.content).toHaveLength(25);
    expect(editing.store.saves).toEqual([]);
  });

  it('asks nobody about what somebody else changed on top of a save whose answer came late', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    const letGo = editing.store.holdAnswers();
    const saved = editing.session.save();
    await vi.waitFor(() => expect(editing.store.saves).toHaveLength(1));
    editing.store.saveElsewhere(named('stove', 'Range'), 'theirs');
    editing.session.receive({ ...editing.given, tour: editing.store.told() });

    letGo();
    await saved;

    expect(editing.state()).toMatchObject({ saving: 'idle', conflict: null, needsSaving: false, historyId: 'theirs' });
    expect(nameOf(editing, 'stove')).toBe('Range');
  });

  it('goes on asking where a question came while the server went out of reach, and asks again when Save is pressed', async () => {
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    const letGo = editing.store.hold();
    const saved = editing.session.save();
    await vi.waitFor(() => expect(editing.store.asked()).toBe(1));
    editing.store.saveElsewhere(named('stove', 'Range'), 'theirs');
    editing.session.receive({ ...editing.given, tour: editing.store.told() });
    editing.store.be(new AppError('unavailable', 'Out of reach.'));
    letGo();
    await saved;
    expect([editing.state().saving, editing.state().conflict?.historyId]).toEqual(['asking', 'theirs']);
    editing.store.be('well');
    editing.state().postponeConflict();

    await editing.session.save();

    expect(isDeciding(editing.state())).toBe(true);
    expect(editing.store.saves).toEqual([]);
  });

  it('fails aloud, and can be tried again, when what is being typed cannot be taken in', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const editing = anEditing();
    rename(editing, 'stove', 'Oven');
    const release = editing.session.onSettle(() => {
      throw new Error('A fault of ours.');
    });
    await editing.session.save();
    expect(editing.state()).toMatchObject({ saving: 'refused', needsSaving: true });

    release();
    await editing.session.save();

    expect(editing.store.saves).toHaveLength(1);
    logged.mockRestore();
  });
});
