import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tourQueries } from '@/backend/tours/queries';
import type { TourId } from '@/domain/ids';

/** Forgets that reading a tour was denied while it was in the bin, so that pages and dialogs read it again. */
export function useReadAgain(): (tour: TourId) => void {
  const client = useQueryClient();
  return useCallback(
    (tour) => client.removeQueries({ queryKey: tourQueries.one(tour).queryKey, predicate: ({ state }) => state.status === 'error' }),
    [client],
  );
}
