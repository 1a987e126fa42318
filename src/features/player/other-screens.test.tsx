import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localKeys } from '@/domain/application/local-keys';
import { locationFrom, locationTourFrom } from '@/domain/locations/location';
import { toastError } from '@/ui/toast';
import { DemoPlayerScreen } from './demo-player-screen';
import { LocationPlayerScreen } from './location-player-screen';
import { StageScreen } from './stage-screen';
import { aMember, anOrganization, type CachedQueries, cachedTour, openPlayer } from './testing/a-player';

vi.mock('@/ui/toast');

const connected = vi.hoisted(() => ({ models: [] as string[] }));

vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) => {
      connected.models.push(options.model);
      return connectShowcase(document.createElement('iframe'), options);
    },
  };
});

afterEach(() => {
  cleanup();
  connected.models.length = 0;
  localStorage.clear();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

// slow machines
vi.setConfig({ testTimeout: 20_000 });

describe('StageScreen', () => {
  const open = (at: string) => openPlayer({ at, path: '/stage/:tour?/:poi?', screen: <StageScreen />, cachedQueries: [] });

  it('stores the PoI name and redirects to the tour in play mode [ROUTE-025 PLAYER-078 MODEL-092]', async () => {
    open('/stage/hall/Boiler%20room');

    expect((await screen.findByRole('status')).textContent).toBe('/digital-twin/hall/play');
    expect(localStorage.getItem(localKeys.lastPoiName)).toBe('Boiler room');
  });

  it('clears the stored name when the address has none [ROUTE-026]', async () => {
    localStorage.setItem(localKeys.lastPoiName, 'Old');

    open('/stage/hall');

    expect((await screen.findByRole('status')).textContent).toBe('/digital-twin/hall/play');
    expect(localStorage.getItem(localKeys.lastPoiName)).toBe(null);
  });

  it('redirects to /404 without a tour [ROUTE-027]', async () => {
    open('/stage');

    expect((await screen.findByRole('status')).textContent).toBe('/404');
  });

  it('shows a message when storage is unavailable, and still opens the tour [PLAYER-080]', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });

    open('/stage/hall/Stove');

    expect((await screen.findByRole('status')).textContent).toBe('/digital-twin/hall/play');
    expect(warned).toHaveBeenCalledExactlyOnceWith('No localstorage support');
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      'Your browser does not support local storage. Please use a modern browser to use this feature.',
    );
  });
});

describe('LocationPlayerScreen', () => {
  const locationTours = [
    locationTourFrom('old', { name: 'Before', matterportId: 'OldOldOld11', created: new Date('2020-01-01T12:00') }),
    locationTourFrom('new', { name: 'After', matterportId: 'NewNewNew11', created: new Date('2024-01-01T12:00') }),
  ];
  const cachedQueries: CachedQueries = [
    [['locations', 'site'], locationFrom('site', { name: 'Building site', organization: 'Acme' })],
    [['locations', 'site', 'tours'], locationTours],
    [['locations', 'site', 'tours', 'old'], locationTours[0]],
    [['organizations', 'Acme'], anOrganization()],
  ];
  const open = (at: string) =>
    openPlayer({ at, path: '/player/:location?/:tour?/:mode?', screen: <LocationPlayerScreen />, cachedQueries, who: aMember('user') });

  it('shows the scan of the location’s tour and links to its other tours by date [PLAYER-069 ROUTE-020]', async () => {
    const { user } = open('/player/site/old');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Before');
    await waitFor(() => expect(connected.models.at(-1)).toBe('OldOldOld11'));
    const nav = within(screen.getByRole('navigation', { name: 'Building site' }));
    await user.click(nav.getByRole('button', { name: /Building site/ }));

    expect(nav.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Before, 1 January 2020', 'After, 1 January 2024']);
    expect(nav.getAllByRole('listitem')[1]?.querySelector('a')?.getAttribute('href')).toBe('/player/site/new');
  });

  it('says of when the tour is, leads to the newer one by Next, and compares both', async () => {
    open('/player/site/old');
    const nav = within(await screen.findByRole('navigation', { name: 'Building site' }));

    expect(nav.getByRole('button').textContent).toBe('Building site1 January 20201 / 2');
    expect(nav.getByRole('link', { name: 'Next tour: After, 1 January 2024' }).getAttribute('href')).toBe('/player/site/new');
    expect(nav.queryByRole('link', { name: /^Previous/ })).toBeNull();
    const compared = '/dashboard/location/compare?location=site&first=old&second=new';
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(compared);
  });

  it('shows it in the dashboard too, whose links stay there [LOC-019]', async () => {
    const at = '/dashboard/location/play/old?location=site';
    const { user } = openPlayer({
      at,
      path: '/dashboard/location/play/:tour?',
      screen: <LocationPlayerScreen />,
      cachedQueries,
      who: aMember('user'),
    });

    await waitFor(() => expect(connected.models.at(-1)).toBe('OldOldOld11'));
    const nav = within(screen.getByRole('navigation', { name: 'Building site' }));
    await user.click(nav.getByRole('button', { name: /Building site/ }));
    expect(nav.getAllByRole('listitem')[1]?.querySelector('a')?.getAttribute('href')).toBe('/dashboard/location/play/new?location=site');
  });

  it('says that the location is missing, and logs it [LOC-034]', async () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();

    openPlayer({
      at: '/player/gone/old',
      path: '/player/:location?/:tour?/:mode?',
      screen: <LocationPlayerScreen />,
      cachedQueries: [[['locations', 'gone'], null]],
      who: aMember('user'),
    });

    expect(await screen.findByRole('heading', { name: 'Missing Location data' })).toBeDefined();
    expect(logged).toHaveBeenCalledExactlyOnceWith('No such document!');
  });

  it('shows the newest tour when the address names none [PLAYER-069]', () => {
    open('/player/site');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('After');
  });

  it('offers no list of points of interest, also on small screens', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));

    open('/player/site');

    expect(screen.getByRole('toolbar', { name: 'Tour controls' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Points of interest/ })).toBe(null);
    vi.unstubAllGlobals();
  });

  it('shows which address parameter is missing [ROUTE-046]', () => {
    open('/player');

    expect(screen.getByText('Missing LocationParam')).toBeDefined();
  });
});

describe('DemoPlayerScreen', () => {
  const open = (at: string) => openPlayer({ at, path: '/demo', screen: <DemoPlayerScreen />, cachedQueries: cachedTour() });

  it('toggles tags, list, sweeps and the log of a tour [PLAYER-019]', async () => {
    const { user } = open('/demo?tour=hall');

    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Debug' }));
    const debug = within(screen.getByRole('dialog', { name: 'Debug' }));
    expect(debug.getAllByRole('switch').map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'true', 'true', 'false']);
    for (const name of ['Tags', 'Sidebar', 'Log output']) await user.click(debug.getByRole('switch', { name }));

    expect(debug.getAllByRole('switch').map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'false', 'true', 'true']);
    expect(screen.queryByRole('tree')).toBe(null);
    expect(debug.getByRole('region', { name: 'Log output' }).textContent).toContain('loading');
  });

  it('shows the build’s demo model without a tour [PLAYER-007 PLAYER-019]', async () => {
    vi.stubEnv('VITE_DEMO_MODEL', 'DemoDemo111');

    open('/demo');

    await waitFor(() => expect(connected.models.at(-1)).toBe('DemoDemo111'));
  });
});
