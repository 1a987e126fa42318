import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { invitationQueries } from '@/backend/invitations/queries';
import { searchQueries } from '@/backend/search/queries';
import { isActive } from '@/domain/access/invitations';
import { isVerified } from '@/domain/access/principals';
import { type OrgId, tourId } from '@/domain/ids';
import { findNamed, namedItems } from '@/domain/organization-search/names';
import { tourPagePath } from '@/domain/page-addresses';
import { useDebounced } from '@/ui/use-debounced';
import { useCurrentUser } from '@/widgets/current-user';
import { plainResult, type ResultGroup } from './result';
import type { FoundInTours } from './use-words-results';
import type { SearchedTour } from './words-results';

/** The server reads whole tours for each answer. */
const debounceMs = 400;

/** What is found in the tours that somebody is invited to: all there is for whoever has no organization, those of others for its members. */
export function useGuestResults(
  organization: OrgId | null,
  query: string,
): { inTours: FoundInTours; tours: Map<string, SearchedTour>; groups: ResultGroup[] } {
  const isGuest = useIsGuest(organization, query);
  const searched = useDebounced(query, debounceMs);
  const asGuest = searchQueries.asGuest(searched, organization);
  const answer = useQuery({ ...asGuest, enabled: isGuest && searched !== '', placeholderData: keepPreviousData });
  const tours = (answer.data?.tours ?? []).map((tour) => ({ ...tour, id: tourId(tour.id), matterportId: '' }));
  const named = findNamed(
    namedItems(tours, ({ name }) => [name]),
    query,
  );
  return {
    inTours: {
      found: (answer.data?.found ?? []).map(({ entry, words }) => ({ document: { entry, words }, words })),
      isCut: answer.data?.isCutOff ?? false,
      isPending: isGuest && query !== '' && !answer.error && (!answer.data || answer.isPlaceholderData || searched !== query),
      isNotIndexed: false,
      error: answer.error,
      retry: () => void answer.refetch(),
    },
    tours: new Map(tours.map((tour) => [tour.id, tour])),
    groups: [
      {
        title: 'Tours',
        results: named.map(({ item, words }) => ({
          ...plainResult,
          key: `tour ${item.id}`,
          title: item.name,
          picture: { tour: item },
          action: { to: tourPagePath(item.id) },
          words,
        })),
      },
    ],
  };
}

/** Members are asked for their invitations, which the menu counts anyway. */
function useIsGuest(organization: OrgId | null, query: string): boolean {
  const currentUser = useCurrentUser();
  const { data: invitations = [] } = useQuery({
    ...invitationQueries.mine(currentUser?.email ?? ''),
    enabled: organization !== null && query !== '' && isVerified(currentUser),
    throwOnError: false,
  });
  if (organization === null) return true;
  const now = new Date();
  return invitations.some((invitation) => invitation.organization !== organization && isActive(invitation, now));
}
