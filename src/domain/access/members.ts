import { minuteMs } from '../durations';
import type { OrgId } from '../ids';
import type { Identity } from './identity';
import { type CurrentUser, canEditOrganization, type Directory, isGlobalAdmin, isOrgAdmin } from './principals';
import { type Role, roles } from './roles';

/** The account to change, from its claims. */
export type Member = Pick<Identity, 'uid' | 'organization' | 'role'>;

/**
 * Roles offered in Manage users, lowest first. `canSetRole` decides whether a role may be given to a particular member.
 * @see ACCESS-028 ACCESS-029 ACCESS-030
 */
export function assignableRoles(user: CurrentUser): readonly Role[] {
  if (isGlobalAdmin(user)) return roles;
  return user?.role === 'ultrauser' ? ['user', 'superuser'] : ['user'];
}

/** The role that an empty choice means. @see ACCESS-032 */
export const chosenRole = (choice: Role | ''): Role => choice || 'user';

/**
 * A global admin can give anybody any role. An organization admin can give assignable roles to members ranked below them, and can lower their own
 * role. Nobody can raise their own role.
 * @see ACCESS-031 ACCESS-070 FUNC-019
 */
export function canSetRole(user: CurrentUser, member: Member, role: Role): boolean {
  if (user === null) return false;
  const isOwn = user.uid === member.uid;
  if (isOwn && rank(role) > rank(user.role)) return false;
  return (
    isGlobalAdmin(user) || (assignableRoles(user).includes(role) && (isOwn ? managesMember(user, member) : outranksMember(user, member)))
  );
}

/** A global admin can delete anybody else; an organization admin can delete members ranked below them. @see FUNC-021 */
export function canDeleteUser(user: CurrentUser, member: Member): boolean {
  if (user === null || user.uid === member.uid) return false;
  return isGlobalAdmin(user) || outranksMember(user, member);
}

/** Whoever could delete the account of a member can remove them from the organization, and everybody can leave it. */
export const canRemoveMember = (user: CurrentUser, member: Member): boolean =>
  user !== null && member.organization !== null && (user.uid === member.uid || canDeleteUser(user, member));

/** For how long whoever removed a member can undo it; milliseconds. */
export const removalUndoMs = 10 * minuteMs;

/** A global admin can disable anybody else. @see ACCESS-053 FUNC-012 */
export const canDisableUser = (user: CurrentUser, member: Pick<Member, 'uid'>): boolean => isGlobalAdmin(user) && user?.uid !== member.uid;

/** Whether the user can list the accounts of an organization. @see FUNC-017 */
export const canSeeMembers = (user: CurrentUser, organization: OrgId, directory: Directory | null): boolean =>
  canEditOrganization(user, organization, directory);

/** Whether the user changes roles in an organization and deletes its members. @see FUNC-019 FUNC-021 */
export const canManageMembers = (user: CurrentUser, organization: OrgId): boolean => isGlobalAdmin(user) || isOrgAdmin(user, organization);

/** Who gives the roles that the user can't give; null if they give all. @see ACCESS-029 ACCESS-030 */
export function higherRolesText(user: CurrentUser): string | null {
  if (isGlobalAdmin(user)) return null;
  if (user?.role === 'ultrauser') return 'Only a Super Admin can make somebody an admin. Ask whoever runs Loggia for you.';
  return 'Admins of the organization make somebody an editor, and only a Super Admin an admin.';
}

/** Why the user can't give a member this role; null if they can. @see ACCESS-030 ACCESS-031 FUNC-019 */
export function roleDenial(user: CurrentUser, member: Member, role: Role): string | null {
  if (canSetRole(user, member, role)) return null;
  if (user?.uid === member.uid) return 'You can’t raise your own role. Ask a Super Admin.';
  if (user === null || !managesMember(user, member)) return 'Only admins of the organization can change roles.';
  if (rank(member.role) >= rank(user.role)) return `Only a Super Admin can change the role of ${anotherAdmin(member.role)}.`;
  return `Only a Super Admin can make somebody ${role === 'admin' ? 'a Super Admin' : 'an admin'}.`;
}

/** Why the user can't remove a member from the list of them; null if they can. */
export function removalDenial(user: CurrentUser, member: Member): string | null {
  if (user?.uid === member.uid) return 'You leave the organization yourself, on the page of your account.';
  if (canRemoveMember(user, member)) return null;
  if (user === null || !managesMember(user, member)) return 'Only admins of the organization can remove members.';
  return `Only a Super Admin can remove ${anotherAdmin(member.role)}.`;
}

/** Why the user can't delete a member; null if they can. @see FUNC-021 */
export function deletionDenial(user: CurrentUser, member: Member): string | null {
  if (canDeleteUser(user, member)) return null;
  if (user?.uid === member.uid) return 'You can’t delete your own account. Ask another admin.';
  if (user === null || !managesMember(user, member)) return 'Only admins of the organization can delete users.';
  return `Only a Super Admin can delete ${anotherAdmin(member.role)}.`;
}

const anotherAdmin = (role: Role): string => (role === 'admin' ? 'a Super Admin' : 'another admin');

const managesMember = (user: CurrentUser, member: Member): boolean => member.organization !== null && isOrgAdmin(user, member.organization);

const outranksMember = (user: Identity, member: Member): boolean => managesMember(user, member) && rank(member.role) < rank(user.role);

const rank = (role: Role): number => roles.indexOf(role);
