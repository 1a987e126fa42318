import { useQuery } from '@tanstack/react-query';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import MapPinned from 'lucide-react/icons/map-pinned';
import UserRound from 'lucide-react/icons/user-round';
import { useMemo } from 'react';
import { collectionQueries } from '@/backend/collections/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { locationQueries } from '@/backend/locations/queries';
import { peopleQueries } from '@/backend/people/queries';
import { tourQueries } from '@/backend/tours/queries';
import { canCollaborate } from '@/domain/access/organizations';
import { guestPath, guestsOf } from '@/domain/collaboration/guests';
import { type OrgId, orgId } from '@/domain/ids';
import { locationPath } from '@/domain/locations/location-page-addresses';
import { type FoundItem, findNamed, namedItems } from '@/domain/organization-search/names';
import { collectionPath, membersPath, tourLandingPath } from '@/domain/page-addresses';
import { townLine } from '@/domain/place';
import { excerpt } from '@/domain/tour-search/marks';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { plainResult, type ResultGroup, type SearchResult } from './result';

type Listed = { tours: readonly ListedTour[] | null; groups: ResultGroup[] };

/** What the lists of an organization have, which are read with the first letter; `tours` is null while they are loading. */
export function useListedResults(organization: OrgId | null, query: string): Listed {
  const id = organization ?? orgId('-');
  const options = { enabled: organization !== null && query !== '', retryOnMount: false, throwOnError: false };
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(organization ?? undefined);
  const maySeePeople = organization !== null && canCollaborate(currentUser, organization, directory);
  const { data: tours } = useQuery({ ...tourQueries.listed(id), ...options });
  const { data: collections } = useQuery({ ...collectionQueries.of(id), ...options });
  const { data: locations } = useQuery({ ...locationQueries.of(id), ...options });
  const ofPeople = { ...options, enabled: options.enabled && maySeePeople };
  const { data: people } = useQuery({ ...peopleQueries.membersOf(id), ...ofPeople, staleTime: 60_000 });
  const { data: invitations } = useQuery({ ...invitationQueries.of(id), ...ofPeople });
  const named = useMemo(() => namedItems(tours ?? [], ({ name, place }) => [name, townLine(place)]), [tours]);
  const namedCollections = useMemo(() => namedItems(collections ?? [], ({ name, description }) => [name, description]), [collections]);
  const namedLocations = useMemo(() => namedItems(locations ?? [], ({ name, address }) => [name, address]), [locations]);
  const namedPeople = useMemo(
    () => namedItems((maySeePeople && people) || [], ({ displayName, email }) => [displayName, email]),
    [people, maySeePeople],
  );
  const namedGuests = useMemo(() => {
    if (!maySeePeople || !people || !invitations) return [];
    return namedItems(guestsOf(invitations, new Set(people.map(({ email }) => email)), new Date()), ({ email }) => [email]);
  }, [invitations, people, maySeePeople]);
  return {
    tours: tours ?? null,
    groups: [
      group('Tours', findNamed(named, query), (tour) => ({
        key: `tour ${tour.id}`,
        title: tour.name,
        place: townLine(tour.place),
        picture: { tour },
        action: { to: tourLandingPath(tour.id) },
      })),
      group('Collections', findNamed(namedCollections, query), ({ id: collection, name, description }, words) => ({
        key: `collection ${collection}`,
        title: name,
        place: excerpt(description, words),
        picture: { icon: FolderKanban },
        action: { to: collectionPath(collection) },
      })),
      group('Locations', findNamed(namedLocations, query), ({ id: location, name, address }) => ({
        key: `location ${location}`,
        title: name,
        place: address,
        picture: { icon: MapPinned },
        action: { to: locationPath(location) },
      })),
      group('People', findNamed(namedPeople, query), ({ uid, displayName, email }) => ({
        key: `person ${uid}`,
        title: displayName || email,
        place: displayName ? email : '',
        picture: { icon: UserRound },
        action: { to: `${membersPath}?q=${encodeURIComponent(email)}` },
      })),
      group('People', findNamed(namedGuests, query), (guest) => ({
        key: `guest ${guest.email}`,
        title: guest.email,
        place: 'Guest',
        picture: { icon: UserRound },
        action: { to: guestPath(guest) },
      })),
    ],
  };
}

function group<Item>(
  title: string,
  found: readonly FoundItem<Item>[],
  shown: (item: Item, words: readonly string[]) => Omit<SearchResult, 'text' | 'words'>,
): ResultGroup {
  return { title, results: found.map(({ item, words }) => ({ ...plainResult, ...shown(item, words), words })) };
}
