import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTour } from '@/backend/tours/commands';
import { AppError } from '@/domain/app-error';
import { countries } from '@/domain/countries';
import { tourId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import { placeFrom } from '@/domain/place';
import { listedTemplateFrom } from '@/domain/reuse/template';
import { dismissToast, Toaster } from '@/ui/toaster';
import { acme, people, renderPage } from '../testing/render-page';
import { CreateTourScreen } from './create-tour-screen';

vi.mock('@/backend/tours/commands', () => ({ createTour: vi.fn(), updateTour: vi.fn() }));
vi.mock('@/widgets/place-form/place-map', () => ({
  PlaceMap: ({ position, onMove }: { position: unknown; onMove: (to: { latitude: number; longitude: number }) => void }) => (
    <button type="button" onClick={() => onMove({ latitude: 59.91, longitude: 10.75 })}>
      Map at {JSON.stringify(position)}
    </button>
  ),
}));

beforeEach(() => {
  localStorage.clear();
  vi.mocked(createTour).mockReset().mockResolvedValue(tourId('new-hall'));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

type World = Parameters<typeof renderPage>[0];
const aForm = (world: World = {}) => ({
  user: userEvent.setup(),
  ...renderPage(
    { currentUser: people.orgAdmin, at: '/dashboard/tours/create', ...world },
    '/dashboard/tours/create',
    <>
      <CreateTourScreen />
      <Toaster />
    </>,
  ),
});

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const choice = (name: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const options = (name: string | RegExp) => [...choice(name).options].map(({ text }) => text);
const save = () => screen.getByRole('button', { name: 'Save' });
const progress = () => screen.getByRole('progressbar', { name: 'Filled in' });
const bar = () => progress().firstElementChild as HTMLElement;
const answering = (status: number, body: unknown) => {
  const fetched = vi.fn(async (_address: string) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('the fields of the tour form', () => {
  it('is titled "Create Tour" [TOUR-025]', () => {
    aForm();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create Tour');
  });

  it('marks a model ID of exactly 11 characters as valid once the model is known to exist [TOUR-026 TOUR-050 MODEL-020]', async () => {
    const fetched = answering(200, { name: 'Hall' });
    const { user } = aForm();

    await user.type(field(/^Model ID/), 'AbCdEfGh12');
    expect(screen.queryByRole('img', { name: 'Valid model ID' })).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    await user.type(field(/^Model ID/), '3');
    expect(await screen.findByRole('img', { name: 'Valid model ID' })).toBeDefined();
    await user.type(field(/^Model ID/), '4');

    expect(screen.queryByRole('img', { name: 'Valid model ID' })).toBeNull();
  });

  it.each([
    [404, 'No model has this ID. Check the link or the ID.', false],
    [403, 'This model is private. Visitors can’t open it until its owner makes it public.', true],
    [500, 'Couldn’t check whether this model exists. You can save the tour and check later.', false],
  ])('says what the model service answers with %i, and marks only what exists [TOUR-026]', async (status, hint, isMarked) => {
    answering(status, {});
    const { user } = aForm();

    await user.type(field(/^Model ID/), 'AbCdEfGh123');

    expect(await screen.findByText(hint)).toBeDefined();
    expect(screen.queryByRole('img', { name: 'Valid model ID' }) !== null).toBe(isMarked);
  });

  it.each([
    ['https://my.matterport.com/show/?m=AbCdEfGh123&play=1', 'AbCdEfGh123'],
    ['https://my.matterport.com/show/?m=short&play=1', 'https://my.matterport.com/show/?m=short&play=1'],
  ])('turns a pasted %s into %s [TOUR-049]', async (pasted, kept) => {
    const { user } = aForm();

    await user.click(field(/^Model ID/));
    await user.paste(pasted);

    expect(field(/^Model ID/).value).toBe(kept);
  });

  const link = 'https://my.matterport.com/show/?m=AbCdEfGh123&play=1';

  it.each([/^Model ID/, 'Defurnish ID'])('turns a link that is dropped or filled into %s into its ID at once [TOUR-049]', (label) => {
    aForm();

    fireEvent.input(field(label), { target: { value: link }, inputType: 'insertFromDrop' });
    expect(field(label).value).toBe('AbCdEfGh123');
    fireEvent.input(field(label), { target: { value: 'https://my.matterport.com/models/ZbCdEfGh123' } });

    expect(field(label).value).toBe('ZbCdEfGh123');
  });

  it('takes a typed link for its ID, and shows that when the field is left [TOUR-049 TOUR-050]', async () => {
    answering(403, {});
    const { user } = aForm();

    await user.type(field(/^Model ID/), link);
    expect(field(/^Model ID/).value).toBe(link);
    expect(await screen.findByRole('img', { name: 'Valid model ID' })).toBeDefined();
    await user.tab();

    expect(field(/^Model ID/).value).toBe('AbCdEfGh123');
    expect(screen.queryByText('Invalid Matterport ID format.')).toBeNull();
  });

  it('shows an optional Defurnish ID, a required name and a description with 4 rows [TOUR-027 TOUR-028 TOUR-039]', () => {
    aForm();

    expect(field('Defurnish ID').required).toBe(false);
    expect(field(/^Tour Name/).required).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'About tour' }).rows).toBe(4);
  });

  it('accepts a date and time, and rejects one before 1970 [TOUR-029 TOUR-030]', async () => {
    const { user } = aForm();
    expect(field('Tour Date').type).toBe('datetime-local');

    await user.type(field('Tour Date'), '1969-12-31T10:00');
    await user.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('Date/Time is invalid.');
    await user.clear(field('Tour Date'));
    await user.type(field('Tour Date'), '2024-05-17T09:30');
    await user.tab();

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('lists the collections, a "None" option and the tour types [TOUR-031 TOUR-032]', async () => {
    const { user } = aForm();
    await user.click(screen.getByRole('combobox', { name: 'Collection' }));

    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['None', 'Old town']);
    expect(options('Tour Type')).toEqual(['Select a Type', 'House', 'Works']);
  });

  it('shows the address after 300 ms, as a plain field if no search service is configured [TOUR-034 TOUR-033]', () => {
    vi.useFakeTimers();
    aForm();

    act(() => vi.advanceTimersByTime(299));
    expect(screen.queryByLabelText('Address')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    vi.useRealTimers();

    expect(field('Address').getAttribute('role')).toBeNull();
  });

  it('shows Locality, Area(1) and a required select of all countries [TOUR-035 TOUR-036]', () => {
    aForm();

    expect(field('Locality').required).toBe(false);
    expect(field('Area(1)').required).toBe(false);
    expect(choice(/^Country/).required).toBe(true);
    expect(options(/^Country/)).toEqual(['Select a Country', ...countries]);
  });

  it('shows the remaining place fields under Advanced [TOUR-037]', async () => {
    const { user } = aForm();
    const names = ['Latitude', 'Longitude', 'Area(2)', 'Area(3)', 'Route', 'Street Number'];
    expect(names.filter((name) => screen.queryByLabelText(name))).toEqual([]);

    await user.click(screen.getByRole('switch', { name: 'Advanced' }));

    expect(names.filter((name) => screen.queryByLabelText(name))).toEqual(names);
  });

  it('updates latitude and longitude from the map, and the map from the fields [TOUR-038]', async () => {
    const { user } = aForm();
    await user.click(screen.getByRole('switch', { name: 'Advanced' }));

    await user.click(await screen.findByRole('button', { name: 'Map at null' }));
    expect([field('Latitude').value, field('Longitude').value]).toEqual(['59.91', '10.75']);
    await user.clear(field('Latitude'));
    await user.type(field('Latitude'), '60,5');

    expect(screen.getByRole('button', { name: /^Map at/ }).textContent).toBe('Map at {"latitude":60.5,"longitude":10.75}');
  });

  it.each(['99', 'north'])('shows the valid range of degrees for the input %s, even with Advanced collapsed', async (written) => {
    const { user } = aForm();
    await user.click(screen.getByRole('switch', { name: 'Advanced' }));

    await user.type(field('Latitude'), written);
    await user.tab();
    await user.click(screen.getByRole('switch', { name: 'Advanced' }));

    expect((await screen.findByRole('alert')).textContent).toBe('Use degrees from -90 to 90.');
  });

  it('selects members or public access and shows it on the summary card [TOUR-040 TOUR-041]', async () => {
    const { user } = aForm();
    const card = () => screen.getByRole('region', { name: 'Summary' }).textContent;
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Members & Collaborators/ }).checked).toBe(true);
    expect(card()).toContain('Tour AccessMembers & Collaborators');

    await user.click(screen.getByRole('radio', { name: /^Public/ }));
    await user.type(field(/^Tour Name/), 'New Hall');
    await user.type(field('Locality'), 'Oslo');
    await user.selectOptions(choice(/^Country/), 'Norway');

    expect(card()).toContain('Tour AccessPublic');
    expect(card()).toContain('New HallOslo, Norway');
  });

  it.each([true, false])('warns before saving if the organization cannot publish tours, active: %s [MODEL-003]', async (status) => {
    const { user } = aForm({ organization: { ...acme, status } });
    const notice = () => screen.queryByText(/isn’t active, so none of its tours can be made public/);
    expect(notice()).toBeNull();

    await user.click(screen.getByRole('radio', { name: /^Public/ }));

    expect(notice() === null).toBe(status);
  });

  it('colours the progress red below half, yellow below complete and green when complete [TOUR-047 TOUR-048]', async () => {
    const { user } = aForm();
    const seen = () => [progress().getAttribute('aria-valuenow'), bar().className.match(/bg-[\w-]+/)?.[0]];
    expect(seen()).toEqual(['0', 'bg-danger']);

    await user.type(field(/^Model ID/), 'AbCdEfGh123');
    expect(seen()).toEqual(['25', 'bg-danger']);
    await user.type(field(/^Tour Name/), 'H');
    expect(seen()).toEqual(['25', 'bg-danger']);
    await user.type(field(/^Tour Name/), 'all');
    expect(seen()).toEqual(['50', 'bg-caution-line']);
    await user.selectOptions(choice(/^Country/), 'Norway');
    expect(seen()).toEqual(['75', 'bg-caution-line']);
    await user.type(field('Locality'), 'Oslo');

    expect(seen()).toEqual(['100', 'bg-accent-line']);
  });
});

describe('fetching model data', () => {
  const fetchData = () => screen.getByRole('button', { name: 'Fetch model data' });

  it('fills in name and date from the model service [TOUR-051]', async () => {
    const fetched = answering(200, { name: 'Opera House', created: new Date(2024, 4, 17, 9, 30).toISOString() });
    const { user } = aForm();
    await user.type(field(/^Model ID/), 'AbCdEfGh123');

    await user.click(fetchData());

    await waitFor(() => expect(field(/^Tour Name/).value).toBe('Opera House'));
    expect(field('Tour Date').value).toBe('2024-05-17T09:30');
    expect(fetched.mock.calls.map(([address]) => address)).toContain('/api/player/models/AbCdEfGh123');
  });

  it('leaves a name and a date that somebody entered, and says so [TOUR-051]', async () => {
    answering(200, { name: 'Opera House', created: new Date(2024, 4, 17, 9, 30).toISOString() });
    const { user } = aForm();
    await user.type(field(/^Model ID/), 'AbCdEfGh123');
    await user.type(field(/^Tour Name/), 'Office, level 7');

    await user.click(fetchData());

    const filled = 'Filled in the date from the model. The model’s name is “Opera House”. To use it, clear the name and fetch again.';
    await screen.findByText(filled);
    expect([field(/^Tour Name/).value, field('Tour Date').value]).toEqual(['Office, level 7', '2024-05-17T09:30']);
    await user.clear(field('Tour Date'));
    await user.type(field('Tour Date'), '2025-01-01T10:00');
    await user.click(fetchData());
    await screen.findByText(filled.replace('Filled in the date from the model.', 'Nothing to fill in.'));
    expect(field('Tour Date').value).toBe('2025-01-01T10:00');
  });

  it('replaces what it filled in itself, such as for another model [TOUR-051]', async () => {
    answering(200, { name: 'Opera House' });
    const { user } = aForm();
    await user.type(field(/^Model ID/), 'AbCdEfGh123');
    await user.click(fetchData());
    await waitFor(() => expect(field(/^Tour Name/).value).toBe('Opera House'));

    answering(200, { name: 'City Hall' });
    await user.click(fetchData());

    await waitFor(() => expect(field(/^Tour Name/).value).toBe('City Hall'));
  });

  it.each([
    ['', 'Matterport ID is required to fetch API data.'],
    ['short', 'Invalid Matterport ID format.'],
  ])('shows, for the model ID %o, the error: %s [TOUR-052 TOUR-053]', async (modelId, problem) => {
    const { user } = aForm();
    if (modelId) await user.type(field(/^Model ID/), modelId);

    await user.click(fetchData());

    expect((await screen.findByRole('alert')).textContent).toBe(problem);
    expect(document.activeElement).toBe(field(/^Model ID/));
  });

  it('shows the service error and keeps the input [TOUR-054]', async () => {
    answering(404, { message: 'There is no model AbCdEfGh123.' });
    const { user } = aForm();
    await user.type(field(/^Model ID/), 'AbCdEfGh123');
    await user.type(field(/^Tour Name/), 'Mine');

    await user.click(fetchData());

    expect((await screen.findByRole('alert')).textContent).toBe('Error fetching API data: There is no model AbCdEfGh123.');
    expect(field(/^Tour Name/).value).toBe('Mine');
  });
});

describe('creating a tour', () => {
  const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(field(/^Model ID/), ' AbCdEfGh123 ');
    await user.type(field(/^Tour Name/), ' New Hall ');
  };

  it('rejects a save without a name or model ID [TOUR-055]', async () => {
    const { user } = aForm();
    await user.type(field(/^Tour Name/), 'New Hall');

    await user.click(save());

    expect((await screen.findByText('Please fill out all required fields.')).closest('[role=status]')).not.toBeNull();
    expect(screen.getByText('Enter a model ID.').getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(field(/^Model ID/));
    expect(createTour).not.toHaveBeenCalled();
  });

  it('creates the tour, even without a country, and opens its edit form [TOUR-056 TOUR-036]', async () => {
    const { user, location } = aForm();
    await fillIn(user);

    await user.click(save());

    await waitFor(() => expect(location()).toBe('/dashboard/tours/edit/new-hall'));
    expect(vi.mocked(createTour).mock.calls).toEqual([
      [
        {
          organization: 'Acme',
          form: {
            name: 'New Hall',
            matterportId: 'AbCdEfGh123',
            defurnishId: '',
            tourDate: '',
            address: '',
            description: '',
            public: false,
            collection: '',
            tourTypeId: '',
            showsScanMarks: false,
            isIndexed: false,
            place: placeFrom({}),
            nira: '',
            thumbnailUrl: '',
            thumbnailAlt: '',
          },
        },
      ],
    ]);
  });

  it('shows why creating failed and keeps the input [TOUR-057]', async () => {
    vi.mocked(createTour).mockRejectedValue(new AppError('permission-denied', 'You don’t have permission to do this.'));
    const { user, location } = aForm();
    await fillIn(user);

    await user.click(save());

    expect((await screen.findByRole('alert')).textContent).toBe('Error creating tour: You don’t have permission to do this.');
    expect(field(/^Tour Name/).value).toBe('New Hall');
    expect(location()).toBe('/dashboard/tours/create');
  });

  it('saves once on Ctrl+S', async () => {
    const { user } = aForm();
    await fillIn(user);

    await user.keyboard('{Control>}s{/Control}{Control>}s{/Control}');

    await waitFor(() => expect(createTour).toHaveBeenCalledTimes(1));
  });

  it('begins with the folders and points of a template that was chosen', async () => {
    const templates = [listedTemplateFrom('0', { name: 'School', kind: 'tour' }), listedTemplateFrom('1', { name: 'Door', kind: 'point' })];
    const { user } = aForm({ templates });
    expect(options('Start with')).toEqual(['An empty tour', 'School']);
    await user.selectOptions(choice('Start with'), 'School');
    await fillIn(user);

    await user.click(save());

    await waitFor(() => expect(createTour).toHaveBeenCalledWith(expect.objectContaining({ template: '0' })));
  });

  it('does not navigate if the user left the form in the meantime', async () => {
    let finish = (_id: ReturnType<typeof tourId>) => {};
    vi.mocked(createTour).mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { user, view } = aForm();
    await fillIn(user);
    await user.click(save());
    await waitFor(() => expect(createTour).toHaveBeenCalled());

    view.unmount();
    await act(async () => finish(tourId('new-hall')));

    expect(document.body.textContent).not.toContain('elsewhere');
  });
});

describe('permission to create', () => {
  it('tells a member why they cannot create a tour [ACCESS-014]', () => {
    aForm({ currentUser: people.viewer });

    expect(screen.getByText('You are not allowed to create tours for this Organization. Please contact your administrator.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('lets a member create a tour if the organization allows it [ACCESS-013]', () => {
    aForm({ currentUser: people.viewer, organization: organizationFrom('Acme', { ...acme, canCreateTours: true }) });

    expect(save()).toBeDefined();
  });
});
