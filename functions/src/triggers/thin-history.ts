import { Timestamp } from 'firebase-admin/firestore';
import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { thinHistory as thin } from '../history/thin-history';

const hour = 60 * 60 * 1000;
const hourOf = (updated: unknown): number | null => (updated instanceof Timestamp ? Math.floor(updated.toMillis() / hour) : null);

/** Thins the history of a tour with its first save of an hour. @see EDIT-060 */
export const thinHistory = onDocumentUpdated(
  { document: 'tours/{tour}', timeoutSeconds: 540, memory: '512MiB' },
  async ({ data, params }) => {
    if (!data) return;
    const { before, after } = data;
    const saved = after.get('historyId') === before.get('historyId') ? null : hourOf(after.get('updated'));
    if (saved !== null && saved !== hourOf(before.get('updated'))) await thin(params.tour);
  },
);
