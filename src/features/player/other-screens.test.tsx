import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localKeys } from '@/domain/application/local-keys';
import { locationFrom, locationTourFrom } from '@/domain/locations';
import { DemoPlayerScreen } from './demo-player-screen';
import { LocationPlayerScreen } from './location-player-screen';
import { StageScreen } from './stage-screen';
import { aMember, anOrganization, type Held, holding, openPlayer } from './testing/a-player';

const shown = vi.hoisted(() => ({ models: [] as string[] }));

vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) => {
      shown.models.push(options.model);
      return connectShowcase(document.createElement('iframe'), options);
    },
  };
});

afterEach(() => {
  cleanup();
  shown.models.length = 0;
  localStorage.clear();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

// the machine may be busy
vi.setConfig({ testTimeout: 20_000 });

describe('StageScreen', () => {
  const open = (at: string) => openPlayer({ at, path: '/stage/:tour?/:poi?', screen: <StageScreen />, held: [] });

  it('ROUTE-025 PLAYER-078 remembers the name and goes to the tour in play mode', async () => {
    open('/stage/hall/Boiler%20room');

    expect((await screen.findByRole('status')).textContent).toBe('/digital-twin/hall/play');
    expect(localStorage.getItem(localKeys.lastPoiName)).toBe('Boiler room');
  });

  it('ROUTE-026 forgets the name without one', async () => {
    localStorage.setItem(localKeys.lastPoiName, 'Old');

    open('/stage/hall');

    expect((await screen.findByRole('status')).textContent).toBe('/digital-twin/hall/play');
    expect(localStorage.getItem(localKeys.lastPoiName)).toBe(null);
  });

  it('ROUTE-027 goes to /404 without a tour', async () => {
    open('/stage');

    expect((await screen.findByRole('status')).textContent).toBe('/404');
  });

  it('PLAYER-080 says so where nothing can be remembered, and opens the tour all the same', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const said = vi.spyOn(toast, 'error').mockReturnValue('');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });

    open('/stage/hall/Stove');

    expect((await screen.findByRole('status')).textContent).toBe('/digital-twin/hall/play');
    expect(warned).toHaveBeenCalledExactlyOnceWith('No localstorage support');
    await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
    expect(said.mock.calls[0]?.[0]).toBe('Your browser does not support local storage. Please use a modern browser to use this feature.');
  });
});

describe('LocationPlayerScreen', () => {
  const versions = [
    locationTourFrom('old', { name: 'Before', matterportId: 'OldOldOld11', created: new Date('2020-01-01T12:00') }),
    locationTourFrom('new', { name: 'After', matterportId: 'NewNewNew11', created: new Date('2024-01-01T12:00') }),
  ];
  const held: Held = [
    [['locations', 'site'], locationFrom('site', { name: 'Building site', organization: 'Acme' })],
    [['locations', 'site', 'tours'], versions],
    [['locations', 'site', 'tours', 'old'], versions[0]],
    [['organizations', 'Acme'], anOrganization()],
  ];
  const open = (at: string) =>
    openPlayer({ at, path: '/player/:location?/:tour?/:mode?', screen: <LocationPlayerScreen />, held, who: aMember('user') });

  it('PLAYER-069 ROUTE-020 shows the scan of the location’s tour, and leads to the others by their day', async () => {
    const { user } = open('/player/site/old');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Before');
    await waitFor(() => expect(shown.models.at(-1)).toBe('OldOldOld11'));
    const nav = within(screen.getByRole('navigation', { name: 'Building site' }));
    await user.click(nav.getByRole('button', { name: /Building site/ }));

    expect(nav.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['After, 01-01-2024', 'Before, 01-01-2020']);
    expect(nav.getAllByRole('listitem')[0]?.querySelector('a')?.getAttribute('href')).toBe('/player/site/new');
  });

  it('PLAYER-069 shows the newest tour when the address names none', () => {
    open('/player/site');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('After');
  });

  it('offers no list of points of interest, which a location has none of, on small screens either', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));

    open('/player/site');

    expect(screen.getByRole('toolbar', { name: 'Tour controls' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Points of interest/ })).toBe(null);
    vi.unstubAllGlobals();
  });

  it('ROUTE-046 says what is missing', () => {
    open('/player');

    expect(screen.getByText('Missing LocationParam')).toBeDefined();
  });
});

describe('DemoPlayerScreen', () => {
  const open = (at: string) => openPlayer({ at, path: '/demo', screen: <DemoPlayerScreen />, held: holding() });

  it('PLAYER-019 toggles tags, list, sweeps and the log of a tour', async () => {
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

  it('PLAYER-007 PLAYER-019 shows the demo model of the build', async () => {
    vi.stubEnv('VITE_DEMO_MODEL', 'DemoDemo111');

    open('/demo');

    await waitFor(() => expect(shown.models.at(-1)).toBe('DemoDemo111'));
  });
});
