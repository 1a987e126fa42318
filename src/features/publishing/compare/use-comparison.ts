import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publicationQueries } from '@/backend/publishing/queries';
import { type ChangeText, type Compared, tourAsVersion, versionDifference } from '@/domain/publishing/compare';
import { savedStateIn, tourNow } from '@/domain/publishing/comparison-address';
import type { Snapshot } from '@/domain/publishing/snapshots';
import type { Tour } from '@/domain/tours/tour';
import { useLocale } from '@/ui/use-texts';
import { useSavedState } from '../use-saved-state';

/** A version, the tour as it is now, or a saved state of it. */
export type ComparedContent = Compared | SavedState | Snapshot;
export type SavedState = Compared & { savedAt: Date | null };
export const isVersion = (content: ComparedContent): content is Snapshot => 'id' in content;
export const isSavedState = (content: ComparedContent): content is SavedState => 'savedAt' in content;

export type Comparison = {
  before: ComparedContent | undefined;
  after: ComparedContent | undefined;
  changes: ChangeText[] | undefined;
  error: Error | null;
  retry: () => void;
};

type Place = Pick<Tour, 'organization' | 'id'>;

/**
 * What changed from one version to another, each of which can be the tour as it is now or a saved state of it; undefined while they are loaded.
 * @param now the tour itself; undefined while it is loaded, or where it is not compared
 */
export function useComparison(place: Place, before: string, after: string, now: Tour | undefined): Comparison {
  const one = useContent(place, before, now);
  const other = useContent(place, after, now);
  const ignoresAddresses = one.isOfTour || other.isOfTour;
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
    retry: () => void Promise.all([one.retry(), other.retry()]),
  };
}

function useContent({ organization, id }: Place, version: string, tour: Tour | undefined) {
  const isNow = version === tourNow;
  // who may not read the tour has no states of it, and for them this is a version that isn't there
  const historyId = tour ? savedStateIn(version) : null;
  const isOfTour = isNow || historyId !== null;
  const now = useMemo(() => (isNow && tour ? tourAsVersion(tour) : undefined), [isNow, tour]);
  const { tour: savedTour, savedAt, ...state } = useSavedState(tour, historyId);
  const saved = useMemo(() => savedTour && { ...tourAsVersion(savedTour), savedAt }, [savedTour, savedAt]);
  const { data, error, refetch } = useQuery({
    ...publicationQueries.content({ organization, tour: id, version }),
    enabled: !isOfTour,
    retryOnMount: false,
  });
  if (historyId !== null) return { data: saved, error: state.error, retry: state.retry, isOfTour };
  return { data: isNow ? now : data, error, retry: refetch, isOfTour };
}
