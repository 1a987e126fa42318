import { isAppError } from '@/domain/app-error';
import type { LimitBlock } from '@/domain/organization-limits/blocks';
import { loadModule } from '@/loading/load-code';

const blockReason = () => import('./block-reason').then((it) => it.blockReason);

/**
 * Says why something was refused that the user may do otherwise: the organization has no room for it, or nothing in it changes. Reads about that only
 * once it was refused.
 * @throws AppError `resource-exhausted`, `failed-precondition`, and what `work` throws
 */
export async function withBlocks<T>(organization: string, kind: LimitBlock, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isAppError(error, 'permission-denied')) throw error;
    throw await loadModule(blockReason).then(
      (reason) => reason(organization, kind, error),
      () => error,
    );
  }
}
