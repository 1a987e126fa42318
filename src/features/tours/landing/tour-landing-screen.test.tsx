import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tourQueries } from '@/backend/tours/queries';
import type { Grant } from '@/domain/access/invitations';
import { AppError } from '@/domain/app-error';
import { organizationFrom } from '@/domain/organizations';
import { tourFrom } from '@/domain/tours';
import { people, shownTo } from '../testing/shown-to';
import { TourLandingScreen } from './tour-landing-screen';

vi.mock('./place-map', () => ({ PlaceMap: ({ name }: { name: string }) => <p>Map of {name}</p> }));

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

type World = Parameters<typeof shownTo>[0] & { stored?: Record<string, unknown>; inDashboard?: boolean };

function aLanding({ stored = {}, inDashboard = true, ...world }: World = {}) {
  const path = inDashboard ? '/dashboard/tours/landing/:tour?' : '/digital-twin/:tour?';
  return {
    user: userEvent.setup(),
    ...shownTo(
      { tours: [tourFrom('hall', { ...town, ...stored })], at: path.replace(':tour?', 'hall'), ...world },
      path,
      <TourLandingScreen inDashboard={inDashboard} />,
    ),
  };
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the landing of a tour', () => {
  it('PLAYER-001 ROUTE-050 shows logo, name, place and description', () => {
    aLanding({ organization: organizationFrom('Acme', { name: 'Acme Halls', logoUrl: `${location.origin}/logo.png` }) });

    expect(screen.getByRole('img', { name: 'Acme Halls' }).getAttribute('src')).toBe(`${location.origin}/logo.png`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('City Hall');
    expect(screen.getAllByText('Hantverkargatan 1, Stockholm, Sweden').length).toBeGreaterThan(0);
    expect(screen.getByText('Built of nine million bricks.')).toBeDefined();
    expect(document.title).toBe('Digital Twin - City Hall');
  });

  it('PLAYER-001 names the organization that has no logo', () => {
    const { view } = aLanding({ inDashboard: false, who: null });

    expect(within(view.container.querySelector('header') as HTMLElement).getByText('Acme Halls')).toBeDefined();
  });

  it('PLAYER-002 leads by Explore into the player, inside the dashboard and outside of it', () => {
    aLanding();
    expect(linkTo('Explore')).toBe('/dashboard/tour/hall/play');
    cleanup();

    aLanding({ inDashboard: false, who: null });
    expect(linkTo('Explore')).toBe('/digital-twin/hall/play');
  });

  it('PLAYER-002 says of a tour without a scan that there is nothing to explore', () => {
    aLanding({ stored: { matterportId: '' } });

    expect(screen.queryByRole('link', { name: 'Explore' })).toBeNull();
    expect(screen.getByText('This tour has no scan yet, so there is nothing to explore.')).toBeDefined();
  });

  it.each([
    ['an editor', people.editor, [], '/dashboard/tours/edit/hall'],
    ['someone invited to edit', people.guest, [invitation('readUpdate')], '/dashboard/tour/hall/edit'],
    ['someone invited to read', people.guest, [invitation('read')], undefined],
    ['a viewer', people.viewer, [], undefined],
  ])('PLAYER-003 shows %s the edit button they are to have', (_who, who, invitations, address) => {
    aLanding({ who, invitations });

    expect(screen.queryByRole('link', { name: 'Edit' })?.getAttribute('href')).toBe(address);
    expect(screen.queryByRole('button', { name: 'Rename tour' }) !== null).toBe(address !== undefined);
  });

  it('PLAYER-003 shows a visitor no way to change anything', () => {
    aLanding({ inDashboard: false, who: null, stored: { public: true } });

    for (const name of ['Edit', 'Report']) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rename tour' })).toBeNull();
  });

  it('PLAYER-005 stands before the picture that the model service has of the model', () => {
    const { view } = aLanding();

    const background = view.container.querySelector('header img[alt=""]');
    expect(background?.getAttribute('src')).toBe('/api/player/models/HouseGarden/thumb?width=1600&dpr=1');
  });

  it('opens each point of interest at its place', () => {
    aLanding();

    expect(linkTo('Blue Hall')).toBe('/dashboard/tour/hall/play?start=blue');
    expect(screen.getByText('Tower')).toBeDefined();
  });

  it('shows where the tour is, to visitors when they ask for it', async () => {
    const { user } = aLanding({ inDashboard: false, who: null });
    expect(screen.queryByText('Map of City Hall')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Show the map' }));

    expect(await screen.findByText('Map of City Hall')).toBeDefined();
  });

  it('ROUTE-047 says "missing tour" without one', () => {
    aLanding({ at: '/dashboard/tours/landing' });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('missing tour');
    expect(linkTo('Go to your tours')).toBe('/dashboard/tours');
  });

  it('ACCESS-046 refuses nobody before it is known who is there', async () => {
    const { client } = aLanding({ inDashboard: false, who: people.viewer, isKnown: false });
    const query = client.getQueryCache().find({ queryKey: tourQueries.one('hall' as never).queryKey });

    await act(async () => query?.setState({ status: 'error', data: undefined, error: new AppError('permission-denied', 'No.') }));

    expect(await screen.findByRole('status', { name: 'Loading tour' })).toBeDefined();
  });
});

describe('what lies over the landing', () => {
  it('PLAYER-004 TOUR-013 shows the files in a panel at an address of its own', async () => {
    const { user, place } = aLanding();

    await user.click(screen.getByRole('button', { name: 'Files 3' }));

    const panel = within(await screen.findByRole('dialog', { name: 'Files' }));
    expect(place()).toBe('/dashboard/tours/landing/hall?dialog=files');
    expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Floor plans 1',
      'Documents 1',
      'Files 1',
    ]);
    for (const text of ['ground.png', 'Ground', 'Exits.pdf', 'Fire', 'hall.jpg']) expect(panel.getByText(text)).toBeDefined();
  });

  it('PLAYER-004 closes the panel on Escape, and goes back', async () => {
    const { user, place } = aLanding();
    await user.click(screen.getByRole('button', { name: 'Files 3' }));
    const panel = await screen.findByRole('dialog', { name: 'Files' });

    act(() => void panel.dispatchEvent(new Event('cancel', { cancelable: true })));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Files' })).toBeNull());
    expect(place()).toBe('/dashboard/tours/landing/hall');
  });

  it('PLAYER-004 shows a floor plan large, until Escape', async () => {
    const { user } = aLanding();

    await user.click(screen.getByRole('button', { name: 'Look at Ground ground.png' }));
    const modal = await screen.findByRole('dialog', { name: 'ground.png' });
    expect(within(modal).getByRole('img', { name: 'ground.png' }).getAttribute('src')).toBe(picture);
    act(() => void modal.dispatchEvent(new Event('cancel', { cancelable: true })));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('PLAYER-004 closes of two that lie over each other the upper one first', async () => {
    const { user } = aLanding();
    await user.click(screen.getByRole('button', { name: 'Files 3' }));
    const panel = await screen.findByRole('dialog', { name: 'Files' });
    await user.click(within(panel).getByRole('button', { name: 'Look at hall.jpg' }));
    const modal = await screen.findByRole('dialog', { name: 'hall.jpg' });

    act(() => void modal.dispatchEvent(new Event('cancel', { cancelable: true })));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'hall.jpg' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Files' })).toBe(panel);
  });

  it('hears of it when the browser closes a dialog without asking', async () => {
    const { user, place } = aLanding();
    await user.click(screen.getByRole('button', { name: 'Files 3' }));
    const panel: HTMLDialogElement = await screen.findByRole('dialog', { name: 'Files' });

    act(() => {
      panel.open = false;
      panel.dispatchEvent(new Event('close'));
    });

    await waitFor(() => expect(place()).toBe('/dashboard/tours/landing/hall'));
  });

  it('says that there are no files', async () => {
    const { user } = aLanding({ stored: { floorplans: [], documents: [], files: [] } });

    await user.click(screen.getByRole('button', { name: 'Files 0' }));

    expect(await screen.findByRole('heading', { name: 'No files yet' })).toBeDefined();
  });

  it('hands on the address of the tour, and says who can open it', async () => {
    const { user } = aLanding({ who: people.viewer });

    await user.click(screen.getByRole('button', { name: 'Share' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveProperty('value', `${location.origin}/#/digital-twin/hall`);
    expect(dialog.getByRole('img', { name: 'QR code that opens City Hall' })).toBeDefined();
    expect(dialog.getByText(/^Opens for people who may see this tour\./)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#/digital-twin/hall`);
    expect(dialog.getByText('Copied!')).toBeDefined();
  });
});
