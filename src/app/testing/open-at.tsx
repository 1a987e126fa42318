import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter, Outlet, useLocation } from 'react-router-dom';
import { invitationQueries } from '@/backend/invitations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { type Identity, identityFrom } from '@/domain/access/identity';
import type { Claims } from '@/domain/access/roles';
import { type Collaboration, collaborationFrom } from '@/domain/collaboration/collaborations';
import { orgId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations';
import type { Stored } from '@/domain/stored';
import { WhoProvider } from '@/widgets/who';
import { areaOf } from '../area';
import { AreaRoutes } from '../routes/area-routes';
import { dashboardRedirects, dashboardRows } from '../routes/dashboard-rows';
import { visitorRows } from '../routes/visitor-rows';

/** Somebody with these claims, whose address is proven unless they say otherwise. */
export const somebody = (claims: Claims = {}): Identity =>
  identityFrom({ uid: 'u1', email: 'ada@acme.example', displayName: 'Ada' }, { email_verified: true, ...claims });

export const anInvitation = (id: string, stored: Stored = {}): Collaboration =>
  collaborationFrom(id, { email: 'ada@acme.example', tour: id, tourName: id, organization: 'Elsewhere', expires: null, ...stored });

type World = { who?: Identity | null; invitations?: Collaboration[]; organizations?: string[]; isKnown?: boolean; frame?: React.ReactNode };

/** Opens an address of the app; what the server would answer is there already. */
export async function openAt(
  address: string,
  { who = null, invitations = [], organizations = ['Acme'], isKnown = true, frame }: World = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  const all = organizations.map((name) => organizationFrom(orgId(name), { name }));
  client.setQueryData(invitationQueries.mine(who?.email ?? '').queryKey, invitations);
  client.setQueryData(organizationQueries.all().queryKey, all);
  for (const one of all) client.setQueryData(organizationQueries.one(one.id).queryKey, one);
  // what `use` waits for goes on only after an act that was awaited
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <WhoProvider identity={who} isKnown={isKnown}>
            <MemoryRouter initialEntries={[address]}>
              <Area frame={frame ?? <Outlet />} />
              <Address />
            </MemoryRouter>
          </WhoProvider>
        </QueryClientProvider>,
      ),
  );
  return { address: () => document.querySelector('[data-address]')?.textContent };
}

function Area({ frame }: { frame: React.ReactNode }) {
  const { pathname } = useLocation();
  return areaOf(pathname) === 'dashboard' ? (
    <AreaRoutes area="dashboard" rows={dashboardRows} redirects={dashboardRedirects} frame={frame} />
  ) : (
    <AreaRoutes area="visitors" rows={visitorRows} frame={frame} />
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-address="">{pathname + search}</p>;
}
