import type { OrgId } from '@/domain/ids';
import { wallScreenForm } from '@/domain/wall-screen-form';
import type { WallScreen } from '@/domain/wall-screens';
import { parseInput, withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { wallScreensOf } from './refs';

type WallScreenFields = Omit<WallScreen, 'id'>;

/** Adds a wall screen. @throws AppError `invalid-argument`, `permission-denied` @see MODEL-058 */
export async function createWallScreen(organization: OrgId, fields: WallScreenFields): Promise<void> {
  const { db, addDoc, collection } = await store();
  await withAppErrors(addDoc(collection(db, wallScreensOf(organization).path), parseInput(wallScreenForm, fields)));
}

/** Changes a wall screen; its address stays. @throws AppError `invalid-argument`, `permission-denied`, `not-found` @see MODEL-058 */
export async function updateWallScreen(organization: OrgId, { id, ...fields }: WallScreen): Promise<void> {
  const { db, doc, updateDoc } = await store();
  await withAppErrors(updateDoc(doc(db, wallScreensOf(organization).path, id), parseInput(wallScreenForm, fields)));
}

/** Deletes a wall screen, whose address then says that it is not public. @throws AppError `permission-denied` */
export async function deleteWallScreen(organization: OrgId, id: string): Promise<void> {
  const { db, doc, deleteDoc } = await store();
  await withAppErrors(deleteDoc(doc(db, wallScreensOf(organization).path, id)));
}
