import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { snapshotQueries } from '@/backend/snapshots/queries';
import { orgId, tourId } from '@/domain/ids';
import { snapshotFrom } from '@/domain/publishing/snapshots';
import { fakeFrame } from '@/showcase/testing/fake-frame';
import { type FakeSdk, fakeSdk } from '@/showcase/testing/fake-sdk';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { resolvedCalls } from '@/widgets/player-session/testing/a-player-session';
import type { VersionSlots } from '../slots';
import { anOrganization, openPlayer } from '../testing/a-player';
import { PublicationScreen } from './publication-screen';

const viewer = vi.hoisted(() => ({ current: null as unknown }));
const currentViewer = () => viewer.current as FakeSdk;

const backend = vi.hoisted(() => ({ stageOrganizations: [] as string[] }));
vi.mock('@/backend/config', async (original) => {
  const config = await original<typeof import('@/backend/config')>();
  return { ...config, configuration: () => ({ ...config.configuration(), ...backend }) };
});
vi.mock('../scene/free-area', () => ({ centerOnFreeArea: () => () => undefined }));
vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) => {
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
  viewer.current = fakeSdk({ auto: resolvedCalls });
});
afterEach(() => {
  backend.stageOrganizations = [];
  cleanup();
  vi.restoreAllMocks();
});

const [acme, hall] = [orgId('Acme'), tourId('hall')];
const image = { name: 'Stove.jpg', url: `${location.origin}/stove.jpg`, contentType: 'image/jpeg' };
const poi = (identifier: string, name: string, more: object = {}) => ({ identifier, name, type: 'poi', sweep: 'b', ...more });
const stove = poi('stove', 'Stove', {
  files: [{ ...image, markers: [{ name: 'Crack', body: '', icon: 'red', latlng: { lat: 5, lng: 5 } }] }],
  content: [{ type: 'text', value: 'Do not touch.' }],
});
const folders = [{ id: 'ground', name: 'Ground', children: [stove, poi('sink', 'Sink', { sweep: 'a' })] }];

const slots: VersionSlots = {
  editor: () => Promise.reject(new Error('not for visitors')),
  publish: () => null,
  files: ({ tour }) => <p>Files: {tour.files.map(({ name }) => name).join()}</p>,
};

/** A visitor before a published version, and how they get its scan to play. */
async function openTour({ pois = folders as unknown[], organization = {} as object, details = undefined as unknown, query = '' } = {}) {
  const snapshot = snapshotFrom('first', { name: 'First', tourName: 'The Hall', matterportId: 'AbCdEfGh123', public: true, pois, details });
  const player = openPlayer({
    at: `/public-tour/Acme/hall/first${query}`,
    path: '/public-tour/:organization/:tour/:id',
    screen: (
      <>
        <PublicationScreen slots={slots} />
        <Link to="?start=sink">At the sink</Link>
      </>
    ),
    cachedQueries: [
      [['organizations', acme], anOrganization({ logoUrl: `${location.origin}/logo.png`, ...organization })],
      [snapshotQueries.one(acme, hall, 'first').queryKey, snapshot],
    ],
  });
  if (!query.includes('page=')) await screen.findByRole('toolbar');
  const play = async () => {
    await waitFor(() => expect(currentViewer().phase.listeners.size).toBeGreaterThan(0));
    await act(async () => currentViewer().phase.set({ phase: 'appphase.playing' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
  };
  return { ...player, play };
}

const bar = () => within(screen.getByRole('toolbar', { name: 'Tour controls' }));
const list = () => screen.queryByRole('region', { name: 'Points of interest' });
const showList = (user: Awaited<ReturnType<typeof openTour>>['user']) =>
  user.click(screen.getByRole('button', { name: /^Points of interest/ }));
const isOpen = (name: string) => bar().getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

describe('a published version', () => {
  it('has the logo in its bar, and folders and points in its list, which buttons show and hide [VIEWER-003 VIEWER-004 VIEWER-005]', async () => {
    const { user } = await openTour();
    expect(screen.getByRole('banner').querySelector('img')?.getAttribute('src')).toMatch(/logo\.png$/);
    expect(list()).toBeNull();

    await showList(user);
    expect(screen.getAllByRole('treeitem').map(({ title }) => title)).toEqual(['Ground', 'Stove', 'Sink']);
    expect(screen.getByRole('button', { name: 'Hide the tags of Ground' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close Points of interest' }));

    expect(list()).toBeNull();
  });

  it('has the theme of its organization [VIEWER-001]', async () => {
    const { container } = await openTour({ organization: { theme: { primary: '#4a0d67' } } });

    expect(container.querySelector('[style*="#4a0d67"]')?.contains(screen.getByRole('main'))).toBe(true);
  });

  it('has floors, views, sharing, measuring and fullscreen, and files only if there are any [VIEWER-006]', async () => {
    await openTour();
    for (const mode of ['Inside', 'Dollhouse', 'Floorplan']) expect(bar().getByRole('radio', { name: mode })).toBeTruthy();
    for (const name of [/^Floors/, 'Measure', 'Share', 'Fullscreen', 'Files']) expect(bar().getByRole('button', { name })).toBeTruthy();
    cleanup();

    await openTour({ pois: [{ id: 'ground', name: 'Ground', children: [poi('sink', 'Sink')] }] });

    expect(bar().queryByRole('button', { name: 'Files' })).toBeNull();
  });

  it('has no report in a kiosk, from which nobody there finds back', async () => {
    const { user } = await openTour({ query: '?kiosk' });
    await user.click(bar().getByRole('button', { name: 'More' }));

    expect(await screen.findByRole('dialog', { name: 'More' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Report/ })).toBeNull();
    cleanup();

    const visitor = await openTour();
    await visitor.user.click(bar().getByRole('button', { name: 'More' }));

    expect(await screen.findByRole('link', { name: /^Report/ })).toBeTruthy();
  });

  it('shows a point of interest’s content if it has some, and hides it by a button [VIEWER-005 VIEWER-014 VIEWER-016]', async () => {
    const { user } = await openTour();
    await showList(user);

    await user.click(screen.getByRole('treeitem', { name: 'Stove' }));
    expect((await screen.findByRole('article', { name: 'Stove' })).textContent).toContain('Do not touch.');
    expect(screen.getByRole('treeitem', { name: 'Stove' }).getAttribute('aria-selected')).toBe('true');
    await user.click(bar().getByRole('button', { name: 'Content' }));
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(bar().getByRole('button', { name: 'Content' }));
    await screen.findByRole('article', { name: 'Stove' });
    await user.click(screen.getByRole('treeitem', { name: 'Sink' }));

    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(isOpen('Content')).toBe(false);
  });

  it.each([
    ['the text of a tag', { tag: { description: 'Burns wood.' } }, 'Burns wood.'],
    ['fields alone', { fields: { width: 3 } }, 'width'],
  ])('shows a point of interest with %s [VIEWER-016]', async (_what, more, text) => {
    const { user } = await openTour({ pois: [{ id: 'ground', name: 'Ground', children: [poi('lamp', 'Lamp', more)] }] });
    await showList(user);

    await user.click(screen.getByRole('treeitem', { name: 'Lamp' }));

    expect(await within(await screen.findByRole('article', { name: 'Lamp' })).findByText(new RegExp(text))).toBeTruthy();
  });

  it('opens the point of interest that its address names, also once it names another [VIEWER-014]', async () => {
    const { user } = await openTour({ query: '?start=stove' });
    await showList(user);
    const chosen = () => screen.getByRole('treeitem', { selected: true }).title;
    expect(chosen()).toBe('Stove');

    await user.click(screen.getByRole('link', { name: 'At the sink' }));

    await waitFor(() => expect(chosen()).toBe('Sink'));
  });

  it('opens the point of interest of a tag that is clicked in the scan, and goes to one that is chosen [VIEWER-014 VIEWER-024]', async () => {
    const { user, play } = await openTour();
    await play();
    await showList(user);

    await user.click(screen.getByRole('treeitem', { name: 'Stove' }));
    await waitFor(() => expect(currentViewer().argsOf('Sweep.moveTo').at(-1)).toMatchObject(['b', { transition: 'transition.fade' }]));
    act(() => currentViewer().fire('tag.click', 'sink'));

    await waitFor(() => expect(screen.getByRole('treeitem', { name: 'Sink' }).getAttribute('aria-selected')).toBe('true'));
  });

  it('lists the floors, the top one first, below up, ALL and down [VIEWER-009]', async () => {
    const { user, play } = await openTour();
    await play();

    await user.click(bar().getByRole('button', { name: /^Floors/ }));

    const floors = within(screen.getByRole('dialog', { name: 'Floors' }));
    const names = floors.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names.slice(-5)).toEqual(['Floor above', 'ALL', 'Floor below', 'Upper', 'Ground']);
  });

  it('says that there are no floors in a scan without any [VIEWER-010]', async () => {
    currentViewer().floors.set([]);
    const { user, play } = await openTour();
    await play();

    await user.click(bar().getByRole('button', { name: /^Floors/ }));

    expect(within(screen.getByRole('dialog', { name: 'Floors' })).getByText('No floors found')).toBeTruthy();
  });

  it('opens its images with their markers from its list of files [VIEWER-022]', async () => {
    const { user } = await openTour();

    await user.click(bar().getByRole('button', { name: 'Files' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Files' })).getByRole('button', { name: /^View Stove\.jpg/ }));

    const image = within(await screen.findByRole('dialog', { name: 'Stove.jpg' }));
    expect(await image.findByRole('button', { name: 'Crack' })).toBeTruthy();
  });

  it('has the files of its points on its page of files too', async () => {
    await openTour({ query: '?page=files' });

    await screen.findByText('Files: Stove.jpg');
  });

  it('shares its address, which can be edited, and copies what is in the field [VIEWER-012 VIEWER-013 VIEWER-023]', async () => {
    const { user } = await openTour();

    await user.click(bar().getByRole('button', { name: 'Share' }));
    const share = within(await screen.findByRole('dialog', { name: 'Share' }));
    const field = share.getByRole<HTMLInputElement>('textbox', { name: 'Address of this page' });
    expect(field.value).toBe(location.href);
    await user.clear(field);
    await user.type(field, 'https://elsewhere.example/');
    await user.click(share.getByRole('button', { name: 'Copy' }));
    expect(await share.findByText('Copied!')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('https://elsewhere.example/');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(share.getByRole('button', { name: 'Copy' }));

    expect(await share.findByText('Unable to copy..')).toBeTruthy();
  });

  it.each([
    ['has the stages of its tour', ['Acme'], { tourTypeId: 'house' }, true],
    ['has none in other organizations', ['Other'], { tourTypeId: 'house' }, false],
    ['has none without a type', ['Acme'], { tourTypeId: '' }, false],
    ['has none from before versions knew it', ['Acme'], undefined, false],
  ])('%s [STAGE-006]', async (_what, stageOrganizations, details, isOffered) => {
    backend.stageOrganizations = stageOrganizations;
    await openTour({ details });

    expect(bar().queryByRole('button', { name: 'Stages' }) !== null).toBe(isOffered);
  });
});
