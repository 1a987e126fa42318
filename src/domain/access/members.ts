import type { OrgId } from '../ids';
import type { Identity } from './identity';
import { type Directory, edits, isGlobalAdmin, isOrgAdmin, type Who } from './principals';
import { type Role, roles } from './roles';

/** The account that is changed, as its claims say. */
export type Member = Pick<Identity, 'uid' | 'organization' | 'role'>;

/**
 * The choices that Manage users offers, lowest first. Whether a choice may be made for somebody is `canSetRole`.
 * @see ACCESS-028 ACCESS-029 ACCESS-030
 */
export function assignableRoles(who: Who): readonly Role[] {
  if (isGlobalAdmin(who)) return roles;
  return who?.role === 'ultrauser' ? ['user', 'superuser'] : ['user'];
}

/** The role that an empty choice stands for. @see ACCESS-032 */
export const chosenRole = (choice: Role | ''): Role => choice || 'user';

/**
 * A global admin gives anybody any role. An admin of the organization gives its members below their own role the roles they may assign, and
 * may lower their own. Nobody raises their own role.
 * @see ACCESS-031 ACCESS-070 FUNC-019
 */
export function canSetRole(who: Who, member: Member, role: Role): boolean {
  if (who === null) return false;
  const isOwn = who.uid === member.uid;
  if (isOwn && rank(role) > rank(who.role)) return false;
  return isGlobalAdmin(who) || (assignableRoles(who).includes(role) && (isOwn ? managesMember(who, member) : outranksMember(who, member)));
}

/** A global admin deletes anybody else, an admin of the organization its members below their own role. @see FUNC-021 */
export function canDeleteUser(who: Who, member: Member): boolean {
  if (who === null || who.uid === member.uid) return false;
  return isGlobalAdmin(who) || outranksMember(who, member);
}

/** A global admin disables anybody else. @see ACCESS-053 FUNC-012 */
export const canDisableUser = (who: Who, member: Pick<Member, 'uid'>): boolean => isGlobalAdmin(who) && who?.uid !== member.uid;

/** Who sees the accounts of an organization. @see FUNC-017 */
export const canSeeMembers = (who: Who, organization: OrgId, directory: Directory | null): boolean => edits(who, organization, directory);

/** Whether somebody may do less than before: in a lower role, or outside the organization they were in. */
export const losesRights = (before: Omit<Member, 'uid'>, after: Omit<Member, 'uid'>): boolean =>
  rank(after.role) < rank(before.role) || (before.organization !== null && before.organization !== after.organization);

const managesMember = (who: Who, member: Member): boolean => member.organization !== null && isOrgAdmin(who, member.organization);

const outranksMember = (who: Identity, member: Member): boolean => managesMember(who, member) && rank(member.role) < rank(who.role);

const rank = (role: Role): number => roles.indexOf(role);
