import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter, Outlet, useLocation } from 'react-router-dom';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { notificationQueries } from '@/backend/notifications/queries';
import { organizationPages } from '@/backend/organizations/pages';
import { organizationQueries } from '@/backend/organizations/queries';
import { tourQueries } from '@/backend/tours/queries';
import { type Identity, identityFrom } from '@/domain/access/identity';
import type { Directory } from '@/domain/access/principals';
import type { Claims } from '@/domain/access/roles';
import { type Collaboration, collaborationFrom } from '@/domain/collaboration/collaborations';
import type { OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import { orgId, tourId, userId } from '@/domain/ids';
import type { Notification } from '@/domain/notifications/notification';
import { organizationFrom } from '@/domain/organizations/organization';
import type { Stored } from '@/domain/stored';
import { tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { areaOf } from '../area';
import { AreaRoutes } from '../routes/area-routes';
import { dashboardParts } from '../routes/dashboard-parts';
import { visitorParts } from '../routes/visitor-parts';

/** A user with these claims and, unless overridden, a verified email address. */
export const aUser = (claims: Claims = {}): Identity =>
  identityFrom({ uid: 'u1', email: 'ada@acme.example', displayName: 'Ada' }, { email_verified: true, ...claims });

export const anInvitation = (id: string, stored: Stored = {}): Collaboration =>
  collaborationFrom(id, { email: 'ada@acme.example', tour: id, tourName: id, organization: 'Elsewhere', expires: null, ...stored });

type Options = {
  who?: Identity | null;
  invitations?: Collaboration[];
  organizationInvitations?: OrganizationInvitation[];
  /** Those that the user has not read. */
  notifications?: Notification[];
  organizations?: string[];
  /** Omitted, it is still loading. */
  directory?: Directory;
  missingOrganization?: string;
  /** Fields of the tour that the address names, by its id. */
  tours?: Readonly<Record<string, Stored>>;
  isKnown?: boolean;
  frame?: React.ReactNode;
};

/** Renders the app at a path, with all server data already in the query cache. */
export async function openAt(
  address: string,
  {
    who = null,
    invitations = [],
    organizationInvitations = [],
    notifications = [],
    organizations = ['Acme'],
    directory,
    missingOrganization,
    tours = {},
    isKnown = true,
    frame,
  }: Options = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  const all = organizations.map((name) => organizationFrom(orgId(name), { name }));
  client.setQueryData(invitationQueries.mine(who?.email ?? '').queryKey, invitations);
  client.setQueryData(invitationQueries.intoOrganizations(who?.email ?? '').queryKey, organizationInvitations);
  client.setQueryData(notificationQueries.unread(who?.uid ?? userId('-')).queryKey, notifications);
  client.setQueryData(organizationQueries.all().queryKey, all);
  client.setQueryData(organizationPages.all().queryKey, { pages: [{ organizations: all, next: null }], pageParams: [null] });
  if (directory) client.setQueryData(applicationQueries.directory().queryKey, directory);
  if (missingOrganization) client.setQueryData(organizationQueries.one(orgId(missingOrganization)).queryKey, null);
  for (const [id, fields] of Object.entries(tours)) client.setQueryData(tourQueries.one(tourId(id)).queryKey, tourFrom(id, fields));
  for (const one of all) client.setQueryData(organizationQueries.one(one.id).queryKey, one);
  // `use` resumes only after an awaited act
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <CurrentUserProvider identity={who} isResolved={isKnown}>
            <MemoryRouter initialEntries={[address]}>
              <Area frame={frame ?? <Outlet />} />
              <Address />
            </MemoryRouter>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
  );
  return { address: () => document.querySelector('[data-address]')?.textContent };
}

function Area({ frame }: { frame: React.ReactNode }) {
  const { pathname } = useLocation();
  return areaOf(pathname) === 'dashboard' ? (
    <AreaRoutes area="dashboard" parts={dashboardParts} frame={frame} />
  ) : (
    <AreaRoutes area="visitors" parts={visitorParts} frame={frame} />
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-address="">{pathname + search}</p>;
}
