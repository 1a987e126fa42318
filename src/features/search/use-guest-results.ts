import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchQueries } from '@/backend/search/queries';
import { tourId } from '@/domain/ids';
import { findNamed, namedItems } from '@/domain/organization-search/names';
import { tourPagePath } from '@/domain/page-addresses';
import { useDebounced } from '@/ui/use-debounced';
import { plainResult, type ResultGroup } from './result';
import type { FoundInTours } from './use-words-results';
import type { SearchedTour } from './words-results';

/** The server reads whole tours for each answer. */
const debounceMs = 400;

/** What is found in the tours that somebody without an organization is invited to. */
export function useGuestResults(
  isGuest: boolean,
  query: string,
): { inTours: FoundInTours; tours: Map<string, SearchedTour>; groups: ResultGroup[] } {
  const searched = useDebounced(query, debounceMs);
  const answer = useQuery({ ...searchQueries.asGuest(searched), enabled: isGuest && searched !== '', placeholderData: keepPreviousData });
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
