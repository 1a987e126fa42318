import { AppError } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { templateLimits } from '@/domain/limits';
import { type PointTemplate, templateName, templateNumbers } from '@/domain/reuse/template';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { templatesOf } from './refs';

type ToSave = Pick<PointTemplate, 'name' | 'kind' | 'content'> & {
  organization: OrgId /** the ids that are in use, as far as is known */;
  used: readonly string[];
};

/**
 * Adds a template with the first free number; content never changes after that.
 * @throws AppError `invalid-argument` without a name, `resource-exhausted` if there are 200, `permission-denied`, `unavailable`
 */
export async function saveTemplate({ organization, name, kind, content, used }: ToSave): Promise<void> {
  const fields = { name: templateName(name), kind, content };
  const { db, doc, runTransaction, serverTimestamp } = await requireOnlineStore();
  const free = templateNumbers.filter((number) => !used.includes(number));
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      // somebody else may have taken the first ones in the meantime
      for (const number of free.slice(0, maxAttempts)) {
        const reference = doc(db, templatesOf(organization).path, number);
        if ((await transaction.get(reference)).exists()) continue;
        transaction.set(reference, { ...fields, updated: serverTimestamp() });
        return;
      }
      throw new AppError('resource-exhausted', `An organization can have ${templateLimits.templates} templates. Delete one first.`);
    }),
  );
}

const maxAttempts = 10;

/** Renames a template. @throws AppError `invalid-argument` without a name, `permission-denied`, `not-found` */
export async function renameTemplate({ organization, id, name }: { organization: OrgId; id: string; name: string }): Promise<void> {
  const { db, doc, updateDoc, serverTimestamp } = await requireOnlineStore();
  const fields = { name: templateName(name), updated: serverTimestamp() };
  await withAppErrors(updateDoc(doc(db, templatesOf(organization).path, id), fields));
}

/** Deletes a template; what was made of it stays. @throws AppError `permission-denied` */
export async function deleteTemplate({ organization, id }: { organization: OrgId; id: string }): Promise<void> {
  const { db, doc, deleteDoc } = await requireOnlineStore();
  await withAppErrors(deleteDoc(doc(db, templatesOf(organization).path, id)));
}
