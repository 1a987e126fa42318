import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { allFolders, allPois } from '@/domain/folders/folder';
import { tourAsJson } from '@/domain/tours/as-json';
import { anEditing, aTour } from '../testing/an-editing';
import { BatchScreen } from './batch-screen';

const ended: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const end of ended.splice(0)) end();
});

const other = aTour({
  name: 'The Yard',
  folders: [
    { id: 'x', name: 'Ground', pois: [{ identifier: 'stove', name: 'Oak' }, { name: 'Pond' }] },
    { id: 'y', name: 'Shed', children: [{ name: 'Loft', pois: [{ name: 'Ladder' }] }] },
  ],
});

async function anImport() {
  const editing = anEditing();
  ended.push(editing.end);
  const { user } = editing.show(<BatchScreen />);
  await user.click(screen.getByRole('tab', { name: 'Import' }));
  const { folders } = editing.state().edited;
  return {
    ...editing,
    user,
    before: folders,
    paste: (text: string) => fireEvent.change(screen.getByLabelText('Tour as JSON'), { target: { value: text } }),
    folders: () => allFolders(editing.state().edited.folders).map(({ name }) => name),
    pois: () => allPois(editing.state().edited.folders).map(({ name }) => name),
  };
}

const preview = () => screen.findByRole('region', { name: 'Preview' });

describe('the Import tab', () => {
  it('previews a pasted tour before it changes anything, and adds it at the end [EDIT-068]', async () => {
    const { user, paste, folders, pois, state, before } = await anImport();

    paste(tourAsJson(other));
    const shown = within(await preview());
    expect(shown.getByText('The Yard')).toBeDefined();
    expect(shown.getByText('3 folders, 3 PoIs, 0 files')).toBeDefined();
    expect(shown.getByText('There is one of this name: this one becomes “Ground 2”.')).toBeDefined();
    expect(state().edited.folders).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Import 3 folders, 3 PoIs' }));

    expect(folders()).toEqual(['Ground', 'Attic', 'Ground 2', 'Shed', 'Loft']);
    expect(pois()).toEqual(['Stove', 'Sink', 'Roof', 'Oak', 'Pond', 'Ladder']);
    expect(new Set(allPois(state().edited.folders).map(({ identifier }) => identifier)).size).toBe(6);
    expect(screen.getByText('3 folders with 3 PoIs imported.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(folders()).toEqual(['Ground', 'Attic']);
  });

  it('imports only the selected folders, and replaces everything after a confirmation [EDIT-068]', async () => {
    const { user, paste, folders } = await anImport();

    paste(tourAsJson(other));
    await user.click(within(await preview()).getByRole('checkbox', { name: /^Shed/ }));
    await user.click(screen.getByRole('radio', { name: 'Replace everything' }));
    await user.click(screen.getByRole('button', { name: 'Import 1 folder, 2 PoIs' }));
    const question = screen.getByRole('dialog', { name: 'Replace everything in this tour?' });
    expect(question.textContent).toContain('2 folders with 3 PoIs will be replaced with 1 folder, 2 PoIs.');
    await user.click(within(question).getByRole('button', { name: 'Replace everything' }));

    expect(folders()).toEqual(['Ground']);
  });

  it('reports errors in the text with their position, and keeps the text [EDIT-068]', async () => {
    const { paste, state, before } = await anImport();

    paste('{"folders":[{"name":"A"},{"pois":3}]}');

    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('folders[1].pois: This is a number, not a list.');
    expect(screen.getByLabelText('Tour as JSON')).toHaveProperty('value', '{"folders":[{"name":"A"},{"pois":3}]}');
    expect(screen.queryByRole('button', { name: /^Import/ })).toBe(null);
    expect(state().edited.folders).toBe(before);
  });

  it('reads a file [EDIT-068]', async () => {
    const { user } = await anImport();

    await user.upload(screen.getByLabelText('Choose a file'), new File([tourAsJson(other)], 'yard.json', { type: 'application/json' }));

    expect(within(await preview()).getByText('The Yard')).toBeDefined();
  });

  it('says where it guessed the encoding of a file, until the text is another', async () => {
    const { user } = await anImport();
    const latin = Uint8Array.from(tourAsJson(other).replace('The Yard', 'Der Höf'), (letter) => letter.charCodeAt(0));

    await user.upload(screen.getByLabelText('Choose a file'), new File([latin], 'yard.json', { type: 'application/json' }));

    expect(within(await preview()).getByText('Der Höf')).toBeDefined();
    expect(screen.getByText(/^Read as Windows-1252/)).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Clear' }));

    expect(screen.queryByText(/^Read as Windows-1252/)).toBeNull();
  });

  it('rejects an import that makes the tour too large [EDIT-068]', async () => {
    const { paste } = await anImport();
    const long = Array.from({ length: 30 }, (_, at) => ({ name: `P${at}`, content: [{ type: 'text', content: 'x'.repeat(45_000) }] }));

    paste(JSON.stringify([{ name: 'Large', pois: long }]));

    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Choose fewer folders.'));
    expect(screen.getByRole('button', { name: /^Import/ })).toHaveProperty('disabled', true);
  });
});
