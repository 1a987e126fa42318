import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { followTour } from '../tour-index/follow-tour';

/** Writes what a list shows of a tour into the index of its organization. @see docs/decisions/033-tour-index.md */
export const indexTours = onDocumentWritten(
  { document: 'tours/{tour}', retry: true, timeoutSeconds: 540, memory: '512MiB' },
  async ({ data }) => {
    if (data) await followTour(data.before, data.after);
  },
);
