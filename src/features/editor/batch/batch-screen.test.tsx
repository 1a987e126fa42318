import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allFolders, allPois } from '@/domain/folders/folder';
import { anEditing, aTour } from '../testing/an-editing';
import { BatchScreen } from './batch-screen';

const ended: (() => void)[] = [];

beforeEach(() => {
  // jsdom lays nothing out
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const end of ended.splice(0)) end();
});

const file = { type: 'file', content: [{ name: 'plan', url: 'https://files.example/plan.pdf' }] };
const content = [
  { type: 'text', content: 'Cast iron' },
  { type: 'list', content: [{ name: 'Maker', url: 'https://maker.example' }] },
  { type: 'embeds', content: [{ name: 'Film', url: 'dQw4w9WgXcQ', type: 'youtube' }] },
];
const tour = aTour({
  folders: [
    {
      id: 'ground',
      name: 'Ground',
      pois: [
        { identifier: 'stove', name: 'Stove', zoom: 3, content },
        { identifier: 'sink', name: 'Sink', content: [file] },
        { identifier: 'door', name: 'Door', content },
      ],
      children: [{ id: 'pantry', name: 'Pantry', pois: [{ identifier: 'shelf', name: 'Shelf' }] }],
    },
    { id: 'attic', name: 'Attic', pois: [{ identifier: 'roof', name: 'Roof' }] },
  ],
});

function aBatch(given = tour) {
  const editing = anEditing({ tour: given });
  ended.push(editing.end);
  editing.session.store.setState({ tool: 'batch' });
  const { user } = editing.show(<BatchScreen />);
  const { folders } = editing.state().edited;
  return {
    ...editing,
    user,
    before: folders,
    names: () => allPois(editing.state().edited.folders).map(({ name }) => name),
    folders: () => allFolders(editing.state().edited.folders).map(({ name }) => name),
    tick: (name: string) => user.click(screen.getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) })),
    run: (name: string) => user.click(within(screen.getByRole('list', { name: 'Operations' })).getByRole('button', { name })),
    confirm: (name: string) =>
      user.click(screen.getAllByRole('dialog').at(-1)!.querySelector('footer')!.querySelectorAll('button')[name === 'Cancel' ? 0 : 1]!),
    said: () => screen.getAllByRole('status').map(({ textContent }) => textContent),
  };
}

const selected = (words: string) => expect(screen.getByText(words)).toBeDefined();
const line = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) });
const dialog = () => screen.getAllByRole('dialog').at(-1)!;

describe('the batch screen', () => {
  it('is a dialog with the tabs Batch, Import and Spreadsheet, for PoIs or folders [EDIT-003, EDIT-066, EDIT-068]', async () => {
    const { user, state } = aBatch();

    expect(screen.getByRole('dialog', { name: 'Advanced' })).toBeDefined();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Batch', 'Import', 'Spreadsheet']);
    expect(screen.getAllByRole('treeitem').map(({ title }) => title)).toEqual([
      'Ground',
      'Stove',
      'Sink',
      'Door',
      'Pantry',
      'Shelf',
      'Attic',
      'Roof',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Folders' }));
    expect(screen.getAllByRole('treeitem').map(({ title }) => title)).toEqual(['Ground', 'Pantry', 'Attic']);
    expect(within(screen.getByRole('list', { name: 'Operations' })).getAllByRole('button')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(state().tool).toBe(null);
  });

  it('selects one, all of a folder, all of a range with Shift, and all [EDIT-066]', async () => {
    const { user, tick } = aBatch();

    await tick('Stove');
    selected('1 PoI selected');
    await user.keyboard('{Shift>}');
    await tick('Door');
    await user.keyboard('{/Shift}');
    selected('3 PoIs selected');
    expect(line('Ground').getAttribute('aria-checked')).toBe('mixed');
    await tick('Ground');
    selected('4 PoIs selected');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    selected('5 PoIs selected');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    selected('0 PoIs selected');
  });

  it('selects by keyboard alone [EDIT-066]', async () => {
    const { user } = aBatch();

    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowDown} ');
    expect(line('Stove').getAttribute('aria-checked')).toBe('true');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    selected('3 PoIs selected');
    await user.keyboard('{End} ');
    expect(line('Roof').getAttribute('aria-checked')).toBe('true');
    await user.keyboard('{Control>}a{/Control}');
    selected('5 PoIs selected');
  });

  it('keeps the selection while searching [EDIT-066]', async () => {
    const { user, tick } = aBatch();

    await tick('Stove');
    await user.type(screen.getByRole('textbox', { name: 'Search PoIs' }), 'roof');
    expect(screen.getAllByRole('treeitem').map(({ title }) => title)).toEqual(['Attic', 'Roof']);
    await tick('Roof');

    selected('2 PoIs selected, 1 not shown');
  });
});

describe('a batch of PoIs', () => {
  it('deletes after listing what is lost, skips PoIs with files, and can be undone [EDIT-069, EDIT-077]', async () => {
    const { user, tick, run, confirm, names, said } = aBatch();

    await tick('Ground');
    await run('Delete');
    expect(dialog().textContent).toContain('“Stove”, “Door” and “Shelf”.');
    expect(dialog().textContent).toContain('This also deletes: 2 texts, 2 link blocks and 2 video blocks.');
    expect(dialog().textContent).toContain("Unable to delete POI's with attached files. 1 PoI stays: “Sink”.");
    await confirm('Delete');

    expect(names()).toEqual(['Sink', 'Roof']);
    expect(said().join(' ')).toContain('3 PoIs deleted.');
    expect(said().join(' ')).toContain('1 PoI stays: “Sink”.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Stove', 'Sink', 'Door', 'Shelf', 'Roof']);
  });

  it('offers to remove the files and delete those PoIs too, in one step [EDIT-077]', async () => {
    const { user, tick, run, confirm, names, session } = aBatch();

    await tick('Sink');
    await run('Delete');
    expect(within(dialog()).getByRole('button', { name: 'Delete 0 PoIs' })).toHaveProperty('disabled', true);
    await user.click(within(dialog()).getByRole('checkbox'));
    await confirm('Delete');

    expect(names()).toEqual(['Stove', 'Door', 'Shelf', 'Roof']);
    session.undo();
    expect(names()).toEqual(['Stove', 'Sink', 'Door', 'Shelf', 'Roof']);
  });

  it('deletes nothing when cancelled [EDIT-069]', async () => {
    const { tick, run, confirm, state, before } = aBatch();

    await tick('Stove');
    await run('Delete');
    await confirm('Cancel');

    expect(state().edited.folders).toBe(before);
  });

  it('moves to another folder, or to a new one [EDIT-070]', async () => {
    const { user, tick, run, confirm, names, said, folders, state } = aBatch();

    await tick('Stove');
    await tick('Roof');
    await run('Move to another folder');
    await user.selectOptions(screen.getByLabelText('Folder'), 'attic');
    await confirm('Move');
    expect([names(), said().join('')]).toEqual([
      ['Sink', 'Door', 'Shelf', 'Roof', 'Stove'],
      expect.stringContaining('1 PoI moved to “Attic”.'),
    ]);

    await run('Move to another folder');
    await user.selectOptions(screen.getByLabelText('Folder'), '+');
    await user.type(screen.getByLabelText('Folder name'), 'Yard');
    await confirm('Move');
    expect([
      folders(),
      state()
        .edited.folders.at(-1)
        ?.pois.map(({ name }) => name),
    ]).toEqual([
      ['Ground', 'Pantry', 'Attic', 'Yard'],
      ['Roof', 'Stove'],
    ]);
    expect(state().past.map(({ label }) => label)).toEqual(['Move to another folder: 1 PoI', 'Move to another folder: 2 PoIs']);
  });

  const removals = [
    ['Remove all content', []],
    ['Remove text', ['list', 'embeds']],
    ['Remove embeds (video)', ['text', 'list']],
    ['Remove links/lists', ['text', 'embeds']],
  ] as const;
  it.each(removals)('runs “%s” after a confirmation, as one step [EDIT-071, EDIT-072]', async (operation, left) => {
    const { tick, run, confirm, poi, state, session } = aBatch();
    const types = (id: string) => poi(id)?.content.map(({ type }) => type);

    await tick('Stove');
    await tick('Door');
    await run(operation);
    expect(state().past).toHaveLength(0);
    await confirm('Remove');

    expect([types('stove'), types('door'), types('sink')]).toEqual([left, left, ['file']]);
    expect(state().past).toHaveLength(1);
    session.undo();
    expect(types('stove')).toEqual(['text', 'list', 'embeds']);
  });

  it('runs “Remove files”, and reports when there is nothing to remove [EDIT-072]', async () => {
    const { tick, run, confirm, poi, said } = aBatch();

    await tick('Stove');
    await run('Remove files');
    expect(said().join('')).toContain('None of them has files.');
    await tick('Sink');
    await run('Remove files');
    expect(dialog().textContent).toContain('This also deletes: 1 file block with 1 file.');
    await confirm('Remove');

    expect([poi('sink')?.content, poi('stove')?.content.length]).toEqual([[], 3]);
  });

  it('resets the zoom at once [EDIT-073]', async () => {
    const { tick, run, poi, said } = aBatch();

    await tick('Stove');
    await tick('Roof');
    await run('Reset zoom');

    expect([poi('stove')?.zoom, said().join('')]).toEqual([1, expect.stringContaining('Zoom of 1 PoI reset to 1.')]);
  });

  it('sorts by name, either way [EDIT-074]', async () => {
    const { tick, run, names, said } = aBatch();

    await tick('Ground');
    await run('Sort ascending');
    expect(names()).toEqual(['Door', 'Sink', 'Stove', 'Shelf', 'Roof']);
    await run('Sort ascending');
    expect(said().join('')).toContain('They are already in this order.');
    await run('Sort descending');

    expect(names()).toEqual(['Stove', 'Sink', 'Door', 'Shelf', 'Roof']);
  });
});

describe('a batch of folders', () => {
  async function folderBatch() {
    const batch = aBatch();
    await batch.user.click(screen.getByRole('radio', { name: 'Folders' }));
    return batch;
  }

  it('deletes after listing the contents [EDIT-075]', async () => {
    const { tick, run, confirm, folders, said } = await folderBatch();

    await tick('Ground');
    await run('Delete');
    expect(dialog().textContent).toContain('This also deletes: 1 folder in them, 4 PoIs, 1 attached file.');
    await confirm('Delete');

    expect([folders(), said().join('')]).toEqual([['Attic'], expect.stringContaining('1 folder deleted.')]);
  });

  it('moves to the top and to the bottom [EDIT-075]', async () => {
    const { tick, run, folders, said } = await folderBatch();

    await tick('Attic');
    await run('Move to top');
    expect([folders(), said().join('')]).toEqual([['Attic', 'Ground', 'Pantry'], expect.stringContaining('1 folder moved to top.')]);
    await run('Move to bottom');

    expect(folders()).toEqual(['Ground', 'Pantry', 'Attic']);
  });

  it('logs “No folder found” for a deleted folder, reports it, and continues with the others [EDIT-076]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { tick, run, folders, said, session } = await folderBatch();

    await tick('Attic');
    await tick('Ground');
    session.edit('Delete folder', (edited) => ({ ...edited, folders: edited.folders.filter(({ id }) => id !== 'attic') }));
    await run('Move to bottom');

    expect(warn).toHaveBeenCalledWith('No folder found', 'attic');
    expect([folders(), said().join('')]).toEqual([['Ground', 'Pantry'], expect.stringContaining('No folder found')]);
  });
});
