import { useEffect, useMemo, useState } from 'react';
import { searchEntries } from '@/domain/tour-search/entries';
import { createTourSearch, type TourSearch } from '@/domain/tour-search/search-index';
import type { Tour } from '@/domain/tours/tour';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { useRooms } from '../rooms/use-rooms';

/** The search over this tour, read in steps; null until it is read for the first time. What is searched while the tour changes is as it was. */
export function useTourSearch(tour: Pick<Tour, 'folders' | 'rooms' | 'guidedTours'>): TourSearch | null {
  const { folders, guidedTours } = tour;
  const { readyShowcase } = usePlayerSession();
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const rooms = useRooms(tour);
  const entries = useMemo(() => {
    const sweeps = (isReady && readyShowcase()?.values.sweeps.value) || [];
    const all = searchEntries({ folders, guidedTours, rooms, sweeps });
    // nobody can go to a room before the viewer is ready
    return isReady ? all : all.filter(({ kind }) => kind !== 'room');
  }, [folders, guidedTours, rooms, isReady, readyShowcase]);
  const [search, setSearch] = useState<TourSearch | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    createTourSearch(entries, () => nextTask(controller.signal)).then(setSearch, () => undefined);
    return () => controller.abort();
  }, [entries]);
  return search;
}

/** Waits until the page had its turn; rejects once the list is outdated. */
const nextTask = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(() => (signal.aborted ? reject(signal.reason) : resolve()));
  });
