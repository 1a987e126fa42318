import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type BinnedLocationRef, restoreLocation } from '@/backend/bin/locations';
import { locationQueries } from '@/backend/locations/queries';

/**
 * Restores a location from the bin, and forgets that reading it was denied meanwhile, so that pages read it and its tours again.
 * @throws AppError as `restoreLocation`
 */
export function useRestoreLocation(): (location: BinnedLocationRef) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async ({ id, organization }) => {
      await restoreLocation({ id, organization });
      client.removeQueries({ queryKey: locationQueries.one(id).queryKey, predicate: ({ state }) => state.status === 'error' });
    },
    [client],
  );
}
