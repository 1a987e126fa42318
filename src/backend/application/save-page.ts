import { type PageFields, pageForm } from '@/domain/application/page-form';
import { parseInput, withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { pages } from './refs';

/** Merges version and text of a page into what is stored. @throws AppError `invalid-argument`, `permission-denied`, `unavailable` @see ADMIN-039 */
export async function savePage({ id, ...input }: PageFields & { id: string }): Promise<void> {
  const { db, doc, setDoc, serverTimestamp } = await requireOnlineStore();
  const fields = { ...parseInput(pageForm, input), updated: serverTimestamp() };
  await withAppErrors(setDoc(doc(db, pages.path, id), fields, { merge: true }));
}
