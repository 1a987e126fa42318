import { AppError } from '@/domain/app-error';
import { type Module, moduleForm } from '@/domain/modules';
import { pathPart } from '@/domain/path-part';
import { parseInput, withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { modules } from './queries';

type ModuleFields = Pick<Module, 'name' | 'description'>;

/**
 * Creates a module, whose name becomes its id.
 * @throws AppError `already-exists` if there is one of that name, which stays as it is; `invalid-argument`, `permission-denied`, `unavailable`
 * @see ADMIN-019 ADMIN-021 MODEL-016
 */
export async function createModule(input: ModuleFields): Promise<void> {
  const fields = parseInput(moduleForm, input);
  const id = pathPart(fields.name, 'The name');
  const { db, doc, runTransaction, serverTimestamp } = await requireOnlineStore();
  const reference = doc(db, modules.path, id);
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      if ((await transaction.get(reference)).exists()) throw alreadyThere(id);
      transaction.set(reference, { ...fields, createdAt: serverTimestamp(), updated: serverTimestamp() });
    }),
  );
}

/** Writes name and description of a module. @throws AppError `invalid-argument`, `permission-denied`, `not-found`, `unavailable` @see OLD-003 */
export async function updateModule({ id, ...input }: ModuleFields & { id: string }): Promise<void> {
  const { db, doc, updateDoc, serverTimestamp } = await requireOnlineStore();
  await withAppErrors(updateDoc(doc(db, modules.path, id), { ...parseInput(moduleForm, input), updated: serverTimestamp() }));
}

function alreadyThere(name: string): AppError {
  console.warn(`Module ${name} already exists.`);
  return new AppError('already-exists', `There is a module ${name} already. Nothing was created.`);
}
