import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { expiryDays, expiryOnDay } from '@/domain/collaboration/expiry';
import { toastError, toastSuccess } from '@/ui/toast';
import { aMember, anInvitation, anOrganizationInvitation, renderCollaborators } from './testing/render-collaborators';

const changes = vi.hoisted(() => ({
  changeInvitations: vi.fn(),
  revokeInvitations: vi.fn(),
  restoreInvitations: vi.fn(),
  resendInvitation: vi.fn(),
}));
const sending = vi.hoisted(() => ({ invite: vi.fn() }));
const organization = vi.hoisted(() => ({
  inviteToOrganization: vi.fn(),
  revokeOrganizationInvitation: vi.fn(),
  resendOrganizationInvitation: vi.fn(),
}));
const clipboard = vi.hoisted(() => ({ copyText: vi.fn() }));
vi.mock('@/backend/invitations/change', () => changes);
vi.mock('@/backend/invitations/invite', () => sending);
vi.mock('@/backend/invitations/organization-commands', () => organization);
vi.mock('@/ui/copy-text', () => clipboard);
vi.mock('@/widgets/people-with-access/people-with-access-dialog', () => ({
  PeopleWithAccessDialog: ({ tour }: { tour: { name: string } }) => <p>Who can open the tour {tour.name}</p>,
}));
vi.mock('@/widgets/people-with-access/collection-people-dialog', () => ({
  CollectionPeopleDialog: ({ collection }: { collection: { name: string } }) => <p>Who can open the collection {collection.name}</p>,
}));
vi.mock('@/ui/toast');

beforeEach(() => {
  // all invitations are in sight
  vi.stubGlobal('innerHeight', 3000);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480);
  HTMLElement.prototype.scrollTo = () => undefined;
  for (const command of [...Object.values(changes), ...Object.values(organization), clipboard.copyText])
    command.mockResolvedValue(undefined);
  sending.invite.mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const tab = (name: string) => screen.getByRole('tab', { name });
const row = (email: string) => within(screen.getByRole('heading', { level: 3, name: email }).closest('article') as HTMLElement);
const emails = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const undo = async () => {
  await waitFor(() => expect(vi.mocked(toastSuccess).mock.lastCall?.[1]?.action).toBeDefined());
  await act(async () => vi.mocked(toastSuccess).mock.lastCall?.[1]?.action?.run());
};
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

describe('the page', () => {
  it('is headed Collaboration, with its description and three tabs [COLLAB-001 COLLAB-002 COLLAB-003]', async () => {
    const { address } = await renderCollaborators();

    expect(screen.getByRole('heading', { level: 1, name: 'Collaboration — Manage invited users' })).toBeDefined();
    expect(screen.getByText('These tours are shared with you by other users')).toBeDefined();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Tours', 'Collections', 'Organization']);
    await user.click(tab('Collections'));
    expect(address()).toBe('/dashboard/collaborations/collections');
  });

  it('has the tab Organization for editors and admins of the organization alone [COLLAB-003 ACCESS-034]', async () => {
    const director = aMember({ organization: undefined });
    await renderCollaborators({ user: director, directory: { admins: [director.email], organizations: ['Acme' as never] } });

    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Tours', 'Collections']);
  });

  it('tells a user without edit rights so [COLLAB-007 ACCESS-016]', async () => {
    await renderCollaborators({ user: aMember({ role: 'user' }) });

    expect(screen.getByText('You do not have permission to manage collaborators.')).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('the tabs Tours and Collections', () => {
  const invitations = [
    anInvitation('ada@x.example', 'hall', { expires: hours(50) }),
    anInvitation('bo@x.example', 'hall', { accessLevel: 'readUpdate', accepted: true, openedAt: hours(-3) }),
    anInvitation('cy@x.example', 'mill', { expires: hours(-26) }),
    anInvitation('di@x.example', 'shelf', { type: 'collection' }),
  ];

  it('show groups that expand, each with the number of its invitations [COLLAB-004 COLLAB-044]', async () => {
    await renderCollaborators({ invitations });

    const heading = screen.getByRole('heading', { level: 2, name: 'HALL' });
    expect(heading.nextElementSibling?.textContent).toBe('2');
    expect(emails()).toEqual(['ada@x.example', 'bo@x.example', 'cy@x.example']);
    await user.click(within(heading).getByRole('button', { expanded: true }));
    expect(emails()).toEqual(['cy@x.example']);
    await user.click(tab('Collections'));
    expect(emails()).toEqual(['di@x.example']);
  });

  it('say when access ends [COLLAB-008 COLLAB-009 COLLAB-010]', async () => {
    await renderCollaborators({ invitations });

    expect(row('ada@x.example').getByText(/^Expires in 2 days/)).toBeDefined();
    expect(row('bo@x.example').getByText('Does not expire')).toBeDefined();
    expect(row('cy@x.example').getByText(/^Expired 1 day 2 hours ago$/)).toBeDefined();
    expect(row('bo@x.example').getByText('Opened 3 h ago')).toBeDefined();
  });

  it('move the end by an hour, from now where there was none [COLLAB-011]', async () => {
    await renderCollaborators({ invitations });

    await user.click(row('ada@x.example').getByRole('button', { name: /^End 1 hour later/ }));
    await user.click(row('bo@x.example').getByRole('button', { name: /^End 1 hour earlier/ }));

    const [[later], [earlier]] = changes.changeInvitations.mock.calls.map(([all]) => all);
    expect(later.changes.expires.getTime() - (invitations[0]?.expires?.getTime() ?? 0)).toBe(3_600_000);
    expect(Math.abs(earlier.changes.expires.getTime() - hours(-1).getTime())).toBeLessThan(60_000);
  });

  it('choose an end by name, and take it back [ACCESS-054]', async () => {
    await renderCollaborators({ invitations });
    const [, week] = expiryDays(new Date());

    await user.click(row('bo@x.example').getByRole('button', { name: /^Does not expire/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Access ends: choices' }), '1 week');
    await press('Save');

    const expires = expiryOnDay(week?.value ?? '');
    expect(changes.changeInvitations.mock.lastCall?.[0]).toEqual([{ invitation: invitations[1], changes: { expires } }]);
    await undo();
    expect(changes.changeInvitations.mock.lastCall?.[0]).toEqual([{ invitation: invitations[1], changes: { expires: null } }]);
  });

  it('change what somebody may do [ACCESS-033]', async () => {
    await renderCollaborators({ invitations });

    await user.selectOptions(row('ada@x.example').getByRole('combobox', { name: 'Access of ada@x.example' }), 'Can View and Edit');

    expect(changes.changeInvitations.mock.lastCall?.[0]).toEqual([{ invitation: invitations[0], changes: { accessLevel: 'readUpdate' } }]);
    await waitFor(() => expect(vi.mocked(toastSuccess).mock.lastCall?.[0]).toBe('Access changed'));
  });

  it('remove an invitation, which can be undone [COLLAB-005 COLLAB-020]', async () => {
    await renderCollaborators({ invitations });

    await press('Remove ada@x.example');

    expect(changes.revokeInvitations).toHaveBeenCalledWith([invitations[0]], expect.anything());
    await waitFor(() => expect(vi.mocked(toastSuccess).mock.lastCall?.[0]).toBe('Collaborator removed'));
    await undo();
    expect(changes.restoreInvitations).toHaveBeenCalledWith([invitations[0]], expect.anything());
  });

  it('are not selected any more once they are gone', async () => {
    const { setInvitations } = await renderCollaborators({ invitations });
    await user.click(await screen.findByRole('checkbox', { name: 'Select ada@x.example' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select bo@x.example' }));

    act(() => void setInvitations(invitations.slice(1)));

    expect(await screen.findAllByText('1 selected')).toHaveLength(2);
  });

  it('say that removing failed [COLLAB-020]', async () => {
    changes.revokeInvitations.mockRejectedValue(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    await renderCollaborators({ invitations });

    await press('Remove ada@x.example');

    await waitFor(() => expect(toastError).toHaveBeenCalledWith('Error removing collaborator. You are offline. Connect, then try again.'));
  });

  it('find people and tours, and sort them', async () => {
    const { address } = await renderCollaborators({ invitations });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Last opened');
    expect(emails().slice(0, 2)).toEqual(['bo@x.example', 'ada@x.example']);
    expect(address()).toContain('sort=opened');
    const search = screen.getByRole('textbox', { name: 'Search people and tours' });
    await user.type(search, 'mil');
    await waitFor(() => expect(emails()).toEqual(['cy@x.example']));
    await user.clear(search);
    await user.type(search, 'nobody');
    expect(await screen.findByText('No matching collaborators')).toBeDefined();
  });

  it('change and remove many at once, with undo', async () => {
    await renderCollaborators({ invitations });
    const [ada, bo] = invitations;

    await user.click(await screen.findByRole('checkbox', { name: 'Select ada@x.example' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select bo@x.example' }));
    await press('Access');
    await user.click(await screen.findByRole('menuitem', { name: 'Can View' }));
    expect(changes.changeInvitations.mock.lastCall?.[0]).toEqual(
      [ada, bo].map((invitation) => ({ invitation, changes: { accessLevel: 'read' } })),
    );
    await undo();
    expect(changes.changeInvitations.mock.lastCall?.[0].map(({ changes }: { changes: object }) => changes)).toEqual([
      { accessLevel: 'read' },
      { accessLevel: 'readUpdate' },
    ]);
    changes.resendInvitation.mockResolvedValue(undefined);
    await press('Send again');
    await user.click(await screen.findByRole('button', { name: 'Send 2 emails' }));
    await screen.findByText('2 emails are on their way.');
    expect(changes.resendInvitation.mock.calls.map(([invitation]) => invitation)).toEqual([ada, bo]);
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await press('Remove');
    expect(changes.revokeInvitations.mock.lastCall?.[0]).toEqual([ada, bo]);
    await waitFor(() => expect(vi.mocked(toastSuccess).mock.lastCall?.[0]).toBe('Removed 2 collaborators'));
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('render only the visible ones of thousands', async () => {
    await renderCollaborators({ invitations: Array.from({ length: 3000 }, (_, n) => anInvitation(`p${n}@x.example`, `tour${n % 40}`)) });

    expect(emails().length).toBeGreaterThan(5);
    expect(emails().length).toBeLessThan(80);
  });

  it('show what became of each email, and retry one that failed [COLLAB-038 MODEL-049]', async () => {
    const states = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR'];
    const withMail = states.map((state, n) =>
      anInvitation(`p${n}@x.example`, 'hall', { delivery: { state, error: 'The mailbox is full.' } }),
    );
    const { setInvitations } = await renderCollaborators({ invitations: withMail });

    for (const [n, label] of ['Pending', 'Processing', 'Delivered', 'Not delivered'].entries())
      expect(row(`p${n}@x.example`).getByText(label)).toBeDefined();
    await user.click(row('p3@x.example').getByRole('button', { name: /^Not delivered/ }));
    expect(screen.getByText('The mailbox is full.')).toBeDefined();
    await press('Retry');
    expect(changes.resendInvitation.mock.lastCall?.[0]).toBe(withMail[3]);

    await act(async () => setInvitations([anInvitation('p3@x.example', 'hall', { delivery: { state: 'SUCCESS' } })]));
    await waitFor(() => expect(row('p3@x.example').getByText('Delivered')).toBeDefined());
  });

  it('copy the link of an invitation [COLLAB-029]', async () => {
    await renderCollaborators({ invitations });
    const copy = async () => {
      await press('Menu of ada@x.example');
      await user.click(await screen.findByRole('menuitem', { name: 'Copy the link' }));
    };

    await copy();
    expect(clipboard.copyText.mock.lastCall?.[0]).toMatch(/#\/dashboard\/tours\/landing\/hall$/);
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Link copied to clipboard'));
    clipboard.copyText.mockRejectedValue(new Error('blocked'));
    await copy();
    await waitFor(() => expect(toastError).toHaveBeenCalledWith('Could not copy text'));
  });

  it('list everybody who can open a tour or collection [ACCESS-037 ACCESS-062]', async () => {
    await renderCollaborators({ invitations });

    await press('People with access to HALL');
    expect(await screen.findByText('Who can open the tour City Hall')).toBeDefined();
    await user.click(tab('Collections'));
    await press('People with access to SHELF');
    expect(await screen.findByText('Who can open the collection Old shelf')).toBeDefined();
  });

  it('list older invitations too [MODEL-045]', async () => {
    await renderCollaborators({
      invitations: [collaborationFrom('ada@x.examplehall', { email: 'ada@x.example', tour: 'hall', organization: 'Acme' })],
    });

    expect(emails()).toEqual(['ada@x.example']);
  });
});

describe('inviting to a tour', () => {
  const cards = async (...addresses: string[]) => {
    await user.type(await screen.findByRole('combobox', { name: 'Email addresses' }), `${addresses.join(',')},`);
    await press('Continue');
  };

  it('begins at the tour that the address names, and sends [COLLAB-019 ROUTE-008 TOUR-015]', async () => {
    const { address } = await renderCollaborators({ at: '?tour=hall' });

    expect(await screen.findByRole('dialog', { name: 'Invite collaborators' })).toBeDefined();
    await cards('eve@x.example');
    await press('Send Invites');

    await waitFor(() => expect(vi.mocked(toastSuccess).mock.lastCall?.[0]).toBe('Collaborator invited'));
    expect(sending.invite.mock.lastCall?.[0]).toMatchObject({
      target: { type: 'tour', id: 'hall', name: 'City Hall', organization: 'Acme' },
      cards: [{ email: 'eve@x.example', accessLevel: 'read', expires: null }],
      note: '',
      language: 'en',
      remembers: true,
    });
    await waitFor(() => expect(address()).toBe('/dashboard/collaborations'));
  });

  it('chooses the tour first, from the page’s own button', async () => {
    const { address } = await renderCollaborators();

    await press('Invite');
    await press('Continue');
    expect(screen.getByText('Choose a tour.')).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: 'Tour' }));
    await user.click(screen.getByRole('option', { name: 'Mill' }));
    await press('Continue');

    expect(address()).toBe('/dashboard/collaborations?tour=mill');
    expect(await screen.findByRole('combobox', { name: 'Email addresses' })).toBeDefined();
  });

  it('says why some could not be invited, and keeps their cards [COLLAB-019]', async () => {
    sending.invite.mockResolvedValue([
      { email: 'eve@x.example', error: new AppError('permission-denied', 'You don’t have permission to do this.') },
    ]);
    await renderCollaborators({ at: '?tour=hall' });
    await cards('ada@x.example', 'eve@x.example');

    await press('Send Invites (2)');

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Error inviting collaborator. 1 of 2 people were not invited. You don’t have permission to do this.');
    expect(screen.queryByRole('group', { name: 'ada@x.example' })).toBeNull();
    expect(screen.getByRole('group', { name: 'eve@x.example' })).toBeDefined();
  });

  it('sends once, however often the button is pressed', async () => {
    sending.invite.mockReturnValue(new Promise(() => undefined));
    await renderCollaborators({ at: '?tour=hall' });
    await cards('eve@x.example');

    await press('Send Invites');
    await press('Send Invites');

    expect(sending.invite).toHaveBeenCalledTimes(1);
  });

  it('says that a tour does not exist', async () => {
    const { address } = await renderCollaborators({ at: '?tour=gone' });

    expect(await screen.findByRole('dialog', { name: 'This tour can’t be shared' })).toBeDefined();
    await press('OK');

    expect(address()).toBe('/dashboard/collaborations');
  });
});

describe('the tab Organization', () => {
  const at = '/organization';
  const form = () => screen.getByRole('combobox', { name: 'Email addresses' });
  const send = async (...addresses: string[]) => {
    await user.type(form(), `${addresses.join(',')},`);
    await press(/^Send Invites/);
  };

  it('has the sub-modes Invite and Manage [COLLAB-006]', async () => {
    const { address } = await renderCollaborators({ at });

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Invite' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Manage' }));

    expect(screen.getByText('Members of Acme')).toBeDefined();
    expect(address()).toBe('/dashboard/collaborations/members');
  });

  it.each([
    ['an editor', { role: 'superuser' }, ['Viewer']],
    ['an admin', { role: 'ultrauser' }, ['Viewer', 'Editor']],
    ['a global admin', { admin: true }, ['Viewer', 'Editor', 'Admin']],
  ] as const)(
    'offers %s the roles that they may give, the lowest chosen [COLLAB-027 ACCESS-022 ACCESS-026 ACCESS-027]',
    async (_, claims, roles) => {
      await renderCollaborators({ at, user: aMember(claims) });

      const radios = within(screen.getByRole('group', { name: 'Role' })).getAllByRole<HTMLInputElement>('radio');
      expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual(
        roles.map((role, n) => role + ['Can view all tours', 'Can view and edit all tours', 'Can view, edit, create and delete'][n]),
      );
      expect(radios.findIndex(({ checked }) => checked)).toBe(0);
    },
  );

  it('sends an invitation with role, note and the language of its email [COLLAB-021 COLLAB-026]', async () => {
    await renderCollaborators({ at });
    await user.click(screen.getByRole('radio', { name: /^Editor/ }));
    await user.type(screen.getByRole('textbox', { name: 'Personal note' }), 'Welcome!');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the email' }), 'Norsk bokmål');

    await send('eve@x.example');

    expect(organization.inviteToOrganization.mock.calls).toEqual([
      [{ to: 'eve@x.example', organization: 'Acme', role: 'editor', note: 'Welcome!', language: 'nb', expires: expect.any(Date) }],
    ]);
    const days = (organization.inviteToOrganization.mock.lastCall?.[0].expires.getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeOneOf([30, 31]);
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Invitation sent'));
    expect(screen.queryByText('eve@x.example')).toBeNull();
  });

  it('says what is wrong, and keeps the addresses [COLLAB-018 COLLAB-021 COLLAB-024]', async () => {
    await renderCollaborators({ at, organizationInvitations: [anOrganizationInvitation('bo@x.example')] });

    await press('Send Invites');
    expect(screen.getByText('No emails selected')).toBeDefined();
    await user.type(form(), 'eve@,');
    expect(screen.getByText('Invalid email')).toBeDefined();
    await press(/^Remove eve@/);
    organization.inviteToOrganization.mockRejectedValue(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    await send('bo@x.example', 'eve@x.example');

    expect(
      await screen.findByText(/^Error sending invitation\. 2 of 2 people were not invited\. bo@x\.example is invited already/),
    ).toBeDefined();
    expect(screen.getByText('eve@x.example')).toBeDefined();
    expect(organization.inviteToOrganization).toHaveBeenCalledTimes(1);
  });

  it('lists open invitations with the state of each email, and resends them [COLLAB-038 COLLAB-044]', async () => {
    const failed = anOrganizationInvitation('cy@x.example', { delivery: { state: 'ERROR', error: 'The mailbox is full.' } });
    await renderCollaborators({
      at,
      organizationInvitations: [anOrganizationInvitation('bo@x.example', { role: 'editor' }), failed],
    });

    const grid = within(screen.getByRole('grid', { name: 'Open invitations' }));
    expect(grid.getByText('Pending')).toBeDefined();
    await user.click(grid.getByRole('button', { name: /^Not delivered/ }));
    expect(screen.getByText('The mailbox is full.')).toBeDefined();
    await press('Retry');
    expect(organization.resendOrganizationInvitation.mock.lastCall?.[0]).toEqual({ id: failed.id, expires: null });
    expect(grid.getAllByText('Does not expire')).toHaveLength(2);
  });

  it('revokes an invitation [COLLAB-022]', async () => {
    await renderCollaborators({ at, organizationInvitations: [anOrganizationInvitation('bo@x.example')] });
    const revoke = async () => {
      await press('Menu of bo@x.example');
      await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    };

    await revoke();
    organization.revokeOrganizationInvitation.mockRejectedValueOnce(
      new AppError('unavailable', 'You are offline. Connect, then try again.'),
    );
    await press('Revoke');
    expect((await screen.findByRole('alert')).textContent).toBe('Error revoking invitation. You are offline. Connect, then try again.');
    await press('Revoke');

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Invitation revoked'));
    expect(organization.revokeOrganizationInvitation.mock.lastCall?.[0]).toBe('org_Acme-bo@x.example');
  });
});
