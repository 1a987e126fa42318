import { Timestamp } from 'firebase-admin/firestore';
import { hourMs } from '@/domain/durations';
import type { DocumentChange } from '../core/follow-document';
import { thinHistory } from './thin-history';

const hourOf = (updated: unknown): number | null => (updated instanceof Timestamp ? Math.floor(updated.toMillis() / hourMs) : null);

/** Thins the history of a tour with its first save of an hour. @see EDIT-060 */
export async function thinHourly({ before, after }: DocumentChange): Promise<void> {
  if (!before.exists || !after.exists) return;
  const saved = after.get('historyId') === before.get('historyId') ? null : hourOf(after.get('updated'));
  if (saved !== null && saved !== hourOf(before.get('updated'))) await thinHistory(after.id);
}
