export const roles = ['user', 'superuser', 'ultrauser', 'admin'] as const;
/** @see ACCESS-001 */
export type Role = (typeof roles)[number];

/** What the dashboard calls a role. @see ACCESS-007 */
export const roleLabels: Record<Role, string> = { user: 'Viewer', superuser: 'Editor', ultrauser: 'Admin', admin: 'Super Admin' };

/** What the platform console says beside a role. @see ACCESS-003 ACCESS-004 ACCESS-005 ACCESS-006 */
export const roleDescriptions: Record<Role, string> = {
  user: 'Default user (can view)',
  superuser: 'can create',
  ultrauser: 'Admin',
  admin: 'SUPER ADMIN',
};

/** The claims of an ID token; nothing about them is certain. @see ACCESS-002 */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * The role in effect: the admin claim, then the role claim, then the superuser and the ultrauser claim, otherwise user.
 * A role claim we do not know counts as user.
 * @see ACCESS-008
 */
export function effectiveRole(claims: Claims): Role {
  if (claims.admin === true) return 'admin';
  if (typeof claims.role === 'string' && claims.role !== '') return roles.find((role) => role === claims.role) ?? 'user';
  if (claims.superuser === true) return 'superuser';
  if (claims.ultrauser === true) return 'ultrauser';
  return 'user';
}

/** What the lists of accounts show: an account without any claims has no role yet. @see ACCESS-009 */
export const shownRole = (claims: Claims): Role | 'user-unset' => (Object.keys(claims).length === 0 ? 'user-unset' : effectiveRole(claims));
