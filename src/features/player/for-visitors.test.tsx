import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationFrom } from '@/domain/application/configuration';
import { offlineCopyFrom } from '@/domain/offline/copy';
import type { Stored } from '@/domain/stored';
import { fakeFrame } from '@/showcase/testing/fake-frame';
import { type FakeSdk, fakeSdk } from '@/showcase/testing/fake-sdk';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { copiesKey } from '@/widgets/offline/use-saving';
import { resolvedCalls } from '@/widgets/player-session/testing/a-player-session';
import { article, aVisitor, bar, inWindowOf, list, visitorPages } from './testing/visitor-pages';

type Viewer = FakeSdk & { models: string[] };
const viewer = vi.hoisted(() => ({ current: null as unknown, configuration: {} }));
const currentViewer = () => viewer.current as Viewer;

vi.mock('@/widgets/offline/start-worker', () => ({ canStoreTours: () => true, startWorker: async () => undefined }));
vi.mock('@/backend/offline/copies', async (original) => ({
  ...(await original<typeof import('@/backend/offline/copies')>()),
  storedCopies: () => new Promise(() => undefined),
}));
vi.mock('./scene/free-area', () => ({ centerOnFreeArea: () => () => undefined }));
vi.mock('@/backend/config', async (original) => ({
  ...(await original<typeof import('@/backend/config')>()),
  configuration: () => configurationFrom(viewer.configuration),
}));
vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) => {
      currentViewer().models.push(options.model);
      const page = fakeFrame();
      const showcase = connectShowcase(page.frame, options);
      page.load({ connect: async () => currentViewer().sdk });
      return showcase;
    },
  };
});

// slow machines
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  standInForDialogs();
  viewer.current = { ...fakeSdk({ auto: resolvedCalls }), models: [] };
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  viewer.configuration = {};
  vi.restoreAllMocks();
});

describe.each(visitorPages)('%s, to a visitor', (_kind, openTour) => {
  const player = (more: Stored = {}, query = '') => aVisitor(openTour, currentViewer, more, query);

  it('has a switch to the scan without furniture, and back, where there is such a scan [PLAYER-068 MODEL-026]', async () => {
    const { user } = await player();

    await user.click(bar().getByRole('button', { name: 'Without furniture' }));
    await waitFor(() => expect(currentViewer().models.at(-1)).toBe('EmptyHall11'));
    await user.click(bar().getByRole('button', { name: 'Without furniture' }));
    await waitFor(() => expect(currentViewer().models.at(-1)).toBe('AbCdEfGh123'));
    cleanup();
    await player({ defurnishId: '' });

    expect(bar().queryByRole('button', { name: 'Without furniture' })).toBe(null);
  });

  it('shows the model that is configured in place of the tour’s own [MODEL-027]', async () => {
    viewer.configuration = { alternateModels: { hall: 'Alternate11' } };
    await player();

    await waitFor(() => expect(currentViewer().models).toEqual(['Alternate11']));
  });

  it('has its guided tours in the bar, and opens one by address', async () => {
    const guidedTours = [{ id: 'round', name: 'Round the hall', stops: [{ id: 'first', poi: 'stove', text: 'It is warm.' }] }];
    await player({ guidedTours }, '?guide=round&stop=first');

    await screen.findByRole('toolbar', { name: 'Guided tour: Round the hall' });
    bar().getByRole('button', { name: 'Guided tours' });
  });

  it('waits for its visitor as a kiosk, with nothing to take along or to leave by', async () => {
    const { user } = await player({}, '?kiosk');

    await user.click(await screen.findByRole('button', { name: /Touch to begin/ }));

    expect(screen.queryByRole('button', { name: /Touch to begin/ })).toBeNull();
    expect(bar().queryByRole('button', { name: 'Share' })).toBeNull();
    expect(within(screen.getByRole('banner')).queryByRole('link')).toBeNull();
  });

  it('downloads and stores nothing as a kiosk, and leads to no other stage', async () => {
    viewer.configuration = { stageOrganizations: ['Acme'] };
    const ofStages = { tourTypeId: 'survey' };
    const { openMore, user } = await player(ofStages, '?start=stove');
    await article('Stove');
    await screen.findByRole('button', { name: 'Download Manual.pdf' });
    bar().getByRole('button', { name: 'Stages' });
    (await openMore()).getByRole('button', { name: 'Save for offline' });
    await user.keyboard('{Escape}');
    cleanup();

    const kiosk = await player(ofStages, '?kiosk&start=stove');

    await screen.findByText('Manual.pdf');
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
    expect(bar().queryByRole('button', { name: 'Stages' })).toBeNull();
    expect((await kiosk.openMore()).queryByRole('button', { name: 'Save for offline' })).toBeNull();
  });

  it('turns from its picture into the scan where that is, in one change [PLAYER-005]', async () => {
    const { play, container } = await player();
    const [scan] = container.querySelectorAll('iframe');
    const poster = container.querySelector('.blur-\\[6px\\]')?.parentElement;
    expect([poster, scan].map((each) => each?.classList.contains('opacity-0'))).toEqual([false, true]);
    expect(poster?.parentElement).toBe(scan?.parentElement);

    await play();

    // the picture alone fades, over the scan
    await waitFor(() => expect([poster, scan].map((each) => each?.classList.contains('opacity-0'))).toEqual([true, false]));
    expect([poster, scan].map((each) => each?.classList.contains('transition-opacity'))).toEqual([true, false]);
  });

  it('shows what one sees until the scan without furniture can be seen, and never the poster between', async () => {
    const { user, play, container } = await player();
    await play();
    const [furnished] = container.querySelectorAll('iframe');
    const poster = () => container.querySelector('.blur-\\[6px\\]')?.parentElement as HTMLElement;
    const hasPoster = () => !poster().classList.contains('opacity-0');
    await waitFor(() => expect(hasPoster()).toBe(false));
    const before = currentViewer();
    viewer.current = { ...fakeSdk({ auto: resolvedCalls }), models: before.models };

    await user.click(bar().getByRole('button', { name: 'Without furniture' }));
    await waitFor(() => expect(currentViewer().models.at(-1)).toBe('EmptyHall11'));
    expect([...container.querySelectorAll('iframe')][0]).toBe(furnished);
    expect([container.querySelectorAll('iframe').length, hasPoster()]).toEqual([2, false]);
    await play();

    await waitFor(() => expect(container.querySelectorAll('iframe')).toHaveLength(1));
    expect([furnished?.isConnected, hasPoster()]).toEqual([false, false]);
  });

  it.each([
    ['cannot be shown', false],
    ['was interrupted, as by a lost WebGL context', true],
  ])('has list, report and files one press away, and its image, where the scan %s', async (_what, wasPlaying) => {
    inWindowOf(844);
    const { user, play, container } = await player({}, '?start=stove');
    if (wasPlaying) await play();
    else await waitFor(() => expect(currentViewer().phase.listeners.size).toBeGreaterThan(0));

    await act(async () => currentViewer().phase.set({ phase: 'appphase.error' }));

    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('link', { name: 'Plans and files' }).getAttribute('href')).toMatch(/files\b/);
    expect(container.querySelector('.blur-\\[6px\\]')?.parentElement?.classList.contains('opacity-0')).toBe(false);
    await user.click(screen.getAllByRole('button', { name: /^Points of interest/ })[0] as HTMLElement);
    await waitFor(() => expect(list()).not.toBeNull());
    await user.click(alert.getByRole('link', { name: 'Read it as a report' }));
    expect((await screen.findByText(/A house/)).textContent).toContain('report');
  });

  it('has the installation’s scan without furniture where the tour has none of its own [MODEL-026]', async () => {
    viewer.configuration = { defaultDefurnishId: 'DefaultHal1' };
    const { user } = await player({ defurnishId: '' });

    await user.click(bar().getByRole('button', { name: 'Without furniture' }));

    await waitFor(() => expect(currentViewer().models.at(-1)).toBe('DefaultHal1'));
  });

  it('has the switch to the scan without furniture under More on a phone [PLAYER-068]', async () => {
    inWindowOf(390);
    const { openMore } = await player();

    expect((await openMore()).getByRole('switch', { name: 'Without furniture' })).toBeTruthy();
  });

  it('shows the drone mapping [PLAYER-020]', async () => {
    const { user } = await player({ nira: 'https://maps.example/hall' });

    await user.click(bar().getByRole('button', { name: 'Show Drone Mapping' }));

    expect(await screen.findByRole('dialog', { name: 'Drone mapping' })).toBeTruthy();
  });

  it.each([
    ['beside its name', false],
    ['under More', true],
  ])('says what the place is: %s', async (_where, isUnderMore) => {
    const { user, openMore } = await player();

    if (isUnderMore) await user.click((await openMore()).getByRole('button', { name: 'About this tour' }));
    else await user.click(screen.getByRole('button', { name: 'About this tour' }));

    const about = within(await screen.findByRole('dialog', { name: 'The Hall' }));
    expect(about.getByText(/of bricks/).textContent).toBe('A house\nof bricks');
    for (const detail of ['Behind the church', 'Acme Heritage', 'Cellar, Salon', '6 May 2025'])
      expect(about.getByText(detail)).toBeTruthy();
    expect(about.getByRole('link', { name: 'Read it as a report' }).getAttribute('href')).toMatch(/report$/);
  });

  it.each([
    ['a description', { description: 'Of bricks' }],
    ['an address', { address: 'Here 1' }],
    ['a place', { place: { locality: 'Stockholm' } }],
    ['names of floors', { floors: ['Cellar'] }],
  ])('has something to say with %s alone, and nothing without any', async (_what, more) => {
    const nothing = { description: '', address: '', tourDate: '', floors: [] };
    await player({ ...nothing, ...more });
    expect(screen.getByRole('button', { name: 'About this tour' })).toBeTruthy();
    cleanup();

    await player(nothing);

    expect(screen.queryByRole('button', { name: 'About this tour' })).toBeNull();
  });

  it('names the floors in the list and above the content [MODEL-024]', async () => {
    const { user, showList } = await player();
    await showList();
    expect(screen.getByTitle('Stove').textContent).toContain('Salon');
    expect(screen.getByTitle('Sink').textContent).toContain('Cellar');

    await user.click(screen.getByTitle('Stove'));

    expect(within(await screen.findByRole('region', { name: 'Content' })).getByText(/Salon/)).toBeTruthy();
  });

  it('is shared by its address, a code, mail, on paper, embedded, and as an image of the view [PLAYER-057 VIEWER-012]', async () => {
    const { user, play } = await player();
    await play();

    await user.click(bar().getByRole('button', { name: 'Share' }));

    const share = within(await screen.findByRole('dialog', { name: 'Share' }));
    expect(await share.findByRole('img', { name: 'QR code that opens The Hall' })).toBeTruthy();
    expect(share.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(/^mailto:\?subject=The%20Hall&body=/);
    expect(share.getByRole('button', { name: 'Print' })).toBeTruthy();
    expect(share.getByText('Embed')).toBeTruthy();
    expect(share.getAllByRole('textbox')).toHaveLength(1);
    expect(share.queryByText(/Only people with access/)).toBeNull();
    await user.click(share.getByRole('button', { name: 'Save an image of this view' }));
    await waitFor(() => expect(currentViewer().named('Renderer.takeScreenShot').length).toBeGreaterThan(0));
  });

  it('names the organization once, also with the list open', async () => {
    const { showList } = await player();
    expect(screen.getAllByText('Acme Heritage')).toHaveLength(1);

    await showList();

    expect(screen.getAllByText('Acme Heritage')).toHaveLength(1);
  });

  it('shows content in the order in which its author arranged it [EDIT-037]', async () => {
    const { user, showList } = await player();
    await showList();

    await user.click(screen.getByTitle('Stove'));

    const shown = (await article('Stove')).textContent ?? '';
    const places = ['First words', 'Manual.pdf', 'Second words', 'Plan.pdf'].map((part) => shown.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(-1);
  });

  it.each(['report', 'insurance'])('has the %s of its own content, and leads back [ROUTE-044 ROUTE-045]', async (page) => {
    const { user, openMore, showList } = await player();
    await showList();
    await user.click(screen.getByTitle('Sink'));
    await article('Sink');

    await user.click((await openMore()).getByRole('link', { name: page === 'report' ? 'Report' : 'Insurance report' }));

    expect((await screen.findByText(/A house/)).textContent?.replaceAll('\n', ' ')).toBe(`${page} A house of bricks Cellar,Salon a,b,c,d`);
    expect(screen.queryByRole('toolbar')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to the tour' }));
    expect(await screen.findByRole('toolbar')).toBeTruthy();
    expect(await article('Sink')).toBeTruthy();
  });

  it.each([390, 1280])('calls its files “Files”, once, in a window of %i pixels', async (width) => {
    inWindowOf(width);
    const { openMore } = await player();
    const inBar = bar().queryAllByRole('button', { name: 'Files' });

    const menu = await openMore();

    expect(menu.queryByText('File manager')).toBeNull();
    const inMenu = [...menu.queryAllByRole('button', { name: 'Files' }), ...menu.queryAllByRole('link', { name: 'Files' })];
    expect([...inBar, ...inMenu]).toHaveLength(1);
  });

  it.each(['a tag', 'the list'])('opens a sheet on a phone, for %s, and closes the list [VIEWER-014 VIEWER-015]', async (from) => {
    inWindowOf(390);
    const { user, play } = await player();
    await play();
    if (from === 'the list') {
      await user.click(bar().getByRole('button', { name: 'Points of interest' }));
      await user.click(screen.getByTitle('Stove'));
    } else act(() => currentViewer().fire('tag.click', 'stove'));

    expect((await article('Stove')).textContent).toContain('First words');
    expect(list()).toBeNull();
    act(() => currentViewer().fire('tag.click', 'shelf'));

    expect(await article('Shelf')).toBeTruthy();
  });

  it.each([844, 960])('opens the list while a point is open, in a window of %i pixels', async (width) => {
    inWindowOf(width);
    const { user } = await player({}, '?start=stove');
    await article('Stove');
    expect(list()).toBeNull();

    await user.click(screen.getByRole('button', { name: /^Points of interest/ }));
    expect(list()).not.toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByTitle('Sink'));

    await waitFor(() => expect(list()).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Points of interest/ }));
    await user.click(screen.getByTitle('Stove'));
    await article('Stove');
    await user.click(screen.getByRole('button', { name: /^Points of interest/ }));
    await user.click(screen.getByRole('button', { name: 'Close Points of interest' }));
    expect(await article('Stove')).toBeTruthy();
  });

  it.each([844, 960])('opens the list and its search by keyboard while a point is open, in a window of %i pixels', async (width) => {
    inWindowOf(width);
    const { user } = await player({}, '?start=stove');
    await article('Stove');

    await user.keyboard('/');
    const search = () => screen.queryByRole('textbox', { name: 'Search points of interest' });
    expect([document.activeElement === search(), screen.queryByRole('article')]).toEqual([true, null]);
    await user.keyboard('{Escape}');
    await article('Stove');
    await user.keyboard('l');

    expect([list() === null, screen.queryByRole('article')]).toEqual([false, null]);
    expect(document.activeElement).not.toBe(search());
  });

  it('has list and content side by side where there is room', async () => {
    inWindowOf(1280);
    const { user, showList } = await player();
    await showList();

    await user.click(screen.getByTitle('Stove'));

    await article('Stove');
    expect(list()).not.toBeNull();
  });

  it.each([
    ['saved', /This tour is saved on this device\.$/],
    ['saving', /Only a part of this tour is saved/],
    ['opened', /What you opened of this tour is stored/],
    ['none', /This tour isn’t stored on this device/],
  ])('says offline what of it is stored on the device, until that is dismissed: %s', async (state, message) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, client, play } = await player();
    const ids = ['tour/hall', 'version/Acme/hall/first'];
    const copies = state === 'none' ? [] : ids.map((id) => offlineCopyFrom({ id, state }));
    act(() => client.setQueryData(copiesKey, copies));

    const banner = (await screen.findByText(message)).closest<HTMLElement>('[role=status]') as HTMLElement;
    if (state === 'saved') expect(banner.textContent).not.toMatch(/loads when/);
    await user.click(within(banner).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    if (state !== 'saved') return;

    await play();
    const measure = () => user.click(bar().getByRole('button', { name: 'Measure' }));
    await measure();
    act(() => currentViewer().measuring.set({ active: true }));
    act(() => currentViewer().measuring.set({ active: false }));
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => void window.dispatchEvent(new Event('offline')));

    await screen.findByText(/You’re offline/);
    // for the tests after this one
    act(() => void window.dispatchEvent(new Event('online')));
  });

  it('says offline that a stored tour lacks its scan where that is with its provider', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { client } = await player();
    act(() =>
      client.setQueryData(
        copiesKey,
        ['tour/hall', 'version/Acme/hall/first'].map((id) => offlineCopyFrom({ id, state: 'saved' })),
      ),
    );
    await waitFor(() => expect(currentViewer().phase.listeners.size).toBeGreaterThan(0));

    await act(async () => currentViewer().phase.set({ phase: 'appphase.error' }));

    await screen.findByText('You’re offline. This tour is saved on this device, without its 3D scan.');
  });

  it.each([
    [320, ''],
    [320, '?start=stove'],
    [360, '?start=stove'],
    [390, '?start=stove'],
  ])(
    'has a bar on a phone of %i pixels whose buttons fit and work, at 44 pixels each, and offers to share, with “%s”',
    async (width, query) => {
      inWindowOf(width);
      const { play, openMore } = await player({}, query);
      await play();

      const all = bar().getAllByRole('button');
      expect(all.filter((button) => (button as HTMLButtonElement).disabled)).toEqual([]);
      expect((all.length + bar().getAllByRole('radio').length) * 44).toBeLessThanOrEqual(width);
      if (!bar().queryByRole('button', { name: 'Share' })) expect((await openMore()).getByRole('button', { name: 'Share' })).toBeTruthy();
    },
  );
});
