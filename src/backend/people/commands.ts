import type { Role } from '@/domain/access/roles';
import type { RemovalUndo } from '@/domain/callables/results';
import type { OrgId, UserId } from '@/domain/ids';
import { call } from '../callables';

/**
 * Changes the role of a member and returns the function's message.
 * @throws AppError `permission-denied`, `failed-precondition` for the last Super Admin and for people who left the organization
 * @see COLLAB-034 FUNC-018
 */
export const setUserRole = async (change: { uid: UserId; organization: OrgId; role: Role }): Promise<string> =>
  (await call('setUserRole', change)).message;

/**
 * Takes a member out of the organization, or lets the user leave it; the account stays.
 * @param leavesNoAdmin once the last admin knows that nobody administers it then
 * @returns what undoes it within ten minutes; null where nothing does
 * @throws AppError `permission-denied`; `aborted` for a last admin who does not know, with what they should
 */
export async function removeMember(input: { uid: UserId; organization: OrgId; leavesNoAdmin?: true }): Promise<RemovalUndo | null> {
  return (await call('removeMember', input)).undo;
}

/** Makes somebody whom the user removed a member again. @throws AppError `permission-denied`, `failed-precondition` when it is too late */
export async function undoRemoval(member: { uid: UserId; organization: OrgId }, undo: RemovalUndo): Promise<void> {
  await call('undoRemoval', { ...member, ...undo });
}

/** Deletes an account. @throws AppError `permission-denied` @see COLLAB-033 FUNC-020 */
export async function deleteUser(uid: UserId): Promise<void> {
  await call('deleteUser', { uid });
}
