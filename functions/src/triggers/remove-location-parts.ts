import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { removeFormerBelow } from '../core/pages';

/**
 * Takes the versions of a location with it when it is deleted. Who may see them is read from the location: one that is given its id by another
 * organization would show them.
 */
export const removeLocationParts = onDocumentDeleted(
  { document: 'locations/{location}', retry: true, timeoutSeconds: 540 },
  async ({ data }) => {
    if (data) await removeFormerBelow(data.ref);
  },
);
