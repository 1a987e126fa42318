import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { collectionQueries } from '@/backend/collections/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { tourQueries } from '@/backend/tours/queries';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { organizationInvitationFrom } from '@/domain/collaboration/organization-invitations';
import { collectionFrom } from '@/domain/collections/collection';
import { collectionTourFrom } from '@/domain/collections/collection-tour';
import { collectionId, orgId, tourId } from '@/domain/ids';
import type { Stored } from '@/domain/stored';
import { tourFrom } from '@/domain/tours/tour';
import { addDialogs, aUser, renderFor } from '../testing/render-people';
import { CollaboratorHome } from './collaborator-home';
import { SharedWithMeScreen } from './shared-with-me-screen';

const commands = vi.hoisted(() => ({
  declineOrganizationInvitation: vi.fn(async () => undefined),
  leaveInvitation: vi.fn(async () => undefined),
}));
const marking = vi.hoisted(() => ({ markInvitationAccepted: vi.fn(async () => undefined) }));
const accepting = vi.hoisted(() => ({ acceptOrganizationInvitation: vi.fn(async () => undefined) }));
const verification = vi.hoisted(() => ({ reloadAccount: vi.fn(async () => undefined) }));
vi.mock('@/backend/invitations/recipient-commands', () => commands);
vi.mock('@/backend/invitations/accept-organization-invitation', () => accepting);
vi.mock('@/backend/invitations/mark-opened', () => marking);
vi.mock('@/backend/auth/verification', () => verification);
vi.mock('@/ui/toast');

beforeEach(addDialogs);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const email = 'ada@acme.example';
const guest = aUser();
const northlight = (stored: Stored = {}) =>
  organizationInvitationFrom('org_Northlight-ada@acme.example', {
    to: email,
    role: 'editor',
    organization: 'Northlight',
    message: { subject: 'Ulla invites you to join Northlight on Loggia' },
    ...stored,
  });
const shared = (id: string, stored: Stored = {}) =>
  collaborationFrom(id, { email, tour: 'hall', tourName: 'The hall', organization: 'Northlight', expires: null, ...stored });

type Data = { organizations?: ReturnType<typeof northlight>[]; tours?: ReturnType<typeof shared>[]; more?: (client: QueryClient) => void };

const open = (user: Identity = guest, { organizations = [], tours = [], more }: Data = {}, page = <SharedWithMeScreen />) =>
  renderFor(user, page, (client) => {
    client.setQueryData(invitationQueries.mine(email).queryKey, tours);
    client.setQueryData(invitationQueries.intoOrganizations(email).queryKey, organizations);
    client.setQueryData(applicationQueries.directory().queryKey, null);
    more?.(client);
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the collaborator’s home', () => {
  it('welcomes them, with the way out and a contact for help [COLLAB-035 COLLAB-037]', async () => {
    vi.stubEnv('VITE_CONFIGURATION', JSON.stringify({ helpContact: 'help@loggia.example' }));
    await open(guest, {}, <CollaboratorHome />);

    const banner = within(screen.getByRole('region', { name: 'Welcome' }));
    expect(banner.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeDefined();
    expect(banner.getByRole('button', { name: 'Use another account' })).toBeDefined();
    expect(banner.getByRole('link', { name: 'Ask for help' }).getAttribute('href')).toBe('mailto:help@loggia.example');
    vi.unstubAllEnvs();
  });

  it('says when there is nothing [COLLAB-042 COLLAB-047]', async () => {
    await open(guest, {}, <CollaboratorHome />);

    expect(screen.getByText('No invitations found.')).toBeDefined();
    expect(screen.getByText('No tours found.')).toBeDefined();
  });

  it('says not allowed where the tours may not be read [COLLAB-047]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderFor(guest, <CollaboratorHome />, (client) => {
      client.setQueryData(invitationQueries.intoOrganizations(email).queryKey, []);
      const { queryKey } = invitationQueries.mine(email);
      client.setQueryDefaults(queryKey, { retryOnMount: false });
      const query = client.getQueryCache().build(client, { queryKey });
      query.setState({ status: 'error', error: new AppError('permission-denied', 'no'), fetchStatus: 'idle', errorUpdatedAt: Date.now() });
    });

    expect(await screen.findByText('not allowed')).toBeDefined();
    vi.restoreAllMocks();
  });
});

describe('Shared with me', () => {
  it('carries its description and lists tours and collections with access and end [COLLAB-002 COLLAB-037 COLLAB-046 ACCESS-035]', async () => {
    const soon = new Date(Date.now() + 49.5 * 3_600_000);
    await open(guest, {
      tours: [
        shared('tour_1', { accessLevel: 'readUpdate', expires: soon }),
        shared('col_1', { tour: 'shelf', tourName: 'Old shelf', type: 'collection' }),
      ],
    });

    expect(screen.getByText('These tours are shared with you by other users')).toBeDefined();
    const hall = screen.getByRole('link', { name: /The hall/ });
    expect(hall.getAttribute('href')).toBe('/dashboard/tours/landing/hall');
    expect(hall.textContent).toContain('Tour · Northlight · Expires in 2 days 1 hour');
    expect(hall.textContent).toContain('Can View and Edit');
    expect(screen.getByRole('button', { name: /Old shelf.*Collection · Northlight · Does not expire.*Can View/ })).toBeDefined();
  });

  it('shows the tours of a collection, whose first opening accepts the invitation [COLLAB-037 COLLAB-043]', async () => {
    const [shelf, organization] = [collectionId('shelf'), orgId('Northlight')];
    await open(guest, {
      tours: [shared('col_1', { tour: 'shelf', tourName: 'Old shelf', type: 'collection' })],
      more: (client) => {
        client.setQueryData(collectionQueries.tours(shelf, organization).queryKey, [collectionTourFrom('barn', { name: 'The barn' })]);
        client.setQueryData(collectionQueries.one(shelf).queryKey, collectionFrom('shelf', {}));
      },
    });

    await press(/^Old shelf/);

    expect(screen.getByRole('link', { name: 'The barn' }).getAttribute('href')).toBe('/dashboard/tours/landing/barn');
    await waitFor(() => expect(marking.markInvitationAccepted).toHaveBeenCalledExactlyOnceWith('col_1'));
  });

  it.each([
    ['chosen', { sortType: 'custom', sortOrder: ['tower', 'barn'] }, ['The tower', 'The barn', 'An attic']],
    ['of names', { sortType: 'name', sortOrder: ['tower', 'barn'] }, ['An attic', 'The barn', 'The tower']],
    ['of names where the collection is gone', null, ['An attic', 'The barn', 'The tower']],
  ])('shows the tours of a collection in its order: %s', async (_which, stored, names) => {
    const [shelf, organization] = [collectionId('shelf'), orgId('Northlight')];
    const inside = { barn: 'The barn', attic: 'An attic', tower: 'The tower' };
    await open(guest, {
      tours: [shared('col_1', { tour: 'shelf', tourName: 'Old shelf', type: 'collection' })],
      more: (client) => {
        const tours = Object.entries(inside).map(([id, name]) => collectionTourFrom(id, { name }));
        client.setQueryData(collectionQueries.tours(shelf, organization).queryKey, tours);
        client.setQueryData(collectionQueries.one(shelf).queryKey, stored && collectionFrom('shelf', stored));
      },
    });

    await press(/^Old shelf/);

    const [, ...rows] = within(screen.getByRole('list', { name: 'Tours of Old shelf' })).getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual(names);
  });

  it.each([
    ['nothing', {}, ['Invitations to organizations', 'Tours and collections'], true],
    ['tours alone', { tours: [shared('tour_1'), shared('tour_2')] }, ['Tours and collections2', 'Invitations to organizations'], false],
    ['an organization alone', { organizations: [northlight()] }, ['Invitations to organizations1', 'Tours and collections'], false],
    [
      'both',
      { organizations: [northlight()], tours: [shared('tour_1')] },
      ['Invitations to organizations1', 'Tours and collections1'],
      false,
    ],
    [
      'an expired tour beside one that opens',
      { tours: [shared('tour_1'), shared('tour_2', { expires: new Date(Date.now() - 3_600_000) })] },
      ['Tours and collections1', 'Invitations to organizations'],
      false,
    ],
  ])(
    'counts what the side menu counts, and has what is empty last: %s [COLLAB-042 COLLAB-046]',
    async (_what, data, headings, saysNone) => {
      await open(guest, data);

      const titles = ['Tours and collections', 'Invitations to organizations'];
      const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
      expect(sections.filter((section) => titles.some((title) => section.startsWith(title)))).toEqual(headings);
      expect(screen.queryByText('No invitations found.') !== null).toBe(saysNone);
    },
  );

  it('shows the image of a tour that is shared, and asks for none that is closed', async () => {
    const thumbnail = (id: string) => tourFrom(id, { name: id, thumbnailUrl: `${location.origin}/${id}.jpg` });
    await open(guest, {
      tours: [shared('tour_1', { tour: 'hall' }), shared('tour_2', { tour: 'attic', expires: new Date(Date.now() - 3_600_000) })],
      more: (client) => {
        for (const id of ['hall', 'attic']) client.setQueryData(tourQueries.one(tourId(id)).queryKey, thumbnail(id));
      },
    });

    const images = [...document.querySelectorAll('img')].map(({ src }) => src);
    expect(images).toEqual([`${location.origin}/hall.jpg`]);
  });

  it('leaves a tour once that is confirmed [COLLAB-037]', async () => {
    await open(guest, { tours: [shared('tour_1')] });

    await press('Leave The hall');
    expect(dialog('Leave The hall?').getByText(/You can no longer open this tour/)).toBeDefined();
    await userEvent.click(dialog('Leave The hall?').getByRole('button', { name: 'Leave' }));

    expect(commands.leaveInvitation).toHaveBeenCalledWith('tour_1', expect.anything());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why leaving failed, and keeps the tour [COLLAB-037]', async () => {
    commands.leaveInvitation.mockRejectedValueOnce(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    await open(guest, { tours: [shared('tour_1')] });

    await press('Leave The hall');
    await userEvent.click(dialog('Leave The hall?').getByRole('button', { name: 'Leave' }));

    expect(await dialog('Leave The hall?').findByRole('alert')).toHaveProperty('textContent', 'You are offline. Connect, then try again.');
    expect(screen.getByRole('link', { name: /The hall/ })).toBeDefined();
  });

  it('shows an expired invitation apart, without a way in, to be removed [ACCESS-054]', async () => {
    await open(guest, { tours: [shared('tour_1', { expires: new Date(Date.now() - 3_600_000) })] });

    const expired = within(screen.getByRole('region', { name: 'Expired' }));
    expect(expired.getByText(/Expired 1 hour ago/)).toBeDefined();
    expect(expired.queryByRole('link')).toBeNull();
    await press('Remove The hall');
    await userEvent.click(dialog('Remove The hall?').getByRole('button', { name: 'Remove' }));
    expect(commands.leaveInvitation).toHaveBeenCalledWith('tour_1', expect.anything());
  });
});

describe('an invitation to an organization', () => {
  it('says who invites, to what, with which role [COLLAB-036 COLLAB-046 ACCESS-025 ACCESS-026]', async () => {
    await open(guest, { organizations: [northlight()] });

    const item = within(screen.getByRole('listitem'));
    expect(item.getByText('Northlight')).toBeDefined();
    expect(item.getByText('Ulla invites you to join Northlight on Loggia')).toBeDefined();
    expect(item.getByText('Editor · Can view and edit all tours')).toBeDefined();
    expect(item.queryByText(/^Expire/)).toBeNull();
  });

  it('says until when it can be accepted [COLLAB-036]', async () => {
    await open(guest, { organizations: [northlight({ expires: new Date(Date.now() + 49.5 * 3_600_000) })] });

    expect(screen.getByText('Expires in 2 days 1 hour')).toBeDefined();
  });

  it('is accepted by the last admin of an organization only once they confirm what it means [COLLAB-036 FUNC-024]', async () => {
    const told = 'You are the last admin of Acme.';
    accepting.acceptOrganizationInvitation.mockRejectedValueOnce(new AppError('aborted', told));
    await open(aUser({ organization: 'Acme', role: 'ultrauser' }), { organizations: [northlight()] });
    await press('Accept Northlight');
    await userEvent.click(dialog('Leave Acme and join Northlight?').getByRole('button', { name: 'Leave and join' }));
    await waitFor(() => expect(dialog('Leave Acme without an admin?').getByText(told)).toBeDefined());
    expect(screen.queryByRole('alert')).toBeNull();

    await userEvent.click(dialog('Leave Acme without an admin?').getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(accepting.acceptOrganizationInvitation).toHaveBeenCalledOnce();

    accepting.acceptOrganizationInvitation.mockRejectedValueOnce(new AppError('aborted', told));
    await press('Accept Northlight');
    await userEvent.click(dialog('Leave Acme and join Northlight?').getByRole('button', { name: 'Leave and join' }));
    await waitFor(() => dialog('Leave Acme without an admin?'));
    await userEvent.click(dialog('Leave Acme without an admin?').getByRole('button', { name: 'Leave without an admin' }));
    expect(accepting.acceptOrganizationInvitation).toHaveBeenLastCalledWith('org_Northlight-ada@acme.example', true);
  });

  it('is accepted: pending, success, the user is reloaded, then Transfer [COLLAB-036 COLLAB-039 COLLAB-040]', async () => {
    let finish = () => {};
    accepting.acceptOrganizationInvitation.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve(undefined))));
    const { client, address } = await open(guest, { organizations: [northlight()] });

    await press('Accept Northlight');

    expect(screen.getByRole('status').textContent).toContain('Accepting…');
    expect(screen.getByRole('button', { name: 'Decline Northlight' })).toHaveProperty('disabled', true);
    // the server deletes the invitation
    act(() => client.setQueryData(invitationQueries.intoOrganizations(email).queryKey, []));
    await act(async () => finish());
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('You joined Northlight. Taking you there…'));
    await waitFor(() => expect(verification.reloadAccount).toHaveBeenCalledOnce());
    expect(address()).toBe('/page');
    await waitFor(() => expect(address()).toBe('/transfer'));
    expect(accepting.acceptOrganizationInvitation).toHaveBeenCalledExactlyOnceWith('org_Northlight-ada@acme.example', false);
  });

  it('that cannot be accepted shows the function’s words unchanged [COLLAB-039 COLLAB-041 FUNC-024]', async () => {
    accepting.acceptOrganizationInvitation.mockRejectedValueOnce(new AppError('failed-precondition', 'This invitation has expired. '));
    await open(guest, { organizations: [northlight()] });

    await press('Accept Northlight');

    expect((await screen.findByRole('alert')).textContent).toBe('This invitation has expired. ');
    expect(screen.getByRole('button', { name: 'Accept Northlight' })).toHaveProperty('disabled', false);
  });

  it('says to a member first what leaving their organization means [COLLAB-036]', async () => {
    await open(aUser({ organization: 'Acme', role: 'ultrauser' }), { organizations: [northlight()] });

    await press('Accept Northlight');
    const question = dialog('Leave Acme and join Northlight?');
    expect(question.getByText(/Your role of Admin at Acme ends/)).toBeDefined();
    expect(question.getByText(/its only admin/)).toBeDefined();
    expect(accepting.acceptOrganizationInvitation).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Leave and join' }));

    expect(accepting.acceptOrganizationInvitation).toHaveBeenCalledOnce();
  });

  it('explains to a Super Admin why they cannot accept [COLLAB-036 FUNC-023]', async () => {
    await open(aUser({ admin: true }), { organizations: [northlight()] });

    expect(screen.getByText(/would lose that role/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Accept Northlight' })).toHaveProperty('disabled', true);
  });

  it('is declined once that is confirmed [COLLAB-036]', async () => {
    await open(guest, { organizations: [northlight()] });

    await press('Decline Northlight');
    await userEvent.click(dialog('Decline the invitation to Northlight?').getByRole('button', { name: 'Decline' }));

    expect(commands.declineOrganizationInvitation).toHaveBeenCalledWith('org_Northlight-ada@acme.example', expect.anything());
  });
});
