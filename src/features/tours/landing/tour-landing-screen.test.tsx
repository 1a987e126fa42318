import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tourQueries } from '@/backend/tours/queries';
import type { Grant } from '@/domain/access/invitations';
import { AppError } from '@/domain/app-error';
import { localKeys } from '@/domain/application/local-keys';
import { organizationFrom } from '@/domain/organizations/organization';
import { tourFrom } from '@/domain/tours/tour';
import { showLanguage } from '@/language/show-language';
import { readSetting } from '@/ui/settings';
import { people, renderPage } from '../testing/render-page';
import { LandingPreview } from './landing-preview';
import { TourLandingScreen } from './tour-landing-screen';

vi.mock('@/widgets/map/point-map', () => ({ PointMap: ({ label }: { label: string }) => <p>Map: {label}</p> }));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const picture = `${location.origin}/plans/ground.png`;
const town = {
  name: 'City Hall',
  organization: 'Acme',
  matterportId: 'HouseGarden',
  description: 'Built of nine million bricks.',
  tourTypeId: 'h',
  floors: ['Ground', 'Tower'],
  place: { route: 'Hantverkargatan', street_number: '1', locality: 'Stockholm', country: 'Sweden', latitude: 59.3275, longitude: 18.0543 },
  floorplans: [{ name: 'u__ground.png', url: picture, contentType: 'image/png', floor: '1', progress: 100 }],
  documents: [
    { name: 'u__Exits.pdf', url: `${location.origin}/exits.pdf`, contentType: 'application/pdf', documentType: 'Fire', progress: 100 },
  ],
  files: [{ name: 'u__hall.jpg', url: `${location.origin}/hall.jpg`, contentType: 'image/jpeg', progress: 100 }],
  folders: [{ id: 'f', name: 'Halls', pois: [{ identifier: 'blue', name: 'Blue Hall', floor: 1 }] }],
};
const invitation = (accessLevel: 'read' | 'readUpdate') =>
  ({ id: 'tour_ada@acme.example_hall', email: 'ada@acme.example', organization: 'Acme', accessLevel, expires: null }) as unknown as Grant;

type World = Parameters<typeof renderPage>[0] & { stored?: Record<string, unknown>; inDashboard?: boolean };

function aLanding({ stored = {}, inDashboard = true, ...world }: World = {}) {
  const path = inDashboard ? '/dashboard/tours/landing/:tour?' : '/digital-twin/:tour?';
  return {
    user: userEvent.setup(),
    ...renderPage(
      { tours: [tourFrom('hall', { ...town, ...stored })], at: path.replace(':tour?', 'hall'), ...world },
      path,
      <TourLandingScreen inDashboard={inDashboard} />,
    ),
  };
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the landing page', () => {
  it('shows logo, name, place and description [PLAYER-001 ROUTE-050]', () => {
    aLanding({ organization: organizationFrom('Acme', { name: 'Acme Halls', logoUrl: `${location.origin}/logo.png` }) });

    expect(screen.getByRole('img', { name: 'Acme Halls' }).getAttribute('src')).toBe(`${location.origin}/logo.png`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('City Hall');
    expect(screen.getAllByText('Hantverkargatan 1, Stockholm, Sweden').length).toBeGreaterThan(0);
    expect(screen.getByText('Built of nine million bricks.')).toBeDefined();
    expect(document.title).toBe('Digital Twin - City Hall');
  });

  it('ends with help and the terms for visitors; in the dashboard they are in its menu', () => {
    aLanding({ inDashboard: false, currentUser: null });

    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help');
    cleanup();
    aLanding();

    expect(screen.queryByRole('link', { name: 'Help' })).toBeNull();
  });

  it('shows the organization’s name if it has no logo [PLAYER-001]', () => {
    const { view } = aLanding({ inDashboard: false, currentUser: null });

    expect(within(view.container.querySelector('header') as HTMLElement).getByText('Acme Halls')).toBeDefined();
  });

  it('opens the player with Explore, inside and outside the dashboard [PLAYER-002]', () => {
    aLanding();
    expect(linkTo('Explore')).toBe('/dashboard/tour/hall/play');
    cleanup();

    aLanding({ inDashboard: false, currentUser: null });
    expect(linkTo('Explore')).toBe('/digital-twin/hall/play');
  });

  it('shows that a tour without a scan cannot be explored [PLAYER-002]', () => {
    aLanding({ stored: { matterportId: '' } });

    expect(screen.queryByRole('link', { name: 'Explore' })).toBeNull();
    expect(screen.getByText('This tour has no scan yet, so there is nothing to explore.')).toBeDefined();
  });

  it.each([
    ['an editor', people.editor, [], '/dashboard/tours/edit/hall'],
    ['someone invited to edit', people.guest, [invitation('readUpdate')], '/dashboard/tour/hall/edit'],
    ['someone invited to read', people.guest, [invitation('read')], undefined],
    ['a viewer', people.viewer, [], undefined],
  ])('shows %s the right Edit button [PLAYER-003]', (_who, currentUser, invitations, address) => {
    aLanding({ currentUser, invitations });

    expect(screen.queryByRole('link', { name: 'Edit' })?.getAttribute('href')).toBe(address);
    expect(screen.queryByRole('button', { name: 'Rename tour' }) !== null).toBe(address !== undefined);
  });

  it('shows a visitor no editing controls [PLAYER-003]', () => {
    aLanding({ inDashboard: false, currentUser: null, stored: { public: true } });

    for (const name of ['Edit', 'Report']) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rename tour' })).toBeNull();
  });

  it('uses the model’s thumbnail as the background [PLAYER-005]', () => {
    const { view } = aLanding();

    const background = view.container.querySelector('header img[alt=""]');
    expect(background?.getAttribute('src')).toBe('/api/player/models/HouseGarden/thumb?width=1600&dpr=1');
  });

  it('links each point of interest to its place in the tour', () => {
    aLanding();

    expect(linkTo('Blue Hall')).toBe('/dashboard/tour/hall/play?start=blue');
    expect(screen.getByText('Tower')).toBeDefined();
  });

  it('shows the map, to visitors only on request', async () => {
    const { user } = aLanding({ inDashboard: false, currentUser: null });
    expect(screen.queryByText('Map: Location of City Hall')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Show the map' }));

    expect(await screen.findByText('Map: Location of City Hall')).toBeDefined();
  });

  it('tells a visitor the day of the scan in words, and nothing that is for its authors', () => {
    const stored = {
      tourDate: '2025-05-06T10:00',
      folders: [{ id: 'f', name: 'Halls', pois: [{ identifier: 'blue', name: 'Blue Hall', type: 'tag', floor: 1 }] }],
    };
    aLanding({ inDashboard: false, currentUser: null, stored });

    expect(screen.getByText('6 May 2025')).toBeDefined();
    expect(screen.queryByText('Coordinates')).toBeNull();
    expect(screen.queryByText(/^Tag/)).toBeNull();
    cleanup();
    aLanding({ stored });

    expect(screen.getByText('59.3275, 18.0543')).toBeDefined();
  });

  it('shows "missing tour" if the URL has no tour [ROUTE-047]', () => {
    aLanding({ at: '/dashboard/tours/landing' });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('missing tour');
    expect(linkTo('Go to your tours')).toBe('/dashboard/tours');
  });

  it('denies no one before the session is resolved [ACCESS-046]', async () => {
    const { client } = aLanding({ inDashboard: false, currentUser: people.viewer, isUserLoaded: false });
    const query = client.getQueryCache().find({ queryKey: tourQueries.one('hall' as never).queryKey });

    await act(async () => query?.setState({ status: 'error', data: undefined, error: new AppError('permission-denied', 'No.') }));

    expect(await screen.findByRole('status', { name: 'Loading tour' })).toBeDefined();
  });
});

describe('dialogs over the landing page', () => {
  it('shows the files in a dialog at its own URL [PLAYER-004 TOUR-013]', async () => {
    const { user, location } = aLanding();

    await user.click(screen.getByRole('button', { name: 'Files 3' }));

    const panel = within(await screen.findByRole('dialog', { name: 'Files' }));
    expect(location()).toBe('/dashboard/tours/landing/hall?dialog=files');
    expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Floor plans 1',
      'Documents 1',
      'Files 1',
    ]);
    for (const text of ['ground.png', 'Ground', 'Exits.pdf', 'Fire', 'hall.jpg']) expect(panel.getByText(text)).toBeDefined();
  });

  it('closes the files dialog and goes back on Escape [PLAYER-004]', async () => {
    const { user, location } = aLanding();
    await user.click(screen.getByRole('button', { name: 'Files 3' }));
    const panel = await screen.findByRole('dialog', { name: 'Files' });

    act(() => void panel.dispatchEvent(new Event('cancel', { cancelable: true })));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Files' })).toBeNull());
    expect(location()).toBe('/dashboard/tours/landing/hall');
  });

  it('shows a floor plan in the viewer until Escape [PLAYER-004]', async () => {
    const { user } = aLanding();

    await user.click(screen.getByRole('button', { name: 'View Ground ground.png' }));
    const modal = await screen.findByRole('dialog', { name: 'ground.png' });
    expect(within(modal).getByRole('img', { name: 'ground.png' }).getAttribute('src')).toBe(picture);
    act(() => void modal.dispatchEvent(new Event('cancel', { cancelable: true })));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes the top one of two stacked dialogs first [PLAYER-004]', async () => {
    const { user } = aLanding();
    await user.click(screen.getByRole('button', { name: 'Files 3' }));
    const panel = await screen.findByRole('dialog', { name: 'Files' });
    await user.click(within(panel).getByRole('button', { name: 'View hall.jpg' }));
    const modal = await screen.findByRole('dialog', { name: 'hall.jpg' });

    act(() => void modal.dispatchEvent(new Event('cancel', { cancelable: true })));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'hall.jpg' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Files' })).toBe(panel);
  });

  it('updates the URL when the browser closes a dialog by itself', async () => {
    const { user, location } = aLanding();
    await user.click(screen.getByRole('button', { name: 'Files 3' }));
    const panel: HTMLDialogElement = await screen.findByRole('dialog', { name: 'Files' });

    act(() => {
      panel.open = false;
      panel.dispatchEvent(new Event('close'));
    });

    await waitFor(() => expect(location()).toBe('/dashboard/tours/landing/hall'));
  });

  it('shows that there are no files', async () => {
    const { user } = aLanding({ stored: { floorplans: [], documents: [], files: [] } });

    await user.click(screen.getByRole('button', { name: 'Files' }));

    expect(await screen.findByRole('heading', { name: 'No files yet' })).toBeDefined();
  });

  it('shares the tour’s URL and shows who can open it', async () => {
    const { user } = aLanding({ currentUser: people.viewer });

    await user.click(screen.getByRole('button', { name: 'Share' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveProperty('value', `${location.origin}/#/digital-twin/hall`);
    expect(dialog.getByRole('img', { name: 'QR code that opens City Hall' })).toBeDefined();
    expect(dialog.getByText(/^Only people with access to this tour can open the link\./)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#/digital-twin/hall`);
    expect(dialog.getByText('Copied!')).toBeDefined();
  });
});

describe('the landing page in other languages', () => {
  afterEach(() => showLanguage('en'));
  const written = { ...town, tourDate: '2025-05-06T10:00', public: true };
  const forVisitors = (stored = {}) => aLanding({ inDashboard: false, currentUser: null, stored: { ...written, ...stored } });

  it('is German: words, days, countries, unnamed floors and numbers, beside what people wrote', async () => {
    await showLanguage('de');
    forVisitors({
      floors: ['', 'Tower'],
      folders: [{ id: 'f', name: 'Halls', pois: [{ identifier: 'blue', name: 'Blue Hall', floor: 0 }] }],
    });

    expect(linkTo('Erkunden')).toBe('/digital-twin/hall/play');
    expect(screen.getByRole('button', { name: 'Dateien 3' })).toBeDefined();
    expect(screen.getAllByText('Hantverkargatan 1, Stockholm, Schweden')).toHaveLength(2);
    expect(screen.getByText('6. Mai 2025')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: /^Orte/ })).toBeDefined();
    expect(screen.getAllByText('Stockwerk 1')).toHaveLength(2);
    expect(screen.getByText('Tower')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('City Hall');
    expect(screen.getByRole('button', { name: 'Stockwerk 1 ansehen ground.png' })).toBeDefined();
  });

  it('is Arabic, and names keep their own direction', async () => {
    await showLanguage('ar');
    forVisitors({ description: 'Built of nine million bricks.' });

    expect(document.documentElement.dir).toBe('rtl');
    expect(linkTo('استكشاف')).toBe('/digital-twin/hall/play');
    expect(screen.getAllByText('Hantverkargatan 1, Stockholm, السويد')).toHaveLength(2);
    for (const name of ['City Hall', 'Halls', 'Acme Halls', 'House', 'Tower', 'ground.png'])
      for (const shown of screen.getAllByText(name)) expect(shown.closest('bdi, [dir=auto]')).not.toBeNull();
    expect(screen.getByText('Built of nine million bricks.').dir).toBe('auto');
  });

  it('changes at once when another language is chosen, and stays where it is', async () => {
    const { user, location } = forVisitors();
    const select = screen.getByRole('combobox', { name: 'Language' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['English', 'Deutsch', 'Français', 'Norsk bokmål', 'العربية']));

    await user.selectOptions(select, 'Français');
    expect(readSetting(localKeys.language)).toBe('fr');
    await act(() => showLanguage('fr'));

    expect(screen.getByRole('link', { name: 'Explorer' })).toBeDefined();
    expect(screen.getByText('Hantverkargatan 1, Stockholm, Suède', { selector: 'header bdi' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Aide' })).toBeDefined();
    expect(location()).toBe('/digital-twin/hall');
  });

  it('has documents of a type, and their dialog, in the language', async () => {
    await showLanguage('nb');
    const { user } = forVisitors();

    await user.click(screen.getByRole('button', { name: 'Filer 3' }));

    const panel = within(await screen.findByRole('dialog', { name: 'Filer' }));
    expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Plantegninger 1',
      'Dokumenter 1',
      'Filer 1',
    ]);
    expect(panel.getByText('Brann')).toBeDefined();
    expect(panel.getByRole('button', { name: 'Vis hall.jpg' })).toBeDefined();
  });

  it('is the same while its code loads', async () => {
    await showLanguage('es');
    const tour = tourFrom('hall', written);
    render(<LandingPreview tour={tour} organization={null} />);

    expect(screen.getByRole('link', { name: 'Explorar' })).toBeDefined();
    expect(screen.getByText('Compartir')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: /^Puntos de interés/ })).toBeDefined();
    expect(screen.getByText('Hantverkargatan 1, Stockholm, Suecia')).toBeDefined();
  });
});
