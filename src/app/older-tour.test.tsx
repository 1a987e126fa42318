import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPoiList, deletePoiList, updatePoiList } from '@/backend/older/commands';
import { fakeBucket } from '@/backend/storage/testing/fake-bucket';
import type { Role } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { itemOfPoint, type OlderItem, olderItemsFrom } from '@/domain/older/items';
import { olderTourFrom } from '@/domain/older/older-tours';
import { type PoiList, poiListFrom } from '@/domain/older/poi-lists';
import { colorFields, templateCategories } from '@/domain/organizations/template';
import { startOlderEditing } from '@/features/older/editor/start-older-editing';
import { OlderTourScreen } from '@/features/player/older/older-tour-screen';
import { aMember, anOrganization, openPlayer } from '@/features/player/testing/a-player';
import { fakeFrame } from '@/showcase/testing/fake-frame';
import { type FakeSdk, fakeSdk } from '@/showcase/testing/fake-sdk';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { toastError, toastSuccess } from '@/ui/toast';
import { resolvedCalls } from '@/widgets/player-session/testing/a-player-session';

const viewer = vi.hoisted(() => ({ present: null as unknown }));
const device = vi.hoisted(() => new Map<string, unknown>());

vi.mock('@/ui/toast');
vi.mock('idb-keyval', async (original) => ({
  ...(await original<typeof import('idb-keyval')>()),
  createStore: () => null,
  get: async (key: string[]) => structuredClone(device.get(key.join())),
  set: async (key: string[], value: unknown) => void device.set(key.join(), structuredClone(value)),
  del: async (key: string[]) => void device.delete(key.join()),
}));
vi.mock('@/backend/older/commands');
vi.mock('@/features/player/scene/free-area', () => ({ centerOnFreeArea: () => () => undefined }));
vi.mock('@/backend/storage/bucket', () => import('@/backend/storage/testing/fake-bucket'));
vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) => {
      const page = fakeFrame();
      const showcase = connectShowcase(page.frame, options);
      page.load({ connect: async () => (viewer.present as FakeSdk).sdk });
      return showcase;
    },
  };
});

const theViewer = () => viewer.present as FakeSdk;
async function play() {
  await waitFor(() => expect(theViewer().phase.listeners.size).toBeGreaterThan(0));
  await act(async () => theViewer().phase.set({ phase: 'appphase.playing' }));
}

beforeEach(() => {
  standInForDialogs();
  fakeBucket.empty();
  device.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  for (const method of ['info', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  viewer.present = fakeSdk({ auto: resolvedCalls });
  vi.mocked(addPoiList).mockImplementation(async (_ref, { poi, taken }) => ({
    ...aList({ id: 'n'.repeat(20), poi: [...poi] }),
    taken: [...taken],
  }));
  vi.mocked(updatePoiList).mockImplementation(async (_ref, list, { poi, taken }) => ({ ...list, poi: [...poi], taken: [...taken] }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const knob = { identifier: 'knob', name: 'Knob', sweep: 'b', tasks: [{ identifier: 'screw', name: 'Screw' }] };
const stored = [
  { identifier: 'stove', name: 'Stove', sweep: 'b', type: 'sweep', tasks: [knob] },
  { identifier: 'sink', name: 'Sink', sweep: 'a', type: 'tag', description: '<p>Of steel.</p>' },
];
const aList = ({ id = 'x'.repeat(20), poi = olderItemsFrom(stored), user = 'someone', at = 1 } = {}): PoiList => ({
  ...poiListFrom(id, { updated: new Date(at), user }),
  poi,
});

const sweeps = ['a', 'b'].map((id, sort) => ({ id, name: `Sweep ${sort + 1}`, sort }));

type OpenedTour = { role?: Role; at?: string; lists?: PoiList[]; points?: object[]; organization?: object };

async function openTour({ role = 'superuser', at = '', lists = [aList()], points = [], organization = {} }: OpenedTour = {}) {
  const key = ['organizations', 'Acme', 'tours', 'hall'];
  return openPlayer({
    at: `/Acme/tour/hall${at}`,
    path: '/:organization/tour/:id',
    screen: <OlderTourScreen editor={async () => startOlderEditing} />,
    cachedQueries: [
      [['organizations', 'Acme'], anOrganization({ status: true, ...organization })],
      [key, olderTourFrom('hall', { name: 'The older hall', matterportId: 'AbCdEfGh123', organization: 'Acme' })],
      [[...key, 'pois'], lists],
      [[...key, 'pointsOfInterest'], points],
      [[...key, 'sweeps'], sweeps],
    ],
    who: aMember(role),
  });
}

/** The list of the editor, whose code is loaded first. */
const list = async () => {
  await screen.findByRole('toolbar', { name: 'Add' });
  return screen.getByRole('region', { name: 'Points of interest' });
};
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const panel = () => screen.findByRole('region', { name: 'Edit panel' });
const openItem = async (name: string) => {
  fireEvent.click(within(await list()).getByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await panel());
};
const savedItems = (): readonly OlderItem[] => vi.mocked(addPoiList).mock.calls.at(-1)?.[1].poi ?? [];

describe('an older tour', () => {
  it('is read-only with mode=view, and for members who may not edit [ROUTE-017 ROUTE-050 OLD-013 ACCESS-048]', async () => {
    await openTour({ at: '?mode=view' });

    expect(await screen.findByRole('treeitem', { name: /Sink/ })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'The older hall' })).toBeDefined();
    expect(document.title).toBe('Digital Twin - The older hall');
    expect(screen.queryByRole('button', { name: 'Save' })).toBe(null);
    cleanup();
    await openTour({ role: 'user' });
    expect(await screen.findByRole('treeitem', { name: /Sink/ })).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Edit' })).toBe(null);
  });

  it('has the colours that its organization chose for the older player, each in a rule of its style [MODEL-007]', async () => {
    const template = { main: { background: '#ff00aa' }, tag: { background: '#ff00aa', color: '#000000' }, button: { hover: '#ffffff' } };
    await openTour({ at: '?mode=view', organization: { template } });
    await screen.findByRole('treeitem', { name: /Sink/ });
    const colored = document.querySelector<HTMLElement>('[data-older-colors]');

    expect(colored?.dataset.olderColors?.split(' ')).toEqual([
      'main-background',
      'main-color',
      'tag-background',
      'tag-color',
      'button-hover',
      'button-hoverColor',
    ]);
    expect(colored?.style.getPropertyValue('--tag-background')).toBe('#ff00aa');
    expect(colored?.contains(screen.getByRole('region', { name: 'Points of interest' }))).toBe(true);
    // the test bundler replaces imports of styles with an empty module
    const { readFileSync } = await vi.importActual<{ readFileSync: (file: URL, encoding: 'utf8') => string }>('node:fs');
    const path = '../features/player/older/older-colors.css';
    const style = readFileSync(new URL(path, import.meta.url), 'utf8');
    for (const name of templateCategories.flatMap((category) => colorFields.map((field) => `${category}-${field}`))) {
      expect(style).toContain(`[data-older-colors~="${name}"]`);
      expect(style).toContain(`var(--${name})`);
    }
  });

  it('is denied to others, and while the organization is suspended [ACCESS-048 ACCESS-049]', async () => {
    await openTour({ organization: { status: false } });

    expect(await screen.findByText('Missing permission to view this content.')).toBeDefined();
  });

  it('loads its latest list only if the id has 20 characters [OLD-018]', async () => {
    await openTour({ lists: [aList({ id: 'short', at: 2 }), aList()] });
    expect(await button('Save New List')).toBeDefined();
    expect(screen.getByText(/No points yet/)).toBeDefined();
    cleanup();

    await openTour();
    expect(within(await list()).getByRole('button', { name: /^Sink/ })).toBeDefined();
    expect(await button('Save')).toBeDefined();
  });

  it('has a top bar with the organization and the name, and its panels [OLD-013]', async () => {
    await openTour();
    await list();

    expect(screen.getByRole('link', { name: /Acme Heritage/ }).getAttribute('href')).toContain('/o/Acme');
    fireEvent.click(await button('History'));
    expect(await screen.findByRole('dialog', { name: 'History' })).toBeDefined();
  });

  it('has the organization’s logo above its list, 200 to 300 px wide, or the name without one [OLD-035]', async () => {
    await openTour({ organization: { logoUrl: '/logo.png' } });
    const logo = within(await list()).getByRole('img', { name: 'Acme Heritage' });
    expect([logo.style.minWidth, logo.style.maxWidth]).toEqual(['200px', '300px']);
    cleanup();

    await openTour();
    expect(within(await list()).getByText('Acme Heritage')).toBeDefined();
  });

  it('places its tags one second after the scan is ready [OLD-032]', async () => {
    const added = () => theViewer().calls.filter(({ name }) => name === 'Tag.add').length;
    await openTour({ at: '?mode=view' });
    await screen.findByRole('treeitem', { name: /Sink/ });
    await waitFor(() => expect(theViewer().phase.listeners.size).toBeGreaterThan(0));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => theViewer().phase.set({ phase: 'appphase.playing' }));

    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(added()).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(201));
    expect(added()).toBeGreaterThan(0);
  });
});

describe('a list of an older tour', () => {
  it('is updated by its author, grey until it is changed, and flashes for a second [OLD-015 OLD-016 OLD-017 OLD-019 OLD-021]', async () => {
    await openTour();
    const save = await button('Save');
    expect([save.disabled, save.className.includes('bg-button')]).toEqual([false, false]);
    const edit = await openItem('Sink');
    fireEvent.change(edit.getByRole('textbox', { name: 'Name' }), { target: { value: 'Ba\u202esin' } });
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    expect((await button('Save')).className).toContain('bg-button');

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true }));

    expect(vi.mocked(updatePoiList).mock.calls[0]?.[2].poi.map(({ name }) => name)).toEqual(['Stove', 'Basin']);
    expect(toastSuccess).toHaveBeenCalledWith('List updated!');
    expect(screen.getByText('All changes saved')).toBeDefined();
    const flashing = () => document.querySelector('[data-flashes]');
    expect(flashing()).not.toBe(null);
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(flashing()).not.toBe(null);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(flashing()).toBe(null);
  });

  it('of somebody else is saved as a new list [OLD-016 OLD-021 OLD-027]', async () => {
    await openTour({ lists: [aList({ user: 'else' })] });
    const edit = await openItem('Sink');
    fireEvent.change(edit.getByRole('textbox', { name: 'Name' }), { target: { value: 'Mine' } });
    expect(screen.getByText(/saves yours as a new list/)).toBeDefined();

    fireEvent.click(await button('Save'));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Saved!'));
    expect(savedItems().map(({ name }) => name)).toEqual(['Stove', 'Mine']);
    expect(updatePoiList).not.toHaveBeenCalled();
    expect(console.info).toHaveBeenCalledWith('The email address of the author could not be found.');
  });

  it('that is new has Save New List, and keeps its points when saving fails [OLD-014 OLD-021 MODEL-074]', async () => {
    vi.mocked(addPoiList).mockRejectedValueOnce(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    await openTour({ lists: [] });
    await play();
    fireEvent.click(await button('Add sweep'));
    await panel();

    fireEvent.click(await button('Save New List'));

    await waitFor(() => expect(toastError).toHaveBeenCalledWith('ERROR!'));
    expect(screen.getByRole('alert').textContent).toBe('You are offline. Connect, then try again. Your changes are still here.');
    fireEvent.click(await button('Save New List'));
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Saved!'));
    expect(savedItems()).toMatchObject([{ name: 'New sweep', type: 'sweep', icon: 'black' }]);
    const ids = vi.mocked(addPoiList).mock.calls.map(([, , id]) => id);
    expect([ids[0], ids[0]?.length]).toEqual([ids[1], 20]);
  });

  it('that a copy of a tour does not have yet begins with the points that were copied into it [ADMIN-047 ADMIN-057 ADMIN-076]', async () => {
    const content = [{ type: 'text', name: 'Textbox', content: '<p>Of iron.</p>' }];
    const points = [
      itemOfPoint('door', { name: 'New door', sweep: 'a', published: false }),
      itemOfPoint('stove', { name: 'Stove', sweep: 'b', content }),
    ];
    await openTour({ at: '?mode=view', lists: [], points });
    expect((await screen.findAllByRole('treeitem')).map(({ textContent }) => textContent?.trim())).toEqual(['New door', 'Stove']);
    fireEvent.click(screen.getByRole('treeitem', { name: 'Stove' }));
    expect(await screen.findByText('Of iron.')).toBeDefined();
    cleanup();

    await openTour({ lists: [], points });
    await openItem('New door');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Front door' } });
    fireEvent.click(await button('Save New List'));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Saved!'));
    expect(savedItems().map(({ name }) => name)).toEqual(['Front door', 'Stove']);
  });

  it('shows points that the console added beside the list, which the next save takes [ADMIN-043 ADMIN-047 ADMIN-057]', async () => {
    const points = [
      itemOfPoint('stove', { name: 'Another stove', sweep: 'b' }),
      itemOfPoint('door', { name: 'Audit door', sweep: 'a' }),
      itemOfPoint('window', { name: 'Window', sweep: 'a' }),
    ];
    await openTour({ at: '?mode=view', points });
    const folder = await screen.findByRole('treeitem', { name: /^More points/ });
    expect(folder).toBeDefined();
    expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent?.trim())).toEqual(
      expect.arrayContaining([expect.stringContaining('Audit door'), expect.stringContaining('Window')]),
    );
    expect(screen.queryByRole('treeitem', { name: /Another stove/ })).toBeNull();
    cleanup();

    await openTour({ points });
    const beside = () => within(screen.getByRole('region', { name: 'More points' }));
    await list();
    expect(
      beside()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Audit door', 'Window']);
    await openItem('Window');
    fireEvent.click(await button(/^Delete/));
    const confirm = screen.queryByRole('dialog');
    if (confirm) fireEvent.click(within(confirm).getByRole('button', { name: 'Delete' }));
    fireEvent.click(await button('Save'));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('List updated!'));
    const saved = vi.mocked(updatePoiList).mock.calls[0]?.[2];
    expect(saved?.poi.map(({ name }) => name)).toEqual(['Stove', 'Sink', 'Audit door']);
    expect(saved?.taken).toEqual(['stove', 'door', 'window']);
    expect(screen.queryByRole('region', { name: 'More points' })).toBeNull();
  });

  it('that was saved in another window meanwhile can be saved as a new one [OLD-016]', async () => {
    vi.mocked(updatePoiList).mockRejectedValueOnce(new AppError('aborted', 'This list was saved in another window in the meantime.'));
    await openTour();
    const edit = await openItem('Sink');
    fireEvent.change(edit.getByRole('textbox', { name: 'Name' }), { target: { value: 'Basin' } });
    fireEvent.click(await button('Save'));

    fireEvent.click(await button('Save as a new list'));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Saved!'));
    expect(savedItems().map(({ name }) => name)).toEqual(['Stove', 'Basin']);
  });

  it('that was never saved is offered at the next visit, until it is saved [OLD-017]', async () => {
    await openTour();
    const edit = await openItem('Sink');
    fireEvent.change(edit.getByRole('textbox', { name: 'Name' }), { target: { value: 'Basin' } });
    await waitFor(() => expect([...device.keys()]).toEqual(['someone,Acme,hall']));
    cleanup();

    await openTour();
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'Restore unsaved changes?' })).getByRole('button', { name: 'Restore' }),
    );
    expect(await screen.findByRole('button', { name: /^Basin/ })).toBeDefined();
    fireEvent.click(await button('Save'));

    await waitFor(() => expect(device.size).toBe(0));
    expect(vi.mocked(updatePoiList).mock.calls[0]?.[2].poi.map(({ name }) => name)).toEqual(['Stove', 'Basin']);
  });

  it('stays with its unsaved changes when the organization is suspended or the tour deleted', async () => {
    const { client } = await openTour();
    const edit = await openItem('Sink');
    fireEvent.change(edit.getByRole('textbox', { name: 'Name' }), { target: { value: 'Basin' } });
    const key = ['organizations', 'Acme'];

    act(() => void client.setQueryData([...key, 'tours', 'hall'], null));
    act(() => void client.setQueryData(key, anOrganization({ status: false })));

    expect(await screen.findByRole('button', { name: /^Basin/ })).toBeDefined();
    fireEvent.click(await button('Save'));
    await waitFor(() => expect(updatePoiList).toHaveBeenCalled());
    cleanup();
    const looking = await openTour({ at: '?mode=view' });
    await screen.findByRole('treeitem', { name: /Sink/ });
    act(() => void looking.client.setQueryData(key, anOrganization({ status: false })));
    expect(await screen.findByText('Missing permission to view this content.')).toBeDefined();
  });

  it('is loaded and deleted in the history [OLD-020 OLD-022]', async () => {
    const other = aList({ id: 'o'.repeat(20), poi: olderItemsFrom([{ identifier: 'roof', name: 'Roof' }]), at: 0 });
    await openTour({ lists: [aList(), other] });
    fireEvent.click(await button('History'));
    const history = within(await screen.findByRole('dialog', { name: 'History' }));
    expect(history.getAllByText(/You, /)).toHaveLength(2);

    fireEvent.click(history.getAllByRole('button', { name: /^Load the list/ })[1] as HTMLElement);
    expect(await screen.findByRole('button', { name: /^Roof/ })).toBeDefined();

    vi.mocked(deletePoiList).mockRejectedValueOnce(new AppError('permission-denied', 'No.')).mockResolvedValueOnce();
    fireEvent.click(await button('History'));
    fireEvent.click((await screen.findAllByRole('button', { name: /^Delete the list/ }))[0] as HTMLElement);
    const confirm = within(await screen.findByRole('dialog', { name: 'Delete this list?' }));
    fireEvent.click(confirm.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toastError).toHaveBeenCalledWith(`Unable to delete POI List: ${'x'.repeat(20)}`));
    fireEvent.click(confirm.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith(`POI List deleted: ${'x'.repeat(20)}`));
  });
});

describe('a point of an older list', () => {
  it('below another is not deleted where it cannot be found [OLD-023]', async () => {
    await openTour();
    const edit = await openItem('Screw');

    fireEvent.click(edit.getByRole('button', { name: 'Delete' }));

    expect(toastError).toHaveBeenCalledWith('Error deleting POI: did not find Knob.');
    expect(await screen.findByRole('button', { name: /^Screw/ })).toBeDefined();
  });

  it('is deleted, and comes back by Undo [OLD-017]', async () => {
    await openTour();
    const edit = await openItem('Sink');

    fireEvent.click(edit.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: /^Sink/ })).toBe(null));
    const [, options] = vi.mocked(toastSuccess).mock.calls.at(-1) ?? [];
    act(() => options?.action?.run());
    expect(await screen.findByRole('button', { name: /^Sink/ })).toBeDefined();
  });

  it('gets a new view with Set View, and its tag is placed under a banner [OLD-013 OLD-031]', async () => {
    await openTour();
    await play();
    const edit = await openItem('Sink');
    fireEvent.click(edit.getByRole('button', { name: 'Set View' }));
    expect(await screen.findByText('New view of “Sink”')).toBeDefined();
    fireEvent.click(
      within(screen.getByText('New view of “Sink”').closest('.glass') as HTMLElement).getByRole('button', { name: 'Set View' }),
    );
    expect(toastSuccess).toHaveBeenCalledWith('View updated');

    fireEvent.click(edit.getByRole('button', { name: 'Move tag' }));
    expect(await screen.findByText('You are placing a tag')).toBeDefined();
    fireEvent.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByText('You are placing a tag')).toBe(null));
  });

  it('keeps its view and its tag where Escape cancels', async () => {
    await openTour();
    await play();
    const edit = await openItem('Sink');
    fireEvent.click(edit.getByRole('button', { name: 'Set View' }));
    await screen.findByText('New view of “Sink”');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText('New view of “Sink”')).toBe(null));

    fireEvent.click(edit.getByRole('button', { name: 'Move tag' }));
    await screen.findByText('You are placing a tag');
    fireEvent.keyDown(document.body, { key: 'Escape' });

    await waitFor(() => expect(screen.queryByText('You are placing a tag')).toBe(null));
    // the panel of the point stays open
    expect(edit.getByRole('button', { name: 'Set View' }).isConnected).toBe(true);
    expect(screen.getByText('All changes saved')).toBeDefined();
  });

  it('has files of its sweep, of the allowed types, which are deleted again [OLD-024 OLD-025 OLD-028]', async () => {
    await openTour();
    const edit = await openItem('Sink');
    const input = edit.getByLabelText('Files');
    fireEvent.change(input, {
      target: { files: [new File(['x'], 'film.mp4', { type: 'video/mp4' }), new File(['x'], 'plan.pdf', { type: 'application/pdf' })] },
    });

    expect((await edit.findByRole('alert')).textContent).toBe('Unsupported file type: film.mp4');
    const entry = await edit.findByRole('button', { name: 'Delete plan.pdf' });
    expect(fakeBucket.paths().filter((path: string) => path.startsWith('organizations/Acme/tours/hall/sweeps/a/'))).toHaveLength(1);
    fireEvent.click(entry);
    fireEvent.click(within(await screen.findByRole('dialog', { name: 'Delete this file?' })).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('File deleted'));

    const odd = [new File(['x'], 'IMG_1.HEIC'), new File(['\0\0\0\u0018ftypheic'], 'IMG_2.jpg'), new File(['%PDF'], 'plan #2.pdf')];
    fireEvent.change(input, { target: { files: odd } });
    await waitFor(() =>
      expect(edit.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Unsupported file type: IMG_1\.HEIC\. Most browsers can’t show HEIC images: export it as JPEG/),
        expect.stringMatching(/^IMG_2\.jpg: Most browsers can’t show HEIC images: export it as JPEG/),
      ]),
    );
    await edit.findByText('“plan #2.pdf” is now named “plan 2.pdf”: a name cannot contain # [ ] * or ?.');
  });

  it('has a screenshot of 720 by 480 pixels and the poster of its sweep [OLD-026 OLD-029 OLD-030]', async () => {
    await openTour();
    await play();
    const edit = await openItem('Sink');
    fireEvent.click(edit.getByRole('button', { name: 'Take screenshot' }));

    await waitFor(() =>
      expect(theViewer().calls.find(({ name }) => name === 'Renderer.takeScreenShot')?.args[0]).toEqual({ width: 720, height: 480 }),
    );
    fireEvent.change(edit.getByLabelText('Poster'), { target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] } });
    await waitFor(() => expect(toastError).toHaveBeenCalledWith('Unsupported file type'));
    fireEvent.change(edit.getByLabelText('Poster'), { target: { files: [new File(['GIF89a'], 'a.png', { type: 'image/png' })] } });
    await waitFor(() => expect(fakeBucket.paths()).toContain('organizations/Acme/tours/hall/sweeps/a/poster'));
  });

  it('shows its image, larger under the pointer [OLD-029 OLD-034]', async () => {
    fakeBucket.put('organizations/Acme/tours/hall/sweeps/a/thumbs/sink.jpg', { contentType: 'image/jpeg' });
    await openTour();

    const row = within(await list()).getByRole('button', { name: /^Sink/ });
    await waitFor(() => expect(row.querySelector('img')?.className).toMatch(/size-10.*group-hover:size-20/));
  });
});
