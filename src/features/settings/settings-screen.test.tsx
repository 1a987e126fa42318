import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { toastSuccess } from '@/ui/toast';
import { renderSettings } from './testing/render-settings';

const commands = vi.hoisted(() => ({
  updateOrganization: vi.fn(async (_: unknown) => undefined),
  saveOrganizationList: vi.fn(async (_: unknown) => undefined),
}));
const tourCommands = vi.hoisted(() => ({ assignTourType: vi.fn(async (_: unknown) => undefined) }));
const savePointTypes = vi.hoisted(() => vi.fn(async (_: unknown) => undefined));
const uploadMapLayer = vi.hoisted(() =>
  vi.fn(async (_: unknown) => ({ url: 'https://files.example/map-layers/u1__districts.geojson', note: '' })),
);
const layerFiles = vi.hoisted(() => ({
  mapLayerFile: (url: string) => (url.includes('/map-layers/') ? { path: url, name: url.replace(/^.*__/, '') } : null),
}));
const removeFile = vi.hoisted(() => vi.fn(async (_: unknown) => undefined));
vi.mock('@/backend/storage/map-layer-files', () => layerFiles);
vi.mock('@/backend/storage/upload-map-layer', () => ({ uploadMapLayer }));
vi.mock('@/backend/storage/remove-file', () => ({ removeFile }));
vi.mock('@/backend/organizations/commands', () => commands);
vi.mock('@/backend/point-types/commands', () => ({ savePointTypes }));
vi.mock('@/backend/tours/commands', () => tourCommands);
vi.mock('@/ui/toast');
vi.mock('./map-layers/layers-preview', () => ({ LayersPreview: () => null }));

beforeEach(() => standInForDialogs());
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const user = userEvent.setup();
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const typed = async (name: string | RegExp, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};

describe('settings', () => {
  it('have sections, each with its address [SET-001]', async () => {
    await renderSettings();
    expect(
      within(screen.getByRole('navigation', { name: 'Settings' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'General',
      'Tour Types',
      'Point Types',
      'Tag/Icon Description',
      'Map Layers',
      'Theme',
      'Screens',
      'Languages',
      'API Keys',
      'Webhooks',
      'Usage',
    ]);

    await user.click(screen.getByRole('link', { name: 'Tour Types' }));
    expect(screen.getByRole('form', { name: 'Tour Types' })).toBeDefined();
  });

  it('tell those who may not change them who may', async () => {
    await renderSettings({ claims: { role: 'user' } });
    expect(screen.getByText('You don’t have permission to change these settings.')).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('save the name and say so [SET-002 SET-003]', async () => {
    await renderSettings();
    await typed('Organization name', 'Acme & Sons');
    await press('Save');

    expect(commands.updateOrganization.mock.calls[0]?.[0]).toEqual({ id: 'Acme', name: 'Acme & Sons' });
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Settings saved!'));
  });

  it('keep the input and show why a save was refused', async () => {
    commands.updateOrganization.mockRejectedValueOnce(new AppError('permission-denied', 'You don’t have permission to do this.'));
    await renderSettings();
    await typed('Organization name', 'Acme 2');
    await press('Save');

    expect((await screen.findByRole('alert')).textContent).toBe('You don’t have permission to do this.');
    expect(field('Organization name').value).toBe('Acme 2');
  });

  it('ask where somebody else changed the name meanwhile', async () => {
    const { store } = await renderSettings();
    await typed('Organization name', 'Mine');
    await store({ name: 'Theirs' });

    await screen.findByText('Organization name is now “Theirs”.');
    await press('Keep theirs: Organization name');
    expect(field('Organization name').value).toBe('Theirs');
  });
});

describe('tour types', () => {
  it('have a name and a colour, which is picked as such, and count their tours [SET-005 SET-006 MODEL-038]', async () => {
    await renderSettings({ section: 'tour-types' });
    expect(field('Name of tour type 1').value).toBe('House');
    await press('Colour of House: Pink 500');
    const choices = screen.getAllByRole<HTMLInputElement>('radio');
    const names = choices.map((choice) => choice.getAttribute('aria-label'));
    expect(new Set(names.map((name) => name?.split(' ')[0]))).toEqual(
      new Set(['Gray', 'Green', 'Blue', 'Indigo', 'Purple', 'Pink', 'Red', 'Yellow']),
    );
    expect(names.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((shade) => `Gray ${shade}00`));
    expect(choices.filter(({ checked }) => checked).map((choice) => choice.getAttribute('aria-label'))).toEqual(['Pink 500']);
    await user.click(screen.getByRole('radio', { name: 'Blue 700' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Colour of House: Blue 700' })).toBeDefined();
    expect(within(screen.getByRole('list', { name: 'Tour types' })).getByText('2 tours')).toBeDefined();
  });

  it('are added gray with range 600, in the field of the name [SET-007 MODEL-037]', async () => {
    await renderSettings({ section: 'tour-types' });
    await press('Add a tour type');
    await user.keyboard('Bridge');
    await press('Save');

    const [{ list, mine }] = commands.saveOrganizationList.mock.calls[0] as unknown as [{ list: string; mine: object[] }];
    expect(list).toBe('tourTypes');
    expect(mine[2]).toEqual({ id: expect.any(String), name: 'Bridge', color: 'gray', range: 600 });
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Settings saved!'));
  });

  it('are not saved without a name', async () => {
    await renderSettings({ section: 'tour-types' });
    await user.clear(field('Name of tour type 1'));
    await press('Save');

    expect(screen.getByRole('alert').textContent).toBe('Enter a name.');
    expect(commands.saveOrganizationList).not.toHaveBeenCalled();
  });

  it('are deleted after a question, and their tours get another type first [SET-008]', async () => {
    const order: string[] = [];
    tourCommands.assignTourType.mockImplementation(async () => void order.push('tours'));
    commands.saveOrganizationList.mockImplementation(async () => void order.push('types'));
    await renderSettings({ section: 'tour-types' });
    await press('Delete House');
    expect(screen.getByText('Are you sure you want to delete this tour type? It will affect all tours that use this type.')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'The 2 tours of this type get' }), 'Plant');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await press('Save');

    await waitFor(() => expect(order).toEqual(['tours', 'types']));
    expect(tourCommands.assignTourType.mock.calls[0]?.[0]).toEqual({ tours: ['hall', 'mill'], type: 'plant' });
  });

  it('stay while their tours could not be moved', async () => {
    tourCommands.assignTourType.mockRejectedValue(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    await renderSettings({ section: 'tour-types' });
    await press('Delete House');
    await user.selectOptions(screen.getByRole('combobox', { name: 'The 2 tours of this type get' }), 'Plant');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await press('Save');

    expect((await screen.findByRole('alert')).textContent).toBe('You are offline. Connect, then try again.');
    expect(commands.saveOrganizationList).not.toHaveBeenCalled();
  });

  it('join what somebody else adds meanwhile', async () => {
    const { store } = await renderSettings({ section: 'tour-types' });
    await typed('Name of tour type 1', 'Home');
    await store({
      tourTypes: [
        { id: 'house', name: 'House', color: 'pink', range: 500 },
        { id: 'plant', name: 'Plant', color: 'blue', range: 500 },
        { id: 'dam', name: 'Dam', color: 'green', range: 600 },
      ],
    });

    expect(await screen.findByDisplayValue('Dam')).toBeDefined();
    expect(screen.getByDisplayValue('Home')).toBeDefined();
  });
});

describe('icons', () => {
  it('have a description each, beside both of their images [SET-009 MODEL-006 MODEL-012 MODEL-013]', async () => {
    await renderSettings({ section: 'icons', organization: { iconDescription: [{ ref: 'red', description: 'Safety' }] } });
    const refs = ['black', 'blue', 'green', 'pink', 'purple', 'red', 'teal', 'white'];
    const images = screen.getAllByRole<HTMLImageElement>('img').map((image) => image.getAttribute('src'));
    expect(images).toEqual(refs.flatMap((ref) => [`/bundle/icons/default/${ref}.png`, `/bundle/icons/default/${ref}-hover.png`]));
    expect(field('Red').value).toBe('Safety');

    await typed('Blue', 'Water');
    await press('Save');
    const [{ mine }] = commands.saveOrganizationList.mock.calls[0] as unknown as [{ mine: { ref: string; description: string }[] }];
    expect(mine.map(({ ref }) => ref)).toEqual(refs);
    expect(mine.find(({ ref }) => ref === 'blue')?.description).toBe('Water');
  });
});

describe('map layers', () => {
  it('are listed, checked and saved [SET-011]', async () => {
    await renderSettings({ section: 'map-layers' });
    await press('Add a layer');
    await user.keyboard('Rivers');
    await user.type(field('Address'), 'https://t.example/tiles');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toMatch(/^The address of tiles contains/);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'GeoJSON');
    await press('Save');
    const [{ mine }] = commands.saveOrganizationList.mock.calls[0] as unknown as [{ mine: object[] }];
    expect(mine).toMatchObject([{ name: 'Rivers', url: 'https://t.example/tiles', format: 'geojson', enabled: true }]);
  });

  it('are uploaded as GeoJSON files, which are deleted once no layer names them [SET-011]', async () => {
    await renderSettings({ section: 'map-layers' });
    await press('Add a layer');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'GeoJSON');
    uploadMapLayer.mockRejectedValueOnce(new AppError('invalid-argument', 'There are no shapes in this file.'));
    const file = new File(['{}'], 'districts.geojson');
    await user.upload(screen.getByLabelText('GeoJSON file of the layer'), file);
    expect((await screen.findByRole('alert')).textContent).toBe('There are no shapes in this file.');

    uploadMapLayer.mockResolvedValueOnce({ url: 'https://files.example/map-layers/u1__districts.geojson', note: 'Converted from KML.' });
    await user.upload(screen.getByLabelText('GeoJSON file of the layer'), file);
    await screen.findByText('districts.geojson');
    expect(field('Name').value).toBe('districts');
    expect(screen.getByText('Converted from KML.').getAttribute('role')).toBe('status');

    uploadMapLayer.mockResolvedValueOnce({ url: 'https://files.example/map-layers/u2__wells.geojson', note: '' });
    await user.upload(screen.getByLabelText('GeoJSON file of districts'), new File(['{}'], 'wells.geojson'));
    await screen.findByText('wells.geojson');
    expect(field('Name').value).toBe('wells');
    await press('Use an address instead');
    await user.type(field('Address'), 'https://maps.example/d.geojson');
    await press('Save');

    await waitFor(() => expect(removeFile).toHaveBeenCalledWith('https://files.example/map-layers/u2__wells.geojson'));
  });

  it('begin in older organizations with the notice that adds the empty list [SET-010]', async () => {
    await renderSettings({ section: 'map-layers', organization: { mapLayers: undefined } });
    await press('Add the list');

    expect(commands.saveOrganizationList.mock.calls[0]?.[0]).toMatchObject({ list: 'mapLayers', base: [], mine: [] });
  });
});

describe('the theme', () => {
  it('warns about text that cannot be read, repairs it, and saves its colours alone', async () => {
    await renderSettings({ section: 'theme' });
    await typed('Text on primary and buttons', '#222222');
    expect(await screen.findByText(/^Text on primary is hard to read: contrast/)).toBeDefined();

    await press('Use white text');
    expect(field('Text on primary and buttons').value).toBe('#ffffff');
    await press('Save');
    await act(async () => undefined);
    expect(commands.updateOrganization.mock.calls[0]?.[0]).toMatchObject({ id: 'Acme', theme: { color: '#ffffff' } });
    expect(commands.updateOrganization.mock.calls[0]?.[0]).not.toHaveProperty('template');
  });

  it('is Loggia’s where nothing is stored, and reads background as another name of primary [MODEL-009 MODEL-010]', async () => {
    const names = ['Primary', 'Text on primary and buttons', 'Button', 'Button, hovered', 'Accent'];
    await renderSettings({ section: 'theme' });
    expect(names.map((name) => field(name).value)).toEqual(['#111827', '#eeeeee', '#1f2937', '#374151', '#10b981']);
    cleanup();

    await renderSettings({ section: 'theme', organization: { theme: { background: '#101010', color: '#fafafa' } } });
    expect(names.map((name) => field(name).value)).toEqual(['#101010', '#fafafa', '#1f2937', '#374151', '#10b981']);
  });

  it('repairs light buttons on a dark primary by one press', async () => {
    await renderSettings({ section: 'theme' });
    await typed('Button', '#f0c674');
    expect(await screen.findByText(/^Text on button is hard to read: contrast/)).toBeDefined();

    await press('Darken the buttons');

    expect(screen.queryByText(/is hard to read/)).toBeNull();
    expect(field('Primary').value).toBe('#111827');
  });

  it('has eight colours each for panels, tags and buttons of the older player, and saves them [MODEL-007]', async () => {
    await renderSettings({ section: 'theme', organization: { template: { main: { background: '#112233' } } } });
    const names = ['Background', 'Text', 'Heading', 'Accent', 'Hovered background', 'Hovered text', 'Chosen background', 'Chosen text'];
    for (const category of ['Panels', 'Tags', 'Buttons']) {
      const section = within(screen.getByRole('region', { name: category }));
      expect(names.filter((name) => !section.queryByText(name))).toEqual([]);
    }
    expect(field('Background').value).toBe('#112233');

    const tags = within(screen.getByRole('region', { name: 'Tags' }));
    for (const name of names) await user.click(tags.getByRole('button', { name: `Choose a colour for ${name}` }));
    await press('Save');

    const unset = { background: '', color: '', heading: '', accent: '', hover: '', hoverColor: '', active: '', activeColor: '' };
    const set = Object.fromEntries(Object.keys(unset).map((name) => [name, '#1f2937']));
    await waitFor(() =>
      expect(commands.updateOrganization.mock.lastCall?.[0]).toEqual({
        id: 'Acme',
        template: {
          main: { ...unset, ref: 'primary', background: '#112233' },
          tag: { ...set, ref: 'tag' },
          button: { ...unset, ref: 'secondary' },
        },
      }),
    );
  });

  it('reads colours that are stored as a list by their ref: primary, tag and secondary [MODEL-008]', async () => {
    const template = ['secondary', 'tag', 'primary', 'none'].map((ref, index) => ({ ref, heading: `#${index}${index}${index}` }));
    await renderSettings({ section: 'theme', organization: { template } });

    const heading = (category: string) =>
      within(screen.getByRole('region', { name: category })).getByRole<HTMLInputElement>('textbox', { name: 'Heading' }).value;
    expect(['Panels', 'Tags', 'Buttons'].map(heading)).toEqual(['#222222', '#111111', '#000000']);
  });
});
