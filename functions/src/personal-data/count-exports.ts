import { AppError } from '@/domain/app-error';
import { exportsPerDay } from '@/domain/personal-data/deletion';
import { number } from '@/domain/stored';
import { store } from '../core/app';

/** Counts one more download of somebody's own data: each reads every document. @throws resource-exhausted */
export async function countExport(uid: string, now = new Date()): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await store().runTransaction(async (transaction) => {
    const counts = await transaction.get(store().doc(`requestCounts/export_${uid}`));
    const count = counts.get('day') === today ? number(counts.get('count'), 0) : 0;
    if (count >= exportsPerDay)
      throw new AppError('resource-exhausted', `You downloaded your data ${exportsPerDay} times today. Download it again tomorrow.`);
    transaction.set(counts.ref, { day: today, count: count + 1 });
  });
}
