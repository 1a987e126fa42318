import type { PageFields } from '@/domain/application/page-form';
import { call } from '../callables';

/** Merges version and text of a page into what is stored. @throws AppError `invalid-argument`, `permission-denied`, `unavailable` @see ADMIN-039 */
export async function savePage(input: PageFields & { id: string }): Promise<void> {
  await call('savePage', input);
}
