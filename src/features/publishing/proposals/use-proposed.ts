import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { proposalQueries } from '@/backend/publishing/proposals';
import { publicationQueries } from '@/backend/publishing/queries';
import { contentOfEntry } from '@/domain/folders/history';
import { type ChangeText, tourAsVersion, versionDifference } from '@/domain/publishing/compare';
import type { Tour } from '@/domain/tours/tour';

type Proposed = {
  /** The tour with the content of the saved state; undefined while it is loaded. */
  tour: Tour | undefined;
  /** What changed since the version, in words; undefined while it is loaded, null where nothing was published yet. */
  changes: ChangeText[] | null | undefined;
  error: Error | null;
  retry: () => void;
};

/**
 * A saved state of a tour, and what changed since a version.
 * @param base the version; null if there is none
 */
export function useProposed(tour: Tour, historyId: string, base: string | null): Proposed {
  const isNow = tour.historyId === historyId;
  const state = useQuery({ ...proposalQueries.state(tour.id, historyId), enabled: !isNow });
  const version = useQuery({
    ...publicationQueries.content({ organization: tour.organization, tour: tour.id, version: base ?? '' }),
    enabled: base !== null,
    retryOnMount: false,
  });
  const proposed = useMemo(() => (isNow ? tour : state.data && withContent(tour, state.data)), [isNow, tour, state.data]);
  const changes = useMemo(
    () => proposed && version.data && versionDifference(version.data, tourAsVersion(proposed), { ignoresAddresses: true }),
    [proposed, version.data],
  );
  return {
    tour: proposed,
    changes: base === null ? null : changes,
    error: state.error ?? version.error,
    retry: () => void Promise.all([!isNow && state.refetch(), base !== null && version.refetch()]),
  };
}

function withContent(tour: Tour, entry: Parameters<typeof contentOfEntry>[0]): Tour {
  const { folders, guidedTours, rooms } = contentOfEntry(entry, tour);
  return { ...tour, folders: [...folders], guidedTours: [...guidedTours], rooms: [...rooms] };
}
