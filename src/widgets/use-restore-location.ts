import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type BinnedLocationRef, restoreLocation } from '@/backend/bin/locations';
import { readAgain } from '@/backend/live/read-again';
import { locationQueries } from '@/backend/locations/queries';

/**
 * Restores a location from the bin, and reads it and its tours again, so that pages show them.
 * @throws AppError as `restoreLocation`
 */
export function useRestoreLocation(): (location: BinnedLocationRef) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async ({ id, organization }) => {
      await restoreLocation({ id, organization });
      readAgain(client, locationQueries.one(id).queryKey);
    },
    [client],
  );
}
