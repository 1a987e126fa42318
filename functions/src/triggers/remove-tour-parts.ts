import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { text } from '@/domain/stored';
import * as tours from '../tours/remove-what-is-left';

const patient = { retry: true, timeoutSeconds: 540 };

/** Takes everything that belongs to a tour with it when it is deleted. @see TOUR-060 */
export const removeTourParts = onDocumentDeleted({ document: 'tours/{tour}', ...patient }, async ({ data }) => {
  if (!data) return;
  const former = { id: data.id, organization: text(data.get('organization')), isPublic: data.get('public') === true };
  await tours.removeTourParts(former);
});

/** The same for a tour of the older layout. @see MODEL-098 */
export const removeOlderTourParts = onDocumentDeleted(
  { document: 'organizations/{organization}/tours/{tour}', ...patient },
  async ({ data }) => {
    if (data) await tours.removeOlderTourParts(data.ref);
  },
);
