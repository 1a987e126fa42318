import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { collectionQueries } from '@/backend/collections/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { duplicateTour } from '@/backend/tours/parts-commands';
import { directoryFrom } from '@/domain/access/principals';
import type { Role } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { collectionFrom } from '@/domain/collections/collection';
import { orgId, tourId, userId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import { tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { DuplicateDialog } from './duplicate-dialog';

vi.mock('@/backend/tours/parts-commands');

const [acme, other] = [orgId('acme'), orgId('other')];
const organizations = [
  organizationFrom(acme, { name: 'Acme', tourTypes: [{ id: 't1', name: 'Plant' }] }),
  organizationFrom(other, { name: 'Other' }),
];
const tour = tourFrom('hall', {
  name: 'Hall',
  organization: acme,
  collection: 'c1',
  tourTypeId: 't1',
  folders: [{ id: 'f', name: 'Rooms', pois: [{ identifier: 'p1' }] }],
  documents: [{ name: 'D' }, { name: 'E' }],
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  vi.mocked(duplicateTour).mockResolvedValue(tourId('copy'));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function open(role: Role = 'ultrauser', admins: string[] = [], replacesHistory = false) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(organizationQueries.all().queryKey, organizations);
  for (const each of organizations) client.setQueryData(organizationQueries.one(each.id).queryKey, each);
  client.setQueryData(collectionQueries.of(acme).queryKey, [collectionFrom('c1', { name: 'Plants', organization: 'acme' })]);
  client.setQueryData(applicationQueries.directory().queryKey, directoryFrom({ admins, organizations: [other] }));
  const identity = { uid: userId('u'), email: 'e@acme.example', displayName: 'E', verified: true, role, organization: acme };
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CurrentUserProvider identity={identity}>
          <DuplicateDialog tour={tour} onClose={onClose} replacesHistory={replacesHistory} />
          <Came />
        </CurrentUserProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { onClose, user: userEvent.setup() };
}

function Came() {
  return <output aria-label="Came by">{`${useNavigationType()} ${useLocation().pathname}`}</output>;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const steps = () =>
  screen.getAllByRole('listitem').map((item) => `${item.textContent}${item.getAttribute('aria-current') === 'step' ? ' now' : ''}`);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const made = () => vi.mocked(duplicateTour).mock.calls.at(-1)?.[0].copy;

describe('the duplicate wizard', () => {
  it('moves forwards and backwards through three steps [TOUR-075]', async () => {
    open();

    expect(steps()).toEqual(['Step 1Name and Access now', 'Step 2What to include', 'Step 3Summary']);
    await press('Next');
    expect(steps()[1]).toBe('Step 2What to include now');
    await press('Next');
    expect(steps()[2]).toBe('Step 3Summary now');
    await press('Back');
    await press('Back');

    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Hall (copy)');
  });

  it('lets the user set name and access [TOUR-076]', async () => {
    const { user } = open();
    const name = screen.getByRole('textbox', { name: 'Name' });

    await user.clear(name);
    await press('Next');
    screen.getByText('Enter a name.');
    await user.type(name, 'Second Hall{Tab}');
    await user.click(screen.getByRole('radio', { name: /^Public/ }));
    await press('Next');
    await press('Next');
    await press('Create copy');

    expect(made()).toMatchObject({ name: 'Second Hall', isPublic: true, to: { organization: acme } });
  });

  it('lists organizations only for admins and directory admins [TOUR-076]', async () => {
    const offered = () =>
      [...(screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Organization' })?.options ?? [])].map(({ text }) => text);

    open('ultrauser');
    expect(offered()).toEqual([]);
    cleanup();
    open('admin');
    expect(offered()).toEqual(['Acme', 'Other']);
    cleanup();
    open('ultrauser', ['e@acme.example']);
    expect(offered()).toEqual(['Acme', 'Other']);
  });

  it('includes everything but the collection by default [TOUR-077 TOUR-078]', async () => {
    open();
    await press('Next');

    expect(['Folders', 'Documents', 'Tour type', 'Collection'].map((name) => box(name).checked)).toEqual([true, true, true, false]);
    screen.getByText('1 folder with 1 PoI');
    screen.getByText('2 documents');
    screen.getByText('Plants');
    expect(box('Floor plans').disabled).toBe(true);
    await userEvent.click(box('Folders'));
    await userEvent.click(box('Collection'));
    await press('Next');
    await press('Create copy');

    expect(made()).toMatchObject({
      included: { folders: false, floorplans: true, documents: true, files: true, tourType: true, collection: true },
      to: { tourTypes: ['t1'], collections: ['c1'] },
    });
  });

  it('excludes the tour type and collection that the target organization does not have [TOUR-081]', async () => {
    const { user } = open('admin');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Organization' }), 'Other');
    await press('Next');
    screen.getByText('Other doesn’t have this tour type, so the copy will have none.');
    screen.getByText('Collections belong to one organization, so the copy won’t be in one.');
    expect([box('Tour type'), box('Collection')].map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [false, true],
      [false, true],
    ]);
    await press('Next');
    await press('Create copy');

    expect(made()?.to).toEqual({ organization: other, tourTypes: [], collections: [] });
  });

  it('links to the copy once it is created [TOUR-079]', async () => {
    const { user, onClose } = open();
    await press('Next');
    await press('Next');

    await press('Create copy');

    expect((await screen.findByRole('link', { name: 'View Tour' })).getAttribute('href')).toBe('/dashboard/tours/landing/copy');
    expect(screen.getByRole('link', { name: 'Edit Tour' }).getAttribute('href')).toBe('/dashboard/tours/edit/copy');
    await user.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    [true, 'REPLACE'],
    [false, 'PUSH'],
  ])('with replacesHistory %s, opens the copy by %s, so that Back does not reopen the dialog [TOUR-079]', async (replacesHistory, came) => {
    const { user } = open('ultrauser', [], replacesHistory);
    await press('Next');
    await press('Next');
    await press('Create copy');

    await user.click(await screen.findByRole('link', { name: 'Edit Tour' }));

    expect(screen.getByRole('status', { name: 'Came by' }).textContent).toBe(`${came} /dashboard/tours/edit/copy`);
  });

  it('starts with the name focused, and creates only one copy on repeated clicks [TOUR-079]', async () => {
    open();
    expect(screen.getByRole('textbox', { name: 'Name' }).hasAttribute('autofocus')).toBe(true);
    await press('Next');
    await press('Next');
    const create = screen.getByRole('button', { name: 'Create copy' });

    act(() => {
      create.click();
      create.click();
    });

    await screen.findByRole('link', { name: 'View Tour' });
    expect(duplicateTour).toHaveBeenCalledOnce();
  });

  it('logs a failure, stays on the step and can retry [TOUR-080]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(duplicateTour).mockRejectedValueOnce(new AppError('unavailable', 'The server cannot be reached. Check your connection.'));
    open();
    await press('Next');
    await press('Next');

    await press('Create copy');
    expect((await screen.findByRole('alert')).textContent).toContain('The copy wasn’t created. The server cannot be reached.');
    expect(log.mock.calls.filter(([message]) => message === 'The tour was not duplicated.')).toHaveLength(1);
    expect(steps()[2]).toBe('Step 3Summary now');
    await press('Try again');

    await screen.findByRole('link', { name: 'View Tour' });
  });

  it('uses one id for all attempts at the same copy, and another after a change [TOUR-079]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(duplicateTour).mockRejectedValue(new AppError('unavailable', 'The connection was lost.'));
    open();
    await press('Next');
    await press('Next');

    await press('Create copy');
    await press('Try again');
    await press('Back');
    await press('Back');
    await userEvent.type(screen.getByRole('textbox'), '!');
    await press('Next');
    await press('Next');
    await press('Try again');

    const [first, second, third] = vi.mocked(duplicateTour).mock.calls.map(([{ id }]) => id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('shows why the user cannot create tours in the organization [ACCESS-014]', async () => {
    open('superuser');

    await press('Next');

    screen.getByText('You are not allowed to create tours for this Organization. Please contact your administrator.');
    expect(steps()[0]).toBe('Step 1Name and Access now');
  });
});
