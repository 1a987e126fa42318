import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { invitations, organizationInvitations } from './refs';

/** Deletes an invitation to an organization that the user received. @throws AppError `unavailable` offline @see ACCESS-064 */
export async function declineOrganizationInvitation(id: string): Promise<void> {
  const { db, doc, deleteDoc } = await requireOnlineStore();
  await withAppErrors(deleteDoc(doc(db, organizationInvitations.path, id)));
}

/** Deletes the user's own invitation to a tour or collection. @throws AppError `unavailable` offline @see ACCESS-063 */
export async function leaveInvitation(id: string): Promise<void> {
  const { db, doc, deleteDoc } = await requireOnlineStore();
  await withAppErrors(deleteDoc(doc(db, invitations.path, id)));
}
