import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Folder, foldersFrom } from '@/domain/folders';
import { renameFolder, replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import { type PoiHistoryEntry, poiHistoryEntryFrom } from '@/domain/history';
import { folderId, poiId } from '@/domain/ids';
import { anEditing, aTour } from '../testing/an-editing';
import { HistoryPanel } from './history-panel';

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

function opened(entries: readonly PoiHistoryEntry[] | null = saved, activePoi?: string) {
  const editing = anEditing(activePoi === undefined ? {} : { activePoi });
  editing.client.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } });
  const key = ['tours', editing.given.tour.id, 'poiHistory'];
  if (entries) editing.client.setQueryData(key, entries);
  const { user } = editing.show(<HistoryPanel />);
  return { ...editing, user, arrive: (now: readonly PoiHistoryEntry[]) => act(async () => editing.client.setQueryData(key, now)) };
}
const rows = () => within(screen.getByRole('list', { name: 'Saved states, newest first' })).getAllByRole('listitem');
const namesOf = (editing: ReturnType<typeof opened>) => editing.state().edited.folders.map((folder) => folder.pois.map(({ name }) => name));

describe('the history panel', () => {
  it('EDIT-060 shows what was saved, newest first, and follows what is saved meanwhile', async () => {
    const { arrive } = opened();
    const times = () => rows().map((row) => row.textContent.slice(0, 20));
    expect(times()).toEqual(['01-05-2026, 09:30:07', '01-05-2026, 09:20:07', '01-05-2026, 09:10:07']);

    await arrive([entry('new', renamed('New stove'), 40), ...saved]);

    await waitFor(() =>
      expect(times()).toEqual(['01-05-2026, 09:40:07', '01-05-2026, 09:30:07', '01-05-2026, 09:20:07', '01-05-2026, 09:10:07']),
    );
  });

  it('EDIT-062 a row shows the time, and the email of who saved', () => {
    opened();

    expect(rows()[1]?.textContent).toContain('01-05-2026, 09:20:07');
    expect(within(rows()[1]!).getByText('bob@acme.example')).toBeTruthy();
  });

  it('a row says what changed against the one before, and shows it field by field', async () => {
    const { user } = opened();
    expect(rows()[2]?.textContent).toContain('0 folders, 0 PoIs');
    expect(within(rows()[1]!).getByRole('button', { name: '3 PoIs added, 2 folders added' })).toBeTruthy();

    await user.click(within(rows()[0]!).getByRole('button', { name: '1 PoI changed' }));

    const change = within(rows()[0]!).getAllByRole('listitem')[0]!;
    expect(change.textContent).toContain('Stove PoI in Ground, changed');
    expect(within(change).getByTitle('Before').textContent).toContain('Old stove');
    expect(within(change).getByTitle('After').textContent).toContain('Stove');
  });

  it('marks what is on the screen', async () => {
    const { session } = opened();
    const marked = () => rows().map((row) => row.getAttribute('aria-current'));
    expect(marked()).toEqual(['true', null, null]);

    act(
      () =>
        void session.edit('Rename folder', (edited) => ({ ...edited, folders: renameFolder(edited.folders, folderId('attic'), 'Loft') })),
    );

    expect(marked()).toEqual([null, null, null]);
  });
});

describe('restoring', () => {
  it('EDIT-061 sets the folders and the saved state that is shown, closes the active PoI, and saves nothing', async () => {
    const editing = opened(saved, 'stove');

    await editing.user.click(screen.getByRole('button', { name: 'Restore 01-05-2026, 09:20:07' }));

    expect(namesOf(editing)).toEqual([['Old stove', 'Sink'], ['Roof']]);
    expect(editing.state().restored?.historyId).toBe('middle');
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    expect(editing.visit.state().activePoi).toBeNull();
    expect(editing.state().needsSaving).toBe(true);
    expect(editing.store.saves).toEqual([]);
  });

  it('EDIT-061 places the tags of the saved state', async () => {
    const moved = foldersFrom([
      { id: 'ground', name: 'Ground', pois: [{ identifier: 'lamp', name: 'Lamp', type: 'tag', tag: { label: 'The lamp' } }] },
    ]);
    const editing = opened([...saved, entry('other', moved, 5)]);
    await editing.plays();
    editing.session.store.subscribe(() => {
      const { folders: shown } = editing.session.tour();
      editing.visit.session.show({ ...editing.visit.session.content(), folders: shown });
    });
    const labels = () => editing.visit.session.content().folders.flatMap(({ pois }) => pois.flatMap(({ tag }) => tag?.label ?? []));

    await editing.user.click(screen.getByRole('button', { name: 'Restore 01-05-2026, 09:05:07' }));

    expect(labels()).toEqual(['The lamp']);
  });

  it('is a step that can be undone, and keeps the name and the floors, which no saved state holds', async () => {
    const editing = opened();
    await editing.user.click(screen.getByRole('button', { name: 'Restore 01-05-2026, 09:10:07' }));
    expect(editing.state().edited).toMatchObject({ name: 'The Hall', floors: ['Cellar', 'Salon'], folders: [] });

    act(() => editing.session.undo());

    expect(namesOf(editing)).toEqual([['Stove', 'Sink'], ['Roof']]);
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null]);
  });

  it('saves as a state of its own, after which that one is on the screen', async () => {
    const editing = opened();
    await editing.user.click(screen.getByRole('button', { name: 'Restore 01-05-2026, 09:20:07' }));

    await act(() => editing.session.save());

    expect(editing.store.saves.map(({ edited }) => edited.folders[0]?.pois[0]?.name)).toEqual(['Old stove']);
    expect(editing.store.saves[0]?.historyId).not.toBe('middle');
  });
});

describe('the history panel without entries', () => {
  it('says what will be there', () => {
    opened([]);

    expect(screen.getByText('Nothing was saved in the editor yet.')).toBeTruthy();
  });

  it('waits in the shape of what comes', () => {
    opened(null);

    expect(screen.getByRole('status', { name: 'Loading the history' })).toBeTruthy();
  });

  it('offers Retry when it cannot be loaded, and says that the work is fine', async () => {
    const editing = opened(null);
    const query = editing.client.getQueryCache().find({ queryKey: ['tours', editing.given.tour.id, 'poiHistory'] });
    await act(async () => query?.setState({ status: 'error', error: new Error('no'), fetchStatus: 'idle' }));

    expect((await screen.findByRole('alert')).textContent).toContain('The tour, and what you changed, are fine.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
