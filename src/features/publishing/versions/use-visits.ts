import { useQuery } from '@tanstack/react-query';
import { countsVisits } from '@/backend/config';
import { versionQueries } from '@/backend/publishing/queries';
import type { Tour } from '@/domain/tours/tour';

/** The visits of each version in the last 30 days; null until they are read, where they are not counted, and if they cannot be read. */
export function useVisits({ organization, id }: Tour, hasVersions: boolean): ReadonlyMap<string, number> | null {
  const { data } = useQuery({ ...versionQueries.visits(organization, id), enabled: hasVersions && countsVisits() });
  return data ?? null;
}
