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
  it('EDIT-063 lists the tags of the model; Create makes a PoI of type tag in the selected folder, and lists it no more', async () => {
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

  it('EDIT-064 Undo takes the last one back, and Reset All lists all again', async () => {
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

  it('EDIT-065 says so when there is none left, in other words when none is found', async () => {
    const { user } = await anImporter();
    await user.type(screen.getByRole('textbox', { name: 'Search tags' }), 'zzz');
    screen.getByText('No tag is called or described like this.');
    await user.clear(screen.getByRole('textbox', { name: 'Search tags' }));

    await user.click(screen.getByRole('button', { name: 'Create Boiler' }));
    await user.click(screen.getByRole('button', { name: 'Create Pump' }));

    screen.getByText('No more tags available');
  });

  it('lists what was taken over before no more, and what was undone again', async () => {
    const { user, session } = await anImporter();
    await user.click(screen.getByRole('button', { name: 'Create Boiler' }));
    expect(listed()).toEqual(['Pump']);

    act(() => session.undo());

    expect(listed()).toEqual(['Boiler', 'Pump']);
  });

  it('asks for patience until the viewer plays', () => {
    const { show } = anEditing();
    show(<TagImporter />);

    screen.getByText('Please wait for the tour to load');
  });

  it('stands in the place of a PoI, and makes room for one', async () => {
    const { state, visit, open } = await aScan({ activePoi: 'stove' });

    state().toggleTool('importer');
    expect(visit.state().activePoi).toBeNull();
    await open('sink');

    expect(state().tool).toBeNull();
    expect(visit.state().activePoi).toBe(poiId('sink'));
  });
});
