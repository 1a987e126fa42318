import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessRequestQueries } from '@/backend/access-requests/queries';
import { notificationQueries } from '@/backend/notifications/queries';
import { organizationLimitQueries } from '@/backend/organization-limits/queries';
import { identityFrom } from '@/domain/access/identity';
import { accessRequestFrom } from '@/domain/access-requests/access-request';
import { activityFrom } from '@/domain/activity/activity';
import { AppError } from '@/domain/app-error';
import { localKeys } from '@/domain/application/local-keys';
import { orgId, userId } from '@/domain/ids';
import { notificationFrom } from '@/domain/notifications/notification';
import { limitsFrom } from '@/domain/organization-limits/limits';
import { monthOf, usageFrom } from '@/domain/organization-limits/usage';
import { overviewFrom } from '@/domain/overview/overview';
import { latestMonths, monthText } from '@/domain/publishing/visit-period';
import type { Stored } from '@/domain/stored';
import { listedTourFrom } from '@/domain/tours/listed-tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OrganizationProvider } from '@/widgets/organization';
import { OverviewScreen } from './overview-screen';

const served = vi.hoisted(() => ({ overview: (_audience: string): object | null => null, downloads: [] as string[] }));
vi.mock('@/backend/overview/queries', () => ({
  overviewQuery: (_organization: string, audience: string) => ({
    queryKey: ['overview', audience],
    queryFn: async () => served.overview(audience),
  }),
}));
vi.mock('@/backend/activity/queries', () => ({
  activityQueries: {
    latest: () => ({
      queryKey: ['latest'],
      queryFn: async () => ({
        entries: [
          { kind: 'tour-created', what: 'Barn', about: 'tours/barn' },
          { kind: 'invited', whom: 'p1@x.example', what: 'Hall', detail: 'Can View' },
          { kind: 'invited', whom: 'p2@x.example', what: 'Hall', detail: 'Can View' },
        ].map((stored, index) => activityFrom(`e${index}`, { at: new Date(), actor: 'bo', actorEmail: 'bo@acme.example', ...stored })),
        hasMore: true,
      }),
    }),
  },
}));
vi.mock('@/backend/tours/shown-tours', () => ({
  shownToursQuery: () => ({
    queryKey: ['shown'],
    queryFn: async () => ['hall', 'mill', 'barn'].map((id) => listedTourFrom(id, { name: `The ${id}`, organization: 'Acme' })),
  }),
}));
vi.mock('@/ui/download', () => ({ download: (name: string, content: string) => served.downloads.push(name, content) }));

const acme = orgId('Acme');
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);
const hall = { id: 'hall', name: 'The hall' };
const [thisMonth, lastMonth] = latestMonths(2, now) as [string, string];
const visits: Stored = {
  countedAt: now,
  earlierViews: Array<number>(220).fill(0),
  months: {
    [thisMonth]: { tours: [], points: [] },
    [lastMonth]: { tours: [{ ...hall, views: 41, before: 40 }], points: [{ id: 'door', name: 'Door', tour: hall, openings: 9 }] },
  },
  views: [...Array<number>(120).fill(1), ...Array<number>(60).fill(2)],
  visitors: [...Array<number>(173).fill(1), 3, 0, 2, 1, 1, 1, 1],
  rankings: {
    7: { tours: [{ ...hall, views: 14, before: 7 }], points: [], unvisited: { count: 0, items: [] } },
    30: {
      tours: [{ ...hall, views: 60, before: 60 }],
      points: [{ id: 'stove', name: 'Stove', tour: hall, openings: 12 }],
      unvisited: { count: 25, items: [{ id: 'mill', name: 'The mill' }] },
    },
  },
  unopened: { count: 1, items: [{ id: 'door', name: 'Door', tour: hall }] },
};
const tours = { count: 26, unfinished: { count: 1, items: [{ id: 'draft', name: 'Draft' }] } };
const needs = {
  mails: { count: 1, items: [{ kind: 'tour', to: 'bo@x.example', name: 'The hall' }] },
  ending: { count: 1, items: [{ type: 'tour', email: 'guest@x.example', name: 'The hall', accessLevel: 'read', expires: inDays(2) }] },
  proposals: { count: 5, items: [hall, hall, hall, hall, hall].map((tour) => ({ tour })) },
};
const full = (audience: string) => overviewFrom(audience, { tours, visits, ...(audience === 'admin' && { needs }) });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(localKeys.openedTours, JSON.stringify(['u/gone', 'u/mill', 'u/hall']));
  localStorage.setItem(localKeys.favoriteTours, JSON.stringify(['u/barn']));
  served.overview = full;
  served.downloads = [];
});
afterEach(cleanup);

async function open(
  role: 'user' | 'superuser' | 'ultrauser',
  { requests = [] as Stored[], mentions = [] as Stored[], limits = null as Stored | null } = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  client.setQueryData(
    accessRequestQueries.open(acme).queryKey,
    requests.map((stored, index) => accessRequestFrom(String(index), stored)),
  );
  client.setQueryData(
    notificationQueries.unread(userId('u')).queryKey,
    mentions.map((stored, index) => notificationFrom(String(index), stored)),
  );
  client.setQueryData(organizationLimitQueries.limits(acme).queryKey, limits && limitsFrom(limits));
  const month = usageFrom(monthOf(now), { tours: 9, members: 2, countedAt: now });
  client.setQueryData(organizationLimitQueries.usage(acme).queryKey, [month]);
  client.setQueryData(['application', 'directory'], null);
  const identity = identityFrom(
    { uid: 'u', email: 'ada@acme.example', displayName: 'Ada' },
    { email_verified: true, organization: 'Acme', role },
  );
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <CurrentUserProvider identity={identity}>
            <OrganizationProvider id={acme}>
              <MemoryRouter initialEntries={['/dashboard/overview']}>
                <OverviewScreen />
                <Address />
              </MemoryRouter>
            </OrganizationProvider>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
  );
  await waitFor(() => expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull());
}

const Address = () => <p data-testid="address">{useLocation().search}</p>;
const user = userEvent.setup();
const region = (name: string) => within(screen.getByRole('region', { name }));
const linksIn = (name: string) =>
  region(name)
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
const numberOf = (title: string) => screen.getByText(title, { selector: 'dt' }).nextElementSibling?.textContent;

it('shows an admin what waits, each with the way to where it is done, and the latest activity', async () => {
  await open('ultrauser', {
    requests: [{ tour: 'hall', tourName: 'The hall', email: 'new@x.example', name: 'New' }],
    mentions: [{ kind: 'mention', at: now, about: 'tours/hall', target: 't1', email: 'bo@acme.example' }],
  });

  expect(linksIn('Waiting for you')).toEqual([
    ['The hallasked for by New (new@x.example)', '/dashboard/collaborations'],
    ['An invitation to The hallto bo@x.example', '/dashboard/collaborations?q=The%20hall'],
    [expect.stringContaining('guest@x.example'), '/dashboard/collaborations?q=The%20hall'],
    ['The hall', '/dashboard/tours/versions/hall'],
    ['The hall', '/dashboard/tours/versions/hall'],
    ['The hall', '/dashboard/tours/versions/hall'],
    [expect.stringContaining('bo@acme.example'), '/digital-twin/hall/play?thread=t1'],
    ['DraftNo place yet', '/dashboard/tours/edit/draft'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Show all 5 of Proposed versions' }));
  expect(linksIn('Waiting for you').filter(([, to]) => to === '/dashboard/tours/versions/hall')).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Show fewer of Proposed versions' }).getAttribute('aria-expanded')).toBe('true');
  expect(linksIn('Latest activity')).toEqual([
    ['All activity', '/dashboard/activity'],
    ['Barn', '/dashboard/tours/landing/barn'],
  ]);
  expect(screen.getByRole('region', { name: 'Latest activity' }).textContent).toContain('invited 2 or more people to Hall (Can View)');
});

it('leads to all proposed versions where there are more than the overview names', async () => {
  served.overview = () => overviewFrom('admin', { tours, needs: { proposals: { ...needs.proposals, count: 25 } } });
  await open('ultrauser');

  await user.click(screen.getByRole('button', { name: 'Show 5 of 25 of Proposed versions' }));

  expect(screen.getByRole('link', { name: 'Show all 25 of Proposed versions' }).getAttribute('href')).toBe(
    '/dashboard/tours?state=proposed',
  );
});

it('lists the tours that somebody opened lately on this device, and their favourites', async () => {
  await open('superuser');

  expect(linksIn('Opened lately').map(([name]) => name)).toEqual(['All tours', 'The hall', 'The mill']);
  expect(linksIn('Favourites')).toEqual([['The barn', '/dashboard/tours/landing/barn']]);
  expect(screen.queryByRole('region', { name: 'Latest activity' })).toBeNull();
});

it('has the visits of a span with the change, in the address, as tables, and as a file', async () => {
  await open('superuser');
  expect(numberOf('Views')).toBe('60no change');
  expect(region('Tours by views').getByRole('row', { name: /The hall/ }).textContent).toBe('The hall60no change');
  expect(region('Tours without a view').getByRole('link', { name: 'The mill' })).toBeTruthy();
  expect(screen.getByText('And 24 more.')).toBeTruthy();
  expect(region('Points by openings').getByRole('link', { name: 'Stove' }).getAttribute('href')).toBe(
    '/dashboard/tour/hall/play?start=stove',
  );

  await user.click(screen.getByRole('radio', { name: '7 days' }));
  expect(screen.getByTestId('address').textContent).toBe('?days=7');
  expect(numberOf('Visitors a day, on average')).toBe('1.5+50 %');
  expect(numberOf('Visitors a day, at most')).toBe('3+200 %');
  expect(screen.getByText('Every tour was visited.')).toBeTruthy();
  await user.click(screen.getByText('Numbers of each day'));
  expect(within(await screen.findByRole('region', { name: 'Visits by day' })).getAllByRole('row')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));

  expect(served.downloads[0]).toMatch(/^Acme - visits in 7 days - [\d-]+\.csv$/);
  expect(served.downloads[1]).toContain('Tour,The hall,,Views,14,7');
});

it('has the visits of a month too, in the address and as a file', async () => {
  await open('user');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), monthText(lastMonth));

  expect(screen.getByTestId('address').textContent).toBe(`?month=${lastMonth}`);
  expect(region('Tours by views').getByRole('row', { name: /The hall/ }).textContent).toBe('The hall41+3 %');
  expect(region('Points by openings').getByRole('link', { name: 'Door' })).toBeTruthy();
  expect(screen.queryByText('Tours that nobody visited')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(served.downloads[0]).toBe(`Acme - visits in ${lastMonth}.csv`);
  expect(served.downloads[1]).toContain(`Day,,${lastMonth}-01,Views,`);
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  expect(screen.getByTestId('address').textContent).toBe('');
});

it('shows a viewer no guest, nothing to finish, and no activity', async () => {
  await open('user');

  expect(screen.getByText('Nothing is waiting for you.')).toBeTruthy();
  expect(numberOf('Views')).toBe('60no change');
  expect(document.body.textContent).not.toContain('@');
  expect(screen.queryByRole('region', { name: 'Latest activity' })).toBeNull();
});

it('says what there will be where nothing is counted yet, and in an organization without tours', async () => {
  served.overview = () => null;
  localStorage.clear();
  await open('ultrauser');

  expect(screen.getByText(/Visits are not counted yet/)).toBeTruthy();
  expect(screen.getByText('Tours that you open on this device are listed here.')).toBeTruthy();
  cleanup();
  served.overview = () => overviewFrom('admin', { tours: { count: 0 }, visits: { countedAt: now }, needs: {} });
  await open('ultrauser');

  expect(screen.getByText('Nothing is waiting for you.')).toBeTruthy();
  expect(numberOf('Views')).toBe('0');
  expect(screen.getAllByText('Nothing was counted in this span.')).toHaveLength(2);
});

it('counts a single tour as one', async () => {
  served.overview = () => overviewFrom('admin', { tours: { count: 1 }, visits, needs: {} });
  await open('ultrauser');

  expect(screen.getByText(/The organization has 1 tour\.$/)).toBeTruthy();
});

it('says without a connection that the numbers could not be loaded, shows the rest, and tries again', async () => {
  served.overview = () => {
    throw new AppError('unavailable', 'Can’t connect. Check your connection and try again.');
  };
  await open('ultrauser');

  expect(within(screen.getByRole('alert')).getByText('Can’t connect. Check your connection and try again.')).toBeTruthy();
  expect(linksIn('Opened lately').map(([name]) => name)).toContain('The hall');
  served.overview = full;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await screen.findByRole('region', { name: 'Visits' });
  expect(numberOf('Views')).toBe('60no change');
});

it('warns those who run the organization from 80 % of a limit on, and nobody else', async () => {
  const limits = { tours: 10, members: 50 };
  await open('ultrauser', { limits });

  const warning = screen.getByText('Tours: 9 of 10. At the limit, no new tour can be created.');
  expect(within(warning.closest('[role=status]') as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Usage' }).getAttribute('href')).toBe('/dashboard/settings/usage');
  cleanup();
  await open('superuser', { limits });
  expect(screen.queryByText(/^Tours: 9 of 10/)).toBeNull();
});
