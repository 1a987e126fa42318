import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { configurationFrom } from '@/domain/application/configuration';
import { localKeys } from '@/domain/application/local-keys';
import { collectionFrom } from '@/domain/collections/collection';
import { shareLinkFrom } from '@/domain/sharing/share-links';
import type { Stored } from '@/domain/stored';
import { fakeFrame } from '@/showcase/testing/fake-frame';
import { type FakeSdk, fakeSdk } from '@/showcase/testing/fake-sdk';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { resolvedCalls } from '@/widgets/player-session/testing/a-player-session';
import type { PlayerSlots } from './slots';
import { aMember, anOrganization, aTour, type CachedQueries, cachedTour, hall, openPlayer } from './testing/a-player';
import { TourPlayerScreen } from './tour-player-screen';

type Viewer = FakeSdk & { models: string[]; play: () => void };
const viewer = vi.hoisted(() => ({ current: null as unknown, configuration: {} }));

vi.mock('./scene/free-area', () => ({ centerOnFreeArea: () => () => undefined }));
vi.mock('@/backend/config', async (original) => ({
  ...(await original<typeof import('@/backend/config')>()),
  configuration: () => configurationFrom(viewer.configuration),
}));

vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) => {
      const { models } = viewer.current as Viewer;
      models.push(options.model);
      const page = fakeFrame();
      const showcase = connectShowcase(page.frame, options);
      page.load({ connect: async () => (viewer.current as Viewer).sdk });
      return showcase;
    },
  };
});

const currentViewer = () => viewer.current as Viewer;

beforeEach(() => {
  standInForDialogs();
  const fake = fakeSdk({ auto: resolvedCalls });
  viewer.current = { ...fake, models: [], play: () => fake.phase.set({ phase: 'appphase.playing' }) };
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  viewer.configuration = {};
  vi.restoreAllMocks();
});

type OpenedTour = { tour?: ReturnType<typeof aTour>; organization?: ReturnType<typeof anOrganization> | null; more?: CachedQueries };

async function openTour(
  at = '/digital-twin/hall/play',
  { tour, organization, more = [], ...rest }: OpenedTour & { who?: ReturnType<typeof aMember>; slots?: PlayerSlots } = {},
) {
  const player = openPlayer({
    at,
    path: '/digital-twin/:tour/:mode/:third?/:fourth?',
    screen: <TourPlayerScreen {...(rest.slots && { slots: rest.slots })} />,
    cachedQueries: [...cachedTour(tour, organization), ...more],
    who: rest.who ?? null,
  });
  await screen.findByRole(/\/play/.test(at) ? 'toolbar' : 'heading');
  return player;
}

async function ready() {
  await waitFor(() => expect(currentViewer().phase.listeners.size).toBeGreaterThan(0));
  await act(async () => currentViewer().play());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
}

const configure = (configuration: Stored) => {
  viewer.configuration = configuration;
};
const bar = () => within(screen.getByRole('toolbar', { name: 'Tour controls' }));

// slow machines; the first test also loads the lazy code
vi.setConfig({ testTimeout: 20_000 });

describe('TourPlayerScreen', () => {
  it('shows the organization’s logo and link, and the tour’s name [PLAYER-009 PLAYER-071]', async () => {
    configure({ otherSites: ['https://acme.example'] });
    await openTour(undefined, { organization: anOrganization({ logoUrl: 'https://acme.example/logo.png' }), who: aMember('user') });

    const link = screen.getByRole('link', { name: 'Acme Heritage' });
    expect(link.getAttribute('href')).toBe('/o/Acme');
    expect(link.querySelector('img')?.getAttribute('src')).toBe('https://acme.example/logo.png');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Hall');
  });

  it('links visitors to the landing page, and to signing in and returning [AUTH-054]', async () => {
    await openTour('/digital-twin/hall/play?start=sink');

    expect(screen.getByRole('link', { name: 'Acme Heritage' }).getAttribute('href')).toBe('/digital-twin/hall');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      `/dashboard?redirect=${encodeURIComponent('/digital-twin/hall/play?start=sink')}`,
    );
  });

  it('opens a tour whose organization does not exist, and logs it [PLAYER-075]', async () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();

    await openTour(undefined, { organization: null });

    expect(screen.getByRole('heading', { level: 1, name: 'The Hall' })).toBeDefined();
    expect(logged).toHaveBeenCalledExactlyOnceWith('No such document!');
  });

  it('updates when the tour changes [PLAYER-070]', async () => {
    const { client } = await openTour();

    act(() => client.setQueryData(['tours', hall], aTour({ name: 'The Great Hall' })));

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The Great Hall');
  });

  it('embeds the tour’s model in a named frame, and announces the position once it is ready [PLAYER-006 PLAYER-007]', async () => {
    await openTour();
    expect(currentViewer().models.at(-1)).toBe('AbCdEfGh123');
    expect(screen.getByTitle('3D view of The Hall').tagName).toBe('IFRAME');

    await ready();
    await waitFor(() => expect(screen.getByText('Inside, at Sink, Cellar').getAttribute('role')).toBe('status'));
  });
});

describe('scan failures', () => {
  it('shows why the scan failed and what still works, and retries [PLAYER-076]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
    const { user } = await openTour(undefined, { who: aMember('superuser') });
    await waitFor(() => expect(currentViewer().phase.listeners.size).toBeGreaterThan(0));

    await act(async () => currentViewer().phase.set({ phase: 'appphase.error' }));

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This model does not exist.');
    expect(alert.textContent).toContain('You can still read the points of interest.');
    expect(within(alert).getByRole('link', { name: 'Edit the tour' }).getAttribute('href')).toBe('/dashboard/tours/edit/hall');
    expect(scanControls()).toEqual(['disabled', 'disabled', 'disabled']);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBe(null);
    expect(scanControls()).toEqual(['enabled', 'enabled', 'enabled']);
    vi.unstubAllGlobals();
  });

  it('shows that there is no scan, with a link to add one for users with write access', async () => {
    await openTour(undefined, { tour: aTour({ matterportId: '' }), who: aMember('superuser') });

    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Add a model' }).getAttribute('href')).toBe(
      '/dashboard/tours/edit/hall',
    );
    expect(currentViewer().models).toEqual([]);
    expect(scanControls()).toEqual(['disabled', 'disabled', 'disabled']);
  });
});

const scanControls = () =>
  [
    bar().getByRole<HTMLInputElement>('radio', { name: 'Dollhouse' }),
    bar().getByRole<HTMLButtonElement>('button', { name: 'Measure' }),
    bar().getByRole<HTMLButtonElement>('button', { name: 'Zoom in' }),
  ].map(({ disabled }) => (disabled ? 'disabled' : 'enabled'));

describe('view and edit mode', () => {
  it('offers the switch only to users with write access [PLAYER-024 ACCESS-040]', async () => {
    const { user } = await openTour(undefined, { who: aMember('superuser') });

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'View' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Edit' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Edit' }).checked).toBe(true);
    cleanup();
    await openTour(undefined, { who: aMember('user') });

    expect([screen.queryByRole('radio', { name: 'Edit' }), screen.queryByRole('button', { name: /^(Save|Add)/ })]).toEqual([null, null]);
  });

  it('starts in edit mode when the tour is empty [PLAYER-022]', async () => {
    vi.spyOn(console, 'info').mockReturnValue();

    await openTour(undefined, { tour: aTour({ folders: [] }), who: aMember('superuser') });

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Edit' }).checked).toBe(true);
  });

  it('steps between PoIs with the arrow keys, except in edit mode [PLAYER-037]', async () => {
    const { user } = await openTour(undefined, { who: aMember('superuser') });

    await user.keyboard('{ArrowRight}');
    expect(screen.queryByRole('article')).toBe(null);
    await user.click(screen.getByText('Stove'));
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('article', { name: 'Sink' })).toBeDefined();
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('article', { name: 'Stove' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Edit' }));
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('article', { name: 'Stove' })).toBeDefined();
  });
});

describe('the action bar', () => {
  it('offers history and file manager only with write access [PLAYER-015]', async () => {
    const slots: PlayerSlots = {
      fileManager: ({ tour, onClose }) => <dialog open onClose={onClose} aria-label={`Files of ${tour.name}`} />,
    };
    const { user } = await openTour(undefined, { who: aMember('superuser'), slots });

    await user.click(bar().getByRole('button', { name: 'More' }));
    expect(screen.getByRole('button', { name: 'History' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'File manager' }));
    expect(screen.getByRole('dialog', { name: 'Files of The Hall' })).toBeDefined();
    cleanup();
    const visitor = await openTour(undefined, { slots });
    await visitor.user.click(bar().getByRole('button', { name: 'More' }));

    expect(screen.queryByRole('button', { name: 'History' })).toBe(null);
    expect(screen.queryByRole('button', { name: 'File manager' })).toBe(null);
  });
});

describe('alternative views', () => {
  it('shows the drone mapping of a tour that has one [PLAYER-020]', async () => {
    configure({ otherSites: ['https://maps.example'] });
    const { user } = await openTour(undefined, { tour: aTour({ nira: 'https://maps.example/hall' }) });
    await user.click(bar().getByRole('button', { name: 'Show Drone Mapping' }));
    const overlay = within(screen.getByRole('dialog', { name: 'Drone mapping' }));
    screen.getByTitle('Drone mapping of The Hall');
    await user.click(overlay.getByRole('button', { name: 'Fullscreen' }));
    await user.click(overlay.getByRole('button', { name: 'Close Fullscreen' }));
    await user.click(overlay.getByRole('button', { name: 'Return to Digital Twin' }));

    expect(screen.queryByTitle('Drone mapping of The Hall')).toBe(null);
  });

  it.each(['', 'javascript:alert(1)', 'https://user:secret@maps.example'])(
    'offers no drone mapping for the address "%s" [PLAYER-020]',
    async (nira) => {
      await openTour(undefined, { tour: aTour({ nira }) });

      expect(bar().queryByRole('button', { name: 'Show Drone Mapping' })).toBe(null);
    },
  );
});

describe('the address', () => {
  const shareId = 'abcdefghij0123456789';
  const withShareLink = (link: Stored | null): CachedQueries => [[['tours', hall, 'links', shareId], link && shareLinkFrom(shareId, link)]];
  const withCollection: CachedQueries = [
    [
      ['collections', 'rooms'],
      collectionFrom('rooms', { name: 'Rooms', organization: 'Acme', sortType: 'custom', sortOrder: ['shed', 'hall'] }),
    ],
    [
      ['tours', { organization: 'Acme', collection: 'rooms' }],
      [aTour(), { ...aTour({ name: 'The Shed' }), id: 'shed' }],
    ],
  ];

  it.each(['', 'rooms/'])(
    'shows a share link’s card with its message, behind “%s” [PLAYER-053 PLAYER-054 ROUTE-024]',
    async (collection) => {
      await openTour(`/digital-twin/hall/play/${collection}${shareId}`, {
        more: withShareLink({ poiId: 'stove', message: 'Look at this stove' }),
      });

      expect(screen.getByText('Look at this stove')).toBeDefined();
    },
  );

  it('shows that a share link no longer works, and opens the tour [PLAYER-053]', async () => {
    await openTour(`/digital-twin/hall/play/${shareId}`, { more: withShareLink(null) });

    expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'The Hall' })).toBeDefined();
  });

  it('shows a retry for a share link that failed to load [PLAYER-053]', async () => {
    const { client } = await openTour(`/digital-twin/hall/play/${shareId}`, { more: withShareLink(null) });
    const query = client.getQueryCache().find({ queryKey: ['tours', hall, 'links', shareId] });

    await act(async () => query?.setState({ status: 'error', data: undefined, error: new AppError('unavailable', 'No network.') }));

    expect(await screen.findByRole('heading', { name: 'Couldn’t load this link' })).toBeDefined();
  });

  it('links to the collection’s tours in its order [PLAYER-079 COLL-032 ROUTE-024]', async () => {
    const { user } = await openTour('/digital-twin/hall/play/rooms', { who: aMember('user'), more: withCollection });

    const nav = await screen.findByRole('navigation', { name: 'Rooms' });
    expect(within(nav).getByRole('link', { name: 'Previous tour: The Shed' }).getAttribute('href')).toBe('/digital-twin/shed/play/rooms');
    await user.click(within(nav).getByRole('button', { name: /Rooms/ }));

    expect(
      within(nav)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['The Shed', 'The Hall']);
    expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('The Hall');
  });

  it('comes back from its report to the collection and the point', async () => {
    const slots = { files: () => null, report: () => null };
    const { user } = await openTour('/digital-twin/hall/play/rooms?start=stove', { who: aMember('user'), more: withCollection, slots });
    await screen.findByRole('navigation', { name: 'Rooms' });

    await user.click(bar().getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('link', { name: 'Report' }));

    const back = await screen.findByRole('link', { name: 'Back to the tour' });
    expect(back.getAttribute('href')).toBe('/digital-twin/hall/play/rooms?start=stove');
  });

  it('does not query collections for visitors [PLAYER-079]', async () => {
    await openTour('/digital-twin/hall/play/rooms', { more: withCollection });

    expect(screen.queryByRole('navigation', { name: 'Rooms' })).toBe(null);
  });

  it('opens the stored stage PoI once [PLAYER-078]', async () => {
    localStorage.setItem(localKeys.lastPoiName, 'Sink');

    await openTour();

    expect(await screen.findByRole('article', { name: 'Sink' })).toBeDefined();
    expect(localStorage.getItem(localKeys.lastPoiName)).toBe(null);
  });

  it('shows files and report instead of the scan, with a link back [ROUTE-044 PLAYER-077]', async () => {
    const slots: PlayerSlots = {
      files: ({ tour }) => <h1>Files of {tour.name}</h1>,
      report: ({ tour, kind }) => (
        <h1>
          {kind} of {tour.name}
        </h1>
      ),
    };

    await openTour('/digital-twin/hall/insurance', { slots });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('insurance of The Hall');
    expect(currentViewer().models).toEqual([]);
    cleanup();
    await openTour('/digital-twin/hall/files', { slots });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Files of The Hall');
    expect(screen.getByRole('link', { name: 'Back to the tour' }).getAttribute('href')).toBe('/digital-twin/hall/play');
  });

  it('offers stages only in configured organizations [STAGE-006]', async () => {
    configure({ stageOrganizations: ['Acme'] });
    await openTour(undefined, { tour: aTour({ tourTypeId: 'house' }) });
    expect(bar().getByRole('button', { name: 'Stages' })).toBeDefined();
    cleanup();
    configure({ stageOrganizations: ['Other'] });

    await openTour(undefined, { tour: aTour({ tourTypeId: 'house' }) });

    expect(bar().queryByRole('button', { name: 'Stages' })).toBe(null);
  });
});
