import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { removeFormerBelow } from '../core/pages';

/**
 * Deletes the versions of a deleted location. Access to them depends on the location: one that another organization creates with the same id would
 * expose them.
 */
export const removeLocationParts = onDocumentDeleted(
  { document: 'locations/{location}', retry: true, timeoutSeconds: 540 },
  async ({ data }) => {
    if (data) await removeFormerBelow(data.ref);
  },
);
