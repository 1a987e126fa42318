import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tourQueries } from '@/backend/tours/queries';
import { tourId } from '@/domain/ids';

/** Prefetches the full tour on mousedown, before the click that opens it or its files. */
export function usePrefetchTour(): (id: string) => void {
  const client = useQueryClient();
  return useCallback((id) => void client.prefetchQuery(tourQueries.one(tourId(id))), [client]);
}
