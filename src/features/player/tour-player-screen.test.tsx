import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { configurationFrom } from '@/domain/application/configuration';
import { localKeys } from '@/domain/application/local-keys';
import { collectionFrom } from '@/domain/collections';
import { shareLinkFrom } from '@/domain/sharing/share-links';
import type { Stored } from '@/domain/stored';
import { fakeFrame } from '@/showcase/testing/fake-frame';
import { type FakeSdk, fakeSdk } from '@/showcase/testing/fake-sdk';
import { easy } from '@/widgets/visit/testing/a-visit';
import type { PlayerSlots } from './slots';
import { aMember, anOrganization, aTour, type Held, hall, holding, openPlayer } from './testing/a-player';
import { TourPlayerScreen } from './tour-player-screen';

type Viewer = FakeSdk & { models: string[]; play: () => void };
const viewer = vi.hoisted(() => ({ present: null as unknown, configuration: {} }));

vi.mock('@/backend/config', async (original) => ({
  ...(await original<typeof import('@/backend/config')>()),
  configuration: () => configurationFrom(viewer.configuration),
}));

vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) => {
      const { models } = viewer.present as Viewer;
      models.push(options.model);
      const page = fakeFrame();
      const showcase = connectShowcase(page.frame, options);
      page.load({ connect: async () => (viewer.present as Viewer).sdk });
      return showcase;
    },
  };
});

const theViewer = () => viewer.present as Viewer;

beforeEach(() => {
  const fake = fakeSdk({ auto: easy });
  viewer.present = { ...fake, models: [], play: () => fake.phase.set({ phase: 'appphase.playing' }) };
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  viewer.configuration = {};
  vi.restoreAllMocks();
});

type Given = { tour?: ReturnType<typeof aTour>; organization?: ReturnType<typeof anOrganization> | null; more?: Held };

async function visit(
  at = '/digital-twin/hall/play',
  { tour, organization, more = [], ...rest }: Given & { who?: ReturnType<typeof aMember>; slots?: PlayerSlots } = {},
) {
  const opened = openPlayer({
    at,
    path: '/digital-twin/:tour/:mode/:third?/:fourth?',
    screen: <TourPlayerScreen {...(rest.slots && { slots: rest.slots })} />,
    held: [...holding(tour, organization), ...more],
    who: rest.who ?? null,
  });
  await screen.findByRole(/\/play/.test(at) ? 'toolbar' : 'heading');
  return opened;
}

async function ready() {
  await waitFor(() => expect(theViewer().phase.listeners.size).toBeGreaterThan(0));
  await act(async () => theViewer().play());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
}

const configure = (configuration: Stored) => {
  viewer.configuration = configuration;
};
const bar = () => within(screen.getByRole('toolbar', { name: 'Tour controls' }));

// the machine may be busy, and the first visit loads its code
vi.setConfig({ testTimeout: 20_000 });

describe('a visit', () => {
  it('PLAYER-009 PLAYER-071 has the organization with its logo, a link to it, and the name of the tour', async () => {
    configure({ otherSites: ['https://acme.example'] });
    await visit(undefined, { organization: anOrganization({ logoUrl: 'https://acme.example/logo.png' }), who: aMember('user') });

    const link = screen.getByRole('link', { name: 'Acme Heritage' });
    expect(link.getAttribute('href')).toBe('/o/Acme');
    expect(link.querySelector('img')?.getAttribute('src')).toBe('https://acme.example/logo.png');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Hall');
  });

  it('AUTH-054 leads a visitor to the landing page, and offers to sign in and come back', async () => {
    await visit('/digital-twin/hall/play?start=sink');

    expect(screen.getByRole('link', { name: 'Acme Heritage' }).getAttribute('href')).toBe('/digital-twin/hall');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      `/dashboard?redirect=${encodeURIComponent('/digital-twin/hall/play?start=sink')}`,
    );
  });

  it('PLAYER-075 of an organization that is not there is a visit all the same, and is logged', async () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();

    await visit(undefined, { organization: null });

    expect(screen.getByRole('heading', { level: 1, name: 'The Hall' })).toBeDefined();
    expect(logged).toHaveBeenCalledExactlyOnceWith('No such document!');
  });

  it('runs nothing that is written in names and addresses', async () => {
    const hostile = '<img src=x onerror="window.hurt = true">';

    await visit(undefined, {
      tour: aTour({ name: hostile, nira: 'javascript:hurt()', thumbnailUrl: 'javascript:hurt()', floors: [hostile, hostile] }),
      organization: anOrganization({ name: hostile, logoUrl: 'javascript:hurt()' }),
    });
    await ready();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(hostile);
    const addresses = [...document.querySelectorAll('[src], [href]')].map((one) => one.getAttribute('src') ?? one.getAttribute('href'));
    expect(addresses.filter((address) => /javascript:|^x$/.test(address ?? ''))).toEqual([]);
    expect(document.querySelector('[onerror]')).toBe(null);
  });

  it('PLAYER-070 changes with the tour', async () => {
    const { client } = await visit();

    act(() => client.setQueryData(['tours', hall], aTour({ name: 'The Great Hall' })));

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The Great Hall');
  });

  it('PLAYER-058 lets one read before the scan is there', async () => {
    const { user } = await visit();
    expect(screen.getByRole('progressbar', { name: 'Loading the scan' })).toBeDefined();

    await user.click(screen.getByText('Stove'));

    expect(await screen.findByRole('article', { name: 'Stove' })).toBeDefined();
  });

  it('PLAYER-006 PLAYER-007 frames the model of the tour, with a name', async () => {
    await visit();

    expect(theViewer().models.at(-1)).toBe('AbCdEfGh123');
    expect(screen.getByTitle('3D view of The Hall').tagName).toBe('IFRAME');
  });

  it('says where one is, once one is there', async () => {
    await visit();
    await ready();

    await waitFor(() => expect(screen.getByText('The Hall, Inside, at Sink, Cellar').getAttribute('role')).toBe('status'));
  });
});

describe('what became of the scan', () => {
  it('PLAYER-076 that failed is said, with what is there all the same, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
    const { user } = await visit(undefined, { who: aMember('superuser') });
    await waitFor(() => expect(theViewer().phase.listeners.size).toBeGreaterThan(0));

    await act(async () => theViewer().phase.set({ phase: 'appphase.error' }));

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This model does not exist.');
    expect(alert.textContent).toContain('The points of interest can be read without it.');
    expect(within(alert).getByRole('link', { name: 'Edit the tour' }).getAttribute('href')).toBe('/dashboard/tours/edit/hall');
    expect(toolsOfScan()).toEqual(['disabled', 'disabled', 'disabled']);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBe(null);
    expect(toolsOfScan()).toEqual(['enabled', 'enabled', 'enabled']);
    vi.unstubAllGlobals();
  });

  it('that there is none of is said, and who may write is led to add it', async () => {
    await visit(undefined, { tour: aTour({ matterportId: '' }), who: aMember('superuser') });

    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Add the model' }).getAttribute('href')).toBe(
      '/dashboard/tours/edit/hall',
    );
    expect(theViewer().models).toEqual([]);
    expect(toolsOfScan()).toEqual(['disabled', 'disabled', 'disabled']);
  });
});

const toolsOfScan = () =>
  [
    bar().getByRole<HTMLInputElement>('radio', { name: 'Dollhouse' }),
    bar().getByRole<HTMLButtonElement>('button', { name: 'Measure' }),
    bar().getByRole<HTMLButtonElement>('button', { name: 'Closer' }),
  ].map(({ disabled }) => (disabled ? 'disabled' : 'enabled'));

describe('view and edit', () => {
  it('PLAYER-024 are chosen by who may write, and by nobody else', async () => {
    const { user } = await visit(undefined, { who: aMember('superuser') });

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'View' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Edit' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Edit' }).checked).toBe(true);
    cleanup();
    await visit(undefined, { who: aMember('user') });

    expect(screen.queryByRole('radio', { name: 'Edit' })).toBe(null);
  });

  it('PLAYER-022 begins in edit mode where there is nothing to see yet', async () => {
    vi.spyOn(console, 'info').mockReturnValue();

    await visit(undefined, { tour: aTour({ folders: [] }), who: aMember('superuser') });

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Edit' }).checked).toBe(true);
  });

  it('PLAYER-037 steps by the arrow keys while a PoI is open, and not in edit mode', async () => {
    const { user } = await visit(undefined, { who: aMember('superuser') });

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
  it('PLAYER-012 PLAYER-013 PLAYER-014 PLAYER-015 PLAYER-016 offers modes, floors, measuring, sharing, fullscreen and more', async () => {
    const { user } = await visit();
    await ready();

    for (const mode of ['Inside', 'Dollhouse', 'Floorplan']) expect(bar().getByRole('radio', { name: mode })).toBeDefined();
    for (const name of ['Floors: Cellar', 'Measure', 'Share', 'Fullscreen', 'More']) {
      expect(bar().getByRole('button', { name })).toBeDefined();
    }
    await user.click(bar().getByRole('button', { name: 'Floors: Cellar' }));
    const floors = within(screen.getByRole('dialog', { name: 'Floors' }));
    expect(floors.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'All floors', 'Salon', 'Cellar']);
    await user.click(floors.getByRole('button', { name: 'Salon' }));

    await waitFor(() => expect(theViewer().argsOf('Floor.moveTo')).toEqual([[1]]));
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('PLAYER-015 offers history and file manager to who may write, and to nobody else', async () => {
    const slots: PlayerSlots = {
      fileManager: ({ tour, onClose }) => <dialog open onClose={onClose} aria-label={`Files of ${tour.name}`} />,
    };
    const { user } = await visit(undefined, { who: aMember('superuser'), slots });

    await user.click(bar().getByRole('button', { name: 'More' }));
    expect(screen.getByRole('button', { name: 'History' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'File manager' }));
    expect(screen.getByRole('dialog', { name: 'Files of The Hall' })).toBeDefined();
    cleanup();
    const visitor = await visit(undefined, { slots });
    await visitor.user.click(bar().getByRole('button', { name: 'More' }));

    expect(screen.queryByRole('button', { name: 'History' })).toBe(null);
    expect(screen.queryByRole('button', { name: 'File manager' })).toBe(null);
  });

  it('PLAYER-015 has a tutorial, which lists the keys', async () => {
    const { user } = await visit();

    await user.keyboard('?');

    const tutorial = screen.getByRole('dialog', { name: 'Tutorial' });
    expect(within(tutorial).getByText('Measure')).toBeDefined();
    expect(document.activeElement).toBe(tutorial);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('gives the focus back to the button that opened a panel', async () => {
    const { user } = await visit();

    await user.click(bar().getByRole('button', { name: 'More' }));
    await user.keyboard('{Escape}');

    expect(document.activeElement).toBe(bar().getByRole('button', { name: 'More' }));
  });

  it('PLAYER-028 PLAYER-014 keeps what was chosen until the scan can do it', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { user } = await visit();

    await user.click(bar().getByRole('button', { name: 'Measure' }));

    expect(warned).toHaveBeenCalledExactlyOnceWith('SDK Not Ready');
    expect(theViewer().named('Measurements.toggleMode')).toEqual([]);
  });

  it('PLAYER-016 fills the window where the browser gives no fullscreen, and leaves it again', async () => {
    const { user } = await visit();

    await user.click(bar().getByRole('button', { name: 'Fullscreen' }));
    expect(screen.getByRole('main').className).toContain('fixed');
    await user.keyboard('f');

    expect(screen.getByRole('main').className).not.toContain('fixed');
  });

  it('PLAYER-016 puts the player on the whole screen where the browser can', async () => {
    const asked = vi.fn(async () => undefined);
    Element.prototype.requestFullscreen = asked;
    const { user } = await visit();

    await user.click(bar().getByRole('button', { name: 'Fullscreen' }));

    expect(asked.mock.contexts).toEqual([screen.getByRole('main')]);
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });
});

describe('other pictures of the place', () => {
  it('PLAYER-068 MODEL-026 is its model without furniture, and back', async () => {
    const { user } = await visit(undefined, { tour: aTour({ defurnishId: 'EmptyHall11' }) });

    await user.click(bar().getByRole('button', { name: 'Without furniture' }));
    await waitFor(() => expect(theViewer().models.at(-1)).toBe('EmptyHall11'));
    await user.click(bar().getByRole('button', { name: 'Without furniture' }));

    await waitFor(() => expect(theViewer().models.at(-1)).toBe('AbCdEfGh123'));
  });

  it('PLAYER-068 MODEL-026 MODEL-027 is not offered without such a model; a configured model takes the place of the tour’s own', async () => {
    configure({ alternateModels: { hall: 'Alternate11' } });

    await visit();

    expect(bar().queryByRole('button', { name: 'Without furniture' })).toBe(null);
    expect(theViewer().models.at(-1)).toBe('Alternate11');
  });

  it('PLAYER-020 is its drone mapping, where it has one', async () => {
    configure({ otherSites: ['https://maps.example'] });
    const { user } = await visit(undefined, { tour: aTour({ nira: 'https://maps.example/hall' }) });
    expect(screen.queryByTitle('Drone mapping of The Hall')).toBe(null);

    await user.click(bar().getByRole('button', { name: 'Show Drone Mapping' }));
    const overlay = within(screen.getByRole('region', { name: 'Drone mapping' }));
    expect(screen.getByTitle('Drone mapping of The Hall').getAttribute('src')).toBe('https://maps.example/hall');
    await user.click(overlay.getByRole('button', { name: 'Fullscreen' }));
    await user.click(overlay.getByRole('button', { name: 'Close Fullscreen' }));
    await user.click(overlay.getByRole('button', { name: 'Return to Digital Twin' }));

    expect(screen.queryByTitle('Drone mapping of The Hall')).toBe(null);
  });

  it.each(['', 'javascript:alert(1)', 'https://user:secret@maps.example'])(
    'PLAYER-020 is not offered for the address "%s"',
    async (nira) => {
      await visit(undefined, { tour: aTour({ nira }) });

      expect(bar().queryByRole('button', { name: 'Show Drone Mapping' })).toBe(null);
    },
  );
});

describe('what the address says', () => {
  const shareId = 'abcdefghij0123456789';
  const shared = (link: Stored | null): Held => [[['tours', hall, 'links', shareId], link && shareLinkFrom(shareId, link)]];
  const inCollection: Held = [
    [
      ['collections', 'rooms'],
      collectionFrom('rooms', { name: 'Rooms', organization: 'Acme', sortType: 'custom', sortOrder: ['shed', 'hall'] }),
    ],
    [
      ['tours', { organization: 'Acme', collection: 'rooms' }],
      [aTour(), { ...aTour({ name: 'The Shed' }), id: 'shed' }],
    ],
  ];

  it('PLAYER-053 PLAYER-054 shows the card of a share link with its message', async () => {
    await visit(`/digital-twin/hall/play/${shareId}`, { more: shared({ poiId: 'stove', message: 'Look at this stove' }) });

    expect(screen.getByText('Look at this stove')).toBeDefined();
  });

  it('PLAYER-053 says kindly that a link is gone, and opens the tour', async () => {
    await visit(`/digital-twin/hall/play/${shareId}`, { more: shared(null) });

    expect(screen.getByRole('heading', { name: 'This link leads nowhere any more' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'The Hall' })).toBeDefined();
  });

  it('PLAYER-053 says of a link that could not be read that it may yet be', async () => {
    const { client } = await visit(`/digital-twin/hall/play/${shareId}`, { more: shared(null) });
    const query = client.getQueryCache().find({ queryKey: ['tours', hall, 'links', shareId] });

    await act(async () => query?.setState({ status: 'error', data: undefined, error: new AppError('unavailable', 'No network.') }));

    expect(await screen.findByRole('heading', { name: 'This link could not be read' })).toBeDefined();
  });

  it('PLAYER-079 COLL-032 lists the tours of the collection in its order, and leads to them', async () => {
    const { user } = await visit('/digital-twin/hall/play/rooms', { who: aMember('user'), more: inCollection });

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

  it('PLAYER-079 reads no collection for a visitor', async () => {
    await visit('/digital-twin/hall/play/rooms', { more: inCollection });

    expect(screen.queryByRole('navigation', { name: 'Rooms' })).toBe(null);
  });

  it('PLAYER-078 opens the PoI whose name a stage remembered, once', async () => {
    localStorage.setItem(localKeys.lastPoiName, 'Sink');

    await visit();

    expect(await screen.findByRole('article', { name: 'Sink' })).toBeDefined();
    expect(localStorage.getItem(localKeys.lastPoiName)).toBe(null);
  });

  it('ROUTE-044 PLAYER-077 shows files and report in place of the scan, with the way back', async () => {
    const slots: PlayerSlots = {
      files: ({ tour }) => <h1>Files of {tour.name}</h1>,
      report: ({ tour, kind }) => (
        <h1>
          {kind} of {tour.name}
        </h1>
      ),
    };

    await visit('/digital-twin/hall/insurance', { slots });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('insurance of The Hall');
    expect(theViewer().models).toEqual([]);
    cleanup();
    await visit('/digital-twin/hall/files', { slots });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Files of The Hall');
    expect(screen.getByRole('link', { name: 'Back to the tour' }).getAttribute('href')).toBe('/digital-twin/hall/play');
  });

  it('STAGE-006 offers stages in the configured organizations alone', async () => {
    configure({ stageOrganizations: ['Acme'] });
    await visit(undefined, { tour: aTour({ tourTypeId: 'house' }) });
    expect(bar().getByRole('button', { name: 'Stages' })).toBeDefined();
    cleanup();
    configure({ stageOrganizations: ['Other'] });

    await visit(undefined, { tour: aTour({ tourTypeId: 'house' }) });

    expect(bar().queryByRole('button', { name: 'Stages' })).toBe(null);
  });

  it('PLAYER-014 measures on a phone without the panel that it was chosen in', async () => {
    onAPhone();
    const { user } = await visit();
    await ready();
    await user.click(bar().getByRole('button', { name: 'More' }));

    await user.click(within(await screen.findByRole('dialog', { name: 'More' })).getByRole('button', { name: 'Measure' }));

    expect(screen.queryByRole('dialog')).toBe(null);
    expect(theViewer().argsOf('Measurements.toggleMode')).toEqual([[true]]);
  });

  it('leads from a point of interest to the list that it lies over, on small screens', async () => {
    onAPhone();
    const { user } = await visit();
    const button = bar().getByRole('button', { name: 'Points of interest' });
    await user.click(await screen.findByRole('treeitem', { name: /Stove/ }));
    await screen.findByRole('article', { name: 'Stove' });
    expect(button.getAttribute('aria-expanded')).toBe('false');

    await user.click(button);

    await screen.findByRole('treeitem', { name: /Stove/ });
    expect(screen.queryByRole('article')).toBe(null);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });
});

function onAPhone() {
  const change = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('width <'), ...change }));
  onTestFinished(() => void vi.unstubAllGlobals());
}
