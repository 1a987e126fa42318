import { useDeferredValue, useMemo, useState } from 'react';
import { tourTypeId } from '@/domain/ids';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { choicesIn, passesFilter, type TourFilter, tourFacetsFrom } from '@/domain/tours/tour-filter';
import type { TourAddress } from './tour-address';

/** A change of the filter, as the list's address takes it. */
export type FilterChange = { filters?: ReadonlySet<string>; facets?: Readonly<Record<string, string>> };

/** What the address narrows the list to: how many choices that are, and whether a tour passes. @see TOUR-004 */
export function useTourFilter({ filters, facets }: Pick<TourAddress, 'filters' | 'facets'>) {
  const [now] = useState(() => new Date());
  const filter = useMemo(
    (): TourFilter => ({ ...tourFacetsFrom((name) => facets[name] ?? ''), types: new Set([...filters].map(tourTypeId)) }),
    [filters, facets],
  );
  // deferred, so that choosing stays responsive
  const deferred = useDeferredValue(filter);
  const keeps = useMemo(() => (tour: ListedTour) => passesFilter(tour, deferred, now), [deferred, now]);
  return { filter, choices: choicesIn(filter), keeps };
}
