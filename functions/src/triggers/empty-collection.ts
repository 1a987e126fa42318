import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { text } from '@/domain/stored';
import * as collections from '../collections/empty-collection';

/** Takes the invitations to a collection with it when it is deleted, and lets its tours go. @see ACCESS-044 */
export const emptyCollection = onDocumentDeleted(
  { document: 'collections/{collection}', retry: true, timeoutSeconds: 540 },
  async ({ data }) => {
    if (data) await collections.emptyCollection({ id: data.id, organization: text(data.get('organization')) });
  },
);
