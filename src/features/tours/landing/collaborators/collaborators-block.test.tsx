import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invitationQueries } from '@/backend/invitations/queries';
import { AppError } from '@/domain/app-error';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { tourId } from '@/domain/ids';
import type { Stored } from '@/domain/stored';
import { tourFrom } from '@/domain/tours/tour';
import { showLanguage } from '@/language/show-language';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { toastError, toastSuccess } from '@/ui/toast';
import { people, renderPage } from '../../testing/render-page';
import { TourLandingScreen } from '../tour-landing-screen';

const sending = vi.hoisted(() => ({ invite: vi.fn() }));
const changes = vi.hoisted(() => ({
  changeInvitations: vi.fn(),
  revokeInvitations: vi.fn(),
  restoreInvitations: vi.fn(),
  resendInvitation: vi.fn(),
}));
vi.mock('@/backend/invitations/invite', () => sending);
vi.mock('@/backend/invitations/change', () => changes);
vi.mock('@/ui/toast');
vi.mock('@/widgets/map/point-map', () => ({ PointMap: () => null }));

beforeEach(() => {
  standInForDialogs();
  sending.invite.mockResolvedValue([]);
  for (const command of Object.values(changes)) command.mockResolvedValue(undefined);
});
afterEach(async () => {
  cleanup();
  await showLanguage('en');
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const invitation = (email: string, day: number, stored: Stored = {}) =>
  collaborationFrom(`tour_${email}_hall`, {
    type: 'tour',
    email,
    tour: 'hall',
    organization: 'Acme',
    accessLevel: 'read',
    createdAt: new Date(2026, 0, day),
    ...stored,
  });

function open(invitations = [invitation('bo@x.example', 1)], world: Parameters<typeof renderPage>[0] = {}) {
  const path = '/dashboard/tours/landing/:tour';
  const page = renderPage(
    {
      tours: [tourFrom('hall', { name: 'City Hall', organization: 'Acme' })],
      currentUser: people.orgAdmin,
      at: path.replace(':tour', 'hall'),
      ...world,
    },
    path,
    <TourLandingScreen inDashboard />,
  );
  page.client.setQueryData(invitationQueries.ofTour(tourId('hall')).queryKey, invitations);
  return { user: userEvent.setup(), ...page };
}

const block = async () => within(await screen.findByRole('region', { name: /^Collaborators/ }));
const field = async () => (await block()).getByRole<HTMLInputElement>('textbox', { name: 'Email address' });

describe('the collaborators of a tour', () => {
  it('can be invited and revoked by editors, and admins delete the tour there [COLLAB-028]', async () => {
    open();

    const { getByRole } = await block();
    for (const name of ['Invite', 'Revoke bo@x.example', 'Delete Tour', 'People with access']) getByRole('button', { name });
    cleanup();
    open([], { currentUser: people.editor });
    expect((await block()).queryByRole('button', { name: 'Delete Tour' })).toBeNull();
  });

  it('are not shown to viewers [COLLAB-028]', async () => {
    open([], { currentUser: people.viewer });

    await screen.findByRole('heading', { level: 1, name: 'City Hall' });
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  });

  it('are invited by one address, to view without an end [COLLAB-028 COLLAB-048]', async () => {
    const { user } = open();

    await user.type(await field(), ' Ada@X.example {Enter}');

    await waitFor(() => expect(vi.mocked(toastSuccess).mock.lastCall?.[0]).toBe('Collaborator invited'));
    expect(sending.invite.mock.lastCall?.[0]).toMatchObject({
      target: { type: 'tour', id: 'hall', name: 'City Hall', organization: 'Acme' },
      cards: [{ email: 'ada@x.example', accessLevel: 'read', expires: null }],
    });
    expect((await field()).value).toBe('');
  });

  it('are invited by an address with its name, as mail programs copy it [COLLAB-028]', async () => {
    const { user } = open();

    await user.type(await field(), 'Ada Lind <Ada@X.example>{Enter}');

    await waitFor(() => expect(sending.invite.mock.lastCall?.[0].cards).toMatchObject([{ email: 'ada@x.example' }]));
    await waitFor(async () => expect((await field()).value).toBe(''));
  });

  it('says that an address is invalid, or invited already, and keeps it [COLLAB-023 COLLAB-048]', async () => {
    const { user } = open();

    await user.type(await field(), 'ada@{Enter}');
    expect(toastError).toHaveBeenCalledWith('Invalid email address');
    (await block()).getByText('Invalid email address');

    await user.clear(await field());
    await user.type(await field(), 'bo@x.example{Enter}');
    (await block()).getByText('bo@x.example is invited already.');
    expect((await field()).value).toBe('bo@x.example');
    expect(sending.invite).not.toHaveBeenCalled();
  });

  it('says why inviting failed [COLLAB-019]', async () => {
    sending.invite.mockRejectedValue(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    const { user } = open();

    await user.type(await field(), 'ada@x.example{Enter}');

    await (await block()).findByText('Error inviting collaborator. You are offline. Connect, then try again.');
    expect((await field()).value).toBe('ada@x.example');
  });

  it('lose their access with Revoke, which can be undone [COLLAB-020 COLLAB-028]', async () => {
    const { user } = open();

    await user.click((await block()).getByRole('button', { name: 'Revoke bo@x.example' }));

    expect(changes.revokeInvitations.mock.lastCall?.[0]).toMatchObject([{ email: 'bo@x.example' }]);
    await waitFor(() => expect(vi.mocked(toastSuccess).mock.lastCall?.[0]).toBe('Collaborator removed'));
    await act(async () => vi.mocked(toastSuccess).mock.lastCall?.[1]?.action?.run());
    expect(changes.restoreInvitations.mock.lastCall?.[0]).toMatchObject([{ email: 'bo@x.example' }]);
  });

  it('are listed with the latest first, and the page with all of them is a link away', async () => {
    open(
      Array.from({ length: 12 }, (_, day) => invitation(`p${day}@x.example`, day + 1, { expires: day === 11 ? new Date(2020, 1) : null })),
    );

    const rows = within((await block()).getByRole('list', { name: 'Invited people' })).getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]?.textContent).toContain('p11@x.exampleCan View · Expired ');
    expect((await block()).getByRole('link', { name: 'Manage all 12' }).getAttribute('href')).toBe(
      '/dashboard/collaborations?q=City%20Hall',
    );
  });

  it('are invited all at once from the page’s own Invite, which has an address [COLLAB-017]', async () => {
    const { user, location, back } = open();

    await user.click(screen.getAllByRole('button', { name: 'Invite' })[0] as HTMLElement);

    await screen.findByRole('dialog', { name: 'Invite collaborators' });
    expect(location()).toBe('/dashboard/tours/landing/hall?dialog=invite');
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are deleted with the tour, after a question [COLLAB-028]', async () => {
    const { user } = open();

    await user.click((await block()).getByRole('button', { name: 'Delete Tour' }));

    await screen.findByRole('dialog', { name: 'Are you sure you want to delete this tour?' });
  });

  it('are shown in the language of the page', async () => {
    await showLanguage('de');
    const { user } = open([invitation('bo@x.example', 1, { accessLevel: 'readUpdate' })]);

    const { getByRole, findByText } = within(await screen.findByRole('region', { name: /^Mitwirkende/ }));
    getByRole('button', { name: 'Einladung für bo@x.example widerrufen' });
    await findByText(/^Kann ansehen und bearbeiten · /);
    await user.type(getByRole('textbox', { name: 'E-Mail-Adresse' }), 'bo@x.example{Enter}');

    expect(await findByText('bo@x.example ist bereits eingeladen.')).toBeDefined();
  });
});
