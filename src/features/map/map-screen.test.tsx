import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { tourQueries } from '@/backend/tours/queries';
import { identityFrom } from '@/domain/access/identity';
import type { Directory } from '@/domain/access/principals';
import { orgId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import type { Stored } from '@/domain/stored';
import { listedTourFrom } from '@/domain/tours/listed-tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OrganizationProvider } from '@/widgets/organization';
import { MapScreen } from './map-screen';

const overlays = vi.hoisted(() => ({ configured: [] as object[] }));
vi.mock('@/backend/config', async (load) => {
  const { configurationFrom } = await import('@/domain/application/configuration');
  return { ...(await load<object>()), configuration: () => configurationFrom({ mapOverlays: overlays.configured }) };
});

const sizes = { clientWidth: 800, clientHeight: 600, offsetWidth: 800, offsetHeight: 600 };
const districts = { type: 'Feature', properties: { name: 'North' }, geometry: { type: 'Point', coordinates: [18, 59] } };
const answer = vi.fn(async (_: unknown) => new Response(JSON.stringify(districts)));

beforeEach(() => {
  // jsdom has no layout; without motion the map moves at once
  for (const [name, size] of Object.entries(sizes)) vi.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(size);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', answer);
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  answer.mockClear();
  overlays.configured = [];
});

const acme = orgId('Acme');
const noDirectory: Directory = { admins: [], organizations: [] };
const aTour = (id: string, name: string, country: string, at: [number, number] | null, tourTypeId = '') =>
  listedTourFrom(id, { name, organization: 'Acme', tourTypeId, place: { country, ...(at && { latitude: at[0], longitude: at[1] }) } });
const tours = [
  aTour('hall', 'City Hall', 'Sweden', [59.33, 18.06], 'civic'),
  aTour('mill', 'Old Mill', 'Sweden', [59.9, 18.6]),
  aTour('opera', 'Opera', 'Norway', [59.91, 10.75]),
  aTour('sydney', 'Sydney Hall', 'Australia', [-33.86, 151.2]),
  aTour('lost', 'Lost Hall', 'Sweden', null),
];
const organization: Stored = {
  name: 'Acme',
  status: true,
  tourTypes: [{ id: 'civic', name: 'Civic', color: 'green' }],
  mapLayers: [{ id: 'd', name: 'Districts', url: '/layers/d.geojson', format: 'geojson', attribution: 'The city' }],
};

const user = userEvent.setup();
let navigate: ReturnType<typeof useNavigate>;
let location: ReturnType<typeof useLocation>;
function Router() {
  navigate = useNavigate();
  location = useLocation();
  return null;
}

async function open(search = '', path = '') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', organization));
  client.setQueryData(applicationQueries.directory().queryKey, noDirectory);
  client.setQueryData(tourQueries.listed(acme).queryKey, tours);
  const claims = { email_verified: true, organization: 'Acme', role: 'superuser' };
  const { container } = render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, claims)}>
        <OrganizationProvider id={acme}>
          <MemoryRouter initialEntries={[`/dashboard/map${path}${search}`]}>
            <Router />
            <Routes>
              <Route path="/dashboard/map/:mode?/:tour?" element={<MapScreen />} />
            </Routes>
          </MemoryRouter>
        </OrganizationProvider>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  await act(async () => undefined);
  return container;
}

const list = () => screen.getByRole('region', { name: 'Tours' });
const listed = () =>
  within(list())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('aria-label')?.replace('Open ', ''));
const headings = () =>
  within(list())
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const at = () => new URLSearchParams(location.search).get('at');
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const search = (text: string) => user.type(screen.getByRole('textbox', { name: 'Search tours' }), text);

describe('the map of the tours', () => {
  it('starts at zoom 4, and lists what it shows by country, and tours without a position [MAP-001 MAP-007 MAP-013]', async () => {
    const container = await open();

    expect(headings()).toEqual(['Norway1', 'Sweden2', 'Not on the map1']);
    expect(listed()).toEqual(['Opera', 'City Hall', 'Old Mill', 'Lost Hall']);
    expect(screen.getByText('3 of 4 in view')).toBeDefined();
    expect(screen.queryByTitle('Lost Hall')).toBeNull();
    // its edges are 4 × 256 px × 2⁴ apart at zoom 4: a degree of longitude is 11.4 px
    expect(container.querySelector('.leaflet-container')).not.toBeNull();
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });

  it('shows the streets of the tile service that the installation names, and credits it [MAP-011]', async () => {
    const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'The streets' };
    vi.stubEnv('VITE_CONFIGURATION', JSON.stringify({ mapTiles }));
    const container = await open('?at=59.33,18.06,10');

    // the tile of Stockholm at this zoom, beside its neighbours
    const requested = [...container.querySelectorAll<HTMLImageElement>('img.leaflet-tile')].map(({ src }) => src);
    expect(requested).toContain('https://tiles.example/10/563/301.png');
    expect(requested.every((src) => /^https:\/\/tiles\.example\/10\/\d+\/\d+\.png$/.test(src))).toBe(true);
    expect(container.querySelector('.leaflet-control-attribution')?.textContent).toContain('The streets');
    expect(screen.queryByText(/^No street map is available here/)).toBeNull();
  });

  it('lists all tours on demand', async () => {
    await open();
    await user.click(screen.getByRole('checkbox', { name: 'Only what’s in view' }));

    expect(listed()).toEqual(['Sydney Hall', 'Opera', 'City Hall', 'Old Mill', 'Lost Hall']);
    expect(location.search).toBe('?list=all');
  });

  it('flies to a selected tour, whose card leads there, and Back returns to the view before [MAP-008 MAP-005]', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Zoom out' })).toBeNull();

    await press(/^City Hall/);
    await waitFor(() => expect(at()).toBe('59.3300,18.0600,16'));
    const card = screen.getByRole('region', { name: 'City Hall' });
    expect(within(card).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/dashboard/tours/landing/hall');
    expect(listed()).toEqual(['City Hall', 'Lost Hall']);
    expect(
      within(list())
        .getByRole('button', { name: /^City Hall/ })
        .getAttribute('aria-current'),
    ).toBe('true');
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDefined();

    await act(async () => navigate(-1));
    expect(listed()).toContain('Opera');
    expect(screen.queryByRole('region', { name: 'City Hall' })).toBeNull();
  });

  it('zooms out to all tours, and then no longer offers to [MAP-005]', async () => {
    await open('?at=59.33,18.06,6.5');
    await press('Zoom out');

    await waitFor(() => expect(listed()).toContain('Sydney Hall'));
    expect(screen.queryByRole('button', { name: 'Zoom out' })).toBeNull();
  });

  it('does not offer to zoom out at zoom 6 [MAP-005]', async () => {
    await open('?at=59.33,18.06,6');

    expect(screen.queryByRole('button', { name: 'Zoom out' })).toBeNull();
  });

  it('says that nothing matches where the filters leave no tour, not that the map should be moved [MAP-002]', async () => {
    await open();
    await search('zzz');

    expect(await screen.findByText('No tours match. Remove the filters to see all tours.')).toBeDefined();
  });

  it('finds tours by name from two characters, shows them, and removes the filters [MAP-002 MAP-003 MAP-006 MAP-009]', async () => {
    await open();
    await search('H');
    expect(listed()).toContain('Opera');
    expect(screen.getByRole('button', { name: 'Remove Filters' })).toBeDefined();

    await search('ALL');
    await waitFor(() => expect(listed()).toEqual(['Sydney Hall', 'City Hall', 'Lost Hall']));
    await press('Types');
    await press(/^Civic/);
    expect(listed()).toEqual(['City Hall']);
    expect(screen.queryByRole('button', { name: 'Clear filter' })).toBeNull();
    expect(new URLSearchParams(location.search).getAll('type')).toEqual(['civic']);

    await press('Remove Filters');
    expect(listed()).toContain('Opera');
    expect(new URLSearchParams(location.search).has('q')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Remove Filters' })).toBeNull();
  });

  it('opens as its address says', async () => {
    await open('?at=59.3300,18.0600,12&q=hall&tour=hall');

    expect(listed()).toEqual(['City Hall', 'Lost Hall']);
    expect(screen.getByRole('region', { name: 'City Hall' })).toBeDefined();
    await act(async () => navigate('?q=x', { replace: true }));
    await act(async () => navigate('?at=59.3300,18.0600,12&q=hall&tour=hall', { replace: true }));
    expect(at()).toBe('59.3300,18.0600,12');
  });

  it('opens an older address at its tour [ROUTE-007 ROUTE-009]', async () => {
    await open('', '/route/opera');

    expect(screen.getByRole('region', { name: 'Opera' })).toBeDefined();
    expect(listed()).toEqual(['Opera', 'Lost Hall']);
  });

  it('shows a country, and offers a position where there is none [MAP-009 MAP-013]', async () => {
    await open();
    await user.click(within(list()).getByRole('button', { name: /^Norway/ }));
    await waitFor(() => expect(listed()).toEqual(['Opera', 'Lost Hall']));
    await press(/^Lost Hall/);

    const card = screen.getByRole('region', { name: 'Lost Hall' });
    expect(within(card).getByRole('link', { name: 'Add a position' }).getAttribute('href')).toBe('/dashboard/tours/edit/lost');
  });

  it('gives the focus back to the list when the card is closed by Escape', async () => {
    await open();
    vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
    await press(/^City Hall/);
    const card = screen.getByRole('region', { name: 'City Hall' });
    within(card).getByRole('link', { name: 'Open' }).focus();

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('region', { name: 'City Hall' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('City Hall');
  });

  it('works by keyboard in the list', async () => {
    await open();
    within(list())
      .getByRole('button', { name: /^Opera/ })
      .focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('City Hall');
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toContain('Lost Hall');
    await user.keyboard('{Home}{Enter}');

    expect(screen.getByRole('region', { name: 'Opera' })).toBeDefined();
  });
});

describe('the layers of the map', () => {
  it('are those of the organization and of the installation, with who is credited [MAP-004 MAP-012]', async () => {
    overlays.configured = [
      { name: 'Rivers', url: 'https://t.example/{z}/{x}/{y}', attribution: 'The agency' },
      { name: 'Satellite', url: 'https://s.example/{z}/{x}/{y}', kind: 'base', attribution: 'The sky' },
    ];
    const container = await open();
    const credits = () => container.querySelector('.leaflet-control-attribution')?.textContent;
    await press('Layers');
    await user.click(screen.getByRole('checkbox', { name: 'Districts' }));
    await user.click(screen.getByRole('checkbox', { name: 'Rivers' }));
    await user.click(screen.getByRole('radio', { name: 'Satellite' }));

    await waitFor(() => expect(credits()).toContain('The city'));
    expect(credits()).toContain('The agency');
    expect(credits()).toContain('The sky');
    expect(new URLSearchParams(location.search).getAll('layer')).toEqual(['d', 'built-in-layer-0']);
    await press('Zoom to Districts');
    await waitFor(() => expect(at()).toBe('59.0000,18.0000,16'));

    await user.click(screen.getByRole('checkbox', { name: 'Districts' }));
    expect(credits()).not.toContain('The city');
  });

  it('draw what can be drawn, and name the feature that can not [MAP-004 SET-011]', async () => {
    const line = { type: 'Feature', properties: { name: 'Ditch' }, geometry: { type: 'LineString', coordinates: [[18, 59]] } };
    const nowhere = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [] } };
    answer.mockImplementation(
      async () => new Response(JSON.stringify({ type: 'FeatureCollection', features: [nowhere, line, districts] })),
    );
    const container = await open('?layer=d');

    expect(await screen.findByText(/^Districts: Feature 2 \(“Ditch”\) has a line with a single position\./)).toBeDefined();
    await waitFor(() => expect(container.querySelectorAll('path.map-shape')).toHaveLength(1));
  });

  it('say when they do not answer [MAP-004]', async () => {
    answer.mockRejectedValue(new TypeError('offline'));
    await open('?layer=d');

    expect((await screen.findByText(/^Districts: It doesn’t answer\./)).closest('[role=status]')).not.toBeNull();
  });
});
