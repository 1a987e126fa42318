import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { accessRequestQueries } from '@/backend/access-requests/queries';
import { applicationQueries } from '@/backend/application/queries';
import { collectionQueries } from '@/backend/collections/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { tourQueries } from '@/backend/tours/queries';
import { type Identity, identityFrom } from '@/domain/access/identity';
import type { Directory } from '@/domain/access/principals';
import type { Claims } from '@/domain/access/roles';
import { accessRequestFrom } from '@/domain/access-requests/access-request';
import { type Collaboration, collaborationFrom } from '@/domain/collaboration/collaborations';
import { type OrganizationInvitation, organizationInvitationFrom } from '@/domain/collaboration/organization-invitations';
import { collectionFrom } from '@/domain/collections/collection';
import { collectionId, orgId, tourId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import type { Stored } from '@/domain/stored';
import { listedTourFrom } from '@/domain/tours/listed-tour';
import { tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OrganizationProvider } from '@/widgets/organization';
import { CollaboratorsScreen } from '../collaborators-screen';

export const acme = orgId('Acme');

/** A member of Acme with these claims and a verified email address. */
export const aMember = (claims: Claims = {}): Identity =>
  identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, { email_verified: true, organization: 'Acme', ...claims });

/** An invitation to a tour, or to a collection. */
export const anInvitation = (email: string, tour: string, stored: Stored = {}): Collaboration =>
  collaborationFrom(`${stored.type === 'collection' ? 'col' : 'tour'}_${email}_${tour}`, {
    type: 'tour',
    email,
    tour,
    tourName: tour.toUpperCase(),
    organization: 'Acme',
    accessLevel: 'read',
    expires: null,
    createdAt: new Date('2026-01-01T10:00:00Z'),
    ...stored,
  });

export const anOrganizationInvitation = (to: string, stored: Stored = {}): OrganizationInvitation =>
  organizationInvitationFrom(`org_Acme-${to}`, { to, organization: 'Acme', role: 'viewer', invitedBy: 'ada', ...stored });

const tours = [tourFrom('hall', { name: 'City Hall', organization: 'Acme' }), tourFrom('mill', { name: 'Mill', organization: 'Acme' })];

type World = {
  user?: Identity;
  invitations?: readonly Collaboration[];
  organizationInvitations?: readonly OrganizationInvitation[];
  directory?: Directory;
  requests?: readonly Stored[];
  at?: string;
};

/** Renders the Collaboration page for a user, with all server data in the query cache. */
export async function renderCollaborators(world: World = {}) {
  const {
    user = aMember({ role: 'ultrauser' }),
    invitations = [],
    organizationInvitations = [],
    directory,
    requests = [],
    at = '',
  } = world;
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false }, mutations: { networkMode: 'always' } },
  });
  const setInvitations = (all: readonly Collaboration[]) => client.setQueryData(invitationQueries.of(acme).queryKey, [...all]);
  setInvitations(invitations);
  client.setQueryData(
    accessRequestQueries.open(acme).queryKey,
    requests.map((request) => accessRequestFrom(`${request.tour}_${request.uid}`, request)),
  );
  client.setQueryData(invitationQueries.intoOrganization(acme).queryKey, [...organizationInvitations]);
  client.setQueryData(invitationQueries.collaborators(acme).queryKey, [{ id: 'bo@x.example', email: 'bo@x.example' }]);
  client.setQueryData(applicationQueries.directory().queryKey, directory ?? { admins: [], organizations: [] });
  client.setQueryData(
    tourQueries.listed(acme).queryKey,
    tours.map((tour) => listedTourFrom(tour.id, tour)),
  );
  client.setQueryData(tourQueries.one(tourId('gone')).queryKey, null);
  client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', { name: 'Acme Halls' }));
  client.setQueryData(
    collectionQueries.one(collectionId('shelf')).queryKey,
    collectionFrom('shelf', { name: 'Old shelf', organization: 'Acme' }),
  );
  for (const tour of tours) {
    client.setQueryData(tourQueries.one(tour.id).queryKey, tour);
    client.setQueryData(
      invitationQueries.ofTour(tour.id).queryKey,
      invitations.filter((invitation) => invitation.tour === tour.id),
    );
  }
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <CurrentUserProvider identity={user}>
            <OrganizationProvider id={acme}>
              <MemoryRouter initialEntries={[`/dashboard/collaborations${at}`]}>
                <Routes>
                  <Route
                    path="/dashboard/collaborations/:mode?"
                    element={<CollaboratorsScreen members={(organization) => <p>Members of {organization}</p>} />}
                  />
                </Routes>
                <Address />
              </MemoryRouter>
            </OrganizationProvider>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
  );
  return { client, setInvitations, address: () => document.querySelector('[data-address]')?.textContent };
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-address="">{pathname + search}</p>;
}
