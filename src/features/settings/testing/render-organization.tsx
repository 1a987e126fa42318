import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { organizationQueries } from '@/backend/organizations/queries';
import { identityFrom } from '@/domain/access/identity';
import type { Claims } from '@/domain/access/roles';
import { organizationFrom } from '@/domain/organizations/organization';
import type { Stored } from '@/domain/stored';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OrganizationScreen } from '../whole/organization-screen';
import { acme } from './render-settings';

type World = { stored: Stored; claims: Claims; cached: readonly (readonly [QueryKey, unknown])[] };

/** Renders the page of one organization with all server data in the query cache. */
export async function renderOrganization({ stored, claims, cached }: World): Promise<void> {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false }, mutations: { networkMode: 'always' } },
  });
  client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', stored));
  for (const [key, value] of cached) client.setQueryData(key, value);
  const identity = identityFrom({ uid: 'u1', email: 'ada@loggia.example', displayName: 'Ada' }, { email_verified: true, ...claims });
  const router = createMemoryRouter([{ path: '/organization/:id', element: <OrganizationScreen /> }], {
    initialEntries: ['/organization/Acme'],
  });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <CurrentUserProvider identity={identity} isResolved>
          <RouterProvider router={router} />
        </CurrentUserProvider>
      </QueryClientProvider>,
    );
  });
}
