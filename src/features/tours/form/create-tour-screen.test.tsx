import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, toast } from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTour } from '@/backend/tours/commands';
import { AppError } from '@/domain/app-error';
import { countries } from '@/domain/countries';
import { tourId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations';
import { placeFrom } from '@/domain/place';
import { acme, people, shownTo } from '../testing/shown-to';
import { CreateTourScreen } from './create-tour-screen';

vi.mock('@/backend/tours/commands', () => ({ createTour: vi.fn(), updateTour: vi.fn() }));
vi.mock('./place-map', () => ({
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
  // jsdom opens no dialogs
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  toast.remove();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

type World = Parameters<typeof shownTo>[0];
const aForm = (world: World = {}) => ({
  user: userEvent.setup(),
  ...shownTo(
    { who: people.orgAdmin, at: '/dashboard/tours/create', ...world },
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
  it('TOUR-025 is titled Create Tour', () => {
    aForm();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create Tour');
  });

  it('TOUR-026 TOUR-050 marks a model id of exactly 11 characters as valid', async () => {
    const { user } = aForm();

    await user.type(field(/^Model ID/), 'AbCdEfGh12');
    expect(screen.queryByRole('img', { name: 'Valid model ID' })).toBeNull();
    await user.type(field(/^Model ID/), '3');
    expect(screen.getByRole('img', { name: 'Valid model ID' })).toBeDefined();
    await user.type(field(/^Model ID/), '4');

    expect(screen.queryByRole('img', { name: 'Valid model ID' })).toBeNull();
  });

  it.each([
    ['https://my.matterport.com/show/?m=AbCdEfGh123&play=1', 'AbCdEfGh123'],
    ['https://my.matterport.com/show/?m=short&play=1', 'https://my.matterport.com/show/?m=short&play=1'],
  ])('TOUR-049 of a pasted %s keeps %s', async (pasted, kept) => {
    const { user } = aForm();

    await user.click(field(/^Model ID/));
    await user.paste(pasted);

    expect(field(/^Model ID/).value).toBe(kept);
  });

  it('TOUR-027 TOUR-028 TOUR-039 has an optional Defurnish ID, a required name, and About tour in 4 rows', () => {
    aForm();

    expect(field('Defurnish ID').required).toBe(false);
    expect(field(/^Tour Name/).required).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'About tour' }).rows).toBe(4);
  });

  it('TOUR-029 TOUR-030 takes a date and time, and refuses one before 1970', async () => {
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

  it('TOUR-031 TOUR-032 offers the collections and none, and the types', () => {
    aForm();

    expect(options('Collection')).toEqual(['None', 'Old town']);
    expect(options('Tour Type')).toEqual(['Select a Type', 'House', 'Works']);
  });

  it('TOUR-034 TOUR-033 shows the address after 300 ms; without a service it is a plain line', () => {
    vi.useFakeTimers();
    aForm();

    act(() => vi.advanceTimersByTime(299));
    expect(screen.queryByLabelText('Address')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    vi.useRealTimers();

    expect(field('Address').getAttribute('role')).toBeNull();
  });

  it('TOUR-035 TOUR-036 has Locality, Area(1) and a required Country of all countries', () => {
    aForm();

    expect(field('Locality').required).toBe(false);
    expect(field('Area(1)').required).toBe(false);
    expect(choice(/^Country/).required).toBe(true);
    expect(options(/^Country/)).toEqual(['Select a Country', ...countries]);
  });

  it('TOUR-037 reveals the rest of the place under Advanced', async () => {
    const { user } = aForm();
    const names = ['Latitude', 'Longitude', 'Area(2)', 'Area(3)', 'Route', 'Street Number'];
    expect(names.filter((name) => screen.queryByLabelText(name))).toEqual([]);

    await user.click(screen.getByRole('switch', { name: 'Advanced' }));

    expect(names.filter((name) => screen.queryByLabelText(name))).toEqual(names);
  });

  it('TOUR-038 takes latitude and longitude from the map, and shows on the map what is written', async () => {
    const { user } = aForm();
    await user.click(screen.getByRole('switch', { name: 'Advanced' }));

    await user.click(await screen.findByRole('button', { name: 'Map at null' }));
    expect([field('Latitude').value, field('Longitude').value]).toEqual(['59.91', '10.75']);
    await user.clear(field('Latitude'));
    await user.type(field('Latitude'), '60,5');

    expect(screen.getByRole('button', { name: /^Map at/ }).textContent).toBe('Map at {"latitude":60.5,"longitude":10.75}');
  });

  it.each(['99', 'north'])('says which degrees there are when somebody writes %s, also when Advanced is closed again', async (written) => {
    const { user } = aForm();
    await user.click(screen.getByRole('switch', { name: 'Advanced' }));

    await user.type(field('Latitude'), written);
    await user.tab();
    await user.click(screen.getByRole('switch', { name: 'Advanced' }));

    expect((await screen.findByRole('alert')).textContent).toBe('Use degrees from -90 to 90.');
  });

  it('TOUR-040 TOUR-041 chooses between members and everybody, and says so on the card', async () => {
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

  it.each([true, false])('says before saving when the organization cannot publish, active: %s [MODEL-003]', async (status) => {
    const { user } = aForm({ organization: { ...acme, status } });
    const notice = () => screen.queryByText(/isn’t active, so none of its tours can be made public/);
    expect(notice()).toBeNull();

    await user.click(screen.getByRole('radio', { name: /^Public/ }));

    expect(notice() === null).toBe(status);
  });

  it('TOUR-047 TOUR-048 is reddish below a half, yellow below the whole, and green with all four', async () => {
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

  it('TOUR-051 asks the model service, and fills in name and date', async () => {
    const fetched = answering(200, { name: 'Opera House', created: new Date(2024, 4, 17, 9, 30).toISOString() });
    const { user } = aForm();
    await user.type(field(/^Model ID/), 'AbCdEfGh123');

    await user.click(fetchData());

    await waitFor(() => expect(field(/^Tour Name/).value).toBe('Opera House'));
    expect(field('Tour Date').value).toBe('2024-05-17T09:30');
    expect(fetched.mock.calls.map(([address]) => address)).toContain('/api/player/models/AbCdEfGh123');
  });

  it.each([
    ['', 'Matterport ID is required to fetch API data.'],
    ['short', 'Invalid Matterport ID format.'],
  ])('TOUR-052 TOUR-053 says of the model id %o: %s', async (modelId, problem) => {
    const { user } = aForm();
    if (modelId) await user.type(field(/^Model ID/), modelId);

    await user.click(fetchData());

    expect((await screen.findByRole('alert')).textContent).toBe(problem);
    expect(document.activeElement).toBe(field(/^Model ID/));
  });

  it('TOUR-054 says why the service refused, and keeps what was written', async () => {
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

  it('TOUR-055 writes nothing without name and model id, and says so', async () => {
    const { user } = aForm();
    await user.type(field(/^Tour Name/), 'New Hall');

    await user.click(save());

    expect((await screen.findByText('Please fill out all required fields.')).getAttribute('role')).toBe('status');
    expect(screen.getByText('Enter a model ID.').getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(field(/^Model ID/));
    expect(createTour).not.toHaveBeenCalled();
  });

  it('TOUR-056 TOUR-036 creates it, also without a country, and goes on in its form', async () => {
    const { user, place } = aForm();
    await fillIn(user);

    await user.click(save());

    await waitFor(() => expect(place()).toBe('/dashboard/tours/edit/new-hall'));
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
            place: placeFrom({}),
            nira: '',
            thumbnailUrl: '',
          },
        },
      ],
    ]);
  });

  it('TOUR-057 says why it failed, and keeps what was written', async () => {
    vi.mocked(createTour).mockRejectedValue(new AppError('permission-denied', 'You do not have permission for this.'));
    const { user, place } = aForm();
    await fillIn(user);

    await user.click(save());

    expect((await screen.findByRole('alert')).textContent).toBe('Error creating tour: You do not have permission for this.');
    expect(field(/^Tour Name/).value).toBe('New Hall');
    expect(place()).toBe('/dashboard/tours/create');
  });

  it('saves by Ctrl+S, once', async () => {
    const { user } = aForm();
    await fillIn(user);

    await user.keyboard('{Control>}s{/Control}{Control>}s{/Control}');

    await waitFor(() => expect(createTour).toHaveBeenCalledTimes(1));
  });

  it('does not call back somebody who went elsewhere meanwhile', async () => {
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

describe('who may create', () => {
  it('ACCESS-014 tells a member why not', () => {
    aForm({ who: people.viewer });

    expect(screen.getByText('You are not allowed to create tours for this Organization. Please contact your administrator.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('ACCESS-013 lets a member of an organization that allows it', () => {
    aForm({ who: people.viewer, organization: organizationFrom('Acme', { ...acme, canCreateTours: true }) });

    expect(save()).toBeDefined();
  });
});
