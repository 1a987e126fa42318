import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { peopleQueries } from '@/backend/people/queries';
import { identityFrom } from '@/domain/access/identity';
import { activityFrom } from '@/domain/activity/activity';
import { orgId } from '@/domain/ids';
import { listedUsersFrom } from '@/domain/people/listed-users';
import { memberFrom } from '@/domain/people/organization-members';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OrganizationProvider } from '@/widgets/organization';
import { ActivityScreen } from './activity-screen';

const read = vi.hoisted(() => ({ entries: [] as object[] }));
vi.mock('@/backend/activity/queries', () => ({
  activityQueries: {
    of: () => ({
      queryKey: ['activity'],
      queryFn: async () => ({ entries: read.entries, next: null }),
      initialPageParam: null,
      getNextPageParam: () => null,
    }),
  },
}));

afterEach(cleanup);

const acme = orgId('Acme');
const now = Date.now();
const entry = (seconds: number, stored: object) =>
  activityFrom(`e${seconds}`, { at: new Date(now - seconds * 1000), actor: 'ulla', actorEmail: 'ulla@acme.example', ...stored }) as object;
const user = userEvent.setup();

async function open() {
  read.entries = [
    ...[1, 2, 3].map((n) => entry(n, { kind: 'invited', whom: `p${n}@x.example`, what: 'Hall', detail: 'Can View', about: 'tours/hall' })),
    entry(30, { kind: 'role-changed', whom: 'bo@acme.example', what: 'Editor', detail: 'before: Viewer' }),
    entry(3 * 86_400, { kind: 'tour-changed', actor: 'bo', actorEmail: 'bo@acme.example', what: 'Mill', detail: 'name' }),
  ];
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  const team = [
    { uid: 'ulla', email: 'ulla@acme.example', displayName: 'Ulla Brandt', customClaims: { organization: 'Acme', role: 'ultrauser' } },
    { uid: 'bo', email: 'bo@acme.example', displayName: 'Bo Berg', customClaims: { organization: 'Acme', role: 'superuser' } },
  ];
  client.setQueryData(peopleQueries.membersOf(acme).queryKey, listedUsersFrom(team).map(memberFrom));
  const ulla = identityFrom(
    { uid: 'ulla', email: 'ulla@acme.example', displayName: 'Ulla Brandt' },
    { email_verified: true, organization: 'Acme', role: 'ultrauser' },
  );
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <CurrentUserProvider identity={ulla}>
            <OrganizationProvider id={acme}>
              <MemoryRouter initialEntries={['/dashboard/activity']}>
                <ActivityScreen />
                <Address />
              </MemoryRouter>
            </OrganizationProvider>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
  );
  await screen.findByRole('heading', { name: 'Today' });
}

const Address = () => <p data-testid="address">{useLocation().search}</p>;
const rows = () => screen.getAllByRole('listitem').flatMap((row) => row.querySelector('p')?.textContent ?? []);

it('is a history: one entry for one act, which unfolds, with names beside addresses and a way to the tour', async () => {
  await open();

  expect(rows()).toEqual([
    'Ulla Brandt ulla@acme.example invited 3 people to Hall (Can View)',
    'Ulla Brandt ulla@acme.example changed the role of bo@acme.example (Bo Berg) to Editor (before: Viewer)',
    'Bo Berg bo@acme.example changed the tour Mill (name)',
  ]);
  expect(screen.getByRole('link', { name: 'Hall' }).getAttribute('href')).toBe('/dashboard/tours/landing/hall');
  const folded = within(screen.getByText('Show all 3').closest('details') as HTMLElement);
  expect(folded.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'p1@x.example',
    'p2@x.example',
    'p3@x.example',
  ]);
});

it('is filtered by person, kind and thing, and found by names, in the address', async () => {
  await open();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Bo Berg (bo@acme.example)');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByTestId('address').textContent).toBe('?by=bo%40acme.example');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Members');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Mill');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Everything');
  await user.type(screen.getByRole('textbox', { name: 'Search the activity' }), 'bo berg');

  await waitFor(() => expect(rows()).toHaveLength(2));
});
