import type { Directory } from '@/domain/access/principals';
import { directoryForm, globalMessageForm } from '@/domain/application/forms';
import type { GlobalMessage } from '@/domain/application/global-message';
import { parseInput, withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { store } from '../firestore/store';
import { directory, globalMessage } from './refs';

/**
 * Writes the fields of the message to all users; offline the promise waits for the network.
 * @throws AppError `invalid-argument`, `permission-denied`
 * @see ADMIN-067
 */
export async function saveGlobalMessage(message: GlobalMessage): Promise<void> {
  const { db, doc, setDoc } = await store();
  await withAppErrors(setDoc(doc(db, globalMessage.path, 'global'), parseInput(globalMessageForm, message), { merge: true }));
}

/** An edited directory, and the one it was made from. */
export type DirectoryEdit = { base: Directory; edited: Directory };

/**
 * Saves what was added to and removed from the directory, joined with what others saved since. Costs one read and one write.
 * @throws AppError `invalid-argument`, `permission-denied`, `unavailable`
 * @see MODEL-054
 */
export async function saveDirectory({ base, edited }: DirectoryEdit): Promise<void> {
  const { db, doc, runTransaction } = await requireOnlineStore();
  const reference = doc(db, directory.path, 'dcms');
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      const stored = directory.read('dcms', (await transaction.get(reference)).data() ?? {});
      const merged = {
        admins: joined(base.admins, edited.admins, stored.admins),
        organizations: joined(base.organizations, edited.organizations, stored.organizations),
      };
      transaction.set(reference, parseInput(directoryForm, merged), { merge: true });
    }),
  );
}

/** The stored entries, without those that were removed here and with those that were added. */
const joined = (base: readonly string[], edited: readonly string[], stored: readonly string[]): string[] => [
  ...new Set([
    ...stored.filter((entry) => edited.includes(entry) || !base.includes(entry)),
    ...edited.filter((entry) => !base.includes(entry)),
  ]),
];
