import type { Role } from '@/domain/access/roles';
import { type OrgId, type UserId, userId } from '@/domain/ids';
import type { NewUser } from '@/domain/people/new-user';
import { call } from '../callables';

/** Creates an account without organization and role; `attempt` is an id that is the same when the call is repeated. @throws AppError `invalid-argument`, `permission-denied`, `already-exists` @see FUNC-003 ADMIN-033 ADMIN-073 */
export const createAccount = async (user: NewUser, attempt: string): Promise<UserId> =>
  userId((await call('createUser', { ...user, attempt })).uid);

/**
 * Sets the organization and the role of a new account; calling it again is harmless. Without an organization only a global admin has a role.
 * @throws AppError `permission-denied`, `not-found`
 * @see FUNC-005 FUNC-009
 */
export async function assignAccount(uid: UserId, { organization, role }: { organization: OrgId | null; role: Role }): Promise<void> {
  // an admin can't be moved, but can be made one in an organization
  if (organization && role !== 'admin') await call('setOrganizationByUid', { uid, organization });
  const claims = { organization: organization ?? '', role, ...(role === 'admin' && { admin: true as const }) };
  if (organization || role === 'admin') await call('setClaimsByUid', { uid, claims });
}
