import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { followTour } from '../search-index/follow-tour';
import { renewSearch } from '../search-index/renew-search';

const options = { retry: true, timeoutSeconds: 540, memory: '512MiB' } as const;

/** Writes the words of a tour and its points, by which its organization finds them. @see docs/decisions/034-search.md */
export const indexWords = onDocumentWritten({ ...options, document: 'tours/{tour}' }, async ({ data }) => {
  if (data) await followTour(data.before, data.after);
});

/** Removes what is found in an organization that is deactivated, and writes it again when it is active. */
export const indexWordsOfOrganization = onDocumentWritten(
  { ...options, document: 'organizations/{organization}' },
  async ({ data, params }) => {
    if (data && (data.before.get('status') === true) !== (data.after.get('status') === true)) await renewSearch(params.organization);
  },
);
