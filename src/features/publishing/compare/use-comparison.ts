import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publicationQueries } from '@/backend/publishing/queries';
import { type ChangeText, type Compared, tourAsVersion, versionDifference } from '@/domain/publishing/compare';
import { tourNow } from '@/domain/publishing/comparison-address';
import type { Snapshot } from '@/domain/publishing/snapshots';
import type { Tour } from '@/domain/tours/tour';
import { useLocale } from '@/ui/use-texts';

/** A version, or the tour as it is now. */
export type ComparedContent = Compared | Snapshot;
export const isVersion = (content: ComparedContent): content is Snapshot => 'id' in content;

export type Comparison = {
  before: ComparedContent | undefined;
  after: ComparedContent | undefined;
  changes: ChangeText[] | undefined;
  error: Error | null;
  retry: () => void;
};

type Place = Pick<Tour, 'organization' | 'id'>;

/**
 * What changed from one version to another, each of which can be the tour as it is now; undefined while they are loaded.
 * @param now the tour itself; undefined while it is loaded, or where it is not compared
 */
export function useComparison(place: Place, before: string, after: string, now: Tour | undefined): Comparison {
  const one = useContent(place, before, now);
  const other = useContent(place, after, now);
  const ignoresAddresses = before === tourNow || after === tourNow;
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes are in words, those of the page's language
  const changes: ChangeText[] | undefined = useMemo(
    () => (one.data && other.data ? versionDifference(one.data, other.data, { ignoresAddresses }) : undefined),
    [one.data, other.data, ignoresAddresses, locale],
  );
  return {
    before: one.data,
    after: other.data,
    changes,
    error: one.error ?? other.error,
    retry: () => void Promise.all([one.refetch(), other.refetch()]),
  };
}

function useContent({ organization, id }: Place, version: string, tour: Tour | undefined) {
  const isNow = version === tourNow;
  const now = useMemo(() => (isNow && tour ? tourAsVersion(tour) : undefined), [isNow, tour]);
  const { data, error, refetch } = useQuery({
    ...publicationQueries.content({ organization, tour: id, version }),
    enabled: !isNow,
    retryOnMount: false,
  });
  return { data: isNow ? now : data, error, refetch };
}
