import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { peopleQueries } from '@/backend/people/queries';
import type { Identity } from '@/domain/access/identity';
import type { Directory } from '@/domain/access/principals';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { listedUsersFrom } from '@/domain/people/listed-users';
import { memberFrom, type OrganizationMember } from '@/domain/people/organization-members';
import { toastError, toastSuccess } from '@/ui/toast';
import { addDialogs, aUser, renderFor } from '../testing/render-people';
import { ManageUsers } from './manage-users';

const commands = vi.hoisted(() => ({
  setUserRole: vi.fn(async () => 'success'),
  deleteUser: vi.fn(async () => undefined),
  removeMember: vi.fn(async (_: unknown): Promise<unknown> => null),
  undoRemoval: vi.fn(async () => undefined),
}));
const verification = vi.hoisted(() => ({ renewAuthSession: vi.fn(async () => undefined) }));
const callables = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/backend/people/commands', () => commands);
vi.mock('@/backend/auth/verification', () => verification);
vi.mock('@/backend/callables', () => callables);
vi.mock('@/ui/toast');

beforeEach(() => {
  addDialogs();
  // jsdom has no layout: the table is ten rows high
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480);
  HTMLElement.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.resetAllMocks();
  commands.setUserRole.mockResolvedValue('success');
});

const acme = orgId('Acme');
const directory: Directory = { admins: ['dora@office.example'], organizations: [acme] };
const { queryKey } = peopleQueries.membersOf(acme);
const orgAdmin = aUser({ organization: 'Acme', role: 'ultrauser' });
const superAdmin = aUser({ admin: true });

const account = (uid: string, claims: object = {}, rest: object = {}) => ({
  uid,
  email: `${uid}@acme.example`,
  displayName: '',
  emailVerified: true,
  customClaims: { organization: 'Acme', ...claims },
  metadata: { lastSignInTime: 'Fri, 01 May 2026 09:30:00 GMT' },
  ...rest,
});
const members = (...accounts: object[]): OrganizationMember[] => listedUsersFrom(accounts).map(memberFrom);
const team = members(
  account('ada', { role: 'ultrauser' }),
  account('bo', { superuser: true }, { displayName: 'Bo Berg' }),
  account('cy', {}, { metadata: {} }),
  account('dee', { role: 'ultrauser' }, { disabled: true }),
  account('eli', { admin: true }, { emailVerified: false }),
);

const open = (user: Identity, list: OrganizationMember[] | null = team) =>
  renderFor(user, <ManageUsers organization={acme} />, (client) => {
    if (list) client.setQueryData(queryKey, list);
    client.setQueryData(applicationQueries.directory().queryKey, directory);
  });
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
async function choose(name: string, item: string) {
  await userEvent.click(screen.getByRole('button', { name: `Menu of ${name}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}
const offered = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('.font-medium')?.textContent);

describe('Manage users', () => {
  it('lists the members with role, last sign-in and state [COLLAB-030]', async () => {
    await open(orgAdmin);

    const bo = row('Bo Berg');
    expect(bo.getByText('bo@acme.example')).toBeDefined();
    expect(bo.getByText('Editor')).toBeDefined();
    expect(bo.getByText('01-05-2026').title).toMatch(/^01-05-2026, \d\d:30:00$/);
    expect(bo.getByText('Active')).toBeDefined();
    expect(row('cy@').getByText('Never')).toBeDefined();
    expect(row('dee@').getByText('Disabled')).toBeDefined();
    expect(row('eli@').getByText('Email not verified')).toBeDefined();
    expect(row('ada@').getByText('(you)')).toBeDefined();
  });

  it('names the roles Viewer, Editor, Admin and Super Admin [ACCESS-007]', async () => {
    const roles = ['user', 'superuser', 'ultrauser', 'admin'];
    await open(orgAdmin, members(...roles.map((role) => account(`a-${role}`, { role }))));

    const named = ['Viewer', 'Editor', 'Admin', 'Super Admin'];
    expect(roles.map((role, index) => row(`a-${role}@`).getByText(named[index] as string).textContent)).toEqual(named);
  });

  it('shows MISSING ROLE for a member without a role [COLLAB-031]', async () => {
    await open(orgAdmin);

    expect(row('cy@').getByText('MISSING ROLE')).toBeDefined();
    expect(row('Bo').queryByText('MISSING ROLE')).toBeNull();
  });

  it('reads them with getUsersByOrganization: Loading..., then No users found. [COLLAB-030 COLLAB-032 FUNC-016]', async () => {
    let respond = (_users: object[]) => {};
    callables.call.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    await open(orgAdmin, null);

    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(callables.call).toHaveBeenCalledWith('getUsersByOrganization', { organization: 'Acme', amount: 10_000 });
    await act(async () => respond([]));

    expect(await screen.findByText('No users found.')).toBeDefined();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('says why they could not be loaded, and tries again [COLLAB-030]', async () => {
    callables.call.mockRejectedValueOnce(new AppError('unavailable', 'The connection was lost.')).mockResolvedValue([account('bo')]);
    await open(orgAdmin, null);

    expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('bo@acme.example')).toBeDefined();
  });

  it('is refused to a viewer before anything is asked for [ACCESS-016 FUNC-017]', async () => {
    await open(aUser({ organization: 'Acme', role: 'user' }), null);

    expect(screen.getByText('You do not have permission to manage collaborators.')).toBeDefined();
    expect(callables.call).not.toHaveBeenCalled();
  });

  it.each([
    ['an editor', aUser({ organization: 'Acme', role: 'superuser' })],
    ['a directory admin', aUser({}, 'dora@office.example')],
  ])('shows %s the members without actions, and says whom to ask [ACCESS-031 FUNC-019 FUNC-021]', async (_who, user) => {
    await open(user);

    expect(row('Bo').getByText('Editor')).toBeDefined();
    expect(screen.getByText(/ask an admin of Acme/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Menu of/ })).toBeNull();
  });

  it('finds members by name and address, and sorts them [COLLAB-030]', async () => {
    await open(orgAdmin);

    await userEvent.type(screen.getByRole('textbox', { name: 'Search members' }), 'berg');
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('1 of 5 members'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await userEvent.click(screen.getByRole('button', { name: /Role/ }));

    expect(screen.getAllByRole('row')[1]?.textContent).toContain('cy@acme.example');
    cleanup();
    await open(orgAdmin);
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('cy@acme.example');
    localStorage.clear();
  });

  it('says that nobody matches, and shows all again [COLLAB-030]', async () => {
    await open(orgAdmin);

    await userEvent.type(screen.getByRole('textbox', { name: 'Search members' }), 'nobody');
    await screen.findByText('No members match “nobody”.');
    await userEvent.click(screen.getByRole('button', { name: 'Show all members' }));

    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('5 members'));
  });

  it('has few of 5,000 members in the document, and finds one of them [COLLAB-030]', async () => {
    await open(orgAdmin, members(...Array.from({ length: 5000 }, (_, index) => account(`m${index}`, { role: 'user' }))));

    expect(screen.getByText('5,000 members')).toBeDefined();
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.type(screen.getByRole('textbox', { name: 'Search members' }), 'm4321');
    expect(await screen.findByText('m4321@acme.example')).toBeDefined();
  });
});

describe('the role of a member', () => {
  it('can be viewer or editor for an admin of the organization [ACCESS-028 ACCESS-029]', async () => {
    await open(orgAdmin);

    await choose('Bo Berg', 'Change role');

    expect(offered()).toEqual(['Viewer', 'Editor']);
    expect(screen.getByText(/^Only a Super Admin can make somebody an admin/)).toBeDefined();
  });

  it('can be each of them for a Super Admin [ACCESS-028 ACCESS-029 ACCESS-030 ACCESS-031]', async () => {
    await open(superAdmin);

    await choose('Bo Berg', 'Change role');

    expect(offered()).toEqual(['Viewer', 'Editor', 'Admin', 'Super Admin']);
  });

  it('is changed with setUserRole, which is said with its message [COLLAB-034 FUNC-018]', async () => {
    await open(orgAdmin);

    await choose('Bo Berg', 'Change role');
    expect(dialog('Role of Bo Berg').getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('radio', { name: /Viewer/ }));
    expect(dialog('Role of Bo Berg').getByText(/^This counts at once: Bo Berg can’t change/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(commands.setUserRole).toHaveBeenCalledExactlyOnceWith({ uid: 'bo', organization: 'Acme', role: 'user' });
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('User updated: success'));
    expect(row('Bo Berg').getByText('Viewer')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is missing is saved as user [ACCESS-032 COLLAB-031]', async () => {
    await open(orgAdmin);

    await choose('cy@acme.example', 'Change role');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(commands.setUserRole).toHaveBeenCalledWith({ uid: 'cy', organization: 'Acme', role: 'user' });
    await waitFor(() => expect(row('cy@').getByText('Viewer')).toBeDefined());
  });

  it.each([
    ['dee@acme.example', 'Only a Super Admin can change the role of another admin.'],
    ['eli@acme.example', 'Only a Super Admin can change the role of a Super Admin.'],
  ])('of %s is refused to an admin before they try: %s [ACCESS-030 FUNC-019]', async (name, reason) => {
    await open(orgAdmin);

    await choose(name, 'Change role');

    expect(dialog(`Role of ${name}`).getByText(reason)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('that is the own one can be lowered, which is explained and renews the claims [ACCESS-031 COLLAB-034]', async () => {
    await open(orgAdmin);

    await choose('ada@acme.example', 'Change role');
    await userEvent.click(screen.getByRole('radio', { name: /Viewer/ }));
    expect(screen.getByText(/You give up managing users/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(verification.renewAuthSession).toHaveBeenCalledOnce());
  });

  it('that the server refuses to change shows why, and the list is read again [COLLAB-034 FUNC-019]', async () => {
    commands.setUserRole.mockRejectedValueOnce(new AppError('failed-precondition', 'This person is not a member of "Acme".'));
    callables.call.mockResolvedValue([account('ada', { role: 'ultrauser' })]);
    await open(orgAdmin);

    await choose('Bo Berg', 'Change role');
    await userEvent.click(screen.getByRole('radio', { name: /Viewer/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect((await dialog('Role of Bo Berg').findByRole('alert')).textContent).toBe('This person is not a member of "Acme".');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Bo Berg/ })).toBeNull());
  });
});

describe('removing a member from the organization', () => {
  it('takes them off the list at once, leads the focus to the page, and Undo brings them back', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    main.tabIndex = -1;
    const undo = { role: 'superuser', number: 3, removedAt: 1, signature: 'signed' };
    commands.removeMember.mockResolvedValue(undo);
    await open(orgAdmin);

    await choose('Bo Berg', 'Remove from the organization');

    await waitFor(() => expect(screen.queryByRole('row', { name: /Bo Berg/ })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(main));
    expect(commands.removeMember).toHaveBeenCalledWith({ uid: 'bo', organization: 'Acme' });
    const [text, options] = vi.mocked(toastSuccess).mock.lastCall ?? [];
    expect(text).toBe('Bo Berg is no longer a member. The account, and what it made, stay.');
    act(() => options?.action?.run());
    await screen.findByRole('row', { name: /Bo Berg/ });
    expect(commands.undoRemoval).toHaveBeenCalledWith({ uid: 'bo', organization: 'Acme' }, undo);
  });

  it('that fails says why and keeps the member', async () => {
    commands.removeMember.mockRejectedValue(new AppError('permission-denied', 'Somebody took your right.'));
    callables.call.mockReturnValue(new Promise(() => undefined));
    await open(orgAdmin);

    await choose('Bo Berg', 'Remove from the organization');

    await waitFor(() => expect(toastError).toHaveBeenCalledWith('Couldn’t remove the member. Somebody took your right.'));
    expect(screen.getByRole('row', { name: /Bo Berg/ })).toBeDefined();
  });

  it.each([
    ['dee@acme.example', 'Only a Super Admin can remove another admin.'],
    ['ada@acme.example', 'You leave the organization yourself, on the page of your account.'],
  ])('is refused for %s before it is tried', async (name, reason) => {
    await open(orgAdmin);

    await choose(name, 'Remove from the organization');

    expect(dialog(`Remove ${name}`).getByText(reason)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});

describe('deleting a member', () => {
  it('asks, deletes and says so [COLLAB-033 FUNC-020]', async () => {
    await open(orgAdmin);

    await choose('Bo Berg', 'Delete user');
    const question = dialog('Please confirm deletion of user: bo@acme.example');
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));

    expect(commands.deleteUser).toHaveBeenCalledWith('bo', expect.anything());
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('User deleted'));
    expect(screen.queryByText('Bo Berg')).toBeNull();
  });

  it.each([
    ['ada@acme.example', 'You can’t delete your own account. Ask another admin.'],
    ['dee@acme.example', 'Only a Super Admin can delete another admin.'],
    ['eli@acme.example', 'Only a Super Admin can delete a Super Admin.'],
  ])('%s is refused before it is tried: %s [FUNC-021]', async (name, reason) => {
    await open(orgAdmin);

    await choose(name, 'Delete user');

    expect(dialog(`Delete ${name}`).getByText(reason)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('that fails says why and keeps the member [COLLAB-033]', async () => {
    commands.deleteUser.mockRejectedValueOnce(new AppError('permission-denied', 'You don’t have permission to delete this user.'));
    callables.call.mockReturnValue(new Promise(() => undefined));
    await open(orgAdmin);

    await choose('Bo Berg', 'Delete user');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));

    expect((await screen.findByRole('alert')).textContent).toBe('You don’t have permission to delete this user.');
    expect(screen.getByText('Bo Berg')).toBeDefined();
  });
});
