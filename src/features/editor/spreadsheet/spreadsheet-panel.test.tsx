import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { allFolders, allPois, type Folder } from '@/domain/folders/folder';
import { poiId } from '@/domain/ids';
import { csvOf } from '@/domain/tours/spreadsheet/cells';
import { pointsAsRows } from '@/domain/tours/spreadsheet/export';
import type { Tour } from '@/domain/tours/tour';
import { BatchScreen } from '../batch/batch-screen';
import { followSaves } from '../reuse/follow-saves';
import { stepsToStore } from '../saving/stored-steps';
import { rewritePoiHistory } from '../session/edit-actions';
import { anEditing, aTour } from '../testing/an-editing';

const saveTranslations = vi.hoisted(() =>
  vi.fn(async (_: { tag: string; entries: { translation: { text: string } | null }[] }) => undefined),
);
vi.mock('@/backend/languages/commands', () => ({ saveTranslations }));
vi.mock('@/backend/languages/queries', async (original) => ({
  ...(await original<object>()),
  readTourTranslations: async (_: string, tags: string[]) => tags.map((tag) => ({ tag, texts: {} })),
}));

type Files = { files: { path: string; name: string }[]; folders: string[] };
const [listFiles, fileDetails] = vi.hoisted(() => [
  vi.fn<(folder: string) => Promise<Files>>(),
  vi.fn<(path: string) => Promise<object>>(),
]);
vi.mock('@/backend/storage/list-files', () => ({ listFiles, fileDetails }));

const ended: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const end of ended.splice(0)) end();
  saveTranslations.mockClear();
});

const exportOf = (tour: Tour) => csvOf(pointsAsRows(tour, [], new Date(0)));

async function aPanel(tour: Tour = aTour()) {
  const editing = anEditing({ tour });
  ended.push(editing.end);
  editing.client.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } });
  for (const tag of tour.languages.slice(1)) editing.client.setQueryData(['tours', tour.id, 'languages', tag], { tag, texts: {} });
  const { user } = editing.show(<BatchScreen />);
  await user.click(screen.getByRole('tab', { name: 'Spreadsheet' }));
  const { folders } = editing.state().edited;
  return {
    ...editing,
    user,
    before: folders,
    choose: async (csv: string) => {
      await user.upload(screen.getByLabelText('Choose a spreadsheet'), new File([csv], 'points.csv', { type: 'text/csv' }));
      await screen.findByText(/unchanged, \d+ cells? refused\./);
    },
    names: () => allPois(editing.state().edited.folders).map(({ name }) => name),
    folderNames: () => allFolders(editing.state().edited.folders).map(({ name }) => name),
    importButton: () => screen.getByRole('button', { name: /^Import/ }),
  };
}

const changes = () => within(screen.getByRole('region', { name: 'Changes' }));

describe('the Spreadsheet tab', () => {
  it('shows what a file would change before anything changes, and applies what is ticked as one step that Undo takes back', async () => {
    const { user, choose, names, folderNames, state, before, importButton } = await aPanel();

    await choose('id;name;folder\nstove;Oven;\nsink;Basin;\n;Lamp;Yard\nroof;;Ground\n');
    expect(screen.getByText('1 added, 2 changed, 1 moved, 0 unchanged, 0 cells refused.')).toBeDefined();
    expect(
      changes()
        .getAllByTitle('Before')
        .map(({ textContent }) => textContent),
    ).toEqual(['Stove', 'Sink', 'Attic']);
    expect(state().edited.folders).toBe(before);
    await user.click(changes().getByRole('checkbox', { name: /^Sink/ }));
    await user.click(importButton());

    await screen.findByText('3 points imported. Save to keep the changes.');
    expect([names(), folderNames()]).toEqual([
      ['Oven', 'Sink', 'Roof', 'Lamp'],
      ['Ground', 'Attic', 'Yard'],
    ]);
    expect(state().past.map(({ label }) => label)).toEqual(['Import 3 points from a spreadsheet']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Stove', 'Sink', 'Roof']);
  });

  it('attaches files of the file manager that it names, and says which are missing', async () => {
    const { choose, user, importButton, state } = await aPanel();
    const path = 'organizations/Acme/tour/hall/uploads/u1__Manual.pdf';
    const details = { url: 'https://files.example/manual', contentType: 'application/pdf', size: 9, created: null, uploader: '' };
    const manuals = { files: [{ path, name: 'u1__Manual.pdf' }], folders: [] };
    listFiles.mockImplementation(async (at) => (at.endsWith('/Manuals') ? manuals : { files: [], folders: ['Manuals'] }));
    fileDetails.mockResolvedValue(details);

    await choose('id;files\nstove;manual.pdf\nsink;Other.pdf\n');
    screen.getByText('The tour has no file “Other.pdf”. Upload it in the file manager first.');
    await user.click(importButton());

    await screen.findByText(/1 point imported/);
    const files = allPois(state().edited.folders).map(({ content }) =>
      content.flatMap((block) => (block.type === 'file' ? block.content : [])),
    );
    expect(files[0]).toEqual([{ name: 'u1__Manual.pdf', url: details.url, contentType: details.contentType, size: 9, markers: [] }]);
    expect(files.slice(1).flat()).toEqual([]);
  });

  it('leaves the preview when the tab is shown again, and leaves out a file that was deleted since it was listed', async () => {
    const { choose, importButton } = await aPanel();
    const paths = ['u1', 'u2'].map((id) => `organizations/Acme/tour/hall/uploads/${id}__Manual.pdf`);
    listFiles.mockReset().mockResolvedValue({ files: paths.map((path) => ({ path, name: path.slice(-14) })), folders: [] });
    fileDetails.mockReset().mockImplementation(async (path) => {
      if (path === paths[0]) throw new AppError('not-found', 'This file was deleted.');
      return { url: 'https://files.example/manual', contentType: 'application/pdf', size: 9, created: null, uploader: '' };
    });

    await choose('id;files\nstove;Manual.pdf\n');
    expect(importButton().textContent).toBe('Import 1 point');
    listFiles.mockClear();
    act(() => focusManager.setFocused(false));
    await act(async () => focusManager.setFocused(true));
    onTestFinished(() => focusManager.setFocused(undefined));

    expect([listFiles.mock.calls, importButton().textContent]).toEqual([[], 'Import 1 point']);
  });

  it('says that it looks for the files that a spreadsheet names', async () => {
    const { user } = await aPanel();
    listFiles.mockReset().mockImplementation(() => new Promise(() => undefined));

    const csv = new File(['id;files\nstove;Manual.pdf\n'], 'points.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('Choose a spreadsheet'), csv);

    expect(await screen.findByText('Looking for the files that points.csv names …')).toBeDefined();
  });

  it('names what it refuses by row and column, and imports the rest', async () => {
    const { user, choose, names, importButton } = await aPanel();

    await choose('id,name,x\nstove,Oven,far\ngone,Lamp,1\n');
    const cells = within(screen.getByRole('region', { name: 'Refused cells' })).getAllByRole('listitem');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Row 2, x: far This is not a number.',
      'Row 3, id: gone The tour has no point with this id.',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Rows with unknown ids become new points' }));
    await waitFor(() => expect(importButton().textContent).toBe('Import 2 points'));
    await user.click(importButton());

    await screen.findByText(/2 points imported/);
    expect(names()).toEqual(['Oven', 'Sink', 'Lamp', 'Roof']);
  });

  it('changes nothing with the file that it exported, and says so', async () => {
    const tour = aTour();
    const { choose, importButton } = await aPanel(tour);

    await choose(exportOf(tour));

    expect(screen.getByText('The file changes nothing in this tour.')).toBeDefined();
    expect(importButton()).toHaveProperty('disabled', true);
  });

  it('leaves what the tour has changed since the export, unless somebody chooses the file’s', async () => {
    const tour = aTour();
    const { user, session, choose, names, importButton } = await aPanel(tour);
    const renamed = (folder: Folder) => ({
      ...folder,
      pois: folder.pois.map((poi) => (poi.identifier === 'stove' ? { ...poi, name: 'Cooker' } : poi)),
    });
    act(() => void session.edit('Rename', (edited) => ({ ...edited, folders: edited.folders.map(renamed) })));

    await choose(exportOf(tour).replace(',Stove,', ',Oven,'));
    expect(importButton()).toHaveProperty('disabled', true);
    await user.click(changes().getByRole('checkbox', { name: 'Use the file’s name' }));
    await user.click(importButton());

    await screen.findByText(/1 point imported/);
    expect(names()[0]).toBe('Oven');
  });

  it('deletes points that are not in the file only if asked, and names them', async () => {
    const tour = aTour();
    const { user, choose, names, importButton } = await aPanel(tour);

    await choose(exportOf(tour).replace(/^sink,.*\r\n/m, ''));
    expect(importButton()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: 'Delete 1 point that is not in the file' }));
    expect(screen.getByText('“Sink”.')).toBeDefined();
    await user.click(importButton());

    await screen.findByText(/1 point imported/);
    expect(names()).toEqual(['Stove', 'Roof']);
  });

  it('saves translations at once, and changes them back with Undo', async () => {
    const tour = aTour({ languages: ['en', 'de'] });
    const { user, session, state, choose, importButton } = await aPanel(tour);

    await choose('id,name:de\nstove,Herd\n');
    await waitFor(() => expect(screen.getByText('1 translation is saved at once; Undo changes them back.')).toBeDefined());
    await user.click(importButton());
    await screen.findByText(/1 point imported/);
    expect(saveTranslations.mock.lastCall?.[0]).toMatchObject({
      tag: 'de',
      entries: [{ thing: 'poi stove', field: 'name', translation: { text: 'Herd' } }],
    });
    // nothing follows the step after a reload
    expect(stepsToStore(state(), 1_000_000).past).toEqual([]);
    act(() => rewritePoiHistory(session.store, poiId('stove'), (poi) => ({ ...poi, screenshot: 'https://files.example/new.jpg' })));
    act(() => void session.undo());

    expect(saveTranslations.mock.lastCall?.[0].entries.map(({ translation }) => translation)).toEqual([null]);
  });

  it('stores translations of new points once a save has these', async () => {
    const tour = aTour({ languages: ['en', 'de'] });
    const { user, session, state, choose, importButton } = await aPanel(tour);
    ended.push(followSaves(session));

    await choose('id,name,name:de\n,Lamp,Lampe\n');
    await waitFor(() => expect(screen.getByText('1 translation of a new point is saved with the tour.')).toBeDefined());
    await user.click(importButton());
    await screen.findByText(/1 point imported/);
    expect(saveTranslations).not.toHaveBeenCalled();
    const lamp = allPois(state().edited.folders).find(({ name }) => name === 'Lamp');
    act(() => void session.undo());
    act(() => void session.redo());
    await act(() => session.save());

    await waitFor(() => expect(state().importedTexts).toEqual([]));
    expect(saveTranslations.mock.calls).toEqual([
      [expect.objectContaining({ tag: 'de', entries: [expect.objectContaining({ thing: `poi ${lamp?.identifier}`, field: 'name' })] })],
    ]);
    act(() => void session.undo());
    expect(saveTranslations).toHaveBeenCalledTimes(1);
  });

  it('refuses a file that is no spreadsheet, and one that makes the tour too large', async () => {
    const { user, choose, importButton } = await aPanel();

    await user.upload(screen.getByLabelText('Choose a spreadsheet'), new File(['a,b\n1,2'], 'other.csv', { type: 'text/csv' }));
    expect((await screen.findByRole('alert')).textContent).toContain('no column “id” or “name”');
    await choose(`name,text\n${Array.from({ length: 30 }, (_, at) => `P${at},${'x'.repeat(31_000)} ${'y'.repeat(14_000)}\n`).join('')}`);

    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('more than one tour can hold. Untick some rows.'));
    expect(importButton()).toHaveProperty('disabled', true);
  });
});
