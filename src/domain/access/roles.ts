export const roles = ['user', 'superuser', 'ultrauser', 'admin'] as const;
/** @see ACCESS-001 */
export type Role = (typeof roles)[number];

/** What the dashboard calls a role. @see ACCESS-007 */
export const roleLabels: Record<Role, string> = { user: 'Viewer', superuser: 'Editor', ultrauser: 'Admin', admin: 'Super Admin' };

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
