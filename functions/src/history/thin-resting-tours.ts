import { type DocumentReference, FieldPath } from 'firebase-admin/firestore';
import { dayMs } from '@/domain/durations';
import { store } from '../core/app';
import { thinHistory } from './thin-history';

const pageSize = 300;

/** So many days after its last save, all states of a tour have passed the next step of `whichToKeep`. */
const steps = [1, 8, 91] as const;

/**
 * Thins the histories of tours that nobody has saved for a day, a week and 90 days; those that are saved are thinned then. Each tour is looked at in two
 * nights, so that one that failed is made up for.
 * @throws Error if one could not be thinned, after all others were tried
 */
export async function thinRestingTours(now = new Date()): Promise<void> {
  const failed: unknown[] = [];
  for (const days of steps)
    for await (const tour of toursSaved(new Date(now.getTime() - (days + 2) * dayMs), new Date(now.getTime() - days * dayMs)))
      await thinHistory(tour.id, now).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new Error(`${failed.length} histories could not be thinned.`, { cause: failed[0] });
}

async function* toursSaved(from: Date, until: Date): AsyncGenerator<DocumentReference> {
  const saved = store().collection('tours').where('updated', '>=', from).where('updated', '<', until);
  const ordered = saved.orderBy('updated').orderBy(FieldPath.documentId()).select('updated');
  for (let next = ordered.limit(pageSize); ; ) {
    const { docs } = await next.get();
    for (const { ref } of docs) yield ref;
    const last = docs.at(-1);
    if (!last) return;
    next = ordered.startAfter(last).limit(pageSize);
  }
}
