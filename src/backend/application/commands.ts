import type { Directory } from '@/domain/access/principals';
import type { GlobalMessage } from '@/domain/application/global-message';
import { call } from '../callables';

/** Writes the fields of the message to all users. @throws AppError `invalid-argument`, `permission-denied`, `unavailable` @see ADMIN-067 */
export async function saveGlobalMessage(message: GlobalMessage): Promise<void> {
  await call('saveGlobalMessage', message);
}

/** An edited directory, and the one it was made from. */
export type DirectoryEdit = { base: Directory; edited: Directory };

/**
 * Saves what was added to and removed from the directory, joined with what others saved since.
 * @throws AppError `invalid-argument`, `permission-denied`, `unavailable`
 * @see MODEL-054
 */
export async function saveDirectory({ base, edited }: DirectoryEdit): Promise<void> {
  await call('saveDirectory', { base: listsOf(base), edited: listsOf(edited) });
}

const listsOf = ({ admins, organizations }: Directory) => ({ admins: [...admins], organizations: [...organizations] });
