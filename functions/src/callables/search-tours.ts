import { wordsDocuments } from '@/domain/organization-search/documents';
import { findInDocuments } from '@/domain/organization-search/find';
import { callable } from '../core/callable';
import { guestTours, mostGuestTours } from '../search-index/guest-tours';

/** Results that are returned. */
const most = 50;

/**
 * Finds points and texts in the tours that open to the caller by invitations. They are read and searched now, so that nothing is found that the caller
 * can't open; returns `{ found, tours, isCutOff }`.
 */
export const searchTours = callable('searchTours', {
  run: async ({ query, memberOf }, caller) => {
    const tours = await guestTours(caller, memberOf);
    const found = findInDocuments(
      query,
      tours.flatMap((tour) => [...wordsDocuments(tour).values()]),
    );
    return {
      found: found.slice(0, most).map(({ document, words }) => ({ entry: document.entry, words })),
      tours: tours.map(({ id, name, thumbnailUrl }) => ({ id, name, thumbnailUrl })),
      isCutOff: found.length > most || tours.length === mostGuestTours,
    };
  },
});
