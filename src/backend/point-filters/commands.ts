import { AppError } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { pointFilterLimits } from '@/domain/limits';
import { type SavedPointFilter, savedFiltersFrom, withoutSavedFilter, withSavedFilter } from '@/domain/point-types/saved-filter';
import { withAppErrors } from '../errors';
import { requireReachableStore } from '../firestore/online-store';
import { pointFiltersDocument, pointFiltersOf } from './refs';

/** Saves a filter for all of an organization; one of the same name is replaced. @throws AppError `resource-exhausted`, `permission-denied`, `unavailable` */
export const savePointFilter = (organization: OrgId, saved: SavedPointFilter): Promise<void> =>
  change(organization, (filters) => withSavedFilter(filters, saved));

/** Deletes a filter for all of an organization. @throws AppError `permission-denied`, `unavailable` */
export const deletePointFilter = (organization: OrgId, name: string): Promise<void> =>
  change(organization, (filters) => withoutSavedFilter(filters, name));

/** Changes the filters as they are stored now, so that those that others saved meanwhile stay. */
async function change(organization: OrgId, next: (filters: SavedPointFilter[]) => SavedPointFilter[]): Promise<void> {
  const { db, doc, runTransaction, serverTimestamp } = await requireReachableStore();
  const reference = doc(db, pointFiltersOf(organization).path, pointFiltersDocument);
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      const filters = next(savedFiltersFrom('', (await transaction.get(reference)).data() ?? {}));
      if (filters.length > pointFilterLimits.filters)
        throw new AppError('resource-exhausted', `There are ${pointFilterLimits.filters} saved filters. Delete one first.`);
      transaction.set(reference, { filters, updated: serverTimestamp() });
    }),
  );
}
