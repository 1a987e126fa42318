import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { poiHistoryQueries } from '@/backend/poi-history/queries';
import { renameFolder, replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import { type Folder, foldersFrom } from '@/domain/folders/folder';
import { type PoiHistoryEntry, poiHistoryEntryFrom } from '@/domain/folders/history';
import { folderId, poiId } from '@/domain/ids';
import { anEditing, aTour } from '../testing/an-editing';
import { HistoryPanel } from './history-panel';
import { openHistoryOf } from './open-history-of';

afterEach(cleanup);

const entry = (id: string, folders: readonly Folder[], minute: number, userEmail = 'anna@acme.example'): PoiHistoryEntry => ({
  ...poiHistoryEntryFrom(id, { userEmail, timestamp: new Date(2026, 4, 1, 9, minute, 7) }),
  folders: [...folders],
});
const { folders } = aTour();
const renamed = (name: string) => replacePoi(folders, { ...findPoi(folders, poiId('stove'))!, name });
const saved = [
  entry('first', folders, 30),
  entry('middle', renamed('Old stove'), 20, 'bob@acme.example'),
  entry('oldest', foldersFrom([]), 10),
];

function anOpenPanel(entries: readonly PoiHistoryEntry[] | null = saved, activePoi?: string) {
  const editing = anEditing(activePoi === undefined ? {} : { activePoi });
  editing.client.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } });
  const key = ['tours', editing.input.tour.id, 'poiHistory'];
  if (entries) editing.client.setQueryData(key, entries);
  const { user } = editing.show(<HistoryPanel />);
  return { ...editing, user, arrive: (now: readonly PoiHistoryEntry[]) => act(async () => editing.client.setQueryData(key, now)) };
}
const rows = () => within(screen.getByRole('list', { name: 'Saved versions, newest first' })).getAllByRole('listitem');
/** The versions alone: what changed in one is a list too. */
const versions = () => [...screen.getByRole('list', { name: 'Saved versions, newest first' }).children] as HTMLElement[];
const namesOf = (editing: ReturnType<typeof anOpenPanel>) =>
  editing.state().edited.folders.map((folder) => folder.pois.map(({ name }) => name));

describe('HistoryPanel', () => {
  it('lists saved versions, newest first, with live updates [EDIT-060]', async () => {
    const { arrive } = anOpenPanel();
    const times = () => rows().map((row) => row.textContent.slice(0, 20));
    expect(times()).toEqual(['01-05-2026, 09:30:07', '01-05-2026, 09:20:07', '01-05-2026, 09:10:07']);

    await arrive([entry('new', renamed('New stove'), 40), ...saved]);

    await waitFor(() =>
      expect(times()).toEqual(['01-05-2026, 09:40:07', '01-05-2026, 09:30:07', '01-05-2026, 09:20:07', '01-05-2026, 09:10:07']),
    );
  });

  it('shows the time and the author’s email in each row [EDIT-062]', () => {
    anOpenPanel();

    expect(rows()[1]?.textContent).toContain('01-05-2026, 09:20:07');
    expect(within(rows()[1]!).getByText('bob@acme.example')).toBeTruthy();
  });

  it('summarizes the changes since the previous version, and details them by field', async () => {
    const { user } = anOpenPanel();
    expect(rows()[2]?.textContent).toContain('0 folders, 0 PoIs');
    expect(within(rows()[1]!).getByRole('button', { name: '3 PoIs added, 2 folders added' })).toBeTruthy();

    await user.click(within(rows()[0]!).getByRole('button', { name: '1 PoI changed' }));

    const change = within(rows()[0]!).getAllByRole('listitem')[0]!;
    expect(change.textContent).toContain('Stove PoI in Ground, changed');
    expect(within(change).getByTitle('Before').textContent).toContain('Old stove');
    expect(within(change).getByTitle('After').textContent).toContain('Stove');
  });

  it('marks the version on screen', async () => {
    const { session } = anOpenPanel();
    const marked = () => rows().map((row) => row.getAttribute('aria-current'));
    expect(marked()).toEqual(['true', null, null]);

    act(
      () =>
        void session.edit('Rename folder', (edited) => ({ ...edited, folders: renameFolder(edited.folders, folderId('attic'), 'Loft') })),
    );

    expect(marked()).toEqual([null, null, null]);
  });
});

describe('restore', () => {
  it('sets the folders and the shown version, closes the active PoI, and saves nothing [EDIT-061]', async () => {
    const editing = anOpenPanel(saved, 'stove');

    await editing.user.click(screen.getByRole('button', { name: 'Restore 01-05-2026, 09:20:07' }));

    expect(namesOf(editing)).toEqual([['Old stove', 'Sink'], ['Roof']]);
    expect(editing.state().restored?.historyId).toBe('middle');
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    expect(editing.player.state().activePoi).toBeNull();
    expect(editing.state().needsSaving).toBe(true);
    expect(editing.store.saves).toEqual([]);
  });

  it('places the tags of the saved version [EDIT-061]', async () => {
    const moved = foldersFrom([
      { id: 'ground', name: 'Ground', pois: [{ identifier: 'lamp', name: 'Lamp', type: 'tag', tag: { label: 'The lamp' } }] },
    ]);
    const editing = anOpenPanel([...saved, entry('other', moved, 5)]);
    await editing.playViewer();
    editing.session.store.subscribe(() => {
      const { folders: shown } = editing.session.tour();
      editing.player.session.updateContent({ ...editing.player.session.content(), folders: shown });
    });
    const labels = () => editing.player.session.content().folders.flatMap(({ pois }) => pois.flatMap(({ tag }) => tag?.label ?? []));

    await editing.user.click(screen.getByRole('button', { name: 'Restore 01-05-2026, 09:05:07' }));

    expect(labels()).toEqual(['The lamp']);
  });

  it('is undoable, and keeps the name and floors, which versions do not store', async () => {
    const editing = anOpenPanel();
    await editing.user.click(screen.getByRole('button', { name: 'Restore 01-05-2026, 09:10:07' }));
    expect(editing.state().edited).toMatchObject({ name: 'The Hall', floors: ['Cellar', 'Salon'], folders: [] });

    act(() => editing.session.undo());

    expect(namesOf(editing)).toEqual([['Stove', 'Sink'], ['Roof']]);
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null]);
  });

  it('saves as a new version, which is then on screen', async () => {
    const editing = anOpenPanel();
    await editing.user.click(screen.getByRole('button', { name: 'Restore 01-05-2026, 09:20:07' }));

    await act(() => editing.session.save());

    expect(editing.store.saves.map(({ edited }) => edited.folders[0]?.pois[0]?.name)).toEqual(['Old stove']);
    expect(editing.store.saves[0]?.historyId).not.toBe('middle');
  });
});

describe('restoring a part', () => {
  it('lists the folders and points that differ, and restores one as a step that can be undone', async () => {
    const editing = anOpenPanel();

    await editing.user.click(screen.getByRole('button', { name: 'Menu of 01-05-2026, 09:20:07' }));
    await editing.user.click(screen.getByRole('menuitem', { name: 'Restore a part…' }));
    const dialog = screen.getByRole('dialog', { name: 'Restore a part' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['GroundFolder, 1 PoI differsRestore', 'Old stovePoI in Ground, changed sinceRestore']);
    await editing.user.click(within(dialog).getByRole('button', { name: 'Restore Old stove' }));

    expect(namesOf(editing)).toEqual([['Old stove', 'Sink'], ['Roof']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => editing.session.undo());
    expect(namesOf(editing)).toEqual([['Stove', 'Sink'], ['Roof']]);
  });
});

describe('the history of a point', () => {
  it('has the versions in which it changed, old and new in words, and restores the point alone', async () => {
    const editing = anOpenPanel([entry('last', renameFolder(folders, folderId('attic'), 'Loft'), 40), ...saved]);

    act(() => openHistoryOf(editing.session, poiId('stove')));

    expect(versions().map((row) => row.textContent?.slice(0, 20))).toEqual(['01-05-2026, 09:30:07', '01-05-2026, 09:20:07']);
    expect(within(versions()[0]!).getByTitle('Before').textContent).toBe('Old stove');
    await editing.user.click(screen.getByRole('button', { name: 'Restore Old stove as it was 01-05-2026, 09:20:07' }));
    expect(namesOf(editing)).toEqual([['Old stove', 'Sink'], ['Roof']]);
    await editing.user.click(screen.getByRole('button', { name: 'Show the history of the whole tour' }));
    expect(versions()).toHaveLength(4);
  });

  it('brings back a point that was deleted, as it was before', async () => {
    const without = foldersFrom([{ id: 'ground', name: 'Ground', pois: [] }]);
    const editing = anOpenPanel([entry('gone', without, 40), ...saved]);
    act(() => editing.session.replace('Delete', { ...editing.state().edited, folders: without }));

    act(() => openHistoryOf(editing.session, poiId('stove')));
    await editing.user.click(within(versions()[0]!).getByRole('button', { name: 'Restore Stove as it was 01-05-2026, 09:30:07' }));

    expect(namesOf(editing)).toEqual([['Stove']]);
  });
});

describe('filters', () => {
  it('shows what one person saved', async () => {
    const { user } = anOpenPanel();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Saved by' }), 'bob@acme.example');

    expect(rows().map((row) => row.textContent.slice(0, 20))).toEqual(['01-05-2026, 09:20:07']);
    expect(screen.getByText('1 of 3 saved versions.')).toBeTruthy();
  });
});

describe('older versions', () => {
  const ten = Array.from({ length: 10 }, (_, index) => entry(`ten${index}`, renamed(`Stove ${index}`), 50 - index));
  const olderOf = (minutes: readonly number[], next: Date | null) => ({
    entries: minutes.map((minute) => entry(`older${minute}`, folders, minute, 'bob@acme.example')),
    next,
  });
  const open = (pages: readonly ReturnType<typeof olderOf>[]) => {
    const editing = anOpenPanel(ten);
    const before = ten.at(-1)!.timestamp!;
    const { queryKey } = poiHistoryQueries.older(editing.input.tour.id, before);
    editing.client.setQueryData(queryKey, { pages: [...pages], pageParams: pages.map(() => before) });
    return editing;
  };

  it('are shown when asked for, and new ones don’t push out what was shown', async () => {
    const { user, arrive } = open([olderOf([30, 20], null)]);

    await user.click(screen.getByRole('button', { name: 'Show older versions' }));
    expect(rows()).toHaveLength(12);
    await arrive([entry('new', folders, 59), ...ten.slice(0, 9)]);

    await waitFor(() => expect(rows()).toHaveLength(13));
    expect(screen.queryByRole('button', { name: 'Show older versions' })).toBeNull();
    expect(screen.getByText(/^These are all/)).toBeTruthy();
  });
});

describe('HistoryPanel without entries', () => {
  it('explains what will appear', () => {
    anOpenPanel([]);

    expect(screen.getByText('No saved versions yet.')).toBeTruthy();
  });

  it('shows a skeleton while loading', () => {
    anOpenPanel(null);

    expect(screen.getByRole('status', { name: 'Loading the history' })).toBeTruthy();
  });

  it('offers Retry on a load error, and says that changes are safe', async () => {
    const editing = anOpenPanel(null);
    const query = editing.client.getQueryCache().find({ queryKey: ['tours', editing.input.tour.id, 'poiHistory'] });
    await act(async () => query?.setState({ status: 'error', error: new Error('no'), fetchStatus: 'idle' }));

    expect((await screen.findByRole('alert')).textContent).toContain('The tour and your changes are safe.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
