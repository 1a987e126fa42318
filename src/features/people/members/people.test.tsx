import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessRequestQueries } from '@/backend/access-requests/queries';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { peopleQueries } from '@/backend/people/queries';
import { accessRequestFrom } from '@/domain/access-requests/access-request';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { organizationInvitationFrom } from '@/domain/collaboration/organization-invitations';
import { orgId } from '@/domain/ids';
import { listedUsersFrom } from '@/domain/people/listed-users';
import { memberFrom } from '@/domain/people/organization-members';
import { aUser, renderFor } from '../testing/render-people';
import { People } from './people';

beforeEach(() => {
  // jsdom has no layout: the tables are ten rows high
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const acme = orgId('Acme');
const request = { tour: 'hall', tourName: 'City Hall', organization: 'Acme', uid: 'eve', email: 'eve@x.example', accessLevel: 'read' };

const open = (role: string) =>
  renderFor(aUser({ organization: 'Acme', role }), <People organization={acme} />, (client) => {
    const team = [{ uid: 'ada', email: 'ada@acme.example', emailVerified: true, customClaims: { organization: 'Acme', role } }];
    client.setQueryData(peopleQueries.membersOf(acme).queryKey, listedUsersFrom(team).map(memberFrom));
    client.setQueryData(applicationQueries.directory().queryKey, null);
    client.setQueryData(accessRequestQueries.open(acme).queryKey, [accessRequestFrom('hall_eve', request)]);
    client.setQueryData(invitationQueries.collaborators(acme).queryKey, []);
    client.setQueryData(invitationQueries.intoOrganization(acme).queryKey, [
      organizationInvitationFrom('org_Acme-new@x.example', { to: 'new@x.example', organization: 'Acme', role: 'viewer' }),
    ]);
    client.setQueryData(invitationQueries.of(acme).queryKey, [
      collaborationFrom('tour_guest@x.example_hall', { type: 'tour', email: 'guest@x.example', tour: 'hall', organization: 'Acme' }),
    ]);
  });
const sections = () => screen.queryAllByRole('radio', { name: /^(Members|Invitations|Guests|Requests)/ });
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

it('shows members, invitations with their form, guests and requests of an organization in one place', async () => {
  await open('superuser');

  expect(sections().map((section) => section.parentElement?.textContent)).toEqual(['Members', 'Invitations', 'Guests', 'Requests (1)']);
  within(screen.getByRole('grid', { name: 'Members' })).getByText('ada@acme.example');
  await choose('Invitations');
  within(await screen.findByRole('grid', { name: 'Open invitations' })).getByText('new@x.example');
  screen.getByRole('button', { name: 'Send Invites' });
  await choose('Guests');
  const guest = within(await screen.findByRole('row', { name: /guest@x\.example/ }));
  expect(guest.getByRole('link').getAttribute('href')).toBe('/dashboard/collaborations?q=guest%40x.example');
  guest.getByText('1 tour');
  await choose('Requests (1)');

  await waitFor(() => screen.getByRole('region', { name: '1 person asks for access' }));
});

it('recognizes members among those who are invited, and invites them for a higher role alone', async () => {
  await open('superuser');
  await choose('Invitations');

  await userEvent.type(await screen.findByRole('combobox', { name: 'Email addresses' }), 'ada@acme.example ');

  await userEvent.type(screen.getByRole('textbox', { name: /^Personal note/ }), 'Welcome');
  await userEvent.click(screen.getByRole('button', { name: 'Send Invites' }));

  await screen.findByText('Nobody here needs an invitation.');
  // nothing was sent, so nothing of the form is lost
  within(screen.getByRole('list', { name: 'Members among them' })).getByText(
    /^ada@acme.example is a member already \(Editor\), and is not/,
  );
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Personal note/ }).value).toBe('Welcome');
});

it('has no sections for whoever may not see the members', async () => {
  await open('user');

  expect(screen.getByText('You do not have permission to manage collaborators.')).toBeDefined();
  expect(sections()).toEqual([]);
});
