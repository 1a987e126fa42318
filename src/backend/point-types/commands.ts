import { AppError } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { mergeLists } from '@/domain/merge/lists';
import { type PointType, pointTypesFrom } from '@/domain/point-types/point-type';
import { pointTypeProblems, toStoredPointTypes } from '@/domain/point-types/point-type-form';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { catalogOf, pointTypesDocument } from './refs';

/** `base` are the types that `mine` were made from. */
type ToSave = { organization: OrgId; base: readonly PointType[]; mine: readonly PointType[] };

/**
 * Saves the types of an organization, joined with what others saved since `base`. Costs one read and one write.
 * @throws AppError `aborted` where somebody else changed the same; `invalid-argument`, `permission-denied`, `unavailable`
 */
export async function savePointTypes({ organization, base, mine }: ToSave): Promise<void> {
  const { db, doc, runTransaction, serverTimestamp } = await requireOnlineStore();
  const reference = doc(db, catalogOf(organization).path, pointTypesDocument);
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(reference)).data();
      const { list, conflicts } = mergeLists(({ id }) => id, base, mine, pointTypesFrom(stored?.types));
      if (conflicts.length > 0) throw new AppError('aborted', 'Someone else changed this too. Choose which to keep, then save.');
      const problems = pointTypeProblems(list);
      if (problems) throw new AppError('invalid-argument', problems.whole ?? [...problems.byId.values()][0] ?? '');
      transaction.set(reference, { types: toStoredPointTypes(list), updated: serverTimestamp() });
    }),
  );
}
