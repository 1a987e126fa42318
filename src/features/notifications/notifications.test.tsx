import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { notificationQueries } from '@/backend/notifications/queries';
import { identityFrom } from '@/domain/access/identity';
import { userId } from '@/domain/ids';
import { notificationFrom } from '@/domain/notifications/notification';
import { CurrentUserProvider } from '@/widgets/current-user';
import { NotificationsScreen } from './notifications-screen';

const server = vi.hoisted(() => ({
  markRead: vi.fn(async (_user: string, _ids: string[]) => undefined),
  names: new Map<string, string>(),
}));
vi.mock('@/backend/notifications/commands', () => ({ markRead: server.markRead }));
vi.mock('@/backend/notifications/names', () => ({
  namesQuery: (paths: string[], newest: string) => ({
    queryKey: ['names', newest, paths],
    queryFn: async () => new Map(server.names),
    // as in the app: kept no longer than it is shown
    gcTime: 0,
  }),
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  server.names = new Map();
});

const user = userEvent.setup();
const ulla = userId('ulla');
const now = Date.now();
const aNotification = (id: string, minutes: number, stored: object) =>
  notificationFrom(id, {
    at: new Date(now - minutes * 60_000),
    about: 'tours/hall',
    uid: 'ada',
    email: 'ada@acme.example',
    name: 'Ada Lund',
    ...stored,
  });

async function open(...notifications: ReturnType<typeof aNotification>[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  client.setQueryData(notificationQueries.all(ulla).queryKey, notifications);
  const arrives = (...next: typeof notifications) => act(() => client.setQueryData(notificationQueries.all(ulla).queryKey, next));
  const identity = identityFrom({ uid: ulla, email: 'ulla@acme.example', displayName: 'Ulla' }, { email_verified: true });
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <CurrentUserProvider identity={identity}>
            <MemoryRouter initialEntries={['/dashboard/notifications']}>
              <NotificationsScreen />
              <Address />
            </MemoryRouter>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
  );
  return { arrives };
}

const Address = () => <p data-testid="address">{useLocation().pathname + useLocation().search}</p>;
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('lists the newest first, with who did what, where and when', async () => {
  server.names.set('tours/hall', 'Great Hall').set('tours/mill', 'Mill');
  await open(
    aNotification('old', 90, { kind: 'request-granted', read: true, requestedAt: new Date('2026-11-03T12:00:00'), name: '' }),
    aNotification('new', 5, { kind: 'mention', target: 't1' }),
    aNotification('mid', 10, { kind: 'proposal', about: 'tours/mill', name: '' }),
  );

  await screen.findAllByText('Great Hall');
  expect(rows()).toEqual([
    'Unread: Ada Lund mentioned you in a commentGreat Hall · 5 min ago',
    'Unread: ada@acme.example proposed a versionMill · 10 min ago',
    'Your request of 3 Nov 2026 was grantedGreat Hall · 1 h ago',
  ]);
});

it('leads to the webhooks of the organization where one fails', async () => {
  server.names.set('organizations/Acme', 'Acme Ltd');
  await open(aNotification('w', 5, { kind: 'webhook-failed', about: 'organizations/Acme', target: 'w1', name: '', uid: '', email: '' }));

  const link = await screen.findByRole('link', { name: /A webhook doesn’t reach its receiver\s*Acme Ltd/ });
  expect(link.getAttribute('href')).toBe('/o/Acme?page=settings/webhooks');
});

it('says nothing of what the user cannot open any more, and leads nowhere', async () => {
  await open(aNotification('n', 5, { kind: 'mention', target: 't1' }), aNotification('d', 9, { kind: 'request-declined', name: '' }));

  await waitFor(() => expect(rows()[0]).toBe('Unread: Something that you can’t open any more5 min ago'));
  expect(document.body.textContent).not.toContain('Ada');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/user/profile', '/digital-twin/hall']);
});

it('names a tour again when a new notification tells of access to it', async () => {
  const old = aNotification('old', 5, { kind: 'mention', target: 't1' });
  const { arrives } = await open(old);
  await screen.findByText('Something that you can’t open any more');
  server.names.set('tours/hall', 'Great Hall');
  await arrives(old, aNotification('new', 1, { kind: 'access' }));

  await screen.findAllByText('Great Hall');
  expect(rows()[0]).toBe('Unread: You were given accessGreat Hall · 1 min ago');
});

it('leads to the very thread, and marks it as read', async () => {
  server.names.set('tours/hall', 'Great Hall');
  await open(aNotification('n', 5, { kind: 'mention', target: 't1' }));

  await user.click(await screen.findByRole('link', { name: /Ada Lund mentioned you/ }));

  expect(screen.getByTestId('address').textContent).toBe('/digital-twin/hall/play?thread=t1');
  expect(server.markRead.mock.calls).toEqual([['ulla', ['n']]]);
});

it('marks all as read', async () => {
  await open(aNotification('a', 1, { kind: 'access' }), aNotification('b', 2, { kind: 'access', read: true }), aNotification('c', 3, {}));

  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));

  expect(server.markRead.mock.calls).toEqual([['ulla', ['a', 'c']]]);
});

it('says what will be here while there is nothing', async () => {
  await open();

  screen.getByRole('heading', { name: 'Nothing yet' });
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});
