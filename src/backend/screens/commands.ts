import type { OrgId } from '@/domain/ids';
import { screenForm } from '@/domain/screen-form';
import type { Screen } from '@/domain/screens';
import { parseInput, withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { screensOf } from './refs';

type ScreenFields = Omit<Screen, 'id'>;

/** Adds a screen. @throws AppError `invalid-argument`, `permission-denied` @see MODEL-058 */
export async function createScreen(organization: OrgId, fields: ScreenFields): Promise<void> {
  const { db, addDoc, collection } = await store();
  await withAppErrors(addDoc(collection(db, screensOf(organization).path), parseInput(screenForm, fields)));
}

/** Changes a screen; its address stays. @throws AppError `invalid-argument`, `permission-denied`, `not-found` @see MODEL-058 */
export async function updateScreen(organization: OrgId, { id, ...fields }: Screen): Promise<void> {
  const { db, doc, updateDoc } = await store();
  await withAppErrors(updateDoc(doc(db, screensOf(organization).path, id), parseInput(screenForm, fields)));
}

/** Deletes a screen, whose address then says that it is not public. @throws AppError `permission-denied` */
export async function deleteScreen(organization: OrgId, id: string): Promise<void> {
  const { db, doc, deleteDoc } = await store();
  await withAppErrors(deleteDoc(doc(db, screensOf(organization).path, id)));
}
