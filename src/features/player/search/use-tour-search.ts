import { useEffect, useMemo, useState } from 'react';
import { searchEntries } from '@/domain/tour-search/entries';
import { createTourSearch, type TourSearch } from '@/domain/tour-search/search-index';
import type { Tour } from '@/domain/tours/tour';
import { tagOf } from '@/language/formats';
import { useLocale, useTexts } from '@/ui/use-texts';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { pointDetailTexts } from '@/widgets/point-types/texts';
import { useRooms } from '../rooms/use-rooms';

export type SearchedTour = Pick<Tour, 'folders' | 'rooms' | 'guidedTours' | 'pointTypes' | 'floorplans' | 'documents' | 'files'>;

/** The search over this tour, read in steps; null until it is read for the first time. What is searched while the tour changes is as it was. */
export function useTourSearch(tour: SearchedTour, hasFiles: boolean): TourSearch | null {
  const { folders, guidedTours, pointTypes, floorplans, documents, files } = tour;
  const { readyShowcase } = usePlayerSession();
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const rooms = useRooms(tour);
  const tag = tagOf(useLocale());
  const words = useTexts(pointDetailTexts);
  const entries = useMemo(() => {
    const sweeps = (isReady && readyShowcase()?.values.sweeps.value) || [];
    const own = hasFiles ? { floorplans, documents, files } : null;
    const all = searchEntries({ folders, guidedTours, rooms, sweeps, pointTypes, writing: { tag, words }, files: own });
    // nobody can go to a room before the viewer is ready
    return isReady ? all : all.filter(({ kind }) => kind !== 'room');
  }, [folders, guidedTours, rooms, pointTypes, floorplans, documents, files, hasFiles, isReady, readyShowcase, tag, words]);
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
