import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import Images from 'lucide-react/icons/images';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { collectionQueries } from '@/backend/collections/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { locationQueries } from '@/backend/locations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { peopleQueries } from '@/backend/people/queries';
import { searchQueries } from '@/backend/search/queries';
import { tourQueries } from '@/backend/tours/queries';
import { identityFrom } from '@/domain/access/identity';
import type { Directory } from '@/domain/access/principals';
import type { Claims } from '@/domain/access/roles';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { collectionFrom } from '@/domain/collections/collection';
import { orgId, tourId } from '@/domain/ids';
import { locationFrom } from '@/domain/locations/location';
import { organizationFrom } from '@/domain/organizations/organization';
import type { Stored } from '@/domain/stored';
import { listedTourFrom } from '@/domain/tours/listed-tour';
import { tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { FindEverything } from '../find-everything';

export const acme = orgId('Acme');

type World = {
  claims?: Claims;
  tours?: Readonly<Record<string, Stored>>;
  /** tours that this page has as a whole */
  open?: Readonly<Record<string, Stored>>;
  vocabulary?: readonly string[];
  isGuest?: boolean;
  /** The user's own invitations, and those of the organization. */
  invited?: Readonly<Record<string, Stored>>;
  guests?: Readonly<Record<string, Stored>>;
};

const noDirectory: Directory = { admins: [], organizations: [] };
// with a picture of its own: on a busy machine the picture of a scan that nobody serves is missed before a test has read the list
const stored = (tour: Stored): Stored => ({ organization: 'Acme', matterportId: 'HouseGarden', thumbnailUrl: '/hall.jpg', ...tour });

/** Renders the box with what lists have in the query cache; what is inside of tours comes from the mocked backend. */
export async function renderSearch({
  claims = { organization: 'Acme', role: 'ultrauser' },
  tours = {},
  open = {},
  vocabulary = [],
  isGuest = false,
  invited = {},
  guests = {},
}: World = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  const identity = identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, { email_verified: true, ...claims });
  client.setQueryData(
    tourQueries.listed(acme).queryKey,
    Object.entries(tours).map(([id, tour]) => listedTourFrom(id, stored(tour))),
  );
  for (const [id, tour] of Object.entries(open)) client.setQueryData(tourQueries.one(tourId(id)).queryKey, tourFrom(id, stored(tour)));
  client.setQueryData(collectionQueries.of(acme).queryKey, [collectionFrom('villas', { name: 'Villas', organization: 'Acme' })]);
  client.setQueryData(locationQueries.of(acme).queryKey, [locationFrom('harbour', { name: 'Harbour', organization: 'Acme' })]);
  client.setQueryData(peopleQueries.membersOf(acme).queryKey, [{ uid: 'bo', displayName: 'Bo Berg', email: 'bo@acme.example' }] as never);
  client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', { name: 'Acme', status: true }));
  client.setQueryData(applicationQueries.directory().queryKey, noDirectory);
  const invitations = (stored: Readonly<Record<string, Stored>>) =>
    Object.entries(stored).map(([id, invitation]) => collaborationFrom(id, invitation));
  client.setQueryData(invitationQueries.mine(identity.email).queryKey, invitations(invited));
  client.setQueryData(invitationQueries.of(acme).queryKey, invitations(guests));
  const words = new Map(vocabulary.map((word) => [word, 1]));
  if (vocabulary.length > 0) client.setQueryData(searchQueries.vocabulary(acme).queryKey, { words, isComplete: true });
  let location = '';
  const onClose = vi.fn();
  const pages = [{ title: 'Tours', otherWords: '', picture: { icon: Images }, action: { to: '/dashboard/tours' } }];
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <CurrentUserProvider identity={identity}>
            <MemoryRouter>
              <FindEverything organization={isGuest ? null : acme} pages={pages} onClose={onClose} />
              <Located onChange={(next) => (location = next)} />
            </MemoryRouter>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
  );
  return { location: () => location, onClose };
}

function Located({ onChange }: { onChange: (location: string) => void }) {
  const { pathname, search, state } = useLocation();
  onChange(pathname + search + (state ? ` ${JSON.stringify(state)}` : ''));
  return null;
}
