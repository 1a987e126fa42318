import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import type { Identity } from '@/domain/access/identity';
import { type GlobalMessage, globalMessageFrom } from '@/domain/application/global-message';
import { localKeys } from '@/domain/application/local-keys';
import { formatDateTime } from '@/domain/time';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { CurrentUserProvider } from '@/widgets/current-user';
import { aUser } from '../testing/open-at';
import { AppNotices } from './app-notices';

afterEach(cleanup);
beforeEach(() => {
  standInForDialogs();
  localStorage.clear();
});

const message = { messageTitle: 'New maps', messageBody: 'They are\nfaster.', messageId: 'm1', messageEnabled: true };

async function renderNotices(stored: Partial<GlobalMessage>, user: Identity | null = null, isResolved = true, at = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  const store = (next: Partial<GlobalMessage>) => client.setQueryData(applicationQueries.globalMessage().queryKey, globalMessageFrom(next));
  store(stored);
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={user} isResolved={isResolved}>
        <MemoryRouter initialEntries={[at]}>
          <input aria-label="Name" />
          <AppNotices />
        </MemoryRouter>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return { store: (next: Partial<GlobalMessage>) => act(async () => void store(next)) };
}

describe('the message to all users', () => {
  it('is shown until it is dismissed, and again with another id [ADMIN-068 MODEL-055]', async () => {
    const user = userEvent.setup();
    const { store } = await renderNotices(message);
    expect(screen.getByRole('status').textContent).toContain('New maps');
    expect(screen.getByText(/They are\s+faster\./)).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Dismiss this message' }));

    expect(screen.queryByText('New maps')).toBeNull();
    expect(localStorage.getItem(localKeys.dismissedMessage)).toBe('m1');
    await store({ ...message, messageId: 'm2' });
    expect(await screen.findByText('New maps')).toBeTruthy();
  });

  it('is dismissed for this page alone when it has no id', async () => {
    const user = userEvent.setup();
    const { store } = await renderNotices({ ...message, messageId: '' });

    await user.click(screen.getByRole('button', { name: 'Dismiss this message' }));

    expect(screen.queryByText('New maps')).toBeNull();
    expect(localStorage.getItem(localKeys.dismissedMessage)).toBeNull();
    await store({ ...message, messageId: '', messageTitle: 'Newer maps' });
    expect(await screen.findByText('Newer maps')).toBeTruthy();
  });

  it('is not shown while it is off, or says nothing', async () => {
    const { store } = await renderNotices({ ...message, messageEnabled: false });
    expect(screen.queryByRole('button')).toBeNull();

    await store({ ...message, messageTitle: '', messageBody: '' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('maintenance', () => {
  it('covers the page, keeps its input, and goes away by itself [ADMIN-068 MODEL-055]', async () => {
    const user = userEvent.setup();
    const { store } = await renderNotices({ frontendEnabled: true }, aUser({ role: 'superuser' }));
    await user.type(screen.getByRole('textbox'), 'Town hall');

    await store({ ...message, frontendEnabled: false });
    expect((await screen.findByRole('alertdialog', { name: 'Loggia is closed for maintenance' })).textContent).toContain('New maps');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Loggia is closed for maintenance' })).toBeTruthy();

    await store({ frontendEnabled: true });
    await waitFor(() => expect(screen.queryByText('Loggia is closed for maintenance')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Town hall');
  });

  it('says when it is expected to be over, and lets users sign out [ADMIN-068]', async () => {
    const reopens = new Date(Date.now() + 3600_000);
    await renderNotices({ frontendEnabled: false, reopens: reopens.toISOString() }, aUser({ role: 'user' }));

    expect(screen.getByText(formatDateTime(reopens)).closest('p')?.textContent).toBe(
      `It is expected to be over at ${formatDateTime(reopens)}.`,
    );
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });

  it('offers visitors the sign-in page, where administrators get in', async () => {
    await renderNotices({ frontendEnabled: false });

    expect(screen.getByRole('link', { name: 'Sign in as an administrator' })).toBeTruthy();
  });

  it('is a banner for administrators [ADMIN-068]', async () => {
    const user = userEvent.setup();
    await renderNotices({ frontendEnabled: false }, aUser({ admin: true }));

    expect(screen.queryByText('Loggia is closed for maintenance')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Maintenance is on.');
    await user.click(screen.getByRole('button', { name: 'Hide this notice' }));
    expect(screen.queryByText(/Maintenance is on/)).toBeNull();
  });

  it('has a link to its switch, over which the banner never lies', async () => {
    await renderNotices({ frontendEnabled: false }, aUser({ admin: true }));
    expect(screen.getByRole('link', { name: 'Go to the switch' }).getAttribute('href')).toBe('/admin');
    cleanup();

    await renderNotices({ frontendEnabled: false }, aUser({ admin: true }), true, '/admin');

    expect(screen.queryByText(/Maintenance is on/)).toBeNull();
  });

  it('waits until the session is resolved, so that administrators never see it', async () => {
    await renderNotices({ frontendEnabled: false }, null, false);

    expect(screen.queryByText('Loggia is closed for maintenance')).toBeNull();
  });
});
