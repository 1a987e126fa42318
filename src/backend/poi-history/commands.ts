import type { TourId } from '@/domain/ids';
import { historyLimits } from '@/domain/limits';
import { plainName } from '@/domain/plain-name';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';

/**
 * Gives a saved state a name, with which it stays when others of its age go; "" takes the name away. Costs one write.
 * @throws AppError `permission-denied`, `not-found` if it went meanwhile, `unavailable`
 * @see EDIT-060
 */
export async function nameState({ tour, id, name }: { tour: TourId; id: string; name: string }): Promise<void> {
  const { db, doc, runTransaction } = await requireOnlineStore();
  const changes = { name: plainName(name).slice(0, historyLimits.name) };
  await withAppErrors(
    runTransaction(db, async (transaction) => void transaction.update(doc(db, 'tours', tour, 'poiHistory', id), changes)),
  );
}
