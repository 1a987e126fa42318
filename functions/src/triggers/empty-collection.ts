import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { text } from '@/domain/stored';
import * as collections from '../collections/empty-collection';

/** Deletes the invitations to a deleted collection, and removes its tours from it. @see ACCESS-044 */
export const emptyCollection = onDocumentDeleted(
  { document: 'collections/{collection}', retry: true, timeoutSeconds: 540 },
  async ({ data }) => {
    if (!data) return;
    const [organization, shortCode] = [text(data.get('organization')), text(data.get('shortCode'))];
    await collections.emptyCollection({ id: data.id, organization, shortCode });
  },
);
