import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { poiHistoryQueries } from '@/backend/poi-history/queries';
import { type PoiHistoryEntry, shownHistoryEntries } from '@/domain/folders/history';
import type { TourId } from '@/domain/ids';

/** A saved state and the one before it; null for the oldest that is loaded. */
export type SavedState = { entry: PoiHistoryEntry; previous: PoiHistoryEntry | null };

/**
 * The latest saved states of a tour, live, and the older ones that were asked for.
 * @param isShown whether a state passes the filters: `loadOlder` reads pages until one does
 */
export function useSavedStates(tour: TourId, isShown: (state: SavedState) => boolean) {
  const latest = useQuery(poiHistoryQueries.latest(tour));
  const former = useFormer(latest.data);
  const [before, setBefore] = useState<Date | null>(null);
  const [wanted, setWanted] = useState(0);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const pages = useInfiniteQuery({ ...poiHistoryQueries.older(tour, before ?? new Date(0)), enabled: before !== null });
  const { hasNextPage, isFetching, error, fetchNextPage, data } = pages;
  const states = useMemo(() => {
    const older = before === null ? [] : [...(data?.pages.flatMap(({ entries }) => entries) ?? []), ...former];
    const named = older.map((entry) => (names.has(entry.id) ? { ...entry, name: names.get(entry.id) ?? '' } : entry));
    return statesOf([...named, ...(latest.data ?? [])]);
  }, [latest.data, former, data, before, names]);
  const shown = useMemo(() => states.filter(isShown), [states, isShown]);
  useEffect(() => {
    if (shown.length < wanted && hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [shown.length, wanted, hasNextPage, isFetching, error, fetchNextPage]);
  return {
    latest,
    states,
    shown,
    isComplete: before === null ? states.length < shownHistoryEntries : data !== undefined && !hasNextPage,
    isLoadingOlder: before !== null && isFetching,
    hasFailed: error !== null,
    loadOlder: () => {
      setWanted(shown.length + 1);
      if (before === null) setBefore(states.at(-1)?.entry.timestamp ?? null);
      else void fetchNextPage();
    },
    /** Shows the new name of a state that is not among the latest any more, which are live. */
    rename: (id: string, name: string) => setNames((current) => new Map(current).set(id, name)),
  };
}

/** The entries that have been among the latest: new ones push them out of the live list. */
function useFormer(latest: readonly PoiHistoryEntry[] | undefined): readonly PoiHistoryEntry[] {
  const [former, setFormer] = useState({ latest, entries: latest ?? [] });
  if (former.latest !== latest) setFormer({ latest, entries: eachOnce([...former.entries, ...(latest ?? [])]) });
  return former.entries;
}

/** The last of those with the same id. */
const eachOnce = (entries: readonly PoiHistoryEntry[]): PoiHistoryEntry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry] as const)).values(),
];

/** Newest first; a state that is saved right now has no time yet. */
function statesOf(entries: readonly PoiHistoryEntry[]): SavedState[] {
  const timeOf = ({ timestamp }: PoiHistoryEntry) => timestamp?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const sorted = eachOnce(entries).toSorted((one, other) => timeOf(other) - timeOf(one));
  return sorted.map((entry, index) => ({ entry, previous: sorted[index + 1] ?? null }));
}
