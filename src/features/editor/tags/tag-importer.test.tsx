import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { folderId, poiId } from '@/domain/ids';
import { anEditing } from '../testing/an-editing';
import { TagImporter } from './tag-importer';
import { aScan } from './testing/a-scan';

const modelTag = (id: string, label: string, x: number) => ({
  id,
  label,
  description: `About ${label}`,
  anchorPosition: { x, y: 1, z: 0 },
  stemVector: { x: 0, y: 0.3, z: 0 },
  color: { r: 0, g: 0, b: 1 },
});

/** The importer over a model with a tag at each end. */
async function anImporter() {
  const scan = await aScan();
  await act(async () => scan.fake.tags.set([modelTag('m1', 'Boiler', 0.4), modelTag('m2', 'Pump', 2.1)]));
  return { ...scan, ...scan.show(<TagImporter />) };
}

const listed = () => screen.queryAllByRole('listitem').map((line) => within(line).getAllByText(/^(Boiler|Pump)$/)[0]?.textContent);

afterEach(cleanup);

describe('the tag importer', () => {
  it('lists the tags of the model; Create adds a PoI of type tag to the selected folder and removes the tag from the list [EDIT-063]', async () => {
    const { user, state } = await anImporter();
    state().selectFolder(folderId('attic'));
    expect(listed()).toEqual(['Boiler', 'Pump']);

    await user.click(screen.getByRole('button', { name: 'Create Pump' }));

    expect(listed()).toEqual(['Boiler']);
    expect(state().edited.folders[1]?.pois.at(-1)).toMatchObject({
      name: 'Pump',
      type: 'tag',
      sweep: 'b',
      position: { x: 2.1, y: 1, z: 0 },
      tag: { sid: 'm2', label: 'Pump', description: 'About Pump', stemHeight: 0.3, color: { r: 0, g: 0, b: 1 } },
    });
  });

  it('says which folder the tags are added to, and changes it', async () => {
    const { user, state } = await anImporter();
    const folder = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Add to folder' });
    expect(folder.selectedOptions[0]?.textContent).toBe('Ground');

    await user.selectOptions(folder, 'Attic');
    await user.click(screen.getByRole('button', { name: 'Create Pump' }));

    expect(state().selectedFolder).toBe('attic');
    expect(state().edited.folders[1]?.pois.at(-1)).toMatchObject({ name: 'Pump', icon: 'blue', tag: { icon: 'blue' } });
  });

  it('Create all adds all tags that are found, as one step, and Undo reverts them together', async () => {
    const { user, state } = await anImporter();
    const names = () => state().edited.folders[0]?.pois.map(({ name }) => name);

    await user.click(screen.getByRole('button', { name: 'Create all' }));
    expect([names(), state().past.length, listed()]).toEqual([['Stove', 'Sink', 'Boiler', 'Pump'], 1, []]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect([names(), listed()]).toEqual([
      ['Stove', 'Sink'],
      ['Boiler', 'Pump'],
    ]);
    await user.type(screen.getByRole('textbox', { name: 'Search tags' }), 'pum');
    await user.click(screen.getByRole('button', { name: 'Create 1 tag' }));

    expect(names()).toEqual(['Stove', 'Sink', 'Pump']);
  });

  it('Undo reverts the last import, and Reset All lists all tags again [EDIT-064]', async () => {
    const { user, state } = await anImporter();
    await user.click(screen.getByRole('button', { name: 'Create Boiler' }));
    await user.click(screen.getByRole('button', { name: 'Create Pump' }));

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(listed()).toEqual(['Pump']);
    expect(state().edited.folders[0]?.pois.map(({ name }) => name)).toEqual(['Stove', 'Sink', 'Boiler']);
    await user.click(screen.getByRole('button', { name: 'Reset All' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset All' }));

    expect(listed()).toEqual(['Boiler', 'Pump']);
    expect(state().edited.folders[0]?.pois.map(({ name }) => name)).toEqual(['Stove', 'Sink', 'Boiler']);
    expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
  });

  it('shows different messages when no tags are left and when none match [EDIT-065]', async () => {
    const { user } = await anImporter();
    await user.type(screen.getByRole('textbox', { name: 'Search tags' }), 'zzz');
    screen.getByText('No matching tags');
    await user.clear(screen.getByRole('textbox', { name: 'Search tags' }));

    await user.click(screen.getByRole('button', { name: 'Create Boiler' }));
    await user.click(screen.getByRole('button', { name: 'Create Pump' }));

    screen.getByText('No more tags available');
  });

  it('does not list imported tags, but lists undone ones again', async () => {
    const { user, session } = await anImporter();
    await user.click(screen.getByRole('button', { name: 'Create Boiler' }));
    expect(listed()).toEqual(['Pump']);

    act(() => session.undo());

    expect(listed()).toEqual(['Boiler', 'Pump']);
  });

  it('asks to wait until the viewer is ready', () => {
    const { show } = anEditing();
    show(<TagImporter />);

    screen.getByText('Please wait for the tour to load');
  });

  it('closes the open PoI, and closes when one opens', async () => {
    const { state, player, open } = await aScan({ activePoi: 'stove' });

    state().toggleTool('importer');
    expect(player.state().activePoi).toBeNull();
    await open('sink');

    expect(state().tool).toBeNull();
    expect(player.state().activePoi).toBe(poiId('sink'));
  });
});
