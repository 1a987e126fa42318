import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { organizationQueries } from '@/backend/organizations/queries';
import { accountQueries, type SuperAdmins } from '@/backend/people/accounts';
import { AppError } from '@/domain/app-error';
import { organizationFrom } from '@/domain/organizations/organization';
import { toastSuccess } from '@/ui/toast';
import { renderConsole } from '../testing/render-console';
import { UsersMode } from './users-mode';

const { call, sendFirstMail } = vi.hoisted(() => ({ call: vi.fn(), sendFirstMail: vi.fn() }));
vi.mock('@/backend/callables', () => ({ call }));
vi.mock('@/backend/auth/commands', () => ({ sendFirstMail }));
vi.mock('@/ui/toast');

const user = userEvent.setup();
const account = (uid: string, claims = {}, more = {}) => ({
  uid,
  email: `${uid}@acme.example`,
  displayName: uid.toUpperCase(),
  disabled: false,
  emailVerified: true,
  metadata: { lastSignInTime: 'Mon, 02 Mar 2026 10:00:00 GMT', lastRefreshTime: null },
  customClaims: claims,
  ...more,
});
const few = [
  account('ada', { role: 'admin', admin: true, organization: 'Acme' }),
  account('bob', { role: 'superuser', organization: 'Acme' }, { disabled: true }),
  account('cy', { ultrauser: true, organization: 'Meridian' }, { emailVerified: false }),
  account('dan'),
];

let users = few;
const answers: Record<string, (input: never) => unknown> = {};
beforeEach(() => {
  users = few;
  call.mockReset().mockImplementation(async (name: string, input: never) => (name === 'listUsers' ? { users } : answers[name]?.(input)));
  for (const name of Object.keys(answers)) delete answers[name];
  // all rows of a table are in sight
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(900);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show(at = '/dashboard/console/users', superAdmins: SuperAdmins = { hasAnother: true, canDemote: false }) {
  const organizations = ['Acme', 'Meridian'].map((id) => organizationFrom(id, { name: id }));
  const rendered = await renderConsole({
    page: <UsersMode />,
    at,
    cached: [
      [organizationQueries.all().queryKey, organizations],
      [accountQueries.superAdmins().queryKey, superAdmins],
    ],
  });
  if (!at.includes('create')) await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/\d user/));
  return rendered;
}
const emails = () =>
  screen.getAllByRole('button', { name: /^Edit / }).map((button) => button.getAttribute('aria-label')?.replace(/^Edit |@.*/g, ''));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const sent = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, input]) => input);
async function edit(uid: string) {
  await press(`Edit ${uid}@acme.example`);
  return within(await screen.findByRole('dialog', { name: `${uid}@acme.example` }));
}
async function choose(option: string, within_ = screen as Pick<typeof screen, 'getByRole' | 'findByRole'>) {
  const box = await within_.findByRole('combobox', { name: 'Organization' });
  await user.click(box);
  await user.clear(box);
  await user.type(box, option);
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the users of the platform', () => {
  it('are listed with address, name, organization, role and times, and read again [ACCESS-009 ADMIN-022 ADMIN-023 ADMIN-026 ADMIN-072]', async () => {
    await show();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'View',
      'Create',
      'A person’s data',
    ]);
    const row = screen.getAllByRole('row').find(({ textContent }) => textContent?.includes('bob@'));
    expect(row?.textContent).toMatch(/bob@acme\.exampleDisabledBOBAcmeEditor superuserYes.*2026.*NeverEdit/);
    expect(screen.getByText('4 users')).toBeDefined();
    // jsdom draws no colours
    expect(
      (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations,
    ).toEqual([]);

    const unset = screen.getAllByRole('row').find(({ textContent }) => textContent?.includes('dan@'));
    expect(within(unset as HTMLElement).getByText('user-unset')).toBeDefined();

    users = [account('eve')];
    await press('Refresh');

    await waitFor(() => expect(emails()).toEqual(['eve']));
    expect(sent('listUsers')).toEqual([1000, 1000]);
  });

  it('are filtered by address, role and organization [ADMIN-024 ADMIN-025]', async () => {
    await show();
    const filters = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button');
    expect(filters.map(({ textContent }) => textContent)).toEqual(['All', 'Admin', 'Ultrauser', 'Superuser', 'Acme', 'Meridian']);
    await press('Ultrauser');
    expect(emails()).toEqual(['cy']);
    await press('Acme');
    expect(emails()).toEqual(['ada', 'bob']);
    await press('All');
    await user.type(screen.getByRole('textbox', { name: 'Filter by email' }), 'DAN@');

    await waitFor(() => expect(emails()).toEqual(['dan']));
    expect(sent('findUsers')).toEqual([]);
  });

  it('are filtered as the address says, and all shown again', async () => {
    const { location } = await show('/dashboard/console/users?role=ultrauser');
    expect(emails()).toEqual(['cy']);
    await press('Acme');
    expect(location()).toBe('/dashboard/console/users?organization=Acme');
    await user.type(screen.getByRole('textbox', { name: 'Filter by email' }), 'nobody');

    await user.click(await screen.findByRole('button', { name: 'Show all users' }));

    await waitFor(() => expect(emails()).toHaveLength(4));
    expect(location()).toBe('/dashboard/console/users');
  });

  it('are found by the server where there are more than are listed [ADMIN-024 ADMIN-072]', async () => {
    users = Array.from({ length: 1000 }, (_, index) => account(`u${index}`));
    answers.findUsers = ({ page }: { page: string }) =>
      page === '' ? { users: [account('far')], page: 'next' } : { users: [account('farther')], page: '' };
    await show('/dashboard/console/users?q=far');
    await waitFor(() => expect(emails()).toEqual(['far']));

    await press('Search on');

    await waitFor(() => expect(emails()).toEqual(['far', 'farther']));
    expect(sent('findUsers')).toEqual([
      { search: 'far', role: '', organization: '', page: '' },
      { search: 'far', role: '', organization: '', page: 'next' },
    ]);
    expect(screen.queryByRole('button', { name: 'Search on' })).toBeNull();
  });

  it('of an organization that none of the first belongs to are found too, without a button for each of many [ADMIN-025]', async () => {
    users = Array.from({ length: 1000 }, (_, index) => account(`u${index}`, { organization: `Org ${1000 + (index % 40)}` }));
    answers.findUsers = () => ({ users: [account('far', { organization: 'Meridian' })], page: '' });
    await show();
    const filters = () => within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button');
    expect(filters()).toHaveLength(4 + 12 + 1);

    await press('Other organization…');
    await choose('Meridian');

    await waitFor(() => expect(emails()).toEqual(['far']));
    expect(sent('findUsers')).toEqual([{ search: '', role: '', organization: 'Meridian', page: '' }]);
    expect(screen.getByRole('button', { name: 'Meridian' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('are searched for on the server once typing pauses [ADMIN-024]', async () => {
    users = Array.from({ length: 1000 }, (_, index) => account(`u${index}`));
    answers.findUsers = () => ({ users: [account('far')], page: '' });
    await show();

    await user.type(screen.getByRole('textbox', { name: 'Filter by email' }), 'far');

    await waitFor(() => expect(emails()).toEqual(['far']));
    expect(sent('findUsers')).toEqual([{ search: 'far', role: '', organization: '', page: '' }]);
  });

  it('are disabled after a question, with Undo, and enabled [ADMIN-027 ADMIN-074]', async () => {
    await show();
    await user.click((await edit('dan')).getByRole('button', { name: 'Disable account' }));
    expect(sent('disableAccount')).toEqual([]);
    await user.click(within(screen.getByRole('dialog', { name: 'Disable dan@acme.example?' })).getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(sent('disableAccount')).toEqual([{ uid: 'dan', disabled: true }]));
    await press('Close');
    vi.mocked(toastSuccess).mock.lastCall?.[1]?.action?.run();
    await waitFor(() => expect(sent('disableAccount').slice(1)).toEqual([{ uid: 'dan', disabled: false }]));
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click((await edit('bob')).getByRole('button', { name: 'Enable account' }));

    await waitFor(() => expect(sent('disableAccount').slice(2)).toEqual([{ uid: 'bob', disabled: false }]));
  });

  it('are signed out everywhere, and stay enabled', async () => {
    await show();
    await user.click((await edit('dan')).getByRole('button', { name: 'Sign out everywhere' }));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Signed out everywhere'));
    expect(sent('signOutEverywhere')).toEqual([{ uid: 'dan' }]);
    expect(sent('disableAccount')).toEqual([]);
  });

  it('move to an organization; nothing is sent without one, and the refusal for admins is shown [ADMIN-028 ADMIN-075]', async () => {
    answers.setOrganizationByUid = () => {
      throw new AppError('failed-precondition', 'Trying to set organization on an Admin ');
    };
    await show();
    const dan = await edit('dan');
    expect(dan.getByRole<HTMLButtonElement>('button', { name: 'Update organization' }).disabled).toBe(true);
    await choose('Meridian');
    await user.click(dan.getByRole('button', { name: 'Update organization' }));

    expect((await dan.findByRole('alert')).textContent).toBe('Trying to set organization on an Admin ');
    expect(sent('setOrganizationByUid')).toEqual([{ uid: 'dan', organization: 'Meridian' }]);
  });

  it('get their role in the organization that they were just moved to', async () => {
    answers.setOrganizationByUid = () => ({ message: 'success' });
    await show();
    await press('Acme');
    const bob = await edit('bob');
    await choose('Meridian', bob as never);
    await user.click(bob.getByRole('button', { name: 'Update organization' }));
    await waitFor(() => expect(bob.getByRole<HTMLButtonElement>('button', { name: 'Update organization' }).disabled).toBe(true));

    await user.selectOptions(bob.getByRole('combobox', { name: 'Role' }), 'ultrauser');
    await user.click(bob.getByRole('button', { name: 'Update role' }));

    await waitFor(() => expect(sent('setClaimsByUid')).toEqual([{ uid: 'bob', claims: { organization: 'Meridian', role: 'ultrauser' } }]));
  });

  it('without a role are given that of a user, which nothing stored yet', async () => {
    users = [account('eve', { organization: 'Acme' })];
    await show();
    const eve = await edit('eve');
    expect(eve.getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).selectedOptions[0]?.textContent).toBe('No role yet');
    expect(eve.getByRole<HTMLButtonElement>('button', { name: 'Update role' }).disabled).toBe(true);

    await user.selectOptions(eve.getByRole('combobox', { name: 'Role' }), 'user');
    await user.click(eve.getByRole('button', { name: 'Update role' }));

    await waitFor(() => expect(sent('setClaimsByUid')).toEqual([{ uid: 'eve', claims: { organization: 'Acme', role: 'user' } }]));
  });

  it('keep the role that is chosen while another is being stored', async () => {
    let store: (response: object) => void = () => undefined;
    answers.setClaimsByUid = () =>
      new Promise((resolve) => {
        store = resolve;
      });
    await show();
    const bob = await edit('bob');
    const role = bob.getByRole<HTMLSelectElement>('combobox', { name: 'Role' });
    await user.selectOptions(role, 'user');
    await user.click(bob.getByRole('button', { name: 'Update role' }));
    await user.selectOptions(role, 'ultrauser');
    store({ message: 'success' });
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Role updated'));
    expect(role.value).toBe('ultrauser');

    await user.click(bob.getByRole('button', { name: 'Update role' }));

    await waitFor(() => expect(sent('setClaimsByUid').map(({ claims }) => claims.role)).toEqual(['user', 'ultrauser']));
  });

  it('are offered each role with its description [ACCESS-003 ACCESS-004 ACCESS-005 ACCESS-006 ADMIN-029]', async () => {
    await show();

    const choice = within((await edit('bob')).getByRole('combobox', { name: 'Role' }));
    expect(choice.getAllByRole<HTMLOptionElement>('option').map(({ value, textContent }) => [value, textContent])).toEqual([
      ['user', 'user: Default user (can view)'],
      ['superuser', 'superuser: can create'],
      ['ultrauser', 'ultrauser: Admin'],
      ['admin', 'admin: SUPER ADMIN'],
    ]);
  });

  it('get a role in their organization; admins only after a question [ADMIN-028 ADMIN-030 ADMIN-032 ADMIN-074]', async () => {
    await show();
    const dan = await edit('dan');
    await user.selectOptions(dan.getByRole('combobox', { name: 'Role' }), 'superuser');
    expect(dan.getByRole<HTMLButtonElement>('button', { name: 'Update role' }).disabled).toBe(true);
    await press('Close');
    const bob = await edit('bob');
    await user.selectOptions(bob.getByRole('combobox', { name: 'Role' }), 'admin');
    await user.click(bob.getByRole('button', { name: 'Update role' }));
    expect(sent('setClaimsByUid')).toEqual([]);
    expect(screen.getByText(/^This is final: Loggia can’t take this role away again/)).toBeDefined();
    await user.click(
      within(screen.getByRole('dialog', { name: 'Make bob@acme.example an admin?' })).getByRole('button', { name: 'Update role' }),
    );

    await waitFor(() =>
      expect(sent('setClaimsByUid')).toEqual([{ uid: 'bob', claims: { organization: 'Acme', role: 'admin', admin: true } }]),
    );
  });

  it('who are admins are not demoted, and it is said why [ADMIN-031]', async () => {
    answers.setClaimsByUid = () => {
      throw new AppError('failed-precondition', 'Demoting admins is currently disabled.');
    };
    await show();
    const ada = await edit('ada');
    await user.selectOptions(ada.getByRole('combobox', { name: 'Role' }), 'user');
    await user.click(ada.getByRole('button', { name: 'Update role' }));
    await user.click(
      within(screen.getByRole('dialog', { name: /^Change the role of the admin/ })).getByRole('button', { name: 'Update role' }),
    );

    expect((await ada.findByRole('alert')).textContent).toBe('Demoting admins is currently disabled.');
  });

  it('who are admins without an organization are no dead end: it is said that they have none and are not demoted [ADMIN-031]', async () => {
    users = [...few, account('eve', { role: 'admin', admin: true })];
    await show();
    const eve = await edit('eve');
    expect(eve.queryByText('Give the account an organization first.')).toBeNull();
    expect(eve.getByText(/belong to no organization/)).toBeDefined();
    await user.selectOptions(eve.getByRole('combobox', { name: 'Role' }), 'superuser');
    await user.click(eve.getByRole('button', { name: 'Update role' }));
    await user.click(
      within(screen.getByRole('dialog', { name: /^Change the role of the admin/ })).getByRole('button', { name: 'Update role' }),
    );

    expect((await eve.findByRole('alert')).textContent).toBe('Demoting admins is currently disabled.');
    expect(sent('setClaimsByUid')).toEqual([]);
  });

  it('who are admins lose their role to another one where the installation permits it, after a question', async () => {
    users = [...few, account('eve', { role: 'admin', admin: true })];
    answers.setClaimsByUid = () => ({ message: 'success' });
    await show(undefined, { hasAnother: true, canDemote: true });
    const eve = await edit('eve');
    expect(eve.getByText(/once another Super Admin took their role back/)).toBeDefined();
    const role = eve.getByRole('combobox', { name: 'Role' });
    expect(
      within(role)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['admin: SUPER ADMIN', 'No role: an account without an organization']);
    await user.selectOptions(role, '');
    await user.click(eve.getByRole('button', { name: 'Update role' }));
    const question = within(screen.getByRole('dialog', { name: 'Change the role of the admin eve@acme.example?' }));
    await user.click(question.getByRole('button', { name: 'Update role' }));

    await waitFor(() => expect(sent('setClaimsByUid')).toEqual([{ uid: 'eve', claims: { organization: '' } }]));
  });

  it('are only one Super Admin: every page of the console says so until there is another', async () => {
    await show(undefined, { hasAnother: false, canDemote: false });

    expect(screen.getByText(/^You are the only Super Admin/)).toBeDefined();
    answers.readSuperAdmins = () => ({ hasAnother: true, canDemote: false });
    await press('Refresh');

    await screen.findByText('Another Super Admin can manage the platform now.');
    cleanup();
    await show(undefined, { hasAnother: true, canDemote: false });
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('are created in three steps, with a password that is shown once [ADMIN-033 ADMIN-034 ADMIN-035 ADMIN-036 ADMIN-073]', async () => {
    answers.createUser = () => ({ uid: 'new' });
    sendFirstMail.mockResolvedValue(true);
    await show('/dashboard/console/users?tab=create');
    await press('Create user');
    expect(screen.getByText('Enter a name.')).toBeDefined();
    expect(sent('createUser')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'New@acme.example');
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'New one');
    await press('Generate a password');
    const password = screen.getByRole<HTMLInputElement>('textbox', { name: /^Password/ }).value;
    expect(password).toMatch(/^[\dA-Za-z~!@\-#$]{20}$/);
    await press('Create user');

    await screen.findByRole('region', { name: 'Organization' });
    expect(sent('createUser')).toEqual([{ attempt: expect.any(String), email: 'new@acme.example', password, displayName: 'New one' }]);
    expect(sendFirstMail.mock.calls).toEqual([['new@acme.example']]);
    await choose('Meridian');
    await press('Assign organization');
    await screen.findByRole('region', { name: 'Result' });
    expect(sent('setOrganizationByUid')).toEqual([{ uid: 'new', organization: 'Meridian' }]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Password' }).value).toBe(password);
    expect(screen.getByText(/^A mail with a link to set a password of its own/)).toBeDefined();
    await press('Create new');

    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).value).toBe('');
  });

  it('say why they could not be loaded [ADMIN-071]', async () => {
    call.mockRejectedValue(new AppError('permission-denied', 'Only Super Admins can list all users.'));
    await renderConsole({ page: <UsersMode />, at: '/dashboard/console/users' });

    expect(await screen.findByText('Only Super Admins can list all users.')).toBeDefined();
  });
});
