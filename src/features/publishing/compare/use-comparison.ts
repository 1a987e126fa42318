import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publicationQueries } from '@/backend/publishing/queries';
import { type ChangeText, tourAsVersion, versionDifference } from '@/domain/publishing/compare';
import { tourNow } from '@/domain/publishing/comparison-address';
import type { Tour } from '@/domain/tours/tour';

/** What changed from one version to another, each of which can be the tour as it is now; undefined while they are loaded. */
export function useComparison(tour: Tour, before: string, after: string) {
  const one = useContent(tour, before);
  const other = useContent(tour, after);
  const ignoresAddresses = before === tourNow || after === tourNow;
  const changes: ChangeText[] | undefined = useMemo(
    () => (one.data && other.data ? versionDifference(one.data, other.data, { ignoresAddresses }) : undefined),
    [one.data, other.data, ignoresAddresses],
  );
  return {
    before: one.data,
    after: other.data,
    changes,
    error: one.error ?? other.error,
    retry: () => void Promise.all([one.refetch(), other.refetch()]),
  };
}

function useContent(tour: Tour, version: string) {
  const isNow = version === tourNow;
  const now = useMemo(() => (isNow ? tourAsVersion(tour) : undefined), [isNow, tour]);
  const { data, error, refetch } = useQuery({
    ...publicationQueries.content({ organization: tour.organization, tour: tour.id, version }),
    enabled: !isNow,
  });
  return { data: now ?? data, error, refetch };
}
