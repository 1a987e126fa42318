import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { applicationQueries } from '@/backend/application/queries';
import { accountQueries } from '@/backend/people/accounts';
import { identityFrom } from '@/domain/access/identity';
import type { Directory } from '@/domain/access/principals';
import type { Claims } from '@/domain/access/roles';
import { CurrentUserProvider } from '@/widgets/current-user';

const nobody: Directory = { admins: [], organizations: [] };

type World = {
  /** The page, and its route with its parameters. */
  page: ReactNode;
  path?: string;
  at: string;
  claims?: Claims;
  /** What was read. */
  cached?: readonly (readonly [QueryKey, unknown])[];
};

/** Renders a page of the console with all server data in the query cache; `store` changes it as a listener would. */
export async function renderConsole({ page, path = '*', at, claims = { admin: true }, cached = [] }: World) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false }, mutations: { networkMode: 'always' } },
  });
  const store = (key: QueryKey, value: unknown) => act(async () => client.setQueryData(key, value));
  client.setQueryData(applicationQueries.directory().queryKey, nobody);
  client.setQueryData(accountQueries.superAdmins().queryKey, { hasAnother: true, canDemote: false });
  for (const [key, value] of cached) client.setQueryData(key, value);
  const identity = identityFrom({ uid: 'u1', email: 'ada@loggia.example', displayName: 'Ada' }, { email_verified: true, ...claims });
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <CurrentUserProvider identity={identity} isResolved>
          <RouterProvider router={router} />
        </CurrentUserProvider>
      </QueryClientProvider>,
    );
  });
  return { store, location: () => router.state.location.pathname + router.state.location.search };
}
