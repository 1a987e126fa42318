import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restoreVersion } from '@/backend/publishing/commands';
import { tourQueries } from '@/backend/tours/queries';
import { saveEdited } from '@/backend/tours/save-edited';
import type { Identity } from '@/domain/access/identity';
import { errorMessage } from '@/domain/app-error';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import { randomIdentifier } from '@/domain/random';
import { editedOf } from '@/domain/tours/edited';
import type { Tour } from '@/domain/tours/tour';
import { toastError, toastSuccess } from '@/ui/toast';
import { useCurrentUser } from '@/widgets/current-user';
import { useMutation } from '@/widgets/use-mutation';

/** Restores a version into the tour; the toast takes it back. A repeated attempt is the same save. */
export function useRestoreVersion(tour: Tour, version: PublicationVersion, onDone: () => void) {
  const client = useQueryClient();
  const currentUser = useCurrentUser();
  const [historyId] = useState(randomIdentifier);
  return useMutation({
    mutationFn: async () => {
      // by the time the server answers, the live tour may be restored already
      const before = tour;
      await restoreVersion({ tour: tour.id, version: version.id, historyId });
      return before;
    },
    onSuccess: (before) => {
      onDone();
      const undo = { label: 'Undo', run: () => void undoRestore({ client, tour: before, restored: historyId, author: currentUser }) };
      toastSuccess(`${version.name} was restored into the tour`, { action: undo });
    },
    meta: { failed: null },
  });
}

type Restored = { client: QueryClient; tour: Tour; restored: string; author: Identity | null };

/** Saves the content as it was, unless somebody changed the tour since. */
async function undoRestore({ client, tour, restored, author }: Restored): Promise<void> {
  const now = client.getQueryData<Tour>(tourQueries.one(tour.id).queryKey);
  if (!now || !author) return;
  if (now.historyId !== restored) {
    toastError('Couldn’t undo: the tour was saved since. Its history in the editor has the state before.');
    return;
  }
  try {
    const outcome = await saveEdited({
      tour: tour.id,
      base: editedOf(now),
      loaded: restored,
      edited: withContent(now, tour),
      historyId: randomIdentifier(),
      author: { uid: author.uid, email: author.email },
    });
    if (outcome.kind === 'saved') toastSuccess('The tour is as it was before');
    else toastError('Couldn’t undo: someone else saved this tour. Its history in the editor has the state before.');
  } catch (error) {
    toastError(`Couldn’t undo: ${errorMessage(error)}`);
  }
}

const withContent = (now: Tour, { folders, guidedTours, rooms }: Tour) => ({ ...editedOf(now), folders, guidedTours, rooms });
