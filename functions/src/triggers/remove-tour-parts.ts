import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import * as tours from '../tours/remove-tour-parts';

const retryOptions = { retry: true, timeoutSeconds: 540 };

/** Deletes everything that belongs to a deleted tour. For a tour in the bin, `followBin` does. @see TOUR-060 */
export const removeTourParts = onDocumentDeleted({ document: 'tours/{tour}', ...retryOptions }, async ({ data }) => {
  if (!data || isTombstone(data.data())) return;
  const former = { id: data.id, organization: text(data.get('organization')), isPublic: data.get('public') === true };
  await tours.removeTourParts(former);
});

/** The same for a tour of the older layout. @see MODEL-098 */
export const removeOlderTourParts = onDocumentDeleted(
  { document: 'organizations/{organization}/tours/{tour}', ...retryOptions },
  async ({ data }) => {
    if (data) await tours.removeOlderTourParts(data.ref);
  },
);
