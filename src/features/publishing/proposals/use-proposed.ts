import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publicationQueries } from '@/backend/publishing/queries';
import { type ChangeText, tourAsVersion, versionDifference } from '@/domain/publishing/compare';
import type { Tour } from '@/domain/tours/tour';
import { useSavedState } from '../use-saved-state';

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
  const state = useSavedState(tour, historyId);
  const proposed = state.tour;
  const version = useQuery({
    ...publicationQueries.content({ organization: tour.organization, tour: tour.id, version: base ?? '' }),
    enabled: base !== null,
    retryOnMount: false,
  });
  const changes = useMemo(
    () => proposed && version.data && versionDifference(version.data, tourAsVersion(proposed), { ignoresAddresses: true }),
    [proposed, version.data],
  );
  return {
    tour: proposed,
    changes: base === null ? null : changes,
    error: state.error ?? version.error,
    retry: () => void Promise.all([state.retry(), base !== null && version.refetch()]),
  };
}
