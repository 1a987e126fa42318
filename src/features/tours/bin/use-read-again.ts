import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readAgain } from '@/backend/live/read-again';
import { tourQueries } from '@/backend/tours/queries';
import type { TourId } from '@/domain/ids';

/** Reads a restored tour again, so that pages and dialogs show it. */
export function useReadAgain(): (tour: TourId) => void {
  const client = useQueryClient();
  return useCallback((tour) => readAgain(client, tourQueries.one(tour).queryKey), [client]);
}
