import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { proposalQueries } from '@/backend/publishing/proposals';
import { contentOfEntry, type PoiHistoryEntry } from '@/domain/folders/history';
import { tourId } from '@/domain/ids';
import type { Tour } from '@/domain/tours/tour';

type SavedState = {
  /** The tour with the content of the saved state; undefined while it is loaded. */
  tour: Tour | undefined;
  /** When it was saved; null where that is not stored. */
  savedAt: Date | null;
  error: Error | null;
  retry: () => Promise<unknown>;
};

/**
 * A saved state of a tour, which is not loaded where the tour is still in it.
 * @param historyId null for none
 */
export function useSavedState(tour: Tour | undefined, historyId: string | null): SavedState {
  const isNow = tour?.historyId === historyId;
  const isLoaded = tour !== undefined && historyId !== null && !isNow;
  const { data, error, refetch } = useQuery({
    ...proposalQueries.state(tour?.id ?? tourId(''), historyId ?? ''),
    enabled: isLoaded,
    retryOnMount: false,
  });
  const saved = useMemo(() => (isNow ? tour : tour && data && withContent(tour, data)), [isNow, tour, data]);
  return {
    tour: saved,
    savedAt: (isNow ? tour?.updated : data?.timestamp) ?? null,
    error,
    retry: async () => isLoaded && refetch(),
  };
}

function withContent(tour: Tour, entry: PoiHistoryEntry): Tour {
  const { folders, guidedTours, rooms } = contentOfEntry(entry, tour);
  return { ...tour, folders: [...folders], guidedTours: [...guidedTours], rooms: [...rooms] };
}
