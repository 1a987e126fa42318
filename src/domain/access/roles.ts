export const roles = ['user', 'superuser', 'ultrauser', 'admin'] as const;
/** @see ACCESS-001 */
export type Role = (typeof roles)[number];

/** Role names in the dashboard. @see ACCESS-007 */
export const roleLabels: Record<Role, string> = { user: 'Viewer', superuser: 'Editor', ultrauser: 'Admin', admin: 'Super Admin' };

/** The words in place of the role of a member to whom nobody gave one. @see COLLAB-031 */
export const missingRole = 'MISSING ROLE';

/** The unvalidated claims of an ID token. @see ACCESS-002 */
export type Claims = Readonly<Record<string, unknown>>;

/** The claims that say what somebody is. @see ACCESS-002 */
export type RoleClaims = { organization?: string; role?: string; admin?: true; superuser?: true; ultrauser?: true };

/**
 * The effective role: the admin claim, then the role claim, then the superuser and the ultrauser claim, otherwise user. An unknown role claim counts
 * as user.
 * @see ACCESS-008
 */
export function effectiveRole(claims: Claims): Role {
  if (claims.admin === true) return 'admin';
  if (typeof claims.role === 'string' && claims.role !== '') return roles.find((role) => role === claims.role) ?? 'user';
  if (claims.superuser === true) return 'superuser';
  if (claims.ultrauser === true) return 'ultrauser';
  return 'user';
}

/** Whether anybody ever gave a role. @see COLLAB-031 */
export const hasRole = ({ role, admin, superuser, ultrauser }: Claims): boolean =>
  (typeof role === 'string' && role !== '') || [admin, superuser, ultrauser].includes(true);
