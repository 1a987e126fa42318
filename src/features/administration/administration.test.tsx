import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDirectory, saveGlobalMessage } from '@/backend/application/commands';
import { applicationQueries } from '@/backend/application/queries';
import { fetchWorkAccountId } from '@/backend/auth/work-account-id';
import { configuration } from '@/backend/config';
import { organizationQueries } from '@/backend/organizations/queries';
import { assignAccount, createAccount } from '@/backend/people/create-account';
import { identityFrom } from '@/domain/access/identity';
import { directoryFrom } from '@/domain/access/principals';
import type { Claims } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { configurationFrom } from '@/domain/application/configuration';
import { globalMessageFrom } from '@/domain/application/global-message';
import { orgId, userId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { CurrentUserProvider } from '@/widgets/current-user';
import { AdministrationScreen } from './administration-screen';

vi.mock('@/backend/application/commands', () => ({ saveGlobalMessage: vi.fn(), saveDirectory: vi.fn() }));
vi.mock('@/backend/people/create-account', () => ({ createAccount: vi.fn(), assignAccount: vi.fn() }));
vi.mock('@/backend/auth/work-account-id', () => ({ fetchWorkAccountId: vi.fn() }));
vi.mock('@/backend/auth/commands', () => ({ sendVerification: vi.fn(), sendFirstMail: vi.fn(async () => true) }));
vi.mock('@/backend/auth/verification', () => ({ checkVerification: vi.fn() }));
vi.mock('@/backend/config', async (original) => ({ ...(await original<object>()), configuration: vi.fn() }));

const user = userEvent.setup();
const directory = directoryFrom({ admins: ['dora@x.example'], organizations: ['Acme', 'Gone'] });

beforeEach(() => {
  standInForDialogs();
  vi.mocked(configuration).mockReturnValue(configurationFrom(undefined));
  vi.mocked(createAccount).mockResolvedValue(userId('u9'));
  vi.mocked(assignAccount).mockResolvedValue();
  vi.mocked(saveGlobalMessage).mockResolvedValue();
  vi.mocked(saveDirectory).mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function open(claims: Claims = {}, address = '/admin') {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false }, mutations: { networkMode: 'always' } },
  });
  const organizations = ['Acme', 'Northlight'].map((name) => organizationFrom(name, { name }));
  client.setQueryData(organizationQueries.all().queryKey, organizations);
  client.setQueryData(applicationQueries.directory().queryKey, directory);
  client.setQueryData(applicationQueries.globalMessage().queryKey, globalMessageFrom({ messageTitle: 'Hello', messageId: 'm1' }));
  const identity = identityFrom(
    { uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' },
    { email_verified: true, admin: true, ...claims },
  );
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <CurrentUserProvider identity={identity}>
            <MemoryRouter initialEntries={[address]}>
              <Routes>
                <Route path="/admin/:organization?/:page?" element={<AdministrationScreen />} />
              </Routes>
            </MemoryRouter>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
async function fillIn({ email = 'new@acme.example', password = 'secret-1' } = {}) {
  await user.type(field('Email'), email);
  await user.type(field('Password'), password);
}
const submit = () => user.click(screen.getByRole('button', { name: 'Create New User' }));

describe('the admin page', () => {
  it('is restricted to global admins [ADMIN-063]', async () => {
    await open({ admin: false, role: 'ultrauser', organization: 'Acme' });

    expect(screen.getByText('Restricted')).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('warns admins whose own email is unverified [ADMIN-069]', async () => {
    await open({ email_verified: false });
    expect(screen.getByRole('alert').textContent).toContain('Your email ada@acme.example is not verified.');
    cleanup();

    await open();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('links to the admin’s entry in the directory graph, if one is configured [ADMIN-070]', async () => {
    vi.mocked(fetchWorkAccountId).mockResolvedValue('work-1');
    await open();
    expect(screen.queryByRole('link', { name: 'Directory graph' })).toBeNull();
    cleanup();

    const directoryGraph = { tenant: 't1', address: 'https://graph.example/{tenant}/users/{user}' };
    vi.mocked(configuration).mockReturnValue(configurationFrom({ directoryGraph }));
    await open();
    const link = await screen.findByRole('link', { name: 'Directory graph' });
    expect(link.getAttribute('href')).toBe('https://graph.example/t1/users/work-1');
  });
});

describe('the form that creates users', () => {
  it('creates an account, then sets its organization and role [ADMIN-064 ADMIN-065 ROUTE-037]', async () => {
    await open({}, '/admin/Acme/users');
    await fillIn();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'superuser');

    await submit();

    expect(await screen.findByText('new@acme.example was created. The mail with its link is on the way.')).toBeDefined();
    expect(createAccount).toHaveBeenCalledWith(
      { email: 'new@acme.example', password: 'secret-1', displayName: 'new' },
      expect.stringMatching(/^\w{20}$/),
    );
    expect(vi.mocked(assignAccount).mock.calls[0]).toMatchObject([userId('u9'), { organization: orgId('Acme'), role: 'superuser' }]);
    expect(screen.getByRole('link', { name: 'View users' }).getAttribute('href')).toBe('/dashboard/console/users');
  });

  it('says what is missing and sends nothing', async () => {
    await open();

    await submit();

    expect(screen.getByText('Please enter a valid email address')).toBeDefined();
    expect(screen.getByText('Use at least 6 characters.')).toBeDefined();
    expect(screen.getByText('Choose an organization.')).toBeDefined();
    expect(createAccount).not.toHaveBeenCalled();
  });

  it('asks before it creates a Super Admin, who needs no organization', async () => {
    await open();
    await fillIn();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'admin');
    await submit();
    expect(createAccount).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Create' }));

    await waitFor(() =>
      expect(vi.mocked(assignAccount).mock.calls[0]).toMatchObject([userId('u9'), { organization: null, role: 'admin' }]),
    );
  });

  it('finishes an account that was created but has no role yet', async () => {
    vi.mocked(assignAccount).mockRejectedValueOnce(new AppError('unavailable', 'The connection was lost.'));
    await open({}, '/admin/Acme');
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain('new@acme.example was created, but has no organization and role yet.');

    await submit();

    expect(await screen.findByText('new@acme.example was created. The mail with its link is on the way.')).toBeDefined();
    expect(createAccount).toHaveBeenCalledOnce();
  });
});

describe('the global settings', () => {
  it('are previewed, and saved with their fields [ADMIN-066 ADMIN-067]', async () => {
    await open();
    const form = screen.getByRole('form', { name: 'Global settings' });
    const preview = screen.getByRole('region', { name: 'Preview' });
    await user.type(field('Message body'), 'World');
    await waitFor(() => expect(preview.textContent).toContain('World'));
    await user.click(screen.getByRole('switch', { name: 'Show the message' }));
    await user.click(screen.getByRole('switch', { name: 'Front end enabled' }));
    expect(within(form).getByText(/Saving this turns maintenance on/)).toBeDefined();
    fireEvent.change(screen.getByLabelText('Expected to be over'), { target: { value: '2030-05-01T12:30' } });

    await user.click(within(form).getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(vi.mocked(saveGlobalMessage).mock.calls[0]?.[0]).toEqual({
        messageTitle: 'Hello',
        messageBody: 'World',
        messageId: 'm1',
        messageEnabled: true,
        frontendEnabled: false,
        reopens: new Date(2030, 4, 1, 12, 30).toISOString(),
      }),
    );
  });

  it('offer a new id, so that everyone sees the message again', async () => {
    await open();

    await user.click(screen.getByRole('button', { name: 'New id' }));

    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Message id' }).value).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe('the directory', () => {
  it('saves its admins and organizations [MODEL-054]', async () => {
    await open();
    const form = await screen.findByRole('form', { name: 'Directory' });
    expect(within(form).getByText(/does not exist/)).toBeDefined();
    await user.type(within(form).getByRole('combobox', { name: 'Directory admins' }), 'eve@x.example ');
    await user.click(within(form).getByRole('button', { name: 'Remove Gone' }));

    await user.click(within(form).getByRole('button', { name: 'Save directory' }));

    await waitFor(() =>
      expect(vi.mocked(saveDirectory).mock.calls[0]?.[0]).toEqual({
        base: directory,
        edited: { admins: ['dora@x.example', 'eve@x.example'], organizations: ['Acme'] },
      }),
    );
  });
});
